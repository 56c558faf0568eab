"""What a training was like, round by round: a table, and a drawing of it."""

from __future__ import annotations

import csv
from pathlib import Path

#: The size of one curve's drawing.
WIDTH, HEIGHT, GAP = 420, 90, 34


class Log:
    """One line a round."""

    def __init__(self, path: Path):
        self.path = path

    def write(self, **figures: float) -> None:
        is_new = not self.path.exists()
        with self.path.open("a", newline="") as file:
            lines = csv.writer(file)
            if is_new:
                lines.writerow(figures)
            lines.writerow([f"{figure:.6g}" for figure in figures.values()])

    def cut(self, rounds: int) -> None:
        """Forgets what came after that many rounds: it will be written again."""
        if not self.path.exists():
            return
        with self.path.open(newline="") as file:
            names, *rows = csv.reader(file)
        place = names.index("round")
        beside = self.path.with_suffix(".new")
        with beside.open("w", newline="") as file:
            csv.writer(file).writerows([names, *(row for row in rows if float(row[place]) <= rounds)])
        beside.replace(self.path)

    def columns(self) -> dict[str, list[float]]:
        with self.path.open(newline="") as file:
            names, *rows = csv.reader(file)
        return {name: [float(row[place]) for row in rows] for place, name in enumerate(names)}

    def plot(self, path: Path, title: str) -> None:
        """Draws every figure against the time."""
        columns = self.columns()
        time = columns.pop("seconds")
        height = 30 + len(columns) * (HEIGHT + GAP)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 40} {height}" font-family="sans-serif" font-size="11">',
            f'<rect width="100%" height="100%" fill="white"/><text x="20" y="18" font-size="14">{title}</text>',
        ]
        for place, (name, values) in enumerate(columns.items()):
            parts.append(_curve(30 + place * (HEIGHT + GAP), name, time, values))
        path.write_text("\n".join([*parts, "</svg>\n"]))


def _curve(top: int, name: str, time: list[float], values: list[float]) -> str:
    least, most, last = min(values), max(values), max(time[-1], 1e-9)
    span = (most - least) or 1
    every = max(1, len(values) // WIDTH)
    points = [
        f"{20 + WIDTH * at / last:.1f},{top + 16 + HEIGHT * (1 - (value - least) / span):.1f}"
        for at, value in list(zip(time, values))[::every]
    ]
    label = f"{name}: {values[-1]:.4g} (from {least:.4g} to {most:.4g}) after {last:.0f} s"
    return (
        f'<text x="20" y="{top + 10}">{label}</text>'
        f'<polyline points="{" ".join(points)}" fill="none" stroke="#7a3b2e" stroke-width="1"/>'
    )
