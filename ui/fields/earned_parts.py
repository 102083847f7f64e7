"""Which answers of an exercise a student has earned: found in the homework, or asked to be shown."""

from core import grading
from core.exercises import Exercise
from core.grading import Grade
from ui.session import chosen_exercise, contents, keys


def earned_parts(exercise: Exercise) -> frozenset[str]:
    """The ids of the parts that are solved, and of those whose solution was shown.

    An answer that only follows from an earlier slip is right, but not the one that is asked for.
    """
    texts = dict(zip((part.id for part in exercise.parts), contents.texts(_keys(exercise)), strict=True))
    return shown_parts(exercise) | solved_parts(grading.grade(exercise, texts))


def solved_parts(marks: Grade) -> frozenset[str]:
    """The ids of the parts that are solved."""
    return frozenset(part_id for part_id, mark in marks.items() if mark.status == "correct" and not mark.carried)


def shown_parts(exercise: Exercise) -> frozenset[str]:
    """The ids of the parts whose solution was shown."""
    are_shown = chosen_exercise.solutions_shown(_keys(exercise))
    return frozenset(part.id for part in exercise.parts if keys.answer_key(exercise, part) in are_shown)


def _keys(exercise: Exercise) -> tuple[str, ...]:
    return tuple(keys.answer_key(exercise, part) for part in exercise.parts)
