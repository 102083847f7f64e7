"""Too many weights for cells: an image made on the server, overlaid with tiles to point at.

Pointing at a tile selects its largest weight. In a small part, a tile is a single weight.
"""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any

import numpy as np
import streamlit as st
from numpy.typing import NDArray
from PIL import Image

from core.graph.downsampled import SHADES, Part, Picture
from ui.charts import drawing
from ui.charts.drawing import IN_TEXT, INK, Chart, Pointing, Rows, Spec, nominal, quantitative, select_point
from ui.session.keys import CELL

Places = NDArray[Any]

_ABOVE, _BESIDE, _UNNAMED = 36, 76, 6
"""Pixels for words along the edges, the same for all so that no picture moves when others are named; for none."""

_TITLE = 14
"""Pixels that the title of the columns needs above their words."""

_HIGHEST = 624

_SMOOTH = 128
"""From so many words on there may be fewer points on the screen than words: neighbours are mixed, and none left out."""

_MOST_CACHED = 8
"""How many pictures' data are cached, some 200 kB each."""


Box = tuple[float, float, float, float]
"""Top, left, bottom and right, in words from the first."""


@dataclass(frozen=True, kw_only=True)
class Marks:
    """What is drawn over a picture.

    ``framed`` have a solid line around them, ``dashed`` a broken one, also outside it, and what they hold is tinted;
    ``tiled`` have a pale line. ``rows`` and ``columns`` are named at the edges.
    """

    framed: Sequence[Box] = ()
    dashed: Sequence[Box] = ()
    tiled: Sequence[Box] = ()
    rows: Sequence[int] = ()
    columns: Sequence[int] = ()


def draw(name: str, picture: Picture, labels: Sequence[str], pointing: Pointing, marks: Marks) -> None:
    """Draw a picture of weights with tiles that can be selected; ``labels`` are those of all words, all distinct.

    Of a tile, the place of its largest weight is selected.
    """
    part, best = picture.part, int(np.argmax(picture.largest))
    datasets = {
        "image": _image(picture, st.context.theme.type or "light"),
        "tiles": _tiles(picture),
        "words": _words(tuple(labels), part, pointing.turn),
        "frames": _frames(marks),
    }
    description = (
        f"{name}, a picture: rows {part.top + 1} to {part.rows.stop}, columns {part.left + 1} to {part.columns.stop}. "
        f"Largest: {picture.largest[best]:.4f} in row {labels[picture.i[best]]}, column {labels[picture.j[best]]}."
    )
    rows, columns = ({i + 1: labels[i] for i in places} for places in (marks.rows, marks.columns))
    spec = _layers(columns, rows, *_computed_fields(picture), is_smooth=part.extent >= _SMOOTH)
    drawing.show(Chart(name=name, description=description, spec=spec, datasets=datasets, pointing=pointing))


@lru_cache(maxsize=_MOST_CACHED)
def _tiles(picture: Picture) -> bytes:
    part = picture.part
    return drawing.as_arrow(
        {
            "value": picture.largest,
            "i": (picture.i - part.top).astype(np.int16),
            "j": (picture.j - part.left).astype(np.int16),
        }
    )


def _computed_fields(picture: Picture) -> list[Spec]:
    """What the browser finds by itself: what is told of a tile and, from the place of its weight, where it stands."""
    part, side = picture.part, picture.side
    x, y = (f"{at + 1} + {side} * floor(datum.{place} / {side})" for at, place in ((part.left, "j"), (part.top, "i")))
    how = {
        "told": "format(datum.value, '.6~f')",
        "x": x, "x2": f"min(datum.x + {side}, {part.columns.stop + 1})",
        "y": y, "y2": f"min(datum.y + {side}, {part.rows.stop + 1})",
    }  # fmt: skip
    return [{"calculate": what, "as": name} for name, what in how.items()]


@lru_cache(maxsize=_MOST_CACHED)
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


def _frames(marks: Marks) -> bytes:
    kinds = (marks.framed, marks.dashed, marks.tiled)
    kind = np.repeat(np.arange(3, dtype=np.int8), [len(boxes) for boxes in kinds])
    return drawing.as_arrow(
        {**_corners(*np.reshape([box for boxes in kinds for box in boxes], (-1, 4)).T), "kind": kind}
    )


def _corners(top: Places, left: Places, bottom: Places, right: Places) -> Rows:
    """Where rectangles begin and end; the first word extends from 1 to 2."""
    corners = {"y": top, "x": left, "y2": bottom, "x2": right}
    return {corner: (at if at.dtype.kind == "f" else at.astype(np.int16)) + 1 for corner, at in corners.items()}


