"""OpenSpiel's interface: every game of Parlour as a `pyspiel` game.

`register()` makes `pyspiel.load_game("parlour_tps(players=4)")` work; `load("tps", seats=4)` does both at once. Parameters:

- `chance`: "rolled" (the default) samples all luck: one chance node at the beginning picks one of `deals` games of the run with
  that `seed`, and what luck decides later follows from it. "explicit" makes every chance event a node with its outcomes.
  (`pyspiel` cannot pickle or serialise a game in Python that calls its luck sampled: it asks for the state of its dice, and no
  method in Python can answer. So rolled games say explicit, which is true of the deals that they are played over.)
- `utility`: "win", the share of the win less an equal share, or "score".
- `options`: the game's options as JSON, percent-encoded (`urllib.parse.quote`).

Choices that are made at once come one after another and stay hidden until the last. `information_state_string` is what the seat
has heard since the deal, `observation_string` its view, and `resample_from_infostate` draws from that view alone: it builds a
state that knows nothing of the true one, not even its history.
"""

from __future__ import annotations

import json
import urllib.parse
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pyspiel

from parlour._parlour import Game, Position, games

Utility = Literal["win", "score"]

_PREFIX = "parlour_"
_LARGEST_PILE = 128
_DEALS = 1024
_MOST_CHANCE_NODES = 100_000


class _Rules:
    """What all states of a game share. Copies of states share it too."""

    def __init__(
        self, slug: str, seats: int, options: str, explicit: bool, utility: Utility, seed: int, deals: int
    ) -> None:
        self.made_of = (slug, seats, options, explicit, utility, seed, deals)
        self.game = Game(slug, seats, json.loads(options))
        self.explicit, self.utility, self.seed, self.deals = explicit, utility, seed, deals

    def begin(self) -> Position:
        """A new game in which luck is chosen."""
        return self.game.deal(chance="explicit")

    def deal(self, number: int) -> Position:
        """A game of the run."""
        return self.game.deal(self.seed, number)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Rules:
        return self

    def __reduce__(self) -> tuple[type[_Rules], tuple[Any, ...]]:
        return _Rules, self.made_of


def _type(slug: str, utility: Utility | None = None) -> pyspiel.GameType:
    info = Game(slug)
    fewest, most = info.seat_range
    kinds = pyspiel.GameType.Utility
    by_score = (utility or _usual(slug)) == "score"
    constant = not by_score or info.stake is not None
    return pyspiel.GameType(
        short_name=_PREFIX + slug,
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if constant else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": most,
            "chance": "rolled",
            "utility": _usual(slug),
            "seed": 0,
            "deals": _DEALS,
            "options": "%7B%7D",
        },
    )


def _usual(slug: str) -> Utility:
    # Where chips change hands, they are what is played for.
    return "win" if Game(slug).stake is None else "score"


def _info(rules: _Rules) -> pyspiel.GameInfo:
    game = rules.game
    seats = game.seats
    if rules.utility == "win":
        low, high, total = -1 / seats, 1 - 1 / seats, 0.0
    elif game.stake is not None:
        low, high, total = -float(game.stake), float(game.stake), 0.0
    else:
        low, high, total = -10_000.0, 10_000.0, None
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=_LARGEST_PILE if rules.explicit else rules.deals,
        num_players=seats,
        min_utility=low,
        max_utility=high,
        utility_sum=total,
        max_game_length=game.longest,
    )


class ParlourGame(pyspiel.Game):
    """A game of Parlour."""

    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        fewest, most = Game(self.slug).seat_range
        explicit = params.get("chance", "rolled") == "explicit"
        utility = params.get("utility", _usual(self.slug))
        options = urllib.parse.unquote(params.get("options", "%7B%7D"))
        seats, deals = params.get("players", most), params.get("deals", _DEALS)
        self.rules = _Rules(self.slug, seats, options, explicit, utility, params.get("seed", 0), deals)
        super().__init__(_type(self.slug, utility), _info(self.rules), params)

    def new_initial_state(self, initial_state: str | None = None) -> ParlourState:
        return ParlourState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _MOST_CHANCE_NODES if self.rules.explicit else 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> ParlourObserver:
        if params:
            raise ValueError("observations take no parameters")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ParlourObserver(self.rules.game, kind)


class ParlourState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position: Position | None = self.rules.begin() if self.rules.explicit else None

    @property
    def _dealt(self) -> Position:
        """The position, once there is one."""
        if self.position is None:
            raise RuntimeError("the cards have not been dealt yet")
        return self.position

    def current_player(self) -> int:
        if self.position is None or self.position.is_chance:
            return pyspiel.PlayerId.CHANCE
        to_act = self.position.to_act
        return to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [number for number, _ in self._dealt.legal(player)] if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.position is None:
            return [(deal, 1 / self.rules.deals) for deal in range(self.rules.deals)]
        return [(number, chance) for number, _, chance in self.position.chance_outcomes()[1]]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.rules.deal(action)
        elif self.position.is_chance:
            self.position.choose(action)
        else:
            self.position.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self.position is None or not self.position.is_chance:
                return f"deal {action}"
            name, outcomes = self.position.chance_outcomes()
            return f"{name} {outcomes[action][1]}"
        text = self.rules.game.action_text(action)
        if text is None and self.position is not None and not self.position.is_chance:
            text = dict(self.position.legal(player)).get(action)
        return text or f"action {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.rules.game.seats
        return self._dealt.returns(self.rules.utility)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ParlourState:
        """A state that the seat cannot tell from this one, drawn fairly from what it knows."""
        seed = int(probability_sampler() * 2**53)
        state = self.get_game().new_initial_state()
        state.position = self._dealt.sample(player_id, seed)[0]
        return state

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return self.position.save()


class ParlourObserver:
    """What a player sees: its view; with perfect recall, what it has heard."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.perfect_recall = kind.perfect_recall
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        if not self.perfect_recall:
            self.tensor = np.zeros(game.observation_size, np.float32)
            self.dict["observation"] = self.tensor

    def _eyes(self, player: int) -> int | None:
        return None if self.public_only else player

    def set_from(self, state: ParlourState, player: int) -> None:
        if self.tensor is None:
            return
        position = state.position
        if position is None or position.is_chance:
            self.tensor.fill(0)
        else:
            self.tensor[:] = position.view(self._eyes(player)).tensor()

    def string_from(self, state: ParlourState, player: int) -> str:
        position = state.position
        if position is None:
            return ""
        if self.perfect_recall:
            # Two seats may have heard the same; what they know is not the same set of positions.
            return f"seat {player}\n{position.information(self._eyes(player))}"
        return "" if position.is_chance else position.view(self._eyes(player)).json()


_registered: set[str] = set()


def register() -> None:
    """Makes every game known to `pyspiel.load_game` as `parlour_<slug>`. Doing it again changes nothing."""
    for slug in games():
        if slug not in _registered:
            made = type(f"Parlour_{slug}", (ParlourGame,), {"slug": slug})
            pyspiel.register_game(_type(slug), made)
            _registered.add(slug)


def load(
    slug: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    chance: Literal["rolled", "explicit"] = "rolled",
    utility: Utility | None = None,
    seed: int = 0,
    deals: int = _DEALS,
) -> pyspiel.Game:
    """A game, registered if need be."""
    register()
    params: dict[str, Any] = {"players": seats or Game(slug).seats, "chance": chance, "utility": utility or _usual(slug)}
    params |= {"seed": seed, "deals": deals}
    params["options"] = urllib.parse.quote(json.dumps(options or {}))
    return pyspiel.load_game(_PREFIX + slug, params)
