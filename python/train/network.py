"""The network: what a seat knows goes in, and what it should do and how the game may end come out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

#: Numbers of an observation are divided by this, so that they are about as large as what is 0 or 1.
NUMBER = 8.0
#: Weights stay below this, because a file cannot hold larger ones.
LARGEST = 7.9
#: The absolute weights of a sum stay below this together, so that no sum of the engine's leaves its range: 64 between layers, where at
#: most 64 is passed on, and 4096 for an observation. Each weight may become larger by a 32nd when it is written.
HEAVIEST, HEAVIEST_INPUT, ROUNDED = 62.0, 4000.0, 1 / 32
LARGEST_BIAS = 1000.0


@dataclass(frozen=True)
class Shape:
    """How many numbers of what a game has."""

    slug: str
    version: int
    #: Seats of the largest table.
    seats: int
    observation: int
    short: int
    #: Whether an action always has the same number.
    indexed: bool
    actions: int
    #: Kind and highest value of each feature.
    features: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, game) -> Shape:
        return cls(
            slug=game.slug,
            version=game.version,
            seats=game.seat_range[1],
            observation=game.observation_size,
            short=game.short_observation_size,
            indexed=game.indexed,
            actions=game.num_actions if game.indexed else 0,
            features=tuple((feature["kind"], feature["highest"]) for feature in game.features),
        )

    @property
    def traits(self) -> int:
        """How many things an action may have: one for each number, each value of each feature, each bit."""
        each = (highest.bit_length() if kind == "bits" else highest for kind, highest in self.features)
        return self.actions + sum(each)


def scale(game) -> np.ndarray:
    """What each number of an observation is multiplied by."""
    factors = np.ones(game.observation_size, np.float32)
    for field in game.fields:
        cells = slice(field["start"], field["start"] + field["size"])
        if field["meaning"] == "number":
            factors[cells] = 1 / NUMBER
        elif field["meaning"].startswith("number, as 64s"):
            factors[cells] = np.tile([64 / NUMBER, 1 / NUMBER], field["size"] // 2)
    return factors


def traits(shape: Shape, numbers: Tensor, features: Tensor) -> Tensor:
    """Actions as rows of 0 and 1, one column for each trait."""
    found = torch.zeros(len(features), shape.traits + 1, dtype=torch.bfloat16, device=features.device)
    places, start = [], 0
    if shape.indexed:
        places.append(numbers[:, None].long())
        start = shape.actions
    nothing = shape.traits
    for column, (kind, highest) in enumerate(shape.features):
        values = features[:, column].long()
        if kind == "bits":
            count = highest.bit_length()
            bits = torch.arange(count, device=features.device)
            there = (values[:, None] >> bits & 1).bool()
            places.append(torch.where(there, start + bits, nothing))
            start += count
        else:
            places.append(torch.where(values > 0, start + values - 1, nothing)[:, None])
            start += highest
    found.scatter_(1, torch.cat(places, 1), 1)
    return found[:, :nothing]


class Network(nn.Module):
    """What a seat knows in one hidden layer and a residual block; actions meet it by their traits."""

    def __init__(self, shape: Shape, factors: np.ndarray, width: int = 256, inner: int = 128, side: int = 64):
        super().__init__()
        self.shape, self.width, self.side = shape, width, side
        self.register_buffer("factors", torch.from_numpy(factors))
        self.input = nn.Linear(shape.observation, width)
        self.inner = nn.Linear(width, inner)
        self.outer = nn.Linear(inner, width)
        #: The state as actions see it: one half is added to their traits, the other multiplied with them.
        self.asked = nn.Linear(width, 2 * side)
        self.traits = nn.Parameter(torch.randn(shape.traits, 2 * side) * 0.1)
        self.judge = nn.Parameter(torch.randn(side) * 0.05)
        #: Shares of the win, the deciding seat's first.
        self.shares = nn.Linear(width, shape.seats)
        with torch.no_grad():
            self.outer.weight.mul_(0.1)
            self.asked.weight.mul_(0.3)
            self.shares.weight.mul_(0.1)

    @torch.no_grad()
    def keep_in_range(self) -> None:
        """Makes weights smaller that a file could not hold. A mean of weights in range is in range too."""
        factors = self.factors.clamp_min(1)
        self.input.weight.clamp_(-LARGEST / factors, LARGEST / factors)
        _lighten(self.input, self.input.weight * self.factors, HEAVIEST_INPUT)
        for part in (self.traits, self.judge):
            part.clamp_(-LARGEST, LARGEST)
        for layer in (self.inner, self.outer, self.asked, self.shares):
            layer.weight.clamp_(-LARGEST, LARGEST)
            _lighten(layer, layer.weight, HEAVIEST)

    def state(self, observation: Tensor) -> Tensor:
        known = functional.relu(self.input(observation * self.factors))
        return functional.relu(known + self.outer(functional.relu(self.inner(known))))

    def logits(self, state: Tensor, rows: Tensor, actions: Tensor) -> Tensor:
        """One number for each action; `rows` says whose it is."""
        asked = self.asked(state)[rows]
        traits = actions @ self.traits.to(actions.dtype)
        summed = functional.relu(traits[:, : self.side] + asked[:, : self.side])
        product = traits[:, self.side :] * asked[:, self.side :]
        return (summed @ self.judge.to(summed.dtype)).float() + product.float().sum(1)

    def share_logits(self, state: Tensor, seats: Tensor) -> Tensor:
        """Before the softmax over the seats of the table."""
        logits = self.shares(state).float()
        away = torch.arange(self.shape.seats, device=logits.device) >= seats[:, None]
        return logits.masked_fill(away, -torch.inf)


def _lighten(layer: nn.Linear, weight: Tensor, heaviest: float) -> None:
    """Makes all weights of a sum smaller where they are too large together. `weight` is what they are once they are written."""
    together = weight.abs().sum(1, keepdim=True).clamp_min(1e-9)
    layer.weight.mul_(((heaviest - weight.shape[1] * ROUNDED) / together).clamp_max(1))
    layer.bias.clamp_(-LARGEST_BIAS, LARGEST_BIAS)


class Critic(nn.Module):
    """Judges a position by what all seats hold; only training needs it."""

    def __init__(self, shape: Shape, factors: np.ndarray, width: int = 256):
        super().__init__()
        self.register_buffer("factors", torch.from_numpy(factors))
        self.register_buffer("of_others", torch.from_numpy(np.tile(factors[: shape.short], shape.seats - 1)))
        self.own = nn.Linear(shape.observation, width)
        self.others = nn.Linear(shape.short * (shape.seats - 1), width)
        self.middle = nn.Linear(width, width)
        self.value = nn.Linear(width, 1)

    def forward(self, observation: Tensor, others: Tensor) -> Tensor:
        seen = functional.relu(self.own(observation * self.factors) + self.others(others * self.of_others))
        return self.value(functional.relu(seen + self.middle(seen))).float()[:, 0]


def log_chances(logits: Tensor, rows: Tensor, count: int) -> Tensor:
    """The logarithm of each action's probability among those of its row."""
    highest = torch.full((count,), -torch.inf, device=logits.device)
    highest = highest.scatter_reduce(0, rows, logits.detach(), "amax")
    shifted = logits - highest[rows]
    total = torch.zeros(count, device=logits.device).index_add(0, rows, shifted.exp())
    return shifted - total.log()[rows]


def choose(logs: Tensor, rows: Tensor, offsets: Tensor, greedy: bool = False) -> Tensor:
    """One action of each row, as likely as the network wants, or the likeliest: its place in the list of all."""
    if greedy:
        scores = logs
    else:
        # The largest of `log p + Gumbel noise` is distributed as `p`.
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-20, 1 - 1e-7)))
        scores = logs + noise
    count = len(offsets) - 1
    highest = torch.full((count,), -torch.inf, device=logs.device).scatter_reduce(0, rows, scores, "amax")
    is_best = scores == highest[rows]
    places = torch.arange(len(logs), device=logs.device)
    none = torch.full((count,), len(logs), device=logs.device)
    return none.scatter_reduce(0, rows, torch.where(is_best, places, len(logs)), "amin")
