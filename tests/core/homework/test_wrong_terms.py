"""Mistakes that may concern any word or number are named with the one that they concern, and bounded."""

import numpy as np
import pytest

from core import exercises
from core.classroom.check import spell
from core.homework import alternatives
from core.homework.alternatives import FEW, few_ranges, ranges
from core.homework.slips import miscopied_inputs
from core.homework.wrong_terms import left_out_of_a_sum, minus_lost
from tests.core.homework.plain import mark_part, soft

BANK, DRAWN, RIVER = (exercises.load(name) for name in ("bank-interest", "drawn-5-3-2", "river-bank"))


def message(exercise, part, answer):
    result = mark_part(exercise, part, spell(answer, 4))
    return result.mistakes, result.message


def test_a_minus_lost_in_one_exponent_is_named_with_its_words():
    S = DRAWN.traces["attention"].scaled_scores.copy()
    i, j = np.unravel_index(np.argmin(S), S.shape)
    S[i, j] *= -1
    mistakes, told = message(DRAWN, "weights", soft(S))
    assert mistakes == ("minus-lost",)
    assert f"(“{DRAWN.tokens[i]}” with “{DRAWN.tokens[j]}”)" in told
    places = [one.place for one in minus_lost(DRAWN, DRAWN.part("weights"))]
    assert len(places) == 1 + (DRAWN.traces["attention"].scaled_scores < 0).sum(), "only where there is one"


def test_a_miscopied_number_is_named_with_its_place():
    X, W_v = BANK.inputs["X"].copy(), BANK.inputs["W_v"]
    X[3, 0] = X[2, 0]
    mistakes, told = message(BANK, "q6-context", BANK.traces["learned"].weights @ X @ W_v)
    assert mistakes == ()  # two ways to X: the weights are those of the right one
    Q, K = X @ BANK.inputs["W_q"], X @ BANK.inputs["W_k"]
    mistakes, told = message(BANK, "q6-context", soft(Q @ K.T / 3**0.5) @ X @ W_v)
    assert mistakes == ("input-miscopied",)
    assert "row 4, column 1 of X" in told


def test_one_number_is_not_put_down_to_one_of_hundreds_of_copies():
    X = BANK.inputs["X"].copy()
    X[1, 2] = X[1, 1]
    weight = soft(X @ X.T)[1, 3]
    assert message(BANK, "q1-weight", float(weight))[0] == ()
    assert all(one.mistakes != ("input-miscopied",) for one in few_ranges(BANK, BANK.part("q1-weight")))
    assert {one.place.split()[-1] for one in miscopied_inputs(BANK, BANK.part("q1-weight"))} == {"X"}, "what is used"


def test_one_number_off_in_three_is_only_perhaps_a_miscopied_input():
    query = BANK.inputs["X"][1] @ BANK.inputs["W_q"]
    query[0] -= BANK.inputs["X"][1, 2] * BANK.inputs["W_q"][2, 0]
    mistakes, told = message(BANK, "q2-query-bank", query)
    assert "input-miscopied" in mistakes
    assert "It could be" in told


@pytest.mark.parametrize(("exercise", "part"), [(RIVER, "context"), (BANK, "q6-context")])
def test_the_forms_of_mistakes_are_bounded(exercise, part):
    """Word vectors are not copied by hand; a handful of words and dimensions is."""
    assert len(ranges(exercise, exercise.part(part))) < 400
    assert FEW < 20


@pytest.mark.parametrize(
    ("part", "sums"), [("q1-weights", set()), ("q3-weights", {f"product {i} of each sum" for i in (1, 2, 3)})]
)
def test_a_term_can_be_left_out_of_a_projection_only_where_there_is_one(part, sums):
    places = {form.place for form in left_out_of_a_sum(BANK, BANK.part(part))}
    assert {place for place in places if place.endswith("of each sum")} == sums


def test_where_no_mistake_reaches_a_part_there_is_no_wrong_answer(monkeypatch):
    monkeypatch.setattr(alternatives, "MISTAKES", {})
    assert ranges.__wrapped__(BANK, BANK.part("q6-context")) == ()
