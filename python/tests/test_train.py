"""The trainer. It needs PyTorch, which is too large for most machines that run tests; where it is missing these are skipped."""

import json
from dataclasses import asdict, replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

pytest.importorskip("pyspiel")

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import parlour
import parlour.openspiel as openspiel
import trainer

trainer.load()

from train.course import Plan, ResumeError, Training, stored_plan
from train.export import export, weights
from train.log import Log
from train.network import LARGEST, Critic, Network, Shape, log_chances, scale, traits
from train.rollout import TRACE, Rollout, Step, learners_seat
from train.tables import Decisions
from train.weights import WeightsError

TINY = Plan("tps", seconds=1e9, rows=24, steps=6, threads=1, width=16, inner=8, side=4, beside_bots=8, against=4)


class OneRow:
    """A table of two seats with one row, whose last decisions wait for seat 1."""

    device, rows = "cpu", 1

    def __init__(self):
        self.shape = Shape("none", 1, 2, 1, 1, True, 2, ())
        self.seats, self.there = torch.tensor([2]), torch.ones(1, 2, dtype=torch.bool)

    def from_seat(self, by_seat, seat):
        return by_seat

    by_seat = from_seat


def decided(seat, value, done=False, reward=(0.0, 0.0)):
    """A decision of a seat, for which the critic saw this value."""
    one = torch.zeros(1, 1, dtype=torch.int8)
    decisions = Decisions(
        observation=one,
        others=one,
        seat=torch.tensor([seat]),
        game=torch.tensor([0]),
        offsets=torch.tensor([0, 2]),
        numbers=torch.tensor([0, 1], dtype=torch.int16),
        features=torch.zeros(2, 0, dtype=torch.int16),
    )
    return Step(
        decisions,
        place=torch.tensor([0]),
        log=torch.tensor([-0.7]),
        value=torch.tensor([value]),
        own=torch.tensor([True]),
        done=torch.tensor([done]),
        reward=torch.tensor([reward]),
        won=torch.zeros(1, 2),
        lead=torch.zeros(1, 2),
    )


def test_advantages_are_those_of_a_trajectory_reckoned_by_hand():
    rollout = Rollout.__new__(Rollout)
    rollout.tables, rollout.waiting = OneRow(), decided(1, 0.0).decisions
    rollout.critic = lambda observation, others: torch.tensor([0.6])

    class Shares:
        state = staticmethod(lambda observation: observation)
        share_logits = staticmethod(lambda state, seats: torch.zeros(1, 2))

    rollout.network = Shares()
    # A game in which seat 0 decides twice and seat 1 once, and another that goes on when the rollout ends.
    steps = [
        decided(0, 0.1),
        decided(1, 0.2),
        decided(0, 0.3, done=True, reward=(1.0, -1.0)),
        decided(0, 0.4),
        decided(1, 0.5),
        decided(0, 0.45),
        decided(1, 0.55),
    ]
    samples = rollout.samples(steps)
    last_of_0 = 1.0 - 0.3
    expected = {
        0.1: 0.3 - 0.1 + TRACE * last_of_0,
        0.2: -1.0 - 0.2,
        0.3: last_of_0,
        # Seat 0 decides once more and nobody knows what came of it: what counts is what that seemed worth.
        0.4: 0.45 - 0.4,
        # Seat 1 is to decide when the rollout ends.
        0.5: 0.55 - 0.5 + TRACE * (0.6 - 0.55),
        0.55: 0.6 - 0.55,
    }
    values = samples.target - samples.advantage
    found = {round(float(value), 4): float(advantage) for value, advantage in zip(values, samples.advantage)}
    assert found == {value: pytest.approx(advantage, abs=1e-6) for value, advantage in expected.items()}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_learner_meets_opponents_from_every_seat(seats):
    for rows in (1024, 2720, 8064):
        own = torch.arange(0, rows, 4)
        for later in range(3):
            game = own + later * rows
            counts = torch.bincount(learners_seat(game, torch.full_like(game, seats)), minlength=seats)
            fair = len(game) / seats
            assert (counts - fair).abs().max() < 5 * fair**0.5


def small_network(slug="pillars", seed=3):
    torch.manual_seed(seed)
    game = parlour.Game(slug)
    network = Network(Shape.of(game), scale(game), width=32, inner=16, side=8)
    with torch.no_grad():
        network.outer.weight.mul_(10)
        network.judge.mul_(10)
    return game, network


