"""Bots, and matches between them."""

from __future__ import annotations

import math
from typing import Any, TypedDict

from parlour._parlour import Game, View, play_games


class MatchResult(TypedDict):
    """What `match` returns."""

    game: str
    seats: int
    bot: str
    field: str
    games: int
    share: float
    fair: float
    interval: tuple[float, float]


class Bot:
    """A player by name: random, explorer, greedy, easy, medium, hard or expert.

    It decides from a `View`, so it cannot see hidden cards. With `iterations` it searches as long as that and no longer; the
    same view and the same seed always have the same answer.
    """

    def __init__(self, name: str = "hard", iterations: int | None = None) -> None:
        self.name = name
        self.iterations = iterations

    def decide(self, view: View, seed: int = 0) -> tuple[int, str]:
        """The number and the text of the action that the bot takes."""
        return view.decide(self.name, seed, self.iterations)

    def __call__(self, view: View, seed: int = 0) -> int:
        return self.decide(view, seed)[0]

    def __repr__(self) -> str:
        return f"Bot({self.name!r}, iterations={self.iterations})"


def match(
    game: str | Game,
    bot: str,
    field: str,
    *,
    deals: int = 100,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    threads: int = 1,
) -> MatchResult:
    """Plays one bot against a table of another, every deal once from each seat.

    Returns a dictionary: `share` of the wins that `bot` takes, the share that would be `fair`, the 95% `interval` over deals,
    and the number of `games`. A win that is shared counts in parts.
    """
    if not isinstance(game, Game):
        game = Game(game, seats, options)
    table = game.seats
    by_deal = [0.0] * deals
    for seat in range(table):
        bots = [field] * table
        bots[seat] = bot
        shares, _ = play_games(game, bots, deals, seed=seed, threads=threads)
        for deal in range(deals):
            by_deal[deal] += float(shares[deal, seat]) / table
    share = sum(by_deal) / deals
    spread = sum((one - share) ** 2 for one in by_deal) / max(deals - 1, 1)
    margin = 1.96 * math.sqrt(spread / deals)
    return {
        "game": game.slug,
        "seats": table,
        "bot": bot,
        "field": field,
        "games": deals * table,
        "share": share,
        "fair": 1 / table,
        "interval": (share - margin, share + margin),
    }
