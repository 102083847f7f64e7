"""More than is asked for: a whole matrix in the field of one number or one row, or rows of the wrong sentence.

It is not read, but the student is told where the number is, or whose rows and columns are asked for.
"""

import re
from dataclasses import replace
from itertools import product

from core.graph.nodes import EVERY_NODE
from core.homework.exercise import Exercise, Part
from core.homework.places import cell_place
from core.reading.answers import Numbers, Reading, Unreadable, read_typed, readings

_ENTRY = re.compile(r"[^\s,;|&\[\]()]+")
"""What stands between the separators and brackets of a line."""


def advice(exercise: Exercise, part: Part, text: str) -> str:
    """Which row and column to take, if a text that is no answer holds the whole node or the whole row; else empty.

    Of two sentences: whose rows and columns are asked for, if a matrix has those of the other one.
    """
    if part.kind == "matrix" and part.tokens_kv:
        return _sentence_advice(exercise, part, text)
    if part.kind not in ("number", "vector") or part.row is None:
        return ""
    rows, columns = getattr(exercise.traces[part.graph], part.node).shape
    place = cell_place(part, part.row, part.column)
    if isinstance(read_typed(text, replace(part, kind="matrix", shape=(rows, columns))), Numbers):
        return f"That is a whole matrix. Take {place}."
    if isinstance(read_typed(text, replace(part, kind="vector", shape=(columns,))), Numbers):
        return f"That is a whole row. Expected one number: take {place}."
    return ""


def _sentence_advice(exercise: Exercise, part: Part, text: str) -> str:
    """Whose rows and columns a matrix needs, if it has as many as the sentences have words, but not so."""
    lengths = {len(exercise.tokens), len(exercise.tokens_kv)}
    for size in product(lengths, lengths if EVERY_NODE[part.node].is_pairwise else part.shape[1:]):
        if size != part.shape and isinstance(read_typed(text, replace(part, shape=size)), Numbers):
            return _expected_shape(part, size)
    return ""


def readings_of(part: Part, text: str) -> tuple[Reading, ...]:
    """What a text may mean, as `readings`; of a matrix that is the other way round, how it is expected."""
    if part.kind == "matrix" and part.tokens_kv and _is_turned(part, text):
        return (Unreadable(message=_expected_shape(part, part.shape[::-1])),)
    return readings(text, part)


def _is_turned(part: Part, text: str) -> bool:
    """Whether a matrix across two sentences is written the other way round."""
    lines = [_ENTRY.findall(line) for line in text.splitlines()]
    rows, columns = part.shape
    return rows != columns and [len(line) for line in lines if line] == [rows] * columns


def _expected_shape(part: Part, size: tuple[int, ...]) -> str:
    rows, columns = part.shape
    asking = f"one row for each word of “{' '.join(part.tokens)}”"
    answering = f" and one column for each of “{' '.join(part.columns)}”" if EVERY_NODE[part.node].is_pairwise else ""
    return f"That is {size[0]} × {size[1]}. Expected {rows} × {columns}: {asking}{answering}."