@pytest.mark.parametrize("slug", [slug for slug in parlour.games() if slug != "kuhn"])
def test_the_engine_calculates_what_the_trainer_does(slug, tmp_path):
    game, network = small_network(slug)
    export(network, tmp_path / "one.weights")
    engine = parlour.Network((tmp_path / "one.weights").read_bytes())
    batch, agreed, decisions = parlour.Batch(game, 16, seed=1), 0, 0
    for _ in range(20):
        offsets, ids, features = batch.legal()
        for row in range(16):
            own = slice(offsets[row], offsets[row + 1])
            logits = engine.logits(batch.obs[row], ids[own], features[own])
            with torch.no_grad():
                actions = traits(network.shape, torch.from_numpy(ids[own].copy()), torch.from_numpy(features[own].astype(np.int16)))
                state = network.state(torch.from_numpy(batch.obs[row].astype(np.float32))[None])
                expected = network.logits(state, torch.zeros(len(logits), dtype=torch.long), actions.float()).numpy()
            assert np.abs(logits - expected).max() < 0.05
            agreed += logits.argmax() == expected.argmax()
            decisions += 1
        batch.step_random()
    assert agreed >= 0.97 * decisions


def test_weights_that_cannot_be_written_are_refused_by_name():
    _, network = small_network()
    with torch.no_grad():
        network.inner.weight[5, 2] = 9.0
    with pytest.raises(WeightsError, match="row 5 of `inner` has a weight of size 9; the largest that can be written is 7.938"):
        weights(network).to_bytes()
    with torch.no_grad():
        network.inner.weight[5, 2] = float("nan")
    with pytest.raises(WeightsError, match="row 5 of `inner` has a weight of size nan"):
        weights(network).to_bytes()
    with torch.no_grad():
        network.inner.weight[5] = 7.0
    with pytest.raises(WeightsError, match="output 5 of `inner` could become .* its weights are too large"):
        weights(network).to_bytes()
    network.keep_in_range()
    assert parlour.Network(weights(network).to_bytes()).width == 32


@pytest.mark.parametrize("slug", ["tps", "archons", "damocles"])
def test_whatever_training_does_the_network_can_be_written(slug):
    _, network = small_network(slug)
    with torch.no_grad():
        for part in network.parameters():
            part.copy_(torch.randn_like(part) * 50).clamp_(-1e3, 1e3)
        for layer in (network.input, network.inner, network.outer, network.asked, network.shares):
            layer.bias.clamp_(-50, 50)
    network.keep_in_range()
    assert network.traits.abs().max() <= LARGEST
    parlour.Network(weights(network).to_bytes())


def test_disorder_counts_alike_among_few_actions_and_many():
    from train.learner import Learner
    from train.rollout import Samples

    _, network = small_network("tps")
    critic = Critic(network.shape, network.factors.numpy(), 8)
    with torch.no_grad():
        network.judge.zero_()
        network.asked.weight.zero_()
        network.asked.bias.zero_()
    counts = torch.tensor([2, 30])
    samples = Samples(
        observation=torch.zeros(2, network.shape.observation, dtype=torch.int8),
        others=torch.zeros(2, network.shape.short * 3, dtype=torch.int8),
        seats=torch.tensor([4, 4]),
        counts=counts,
        choice=torch.zeros(2, dtype=torch.long),
        log=-counts.float().log(),
        advantage=torch.zeros(2),
        target=torch.zeros(2),
        shares=torch.full((2, 4), 0.25),
        numbers=torch.cat([torch.arange(2), torch.arange(30)]).to(torch.int16),
        features=torch.zeros(32, len(network.shape.features), dtype=torch.int16),
    )
    learner, starts = Learner(network, critic), torch.tensor([0, 2])
    with_it, figures = learner._loss(samples, torch.tensor([0, 1]), starts, torch.zeros(2), 1.0)
    without, _ = learner._loss(samples, torch.tensor([0, 1]), starts, torch.zeros(2), 0.0)
    # All actions are equally likely in both: that is the whole of what there can be.
    assert float(figures["entropy"].detach()) == pytest.approx(1, abs=0.01)
    assert float((without - with_it).detach()) == pytest.approx(1, abs=0.01)


def rounds(training, count):
    """Trains for so many rounds more."""
    stop, whole = training.round + count, training._round

    def counted(rollout):
        figures = whole(rollout)
        if training.round == stop:
            training.spent = training.plan.seconds
        return figures

    training._round = counted
    training.run()
    training._round = whole


