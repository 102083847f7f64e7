"""Matrices that a student changes: cells typed over, the letters of a link that hold them, and random draws."""

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import numpy as np

from core.graph.steps import Matrix
from core.reading import answers
from core.reading.answers import Numbers

Edits: TypeAlias = Mapping[tuple[int, int], str]
"""The texts typed over cells, by row and column, both counted from 0."""

Distribution: TypeAlias = Literal["normal", "uniform"]

DISTRIBUTIONS: tuple[Distribution, ...] = get_args(Distribution)

LARGEST = 1e6
"""Entries lie within ±LARGEST, so products cannot overflow."""

DECIMALS = 4
"""Decimals of the numbers drawn at random: no more than are shown."""

_MOST_LETTERS = 100_000
"""The most characters that the letters of a link may unpack to."""

_NO_CHECKSUM = -15
"""Plain deflate, as base64 and the form of the lines already show any damage."""


class LinkError(ValueError):
    """The letters of a link hold no cells; the message is a sentence for the student."""


def pack(edits: Edits) -> str:
    """Cells in letters that a link can hold; "" for none.

    >>> unpack(pack({(0, 1): "0.7"}))
    {(0, 1): '0.7'}
    """
    if not edits:
        return ""
    lines = "\n".join(f"{i} {j} {' '.join(text.split())}" for (i, j), text in sorted(edits.items()))
    packer = zlib.compressobj(9, wbits=_NO_CHECKSUM)
    packed = packer.compress(lines.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(letters: str) -> Edits:
    """The cells that `pack` put into letters.

    Raises:
        LinkError: `pack` did not make them, or they did not all arrive.
    """
    if not letters:
        return {}
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=_NO_CHECKSUM)
        lines = unpacker.decompress(packed, _MOST_LETTERS).decode()
        cells = [line.split(" ", 2) for line in lines.split("\n")] if unpacker.eof else [[]]
        return {(_place(i), _place(j)): text for i, j, text in cells}
    except (ValueError, binascii.Error, zlib.error):
        raise LinkError("The numbers in this link did not arrive whole, so they are left out.") from None


def _place(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise ValueError
    return int(text)


def edited(name: str, M: Matrix, edits: Edits, fallback: Matrix) -> tuple[Matrix, tuple[str, ...]]:
    """A matrix (n × m) with cells typed over, and a sentence for each cell that cannot be used.

    Args:
        name: what the matrix is called.
        M: the matrix as it was.
        edits: what was typed; cells outside the matrix are ignored.
        fallback: (n × m); its numbers stand in for cells that cannot be used.

    >>> edited("X", np.eye(2), {(0, 0): "3/4", (0, 1): "abc"}, np.eye(2))[1]
    ('Row 1, column 2 of X: “abc” is not a number.',)
    """
    changed, problems = M.copy(), []
    for (i, j), text in edits.items():
        if i >= M.shape[0] or j >= M.shape[1]:
            continue
        value = cell(text)
        if isinstance(value, str):
            problems.append(f"Row {i + 1}, column {j + 1} of {name}: {value}")
            changed[i, j] = fallback[i, j]
        else:
            changed[i, j] = value
    return changed, tuple(problems)


def cell(text: str) -> float | str:
    """The number in one cell, or a sentence that says why there is none.

    >>> cell("1/4"), cell(" ")
    (0.25, 'it is empty.')
    """
    if not text.strip():
        return "it is empty."
    shown = text if len(text) <= 20 else text[:19] + "…"
    reading = answers.numbers(text, (1,)) if len(text) <= answers.SPACE else None
    if not isinstance(reading, Numbers) or reading.cells[0] is None:
        return f"“{shown}” is not a number."
    value = float(reading.cells[0].value)
    return value if in_range(value) else f"“{shown}” is out of range. {RANGE}"


RANGE = f"Numbers from −{LARGEST:,.0f} to {LARGEST:,.0f} can be used here."


def in_range(*values: float) -> bool:
    """Whether all numbers are small enough to compute with."""
    return all(abs(value) <= LARGEST for value in values)


def draw(seed: int, shapes: Mapping[str, tuple[int, int]], distribution: Distribution) -> dict[str, Matrix]:
    """Matrices of random numbers, rounded to four decimals, by name; one generator draws all of them, in order.

    The same as ``rng = np.random.default_rng(seed)`` and ``rng.standard_normal(shape).round(4)`` (mean 0, variance 1)
    or ``rng.random(shape).round(4)`` (evenly from 0 to 1) for each shape in turn.
    """
    rng = np.random.default_rng(seed)
    drawn = rng.standard_normal if distribution == "normal" else rng.random
    return {name: drawn(shape).round(DECIMALS) for name, shape in shapes.items()}
