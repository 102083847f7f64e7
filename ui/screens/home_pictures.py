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
    tried, wrong, moved = tour.learning()
    drop = wrong[0] - wrong[-1]
    curve, dots = (_points(x / tried[-1], (np.interp(x, tried, wrong) - wrong[-1]) / drop) for x in (tried, moved))
    at_first, at_last = np.interp(moved[[0, -1]], tried, wrong)
    first, last = f"{moved[0]:.1f}: wrong by {at_first:.2f}", f"{moved[-1]:.1f}: wrong by {at_last:.2f}"
    names = ((0.03, 0.1), first), ((0.62, 0.5), last)  # beneath the curve and above it
    title = f"The {moved[-1]:.1f} of the query matrix, in training"
    sketch.draw(
        [Sketch(title=title, curves=[("thin", curve)], dots=dots, names=names)],
        f"{title}: it moves from {moved[0]:.1f} to {moved[-1]:.1f} in {len(moved) - 1} steps. With each, less of the "
        f"attention of “its” goes astray from “dog”: {at_first:.2f} at first, {at_last:.2f} at last.",
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
