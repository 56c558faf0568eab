"""The package beside the program `parlour`: the same games, and tables that Python reads."""

import os
import subprocess

import pytest

import parlour
from tables import TABLES
from test_network import made

PROGRAM = os.environ.get("PARLOUR_PROGRAM")
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="PARLOUR_PROGRAM does not say where the program is")


def run(*words):
    """Runs the program."""
    ran = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize(("slug", "seats"), [table for table in TABLES if table[0] != "kuhn"])
def test_a_deal_is_the_game_that_the_program_records_to_the_last_byte(slug, seats, tmp_path):
    file = tmp_path / "games.jsonl"
    run("sim", slug, "--seats", seats, "--bots", "random", "--seed", 9, "--games", 3, "--record", file)
    for number, line in enumerate(file.read_text().splitlines()):
        position, expected = parlour.Game(slug, seats=seats).deal(seed=9, game=number), parlour.Record.from_json(line)
        for event in expected.data["events"]:
            if "a" in event:
                position.play(event["s"], event["a"])
        assert position.record().json() == line


def test_the_tables_of_the_lab_are_read_back(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    quick = ("--games", 30, "--ladder", "random,greedy", "--deals", 2, "--kingmaking", 0)
    run("lab", "report", "pillars", "--bots", "random", "--seed", 3, *quick, "--parquet", tmp_path)
    games, decisions = (parquet.read_table(tmp_path / f"{name}.parquet") for name in ("games", "decisions"))
    rows = games.to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(30) for seat in range(2)]
    # The whole win has sixty parts, and every decision of a game is there.
    won = {game: sum(row["win_sixtieths"] for row in rows if row["game"] == game) for game in range(30)}
    assert set(won.values()) == {60}
    first = [row for row in decisions.to_pylist() if row["game"] == 0]
    assert [row["decision"] for row in first] == list(range(1, rows[0]["decisions"] + 1))
    position = parlour.Game("pillars").deal(seed=3)
    for row in first:
        assert len(position.legal(row["seat"])) == row["legal"]
        position.play(row["seat"], row["action"])
    assert position.scores == [row["score"] for row in rows[:2]]


def test_a_network_plays_in_matches_and_simulations(tmp_path):
    for slug in ("tps", "damocles"):
        file = tmp_path / f"{slug}.weights"
        file.write_bytes(made(parlour.Game(slug)).to_bytes())
        assert f"net:{file}" in run("match", slug, "--bots", f"net:{file},random", "--games", 20, "--json")
        run("sim", slug, "--bots", f"net:{file}", "--games", 5, "--record", tmp_path / "games.jsonl")
        run("verify", tmp_path / "games.jsonl")
    refused = subprocess.run([PROGRAM, "match", "faj", "--bots", f"net:{file},random"], capture_output=True, text=True)
    assert refused.returncode != 0 and "the network was not trained for" in refused.stderr
