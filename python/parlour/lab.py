"""The lab: what many games say about a game.

>>> import parlour
>>> report = parlour.lab.report("pillars", games=2000)
>>> report["figures"]["seats"]  # doctest: +SKIP

A run is played in shards, whose sums are whole numbers and merge to the same bytes in any order. Sums of another build of the
engine are refused: its games may not be the same games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import Any

from parlour._parlour import Game, lab_fingerprint, lab_merge, lab_nothing, lab_play, lab_report


def fingerprint() -> str:
    """What sums of this build can be merged with."""
    return lab_fingerprint()


def run(
    game: str,
    *,
    games: int = 10_000,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    bots: str | Sequence[str] = ("greedy",),
    seed: int = 1,
    kingmaking: int = 0,
    ladder: Sequence[str] = (),
    deals: int = 0,
) -> str:
    """What is to be played, as text: two shards belong together if this is the same."""
    made = Game(game, seats, options)
    if seats is None:
        low, high = made.seat_range
        made = Game(game, max(low, min(4, high)), options)
    plan = {
        "game": made.slug,
        "seats": made.seats,
        "options": made.changed_options,
        "bots": [bots] if isinstance(bots, str) else list(bots),
        "seed": seed,
        "games": games,
        "kingmaking": kingmaking,
        "ladder": list(ladder),
        "deals": deals,
    }
    text = json.dumps(plan)
    lab_nothing(text)
    return text


def play(plan: str, shard: str = "1/1", threads: int | None = None) -> str:
    """Plays a shard of a run, as in `3/16`, and gives its sums as text."""
    return lab_play(plan, shard, threads or os.cpu_count() or 1)


def merge(parts: Iterable[str]) -> str:
    """The sums of several shards as those of one."""
    return lab_merge(list(parts))


def figures(sums: str) -> dict[str, Any]:
    """Every figure of the report over some sums, as a dictionary."""
    return json.loads(lab_report(sums)[0])


def page(sums: str) -> str:
    """The report over some sums as an HTML page."""
    return lab_report(sums)[1]


def report(game: str, *, threads: int | None = None, **plan: Any) -> dict[str, Any]:
    """Plays a run, by default with `greedy` on every seat, and gives every figure as a dictionary."""
    return figures(play(run(game, **plan), threads=threads))
