"""The weights of a long text as a picture: each pixel is as bright as the largest weight in its block, so none is lost.

Rows are computed a few hundred at a time and then dropped; only the pixels stay.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.graph import long_text
from core.graph.long_text import Matrix, Text

SHADES = 16
"""Shades in a picture: as many as four bits per pixel can tell apart."""

PIXELS = 700
"""Most pixels each way: all that fits beside the text of a screen."""

_TILES = 64
"""Most tiles each way."""

_ROWS = 256
"""Rows computed at once, or as many as a tile has if that is more."""

_BRIGHT = 0.97
"""Share of pixels below full brightness: if only the largest had it, all the others would look alike."""

_KEPT = 8
"""Pictures that are remembered, half a megabyte each."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """A square part of the weights of a text, which begins at row ``top`` and column ``left``."""

    top: int
    left: int
    extent: int

    @classmethod
    def around(cls, row: int, column: int, extent: int, n: int) -> "Part":
        """The part that holds a cell, when parts side by side cover n × n; the last ones are moved inwards.

        >>> Part.around(3, 17, 8, 18)
        Part(top=0, left=10, extent=8)
        """
        extent = min(extent, n)
        top, left = (min(place // extent * extent, n - extent) for place in (row, column))
        return cls(top=top, left=left, extent=extent)

    @property
    def rows(self) -> range:
        """Its rows, as positions in the text."""
        return range(self.top, self.top + self.extent)

    @property
    def columns(self) -> range:
        """Its columns, as positions in the text."""
        return range(self.left, self.left + self.extent)


@dataclass(frozen=True, kw_only=True, eq=False)
class Picture:
    """The weights of a part, as pixels to look at and as tiles to point at.

    ``shades`` run from 0 to 15 by square roots: up to 1/n, an even share, they are 0, and of ``full`` or more 15. Tiles
    are ``side`` words wide and high, except the last ones; the largest weight of tile t is ``largest[t]``, in row
    ``i[t]`` and column ``j[t]`` of the text.
    """

    part: Part
    shades: NDArray[np.uint8]
    full: float
    side: int
    i: NDArray[np.int64]
    j: NDArray[np.int64]
    largest: Matrix


@lru_cache(maxsize=_KEPT)
def picture(text: Text, part: Part, *, scaled: bool, positions: bool = False) -> Picture:
    """The picture of one part of the weights, without learning."""
    block = _least(part.extent, PIXELS)
    side = block * _least(part.extent, block * _TILES)
    strips = []
    for top in part.rows[:: side * max(1, _ROWS // side)]:
        which = range(top, min(top + side * max(1, _ROWS // side), part.rows.stop))
        trace = long_text.rows(text, which, scaled=scaled, positions=positions)
        weights = trace.weights[:, part.columns.start : part.columns.stop]
        i, j = peaks(weights, side)
        strips.append((block_maximum(weights, block), i + top, j + part.left, weights[i, j]))
    pixels, i, j, largest = (np.concatenate(pieces) for pieces in zip(*strips, strict=True))
    even = 1 / len(text.words)
    full = max(float(np.quantile(pixels, _BRIGHT)), float(pixels.max()) / 1000, 2 * even)
    return Picture(part=part, shades=_shades(pixels, even, full), full=full, side=side, i=i, j=j, largest=largest)


def _least(extent: int, most: int) -> int:
    """The smallest group size that splits ``extent`` into at most ``most`` groups."""
    return -(-extent // most)


def block_maximum(M: Matrix, side: int) -> Matrix:
    """The largest entry of each side × side block, the last blocks may be smaller; (n, m) → (⌈n/side⌉, ⌈m/side⌉).

    >>> block_maximum(np.array([[1, 2, 3], [4, 0, 0]]), 2)
    array([[4, 3]])
    """
    whole = _fill_blocks(M, side)
    lines = np.maximum.reduce([whole[k::side] for k in range(side)])
    return np.asarray(np.maximum.reduce([lines[:, k::side] for k in range(side)]))


def peaks(M: Matrix, side: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Row and column of the largest entry of each side × side block, one row of blocks after another.

    >>> i, j = peaks(np.array([[0.1, 0.2, 0.3], [0.4, 0.0, 0.0]]), 2)
    >>> i.tolist(), j.tolist()
    ([1, 0], [0, 2])
    """
    down, across = (_least(length, side) for length in M.shape)
    blocks = _fill_blocks(M, side).reshape(down, side, across, side).swapaxes(1, 2).reshape(down, across, side * side)
    i, j = np.divmod(blocks.argmax(axis=2), side)
    return (i + side * np.arange(down)[:, None]).ravel(), (j + side * np.arange(across)).ravel()


def _fill_blocks(M: Matrix, side: int) -> Matrix:
    """A matrix with its last row and column repeated until every block is full."""
    return np.pad(M, [(0, -length % side) for length in M.shape], mode="edge")


def _shades(pixels: Matrix, even: float, full: float) -> NDArray[np.uint8]:
    """√((pixel − even) / (full − even)), from 0 to 15: what is no more than an even share would colour everything."""
    shares = np.clip((pixels - even) / (full - even), 0, 1)
    return np.asarray(np.rint(np.sqrt(shares) * (SHADES - 1)), dtype=np.uint8)
