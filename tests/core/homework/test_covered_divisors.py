"""Outside the ranges in which an answer would be seen, none is; where all are found, there is no such range."""

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.steps import softmax
from core.homework.covered_divisors import covered_divisors
from core.homework.covering import OPEN, covering

GRADED = [id for id in exercises.graded_ids() if {"W_q", "X_kv"} & exercises.load(id).inputs.keys() == {"W_q"}]


@pytest.mark.parametrize("variant", [None, 3])
@pytest.mark.parametrize("example", GRADED)
def test_no_divisor_outside_the_ranges_shows_an_answer(example, variant):
    exercise = exercises.load(example, variant)
    hidden = covering(exercise, frozenset())
    trace = attend(*(exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v")), scale=False)
    ranges = covered_divisors(trace, hidden, 12.0)
    assert any(low <= trace.d_k**0.5 <= high for low, high in ranges)
    tried = 0
    for divisor in np.arange(1.0, 12.0, 0.01):
        if not any(low <= divisor <= high for low, high in ranges):
            tried += 1
            divided = trace.scores / divisor
            assert not hidden.places(divided).any()
            assert not hidden.places(softmax(divided), shares=True).any()
    assert tried > 50


def test_edited_inputs_that_lead_to_the_same_scores_elsewhere_are_covered_there():
    exercise = exercises.load("bank-interest")
    X, W_q, W_k, W_v = exercise.inputs.values()
    doubled = attend(X, 2 * W_q, W_k, W_v, scale=False)
    ranges = covered_divisors(doubled, covering(exercise, frozenset()), 12.0)
    assert any(low <= 2 * 3**0.5 <= high for low, high in ranges)


def test_what_is_found_or_given_is_in_no_range():
    exercise = exercises.load("bank-interest")
    trace = attend(*exercise.inputs.values(), scale=False)
    assert covered_divisors(trace, OPEN, 12.0) == ()
    assert covered_divisors(trace, covering(exercise, frozenset(part.id for part in exercise.parts)), 12.0) == ()
