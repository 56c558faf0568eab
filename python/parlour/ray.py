"""The lab on a cluster: shards as Ray tasks that return their sums.

    python -m parlour.ray lab report archons --games 1000000000 --address auto --out archons.html

Every shard is a task that is tried again when its node dies; only so many are in flight at a time; sums are merged on the cluster,
as a tree.
What comes out is what one machine would have written, to the last byte.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TextIO

import ray

from parlour import lab


class _Bar:
    """How far a run is: a bar that grows in its place on a terminal, a line for each shard elsewhere."""

    WIDTH = 40

    def __init__(self, stream: TextIO) -> None:
        self.stream, self.began = stream, time.monotonic()

    def __call__(self, done: int, shards: int) -> None:
        full = self.WIDTH * done // shards
        left = (time.monotonic() - self.began) / done * (shards - done)
        bar = f"[{'#' * full}{'.' * (self.WIDTH - full)}] {done} of {shards} shards, {_duration(left)} left"
        if self.stream.isatty():
            end = "\n" if done == shards else ""
            print(f"\r\x1b[K{bar}", end=end, file=self.stream, flush=True)
        else:
            print(bar, file=self.stream, flush=True)


def _duration(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _play(plan: str, shard: str, threads: int, fingerprint: str) -> tuple[str, str]:
    """A receipt, and the sums: whoever waits looks at the receipt and leaves the sums where they are."""
    if lab.fingerprint() != fingerprint:
        raise RuntimeError(f"this node has another build of the engine ({lab.fingerprint()} instead of {fingerprint})")
    return shard, lab.play(plan, shard, threads=threads)


def _merge(*parts: str) -> str:
    return lab.merge(parts)


class _Tree:
    """Sums on the cluster, merged there `fan` at a time; only references pass through here."""

    def __init__(self, merge: Callable[..., ray.ObjectRef], fan: int) -> None:
        self.merge, self.fan = merge, fan
        self.levels: list[list[ray.ObjectRef]] = []

    def add(self, part: ray.ObjectRef, level: int = 0) -> None:
        if level == len(self.levels):
            self.levels.append([])
        parts = self.levels[level]
        parts.append(part)
        if len(parts) == self.fan:
            self.levels[level] = []
            self.add(self.merge(*parts), level + 1)

    def root(self) -> ray.ObjectRef:
        """All that was added, merged."""
        rest: list[ray.ObjectRef] = []
        for parts in self.levels:
            rest = [*rest, *parts]
            if len(rest) > 1:
                rest = [self.merge(*rest)]
        (whole,) = rest
        return whole


def report(
    plan: str,
    *,
    shards: int,
    threads: int = 1,
    in_flight: int | None = None,
    retries: int = 10,
    tell: Callable[[int, int], None] | None = None,
    fan: int = 8,
) -> str:
    """The sums of a run whose shards are played on the cluster that Ray is connected to.

    `tell` hears how many shards of how many are done; without it, there is a progress bar on standard error.
    """
    if shards < 1 or fan < 2:
        raise ValueError("a run has at least one shard, and at least two sums are merged at a time")
    play = ray.remote(num_cpus=threads, max_retries=retries, num_returns=2)(_play)
    merge = ray.remote(num_cpus=1, max_retries=retries)(_merge)
    tell = tell or _Bar(sys.stderr)
    in_flight = in_flight or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)) // threads)
    waiting: Iterator[int] = iter(range(1, shards + 1))
    playing: dict[ray.ObjectRef, ray.ObjectRef] = {}
    tree, done = _Tree(merge.remote, fan), 0
    while done < shards:
        for shard in islice(waiting, in_flight - len(playing)):
            played: Any = play.remote(plan, f"{shard}/{shards}", threads, lab.fingerprint())
            receipt, sums = played
            playing[receipt] = sums
        (ready,), _ = ray.wait(list(playing), num_returns=1)
        # A task that failed for good raises here: a report without its games would be of another run.
        ray.get(ready)
        tree.add(playing.pop(ready))
        done += 1
        tell(done, shards)
    return ray.get(tree.root())


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m parlour.ray", description="Plays a run of the lab on a cluster.")
    parser.add_argument("lab", choices=["lab"])
    parser.add_argument("command", choices=["report"])
    parser.add_argument("game")
    parser.add_argument("--address", help="where the cluster is; without it, this machine alone")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", type=lambda names: names.split(","), default=["greedy"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=JSON")
    parser.add_argument("--kingmaking", type=int, default=0)
    parser.add_argument("--shards", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1, help="threads of a shard")
    parser.add_argument("--out", help="the page")
    parser.add_argument("--json", help="every figure")
    parser.add_argument("--tallies", help="the sums")
    return parser.parse_args()


def main() -> None:
    args = _arguments()
    options = {key: json.loads(value) for key, _, value in (option.partition("=") for option in args.option)}
    plan = lab.run(
        args.game,
        games=args.games,
        seats=args.seats,
        options=options,
        bots=args.bots,
        seed=args.seed,
        kingmaking=args.kingmaking,
    )
    ray.init(address=args.address, log_to_driver=False)
    sums = report(plan, shards=args.shards, threads=args.threads)
    for path, text in (
        (args.tallies, lambda: sums + "\n"),
        (args.out, lambda: lab.page(sums)),
        (args.json, lambda: json.dumps(lab.figures(sums))),
    ):
        if path:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text())
    ray.shutdown()


if __name__ == "__main__":
    main()
