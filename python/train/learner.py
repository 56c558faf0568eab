"""Proximal policy optimisation on the decisions of a rollout."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from .network import Critic, Network, log_chances, traits
from .rollout import Samples


@dataclass(frozen=True)
class Terms:
    """What stays the same during training."""

    batch: int = 16384
    epochs: int = 2
    #: How far a probability may move in one round before moving further gains nothing.
    clip: float = 0.2
    #: The gradient is made shorter where it is longer.
    longest_gradient: float = 1.0
    #: How much the critic's error and the forecast of the shares weigh beside the policy.
    value: float = 0.5
    shares: float = 0.25


class Learner:
    """Makes what turned out better than expected more likely."""

    def __init__(self, network: Network, critic: Critic, terms: Terms = Terms()):
        self.network, self.critic, self.terms = network, critic, terms
        self.weights = [*network.parameters(), *critic.parameters()]
        self.device = self.weights[0].device
        self.optimiser = torch.optim.Adam(self.weights, fused=self.device.type == "cuda")

    def learn(self, samples: Samples, *, rate: float, entropy: float) -> dict[str, float]:
        """One round; returns what it was like, averaged over its last pass."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        starts = torch.cumsum(samples.counts, 0) - samples.counts
        spread = samples.advantage.std() + 1e-6
        advantage = (samples.advantage - samples.advantage.mean()) / spread
        sums: dict[str, Tensor] = {}
        for _ in range(self.terms.epochs):
            sums, order = {}, torch.randperm(len(samples), device=self.device)
            parts = order.split(self.terms.batch)
            for part in parts:
                loss, figures = self._loss(samples, part, starts, advantage, entropy)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.weights, self.terms.longest_gradient)
                self.optimiser.step()
                for name, figure in figures.items():
                    sums[name] = sums.get(name, 0) + figure.detach() / len(parts)
        return {name: float(figure) for name, figure in sums.items()}

    def _loss(self, samples: Samples, part: Tensor, starts: Tensor, advantage: Tensor, entropy: float):
        counts = samples.counts[part]
        rows = torch.repeat_interleave(torch.arange(len(part), device=self.device), counts)
        begins = torch.cumsum(counts, 0) - counts
        listed = torch.arange(len(rows), device=self.device) - begins[rows] + starts[part][rows]
        with torch.autocast(self.device.type, torch.bfloat16):
            actions = traits(self.network.shape, samples.numbers[listed], samples.features[listed])
            state = self.network.state(samples.observation[part])
            logits = self.network.logits(state, rows, actions)
            forecast = self.network.share_logits(state, samples.seats[part])
            value = self.critic(samples.observation[part], samples.others[part])
        logs = log_chances(logits, rows, len(part))
        moved = logs[begins + samples.choice[part]] - samples.log[part]
        ratio, gain = moved.exp(), advantage[part]
        clipped = ratio.clamp(1 - self.terms.clip, 1 + self.terms.clip)
        policy = -torch.min(ratio * gain, clipped * gain).mean()
        # Of uniform choice among many actions the entropy is larger: each decision counts by the share of it that is left.
        disorder = torch.zeros(len(part), device=self.device).index_add(0, rows, -logs.exp() * logs)
        most = counts.float().log().clamp_min(0.5)
        relative = (disorder / most).mean()
        wrong = functional.huber_loss(value, samples.target[part])
        there = torch.arange(samples.shares.shape[1], device=self.device) < samples.seats[part][:, None]
        told = functional.log_softmax(forecast, 1).masked_fill(~there, 0)
        surprise = -(samples.shares[part] * told).sum(1).mean()
        terms = self.terms
        loss = policy - entropy * relative + terms.value * wrong + terms.shares * surprise
        figures = {
            "policy": policy,
            "entropy": relative,
            "critic": wrong,
            "forecast": surprise,
            "moved": (-moved).mean(),
            "clipped": ((ratio - 1).abs() > terms.clip).float().mean(),
        }
        return loss, figures
