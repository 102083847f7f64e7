"""Matrices as heat maps with their numbers, rows as bars. Colours come from the theme, light or dark.

Weights have the sequential scale, the same from 0 to 1 everywhere, by square roots so that small ones differ
too; signed values have the diverging one. Both are pale enough for the figures on them, which take the last of
the theme's categorical colours.

A specification is built once for each kind of chart; only its rows are made anew, and sent, with every run.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

import altair as alt
import numpy as np
import numpy.typing as npt
import pandas as pd  # noqa: F401  altair looks for it, and must not find it half imported by another run
import pyarrow as pa
import streamlit as st

from ui.state import CELL

Matrix = npt.NDArray[np.float64]

Spec: TypeAlias = Mapping[str, Any]
"""A Vega-Lite specification, whose datasets are named in it and not within it."""

Rows: TypeAlias = Mapping[str, Sequence[Any] | npt.NDArray[Any]]
"""A dataset by columns, all of the same length."""

INK = 3
"""Which of the theme's categorical colours figures have."""

_ROOM_FOR_FIGURES = 1.2
"""How much wider than its longest bar a chart of bars is."""

_MOST_KEPT = 400
"""Cells of a matrix whose chart is remembered, so that all that are remembered stay within some 20 MB."""

_WIDEST_FITTING = 5
"""Columns that fit a phone; more are drawn at a fixed width, to be scrolled within their frame."""


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """A chart as it stands on the screen."""

    name: str
    """What it is called, for those who hear the screen and for its files."""

    described: str
    """What it shows, for those who hear the screen."""

    spec: Spec
    datasets: Mapping[str, bytes]
    """Arrow tables, as they are sent."""


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


def distinct(words: Sequence[str]) -> list[str]:
    """The words, with its position below each one that occurs more than once: the₅, the₁₀."""
    below = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    return [word + str(i).translate(below) if words.count(word) > 1 else word for i, word in enumerate(words, start=1)]


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
    lit, turn = (pointing.lit.astype(np.uint8).tobytes(), pointing.turn) if pointing else (b"", 0)
    build = _known_heat_map if M.size <= _MOST_KEPT else _heat_map
    drawn = build(name, M.tobytes(), M.shape, tuple(rows), tuple(columns), weights, lit, turn)
    show(drawn, wide=len(columns) > _WIDEST_FITTING, pointing=pointing)


def _heat_map(
    name: str,
    numbers: bytes,
    shape: tuple[int, ...],
    rows: tuple[str, ...],
    columns: tuple[str, ...],
    weights: bool,
    lit: bytes,
    turn: int,
) -> Drawn:
    M = np.frombuffer(numbers).reshape(shape)
    values = np.ravel(M)
    cells: dict[str, Sequence[Any] | npt.NDArray[Any]] = {
        "row": np.repeat(rows, len(columns)),
        "column": np.tile(columns, len(rows)),
        "value": values,
        "tint": values if weights else values / (float(np.abs(values).max()) or 1.0),
    }
    if lit:
        cells["i"], cells["j"] = (np.ravel(places).astype(np.int16) for places in np.indices(shape))
        cells["lit"], cells["turn"] = np.frombuffer(lit, dtype=np.uint8), np.full(M.size, turn, dtype=np.int32)
    wide = len(columns) > _WIDEST_FITTING
    described = _described(name, M, rows, columns)
    return Drawn(name=name, spec=_cells(weights, wide, bool(lit)), described=described, datasets={"cells": sent(cells)})


_known_heat_map = lru_cache(maxsize=512)(_heat_map)


@cache
def _cells(weights: bool, wide: bool, selectable: bool) -> Spec:
    scale = (
        alt.Scale(type="sqrt", domain=[0, 1], range="heatmap", interpolate="rgb")
        if weights
        else alt.Scale(domain=[-1, 1], range="diverging", interpolate="rgb")
    )
    base = alt.Chart(alt.NamedData("cells")).encode(
        x=alt.X("column:N", sort=None, title=None, axis=_axis(orient="top")),
        y=alt.Y("row:N", sort=None, title=None, axis=_axis(orient="left")),
        tooltip=["row:N", "column:N", alt.Tooltip("value:Q", format=".6~f")],
    )
    cells = base.mark_rect().encode(color=alt.Color("tint:Q", scale=scale, legend=None))
    text = alt.Text("value:Q", format=".4f" if weights else ".4~f")
    layers = [cells, _in_ink(base.mark_text(fontSize=12).encode(text=text))]
    if selectable:
        cells.params = [alt.selection_point(name=CELL, fields=["i", "j", "turn"], toggle=False, clear=False).param]
        layers.insert(1, _outlines(base))
    chart = alt.layer(*layers).resolve_scale(color="independent", stroke="independent").properties(height=alt.Step(28))
    return built(chart.properties(width=alt.Step(52)) if wide else chart)


