"""Matrices as heat maps with their numbers, rows as bars. Colours come from the theme, light or dark.

Weights have the sequential scale, the same from 0 to 1 everywhere, by square roots so that small ones differ
too; signed values have the diverging one. Both are pale enough for the figures on them, which take the last of
the theme's categorical colours.

A specification is built once for each kind of chart; only its rows are made anew, and sent, with every run.
"""

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import streamlit as st

from core.graph.steps import Matrix
from ui.charts.vega import IN_TEXT, INK, SCHEMA, TEXT, Spec, nominal, pointed_at, quantitative
from ui.session.keys import CELL

Rows: TypeAlias = Mapping[str, Sequence[Any] | npt.NDArray[Any]]
"""A dataset by columns, all of the same length."""

_ROOM_FOR_FIGURES = 1.2
"""How much wider than its longest bar a chart of bars is."""

_MOST_KEPT = 400
"""Cells of a matrix whose chart is remembered, so that all that are remembered stay within some 20 MB."""

_MOST_NAMED = 1024
"""Cells that are named one by one to those who hear the screen; thousands would only be in the way."""

_MASKED = "rgba(128, 128, 128, 0.45)"
"""The colour of −∞, on neither scale: grey, in the light theme and in the dark one."""

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
    counts = Counter(words)
    return [word + str(i).translate(below) if counts[word] > 1 else word for i, word in enumerate(words, start=1)]


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
    masked = np.isneginf(np.ravel(M))
    values = np.where(masked, 0.0, np.ravel(M))
    cells: dict[str, Sequence[Any] | npt.NDArray[Any]] = {
        "row": np.repeat(rows, len(columns)),
        "column": np.tile(columns, len(rows)),
        "value": values,
        "tint": values if weights else values / (float(np.abs(values).max()) or 1.0),
        "ink": np.full(M.size, TEXT, dtype=np.uint8),
    }
    if masked.any():
        figures = ["−∞" if hidden else f"{value:.6f}" for value, hidden in zip(values, masked, strict=True)]
        cells["masked"], cells["figure"] = masked.astype(np.uint8), np.array(figures)
    if lit:
        cells["i"], cells["j"] = (np.ravel(places).astype(np.int16) for places in np.indices(shape))
        cells["lit"], cells["turn"] = np.frombuffer(lit, dtype=np.uint8), np.full(M.size, turn, dtype=np.int32)
    wide = len(columns) > _WIDEST_FITTING
    described = _described(name, M, rows, columns)
    return Drawn(
        name=name,
        spec=_cells(weights, wide, bool(lit), M.size <= _MOST_NAMED, bool(masked.any())),
        described=described,
        datasets={"cells": sent(cells)},
    )


_known_heat_map = lru_cache(maxsize=512)(_heat_map)


@cache
def _cells(weights: bool, wide: bool, selectable: bool, named: bool, masked: bool = False) -> Spec:
    """Cells, the outlines of those that are lit, and figures.

    Of a cell and its figure only one is named to those who hear the screen, and ink is a column of the data: a step
    that mixes it would have every cell copied, which took half as long again for 64 × 64 of them. Where there are
    ``masked`` cells, −∞, which no chart can hold as a number, these have a colour and a figure of their own.
    """
    scale = {"interpolate": "rgb"} | (
        {"type": "sqrt", "domain": [0, 1], "range": "heatmap"} if weights else {"domain": [-1, 1], "range": "diverging"}
    )
    tooltip = [nominal("row"), nominal("column"), quantitative("value", ".6~f")]
    cells: dict[str, Any] = {
        "mark": {"type": "rect", "aria": False},
        "encoding": {"color": {**quantitative("tint"), "scale": scale, "legend": None}, "tooltip": tooltip},
    }
    lit: dict[str, Any] = {
        "transform": [{"filter": "datum.lit > 0"}],
        "mark": {"type": "rect", "filled": False, "aria": False},
        "encoding": {
            "stroke": INK,
            "strokeWidth": {**quantitative("lit"), "scale": {"domain": [1, 2], "range": [1.5, 3.5]}, "legend": None},
        },
    }
    figures: dict[str, Any] = {
        "mark": {"type": "text", "fontSize": 12, **({} if named else {"aria": False})},
        "encoding": {"color": INK, "text": quantitative("value", ".4f" if weights else ".4~f")},
    }
    spec: dict[str, Any] = {
        "$schema": SCHEMA,
        "data": {"name": "cells"},
        "encoding": {
            "x": {**nominal("column"), "sort": None, "title": None, "axis": {**_AXIS, "orient": "top"}},
            "y": {**nominal("row"), "sort": None, "title": None, "axis": {**_AXIS, "orient": "left"}},
        },
        "layer": [cells, lit, figures] if selectable else [cells, figures],
        "resolve": {"scale": {"color": "independent", "stroke": "independent"}},
        "height": {"step": 28},
        **({"width": {"step": 52}} if wide else {}),
    }
    if masked:
        tooltip[-1] = {**nominal("figure"), "title": "value"}
        hidden = {"test": "datum.masked"}
        cells["encoding"]["color"]["condition"] = {**hidden, "value": _MASKED}
        figures["encoding"]["text"]["condition"] = {**hidden, "value": "−∞"}
    if selectable:
        cells["params"] = [pointed_at(CELL)]  # by which figures let the pointer through to their cells
    else:
        figures["encoding"]["tooltip"] = tooltip
    return spec


