"""The vector environment."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import parlour
import parlour.gymnasium as bridge
from tables import TABLES

SEATS = [(slug, seats, seat) for slug, seats in TABLES for seat in range(seats)]


def lowest(observations):
    """The lowest legal action of every game."""
    return observations["action_mask"].argmax(axis=1)


@pytest.mark.parametrize(("slug", "seats", "seat"), SEATS)
def test_every_seat_of_every_table_plays_many_games_against_bots(slug, seats, seat):
    envs = bridge.make_vec(slug, 8, seats=seats, seat=seat, opponents="random", seed=3)
    observations, _ = envs.reset(seed=3)
    ended = 0
    for _ in range(2000):
        assert observations["observation"] in envs.observation_space["observation"]
        assert (observations["action_mask"].sum(axis=1) > 0).all()
        observations, rewards, terminations, truncations, infos = envs.step(lowest(observations))
        assert rewards[~terminations].sum() == 0 and not truncations.any()
        ended += terminations.sum()
        assert ("final_obs" in infos) == terminations.any()
        if ended > 8:
            break
    assert ended > 8
    again, _ = envs.reset(seed=3)
    first, _ = bridge.make_vec(slug, 8, seats=seats, seat=seat, opponents="random").reset(seed=3)
    assert all((again[key] == first[key]).all() for key in first)


@pytest.mark.parametrize("slug", parlour.games())
def test_the_last_observation_of_a_game_is_that_of_its_end(slug):
    game = parlour.Game(slug, seats=parlour.Game(slug).seat_range[0])
    opponents = game.seats - 1
    envs = bridge.make_vec(game, 1, opponents="greedy", seed=6)
    observations, _ = envs.reset()
    # The same game against the same opponents, seen as a row of a batch that the caller stops before its end.
    batch = parlour.Batch(game, 1, seed=6, ending=True, bots={seat: "greedy" for seat in range(1, opponents + 1)})
    terminations = [False]
    while not terminations[0]:
        batch.step(lowest(observations))
        observations, _, terminations, _, infos = envs.step(lowest(observations))
    (last,) = infos["final_obs"]
    assert last in envs.single_observation_space and infos["_final_obs"].all()
    assert (last["observation"] == batch.ending[0]).all() and not last["action_mask"].any()
    assert (infos["final_info"]["score"] == batch.score).all()
    # It is the end of the old game, not the beginning of the next.
    assert (last["observation"] != observations["observation"][0]).any()


def test_actions_named_by_their_places_come_with_their_features():
    envs = bridge.make_vec("pillars", 4, opponents="random")
    observations, _ = envs.reset(seed=1)
    for _ in range(20):
        offsets, ids, features = envs.legal()
        assert (observations["action_mask"].sum(axis=1) == np.diff(offsets)).all()
        assert len(features) == len(ids) == offsets[-1]
        observations, *_ = envs.step(lowest(observations))


def test_a_step_before_the_first_reset_is_refused_in_a_sentence():
    with pytest.raises(RuntimeError, match="call reset"):
        bridge.make_vec("tps", 2).step([0, 0])
