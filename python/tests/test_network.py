"""Networks written with NumPy alone and calculated by the engine."""

import numpy as np
import pytest

import parlour
import trainer

trainer.load()

from train.weights import Linear, Weights, WeightsError

#: How far the engine's logits may be from those of floating-point numbers, as a part of the largest logit, and its win chances:
#: weights are written in bytes.
LOGITS, CHANCES = 0.05, 0.03


def made(game, width=24, inner=12, side=6, seed=1):
    """A network of random weights."""
    dice = np.random.default_rng(seed)

    def array(*shape):
        return (dice.standard_normal(shape) / np.sqrt(shape[-1])).astype(np.float32)

    def linear(inputs, outputs):
        return Linear(array(outputs, inputs), dice.standard_normal(outputs).astype(np.float32) * 0.1)

    features = tuple((feature["kind"], feature["highest"]) for feature in game.features)
    actions = game.num_actions if game.indexed else 0
    count = actions + sum(highest.bit_length() if kind == "bits" else highest for kind, highest in features)
    return Weights(
        version=game.version,
        actions=actions,
        features=features,
        input=linear(game.observation_size, width),
        inner=linear(width, inner),
        outer=linear(inner, width),
        asked=linear(width, 2 * side),
        shares=linear(width, game.seat_range[1]),
        traits=array(count, 2 * side) * 2,
        judge=array(side),
    )


def row_of(weights, number, features):
    """The places of the traits of an action."""
    places, start = [number] if weights.actions else [], weights.actions
    for (kind, highest), value in zip(weights.features, features):
        if kind == "bits":
            places += [start + bit for bit in range(highest.bit_length()) if value >> bit & 1]
            start += highest.bit_length()
        else:
            places += [start + int(value) - 1] if value else []
            start += highest
    return places


def calculated(weights, observation, ids, features, seats):
    """Logits and win chances in floating-point numbers."""

    def sums(layer, inputs):
        return layer.weight.astype(np.float64) @ inputs + layer.bias

    known = np.maximum(sums(weights.input, observation.astype(np.float64)), 0)
    state = np.maximum(known + sums(weights.outer, np.maximum(sums(weights.inner, known), 0)), 0)
    asked, side = sums(weights.asked, state), len(weights.judge)
    rows = np.array([weights.traits[row_of(weights, *action)].sum(0) for action in zip(ids, features)])
    logits = np.maximum(rows[:, :side] + asked[:side], 0) @ weights.judge + (rows[:, side:] * asked[side:]).sum(1)
    shares = np.exp(sums(weights.shares, state)[:seats])
    return logits, shares / shares.sum()


@pytest.mark.parametrize("slug", parlour.games())
def test_the_engine_calculates_what_numpy_does(slug):
    game = parlour.Game(slug)
    weights = made(game)
    network, batch = parlour.Network(weights.to_bytes()), parlour.Batch(game, 8, seed=2)
    assert (network.version, network.observation_size, network.seats, network.width) == (
        game.version,
        game.observation_size,
        game.seat_range[1],
        24,
    )
    size, wrong = 0.0, 0.0
    for _ in range(25):
        offsets, ids, features = batch.legal()
        for row in range(8):
            own = slice(offsets[row], offsets[row + 1])
            logits, chances = calculated(weights, batch.obs[row], ids[own], features[own], game.seats)
            found = network.logits(batch.obs[row], ids[own], features[own])
            size, wrong = max(size, np.abs(logits).max()), max(wrong, np.abs(found - logits).max())
            assert np.allclose(network.win_chances(batch.obs[row], game.seats), chances, atol=CHANCES)
        batch.step_random()
    assert wrong < LOGITS * max(size, 1), (wrong, size)


def test_what_a_network_cannot_read_is_refused_in_a_sentence():
    game = parlour.Game("tps")
    network, position = parlour.Network(made(game).to_bytes()), game.deal(seed=1)
    view = position.view(position.to_act[0])
    ids, features = [number for number, _ in view.legal()], view.features()
    with pytest.raises(parlour.ParlourError, match="the observation has .* numbers instead of"):
        network.logits(view.tensor()[:-1], ids, features)
    with pytest.raises(parlour.ParlourError, match="a row of features for each action"):
        network.logits(view.tensor(), ids[:-1], features)
    with pytest.raises(parlour.ParlourError, match="no action has the number 99"):
        network.logits(view.tensor(), [99] * len(ids), features)
    with pytest.raises(parlour.ParlourError, match="seats"):
        network.win_chances(view.tensor(), 9)
    with pytest.raises(parlour.ParlourError, match="damaged"):
        parlour.Network(made(game).to_bytes()[:-1])


@pytest.mark.parametrize(
    ("part", "change", "sentence"),
    [
        ("input", lambda linear: Linear(linear.weight * 1000, linear.bias), "of `input` has a weight of size"),
        ("traits", lambda rows: rows * 1000, "of `traits` has a weight of size"),
        ("inner", lambda linear: Linear(np.full_like(linear.weight, 7), linear.bias), "output . of `inner` could become"),
        ("shares", lambda linear: Linear(linear.weight, linear.bias + 1e6), "output . of `shares` could become"),
    ],
)
def test_weights_that_the_engine_cannot_calculate_with_are_not_written(part, change, sentence):
    weights = made(parlour.Game("tps"))
    vars(weights)[part] = change(getattr(weights, part))
    with pytest.raises(WeightsError, match=sentence):
        weights.to_bytes()
