"""PettingZoo's own tests. Its `parallel_seed_test` samples actions without masks, so it does not fit games with rules."""

import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test

import parlour.pettingzoo as bridge
from tables import TABLES


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_api_tests_pass(slug, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(bridge.env(slug, seats=seats), num_cycles=100)
        seed_test(lambda: bridge.env(slug, seats=seats), num_cycles=30)
        parallel_api_test(bridge.parallel_env(slug, seats=seats), num_cycles=100)


def test_rewards_come_once_and_sum_to_nothing():
    env = bridge.env("archons", seats=3)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))
    assert abs(sum(totals.values())) < 1e-9 and max(totals.values()) > 0


def test_an_agent_that_waits_cannot_tell_what_was_chosen():
    env = bridge.env("faj", seats=3)
    env.reset(seed=2)
    waiting = env.possible_agents[2]
    seen = set()
    for choice in range(3):
        env.reset(seed=2)
        env.step(choice)
        seen.add(env.observe(waiting)["observation"].tobytes())
    assert len(seen) == 1


def test_an_agent_that_still_plays_needs_an_action():
    env = bridge.env("tps", seats=3).unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match="needs an action"):
        env.step(None)
