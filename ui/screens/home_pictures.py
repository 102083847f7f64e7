"""Small drawings beside two of the tour's sentences: how a number of W_q learns, and why long scores are divided."""

import numpy as np

from core.graph.steps import Matrix
from core.lessons import tour
from ui.charts import sketch
from ui.charts.sketch import Kind, Point, Sketch


def draw(step: str) -> None:
    """Draw what belongs to a step of the tour, if it has a drawing."""
    if step == "project":
        _draw_learning()
    elif step == "scale":
        _draw_growing()


def _draw_learning() -> None:
    tried, shares, moved = tour.learning()
    curve, dots = (
        _points(x / tried[-1], np.interp(x, tried, shares / shares[-1] * 1.25 - 0.25)) for x in (tried, moved)
    )
    first, last = (f"{at:.1f}: {np.interp(at, tried, shares):.2f}" for at in moved[[0, -1]])
    axes = ((0.01, 0.7), f"↑ the share of “{tour.OWNER}”"), ((1, 0), "this number →")
    names = *axes, ((0.03, 0.3), first), ((0.7, 0.26), last)
    title = f"The {moved[-1]:.1f} of the query matrix, in training"
    sketch.draw(
        [Sketch(title=title, curves=[("thin", curve)], dots=dots, names=names)],
        f"{title}: it moves from {moved[0]:.1f} to {moved[-1]:.1f} in {len(moved) - 1} steps. With each, “its” gives "
        f"“dog” a larger share. The number and the share: {first} at first, {last} at last.",
        key="sketch of learning",
    )


def _draw_growing() -> None:
    scores, n = tour.growing(), np.arange(tour.LONGEST + 1)
    root = np.sqrt(n)
    most, at = np.abs(scores).max(), (tour.LONGEST // 4, tour.LONGEST)

    def drawing(title: str, divisor: Matrix) -> Sketch:
        curves: list[tuple[Kind, Matrix]] = [("thin", row) for row in scores] + [("thick", root), ("thick", -root)]
        placed = [(kind, _points(n / n[-1], (row / divisor / most + 1) / 2)) for kind, row in curves]
        return Sketch(
            title=title, curves=placed, dots=[placed[-2][1][i] for i in at],
            names=[(placed[-2][1][i], f"√{i} = {root[i]:g}") for i in at if divisor[i] == 1],
        )  # fmt: skip

    typical = ", ".join(f"±{root[i]:g} after {i}" for i in at)
    sketch.draw(
        [drawing("Random ±1s, added up", np.ones(len(n))), drawing("÷ √dₖ: about 1", np.maximum(root, 1))],
        f"Random scores as products of ±1 are added up: typically {typical}. "
        "Divided by the root of how many were added, they are about ±1.",
        key="sketch of scores",
    )


def _points(x: Matrix, y: Matrix) -> list[Point]:
    return [(round(float(a), 4), round(float(b), 4)) for a, b in zip(x, y, strict=True)]
