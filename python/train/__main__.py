"""`python -m train GAME`: trains the learned players of a game."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import parlour
import torch

from .course import Plan, ResumeError, Training, stored_plan
from .export import export


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    words.add_argument("game", choices=parlour.games())
    words.add_argument("--seconds", type=float, help="how long to train (480)")
    words.add_argument("--rounds", type=int, help="train for so many rounds instead; then the same seed gives the same players")
    words.add_argument("--pause", type=float, default=float("inf"), help="stop after so many seconds of it, to go on with --resume")
    words.add_argument("--seed", type=int, help=f"({Plan.seed})")
    words.add_argument("--rows", type=int, help=f"games played at once ({Plan.rows})")
    words.add_argument("--width", type=int, help=f"numbers of a state ({Plan.width})")
    words.add_argument("--threads", type=int, help=f"threads of the engine ({Plan.threads})")
    words.add_argument("--out", type=Path, help="the folder of the training (runs/GAME)")
    words.add_argument("--resume", action="store_true", help="go on where the folder's checkpoint was written, with its plan")
    words.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    told = words.parse_args()
    folder = told.out or Path("runs") / told.game
    named = {name: getattr(told, name) for name in ("seconds", "rounds", "seed", "rows", "width", "threads")}
    given = {"game": told.game} | {name: value for name, value in named.items() if value is not None}
    try:
        plan = replace(stored_plan(folder) if told.resume else Plan(told.game), **given)
        training = Training(plan, folder, told.device)
        if told.resume:
            training.resume()
    except ResumeError as error:
        raise SystemExit(f"{words.prog}: {error}") from None
    training.run(told.pause)
    export(training.mean, folder / f"{told.game}.weights")
    print(f"{told.game}: {training.round} rounds, {training.decisions:,} decisions in {training.spent:.0f} s; see {folder}")


if __name__ == "__main__":
    main()
