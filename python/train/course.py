"""The course of a training: rounds of playing and learning, with checkpoints and a log."""

from __future__ import annotations

import copy
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import parlour
import torch

from .learner import Learner
from .log import Log
from .network import Critic, Network, Shape, scale
from .rollout import Rollout
from .tables import Group, Tables


@dataclass(frozen=True)
class Plan:
    """What a training is made of. With `seconds`, the same plan on the same machine gives about the same players: seeds are fixed,
    clocks are not."""

    game: str
    #: How long it plays and learns.
    seconds: float = 480
    #: How many rounds, where that is what counts and not the time: then the same seed gives the same players on the same machine.
    rounds: int | None = None
    seed: int = 1
    #: Games played at once, shared among all table sizes.
    rows: int = 8192
    #: Decisions of every row in a round.
    steps: int = 64
    threads: int = 4
    width: int = 256
    inner: int = 128
    side: int = 64
    rate: float = 7e-4
    #: The learning rate falls to this part of itself.
    least_rate: float = 0.05
    #: How much disorder is worth, at the beginning and at the end; 1 is a choice in which all actions are equally likely.
    entropy: tuple[float, float] = (0.04, 0.003)
    #: What a lead of a usual size is worth at the beginning; nothing from half time on.
    margin: float = 0.5
    #: One row in so many has an earlier player on all seats but one.
    against: int = 4
    #: Rounds between two snapshots of the player, and how many are kept.
    snapshot: int = 20
    snapshots: int = 12
    #: One row in so many has a bot on all seats but one; 0 for none.
    beside_bots: int = 64
    bot: str = "greedy"
    #: The mean of the last weights is what plays: a round counts by this part less than the next.
    memory: float = 0.97


#: Earlier players are drawn anew after so many rounds.
OPPONENT_ROUNDS = 4
#: What of a plan may be another when a training is taken up again: it changes nothing of what is learned.
FREE = {"threads"}


class ResumeError(Exception):
    """A training cannot be taken up again; the message says why."""


def stored_plan(folder: Path) -> Plan:
    """The plan of the training in a folder."""
    path = folder / "plan.json"
    if not path.exists():
        raise ResumeError(f"there is no training in {folder}")
    told = json.loads(path.read_text())
    return Plan(**told | {"entropy": tuple(told["entropy"])})