def bars(name: str, series: Mapping[str, Matrix], words: Sequence[str]) -> None:
    """Draw rows of n values as bars, a group for each word, a colour for each row.

    Args:
        name: what it is called, for those who hear the screen.
        series: by name, n values from 0 up.
        words: n distinct labels.
    """
    values = np.concatenate(list(series.values()))
    rows = {
        "word": np.tile(words, len(series)),
        "series": np.repeat(list(series), len(words)),
        "value": values,
        "room": np.full(len(values), values.max() * _ROOM_FOR_FIGURES),
    }
    tops = "; ".join(
        f"{title}: most for {words[int(np.argmax(row))]}, {row.max():.4f}" for title, row in series.items()
    )
    show(
        Drawn(name=name, spec=_bars(len(series) > 1), described=f"{name}. {tops}", datasets={"bars": sent(rows)}),
    )


@cache
def _bars(several: bool) -> Spec:
    base = alt.Chart(alt.NamedData("bars")).encode(
        y=alt.Y("word:N", sort=None, title=None, axis=_axis(orient="left")),
        yOffset=alt.YOffset("series:N", sort=None),
        x=alt.X("value:Q", title=None, axis=None, scale=alt.Scale(nice=False)),
        tooltip=["word:N", "series:N", alt.Tooltip("value:Q", format=".6~f")],
    )
    legend = alt.Legend(orient="top", title=None) if several else None
    color = alt.Color("series:N", sort=None, legend=legend, scale=alt.Scale(range="category"))
    rects = base.mark_bar().encode(color=color)
    text = alt.Text("value:Q", format=".4f")
    figures = _in_ink(base.mark_text(align="left", dx=4, fontSize=12).encode(text=text))
    room = base.mark_point(opacity=0, aria=False).encode(x="room:Q")
    return built(
        alt.layer(rects, figures, room)
        .resolve_scale(color="independent")
        .properties(height=alt.Step(17 if several else 24))
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


def built(chart: alt.LayerChart | alt.FacetChart) -> Spec:
    """The specification of a chart whose data are named, without altair's own theme."""
    with alt.theme.enable("none"):
        spec = chart.to_dict()
    return {**spec, **_shared(spec["layer"])}


def _shared(layers: list[dict[str, Any]]) -> dict[str, Any]:
    """Layers, and what all of them encode alike: said once above them, it need not be sent with each of them."""
    first, *others = (layer["encoding"] for layer in layers)
    alike = {channel: how for channel, how in first.items() if all(other.get(channel) == how for other in others)}
    own = [{channel: how for channel, how in one.items() if channel not in alike} for one in (first, *others)]
    return {
        "encoding": alike,
        "layer": [{**layer, "encoding": encoding} for layer, encoding in zip(layers, own, strict=True)],
    }


def sent(rows: Rows) -> bytes:
    """Rows as they are sent: an Arrow table."""
    table = pa.table(dict(rows))
    stream = pa.BufferOutputStream()
    with pa.ipc.new_stream(stream, table.schema) as writer:
        writer.write_table(table)
    return bytes(stream.getvalue())


def show(drawn: Drawn, *, wide: bool = False, pointing: Pointing | None = None) -> None:
    """Draw a chart as wide as its place, or, where it is wide, at its own width within a frame that scrolls."""
    _on_screen().append(drawn)
    if wide:
        with st.container(horizontal=True, wrap=False):
            _draw(drawn, "content", pointing)
    else:
        _draw(drawn, "stretch", pointing)


def _draw(drawn: Drawn, width: Literal["stretch", "content"], pointing: Pointing | None) -> None:
    spec = {**drawn.spec, "datasets": dict(drawn.datasets)}
    if pointing:
        st.vega_lite_chart(spec=spec, width=width, alt=drawn.described, key=pointing.key, on_select=pointing.on_select)
    else:
        st.vega_lite_chart(spec=spec, width=width, alt=drawn.described)


_run = threading.local()


def begin() -> None:
    """Forget the charts of the run before."""
    _run.drawn = []


def on_screen() -> tuple[Drawn, ...]:
    """The charts drawn so far in this run, in order."""
    return tuple(_on_screen())


def _on_screen() -> list[Drawn]:
    if not hasattr(_run, "drawn"):
        begin()
    drawn: list[Drawn] = _run.drawn
    return drawn


def whole(drawn: Drawn) -> dict[str, Any]:
    """A chart with all of its data, in the colours of the light theme, as it is put on paper."""
    datasets = {name: pa.ipc.open_stream(rows).read_all().to_pylist() for name, rows in drawn.datasets.items()}
    colours = {name: st.get_option(f"theme.light.{option}") for name, option in _RANGES.items()}
    config = {**_ON_PAPER, "range": colours}
    return {**drawn.spec, "datasets": datasets, "config": config, "title": drawn.name, "description": drawn.name}


_RANGES = {
    "category": "chartCategoricalColors",
    "heatmap": "chartSequentialColors",
    "diverging": "chartDivergingColors",
}
"""What Vega-Lite calls the colours of the theme, and where the theme has them."""

_ON_PAPER = {
    "background": "white",
    "padding": 12,
    "view": {"stroke": None, "continuousWidth": 480, "discreteWidth": {"step": 60}},
    "axis": {"grid": False, "ticks": False, "domain": False, "labelFontSize": 12},
}


def _described(name: str, M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> str:
    i, j = divmod(int(np.argmax(M)), M.shape[1])
    return (
        f"{name}, {len(rows)} rows, {len(columns)} columns. "
        f"Largest: {M[i, j]:.4f} in row {rows[i]}, column {columns[j]}."
    )
