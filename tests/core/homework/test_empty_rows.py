"""An answer with nothing in it earns nothing: an empty row, an even one, all the weight on one word, made-up rows."""

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import spell
from core.homework.earlier_answers import repeats_rows
from core.reading.answers import read_typed
from tests.core.homework.plain import mark_part

BANK, RIVER, MASKED = (exercises.load(name) for name in ("bank-interest", "river-bank", "she-left"))


@pytest.mark.parametrize("text", ["0 " * 12, "1" + " 0" * 11, "0.0833 " * 12, "0.000 " * 12])
def test_twelve_numbers_with_nothing_in_them_earn_nothing(text):
    """The weights of “bank” are 1 for itself and 0 for eleven others."""
    result = mark_part(RIVER, "weights-bank", text)
    assert (result.status, result.credit) == ("wrong", 0.0)


def test_zeros_count_together_with_the_number_that_tells_the_row_apart():
    assert mark_part(RIVER, "weights-bank", "0 " * 11 + "1").credit == 1.0
    result = mark_part(RIVER, "weights-bank", "0 " * 12)
    assert result.cells[:2] == ("correct", "correct")
    assert "count only once another number is right" in result.message
    one_wrong = mark_part(RIVER, "weights-bank", "0.3 " + "0 " * 10 + "1")
    assert (one_wrong.status, one_wrong.credit) == ("partial", 11 / 12)


def test_zeros_of_a_row_count_only_if_another_number_of_it_is_right():
    """The second row of masked weights has two numbers and two zeros."""
    right = MASKED.answer("weights")
    assert mark_part(MASKED, "weights", spell(right + 0.1 * (right == right[1, 0]), 4)).credit == 15 / 16
    wrong = right.copy()
    wrong[1, :2] = wrong[1, 1::-1]
    result = mark_part(MASKED, "weights", spell(wrong, 4))
    assert result.credit == 12 / 16
    assert "count only once another number of their row is right" in result.message
    rows = spell(np.eye(4), 4)
    assert mark_part(MASKED, "weights", rows).credit == 4 / 16, "the first word does attend to itself only"


def test_few_decimals_tell_a_row_apart_as_far_as_they_go():
    result = mark_part(MASKED, "weights", spell(MASKED.answer("weights"), 2))
    assert (result.status, result.credit) == ("imprecise", 7 / 16)


@pytest.mark.parametrize("weights", [np.zeros((5, 5)), np.eye(5)], ids=["empty", "one-hot"])
@pytest.mark.parametrize("places", [0, 1, 2])
def test_zeros_with_few_decimals_tell_no_row_apart(weights, places):
    """A weight of 0.0036 is 0.0 as far as that goes, which does not make the empty row less empty."""
    assert mark_part(BANK, "q3-weights", spell(weights, places)).credit == 0.0


def test_an_even_share_with_few_decimals_tells_no_row_apart():
    """A third is 0.3, and so is a weight of 0.307."""
    variant = exercises.load("she-left", 1)
    even = np.tril(np.ones((4, 4))) / np.arange(1, 5)[:, None]
    assert [mark_part(variant, "weights", spell(even, places)).credit for places in (1, 4)] == [4 / 16, 4 / 16]


@pytest.mark.parametrize(
    ("row", "ranking"), [("0.5 0.5 0 0 0", "the 0.5, raised 0.5"), ("0.3 0.1 0.2 0.1 0.3", "the 0.3, rates 0.3")]
)
def test_nothing_follows_from_rows_that_were_made_up(row, ranking):
    """Five times the same row, and four answers read off or computed from it, which were worth 4 points of 14."""
    weights = np.array([[float(weight) for weight in row.split()]] * 5)
    typed = {
        "q3-weights": spell(weights, 1), "q4-weight": f"{weights[1, 3]}", "q4-strength": "weak", "q5-top-two": ranking,
        "q6-context": spell(weights @ BANK.traces["learned"].V, 4),
    }  # fmt: skip
    graded = grading.grade(BANK, typed)
    assert graded.score == 0.0
    assert not any(result.carried for result in graded.values())


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4], [1, 2, 3, 4, 0]], ids=["itself", "the next"])
def test_nothing_follows_from_all_the_weight_on_one_word(order):
    """Typed twice and read off, the weight of each word on itself was worth 5 points of 14, on the next word 4."""
    weights = np.eye(5)[order]
    typed = {
        "q1-weights": spell(weights, 4), "q3-weights": spell(weights, 4), "q4-weight": f"{weights[1, 3]}",
        "q4-strength": "weak", "q5-top-two": f"{BANK.tokens[order[1]]} 1, rates 0",
    }  # fmt: skip
    graded = grading.grade(BANK, typed)
    assert not any(result.carried for result in graded.values())


def test_scores_that_lead_to_all_the_weight_on_one_word_are_not_carried_to_it():
    journey = exercises.load("journey")
    typed = {"scores-journey": "1 0 0 0 0 0", "sum-weights-journey": "1 0 0 0 0 0"}
    assert grading.grade(journey, typed).score == 0.0


def test_a_forgotten_softmax_is_a_slip_like_others():
    weights = BANK.traces["learned"].scaled_scores
    typed = {"q3-weights": spell(weights, 4), "q6-context": spell(weights @ BANK.traces["learned"].V, 4)}
    assert grading.grade(BANK, typed)["q6-context"].carried == "q3-weights"


def test_a_row_that_repeats_for_another_word_was_made_up():
    part = BANK.part("q6-context")
    rows = BANK.answer("q6-context") + 1
    assert not repeats_rows(BANK, part, read_typed(spell(rows, 4), part))
    rows[3] = rows[1]
    assert repeats_rows(BANK, part, read_typed(spell(rows, 4), part))
