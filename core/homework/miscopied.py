"""One input miscopied: a neighbour in its place, its digits exchanged, its minus lost, or nothing written down."""

import re
from collections.abc import Iterator
from decimal import Decimal

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import WEIGHTS, Exercise, Part
from core.homework.mistake import Mistake, Variation
from core.homework.slips import neighbouring_digits_exchanged
from core.reading.numbers import Number

MOST_COPIED = 200
"""Most numbers of the inputs that somebody copies by hand."""

_LONGEST = 4
"""Most decimals of a number in which somebody exchanges digits."""

_AROUND_POINT = re.compile(r"([1-9])(\.)([1-9])")


def miscopied(exercise: Exercise, part: Part) -> Iterator[Variation]:
    """Each number of each input miscopied in each of the usual ways; none where there is too much to copy by hand."""
    learned = exercise.graphs[part.graph].learned
    inputs = {name: M for name, M in exercise.inputs_of(part.graph).items() if learned or name not in WEIGHTS}
    if sum(M.size for M in inputs.values()) > MOST_COPIED:
        return
    for name, M in inputs.items():
        for i, j in np.ndindex(M.shape):
            place = f"row {i + 1}, column {j + 1} of {exercise.name_of(part.graph, name)}"
            for value in _wrong_copies(M, i, j):
                copy = M.copy()
                copy[i, j] = value
                yield Variation({name: copy}, place)


def _wrong_copies(M: Matrix, i: int, j: int) -> set[float]:
    """What may be written down in place of one number."""
    value = float(M[i, j])
    rows, columns = M.shape
    around = ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1))
    copies = {float(M[at]) for at in around if 0 <= at[0] < rows and 0 <= at[1] < columns}
    return ({0.0, -value} | copies | set(_with_digits_exchanged(value))) - {value}


def _with_digits_exchanged(value: float) -> Iterator[float]:
    """The number with two neighbouring digits exchanged, also around its point: 3.7 and 7.3, but not 0.6 and 6.0."""
    number = Decimal(repr(value))
    places = -int(number.as_tuple().exponent)
    if not 0 < places <= _LONGEST:
        return
    yield from (float(one.value) for one in neighbouring_digits_exchanged(Number(value=number, places=places)))
    yield from (float(text) for text in [_AROUND_POINT.sub(r"\3\2\1", repr(value))] if text != repr(value))


MISCOPIED: tuple[Mistake, ...] = (
    Mistake(
        id="input-miscopied", screen="learned",
        ranges=miscopied,
        title="One number of the inputs miscopied",
        why="The method is right, but one given number was copied as its neighbour, with its digits exchanged, without "
            "its minus, or not at all.",
        hint="Compare the numbers on your paper with those that are given, row by row.",
    ),
)  # fmt: skip