def bars(name: str, series: Mapping[str, Matrix], words: Sequence[str]) -> None:
    """Draw rows of n values as bars, a group for each word, a colour for each row.

    Args:
        name: what it is called, for those who hear the screen.
        series: by name, n values from 0 up.
        words: n distinct labels.
    """
    values = np.concatenate(list(series.values()), dtype=np.float64)
    build = _known_bars if values.size <= _MOST_KEPT else _drawn_bars
    show(build(name, tuple(series), values.tobytes(), tuple(words)))


def _drawn_bars(name: str, titles: tuple[str, ...], numbers: bytes, words: tuple[str, ...]) -> Drawn:
    values = np.frombuffer(numbers)
    rows = {
        "word": np.tile(words, len(titles)),
        "series": np.repeat(titles, len(words)),
        "value": values,
        "room": np.full(len(values), values.max() * _ROOM_FOR_FIGURES),
    }
    tops = "; ".join(
        f"{title}: most for {words[int(np.argmax(row))]}, {row.max():.4f}"
        for title, row in zip(titles, values.reshape(len(titles), -1), strict=True)
    )
    return Drawn(name=name, spec=_bars(len(titles) > 1), described=f"{name}. {tops}", datasets={"bars": sent(rows)})


_known_bars = lru_cache(maxsize=512)(_drawn_bars)


@cache
def _bars(several: bool) -> Spec:
    """Bars with their figures, and an invisible mark that leaves room for these."""
    value: dict[str, Any] = {**quantitative("value"), "title": None, "axis": None, "scale": {"nice": False}}
    legend: dict[str, Any] | None = {"orient": "top", "title": None} if several else None
    colour: dict[str, Any] = {**nominal("series"), "sort": None, "legend": legend, "scale": {"range": "category"}}
    return {
        "$schema": SCHEMA,
        "data": {"name": "bars"},
        "encoding": {
            "y": {**nominal("word"), "sort": None, "title": None, "axis": {**_AXIS, "orient": "left"}},
            "yOffset": {**nominal("series"), "sort": None},
            "tooltip": [nominal("word"), nominal("series"), quantitative("value", ".6~f")],
        },
        "layer": [
            {"mark": "bar", "encoding": {"x": value, "color": colour}},
            {
                "transform": [IN_TEXT],
                "mark": {"type": "text", "align": "left", "dx": 4, "fontSize": 12},
                "encoding": {"x": value, "color": INK, "text": quantitative("value", ".4f")},
            },
            {"mark": {"type": "point", "opacity": 0, "aria": False}, "encoding": {"x": quantitative("room")}},
        ],
        "resolve": {"scale": {"color": "independent"}},
        "height": {"step": 17 if several else 24},
    }


_AXIS = {"labelAngle": 0, "labelOverlap": False, "labelFlush": False, "labelLimit": 110, "labelPadding": 6}


def sent(rows: Rows) -> bytes:
    """Rows as they are sent: an Arrow table."""
    table = pa.table([_column(values) for values in rows.values()], names=list(rows))
    stream = pa.BufferOutputStream()
    with pa.ipc.new_stream(stream, table.schema) as writer:
        writer.write_table(table)
    return bytes(stream.getvalue())


def _column(values: Sequence[Any] | npt.NDArray[Any]) -> pa.Array:
    """An Arrow column by its buffers: Arrow's own way from NumPy imports pandas, which takes a fifth of a second."""
    A = np.ascontiguousarray(values)
    if A.dtype.kind != "U":
        return pa.Array.from_buffers(pa.from_numpy_dtype(A.dtype), len(A), [None, pa.py_buffer(A)])
    texts = [text.encode() for text in A.tolist()]
    ends = np.cumsum([0, *map(len, texts)], dtype=np.int32)
    return pa.Array.from_buffers(pa.utf8(), len(texts), [None, pa.py_buffer(ends), pa.py_buffer(b"".join(texts))])


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
