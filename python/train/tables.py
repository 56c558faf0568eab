"""Many games of all table sizes at once, as tensors on the device."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import parlour
import torch
from torch import Tensor

from .network import Shape


@dataclass(frozen=True)
class Group:
    """Games that are set up alike."""

    seats: int
    rows: int
    #: Who plays on every seat but one, which goes around from group to group; nobody: the caller plays all seats.
    bot: str | None = None
    #: The seat that the caller plays beside bots.
    seat: int = 0


@dataclass
class Decisions:
    """What all rows wait for. Actions of all rows stand in one list; `offsets` says where each row's begin."""

    observation: Tensor
    #: What the others hold, for the critic.
    others: Tensor
    seat: Tensor
    #: The number of each row's game.
    game: Tensor
    offsets: Tensor
    numbers: Tensor
    features: Tensor

    @property
    def counts(self) -> Tensor:
        """How many actions each row has."""
        return self.offsets[1:] - self.offsets[:-1]

    @property
    def rows(self) -> Tensor:
        """The row of each action."""
        return torch.repeat_interleave(torch.arange(len(self.seat), device=self.seat.device), self.counts)


@dataclass
class Ends:
    """Where games have just ended, and how."""

    done: Tensor
    #: Each seat's share of the win, by seat at the table.
    share: Tensor
    #: What the end is worth to each seat, from -1 on: twice its share less a fair one or, where chips change hands, its part of the
    #: most that can be won.
    worth: Tensor
    #: Each seat's score less the mean.
    lead: Tensor


class Tables:
    """One batch for every group, and their rows as one."""

    def __init__(self, slug: str, groups: list[Group], *, seed: int, threads: int, device: str, state: bool = True):
        self.device, self.groups, self.has_state = device, groups, state
        self.batches = [
            parlour.Batch(
                parlour.Game(slug, seats=group.seats),
                group.rows,
                seed=seed * 1000 + place,
                threads=threads,
                bots={seat: group.bot for seat in range(group.seats) if group.bot and seat != group.seat},
                play_forced=True,
                state=state,
            )
            for place, group in enumerate(groups)
        ]
        self.pool = ThreadPoolExecutor(len(groups))
        self.shape, self.stake = Shape.of(parlour.Game(slug)), parlour.Game(slug).stake
        sizes = np.repeat([group.seats for group in groups], [group.rows for group in groups])
        self.rows = len(sizes)
        self.begins = np.cumsum([0, *(group.rows for group in groups)])
        self.seats = torch.tensor(sizes, device=device)
        #: Which seats are there.
        self.there = torch.arange(self.shape.seats, device=device) < self.seats[:, None]
        if device == "cuda":
            for batch in self.batches:
                for array in (batch.obs, batch.state):
                    if array.size:
                        torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def _sent(self, arrays) -> Tensor:
        sent = [torch.from_numpy(array).to(self.device, non_blocking=True) for array in arrays]
        # What the engine writes next must not change what was asked for now.
        return torch.cat(sent) if len(sent) > 1 or self.device != "cpu" else sent[0].clone()

    def decisions(self) -> Decisions:
        """What every row waits for now."""
        lists = list(self.pool.map(lambda batch: batch.legal(), self.batches))
        offsets, start = [np.zeros(1, np.int64)], 0
        for own, *_ in lists:
            offsets.append(own[1:] + start)
            start += own[-1]
        width = self.shape.short * (self.shape.seats - 1)
        others = torch.zeros(self.rows, width if self.has_state else 0, dtype=torch.int8, device=self.device)
        if self.has_state:
            for batch, begin, end in zip(self.batches, self.begins, self.begins[1:]):
                theirs = torch.from_numpy(batch.state).to(self.device, non_blocking=True)[:, self.shape.short :]
                others[begin:end, : theirs.shape[1]] = theirs
        return Decisions(
            observation=self._sent([batch.obs for batch in self.batches]),
            others=others,
            seat=self._sent([batch.seat for batch in self.batches]).long(),
            game=self._sent([batch.game_number.astype(np.int64) for batch in self.batches]),
            offsets=torch.from_numpy(np.concatenate(offsets)).to(self.device),
            numbers=self._sent([numbers.astype(np.int16) for _, numbers, _ in lists]),
            features=self._sent([features.astype(np.int16) for *_, features in lists]),
        )

    def step(self, chosen: Tensor) -> Ends:
        """Every row goes on with the action of that number."""
        numbers = chosen.cpu().numpy().astype(np.int64)
        parts = [numbers[begin:end] for begin, end in zip(self.begins, self.begins[1:])]
        list(self.pool.map(lambda batch, part: batch.step(part), self.batches, parts))
        share, worth, lead = (np.zeros((self.rows, self.shape.seats), np.float32) for _ in range(3))
        for batch, begin, end in zip(self.batches, self.begins, self.begins[1:]):
            size, done = batch.reward.shape[1], batch.done[:, None]
            share[begin:end, :size] = (batch.reward + 1 / size) * done
            worth[begin:end, :size] = 2 * batch.reward if self.stake is None else batch.score / self.stake
            lead[begin:end, :size] = (batch.score - batch.score.mean(1, keepdims=True)) * done
        return Ends(
            done=self._sent([batch.done for batch in self.batches]),
            share=torch.from_numpy(share).to(self.device),
            worth=torch.from_numpy(worth).to(self.device),
            lead=torch.from_numpy(lead).to(self.device),
        )

    def from_seat(self, by_seat: Tensor, seat: Tensor) -> Tensor:
        """What is told by seat at the table, as `seat` sees it: its own first, then clockwise."""
        places = (torch.arange(self.shape.seats, device=self.device) + seat[:, None]) % self.seats[:, None]
        return by_seat.gather(1, places) * self.there

    def by_seat(self, as_seen: Tensor, seat: Tensor) -> Tensor:
        """The reverse of `from_seat`."""
        places = (torch.arange(self.shape.seats, device=self.device) - seat[:, None]) % self.seats[:, None]
        return as_seen.gather(1, places) * self.there
