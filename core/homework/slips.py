"""Slips of the pen: the numbers that may have been meant by the one that was typed; and one input miscopied.

That is a neighbour in its place, its digits exchanged, its minus lost, or nothing written down.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import WEIGHTS, Exercise, Part
from core.homework.mistake import Mistake, Variation
from core.reading.numbers import Number
from core.reading.verdicts import half_unit


def factor_of_100(number: Number) -> Iterator[Number]:
    """The number with its point moved two places to the left, then to the right."""
    for by in (-2, 2):
        places = None if number.places is None else number.places - by
        yield Number(value=number.value.scaleb(by), places=places)


def opposite_sign(number: Number) -> Iterator[Number]:
    """The number with its sign changed."""
    yield number._replace(value=-number.value)


def neighbouring_digits_exchanged(number: Number) -> Iterator[Number]:
    """The number with two different neighbouring digits exchanged, for each such pair."""
    if number.places is None or not 0 < number.places <= 12:
        return
    text = f"{number.value:.{number.places}f}"
    for i, (a, b) in enumerate(pairwise(text)):
        if a.isdigit() and b.isdigit() and a != b:
            yield Number(value=Decimal(text[:i] + b + a + text[i + 2 :]), places=number.places)


def with_the_digits_cut_off(number: Number) -> Iterator[Number]:
    """The middle of all the numbers that begin with these digits: those that agree with it at its own precision."""
    if number.places is not None and number.value:
        yield number._replace(value=number.value + half_unit(number.places).copy_sign(number.value))


SLIPS: tuple[Mistake, ...] = (
    Mistake(
        id="percent-slip", screen="quiz",
        undoes=factor_of_100,
        title="A factor of 100",
        why="The digits are right, but the decimal point is two places off: a percent sign is missing or not wanted.",
        hint="Write the number as a fraction of 1, or with a percent sign.",
    ),
    Mistake(
        id="sign-slip", screen="quiz",
        undoes=opposite_sign,
        title="Wrong sign",
        why="The digits are right, but the sign is not.",
        hint="Look at the signs of the products that are summed.",
    ),
    Mistake(
        id="digits-swapped", screen="quiz",
        undoes=neighbouring_digits_exchanged,
        title="Two digits exchanged",
        why="Two neighbouring digits have changed places, most likely while typing.",
        hint="Compare what you typed with what you computed, digit by digit.",
    ),
    Mistake(
        id="truncated", screen="quiz",
        undoes=with_the_digits_cut_off,
        title="Cut off instead of rounded",
        why="The digits are right as far as they go, but the next one would have rounded the last of them up.",
        hint="Round the last digit, or write one more.",
    ),
)  # fmt: skip


MOST_COPIED = 200
"""Most numbers of the inputs that somebody copies by hand."""

_MOST_DECIMALS = 4
"""Most decimals of a number in which somebody exchanges digits."""

_AROUND_POINT = re.compile(r"([1-9])(\.)([1-9])")


def miscopied_inputs(exercise: Exercise, part: Part) -> Iterator[Variation]:
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
    if not 0 < places <= _MOST_DECIMALS:
        return
    yield from (float(one.value) for one in neighbouring_digits_exchanged(Number(value=number, places=places)))
    yield from (float(text) for text in [_AROUND_POINT.sub(r"\3\2\1", repr(value))] if text != repr(value))


MISCOPIED_INPUTS: tuple[Mistake, ...] = (
    Mistake(
        id="input-miscopied", screen="learned",
        ranges=miscopied_inputs,
        title="One number of the inputs miscopied",
        why="The method is right, but one given number was copied as its neighbour, with its digits exchanged, without "
            "its minus, or not at all.",
        hint="Compare the numbers on your paper with those that are given, row by row.",
    ),
)  # fmt: skip
