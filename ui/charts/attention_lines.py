"""Which word looks at which: words on both sides, lines as thick as the weights between them."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from ui.charts import heat_map
from ui.charts.heat_map import Drawn, Rows
from ui.charts.vega import IN_BLUE, IN_TEXT, INK, SCHEMA, Spec, nominal, quantitative

_FAINTEST = 0.01
"""Weights below this are left out of the picture."""

_THICKEST = 14
"""Points of a line for the weight 1."""


def draw(name: str, weights: Matrix, words: Sequence[str], focus: int | None = None) -> None:
    """Draw who attends to whom.

    Args:
        name: what it is called, for those who hear the screen.
        weights: (n × n), all from 0 to 1.
        words: n distinct labels.
        focus: the word whose attention is drawn, None for all.
    """
    drawn = weights >= _FAINTEST
    if focus is not None:
        drawn &= np.arange(len(words))[:, None] == focus
    i, j = np.nonzero(drawn)
    lines: Rows = {"from": np.take(words, i), "to": np.take(words, j), "y": i, "y2": j, "weight": weights[i, j]}
    ends: Rows = {"word": words, "y": np.arange(len(words))}
    heat_map.show(
        Drawn(
            name=name,
            described=_described(name, weights, words, focus),
            spec=_lines(len(words)),
            datasets={"lines": heat_map.sent(lines), "ends": heat_map.sent(ends)},
        )
    )


@lru_cache(maxsize=64)
def _lines(n: int) -> Spec:
    """The first words at x = 0, the second at x = 1, both from the top down."""
    down = {"domain": [-0.5, n - 0.5], "reverse": True, "nice": False}
    thickness, depth = ({"domain": [0, 1], "range": [least, most]} for least, most in ((0.3, _THICKEST), (0.25, 0.9)))
    between = {
        "data": {"name": "lines"},
        "transform": [IN_BLUE],
        "mark": {"type": "rule", "strokeCap": "round"},
        "encoding": {
            "x": _across(0),
            "x2": {"datum": 1},
            "y2": {"field": "y2"},
            "strokeWidth": {**quantitative("weight"), "scale": thickness, "legend": None},
            "opacity": {**quantitative("weight"), "scale": depth, "legend": None},
            "tooltip": [nominal("from"), nominal("to"), quantitative("weight", ".4f")],
        },
    }
    return {
        "$schema": SCHEMA,
        "encoding": {
            "y": {**quantitative("y"), "scale": down, "axis": None},
            "color": INK,
        },
        "layer": [between, _words(0, "right", -10), _words(1, "left", 10)],
        "height": max(160, 30 * n),
    }


def _words(x: int, align: str, dx: int) -> Spec:
    return {
        "data": {"name": "ends"},
        "transform": [IN_TEXT],
        "mark": {"type": "text", "align": align, "dx": dx, "fontSize": 13},
        "encoding": {"x": _across(x), "text": nominal("word")},
    }


def _across(x: int) -> Spec:
    return {"datum": x, "type": "quantitative", "scale": {"domain": [-0.5, 1.5], "nice": False}, "axis": None}


def _described(name: str, weights: Matrix, words: Sequence[str], focus: int | None) -> str:
    rows = range(len(words)) if focus is None else (focus,)
    tops = "; ".join(f"{words[i]} looks most at {words[int(weights[i].argmax())]}" for i in rows)
    return f"{name}. {tops}."
