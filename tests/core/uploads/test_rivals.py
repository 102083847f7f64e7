"""Of several prints that could answer a part, a folder takes the last; a screen takes a right one, and says so."""

import numpy as np
import pytest

from benchmarks.sprays import SPRAYS, points
from core import exercises
from core.uploads import match_report
from core.uploads.files import outputs_of_text
from core.uploads.matching import match

BANK = exercises.load("bank-interest")
LEARNED = BANK.traces["learned"]
BEFORE = f"q1-weight = 0.2097\n{LEARNED.weights}\n"
"""Answers to earlier questions, on eleven lines."""


def last(text):
    """The text that answers each part if the last print that could is taken."""
    return {part: one.text for part, one in match(BANK, outputs_of_text(text), takes="last").matches.items()}


@pytest.mark.parametrize(
    ("spray", "most"),
    [("sixteen combinations", 7.5), ("200 numbers", 0), ("wrong at the end", 2.5), ("wrong by name", 2.5)],
)
def test_printing_whatever_may_be_right_earns_no_more_than_the_last_of_it(spray, most):
    earned = points(BANK, SPRAYS[spray](BANK))
    assert earned["last"] <= most < earned["best"]


@pytest.mark.parametrize(
    ("prints", "weight"),
    [
        ("weights[1, 3] = 0.7029\nweights[1, 3] = 0.8514", "0.8514"),
        ("bank -> interest: 0.8514\n\nsomething else: 0.7029", "0.8514"),
        ("bank -> interest: 0.7029\ninterest -> bank: 0.1234", "0.7029"),
        ("bank -> interest: 0.7029\n\nnp.sqrt(d_k) = 1.7321", "0.7029"),
        ("0.7029\n\n2.5", "0.7029"),
        ("0.7029\n\ninterest 0.7029, bank 0.2482", "0.7029"),
    ],
)
def test_the_last_print_counts_that_is_called_the_answer_and_if_none_is_the_last(prints, weight):
    assert last(BEFORE + prints)["q4-weight"] == weight


def test_without_a_name_nothing_counts_that_stands_after_the_answers_to_later_questions():
    right = np.array2string(LEARNED.Q[1])
    after = "\n\n".join([right, str(LEARNED.weights), "0.7029", "[9. 8. 7.]"])
    assert last(after)["q2-query-bank"] == "4.37 2.14 4.45"
    assert last(f"{right}\n\n[9. 8. 7.]\n\n{LEARNED.weights}\n\n0.7029")["q2-query-bank"] == "9. 8. 7."


def test_a_print_that_could_answer_two_parts_is_that_of_the_one_whose_answers_are_near():
    answers = last(
        f"A[1, 3] = 0.2097\n\nQ = {LEARNED.Q}\n\nW[1, 3] = 0.8514\n\nweights = {LEARNED.weights}\n\nW[1, 3] = 0.7029"
    )
    assert (answers["q1-weight"], answers["q4-weight"]) == ("0.2097", "0.7029")


def test_rows_that_a_loop_prints_are_no_rivals_of_the_one_among_them_that_is_asked_for():
    rows = "\n".join(map(str, LEARNED.Q))
    assert last(rows)["q2-query-bank"] == "4.37 2.14 4.45"


def test_rows_of_matrices_that_nothing_names_are_rivals_of_such_a_row_and_not_of_a_row_printed_alone():
    Q, context = LEARNED.Q, LEARNED.weights @ LEARNED.V
    rows = "\n".join(map(str, Q))
    assert last(f"{Q}\n\n{2 * Q}\n\n{context}")["q2-query-bank"] == "8.74 4.28 8.9"
    assert last(f"{rows}\n\n{2 * Q}")["q2-query-bank"] == "8.74 4.28 8.9"
    alone = match(BANK, outputs_of_text(f"{Q}\n\n{Q[1]}\n\n{2 * Q}"), takes="last").matches["q2-query-bank"]
    assert (alone.text, alone.row) == ("4.37 2.14 4.45", None)


def test_on_the_screen_a_right_value_is_taken_and_what_a_class_would_get_is_said():
    matching = match(BANK, outputs_of_text(f"{BEFORE}w[1, 3] = 0.7029\nw[1, 3] = 0.9\nw[1, 3] = 0.8514"))
    assert matching.matches["q4-weight"].text == "0.7029"
    assert match_report.rivals_for_student(matching, "q4-weight") == (
        "3 of your results could answer this; the last one, in line 14, is wrong."
    )
    matching = match(BANK, outputs_of_text(f"{BEFORE}W[1, 3] = 0.8514\nW[1, 3] = 0.7029\nW[1, 3] = 0.70292"))
    assert "in line 14, is right" in match_report.rivals_for_student(matching, "q4-weight")
    matching = match(BANK, outputs_of_text("weights[1, 3] = 0.7029\nweights[1, 3] = 0.70292"))
    assert not match_report.rivals_for_student(matching, "q4-weight"), "it does not matter which is taken"
    assert not match_report.rivals_for_student(matching, "q2-query-bank")


@pytest.mark.parametrize(
    ("text", "last", "named"),
    [
        ("0.2097", True, False), ("q1-weight 0.2097", True, True), ("weights[1, 3] = 0.2097", True, True),
        ("bank -> interest 0.2097", True, True),
    ],
)  # fmt: skip
def test_only_what_is_named_as_the_answer_counts_where_that_is_asked(text, last, named):
    taken = {
        takes: "q1-weight" in match(BANK, outputs_of_text(text), takes=takes).matches for takes in ("last", "named")
    }
    assert taken == {"last": last, "named": named}
