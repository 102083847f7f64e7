"""One input miscopied: a neighbour in its place, its digits exchanged, its minus lost, or nothing written down."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal

import numpy as np

from core.graph.steps import Array, Matrix, SecondHead, Step, reads, wrapping
from core.homework.exercise import WEIGHTS, Exercise, Part
from core.homework.mistake import Change, Mistake, Variation
from core.homework.slips import neighbouring_digits_exchanged
from core.reading.numbers import Number

MOST_COPIED = 200
"""Most numbers of the inputs that somebody copies by hand."""

_LONGEST = 4
"""Most decimals of a number in which somebody exchanges digits."""

_AROUND_POINT = re.compile(r"([1-9])(\.)([1-9])")

_SECOND = reads(SecondHead({}))

_READERS: Mapping[str, tuple[str, int]] = {
    "W_q": ("Q", 1), "W_k": ("K", 1), "W_v": ("V", 1), "X": ("X_P", 0), "W_o": ("output", 1),
    **{name: ("context_2", _SECOND.index(name)) for name in ("W_q2", "W_k2", "W_v2")},
}  # fmt: skip
"""The step that reads an input, and as which of the matrices that it reads."""


def miscopied(exercise: Exercise, part: Part) -> Iterator[Variation]:
    """Each number of each input miscopied in each of the usual ways; none where there is too much to copy by hand."""
    steps, learned = exercise.steps[part.graph], exercise.graphs[part.graph].learned
    inputs = {name: M for name, M in exercise.inputs_of(part.graph).items() if learned or name not in WEIGHTS}
    if sum(M.size for M in inputs.values()) > MOST_COPIED:
        return
    for name, M in inputs.items():
        readers = [_READERS[name]] if name in _READERS else [("K", 0), ("V", 0)]
        for i, j in np.ndindex(M.shape):
            place = f"row {i + 1}, column {j + 1} of {exercise.name_of(part.graph, name)}"
            for value in _wrong_copies(M, i, j):
                yield Variation(_with(steps, readers, (i, j), value), place)


def _with(steps: Mapping[str, Step], readers: list[tuple[str, int]], cell: tuple[int, int], value: float) -> Change:
    """The steps that read an input, with another number in one of its cells."""
    return {node: _misreading(steps[node], position, cell, value) for node, position in readers}


def _misreading(step: Step, position: int, cell: tuple[int, int], value: float) -> Step:
    def changed(*nodes: Array) -> Array:
        copy = np.array(nodes[position])
        copy[cell] = value
        return step(*nodes[:position], copy, *nodes[position + 1 :])

    return wrapping(step, changed)


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
