"""Marks the outputs that answer the parts of an exercise, and finds the exercise that a file answers."""

from collections.abc import Iterable, Sequence

from core.homework.exercise import Exercise
from core.homework.grade import Grade, grade
from core.uploads.candidates import candidates
from core.uploads.matches import Matching
from core.uploads.outputs import Output


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


def _answered(exercise: Exercise, outputs: Sequence[Output]) -> int:
    return len({one.part.id for one in candidates(exercise, outputs) if one.is_right})
