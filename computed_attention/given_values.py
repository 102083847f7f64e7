"""What a notebook has computed, as the answer to a part: its numbers are what they are, not how they print."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.exercises import Exercise, Part
from core.reading.answers import Numbers, Reading, Unreadable, describe, read_typed
from core.reading.cell_numbers import row_of, summary
from core.reading.numbers import Number
from core.uploads.candidates import shape_text, without_ones

Array: TypeAlias = NDArray[Any]

MOST_NUMBERS = 10_000
"""Most numbers of an answer: far more than any part asks for."""

_CONTENTS = {"U": "texts", "S": "texts", "c": "complex numbers", "M": "dates", "m": "spans of time", "V": "records"}
"""What an array may hold instead of numbers, by NumPy's letter for it."""

_NOT_FINITE = " NaN (not a number) and infinity cannot be marked."


def answer(value: object, exercise: Exercise, part: Part) -> str | Reading:
    """A value as the answer to a part: a text stays what was typed, and numbers keep all their digits.

    Of the whole matrix of which a row is asked for, the row is taken. What does not fit becomes a text, so that it is
    answered in the words of the quiz.
    """
    if value is None or isinstance(value, str):
        return value or ""
    if text := labelled_lines(value):
        reading = read_typed(text, part)
        if part.kind == "ranking" or isinstance(reading, Numbers):
            return reading
    if part.kind in ("choice", "ranking", "line"):
        return _words(value) or Unreadable(message=f"Expected {describe(part)}, as a text.")
    array = as_array(value)
    return array if isinstance(array, Unreadable) else _answer_of_array(array, exercise, part)


def _words(value: object) -> str:
    """Words in a list, as they would be typed; "" if it is none."""
    is_list = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
    return ", ".join(value) if is_list else ""  # type: ignore[arg-type]


def _answer_of_array(array: Array, exercise: Exercise, part: Part) -> str | Reading:
    shape = without_ones(array.shape)
    whole: tuple[int, ...] = exercise.traces[part.graph].matrices[part.node].shape
    if shape == without_ones(part.shape):
        return _check_complete(_numbers(array, part.shape), part)
    if part.kind == "vector" and shape == without_ones(whole):
        return _check_complete(row_of(_numbers(array, whole), part.row or 0, whole[1]), part)
    if array.ndim <= 2 or len(shape) <= 2:
        return as_text(array)
    return Unreadable(message=f"That is an array of {shape_text(shape)} numbers. Expected {describe(part)}.")


def _numbers(array: Array, shape: tuple[int, ...]) -> Numbers:
    """The numbers of an array, all with as many decimals as one of them needs: those of a rounded array are few.

    None has more than its precision holds, which are three or four in half precision.
    """
    figures = [Decimal(str(value)) for value in array.ravel()]
    most = max((_decimals(figure) for figure in figures if figure.is_finite()), default=0)
    held = _held_decimals(array.ravel())
    cells = tuple(
        Number(figure, min(most, places)) if figure.is_finite() else None
        for figure, places in zip(figures, held, strict=True)
    )
    return Numbers(cells=cells, shown=summary(cells, shape), note="" if all(cells) else _NOT_FINITE)


def _decimals(figure: Decimal) -> int:
    exponent = figure.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _held_decimals(array: Array) -> list[int]:
    """How many decimals the precision of each number holds."""
    if array.dtype.kind != "f":
        return [0] * array.size
    with np.errstate(all="ignore"):
        places = np.floor(-np.log10(np.spacing(np.abs(array)).astype(np.float64)))
    return [int(max(0, one)) if np.isfinite(one) else 0 for one in places]


def _check_complete(reading: Numbers, part: Part) -> Reading:
    """The reading; only of a matrix may some numbers be missing."""
    if part.kind == "matrix" and any(reading.cells):
        return reading
    return reading if None not in reading.cells else Unreadable(message=f"Expected {describe(part)}.{_NOT_FINITE}")


def as_text(array: Array) -> str:
    """An array as it would be typed, row by row, with all its digits."""
    rows = np.atleast_2d(array.reshape(without_ones(array.shape)))
    return "\n".join(" ".join(map(str, row)) for row in rows)


def as_array(value: Any) -> Array | Unreadable:
    """The numbers of an array, a tensor on any device, a table, a list or a number; what is wrong, if it has none."""
    try:
        count = len(value) if isinstance(value, list | tuple) else prod(getattr(value, "shape", ()))
        array = np.asarray(_readable(value)) if count <= MOST_NUMBERS else np.broadcast_to(0, count)
    except Exception:  # noqa: BLE001  every library of tensors raises errors of its own
        return Unreadable(message=f"{_kind_of(value)} could not be turned into an array of numbers.")
    if array.size > MOST_NUMBERS:
        return Unreadable(message=f"That is {array.size:,} numbers, more than any answer needs.")
    if not array.size:
        return Unreadable(message="That is empty: it holds no number.")
    if array.dtype.kind == "O":
        objects = f"That holds Python objects ({type(array.flat[0]).__name__}), not numbers; try .astype(float)."
        return Unreadable(
            message=objects if array.ndim else f"{_kind_of(value)} is not a number, nor an array of numbers."
        )
    if held := _CONTENTS.get(array.dtype.kind):
        return Unreadable(message=f"That holds {held}, not plain numbers.")
    return array.astype(np.int8) if array.dtype.kind == "b" else array


def _readable(value: Any) -> Any:
    """A value that NumPy can read: a tensor without gradients on this machine, also within a list."""
    if isinstance(value, list | tuple) and len(value) <= MOST_NUMBERS:
        return [_readable(one) for one in value]
    if not hasattr(value, "detach"):
        return value.get() if hasattr(value, "get") and hasattr(value, "device") else value
    tensor = value.detach().cpu()
    return (tensor.float() if "bfloat16" in str(tensor.dtype) else tensor).numpy()


def _kind_of(value: object) -> str:
    """What a value is, in words.

    >>> _a(None), _a({})
    ('A NoneType', 'A dict')
    """
    name = type(value).__name__
    return f"{'An' if name[:1].lower() in 'aeiou' else 'A'} {name}"


def labelled_lines(value: Any) -> str:
    r"""Words with their numbers, as lines of text; "" if a value does not name its rows by words.

    >>> labelled({"bank": 0.25, "rates": 0.75}), labelled([0.25, 0.75])
    ('bank 0.25\nrates 0.75', '')
    """
    pairs = _pairs(value)
    if not pairs or len(pairs) > MOST_NUMBERS or not all(isinstance(word, str) for word, _ in pairs):
        return ""
    rows = [row for _, numbers in pairs if not isinstance(row := as_array(numbers), Unreadable)]
    if len(rows) < len(pairs):
        return ""
    heading = [str(name) for name in getattr(value, "columns", ()) if isinstance(name, str)]
    lines = [f"{word} {as_text(row)}" for (word, _), row in zip(pairs, rows, strict=True)]
    return "\n".join([*([" ".join(heading)] if heading else []), *lines])


def _pairs(value: Any) -> Sequence[tuple[object, object]]:
    """Each word and what stands beside it: of a dict, a column or table of pandas, or a list of pairs."""
    if isinstance(value, Mapping):
        return list(value.items())
    if hasattr(value, "index") and hasattr(value, "to_numpy"):
        return list(zip(value.index, value.to_numpy(), strict=True))
    is_pairs = isinstance(value, list | tuple) and all(isinstance(one, list | tuple) and len(one) == 2 for one in value)
    return value if is_pairs else ()
