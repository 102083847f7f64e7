"""A whole matrix in the field of one number or one row: not read, but told where the number is."""

from dataclasses import replace

from core.homework.exercise import Exercise, Part
from core.homework.places import cell_place, row_place
from core.reading.answers import Numbers, Reading, read


def advice(exercise: Exercise, part: Part, text: str) -> str:
    """Which row and column to take, if a text that is no answer holds the whole node or the whole row; else empty."""
    if part.kind not in ("number", "vector") or part.row is None:
        return ""
    rows, columns = getattr(exercise.traces[part.graph], part.node).shape
    place = row_place(part, part.row) if part.column is None else cell_place(part, part.row, part.column)
    if _is_whole(read(text, replace(part, kind="matrix", shape=(rows, columns)))):
        return f"That is a whole matrix. Take {place}."
    if part.kind == "number" and _is_whole(read(text, replace(part, kind="vector", shape=(columns,)))):
        return f"That is a whole row. Expected one number: take {place}."
    return ""


def _is_whole(reading: Reading) -> bool:
    return isinstance(reading, Numbers) and reading.values is not None
