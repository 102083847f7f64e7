"""What is copied from the screens leads to the same answers."""

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.export import as_numpy


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_copied_numbers_give_the_same_answers(exercise_id):
    exercise = exercises.load(exercise_id)
    copied: dict[str, np.ndarray] = {}
    exec(as_numpy(exercise.inputs), copied)  # noqa: S102
    weights = [copied[name] for name in ("W_q", "W_k", "W_v") if name in copied]
    name = "learned" if weights else "plain"
    ours, theirs = exercise.traces[name], attend(copied["X"], *weights)
    for node in ("scores", "weights", "context"):
        assert np.abs(getattr(ours, node) - getattr(theirs, node)).max() < 2e-5
