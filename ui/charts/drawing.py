"""What all charts share: parts of their specifications, how data are sent and drawn, and which are on the screen."""

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
import streamlit as st

from core.reading.names import distinct as distinct  # noqa: PLC0414  the screens find it here

if TYPE_CHECKING:
    import pyarrow as pa

Spec: TypeAlias = Mapping[str, Any]
"""A Vega-Lite specification, whose datasets are named in it and not within it; or a part of one."""

SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"
"""Of which Vega-Lite all specifications are."""

WEIGHT, TEXT = 0, 3
"""Two of the theme's categorical colours: that of weights, and that of figures; what has no role has those between."""

Rows: TypeAlias = Mapping[str, Sequence[Any] | npt.NDArray[Any]]
"""A dataset by columns, all of the same length."""


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

    pointing: Pointing | None = None
    """What makes its cells selectable; None: they are not."""


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


def show(chart: Chart) -> None:
    """Draw a chart."""
    _run.charts.append(chart)
    spec = {"$schema": SCHEMA, **chart.spec, "datasets": dict(chart.datasets)}
    selecting: dict[str, Any] = {"key": at.key, "on_select": at.on_select} if (at := chart.pointing) else {}
    with st.container(horizontal=True, wrap=False) if chart.wide else nullcontext():
        height: Literal["stretch", "content"] = "stretch" if spec.get("height") == "container" else "content"
        st.vega_lite_chart(
            spec=spec, width="content" if chart.wide else "stretch", height=height, alt=chart.description, **selecting
        )  # fmt: skip


class _Run(threading.local):
    """The charts of the run of a thread."""

    def __init__(self) -> None:
        self.charts: list[Chart] = []


_run = _Run()


def begin() -> None:
    """Forget the charts of the previous run."""
    _run.charts = []


def charts_drawn() -> tuple[Chart, ...]:
    """The charts drawn so far in this run, in order."""
    return tuple(_run.charts)


def standalone(chart: Chart) -> dict[str, Any]:
    """The specification of a chart with its data and the colours of the light theme, for a file."""
    import pyarrow as pa

    datasets = {name: pa.ipc.open_stream(rows).read_all().to_pylist() for name, rows in chart.datasets.items()}
    colours = {name: st.get_option(f"theme.light.{option}") for name, option in _RANGES.items()}
    config = {**_ON_PAPER, "range": colours}
    told = {"title": chart.name, "description": chart.name}
    return {"$schema": SCHEMA, **chart.spec, "datasets": datasets, "config": config, **told}


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


INK: Spec = {"field": "ink", "type": "nominal", "scale": {"domain": [0, 1, 2, 3], "range": "category"}, "legend": None}
"""The colour of marks: that of the theme's four categorical colours whose number is in their row."""


def set_ink(colour: int) -> Spec:
    """The step that sets it to one of them: ``WEIGHT`` or ``TEXT``."""
    return {"calculate": str(colour), "as": "ink"}


IN_TEXT: Spec = set_ink(TEXT)


def nominal(field: str, **how: Any) -> Spec:
    """A field of names."""
    return {"field": field, "type": "nominal", **how}


def quantitative(field: str, form: str = "", **how: Any) -> Spec:
    """A field of numbers, with a number format of d3 if one is given."""
    return {"field": field, "type": "quantitative", **({"format": form} if form else {}), **how}


def series_colours(names: Sequence[str], *, weights: bool = False, named: bool = True, **legend: Any) -> Spec:
    """A colour for each series by name; those of no weights leave out the first, which is the weights' own."""
    scale = {"domain": [*names] if weights else ["", *names], "range": "category"}
    shown = {"title": None, "orient": "top", "values": [*names], **legend} if named else None
    return nominal("series", sort=None, scale=scale, legend=shown)


def select_point(name: str) -> Spec:
    """What makes the marks of a layer selectable one by one, again and again."""
    return {"name": name, "select": {"type": "point", "fields": ["i", "j", "turn"], "toggle": False, "clear": False}}
