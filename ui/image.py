"""Weights that are too many for cells: an image made on the server, with tiles on it to point at.

What one points at is the largest weight of a tile. A tile of a small part is one weight.
"""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
import streamlit as st

from core import png
from core.overview import SHADES, Part, Picture
from ui import charts
from ui.charts import Drawn, Pointing, Rows, Spec
from ui.state import CELL

_HEIGHT = 540
"""Of a picture, in points; it is as wide as its place."""


def draw(name: str, picture: Picture, labels: Sequence[str], pointing: Pointing, framed: Sequence[Part]) -> None:
    """Draw a picture of weights with tiles that can be selected.

    Args:
        name: what it is called, for those who hear the screen.
        picture: the weights.
        labels: one for each word of the text, all distinct.
        pointing: what becomes of a selected tile, of which it is told where in the part its largest weight is.
        framed: what has a frame around it.
    """
    part, best = picture.part, int(np.argmax(picture.largest))
    url = _url(picture, st.context.theme.type or "light")
    datasets: dict[str, Rows] = {
        "image": {"url": [url], **_edges(part.top, part.left, part.rows.stop, part.columns.stop)},
        "tiles": _tiles(picture, labels, pointing.turn),
        "frames": _edges(*np.transpose([(at.top, at.left, at.rows.stop, at.columns.stop) for at in framed])),
    }
    described = (
        f"{name}, a picture: rows {part.top + 1} to {part.rows.stop}, columns {part.left + 1} to {part.columns.stop}. "
        f"Largest: {picture.largest[best]:.4f} in row {labels[picture.i[best]]}, column {labels[picture.j[best]]}."
    )
    sent = {dataset: charts.sent(rows) for dataset, rows in datasets.items()}
    charts.show(Drawn(name=name, described=described, spec=_layers(), datasets=sent), pointing=pointing)


def _tiles(picture: Picture, labels: Sequence[str], turn: int) -> Rows:
    part, side = picture.part, picture.side
    top, left = picture.i - (picture.i - part.top) % side, picture.j - (picture.j - part.left) % side
    bottom, right = np.minimum(top + side, part.rows.stop), np.minimum(left + side, part.columns.stop)
    return {
        "row": np.take(labels, picture.i),
        "column": np.take(labels, picture.j),
        "value": picture.largest,
        "i": (picture.i - part.top).astype(np.int16),
        "j": (picture.j - part.left).astype(np.int16),
        "turn": np.full(len(top), turn, dtype=np.int32),
        **_edges(top, left, bottom, right),
    }


def _edges(top: npt.ArrayLike, left: npt.ArrayLike, bottom: npt.ArrayLike, right: npt.ArrayLike) -> Rows:
    """Where rectangles begin and end; the first word reaches from 1 to 2."""
    edges = {"y": top, "x": left, "y2": bottom, "x2": right}
    return {edge: np.atleast_1d(np.asarray(at, dtype=np.int16)) + 1 for edge, at in edges.items()}


@lru_cache(maxsize=8)
def _url(picture: Picture, theme: str) -> str:
    """The image itself, in the theme's colours for weights."""
    colours = st.get_option(f"theme.{theme}.chartSequentialColors")
    stops = np.array([list(bytes.fromhex(colour.removeprefix("#"))) for colour in colours])
    at, known = np.linspace(0, len(stops) - 1, SHADES), np.arange(len(stops))
    palette = np.stack([np.interp(at, known, channel) for channel in stops.T], axis=1)
    file = png.encoded(picture.shades, palette.round().astype(np.uint8))
    return f"data:image/png;base64,{b64encode(file).decode()}"


@cache
def _layers() -> Spec:
    alt = charts.altair()
    image = _placed("image").mark_image(aspect=False, smooth=False, aria=False).encode(url="url:N")
    point = alt.selection_point(name=CELL, fields=["i", "j", "turn"], toggle=False, clear=False)
    tiles = (
        _placed("tiles")
        .mark_rect(fill="transparent", cursor="pointer", aria=False)
        .encode(tooltip=["row:N", "column:N", alt.Tooltip("value:Q", format=".6~f", title="largest here")])
    )
    tiles.params = [point.param]
    frames = _placed("frames").mark_rect(filled=False, strokeWidth=2, aria=False).transform_calculate(ink="'3'")
    frames = frames.encode(stroke=alt.Stroke("ink:N", scale=charts.THEME_SCALE, legend=None))
    return charts.built(alt.layer(image, frames, tiles).properties(height=_HEIGHT))


def _placed(dataset: str) -> Any:
    """Rectangles of a dataset on the plane of all weights, the first row on top."""
    alt = charts.altair()
    axis = alt.Axis(format=",d", tickMinStep=1, tickCount=6, grid=False)
    across, down = (alt.Scale(nice=False, zero=False, reverse=reverse) for reverse in (False, True))
    return alt.Chart(alt.NamedData(dataset)).encode(
        x=alt.X("x:Q", scale=across, title=None, axis=alt.Axis(orient="top", **axis.to_dict())),
        x2="x2:Q",
        y=alt.Y("y:Q", scale=down, title=None, axis=axis),
        y2="y2:Q",
    )
