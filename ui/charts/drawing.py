"""What all charts share: how their data are sent, how they are drawn, and which are on the screen."""

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt
import streamlit as st

from core.reading.names import distinct as distinct  # noqa: PLC0414  the screens find it here

if TYPE_CHECKING:
    import pyarrow as pa

Spec: TypeAlias = Mapping[str, Any]
"""A Vega-Lite specification, whose datasets are named in it and not within it; or a part of one."""

WEIGHT, TEXT = 0, 3
"""Two of the theme's categorical colours: that of weights, and that of figures; what has no role has those between."""

Rows: TypeAlias = Mapping[str, Sequence[Any] | npt.NDArray[Any]]
"""A dataset by columns, all of the same length."""


@dataclass(frozen=True, kw_only=True)
class Chart:
    """A chart on the screen."""

    name: str
    """What it is called, for those who listen to the screen and in the names of its files."""

    description: str
    """What it shows, for those who listen to the screen."""

    spec: Spec
    datasets: Mapping[str, bytes]
    """Arrow tables by name."""

    wide: bool = False
    """Whether it is drawn at its own width within a frame that scrolls, and not as wide as its container."""


@dataclass(frozen=True, kw_only=True)
class Pointing:
    """What makes the cells of a heat map selectable, and which of them light up.

    ``lit`` is 2 for the selected cell, 1 for those that it came from, else 0. ``turn`` changes with every selection,
    so that the same cell can be selected again.
    """

    key: str
    on_select: Callable[[], None]
    lit: npt.NDArray[np.int64]
    turn: int


def as_arrow(rows: Rows) -> bytes:
    """Rows as an Arrow table, in which form they are sent."""
    import pyarrow as pa

    table = pa.table([_column(values) for values in rows.values()], names=list(rows))
    stream = pa.BufferOutputStream()
    with pa.ipc.new_stream(stream, table.schema) as writer:
        writer.write_table(table)
    return bytes(stream.getvalue())


def _column(values: Sequence[Any] | npt.NDArray[Any]) -> "pa.Array":
    """An Arrow column by its buffers: Arrow's own way from NumPy imports pandas, which takes a fifth of a second."""
    import pyarrow as pa

    A = np.ascontiguousarray(values)
    if A.dtype.kind != "U":
        return pa.Array.from_buffers(pa.from_numpy_dtype(A.dtype), len(A), [None, pa.py_buffer(A)])
    texts = [text.encode() for text in A.tolist()]
    ends = np.cumsum([0, *map(len, texts)], dtype=np.int32)
    return pa.Array.from_buffers(pa.utf8(), len(texts), [None, pa.py_buffer(ends), pa.py_buffer(b"".join(texts))])


def show(chart: Chart, *, pointing: Pointing | None = None) -> None:
    """Draw a chart."""
    _run.charts.append(chart)
    spec = {**chart.spec, "datasets": dict(chart.datasets)}
    selecting: dict[str, Any] = {"key": pointing.key, "on_select": pointing.on_select} if pointing else {}
    with st.container(horizontal=True, wrap=False) if chart.wide else nullcontext():
        st.vega_lite_chart(spec=spec, width="content" if chart.wide else "stretch", alt=chart.description, **selecting)


class _Run(threading.local):
    """The charts of the run of a thread."""

    def __init__(self) -> None:
        self.charts: list[Chart] = []


_run = _Run()


def begin() -> None:
    """Forget the charts of the previous run."""
    _run.charts = []


def on_screen() -> tuple[Chart, ...]:
    """The charts drawn so far in this run, in order."""
    return tuple(_run.charts)


def standalone(chart: Chart) -> dict[str, Any]:
    """The specification of a chart with its data and the colours of the light theme, for a file."""
    import pyarrow as pa

    datasets = {name: pa.ipc.open_stream(rows).read_all().to_pylist() for name, rows in chart.datasets.items()}
    colours = {name: st.get_option(f"theme.light.{option}") for name, option in _RANGES.items()}
    config = {**_ON_PAPER, "range": colours}
    return {**chart.spec, "datasets": datasets, "config": config, "title": chart.name, "description": chart.name}


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
