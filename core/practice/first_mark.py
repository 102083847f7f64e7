"""The first mark of an answer in practice: what it says about the student."""

import numpy as np

from core.homework.exercise import Exercise, Part
from core.homework.results import Result
from core.practice.attempts import Attempt
from core.practice.offers import mistakes_shown


def counts(result: Result) -> bool:
    """Whether an answer is complete and can be marked: nothing is blank, unreadable or right but for its decimals."""
    unmarked = {"blank", "unreadable"}.intersection(np.ravel(np.asarray(result.cells or (), dtype=object)))
    return result.status in ("correct", "partial", "wrong") and not unmarked


def attempt(exercise: Exercise, part: Part, result: Result, *, at: int) -> Attempt:
    """What a mark that `counts` says: which mistakes were made, and which of those it shows were not."""
    return Attempt(
        at=at, exercise=exercise.id, variant=exercise.variant, part=part.id, node=part.node,
        right=result.status == "correct", seen=mistakes_shown(exercise, part), made=frozenset(result.mistakes),
    )  # fmt: skip
