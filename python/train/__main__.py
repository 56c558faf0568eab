"""`python -m train GAME`: trains the learned players of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

import parlour
import torch

from .course import Plan, Training
from .export import export


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    words.add_argument("game", choices=[slug for slug in parlour.games() if slug != "kuhn"])
    words.add_argument("--seconds", type=float, default=480, help="how long to train (480)")
    words.add_argument("--seed", type=int, default=Plan.seed)
    words.add_argument("--rows", type=int, default=Plan.rows, help=f"games played at once ({Plan.rows})")
    words.add_argument("--threads", type=int, default=Plan.threads, help=f"threads of the engine ({Plan.threads})")
    words.add_argument("--out", type=Path, help="the folder of the training (runs/GAME)")
    words.add_argument("--resume", action="store_true", help="go on where the folder's checkpoint was written")
    words.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    told = words.parse_args()
    plan = Plan(told.game, told.seconds, seed=told.seed, rows=told.rows, threads=told.threads)
    folder = told.out or Path("runs") / told.game
    training = Training(plan, folder, told.device)
    if told.resume:
        training.resume()
    training.run()
    export(training.mean, folder / f"{told.game}.weights")
    print(f"{told.game}: {training.round} rounds, {training.decisions:,} decisions in {training.spent:.0f} s; see {folder}")


if __name__ == "__main__":
    main()
