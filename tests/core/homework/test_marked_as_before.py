"""How an answer is marked that is made of the key, or comes of a mistake, and all that is said of it, is as it was."""

import re

import numpy as np
import pytest

from core import exercises, grading
from core.homework.alternatives import alternatives, few_ranges, ranges
from core.homework.hints import hints
from core.homework.mistakes import MISTAKES
from tests.as_before import assert_as_before
from tests.core.homework.honest_students import Slip, answers_of, single_slips, spelled

CHANGED = {
    "right": lambda M: M, "larger": lambda M: 3**0.5 * M, "negative": lambda M: -M, "turned": lambda M: M.T[::-1],
    "percent": lambda M: 100 * M, "shares": lambda M: np.abs(M) / np.abs(M).sum(),
    "one": lambda M: M + 0.1 * np.eye(1, M.size).reshape(M.shape), "even": lambda M: np.full_like(M, 1 / M.shape[-1]),
    "moved": lambda M: np.roll(M, 1), "rows": lambda M: np.abs(M + 0.05) / np.abs(M + 0.05).sum(axis=-1, keepdims=True),
}  # fmt: skip
DAMAGES = (r"(\d)(\d)\b", r"\2\1"), (r"\S+", "?"), (r"\d\b", ""), (r" \S+$", "")
"""Two digits exchanged, a number that cannot be read, a digit too few and a number too few."""


@pytest.mark.parametrize("name", exercises.ids())
def test_of_changed_answers(name):
    exercise, said = exercises.load(name), []
    keys = {part.id: exercise.answer(part.id) for part in exercise.parts if part.kind in ("number", "vector", "matrix")}
    for how, change in CHANGED.items():
        for places in (4, 2):
            typed = {part: spelled(change(np.atleast_1d(key)), places) for part, key in keys.items()}
            alone = {part: grading.grade(exercise, {part: text})[part] for part, text in typed.items()}
            for sheet in (alone, grading.grade(exercise, typed)):
                said += [
                    (how, places, part, it, *hints(exercise, exercise.part(part), it)) for part, it in sheet.items()
                ]
    of_others = sorted({spelled(exercise.answer(part.id), 3) for part in exercise.parts})
    for part in exercise.parts:
        right = spelled(exercise.answer(part.id), 4)
        damaged = [re.sub(*how, right, count=1) for how in DAMAGES]
        said += (grading.grade(exercise, {part.id: text})[part.id] for text in (*of_others, *damaged))
    assert_as_before(f"changed-{name}", said)


@pytest.mark.parametrize("name", exercises.ids())
def test_of_mistakes_alone_and_carried_on(name):
    exercise, said = exercises.load(name), []
    for slip in [*single_slips(name)][::3]:
        for places, from_own, carry in ((4, False, 1.0), (3, True, 1.0), (3, False, 0.5)):
            said += grading.grade(exercise, answers_of(slip, places, from_own=from_own), carry=carry).items()
    honest = Slip(exercise=exercise, graph="", mistake="", change={})
    short, long = (answers_of(honest, 3, from_own=True, more=more) for more in (0, 2))
    said += (grading.grade(exercise, {**short, part: text})[part] for part, text in long.items())
    for part in exercise.parts:
        said += ((one.id, one.node) for one in MISTAKES.values() if one.applies(exercise, part))
        said += sorted({(one.mistakes, one.place) for found in (ranges, few_ranges) for one in found(exercise, part)})
        # What figures that were cut off lead to, and are told, may hang on the last digit of a machine.
        wrong = (one for one in alternatives(exercise, part) if not MISTAKES[one.mistake].is_of_figures)
        for text in (*sorted({spelled(one.answer, 4) for one in wrong}), *part.choices):
            result = grading.grade(exercise, {part.id: text})[part.id]
            said += (part.id, text, result.status, result.credit, result.cells, *hints(exercise, part, result))
    assert_as_before(f"mistakes-{name}", said)
