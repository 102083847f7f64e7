"""What speaks for a print being the answer to a part, one reason at a time, and what against it."""

import numpy as np
import pytest

from core import exercises
from core.uploads import evidence
from core.uploads.candidates import candidates
from core.uploads.files import outputs_of_text
from core.uploads.outputs import Output
from tests.core.homework.plain import soft

BANK, DRAWN = (exercises.load(name) for name in ("bank-interest", "drawn-5-3-2"))
LEARNED, WEIGHTS = BANK.traces["learned"], BANK.traces["learned"].weights
VALUE, PART, WORDS, QUESTION = evidence.by_value, evidence.by_part, evidence.by_words, evidence.by_question


def printed(text, part, exercise=BANK):
    return next(one for one in candidates(exercise, outputs_of_text(text)) if one.part.id == part)


@pytest.mark.parametrize(
    ("weigh", "part", "text", "points"),
    [
        (VALUE, "q4-weight", "0.7029", 8), (VALUE, "q4-weight", "0.7", 6), (VALUE, "q4-weight", "0.1234", 0),
        (VALUE, "q2-query-bank", "4.37 2.14 9", 16 / 3), (VALUE, "q2-query-bank", "4.37 7 9", 8 / 3),
        (VALUE, "q4-weight", f"{soft(LEARNED.scores)[1, 3]:.4f}", 6), (VALUE, "q4-strength", "strong", 0),
        (evidence.by_name, "q4-weight", "weights[1, 3] = 0.1", 4), (evidence.by_name, "q4-weight", "scores = 0.1", -6),
        (evidence.by_name, "q4-weight", "the weight: 0.1", 4), (evidence.by_name, "q4-weight", "found = 0.1", 0),
        (evidence.by_name, "q4-weight", "a = 0.1", 0), (evidence.by_name, "q4-weight", "Q4: 0.1", 0),
        (evidence.by_name, "q3-weights", f"A = {WEIGHTS}", 4),
        (PART, "q4-weight", "q4-weight: 0.1", 12), (PART, "q4-weight", "q1-weight: 0.1", -12),
        (PART, "q4-weight", "weights: 0.1", 0),
        (evidence.by_place, "q4-weight", "W[1, 3] = 0.1", 4), (evidence.by_place, "q4-weight", "W[3, 1] = 0.1", -4),
        (evidence.by_place, "q2-query-bank", "A[0][1] = [1. 2. 3.]", 4), (evidence.by_place, "q4-weight", "0.1", 0),
        (WORDS, "q4-weight", "bank -> interest: 0.1", 4), (WORDS, "q4-weight", "interest -> bank: 0.1", 3),
        (WORDS, "q2-query-bank", "bank: 1 2 3", 3), (WORDS, "q2-query-interest", "bank: 1 2 3", -3), (WORDS, "q4-weight", "bank, rates: 0.1", -3),
        (WORDS, "q4-weight", "bank, the: 0.1", 0), (WORDS, "q3-weights", f"rates: {WEIGHTS}", 0),
        (QUESTION, "q4-weight", "Question 4: 0.1", 3), (QUESTION, "q4-weight", "Question 2: 0.1", -2),
        (QUESTION, "q4-weight", "0.1", 0),
        (evidence.by_sum, "q3-weights", str(WEIGHTS), 1), (evidence.by_sum, "q3-weights", str(WEIGHTS / 2), 0),
        (evidence.by_sum, "q4-weight", "1", 0), (evidence.by_sum, "q4-weight", "1.01", -2),
        (evidence.by_sum, "q4-weight", "-0.01", -2), (evidence.by_sum, "q2-query-bank", "-4.37 2.14 4.45", 0),
        (evidence.by_sum, "q5-top-two", "interest 0.7029, bank 0.2482", 0),
        (evidence.by_place, "q3-weights", f"W[0] = {WEIGHTS}", 0),
        (evidence.by_place, "q2-query-bank", f"W[0] = {LEARNED.Q}", 0), (WORDS, "q2-query-bank", f"bank {LEARNED.Q}", 0),
        (WORDS, "q4-weight", "rates\nbank -> interest: 0.1", 4), (WORDS, "q5-top-two", "interest 0.7, bank 0.2", 0),
        (WORDS, "q5-top-two", "bank: interest 0.7, bank 0.2", 3), (PART, "q4-weight", "q1-weight\nq4-weight: 0.1", 12),
        (evidence.by_row, "q2-query-bank", str(LEARNED.Q), -1), (evidence.by_row, "q2-query-bank", "1 2 3", 0),
        (evidence.by_stack, "q2-query-bank", "4.37\n2.14\n4.45", -4), (evidence.by_stack, "q2-query-bank", "1 2 3", 0),
        (evidence.by_stack, "q5-top-two", "interest 0.7\nbank 0.2", 0), (evidence.by_stack, "q2-query-bank", "a = [1 2 3]", 0),
        (evidence.by_learning, "q4-weight", "learned: 0.1", 2), (evidence.by_learning, "q4-weight", "not learned: 0.1", -2),
        (evidence.by_learning, "q4-weight", "0.1", 0),
    ],
)  # fmt: skip
def test_each_reason_earns_its_points_or_loses_them(weigh, part, text, points):
    assert weigh(printed(text, part)).points == pytest.approx(points)


@pytest.mark.parametrize(
    ("weigh", "part", "text", "why"),
    [
        (VALUE, "q2-query-bank", "4.37 2.14 9", "most of it is right"),
        (VALUE, "q2-query-bank", "4.37 7 9", "some of it is right"), (VALUE, "q2-query-bank", "7 8 9", ""),
        (evidence.by_sum, "q3-weights", str(WEIGHTS), "its rows sum to 1"),
    ],
)  # fmt: skip
def test_the_reason_is_told(weigh, part, text, why):
    assert weigh(printed(text, part)).why == why


@pytest.mark.parametrize(
    ("part", "name", "shape", "may"),
    [
        ("q3-weights", "", (5, 5), True), ("q3-weights", "", (5,), False), ("q3-weights", "weights", (5,), True),
        ("q3-weights", "scores", (5, 5), False), ("q4-weight", "weights", (), False),
    ],
)  # fmt: skip
def test_what_was_cut_may_be_the_answer_that_its_name_tells_or_else_its_dimensions(part, name, shape, may):
    assert evidence.may_answer(BANK.part(part), Output(text="", place="", name=name, shape=shape)) == may


def test_a_part_that_is_called_as_any_matrix_may_be_is_named_by_that_for_no_other():
    one = printed(f"weights: {DRAWN.traces['attention'].context}", "context", DRAWN)
    assert evidence.by_part(one) == evidence.NOTHING


def test_what_the_exercise_gives_is_known_whole_and_by_its_rows():
    X = BANK.inputs["X"]
    for text, part, is_given in (
        (str(X), "q6-context", True), (str(X[1]), "q2-query-bank", True), (str(X[1] + 0.01), "q2-query-bank", False),
        (str(np.roll(X[1], 1)), "q2-query-bank", False), (f"{X[0, 0]}", "q4-weight", False),
    ):  # fmt: skip
        assert evidence.is_given(printed(text, part)) == is_given, text
