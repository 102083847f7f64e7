"""What is asked of a picture that computes is so, whatever the example."""

import numpy as np
import pytest

from core.attention import attend
from core.exercises import load
from core.lessons import learned
from core.lessons.tried import tasks


def weights_of(scores):
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True)


@pytest.mark.parametrize("name", ["dog-tail", "journey", "bank-interest"])
def test_what_is_answered_by_trying_is_what_one_sees(name):
    X, *W = (load(name).inputs[one] for one in ("X", "W_q", "W_k", "W_v"))
    np.testing.assert_allclose(X @ X.T, (X @ X.T).T)
    trace, other = attend(X, *W), attend(X, *W[:2], W[2] + 1)
    changed = {one for one in trace.matrices if not np.array_equal(trace.matrices[one], other.matrices[one])}
    assert changed - {"W_v"} == {"V", "context"}
    assert {screen: task.key for screen, task in tasks().items()} == {
        "similarity": "its mirror image across the diagonal"
    }
    asked = learned.load().questions
    assert (asked["tried"].key, asked["all"].key) == ("V and the context", "all of them")
    for row in range(len(X)):
        moved = X + 0.1 * (np.arange(len(X)) == row)[:, None]
        scores, weights = (
            np.abs(attend(moved, *W).matrices[one] - trace.matrices[one]) > 1e-9 for one in ("scores", "weights")
        )
        assert weights.all(axis=1).all()
        assert scores[row].all()
        assert scores[:, row].all()
        assert scores.sum() == 2 * len(X) - 1
