"""Batches."""

import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour._parlour import play_games
from tables import TABLES

ARRAYS = ("obs", "mask", "legal_count", "seat", "reward", "score", "done", "game_number", "state", "ending")


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_rows_are_the_positions_of_their_games(slug, seats):
    game = parlour.Game(slug, seats=seats)
    batch = parlour.Batch(game, 5, seed=8)
    positions = [game.deal(seed=8, game=row) for row in range(5)]
    finished = 0
    for _ in range(200):
        offsets, ids, features = batch.legal()
        assert offsets[-1] == len(ids) == len(features) == batch.legal_count.sum()
        actions = np.empty(5, np.int64)
        for row, position in enumerate(positions):
            seat = position.to_act[0]
            view = position.view(seat)
            assert batch.seat[row] == seat
            assert (batch.obs[row] == view.tensor()).all()
            own = slice(offsets[row], offsets[row + 1])
            assert ids[own].tolist() == [number for number, _ in position.legal(seat)]
            assert (features[own] == view.features()).all()
            if game.indexed:
                assert (batch.mask[row] == view.mask()).all()
            actions[row] = ids[own][len(ids[own]) // 2]
            position.play(seat, int(actions[row]))
        batch.step(actions)
        for row, position in enumerate(positions):
            assert batch.done[row] == position.is_over
            if position.is_over:
                finished += 1
                assert batch.score[row].tolist() == position.scores
                assert np.allclose(batch.reward[row], position.returns())
                positions[row] = game.deal(seed=8, game=int(batch.game_number[row]))
            else:
                assert not batch.reward[row].any()
    assert finished or game.longest > 200


def places(batch):
    """Where every array of a batch lies in memory, those of its legal actions included."""
    arrays = [getattr(batch, name) for name in ARRAYS] + list(batch.legal())
    return [array.ctypes.data for array in arrays]


def resident():
    """The bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


needs_statm = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="the system does not say how much memory is held"
)


def stays_in_place(batch, step, times):
    """Whether arrays keep their addresses and memory stays flat when `step` is taken so often."""
    before, held = places(batch), None
    for number in range(times):
        step()
        if number == times // 10:
            held = resident()
    assert places(batch) == before
    assert resident() < held + 4 * 2**20


@needs_statm
@pytest.mark.parametrize(("slug", "steps"), [(slug, 1000 if slug in ("tps", "pillars") else 100) for slug in parlour.games()])
def test_arrays_stay_where_they_are_and_memory_is_flat_over_many_thousand_steps(slug, steps):
    batch = parlour.Batch(slug, 1, seed=1, obs="short", state=True, ending=True)
    batch.step_random(50_000)

    def step():
        batch.step_random(1000)
        batch.legal()

    stays_in_place(batch, step, steps)


@needs_statm
@pytest.mark.parametrize("slug", parlour.games())
def test_arrays_stay_where_they_are_when_the_caller_chooses(slug):
    batch = parlour.Batch(slug, 8, seed=1, ending=True)

    def step():
        offsets, ids, _ = batch.legal()
        batch.step(ids[offsets[:-1]])

    stays_in_place(batch, step, 20_000)


@needs_statm
def test_arrays_stay_where_they_are_beside_bots():
    batch = parlour.Batch("archons", 8, seats=4, seed=1, state=True, bots={1: "greedy", 2: "random"})
    stays_in_place(batch, lambda: batch.step_random(10), 300)


def test_other_threads_go_on_while_a_batch_plays():
    batch, counted, over = parlour.Batch("tps", 1000, seed=1), [0], threading.Event()

    def count():
        while not over.wait(0.001):
            counted[0] += 1

    counter, steps, most = threading.Thread(target=count), 1, 0
    counter.start()
    # Steps are doubled until the counter has advanced in one call: only a call that keeps the interpreter never lets it.
    while most < 20 and steps < 2**16:
        before = counted[0]
        batch.step_random(steps)
        most, steps = max(most, counted[0] - before), 2 * steps
    over.set()
    counter.join()
    assert most >= 20


TWO_THREADS = """
import threading
import parlour

shared, alone = (parlour.Batch("tps", 500, seed=1) for _ in range(2))

def play():
    for _ in range(100):
        shared.step_random(5)
        offsets, ids, features = shared.legal()
        shared.step_random()

threads = [threading.Thread(target=play) for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
alone.step_random(2 * 100 * 6)
assert (shared.obs == alone.obs).all() and (shared.game_number == alone.game_number).all()
print("both came to their end")
"""


def test_two_threads_wait_for_each_other_and_not_for_ever():
    # In a process of its own: if they waited for ever, nothing in this one would go on.
    ran = subprocess.run([sys.executable, "-c", TWO_THREADS], capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0 and "both came to their end" in ran.stdout, ran.stderr


def test_actions_in_an_array_of_the_batch_are_refused_and_nothing_changes():
    batch = parlour.Batch("tps", 3, seed=2)
    before = [getattr(batch, name).copy() for name in ARRAYS]
    with pytest.raises(parlour.ParlourError, match="give it a copy"):
        batch.step(batch.game_number.view(np.int64))
    assert all((getattr(batch, name) == old).all() for name, old in zip(ARRAYS, before))
    batch.step(batch.mask.argmax(axis=1))
    assert (batch.obs != before[0]).any()


def test_a_batch_is_made_of_a_game_or_of_a_slug_with_seats_and_options():
    options = {"carry_pot": False}
    by_slug = parlour.Batch("archons", 4, seats=5, options=options, seed=3)
    by_game = parlour.Batch(parlour.Game("archons", seats=5, options=options), 4, seed=3)
    assert by_slug.game.seats == 5 and by_slug.game.changed_options == options
    assert (by_slug.obs == by_game.obs).all()
    with pytest.raises(parlour.ParlourError, match="a Game has its seats and options"):
        parlour.Batch(by_game.game, 4, seats=5)


def test_threads_change_nothing():
    batches = [parlour.Batch(parlour.Game("faj", seats=3), 64, seed=2, threads=threads) for threads in (1, 3)]
    for _ in range(50):
        for batch in batches:
            batch.step_random()
        for name in ARRAYS:
            assert (getattr(batches[0], name) == getattr(batches[1], name)).all()


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes():
    batch = parlour.Batch(parlour.Game("tps", seats=4), 3)
    before = batch.obs.copy()
    actions = batch.mask.argmax(axis=1)
    actions[1] = 41
    with pytest.raises(parlour.IllegalActionError, match="row 1: 41 is not the number of a legal action"):
        batch.step(actions)
    assert (batch.obs == before).all()
    batch.step(batch.mask.argmax(axis=1))
    assert (batch.obs != before).any()


def test_bots_have_their_seats():
    batch = parlour.Batch(parlour.Game("archons", seats=3), 20, bots={1: "greedy", 2: "random"})
    for _ in range(30):
        assert (batch.seat == 0).all()
        batch.step_random()
    with pytest.raises(parlour.ParlourError, match="bots sit on every seat"):
        parlour.Batch(parlour.Game("pillars"), 1, bots={0: "random", 1: "random"})
    with pytest.raises(parlour.ParlourError, match="no seat 2"):
        parlour.Batch(parlour.Game("pillars"), 1, bots={2: "random"})


def test_a_searching_bot_plays_in_a_batch_what_it_plays_in_a_run():
    game, rows = parlour.Game("tps", seats=3), 2
    _, expected = play_games(game, ["random", "medium", "random"], rows, seed=5)
    batch, scores = parlour.Batch(game, rows, seed=5, bots={1: "medium"}), {}
    while len(scores) < rows:
        playing = batch.game_number.copy()
        batch.step_random()
        assert (batch.seat != 1).all()
        scores |= {int(playing[row]): batch.score[row].tolist() for row in np.flatnonzero(batch.done) if playing[row] < rows}
    assert [scores[row] for row in range(rows)] == expected.tolist()


def test_forced_decisions_can_be_left_out():
    batch = parlour.Batch(parlour.Game("tps", seats=4), 50, play_forced=True)
    for _ in range(200):
        assert (batch.legal_count > 1).all()
        batch.step_random()


def test_the_state_has_all_hands_and_the_observation_only_the_own():
    game = parlour.Game("tps", seats=4)
    with_state = parlour.Batch(game, 4, obs="short", state=True)
    assert with_state.state.shape == (4, 4 * game.short_observation_size)
    assert (with_state.state[:, : game.short_observation_size] == with_state.obs).all()
    hand = next(field for field in game.fields if field["name"].startswith("own hand"))
    hands = with_state.state.reshape(4, 4, -1)[:, :, hand["start"] : hand["start"] + hand["size"]]
    assert (hands.sum(axis=1) <= 1).all() and (hands.sum(axis=(1, 2)) == 36).all()
    assert parlour.Batch(game, 4).state.shape == (4, 0)
