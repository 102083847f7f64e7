"""What a wrong answer is said to look like: which pair, row and cell, how sure that is; or else where it is wrong."""

import re

import numpy as np
import pytest

from core import exercises
from core.classroom.check import spell
from core.homework.diagnosis import Diagnosis, Explanation, alternatives
from core.homework.diagnosis_in_words import in_words
from core.homework.mistakes import MISTAKES
from tests.core.homework.plain import mark_part

BANK, JOURNEY, RIVER = map(exercises.load, ("bank-interest", "journey", "river-bank"))
WEIGHTS = BANK.answer("q3-weights")


def message(part, text, exercise=BANK):
    return mark_part(exercise, part, text).message


def mistakes(part, text):
    return mark_part(BANK, part, text).mistakes


def title(name):
    return f"“{MISTAKES[name].title}”"


def said(*pairs):
    return in_words(Diagnosis(explanations=tuple(Explanation(mistakes=pair) for pair in pairs)))


def test_two_pairs_with_a_mistake_in_common_name_it_once():
    assert said(("unscaled", "softmax-twice"), ("softmax-twice", "keys-for-queries")) == (
        f"It looks like {title('softmax-twice')} together with {title('unscaled')} or {title('keys-for-queries')}."
    )


def test_scaled_and_columns_on_symmetric_scores_are_a_pair_and_not_three_mistakes():
    S = JOURNEY.inputs["X"] @ JOURNEY.inputs["X"].T / 3**0.5
    result = mark_part(JOURNEY, "weights", spell(np.exp(S) / np.exp(S).sum(axis=0), 4))
    assert result.mistakes == ("scaling-not-asked", "softmax-over-columns", "row-and-column-swapped")
    assert result.message.endswith(
        f"{title('scaling-not-asked')} together with {title('softmax-over-columns')} or {title('row-and-column-swapped')}."
    )


@pytest.mark.parametrize(
    ("part", "text", "whose"),
    [
        ("q2-query-bank", "3.19 3.41 4.46", "(row “interest”)"),
        ("q4-weight", f"{WEIGHTS[1, 1]:.4f}", "(row “bank”, column “bank”)"),
        ("q4-weight", f"{WEIGHTS[2, 3]:.4f}", "(row “raised”, column “interest”)"),
    ],
)
def test_another_word_s_numbers_are_told_with_the_word(part, text, whose):
    assert f"{title('wrong-word')} {whose}" in message(part, text)


def test_a_word_that_occurs_twice_is_told_with_its_position():
    scores = RIVER.traces["plain"].scores
    assert "row “the” (word 10), column “bank”" in message("similarity-river-bank", f"{scores[9, 11]:.4f}", RIVER)


def test_a_slip_in_one_cell_says_which():
    assert f"{title('sign-slip')} (column 2)" in message("q2-query-bank", "4.37 -2.14 4.45")
    rows = WEIGHTS.copy()
    rows[1, 3] *= 100
    assert f"{title('percent-slip')} (row “bank”, column “interest”)" in message("q3-weights", spell(rows, 4))
    assert f"{title('sign-slip')} (“bank”)" in message("q5-top-two", "interest 0.7029, bank -0.2482")
    assert "(" not in message("q2-query-bank", "-4.37 -2.14 -4.45")
    assert title("sign-slip") not in message("q5-top-two", "interest -0.7029, rates 0.2482"), "the word is another, too"


@pytest.mark.parametrize("off", [0.0354, -0.0004, 0.04])
def test_one_tiny_cell_that_is_off_is_no_slip_of_the_pen(off):
    """The right weight is 0.000354: a sign or two places more or less of it could be anything."""
    rows = WEIGHTS.copy()
    rows[1, 2] = off
    assert mistakes("q3-weights", spell(rows, 4)) == ()


def test_a_slip_is_named_only_if_all_else_is_right():
    assert mistakes("q2-query-bank", "4.37 -2.14 4.81") == ()


@pytest.mark.parametrize("places", [2, 3, 4])
def test_a_short_number_is_diagnosed_as_a_possibility_and_a_shorter_one_not_at_all(places):
    diagnosed = [text for text in (f"{0.15 + i / 1000:.{places}f}" for i in range(110)) if mistakes("q1-weight", text)]
    assert bool(diagnosed) == (places > 2)
    if places == 3:
        for text in diagnosed:
            assert re.search(r"It could be .*, or it may simply be another number\.$", message("q1-weight", text)), text


@pytest.mark.parametrize("part", ["q1-weight", "q4-weight"])
def test_no_mistake_is_read_into_a_number_with_fewer_decimals_than_are_accepted(part):
    """Except where what it leaves out is zeros: a plain 0 is the whole of what somebody has who computed nothing."""
    for one in alternatives(BANK, BANK.part(part)):
        if abs(one.answer) < 1e5 and round(one.answer, 4) != round(one.answer, 2):
            assert not set(one.mistakes) & set(mistakes(part, f"{one.answer:.2f}")), one


