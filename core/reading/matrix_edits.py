"""Matrices that a student changes: edited cells, the part of a link that stores them, and random draws."""

import base64
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from core.graph.steps import Matrix
from core.reading import answers
from core.reading.answers import Numbers

Edits: TypeAlias = Mapping[tuple[int, int], str]
"""The texts typed into cells, by row and column, both counted from 0."""

Distribution: TypeAlias = Literal["normal", "uniform"]

DISTRIBUTIONS: tuple[Distribution, ...] = get_args(Distribution)

LARGEST = 1e6
"""Entries lie within ±LARGEST, so products cannot overflow."""

DECIMALS = 4
"""Decimals of random numbers: no more than are shown."""

_MOST_CHARACTERS, MOST_CELLS = 100_000, 4096
"""Most characters that edits in a link may unpack to, and most cells: 64 × 64."""

LONGEST = 60
"""Most characters of a cell; reading a longer one takes milliseconds, and no number needs them."""

_FEW = 3
"""How many cells that cannot be used are told one by one; of the others, only how many they are."""

_LONGEST_SENT = 50
"""The most characters of a cell that a picture sends."""

_NO_CHECKSUM = -15
"""Plain deflate, because base64 and the form of the lines already reveal any damage."""


class LinkError(ValueError):
    """The edits in a link cannot be read; the message is a sentence for the student."""


def pack(edits: Edits) -> str:
    """Edits as letters that a link can hold; "" if there are none.

    >>> unpack(pack({(0, 1): "0.7"}))
    {(0, 1): '0.7'}
    """
    if not edits:
        return ""
    lines = "\n".join(f"{i} {j} {' '.join(text.split())}" for (i, j), text in sorted(edits.items()))
    packed = zlib.compress(lines.encode(errors="replace"), 9, _NO_CHECKSUM)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(letters: str) -> Edits:
    """The edits that `pack` turned into letters.

    Raises:
        LinkError: the letters do not come from `pack`, or some are missing.
    """
    if not letters:
        return {}
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=_NO_CHECKSUM)
        lines = unpacker.decompress(packed, _MOST_CHARACTERS).decode().split("\n")
        cells = [line.split(" ", 2) for line in lines] if unpacker.eof and len(lines) <= MOST_CELLS else [[]]
        return {(_place(i), _place(j)): text for i, j, text in cells}
    except (ValueError, zlib.error):
        raise LinkError("The numbers in this link did not arrive whole, so they are left out.") from None


def _place(text: str) -> int:
    if (place := int(text)) < 0:
        raise ValueError
    return place


def edited_matrix(name: str, M: Matrix, edits: Edits, fallback: Matrix) -> tuple[Matrix, Edits]:
    """A matrix (n × m) with its edits, and by row and column a sentence for each cell that cannot be used.

    Args:
        name: what the matrix is called.
        M: the matrix as it was.
        edits: what was typed; cells outside the matrix are ignored.
        fallback: (n × m); its numbers stand in for cells that cannot be used.

    >>> edited_matrix("X", np.eye(2), {(0, 0): "3/4", (0, 1): "abc"}, np.eye(2))[1]
    {(0, 1): 'Row 1, column 2 of X: “abc” is not a number.'}
    """
    changed, problems = M.copy(), dict[tuple[int, int], str]()
    for (i, j), text in edits.items():
        if i >= M.shape[0] or j >= M.shape[1]:
            continue
        value = cell(text)
        if isinstance(value, str):
            problems[i, j] = f"Row {i + 1}, column {j + 1} of {name}: {value}"
            changed[i, j] = fallback[i, j]
        else:
            changed[i, j] = value
    return changed, problems


def read_cells(cells: Any, M: Matrix) -> Edits:
    """The texts that a picture sent of cells that there are, and that are not what these showed; it may send anything.

    >>> read_cells([[0, 0, "2"], [0, 1, "0"], [2, 0, "1"], [0, 2, "1"], [0, -1, "1"]], np.eye(2))
    {(0, 0): '2'}
    """
    texts = {}
    for one in cells[:MOST_CELLS] if isinstance(cells, Sequence) else ():
        match one:
            case [int(i), int(j), str(text)] if f"{i}{j}".isdecimal() and i < M.shape[0] and j < M.shape[1]:
                if (text := tidied(text)) != f"{M[i, j]:.6g}":
                    texts[i, j] = text
    return texts


def tidied(text: str) -> str:
    """A text that a picture sent, without more blanks or characters than a number needs."""
    return " ".join(text[:_LONGEST_SENT].split())


def messages(name: str, problems: Edits) -> Iterator[str]:
    """Sentences on the cells of a matrix that cannot be used."""
    for problem in list(problems.values())[:_FEW]:
        yield f"{problem} The picture keeps the last number that it could use there."
    if (more := len(problems) - _FEW) > 0:
        yield f"{more:,} more {'cell' if more == 1 else 'cells'} of {name} cannot be used."


def cell(text: str) -> float | str:
    """The number in one cell, or a clause that says why there is none; what was read is remembered.

    >>> cell("1/4"), cell(" ")
    (0.25, 'it is empty.')
    """
    if not text.strip():
        return "it is empty."
    shown = text if len(text) <= 20 else text[:19] + "…"
    value = _number(text) if len(text) <= LONGEST else None
    if value is None:
        return f"“{shown}” is not a number."
    return value if in_range(value) else f"“{shown}” is out of range. {RANGE}"


@lru_cache(maxsize=MOST_CELLS)
def _number(text: str) -> float | None:
    """The number in a short text, or None; 4,096 of these texts take less than 2 MB."""
    match answers.numbers(text, (1,)):
        case Numbers(values=(value,)):
            return value
    return None


RANGE = f"Numbers from −{LARGEST:,.0f} to {LARGEST:,.0f} can be used here."


def in_range(*values: float) -> bool:
    """Whether all numbers are small enough to compute with."""
    return all(abs(value) <= LARGEST for value in values)


def draw(seed: int, shapes: Mapping[str, tuple[int, int]], distribution: Distribution) -> dict[str, Matrix]:
    """Matrices of random numbers by name, rounded to four decimals; one generator draws them all, in order.

    The same as ``rng = np.random.default_rng(seed)`` and ``rng.standard_normal(shape).round(4)`` (mean 0, variance 1)
    or ``rng.random(shape).round(4)`` (evenly from 0 to 1) for each shape in turn.
    """
    rng = np.random.default_rng(seed)
    sample = rng.standard_normal if distribution == "normal" else rng.random
    return {name: sample(shape).round(DECIMALS) for name, shape in shapes.items()}
