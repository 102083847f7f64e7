"""Too many weights for cells: an image made on the server, overlaid with tiles to point at.

Pointing at a tile selects its largest weight. In a small part, a tile is a single weight.
"""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO

import numpy as np
import streamlit as st
from numpy.typing import NDArray
from PIL import Image

from core.graph.downsampled import SHADES, Part, Picture
from ui.charts import drawing
from ui.charts.drawing import IN_TEXT, INK, Chart, Pointing, Rows, Spec, nominal, pointed_at, quantitative
from ui.session.keys import CELL

Places = NDArray[np.integer]

_AS_HIGH_AS_WIDE = {"name": "height", "expr": "width"}
"""A picture is as wide as its container, and square."""

_CACHED = 8
"""How many pictures' data are cached, some 200 kB each."""


def draw(
    name: str, picture: Picture, labels: Sequence[str], pointing: Pointing, rows: Sequence[int], column: int
) -> None:
    """Draw a picture of weights with tiles that can be selected.

    Args:
        name: what the chart is called, for those who listen to the screen.
        picture: the weights.
        labels: one for each word of the text, all distinct.
        pointing: what happens when a tile is selected; it is given the place of the largest weight in the part.
        rows: those with a frame around them, named at the left.
        column: the place in the first of them that has a frame, named above.
    """
    part, best = picture.part, int(np.argmax(picture.largest))
    datasets = {
        "image": _image(picture, st.context.theme.type or "light"),
        "tiles": _tiles(picture),
        "words": _words(tuple(labels), part, pointing.turn),
        "frames": _frames(part, tuple(rows), column),
    }
    description = (
        f"{name}, a picture: rows {part.top + 1} to {part.rows.stop}, columns {part.left + 1} to {part.columns.stop}. "
        f"Largest: {picture.largest[best]:.4f} in row {labels[picture.i[best]]}, column {labels[picture.j[best]]}."
    )
    spec = _layers({column + 1: labels[column]}, {row + 1: labels[row] for row in rows})
    drawing.show(Chart(name=name, description=description, spec=spec, datasets=datasets, pointing=pointing))


@lru_cache(maxsize=_CACHED)
def _tiles(picture: Picture) -> bytes:
    part, side = picture.part, picture.side
    top, left = picture.i - (picture.i - part.top) % side, picture.j - (picture.j - part.left) % side
    bottom, right = np.minimum(top + side, part.rows.stop), np.minimum(left + side, part.columns.stop)
    return drawing.as_arrow(
        {
            "value": picture.largest,
            "i": (picture.i - part.top).astype(np.int16),
            "j": (picture.j - part.left).astype(np.int16),
            **_corners(top, left, bottom, right),
        }
    )


@lru_cache(maxsize=_CACHED)
def _words(labels: tuple[str, ...], part: Part, turn: int) -> bytes:
    """What tiles look up by their places, so that selecting one does not change the tiles' data."""
    return drawing.as_arrow(
        {
            "at": np.arange(part.extent, dtype=np.int16),
            "row": labels[part.top : part.rows.stop],
            "column": labels[part.left : part.columns.stop],
            "turn": np.full(part.extent, turn, dtype=np.int32),
        }
    )


@lru_cache(maxsize=_CACHED)
def _frames(part: Part, rows: tuple[int, ...], column: int) -> bytes:
    whole = [(row, part.left, row + 1, part.columns.stop) for row in rows]
    return drawing.as_arrow(_corners(*np.transpose([*whole, (rows[0], column, rows[0] + 1, column + 1)])))


def _corners(top: Places, left: Places, bottom: Places, right: Places) -> Rows:
    """Where rectangles begin and end; the first word extends from 1 to 2."""
    corners = {"y": top, "x": left, "y2": bottom, "x2": right}
    return {corner: at.astype(np.int16) + 1 for corner, at in corners.items()}


@lru_cache(maxsize=_CACHED)
def _image(picture: Picture, theme: str) -> bytes:
    """The image itself, in the theme's colours for weights, and where it stands."""
    colours = st.get_option(f"theme.{theme}.chartSequentialColors")
    stops = np.array([list(bytes.fromhex(colour.removeprefix("#"))) for colour in colours])
    shades, positions = np.linspace(0, len(stops) - 1, SHADES), np.arange(len(stops))
    palette = np.stack([np.interp(shades, positions, channel) for channel in stops.T], axis=1)
    part = picture.part
    edges = (part.top, part.left, part.rows.stop, part.columns.stop)
    url = f"data:image/webp;base64,{b64encode(webp(palette.round().astype(np.uint8)[picture.shades])).decode()}"
    return drawing.as_arrow({"url": [url], **_corners(*np.transpose([edges]))})


def webp(pixels: NDArray[np.uint8]) -> bytes:
    """An image file of exactly these pixels, red, green and blue, (height, width, 3).

    With so few colours, lossless WebP takes half as many bytes as the PNG that Pillow writes.
    """
    file = BytesIO()
    Image.fromarray(pixels).save(file, "WEBP", lossless=True, method=0)
    return file.getvalue()


def _layers(columns: Mapping[int, str], rows: Mapping[int, str]) -> Spec:
    """Rectangles on the plane of all weights, the first row on top, and some words by their places along two edges."""
    return {
        "encoding": {
            "x": {**quantitative("x"), **_axis("top", columns, reverse=False)},
            "x2": {"field": "x2"},
            "y": {**quantitative("y"), **_axis("left", rows, reverse=True)},
            "y2": {"field": "y2"},
        },
        "layer": [
            {
                "data": {"name": "image"},
                "mark": {"type": "image", "aspect": False, "smooth": False, "aria": False},
                "encoding": {"url": nominal("url")},
            },
            {
                "data": {"name": "frames"},
                "transform": [IN_TEXT],
                "mark": {"type": "rect", "filled": False, "strokeWidth": 2, "aria": False},
                "encoding": {"stroke": INK},
            },
            {
                "data": {"name": "tiles"},
                "transform": [_looked_up("i", "row", "turn"), _looked_up("j", "column")],
                "params": [pointed_at(CELL)],
                "mark": {"type": "rect", "fill": "transparent", "cursor": "pointer", "aria": False},
                "encoding": {
                    "tooltip": [
                        nominal("row"),
                        nominal("column"),
                        {**quantitative("value"), "format": ".6~f", "title": "largest here"},
                    ]
                },
            },
        ],
        "params": [_AS_HIGH_AS_WIDE],
    }


def _looked_up(place: str, *fields: str) -> Spec:
    return {"lookup": place, "from": {"data": {"name": "words"}, "key": "at", "fields": fields}}


def _axis(orient: str, words: Mapping[int, str], *, reverse: bool) -> Spec:
    named = f"{json.dumps(dict(words))}[datum.value]"
    return {
        "scale": {"nice": False, "zero": False, "reverse": reverse},
        "title": None,
        "axis": {
            "orient": orient, "values": [*words], "labelExpr": named, "labelLimit": 70, "labelFontSize": 14,
            "grid": False,
        },
    }  # fmt: skip