def test_the_decimals_asked_for_make_it_likely_and_a_percent_sign_adds_two():
    for text in ("0.8514", "85.14 %"):
        assert "It looks like" in message("q4-weight", text)
    for text in ("0.851", "85.1 %"):
        assert "It could be" in message("q4-weight", text)
    assert "It looks like" in message("q2-query-bank", "3.190 3.410 4.460")


def test_rounding_is_only_a_possibility_in_one_number_and_likely_in_many():
    Q, K = BANK.traces["learned"].Q, BANK.traces["learned"].K
    S = np.round(Q, 1) @ np.round(K, 1).T / 3**0.5
    weights = np.exp(S) / np.exp(S).sum(axis=1, keepdims=True)
    assert f"It looks like {title('rounded-early')}." in message("q3-weights", spell(weights, 4))
    assert f"It could be {title('rounded-early')}" in message("q4-weight", f"{weights[1, 3]:.4f}")


NEGATIVE = "A softmax is never negative"


def test_a_negative_weight_that_nothing_explains_is_impossible():
    rows = WEIGHTS.copy()
    rows[1, 2] = -0.0004
    assert NEGATIVE in message("q3-weights", spell(rows, 4))
    assert NEGATIVE in message("q1-weight", "-0.31")
    assert NEGATIVE in message("q5-top-two", "interest 0.7029, bank -0.31")
    assert "never more than 1" in message("q1-weight", "3.1")


def test_a_negative_number_is_possible_elsewhere_and_one_that_is_explained_needs_no_more_words():
    assert NEGATIVE not in message("q2-query-bank", "-1 2 3")
    assert NEGATIVE not in message("q1-weight", "-0.2097")
    assert NEGATIVE not in message("sum-weights-journey", "-1 2 3 4 5 6", JOURNEY)


def test_a_whole_matrix_for_one_number_is_told_where_the_number_is():
    for text in (spell(WEIGHTS, 4), str(WEIGHTS.tolist()), f"tensor({np.round(WEIGHTS, 4).tolist()})"):
        result = mark_part(BANK, "q4-weight", text)
        assert result.status == "unreadable"
        assert result.message == "That is a whole matrix. Take row “bank”, column “interest”."
    assert message("q4-weight", spell(WEIGHTS[1], 4)).startswith("That is a whole row.")
    assert "whole" not in message("q4-weight", "no idea")
    assert "Take row “bank”." in message("q2-query-bank", spell(BANK.traces["learned"].Q, 4))


def spoilt(exercise, part_id, *places):
    """The right answer with other numbers in some places."""
    answer = np.array(exercise.answer(part_id))
    for i, place in enumerate(places):
        answer[place] = 0.9137 - 0.0719 * i
    return mark_part(exercise, part_id, spell(answer, 4))


@pytest.mark.parametrize(
    ("exercise", "part_id", "places", "says"),
    [
        (BANK, "q3-weights", [(1, 2)], "24 of 25 are right. Look again at row “bank”."),
        (BANK, "q3-weights", [(1, 2), (1, 4), (4, 0)], "Look again at row “bank” and row “rates”."),
        (BANK, "q3-weights", [(i, i) for i in range(4)], "Compare how you got a number that is right with how you"),
        (BANK, "q2-query-bank", [1], "2 of 3 are right. Look again at number 2."),
        (JOURNEY, "weights-journey", [0, 2, 5], "Look again at “Your”, “starts” and “step”."),
        (RIVER, "weights-bank", [4], "11 of 12 are right. Look again at number 5 (“the”)."),
    ],
)
def test_a_partly_right_answer_says_where_it_is_wrong(exercise, part_id, places, says):
    result = spoilt(exercise, part_id, *places)
    assert (result.status, result.mistakes) == ("partial", ())
    assert says in result.message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("interest 0.7029, bank 0.9137", "Look again at the weights."),
        ("interest 0.7029, rates 0.9137", "Look again at which words weigh most."),
    ],
)
def test_a_ranking_says_whether_words_or_weights_are_wrong(text, says):
    result = mark_part(BANK, "q5-top-two", text)
    assert (result.status, result.mistakes) == ("partial", ())
    assert says in result.message


def test_what_could_not_be_read_is_all_that_is_said_if_the_rest_is_right():
    rows = spell(BANK.answer("q3-weights"), 4).split(" ")
    message = mark_part(BANK, "q3-weights", " ".join(["x", *rows[1:]])).message
    assert message == "24 of 25 are right. 1 could not be read."
