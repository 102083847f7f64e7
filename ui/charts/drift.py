"""Paths in a plane: how something moves from step to step, in two numbers."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from core.graph.steps import Matrix
from ui.charts import drawing
from ui.charts.drawing import Chart, Spec
from ui.charts.in_altair import specification

_HEIGHT = 380


def draw(
    name: str, paths: Matrix, labels: Sequence[str], kinds: Sequence[str], axes: tuple[str, str], steps: Sequence[str]
) -> None:
    """Draw p paths of s steps, each with its label at the end and in the colour and the dashes of its kind.

    Args:
        name: what the chart is called, for those who listen to the screen.
        paths: their places, (p, s, 2).
        labels: p distinct labels.
        kinds: the kind of each path.
        axes: what stands at the horizontal axis and at the vertical one.
        steps: s names.
    """
    many, length, _ = paths.shape
    rows = {
        "label": np.repeat(labels, length),
        "kind": np.repeat(kinds, length),
        "step": np.tile(steps, many),
        "order": np.tile(np.arange(length, dtype=np.int16), many),
        "last": np.tile((np.arange(length) == length - 1).astype(np.uint8), many),
        "x": paths[:, :, 0].ravel(),
        "y": paths[:, :, 1].ravel(),
    }
    ends = "; ".join(
        f"{label}: from {path[0, 0]:.2f}, {path[0, 1]:.2f} to {path[-1, 0]:.2f}, {path[-1, 1]:.2f}"
        for label, path in zip(labels, paths, strict=True)
    )
    drawing.show(
        Chart(
            name=name,
            description=f"{name}. Across: {axes[0]}; up: {axes[1]}. {ends}.",
            spec=_paths(tuple(dict.fromkeys(kinds)), axes),
            datasets={"paths": drawing.as_arrow(rows)},
        )
    )


@cache
def _paths(kinds: tuple[str, ...], axes: tuple[str, str]) -> Spec:
    from ui.charts.whole_altair import alt

    scale = alt.Scale(zero=False, padding=20)
    x, y = alt.X("x:Q", scale=scale, title=axes[0]), alt.Y("y:Q", scale=scale, title=axes[1])
    legend = alt.Legend(orient="top", title=None, symbolType="stroke", symbolStrokeWidth=3)
    colour = alt.Color("kind:N", sort=None, scale=alt.Scale(domain=kinds, range="category"), legend=legend)
    dash = alt.StrokeDash("kind:N", sort=None, scale=alt.Scale(domain=kinds, range=[[1, 0], [6, 4]]), legend=legend)
    every = alt.Chart(alt.NamedData("paths")).encode(
        x=x, y=y, color=colour, detail="label:N",
        tooltip=["label:N", "step:N", alt.Tooltip("x:Q", format=".4~f", title=axes[0]),
                 alt.Tooltip("y:Q", format=".4~f", title=axes[1])],
    )  # fmt: skip
    lines = every.mark_line(strokeWidth=2).encode(order="order:Q", strokeDash=dash)
    points = every.mark_point(filled=True, size=30, opacity=1)
    names = every.transform_filter("datum.last").mark_text(dx=8, align="left", fontSize=13).encode(text="label:N")
    return specification(alt.layer(lines, points, names).properties(height=_HEIGHT))
