"""Which word looks at which: words on both sides, lines as thick as the weights between them."""

from collections.abc import Sequence

import altair as alt
import pandas as pd
import streamlit as st

from ui.charts import INK, Matrix, theme_scale

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
    rows = range(len(words)) if focus is None else (focus,)
    lines = [(i, j, float(weights[i, j])) for i in rows for j in range(len(words)) if weights[i, j] >= _FAINTEST]
    data = pd.DataFrame(
        {
            "from": [words[i] for i, _, _ in lines],
            "to": [words[j] for _, j, _ in lines],
            "y": [i for i, _, _ in lines],
            "y2": [j for _, j, _ in lines],
            "weight": [weight for _, _, weight in lines],
        }
    )
    across = alt.Scale(domain=[-0.5, 1.5], nice=False)
    down = alt.Scale(domain=[-0.5, len(words) - 0.5], reverse=True, nice=False)
    thickness = alt.Scale(domain=[0, 1], range=[0.3, _THICKEST])
    lines_between = (
        alt.Chart(data)
        .transform_calculate(left="0", right="1", color="'0'")
        .mark_rule(strokeCap="round")
        .encode(
            x=alt.X("left:Q", scale=across, axis=None),
            x2="right:Q",
            y=alt.Y("y:Q", scale=down, axis=None),
            y2="y2:Q",
            color=_theme_color(),
            strokeWidth=alt.StrokeWidth("weight:Q", scale=thickness, legend=None),
            opacity=alt.Opacity("weight:Q", scale=alt.Scale(domain=[0, 1], range=[0.25, 0.9]), legend=None),
            tooltip=["from:N", "to:N", alt.Tooltip("weight:Q", format=".4f")],
        )
    )
    column = alt.Chart(pd.DataFrame({"word": list(words), "y": range(len(words))})).encode(
        x=alt.X("x:Q", scale=across, axis=None),
        y=alt.Y("y:Q", scale=down, axis=None),
        color=_theme_color(),
        text="word:N",
    )
    left = column.transform_calculate(x="0", color=f"'{INK}'").mark_text(align="right", dx=-10, fontSize=13)
    right = column.transform_calculate(x="1", color=f"'{INK}'").mark_text(align="left", dx=10, fontSize=13)
    st.altair_chart(
        (lines_between + left + right).properties(height=max(160, 30 * len(words))),
        alt=_described(name, weights, words, focus),
    )


def _theme_color() -> alt.Color:
    return alt.Color("color:N", scale=theme_scale(), legend=None)


def _described(name: str, weights: Matrix, words: Sequence[str], focus: int | None) -> str:
    rows = range(len(words)) if focus is None else (focus,)
    tops = "; ".join(f"{words[i]} looks most at {words[int(weights[i].argmax())]}" for i in rows)
    return f"{name}. {tops}."
