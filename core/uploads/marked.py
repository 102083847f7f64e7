"""Marks the outputs that answer the parts of an exercise, and finds the exercise that a file answers."""

from collections.abc import Iterable, Sequence

import numpy as np

from core.graph.steps import Matrix
from core.homework.exercise import Exercise
from core.homework.grade import Grade, grade
from core.uploads.candidates import candidates
from core.uploads.matches import Matching
from core.uploads.outputs import Output

_AS_PRINTED = 0.0001
"""How far a printed input may be from its number."""


def mark(exercise: Exercise, matching: Matching) -> Grade:
    """The marks of what was matched; parts that nobody answered are blank."""
    return grade(exercise, {part: one.text for part, one in matching.matches.items()})


def likeliest(exercises: Iterable[Exercise], outputs: Sequence[Output]) -> Exercise | None:
    """The exercise of which most parts have a right value among the outputs; None if none has any.

    Of as many, the first.
    """
    counts = [(_answered(exercise, outputs), exercise) for exercise in exercises]
    most, exercise = max(counts, key=lambda pair: pair[0], default=(0, None))
    return exercise if most else None


def with_inputs(exercises: Iterable[Exercise], outputs: Sequence[Output]) -> Exercise | None:
    """The first of some variants of one exercise whose inputs a file prints, such as X; None if it prints none.

    Only as many of them are made as are compared: none if nothing has the shape of an input.
    """
    printed: dict[tuple[int, ...], list[Matrix]] | None = None
    for exercise in exercises:
        if printed is None:
            shapes = {M.shape for M in exercise.inputs.values()}
            whole = [one for one in outputs if one.shape in shapes and not one.is_elided]
            printed = {shape: [_numbers(one) for one in whole if one.shape == shape] for shape in shapes}
        if any(
            M.shape == P.shape and np.allclose(M, P, atol=_AS_PRINTED, rtol=0)
            for M in exercise.inputs.values()
            for P in printed.get(M.shape, ())
        ):
            return exercise
        if not any(printed.values()):
            return None
    return None


def _numbers(output: Output) -> Matrix:
    """The numbers of a printed matrix; none if one of them cannot be read."""
    try:
        return np.array([float(number) for number in output.text.split()]).reshape(output.shape)
    except ValueError:
        return np.empty(0)


def _answered(exercise: Exercise, outputs: Sequence[Output]) -> int:
    return len({one.part.id for one in candidates(exercise, outputs) if one.is_right})
