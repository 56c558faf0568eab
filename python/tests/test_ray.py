"""The lab on a cluster."""

import os
import secrets
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("ray")

import parlour
import parlour.ray


class Cluster:
    """Stands in for Ray: plays a task when somebody waits for it, and counts those that nobody has waited for."""

    def __init__(self, cores):
        self.cores, self.waiting, self.most = cores, [], 0

    def cluster_resources(self):
        return {"CPU": self.cores}

    def remote(self, num_returns=1, **_):
        return lambda function: Remote(self, function, num_returns)

    def wait(self, receipts, num_returns):
        # The last one first, as may happen.
        self.waiting.remove(receipts[-1])
        return [receipts[-1]], receipts[:-1]

    def get(self, task):
        return task()


class Remote:
    def __init__(self, cluster, function, returns):
        self.cluster, self.function, self.returns = cluster, function, returns

    def remote(self, *words):
        def result(place=None):
            made = self.function(*(word() if callable(word) else word for word in words))
            return made if place is None else made[place]

        if self.returns == 1:
            return result
        receipt = partial(result, 0)
        self.cluster.waiting.append(receipt)
        self.cluster.most = max(self.cluster.most, len(self.cluster.waiting))
        return receipt, partial(result, 1)


@pytest.mark.parametrize(("in_flight", "expected"), [(3, 3), (None, 2 * 2), (100, 9)])
def test_no_more_shards_are_in_flight_than_allowed(monkeypatch, in_flight, expected):
    cluster = Cluster(cores=2)
    monkeypatch.setattr(parlour.ray, "ray", cluster)
    plan, told = parlour.lab.run("pillars", games=18, bots="random"), []
    sums = parlour.ray.report(
        plan, shards=9, in_flight=in_flight, fan=2, tell=lambda done, shards: told.append((done, shards))
    )
    assert cluster.most == expected and cluster.waiting == []
    assert told == [(done, 9) for done in range(1, 10)]
    assert sums == parlour.lab.play(plan, threads=1)


def test_a_cluster_that_loses_a_node_gives_the_bytes_of_one_machine():
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        # Everything stays on loopback; elsewhere than on Linux that is the usual way.
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    }
    script = Path(__file__).with_name("cluster_with_a_loss.py")
    ran = subprocess.run(
        [sys.executable, str(script)], env={**os.environ, **settings}, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0 and "the same bytes" in ran.stdout, ran.stdout[-2000:] + ran.stderr[-4000:]
