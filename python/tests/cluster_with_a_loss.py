"""A run on two local nodes, one of which is killed midway: says whether the sums are those of one machine.

A program of its own, because Ray reads its token when it is loaded. It ends the processes that it started, and no others: nodes die
with this program, and workers with their nodes.
"""

import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

import parlour
import parlour.ray

NODE = {"num_cpus": 1, "object_store_memory": 100_000_000, "node_ip_address": "127.0.0.1"}
SHARDS = 6


def watched(play, notes, lost):
    """Plays shards, with a note for each start. The node that will be lost holds on to its first shard; the other waits for that."""

    def watched_play(plan, shard, threads, fingerprint):
        node = ray.get_runtime_context().get_node_id()
        (notes / f"{shard.replace('/', '-')} {node} {uuid.uuid4()}").touch()
        if node == lost:
            (notes / "held").touch()
            while True:
                time.sleep(60)
        while not (notes / "held").exists():
            time.sleep(0.05)
        return play(plan, shard, threads, fingerprint)

    return watched_play


def lose_a_node(cluster, notes):
    plan = parlour.lab.run("archons", games=600, seats=3, bots="greedy")
    lost = cluster.add_node(**NODE)
    done = []

    def tell(shard, shards):
        done.append((shard, shards))
        if len(done) == 2:
            assert (notes / "held").exists()
            cluster.remove_node(lost, allow_graceful=False)

    play = parlour.ray._play
    parlour.ray._play = watched(play, notes, lost.node_id)
    sums = parlour.ray.report(plan, shards=SHARDS, tell=tell, fan=2)
    parlour.ray._play = play
    starts = [note.name.split() for note in notes.iterdir() if note.name != "held"]
    held = {shard for shard, node, _ in starts if node == lost.node_id}
    times = Counter(shard for shard, *_ in starts)
    assert len(held) == 1 and all(times[shard] == 2 for shard in held), starts
    assert len(times) == SHARDS and done[-1] == (SHARDS, SHARDS), (starts, done)
    assert sums == parlour.lab.play(plan, threads=1)


def run_the_program(cluster, folder):
    """`python -m parlour.ray`, on what is left of the cluster."""
    paths = {name: folder / name for name in ("tallies", "json", "out")}
    command = [sys.executable, "-m", "parlour.ray", "lab", "report", "pillars", "--games", "40", "--bots", "random"]
    command += ["--shards", "3", "--address", cluster.address]
    for name, path in paths.items():
        command += [f"--{name}", str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stderr
    assert f"[{'#' * 40}] 3 of 3 shards, 0:00:00 left" in ran.stderr, ran.stderr
    plan = parlour.lab.run("pillars", games=40, bots="random")
    assert paths["tallies"].read_text() == parlour.lab.play(plan, threads=1) + "\n"
    assert paths["json"].read_text().startswith("{") and "<html" in paths["out"].read_text()


def main():
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        with tempfile.TemporaryDirectory() as notes, tempfile.TemporaryDirectory() as folder:
            lose_a_node(cluster, Path(notes))
            run_the_program(cluster, Path(folder))
        print("the same bytes")
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(main())
