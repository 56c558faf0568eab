"""PettingZoo environments: seats one after another (`env`) and all at once (`parallel_env`).

What an agent observes is its view, and nothing else. Choices that seats make at once are made one after another in `env`: they
stay hidden until the last is made. In `parallel_env` every agent acts in every step; those who are not to act have one legal
action, the last number, which does nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from parlour._parlour import Game, Position

Observation = dict[str, NDArray[np.int8]]
Utility = Literal["win", "score"]


def _agent(seat: int) -> str:
    return f"seat_{seat}"


class _Deals:
    """Which game comes next: games 0, 1, 2 … of the run with the seed of the last reset."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.game = 0

    def next(self, game: Game, seed: int | None) -> Position:
        if seed is not None:
            self.seed, self.game = seed, 0
        elif self.seed is None:
            self.seed = int(seeding.np_random()[0].integers(2**31))
        position = game.deal(self.seed, self.game)
        self.game += 1
        return position


class _Spaces:
    """What both environments show and take."""

    def _make_spaces(self, game: Game, numbers: int) -> None:
        self.game = game
        self.possible_agents = [_agent(seat) for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (game.observation_size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]


class ParlourAECEnv(_Spaces, AECEnv):
    """A game in which the seats decide one after another."""

    metadata = {"name": "parlour_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, utility: Utility = "win", render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        self._make_spaces(game, game.num_actions)
        self.utility, self.render_mode = utility, render_mode
        self._deals = _Deals()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.position = self._deals.next(self.game, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = _agent(self.position.to_act[0])

    def observe(self, agent: str) -> Observation:
        view = self.position.view(self._seats[agent])
        return {"observation": view.tensor(), "action_mask": view.mask()}

    def legal(self, agent: str) -> list[tuple[int, str]]:
        """The numbers and texts of the agent's legal actions."""
        return self.position.legal(self._seats[agent])

    def features(self, agent: str) -> NDArray[np.uint16]:
        """The features of the agent's legal actions, a row for each."""
        return self.position.view(self._seats[agent]).features()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing needs an action")
        position = self.position
        position.play(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        to_act = position.to_act
        if to_act:
            self.agent_selection = _agent(to_act[0])
            return
        for seat, worth in enumerate(position.returns(self.utility)):
            self.rewards[_agent(seat)] = worth
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return "\n".join(heard["words"] for heard in self.position.history())
        return None

    def close(self) -> None:
        pass


class ParlourParallelEnv(_Spaces, ParallelEnv):
    """A game in which all agents act in every step, those who are not to act by doing nothing."""

    metadata = {"name": "parlour_v0", "render_modes": []}

    def __init__(self, game: Game, utility: Utility = "win") -> None:
        self._make_spaces(game, game.num_actions + 1)
        self.utility, self.render_mode = utility, None
        self.nothing = game.num_actions
        self._deals = _Deals()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.position = self._deals.next(self.game, seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        position = self.position
        for seat in position.to_act:
            position.play(seat, int(actions[_agent(seat)]))
        over = position.is_over
        observations = self._observations()
        worth = position.returns(self.utility) if over else [0.0] * self.game.seats
        rewards = {agent: worth[self._seats[agent]] for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Observation]:
        observations = {}
        for agent in self.agents:
            view = self.position.view(self._seats[agent])
            mask = np.zeros(self.nothing + 1, np.int8)
            view.mask(out=mask[:-1])
            mask[-1] = self._seats[agent] not in view.to_act
            observations[agent] = {"observation": view.tensor(), "action_mask": mask}
        return observations

    def render(self) -> None:
        pass

    def close(self) -> None:
        pass


def _game(game: str | Game, seats: int | None, options: dict[str, Any] | None) -> Game:
    return game if isinstance(game, Game) else Game(game, seats, options)


def env(
    game: str | Game = "tps",
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    utility: Utility = "win",
    render_mode: str | None = None,
) -> ParlourAECEnv:
    """An environment in which the seats decide one after another."""
    return ParlourAECEnv(_game(game, seats, options), utility, render_mode)


def parallel_env(
    game: str | Game = "tps",
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    utility: Utility = "win",
) -> ParlourParallelEnv:
    """An environment in which all agents act in every step."""
    return ParlourParallelEnv(_game(game, seats, options), utility)