@lru_cache(maxsize=_MOST_CACHED)
def _image(picture: Picture, theme: str) -> bytes:
    """The image itself, in the theme's colours for weights, with where it stands."""
    strongest = st.get_option(f"theme.{theme}.chartCategoricalColors")[drawing.WEIGHT]  # no figures stand on it
    colours = [*st.get_option(f"theme.{theme}.chartSequentialColors")[::3], strongest]
    stops = np.array([list(bytes.fromhex(colour.removeprefix("#"))) for colour in colours])
    shades, positions = np.linspace(0, len(stops) - 1, SHADES), np.arange(len(stops))
    palette = np.stack([np.interp(shades, positions, channel) for channel in stops.T], axis=1).round().astype(np.uint8)
    url = f"data:image/webp;base64,{b64encode(webp(palette[picture.shades])).decode()}"
    part = picture.part
    edges = np.array([[part.top, part.left, part.rows.stop, part.columns.stop]]).T
    return drawing.as_arrow({"url": [url], **_corners(*edges)})


def webp(pixels: NDArray[np.uint8]) -> bytes:
    """An image file of exactly these pixels, red, green and blue, (height, width, 3).

    With so few colours, lossless WebP takes half as many bytes as the PNG that Pillow writes.
    """
    file = BytesIO()
    Image.fromarray(pixels).save(file, "WEBP", lossless=True, method=0)
    return file.getvalue()


_ENDS: Spec = {"x2": {"field": "x2"}, "y2": {"field": "y2"}}


def _layers(columns: Mapping[int, str], rows: Mapping[int, str], *found: Spec, is_smooth: bool = False) -> Spec:
    """Rectangles on the plane of all weights, a square, with the first row on top and some words along two edges."""
    beside, above = (_BESIDE, _ABOVE) if rows else (0, _UNNAMED)
    return {
        "encoding": {
            "x": {**quantitative("x"), **_axis("top", columns, beside, above, reverse=False)},
            "y": {**quantitative("y"), **_axis("left", rows, beside, above, reverse=True)},
        },
        "layer": [
            {
                "data": {"name": "image"},
                "mark": {"type": "image", "aspect": False, "smooth": is_smooth, "aria": False},
                "encoding": {"url": nominal("url"), **_ENDS},
            },
            _outlines(2, strokeWidth=1, strokeOpacity=0.4),
            _outlines(0, strokeWidth=2),
            _outlines(1, strokeWidth=1.5, strokeDash=[5, 3], fillOpacity=0.25),
            {
                "data": {"name": "tiles"},
                "transform": [_lookup("i", "row", "turn"), _lookup("j", "column"), *found],
                "params": [select_point(CELL)],
                "mark": {"type": "rect", "fill": "transparent", "cursor": "pointer", "aria": False},
                "encoding": {
                    **_ENDS,
                    "tooltip": [nominal("row"), nominal("column"), {**nominal("told"), "title": "largest here"}],
                },
            },
        ],
        "params": [{"name": "height", "expr": f"min(width - {beside - above - _TITLE}, {_HIGHEST})"}],
        "padding": dict.fromkeys(("left", "top", "right", "bottom"), 3),
    }


def _outlines(kind: int, **mark: Any) -> Spec:
    return {
        "data": {"name": "frames"},
        "transform": [{"filter": f"datum.kind == {kind}"}, IN_TEXT, {"calculate": str(drawing.WEIGHT), "as": "tint"}],
        "mark": {"type": "rect", "filled": False, "fillOpacity": 0, "aria": False, **mark},
        "encoding": {**_ENDS, "stroke": INK, "fill": {**INK, "field": "tint"}},
    }


def _lookup(place: str, *fields: str) -> Spec:
    return {"lookup": place, "from": {"data": {"name": "words"}, "key": "at", "fields": fields}}


def _axis(orient: str, words: Mapping[int, str], beside: int, above: int, *, reverse: bool) -> Spec:
    named, is_top = f"{json.dumps(dict(words))}[datum.value]", orient == "top"
    title: Spec = {"titleAnchor": "end", "titleX": {"expr": "width"}} if is_top else {"titleX": -beside}
    return {
        "scale": {"nice": False, "zero": False, "reverse": reverse},
        "title": "attended to →" if is_top else "attends ↓",
        "axis": {
            **title, "titleAngle": 0, "titleY": -above, "titleAlign": "right" if is_top else "left",
            "orient": orient, "values": [*words], "labelExpr": named, "labelLimit": 74, "labelOverlap": "greedy",
            "labelFontSize": 12 if is_top else 13, "labelBound": True, "labelFlush": is_top and 40, "grid": False,
            **dict.fromkeys(("minExtent", "maxExtent"), above if is_top else beside),
        },
    }  # fmt: skip
