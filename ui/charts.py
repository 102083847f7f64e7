"""Matrices as heat maps with their numbers, rows as bars. Colours come from the theme, light or dark.

Weights have the sequential scale, the same from 0 to 1 everywhere, by square roots so that small ones differ
too; signed values have the diverging one. Both are pale enough for the figures on them, which take the last of
the theme's categorical colours.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import altair as alt
import numpy as np
import numpy.typing as npt
import pandas as pd
import streamlit as st

from ui.state import CELL

Matrix = npt.NDArray[np.float64]

INK = 3
"""Which of the theme's categorical colours figures have."""

_ROOM_FOR_FIGURES = 1.2
"""How much wider than its longest bar a chart of bars is."""

_WIDEST_FITTING = 8
"""Columns that fit a phone; more are drawn at a fixed width, to be scrolled within their frame."""


def distinct(words: Sequence[str]) -> list[str]:
    """The words, with its position below each one that occurs more than once: the₅, the₁₀."""
    below = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    return [word + str(i).translate(below) if words.count(word) > 1 else word for i, word in enumerate(words, start=1)]


@dataclass(frozen=True, kw_only=True)
class Pointing:
    """What makes the cells of a heat map selectable, and which of them light up.

    ``lit`` is 2 where a cell was selected, 1 where it met, else 0. ``turn`` changes with every selection, so that
    the same cell can be selected again.
    """

    key: str
    on_select: Callable[[], None]
    lit: npt.NDArray[np.int64]
    turn: int


def heat_map(
    name: str,
    M: Matrix,
    rows: Sequence[str],
    columns: Sequence[str],
    *,
    weights: bool = False,
    pointing: Pointing | None = None,
) -> None:
    """Draw a matrix (n × m) with its numbers, at most four decimals each.

    Args:
        name: what it is called, for those who hear the screen.
        M: the matrix.
        rows: n distinct labels.
        columns: m distinct labels.
        weights: all entries lie in 0 … 1; otherwise they are signed.
        pointing: cells can be selected; None: they cannot.
    """
    data = pd.DataFrame(
        {
            "row": np.repeat(rows, len(columns)),
            "column": np.tile(columns, len(rows)),
            "value": np.ravel(M),
        }
    )
    largest = float(np.abs(M).max()) or 1.0
    scale = (
        alt.Scale(type="sqrt", domain=[0, 1], range="heatmap", interpolate="rgb")
        if weights
        else alt.Scale(domain=[-largest, largest], range="diverging", interpolate="rgb")
    )
    base = alt.Chart(data).encode(
        x=alt.X("column:N", sort=None, title=None, axis=_axis(orient="top")),
        y=alt.Y("row:N", sort=None, title=None, axis=_axis(orient="left")),
        tooltip=["row:N", "column:N", alt.Tooltip("value:Q", format=".6~f")],
    )
    cells = base.mark_rect().encode(color=alt.Color("value:Q", scale=scale, legend=None))
    text = alt.Text("value:Q", format=".4f" if weights else ".4~f")
    figures = _in_ink(base.mark_text(fontSize=12).encode(text=text))
    layers = [cells, figures]
    if pointing:
        data["i"], data["j"] = (np.ravel(places) for places in np.indices(M.shape))
        data["lit"], data["turn"] = np.ravel(pointing.lit), pointing.turn
        cells.params = [alt.selection_point(name=CELL, fields=["i", "j", "turn"], toggle=False, clear=False).param]
        layers = [cells, _outlines(base), figures]
    _show(
        alt.layer(*layers).resolve_scale(color="independent", stroke="independent").properties(height=alt.Step(28)),
        alt_text=_described(name, M, rows, columns),
        step=None if len(columns) <= _WIDEST_FITTING else 52,
        pointing=pointing,
    )


