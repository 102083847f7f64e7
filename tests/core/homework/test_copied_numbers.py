"""A mistake that was made with numbers as the screen shows them, to two decimals."""

from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.exercises import Part
from core.homework import copied_numbers
from core.homework.exercise import single_question
from tests.core.homework.plain import mark_part, soft

DOG = exercises.load("dog-tail")
TRACE = DOG.evaluate("learned")
ROW = 3
PART = Part(
    id="row", question="practice", kind="vector", prompt="", graph="learned", node="weights", row=ROW, column=None,
    shape=(5,), choices=(), tokens=DOG.tokens, strong_from=0.0, decimals=4, fewest_decimals=3,
)  # fmt: skip
ASKED = replace(DOG, questions=(single_question(PART),))


def mistakes(weights):
    text = f"[{' '.join(f'{weight:.4f}' for weight in weights)}]"
    return copied_numbers.with_mistake(ASKED, PART, text, mark_part(ASKED, "row", text)).mistakes


@pytest.mark.parametrize(
    ("weights", "mistake"),
    [
        (soft(np.round(TRACE.scores[ROW], 2)), "unscaled"),
        (soft(np.round(TRACE.scores[ROW], 2) / 3), "divided-by-d-k"),
        (np.exp(np.round(TRACE.scaled_scores, 2))[ROW] / np.exp(np.round(TRACE.scaled_scores, 2)).sum(0), "softmax-over-columns"),
    ],
)  # fmt: skip
def test_it_is_named_from_scores_of_two_decimals(weights, mistake):
    assert mistakes(weights) == (mistake,)


def test_no_mistake_is_named_that_does_not_lead_to_every_digit():
    random, right = np.random.default_rng(0), TRACE.weights[ROW]
    near = np.add(soft(np.round(TRACE.scores[ROW], 2)), [0.002, -0.002, 0, 0, 0])
    others = [random.dirichlet(np.ones(5)) for _ in range(6)] + [right + random.normal(0, 0.01, 5) for _ in range(6)]
    assert {mistakes(weights) for weights in (near, *others)} == {()}


def test_what_explains_the_answer_as_it_stands_is_not_replaced():
    text = f"[{' '.join(f'{weight:.4f}' for weight in soft(np.round(TRACE.scores[ROW], 2)))}]"
    explained = replace(mark_part(ASKED, "row", text), mistakes=("softmax-over-columns",))
    assert copied_numbers.with_mistake(ASKED, PART, text, explained) is explained
