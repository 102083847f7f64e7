"""Which word attends to which: words on both sides, and lines between them as thick as the weights."""

from collections.abc import Sequence

import numpy as np

from core.graph.steps import Matrix
from ui.charts import drawing
from ui.charts.drawing import IN_TEXT, INK, WEIGHT, Chart, Rows, Spec, nominal, quantitative, set_ink

_FAINTEST = 0.01
"""Smaller weights are not drawn."""

_THICKEST = 14
"""The width of the line for the weight 1, in points."""


def draw(name: str, weights: Matrix, words: Sequence[str], focus: int | None = None) -> None:
    """Draw who attends to whom, of n distinct ``words``, or to whom the one in ``focus`` does.

    The ``weights`` (n × n) lie in 0 … 1; those that are covered are nan and not drawn.
    """
    drawn = weights >= _FAINTEST
    if focus is not None:
        drawn &= np.arange(len(words))[:, None] == focus
    i, j = np.nonzero(drawn)
    lines: Rows = {"from": np.take(words, i), "to": np.take(words, j), "y": i, "y2": j, "weight": weights[i, j]}
    ends: Rows = {"word": words, "y": np.arange(len(words))}
    drawing.show(
        Chart(
            name=name,
            description=_describe(name, weights, words, focus),
            spec=_lines(len(words)),
            datasets={"lines": drawing.as_arrow(lines), "ends": drawing.as_arrow(ends)},
        )
    )


_SPOKEN_LINE = {"expr": "datum.from + ', ' + datum.to + ': ' + format(datum.weight, '.4f')"}
"""What those who listen to the screen hear of a line, as a Vega expression."""


def _lines(n: int) -> Spec:
    """The first words at x = 0, the second at x = 1, both from the top down."""
    y = quantitative("y", scale={"domain": [-0.5, n - 0.5], "reverse": True, "nice": False}, axis=None)
    across = {"type": "quantitative", "scale": {"domain": [-0.5, 1.5], "nice": False}, "axis": None}
    left, right = ({"datum": x, **across} for x in (0, 1))
    thickness = {"domain": [0, 1], "range": [0.3, _THICKEST]}
    depth = {"domain": [0, 1], "range": [0.25, 0.9]}
    lines: Spec = {
        "data": {"name": "lines"},
        "transform": [set_ink(WEIGHT)],
        "mark": {"type": "rule", "strokeCap": "round", "description": _SPOKEN_LINE},
        "encoding": {
            "x": left, "x2": {"datum": 1}, "y": y, "y2": {"field": "y2"}, "color": INK,
            "strokeWidth": quantitative("weight", scale=thickness, legend=None),
            "opacity": quantitative("weight", scale=depth, legend=None),
            "tooltip": [nominal("from"), nominal("to"), quantitative("weight", ".4f")],
        },
    }  # fmt: skip
    ends: tuple[Spec, ...] = tuple(
        {
            "data": {"name": "ends"},
            "transform": [IN_TEXT],
            "mark": {"type": "text", "align": align, "dx": dx, "fontSize": 13, "aria": False},
            "encoding": {"x": x, "y": y, "color": INK, "text": nominal("word")},
        }
        for align, dx, x in (("right", -10, left), ("left", 10, right))
    )
    return {"layer": [lines, *ends], "height": max(160, 30 * n)}


def _describe(name: str, weights: Matrix, words: Sequence[str], focus: int | None) -> str:
    rows = [i for i in (range(len(words)) if focus is None else (focus,)) if not np.isnan(weights[i]).any()]
    tops = "; ".join(f"{words[i]} attends most to {words[int(weights[i].argmax())]}" for i in rows)
    return f"{name}. {tops}."