def bars(name: str, series: Mapping[str, Matrix], words: Sequence[str]) -> None:
    """Draw rows of n values as bars, a group for each word, a colour for each row.

    Args:
        name: what it is called, for those who hear the screen.
        series: by name, n values from 0 up.
        words: n distinct labels.
    """
    data = pd.DataFrame(
        {
            "word": np.tile(words, len(series)),
            "series": np.repeat(list(series), len(words)),
            "value": np.concatenate(list(series.values())),
        }
    )
    longest = max(float(row.max()) for row in series.values())
    legend = alt.Legend(orient="top", title=None) if len(series) > 1 else None
    base = alt.Chart(data).encode(
        y=alt.Y("word:N", sort=None, title=None, axis=_axis(orient="left")),
        yOffset=alt.YOffset("series:N", sort=None),
        x=alt.X("value:Q", title=None, axis=None, scale=alt.Scale(domain=[0, longest * _ROOM_FOR_FIGURES])),
        tooltip=["word:N", "series:N", alt.Tooltip("value:Q", format=".6~f")],
    )
    color = alt.Color("series:N", sort=None, legend=legend, scale=alt.Scale(domain=list(series), range="category"))
    rects = base.mark_bar().encode(color=color)
    text = alt.Text("value:Q", format=".4f")
    figures = _in_ink(base.mark_text(align="left", dx=4, fontSize=12).encode(text=text))
    tops = "; ".join(
        f"{title}: most for {words[int(np.argmax(row))]}, {row.max():.4f}" for title, row in series.items()
    )
    _show(
        (rects + figures)
        .resolve_scale(color="independent")
        .properties(height=alt.Step(24 if len(series) == 1 else 17)),
        alt_text=f"{name}. {tops}",
        step=None,
    )


def _axis(orient: Literal["top", "left"]) -> alt.Axis:
    return alt.Axis(orient=orient, labelAngle=0, labelOverlap=False, labelFlush=False, labelLimit=110, labelPadding=6)


def theme_scale() -> alt.Scale:
    """Turns the constants "0" to "3" into the theme's categorical colours: the first draws, the last writes."""
    return alt.Scale(domain=[str(i) for i in range(INK + 1)], range="category")


def _in_ink(figures: alt.Chart) -> alt.Chart:
    """Give figures the theme's colour for them."""
    color = alt.Color("ink:N", scale=theme_scale(), legend=None)
    return figures.transform_calculate(ink=f"'{INK}'").encode(color=color)


def _outlines(base: alt.Chart) -> alt.Chart:
    """A frame in ink around each cell that is lit, a bold one around the selected cell; only data make the difference.

    A chart whose specification stays as it is takes new data without being drawn anew.
    """
    lit: alt.Chart = (
        base.mark_rect(filled=False, aria=False).transform_filter("datum.lit > 0").transform_calculate(ink=f"'{INK}'")
    )
    return lit.encode(
        stroke=alt.Stroke("ink:N", scale=theme_scale(), legend=None),
        strokeWidth=alt.StrokeWidth("lit:Q", scale=alt.Scale(domain=[1, 2], range=[1.5, 3.5]), legend=None),
    )


def _show(chart: alt.LayerChart, *, alt_text: str, step: int | None, pointing: Pointing | None = None) -> None:
    def draw(chart: alt.LayerChart, width: Literal["stretch", "content"]) -> None:
        if pointing:
            st.altair_chart(chart, width=width, alt=alt_text, key=pointing.key, on_select=pointing.on_select)
        else:
            st.altair_chart(chart, width=width, alt=alt_text)

    if step is None:
        draw(chart, "stretch")
        return
    with st.container(horizontal=True, wrap=False):
        draw(chart.properties(width=alt.Step(step)), "content")


def _described(name: str, M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> str:
    i, j = divmod(int(np.argmax(M)), M.shape[1])
    return (
        f"{name}, {len(rows)} rows, {len(columns)} columns. "
        f"Largest: {M[i, j]:.4f} in row {rows[i]}, column {columns[j]}."
    )
