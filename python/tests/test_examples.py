"""The examples do what they say."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_walk_finds_the_known_value():
    walk = example("walk")
    first, second = walk.value(parlour.Game("kuhn").deal(chance="explicit"), walk.careful)
    assert first == pytest.approx(-1 / 18) and second == pytest.approx(1 / 18)


def test_what_others_may_hold_is_told():
    said = subprocess.run([sys.executable, EXAMPLES / "imagine.py"], capture_output=True, text=True, check=True)
    assert said.stdout.count("likely holds") == 2


def test_a_policy_learns_to_beat_random_players():
    learn = example("learn")
    game = parlour.Game("tps", seats=3)
    policy = learn.learn(game, rounds=10, rows=96)
    assert learn.share(game, policy, games=1500) > 0.36
