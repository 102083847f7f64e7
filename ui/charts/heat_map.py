"""Matrices as heat maps with their numbers. Colours come from the theme, light or dark.

Weights have the sequential scale, from 0 to 1 unless a screen says otherwise, by square roots so that small ones differ
too; signed values have the diverging one. Both are pale enough for the figures on them, which take the last of the
theme's categorical colours. All figures of a matrix have as many decimals, and their points stand in one line.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from core.graph import tex
from core.graph.steps import Matrix
from ui.charts import drawing
from ui.charts.drawing import INK, TEXT, Chart, Pointing, Spec, nominal, quantitative, select_point
from ui.session.keys import CELL

_MOST_SPOKEN = 1024
"""The most cells that are named one by one to those who listen to the screen; thousands would be in the way."""

_MASK_COLOUR = "rgba(128, 128, 128, 0.45)"
"""The colour of −∞ and of what is covered, on neither scale: grey, in the light theme and in the dark one."""

_MARKS = {"-inf": "−∞", "nan": "?"}
"""What stands in a cell in place of a number: a masked score, and a number that is covered."""

_WIDEST_FITTING = 5
"""The most columns that fit a phone; more are drawn at a fixed width within a frame that scrolls."""

_MOST_UPRIGHT, _SHORT = 12, 3
"""More columns than these with words of more letters have slanted words, so that 16 fit beside each other."""

_SLANTED = {"labelAngle": -45, "labelAlign": "left", "labelBaseline": "middle"}

_DIGIT, _POINT = 6.0, 3.0
"""How wide a digit is and a point, in pixels, in figures of 12."""

_SPOKEN_CELL = "datum.row + ', ' + datum.column + ': ' + (datum.masked ? datum.figure : format(datum.value, '.4~f'))"
"""What those who listen to the screen hear of a cell, as a Vega expression."""

_AXIS = {"labelAngle": 0, "labelOverlap": False, "labelFlush": False, "labelLimit": 110, "labelPadding": 6}


@dataclass(frozen=True, kw_only=True)
class Colours:
    """How numbers become colours.

    ``weights`` lie in 0 … 1, other numbers are signed. Up to ``least`` a weight has the palest colour, from
    ``strongest`` on the strongest.
    """

    weights: bool = False
    least: float = 0.0
    strongest: float = 1.0

    def tints(self, values: Matrix) -> Matrix:
        """The place of each number on its scale: 0 … 1 for weights, −1 … 1 for signed numbers."""
        if self.weights:
            return np.clip((values - self.least) / (self.strongest - self.least), 0.0, 1.0)
        return np.asarray(values / (float(np.abs(values).max()) or 1.0))


def chart(
    name: str,
    M: Matrix,
    rows: Sequence[str],
    columns: Sequence[str],
    colours: Colours,
    *,
    pointing: Pointing | None = None,
) -> Chart:
    """A matrix (n × m) with its numbers as a chart, at most four decimals each, and n and m distinct labels.

    A number that is covered is nan, and drawn as a question mark.
    """
    masked = ~np.isfinite(np.ravel(M))
    values = np.where(masked, 0.0, np.ravel(M))
    cells: dict[str, Sequence[Any] | npt.NDArray[Any]] = {
        "row": np.repeat(rows, len(columns)),
        "column": np.tile(columns, len(rows)),
        "value": values,
        "tint": colours.tints(values),
        "ink": np.full(M.size, TEXT, dtype=np.uint8),
    }
    if masked.any():
        figures = [_MARKS.get(str(value), f"{value:.6f}") for value in np.ravel(M).tolist()]
        cells["masked"], cells["figure"] = masked.astype(np.uint8), np.array(figures)
    if pointing:
        cells["i"], cells["j"] = (np.ravel(places).astype(np.int16) for places in np.indices(M.shape))
        cells["lit"] = np.ravel(pointing.lit).astype(np.uint8)
        cells["turn"] = np.full(M.size, pointing.turn, dtype=np.int32)
    wide, slanted = len(columns) > _WIDEST_FITTING, len(columns) > _MOST_UPRIGHT and max(map(len, columns)) > _SHORT
    named, is_masked, form = M.size <= _MOST_SPOKEN, bool(masked.any()), _form(values, colours.weights)
    return Chart(
        name=name,
        spec=_cells(colours.weights, wide, bool(pointing), named, is_masked, *form, slanted),
        description=_describe(name, M, rows, columns),
        datasets={"cells": drawing.as_arrow(cells)},
        wide=wide,
        pointing=pointing,
    )


def _form(values: Matrix, weights: bool) -> tuple[int, int]:
    """How many decimals the figures of a matrix have, as many as each of them needs, and how long the longest is."""
    decimals = tex.MOST_DECIMALS if weights else tex.decimals(values)
    ends = (float(values.min()), float(values.max()))
    return decimals, max(len(f"{end:.{decimals}f}") for end in ends)


def _cells(
    weights: bool, wide: bool, selectable: bool, named: bool, masked: bool, decimals: int, longest: int, slanted: bool
) -> Spec:
    """Cells, the outlines of those that are lit, and figures.

    Of a cell and its figure, only one is named to those who listen to the screen. Ink is a column of the data:
    computing it in the browser would copy every cell, which took half as long again for 64 × 64 cells. ``masked``
    cells hold −∞, which no chart can hold as a number, so they have their own colour and figure.
    """
    scale = {"interpolate": "rgb"} | (
        {"type": "sqrt", "domain": [0, 1], "range": "heatmap"} if weights else {"domain": [-1, 1], "range": "diverging"}
    )
    tooltip = [nominal("row"), nominal("column"), quantitative("value", ".6~g")]
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
        "mark": {
            "type": "text", "fontSize": 12, "align": "right",
            "dx": ((longest - 1) * _DIGIT + _POINT) / 2 if decimals else longest * _DIGIT / 2,
            **({"description": {"expr": _SPOKEN_CELL}} if named else {"aria": False}),
        },
        "encoding": {"color": INK, "text": quantitative("value", f".{decimals}f")},
    }  # fmt: skip
    if weights:
        figures["encoding"]["text"]["condition"] = [{"test": "datum.value === 0", "value": "0"}]
    spec: dict[str, Any] = {
        "data": {"name": "cells"},
        "encoding": {
            "x": {
                **nominal("column"),
                "sort": None,
                "title": None,
                "axis": {**_AXIS, **(_SLANTED if slanted else {}), "orient": "top"},
            },
            "y": {**nominal("row"), "sort": None, "title": None, "axis": {**_AXIS, "orient": "left"}},
        },
        "layer": [cells, lit, figures] if selectable else [cells, figures],
        "resolve": {"scale": {"color": "independent", "stroke": "independent"}},
        "height": {"step": 28},
        **({"width": {"step": 42 if slanted else 52}} if wide else {}),
    }
    if masked:
        tooltip[-1] = {**nominal("figure"), "title": "value"}
        hidden = {"test": "datum.masked"}
        cells["encoding"]["color"]["condition"] = {**hidden, "value": _MASK_COLOUR}
        earlier = figures["encoding"]["text"].get("condition", [])
        figures["encoding"]["text"]["condition"] = [{**hidden, "value": {"expr": "datum.figure"}}, *earlier]
    if selectable:
        cells["params"] = [select_point(CELL)]  # with these, figures let the pointer through to their cells
    else:
        figures["encoding"]["tooltip"] = tooltip
    return spec


def _describe(name: str, M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> str:
    size, covered = f"{name}, {len(rows)} rows, {len(columns)} columns.", int(np.isnan(M).sum())
    if covered:
        size = f"{size} {covered} of {M.size} numbers are covered: they are answers to the homework."
    if covered == M.size:
        return size
    i, j = divmod(int(np.nanargmax(M)), M.shape[1])
    return f"{size} Largest: {M[i, j]:.4f} in row {rows[i]}, column {columns[j]}."
