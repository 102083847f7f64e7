"""Shapes drawn to scale: a chain of matrices as boxes, each product beneath its right factor.

A shape is answered in it: the corner of the box that is asked for is dragged, or moved by the arrow keys.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import product

from core.graph.nodes import role_of
from core.lessons.fitting import Box, Column, Misfit, Place, Shape
from ui.charts import figure

LARGEST = 10
"""The most rows and columns of a box that is dragged."""

_MEETING_SIDES = {"left": "columns", "right": "rows"}
"""The sides of the factors of a product that are equal, and gone."""

Cells = Sequence[Sequence[float]]


@dataclass(frozen=True, kw_only=True)
class Blocks:
    """A box cut into rows and columns of blocks: those that are empty, those that are marked, those of an answer.

    One ``cell`` of all its numbers may be outlined. Where it ``asks``, a block is pressed.
    """

    rows: int
    columns: int
    empty: frozenset[tuple[int, int]] = frozenset()
    marked: frozenset[tuple[int, int]] = frozenset()
    mine: frozenset[tuple[int, int]] = frozenset()
    cell: tuple[int, int] | None = None
    asks: bool = False


@dataclass(frozen=True, kw_only=True)
class Boxes:
    """What is drawn.

    ``product`` are the boxes of the line that is asked about, in which ``misfits`` are marked, or if there are none and
    all is known, the sides that meet. ``cells`` are the numbers of boxes by their symbols, each between −1 and 1, and
    ``blocks`` those of boxes that are cut into sentences. The ``others`` stand above the columns of the keys.
    The box of the line ``asked`` can be dragged, "" is none.
    """

    words: Sequence[str]
    columns: tuple[Column, ...]
    product: dict[Place, Box]
    misfits: tuple[Misfit, ...]
    cells: dict[str, Cells]
    asked: str
    told: str
    blocks: Mapping[str, Blocks] = field(default_factory=dict)
    others: Sequence[str] = ()


def draw(
    boxes: Boxes,
    *,
    key: str,
    on_shape: Callable[[Shape], object] = lambda _: None,
    on_block: Callable[[tuple[int, int]], object] = lambda _: None,
) -> None:
    """Draw boxes to one scale, mark sides that should be equal and are not, and say so of the first of them beneath.

    ``on_shape`` is called with the shape of the box that was dragged, ``on_block`` with the place of the block that was
    pressed; with none that there cannot be.
    """
    meeting = {} if boxes.misfits or not all(box.shape for box in boxes.product.values()) else _MEETING_SIDES
    marked = [at for misfit in boxes.misfits for at in misfit.sides]
    blocks = [at for one in boxes.blocks.values() for at in product(range(one.rows), range(one.columns))]
    sides = range(1, LARGEST + 1)
    offered = {"shape": [*product(sides, sides)], "block": blocks}

    def cut(symbol: str) -> dict[str, object] | None:
        if not (cuts := boxes.blocks.get(symbol)):
            return None
        return {**asdict(cuts), **{name: sorted(getattr(cuts, name)) for name in ("empty", "marked", "mine")}}

    def one(box: Box | None) -> dict[str, object] | None:
        place = next((place for place, other in boxes.product.items() if other == box), "")
        return None if box is None else {
            **asdict(box), "cells": boxes.cells.get(box.symbol), "role": role_of(box.matrix),
            "blocks": cut(box.symbol), "meets": meeting.get(place, ""),
            "unequal": tuple(side for at, side in marked if at == place),
        }  # fmt: skip

    data = {
        "words": tuple(boxes.words), "others": tuple(boxes.others), "largest": LARGEST, "asked": boxes.asked,
        "line": boxes.product["result"].line if boxes.product else "",
        "columns": tuple((one(column.above), one(column.below)) for column in boxes.columns),
        "told": tuple(misfit.sentence for misfit in boxes.misfits[:1]) or (boxes.told,), "fits": not boxes.misfits,
    }  # fmt: skip
    on = {"shape": on_shape, "block": on_block}
    figure.draw(__file__, data, key=key, on=on, offered=offered)
