"""How an answer is marked that is not the key but made of it, and all that is said of it, is as it was."""

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import spell
from core.homework.hints import hints
from tests.as_before import assert_as_before

CHANGED = {
    "right": lambda M: M, "larger": lambda M: 3**0.5 * M, "negative": lambda M: -M, "turned": lambda M: M.T[::-1],
    "percent": lambda M: 100 * M, "shares": lambda M: np.abs(M) / np.abs(M).sum(),
    "one": lambda M: M + 0.1 * np.eye(1, M.size).reshape(M.shape),
}  # fmt: skip


@pytest.mark.parametrize("name", ["bank-interest", "she-left", "rain-fell"])
def test_of_changed_answers(name):
    exercise, said = exercises.load(name), []
    keys = {part.id: exercise.answer(part.id) for part in exercise.parts if part.kind in ("number", "vector", "matrix")}
    for how, change in CHANGED.items():
        for places in (4, 2):
            typed = {part: spell(change(np.atleast_1d(key)), places) for part, key in keys.items()}
            alone = {part: grading.grade(exercise, {part: text})[part] for part, text in typed.items()}
            for sheet in (alone, grading.grade(exercise, typed)):
                said += [
                    (how, places, part, it, *hints(exercise, exercise.part(part), it)) for part, it in sheet.items()
                ]
    assert_as_before(name, said)
