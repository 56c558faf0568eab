"""What Ray costs a run of the lab: `python python/bench/cluster.py [seconds of a shard] [shards]`, with a release wheel.

One node with one processor plays the shards one after another. What is not spent inside of a shard is overhead: sending tasks,
starting the worker, fetching receipts, merging. Both are told by the same clock, so what else runs on the machine slows both alike.
"""

import os
import secrets
import sys
import tempfile
import time
from pathlib import Path

os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}

import ray

import parlour
import parlour.ray


def timed(play, notes):
    """Plays shards, and notes how long each took."""

    def timed_play(plan, shard, threads, fingerprint):
        start = time.monotonic()
        played = play(plan, shard, threads, fingerprint)
        (notes / shard.replace("/", "-")).write_text(str(time.monotonic() - start))
        return played

    return timed_play


def plan_for(seconds, shards):
    """A run whose shards take about so many seconds of a processor."""
    games, start = 2000, time.process_time()
    parlour.lab.play(parlour.lab.run("archons", games=games, seats=4), threads=1)
    speed = games / (time.process_time() - start)
    return parlour.lab.run("archons", games=round(speed * seconds) * shards, seats=4)


def main(seconds=30.0, shards=10):
    plan = plan_for(seconds, shards)
    ray.init(num_cpus=1, log_to_driver=False, include_dashboard=False)
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder)
        parlour.ray._play = timed(parlour.ray._play, notes)
        start = time.monotonic()
        parlour.ray.report(plan, shards=shards)
        whole = time.monotonic() - start
        inside = [float(note.read_text()) for note in notes.iterdir()]
    ray.shutdown()
    print(f"{shards} shards of {sum(inside) / shards:.1f} s: {whole:.1f} s in all, {sum(inside):.1f} s of them in shards")
    print(f"overhead: {whole / sum(inside) - 1:.2%}")


if __name__ == "__main__":
    main(*(kind(given) for kind, given in zip((float, int), sys.argv[1:])))
