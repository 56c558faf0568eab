"""Games played by the network, and what each decision was worth in the end."""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from .network import Critic, Network, choose, log_chances, traits
from .tables import Decisions, Tables

#: How much of what surprises a seat later an earlier decision of it is credited with.
TRACE = 0.95


@dataclass
class Step:
    """One decision of every row, as it was made."""

    decisions: Decisions
    #: The chosen action's place among those of all rows.
    place: Tensor
    #: Its logarithmic probability then.
    log: Tensor
    #: What the critic thought of the deciding seat's prospects.
    value: Tensor
    #: Whether the learner made it, and not an opponent.
    own: Tensor
    #: Whether the game ended with it.
    done: Tensor
    #: What each seat of the table is rewarded with where it did.
    reward: Tensor
    #: Each seat's share of the win there.
    won: Tensor
    #: Each seat's lead in points there.
    lead: Tensor


@dataclass
class Samples:
    """Decisions to learn from, of all steps and rows."""

    observation: Tensor
    others: Tensor
    seats: Tensor
    counts: Tensor
    #: The chosen action's place among the row's own.
    choice: Tensor
    log: Tensor
    advantage: Tensor
    #: What the critic should have said.
    target: Tensor
    #: Shares of the win that came out or, where the game goes on, seemed likely at last; the deciding seat's first.
    shares: Tensor
    #: The legal actions of all decisions, one after another.
    numbers: Tensor
    features: Tensor

    def __len__(self) -> int:
        return len(self.seats)


class Rollout:
    """Lets the network play, against itself and, in some rows, with an opponent on all other seats."""

    def __init__(self, tables: Tables, network: Network, critic: Critic, *, against: Tensor):
        self.tables, self.network, self.critic = tables, network, critic
        #: The rows in which the opponent plays.
        self.against = against
        self.waiting = tables.decisions()

    @torch.no_grad()
    def play(self, steps: int, opponent: Network, margin: float) -> list[Step]:
        """So many decisions of every row. `margin` rewards a lead in points beside the share of the win."""
        return [self._step(opponent, margin) for _ in range(steps)]

    def _step(self, opponent: Network, margin: float) -> Step:
        decisions, tables = self.waiting, self.tables
        own = ~self.against | (decisions.seat == learners_seat(decisions.game, tables.seats))
        rows = decisions.rows
        with torch.autocast(tables.device, torch.bfloat16):
            actions = traits(tables.shape, decisions.numbers, decisions.features)
            logits = self.network.logits(self.network.state(decisions.observation), rows, actions)
            value = self.critic(decisions.observation, decisions.others)
            theirs = (~own).nonzero()[:, 0]
            if len(theirs):
                listed = (~own)[rows]
                place = torch.cumsum(~own, 0) - 1
                state = opponent.state(decisions.observation[theirs])
                logits[listed] = opponent.logits(state, place[rows[listed]], actions[listed])
        logs = log_chances(logits, rows, tables.rows)
        place = choose(logs, rows, decisions.offsets)
        number = decisions.numbers[place].long() if tables.shape.indexed else place - decisions.offsets[:-1]
        ends = tables.step(number)
        self.waiting = tables.decisions()
        reward = ends.worth + margin * ends.lead
        return Step(decisions, place, logs[place], value, own, ends.done, reward, ends.share, ends.lead)

    @torch.no_grad()
    def samples(self, steps: list[Step]) -> Samples:
        """Each seat's advantages follow its own decisions; the last one of a seat whose game goes on without it is left out."""
        tables, last = self.tables, self.waiting
        with torch.autocast(tables.device, torch.bfloat16):
            value = self.critic(last.observation, last.others)
            shares = self.network.share_logits(self.network.state(last.observation), tables.seats).softmax(1)
        every = torch.arange(tables.rows, device=tables.device)
        shape = (tables.rows, tables.shape.seats)
        following, gained, reward = (torch.zeros(shape, device=tables.device) for _ in range(3))
        known = torch.zeros(shape, dtype=torch.bool, device=tables.device)
        following[every, last.seat], known[every, last.seat] = value, True
        won = tables.by_seat(shares, last.seat)
        parts = []
        for step in reversed(steps):
            seat, done = step.decisions.seat, step.done[:, None]
            following, gained = following.masked_fill(done, 0), gained.masked_fill(done, 0)
            reward, won = torch.where(done, step.reward, reward), torch.where(done, step.won, won)
            known = known | done
            is_known = known[every, seat]
            surprise = reward[every, seat] + following[every, seat] - step.value
            advantage = surprise + TRACE * gained[every, seat]
            parts.append(_kept(tables, step, is_known & step.own, advantage, tables.from_seat(won, seat)))
            # Of a decision that is left out nobody knows what it gained: the one before it is judged by its value alone.
            following[every, seat], gained[every, seat] = step.value, advantage.where(is_known, 0)
            reward[every, seat], known[every, seat] = 0, True
        return Samples(*(torch.cat([getattr(part, field.name) for part in parts]) for field in fields(Samples)))


def learners_seat(game: Tensor, seats: Tensor) -> Tensor:
    """The seat that the learner has in a game against an opponent: as often one as another, in whichever rows such games are."""
    # The middle bits of a product with a large odd number are as good as chance.
    return (game * 0x9E37_79B1 >> 16) % seats


def _kept(tables: Tables, step: Step, keep: Tensor, advantage: Tensor, shares: Tensor) -> Samples:
    decisions = step.decisions
    listed = keep[decisions.rows]
    return Samples(
        observation=decisions.observation[keep],
        others=decisions.others[keep],
        seats=tables.seats[keep],
        counts=decisions.counts[keep],
        choice=(step.place - decisions.offsets[:-1])[keep],
        log=step.log[keep],
        advantage=advantage[keep],
        target=(advantage + step.value)[keep],
        shares=shares[keep],
        numbers=decisions.numbers[listed],
        features=decisions.features[listed],
    )
