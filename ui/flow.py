"""Which word looks at which: words on both sides, lines as thick as the weights between them."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from ui import charts
from ui.charts import INK, Drawn, Matrix, Rows, Spec

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
    charts.show(
        Drawn(
            name=name,
            described=_described(name, weights, words, focus),
            spec=_lines(len(words)),
            datasets={"lines": charts.sent(lines), "ends": charts.sent(ends)},
        )
    )


@lru_cache(maxsize=64)
def _lines(n: int) -> Spec:
    alt = charts.altair()
    across = alt.Scale(domain=[-0.5, 1.5], nice=False)
    color = alt.Color("color:N", scale=charts.THEME_SCALE, legend=None)
    down = alt.Scale(domain=[-0.5, n - 0.5], reverse=True, nice=False)
    thickness = alt.Scale(domain=[0, 1], range=[0.3, _THICKEST])
    between = (
        alt.Chart(alt.NamedData("lines"))
        .transform_calculate(left="0", right="1", color="'0'")
        .mark_rule(strokeCap="round")
        .encode(
            x=alt.X("left:Q", scale=across, axis=None),
            x2="right:Q",
            y=alt.Y("y:Q", scale=down, axis=None),
            y2="y2:Q",
            color=color,
            strokeWidth=alt.StrokeWidth("weight:Q", scale=thickness, legend=None),
            opacity=alt.Opacity("weight:Q", scale=alt.Scale(domain=[0, 1], range=[0.25, 0.9]), legend=None),
            tooltip=["from:N", "to:N", alt.Tooltip("weight:Q", format=".4f")],
        )
    )
    column = alt.Chart(alt.NamedData("ends")).encode(
        x=alt.X("x:Q", scale=across, axis=None),
        y=alt.Y("y:Q", scale=down, axis=None),
        color=color,
        text="word:N",
    )
    left = column.transform_calculate(x="0", color=f"'{INK}'").mark_text(align="right", dx=-10, fontSize=13)
    right = column.transform_calculate(x="1", color=f"'{INK}'").mark_text(align="left", dx=10, fontSize=13)
    return charts.built(alt.layer(between, left, right).properties(height=max(160, 30 * n)))


def _described(name: str, weights: Matrix, words: Sequence[str], focus: int | None) -> str:
    rows = range(len(words)) if focus is None else (focus,)
    tops = "; ".join(f"{words[i]} looks most at {words[int(weights[i].argmax())]}" for i in rows)
    return f"{name}. {tops}."