class Training:
    """A training in a folder, which can be taken up again."""

    def __init__(self, plan: Plan, folder: Path, device: str):
        torch.manual_seed(plan.seed)
        self.plan, self.folder, self.device = plan, folder, device
        folder.mkdir(parents=True, exist_ok=True)
        game = parlour.Game(plan.game)
        factors, shape = scale(game), Shape.of(game)
        self.network = Network(shape, factors, plan.width, plan.inner, plan.side).to(device)
        self.critic = Critic(shape, factors, plan.width).to(device)
        #: What plays in the end.
        self.mean = copy.deepcopy(self.network)
        #: Who has all seats but one in some rows.
        self.opponent = copy.deepcopy(self.network)
        self.learner = Learner(self.network, self.critic)
        self.pool: list[dict] = []
        self.chance = np.random.default_rng(plan.seed)
        self.log = Log(folder / "log.csv")
        self.spent, self.round, self.decisions, self.lead = 0.0, 0, 0, 1.0

    def run(self, pause: float = float("inf")) -> None:
        """Trains until the plan is carried out, or until so many seconds have gone into it; `resume` goes on then."""
        torch.set_float32_matmul_precision("high")
        tables = self._tables()
        against = torch.arange(tables.rows, device=self.device) % self.plan.against == 0
        for group, begin, end in zip(tables.groups, tables.begins, tables.begins[1:]):
            if group.bot:
                against[begin:end] = False
        rollout = Rollout(tables, self.network, self.critic, against=against)
        before = time.monotonic()
        saved = before
        while self._done < 1 and self.spent < pause:
            if self.round % self.plan.snapshot == 0:
                self._remember()
            if self.round % OPPONENT_ROUNDS == 0:
                self.opponent.load_state_dict(self.pool[self.chance.integers(len(self.pool))])
            figures = self._round(rollout)
            now = time.monotonic()
            self.spent, before = self.spent + now - before, now
            self.log.write(round=self.round, seconds=self.spent, decisions=self.decisions, **figures)
            if now - saved > 60:
                self.save()
                saved = now
        self.save()

    @property
    def _done(self) -> float:
        """The part of the training that is done."""
        plan = self.plan
        return self.round / plan.rounds if plan.rounds else self.spent / plan.seconds

    def _round(self, rollout: Rollout) -> dict[str, float]:
        plan, done = self.plan, self._done
        margin = plan.margin * max(0, 1 - 2 * done) / self.lead
        steps = rollout.play(plan.steps, self.opponent, margin)
        samples = rollout.samples(steps)
        leads = torch.cat([step.lead[step.done] for step in steps])
        if len(leads):
            usual = float(leads.abs().mean()) + 1e-6
            self.lead = usual if self.round == 0 else 0.9 * self.lead + 0.1 * usual
        rate = plan.rate * (plan.least_rate + (1 - plan.least_rate) * (1 - done))
        entropy = plan.entropy[0] * (plan.entropy[1] / plan.entropy[0]) ** done
        figures = self.learner.learn(samples, rate=rate, entropy=entropy)
        self.network.keep_in_range()
        self.round += 1
        self.decisions += len(samples)
        kept = min(plan.memory, 1 - 1 / self.round)
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.network.parameters()):
                mean.lerp_(now, 1 - kept)
        return figures

    def _tables(self) -> Tables:
        plan = self.plan
        least, most = parlour.Game(plan.game).seat_range
        sizes = range(least, most + 1)
        beside = plan.rows // plan.beside_bots if plan.beside_bots else 0
        own = [Group(size, (plan.rows - beside) // len(sizes)) for size in sizes]
        bots = [Group(size, beside // len(sizes), plan.bot, place % size) for place, size in enumerate(sizes)]
        groups = [group for group in own + bots if group.rows]
        return Tables(plan.game, groups, seed=plan.seed + 7919 * self.round, threads=plan.threads, device=self.device)

    def _remember(self) -> None:
        """Takes a snapshot of the player as an opponent to come; of many, one in the middle is forgotten."""
        self.pool.append({name: part.clone() for name, part in self.network.state_dict().items()})
        if len(self.pool) > self.plan.snapshots:
            del self.pool[self.chance.integers(1, len(self.pool) - 1)]

    def save(self) -> None:
        """Writes everything that `resume` needs; an interrupted save leaves the one before."""
        state = {
            "plan": asdict(self.plan),
            "network": self.network.state_dict(),
            "critic": self.critic.state_dict(),
            "mean": self.mean.state_dict(),
            "opponent": self.opponent.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "pool": self.pool,
            "progress": [self.spent, self.round, self.decisions, self.lead],
            "chance": json.dumps(self.chance.bit_generator.state),
            "torch": torch.get_rng_state(),
            "cuda": torch.cuda.get_rng_state(self.device) if self.device == "cuda" else None,
        }
        (self.folder / "plan.json").write_text(json.dumps(asdict(self.plan), indent=1) + "\n")
        beside = self.folder / "checkpoint.new"
        torch.save(state, beside)
        beside.replace(self.folder / "checkpoint.pt")
        self.log.plot(self.folder / "log.svg", title=f"{self.plan.game}, seed {self.plan.seed}")

    def resume(self) -> None:
        """Goes on where the folder's checkpoint was written, with its plan and no other. Games that were being played are not taken up
        again: others are dealt in their place."""
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            raise ResumeError(f"there is no checkpoint in {self.folder}")
        state = torch.load(path, map_location="cpu", weights_only=True)
        for name, kept in state["plan"].items():
            told = asdict(self.plan)[name]
            if name not in FREE and told != kept:
                raise ResumeError(f"the training in {self.folder} has {name} {kept}, not {told}: its plan cannot be changed any more")
        self.network.load_state_dict(state["network"])
        self.critic.load_state_dict(state["critic"])
        self.mean.load_state_dict(state["mean"])
        self.opponent.load_state_dict(state["opponent"])
        self.learner.optimiser.load_state_dict(state["optimiser"])
        self.pool = [{name: part.to(self.device) for name, part in kept.items()} for kept in state["pool"]]
        self.spent, self.round, self.decisions, self.lead = state["progress"]
        self.chance.bit_generator.state = json.loads(state["chance"])
        torch.set_rng_state(state["torch"])
        if state["cuda"] is not None and self.device == "cuda":
            torch.cuda.set_rng_state(state["cuda"], self.device)
        self.log.cut(self.round)
