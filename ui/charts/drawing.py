"""What all charts share: how their data are sent, how they are drawn, and which of them are on the screen."""

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import streamlit as st

Spec: TypeAlias = Mapping[str, Any]
"""A Vega-Lite specification, whose datasets are named in it and not within it; or a part of one."""

BLUE, TEXT = 0, 3
"""Two of the theme's four categorical colours: that of lines, and that of figures, which can be read on all others."""

Rows: TypeAlias = Mapping[str, Sequence[Any] | npt.NDArray[Any]]
"""A dataset by columns, all of the same length."""


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
