"""A Gymnasium vector environment: one seat is learned, bots have the others.

`make_vec("tps", num_envs=64, opponents="greedy")`. A game that ends is followed by the next in the same step
(`AutoresetMode.SAME_STEP`): `infos["final_obs"]` has the last observation of the game that ended, and `infos["final_info"]` its
scores. The reward is the seat's share of the win less an equal share, at the end of a game.

Where an action has no number of its own (Pillars, Damocles), it is named by its place among the legal ones: the mask is 1 at so
many first places, and `legal()` gives the features that tell the actions apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parlour._parlour import Batch, Game

Observations = dict[str, NDArray[np.int8]]


class ParlourVectorEnv(VectorEnv):
    """Many games, of which the caller plays one seat."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: Game,
        num_envs: int,
        seat: int = 0,
        opponents: str = "greedy",
        threads: int = 1,
        obs: Literal["full", "short"] = "full",
        seed: int = 0,
        copy: bool = True,
    ) -> None:
        self.game, self.num_envs, self.copy = game, num_envs, copy
        self._seat = seat
        bots = {other: opponents for other in range(game.seats) if other != seat}
        self._settings: dict[str, Any] = {"threads": threads, "obs": obs, "bots": bots, "ending": True}
        self._seed = seed
        size = game.observation_size if obs == "full" else game.short_observation_size
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (size,), np.int8),
                "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._places = np.arange(game.num_actions)
        self._batch: Batch | None = None

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        if seed is not None:
            self._seed = int(seed[0]) if isinstance(seed, Sequence) else int(seed)
        elif self._batch is not None:
            self._seed += 1
        self._batch = Batch(self.game, self.num_envs, seed=self._seed, **self._settings)
        return self._observations(), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self._begun()
        batch.step(np.ascontiguousarray(actions, dtype=np.int64))
        done = batch.done.copy()
        rewards = batch.reward[:, self._seat].astype(np.float64)
        infos = self._final(done) if done.any() else {}
        return self._observations(), rewards, done, np.zeros(self.num_envs, bool), infos

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint16]]:
        """The legal actions of all games, `(offsets, ids, features)`: see `parlour.Batch.legal`."""
        return self._begun().legal()

    def _begun(self) -> Batch:
        if self._batch is None:
            raise RuntimeError("call reset() before the first step")
        return self._batch

    def _final(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium tells of games that ended: object arrays, with None where a game goes on."""
        batch = self._begun()
        last = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(done):
            # Nothing is legal once a game is over.
            last[row] = {
                "observation": batch.ending[row].copy(),
                "action_mask": np.zeros(self.game.num_actions, np.int8),
            }
        scores = {"score": batch.score.copy(), "_score": done}
        return {"final_obs": last, "_final_obs": done, "final_info": scores, "_final_info": done}

    def _observations(self) -> Observations:
        batch = self._begun()
        if self.game.indexed:
            both = {"observation": batch.obs, "action_mask": batch.mask}
            return {key: array.copy() for key, array in both.items()} if self.copy else both
        mask = (self._places < batch.legal_count[:, None]).astype(np.int8)
        return {"observation": batch.obs.copy() if self.copy else batch.obs, "action_mask": mask}


def make_vec(
    game: str | Game,
    num_envs: int = 1,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> ParlourVectorEnv:
    """A vector environment of a game: `seat`, `opponents`, `threads`, `obs`, `seed` and `copy` are its settings."""
    if not isinstance(game, Game):
        game = Game(game, seats, options)
    return ParlourVectorEnv(game, num_envs, **settings)
