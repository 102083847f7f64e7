"""Marks the outputs that answer the parts of an exercise, and finds the exercise that a file answers."""

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import numpy as np

from core.graph.steps import Matrix
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import ExerciseDataError
from core.homework.grade import Grade, grade
from core.uploads.candidates import candidates
from core.uploads.matches import Matching
from core.uploads.outputs import Output

VARIANTS = 12
"""So many variants are compared with what was printed: each takes about 40 ms the first time."""

_AS_PRINTED = 0.0001
"""How far a printed input may be from its number."""


def mark(exercise: Exercise, matching: Matching) -> Grade:
    """The marks of what was matched; parts that nobody answered are blank, or unreadable if their answer was cut."""
    return grade(exercise, matching.answers)


def best_exercise(exercises: Iterable[Exercise], outputs: Sequence[Output]) -> Exercise | None:
    """The exercise of which most parts have a right value among the outputs; None if none has any.

    Of as many, the first.
    """
    counts = [
        (len({one.part.id for one in candidates(exercise, outputs) if one.is_right}), exercise)
        for exercise in exercises
    ]
    most, exercise = max(counts, key=lambda pair: pair[0], default=(0, None))
    return exercise if most else None


def mark_by_last(exercise: Exercise, matching: Matching) -> Grade:
    """The marks if of several outputs that could answer a part the last one counted, as where a class is marked."""
    last = {part: ones[-1].result.answer for part, ones in matching.rivals.items()}
    return grade(exercise, matching.answers | last)


def all_variants(exercise: Exercise) -> Iterator[Exercise]:
    """An exercise, then that of the course, and then the variants that “Other numbers” leads to first."""
    yield exercise
    for number in (None, *range(1, VARIANTS + 1)):
        with contextlib.suppress(ExerciseDataError):
            yield bank.load(exercise.id, number)


def find_printed_variant(exercises: Iterable[Exercise], outputs: Sequence[Output]) -> Exercise | None:
    """The first of some variants of one exercise whose inputs a file prints, such as X; None if it prints none.

    Only as many of them are made as are compared: none if nothing has the shape of an input.
    """
    printed: list[Matrix] | None = None
    for exercise in exercises:
        if printed is None:
            shapes = {M.shape for M in exercise.inputs.values()}
            printed = [_numbers(one) for one in outputs if one.shape in shapes and not one.is_elided]
        pairs = product(exercise.inputs.values(), printed)
        if any(M.shape == P.shape and np.allclose(M, P, atol=_AS_PRINTED, rtol=0) for M, P in pairs):
            return exercise
        if not printed:
            return None
    return None


def other_numbers(exercise: Exercise, outputs: Sequence[Output], done: str) -> str:
    """That a file prints the inputs of another variant than that by which it is ``done``, such as marked; else ""."""
    other = find_printed_variant(all_variants(exercise), outputs) or exercise
    if other.variant == exercise.variant:
        return ""
    return f"it prints the inputs of {_name(other)}, but is {done} as {_name(exercise)}"


def _name(exercise: Exercise) -> str:
    return exercise.id if exercise.variant is None else f"variant {exercise.variant}"


def _numbers(output: Output) -> Matrix:
    """The numbers of a printed matrix; none if one of them cannot be read."""
    try:
        return np.array([float(number) for number in output.text.split()]).reshape(output.shape)
    except ValueError:
        return np.empty(0)