def test_a_training_is_taken_up_where_it_stopped(tmp_path):
    first = Training(TINY, tmp_path, "cpu")
    rounds(first, 3)
    first.spent = 1.0
    first.save()
    # Another round is played and logged, and its checkpoint is never written.
    written = (tmp_path / "log.csv").read_text()
    first.log.write(round=4, seconds=2.0, decisions=0, policy=0, entropy=0, critic=0, forecast=0, moved=0, clipped=0)
    expected = (first.chance.integers(1000), float(torch.rand(1)))
    again = Training(TINY, tmp_path, "cpu")
    again.resume()
    assert (again.round, again.spent, len(again.pool)) == (3, 1.0, len(first.pool))
    assert (tmp_path / "log.csv").read_text() == written
    for name in ("network", "critic", "mean", "opponent"):
        kept, found = getattr(first, name).state_dict(), getattr(again, name).state_dict()
        assert all(torch.equal(kept[part], found[part]) for part in kept), name
    assert (again.chance.integers(1000), float(torch.rand(1))) == expected
    rounds(again, 2)
    assert Log(tmp_path / "log.csv").columns()["round"] == [1, 2, 3, 4, 5]
    assert (tmp_path / "log.svg").read_text().startswith("<svg")


def test_the_plan_of_a_training_cannot_be_changed(tmp_path):
    training = Training(TINY, tmp_path, "cpu")
    rounds(training, 1)
    assert stored_plan(tmp_path) == TINY and json.loads((tmp_path / "plan.json").read_text())["width"] == 16
    with pytest.raises(ResumeError, match="has width 16, not 32: its plan cannot be changed"):
        Training(replace(TINY, width=32), tmp_path, "cpu").resume()
    Training(replace(TINY, threads=2), tmp_path, "cpu").resume()
    with pytest.raises(ResumeError, match="there is no training in"):
        stored_plan(tmp_path / "elsewhere")
    with pytest.raises(ResumeError, match="there is no checkpoint in"):
        Training(TINY, tmp_path / "elsewhere", "cpu").resume()
    assert set(asdict(TINY)) == set(json.loads((tmp_path / "plan.json").read_text()))


def test_what_comes_out_of_a_training_plays(tmp_path):
    training = Training(TINY, tmp_path, "cpu")
    rounds(training, 2)
    export(training.mean, tmp_path / "tps.weights")
    network = parlour.Network((tmp_path / "tps.weights").read_bytes())
    position = parlour.Game("tps").deal(seed=1)
    view = position.view(position.to_act[0])
    assert view.legal() and len(network.logits(view.tensor(), [number for number, _ in view.legal()], view.features())) == len(view.legal())
    assert sum(network.win_chances(view.tensor(), 4)) == pytest.approx(1, abs=1e-5)


class Learned(policy.Policy):
    """A network as a policy of OpenSpiel."""

    def __init__(self, game, network):
        super().__init__(game, list(range(game.num_players())))
        self.network = network

    @torch.no_grad()
    def action_probabilities(self, state, player_id=None):
        view = state.position.view(state.current_player())
        numbers, network = [number for number, _ in view.legal()], self.network
        actions = traits(network.shape, torch.tensor(numbers), torch.from_numpy(view.features().astype(np.int16)))
        known = network.state(torch.from_numpy(view.tensor().astype(np.float32))[None])
        logits = network.logits(known, torch.zeros(len(numbers), dtype=torch.long), actions.float())
        return dict(zip(numbers, logits.softmax(0).tolist()))


def test_the_trainer_comes_near_the_solution_of_kuhn_poker(tmp_path):
    game = openspiel.load("kuhn", chance="explicit")
    plan = Plan("kuhn", rounds=120, rows=1024, steps=8, threads=1, width=32, inner=16, side=16, beside_bots=0, snapshot=5)
    training = Training(replace(plan, rate=2e-3, entropy=(0.5, 0.2), margin=0), tmp_path, "cpu")
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(11 / 12)
    training.run()
    assert training.round == 120
    assert exploitability.nash_conv(game, Learned(game, training.mean)) < 0.25


def test_chances_of_a_row_sum_to_one():
    logs = log_chances(torch.tensor([1.0, 2.0, 0.5]), torch.tensor([0, 0, 1]), 2)
    assert float(logs[:2].exp().sum()) == pytest.approx(1) and float(logs[2]) == pytest.approx(0)
