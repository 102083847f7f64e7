"""Of several prints that could answer a part, a folder takes the last; a screen takes a right one, and says so."""

import numpy as np
import pytest

from benchmarks.sprays import SPRAYS, points
from core import exercises
from core.classroom.check import spell
from core.uploads import match_report
from core.uploads.files import outputs_of_text
from core.uploads.marks import mark
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
    for row, taken in (("[9. 8. 7.]", "9. 8. 7."), (BANK.inputs["X"][1], "4.37 2.14 4.45")):
        assert last(f"{right}\n\n{row}\n\n{LEARNED.weights}\n\n0.7029")["q2-query-bank"] == taken


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


def test_to_a_teacher_three_rivals_are_named():
    prints = [f"w[1, 3] = {number}" for number in ("0.7029", "0.9", "0.8", "0.7", "0.6")]
    told = []
    for many in (4, 5):
        matching = match(BANK, outputs_of_text(BEFORE + "\n".join(prints[:many])), takes="last")
        told.append(match_report.places(BANK, matching, "last")["q4-weight"].rpartition("could answer this: ")[2])
    last_one = "5 of your results could answer this; the last one is taken."
    assert match_report.rivals_for_student(matching, "q4-weight") == last_one
    unanswered = [
        match_report.places(BANK, matching, takes)["q6-context"].split(" this.")[0] for takes in ("last", "named")
    ]
    assert unanswered == ["No output answers", "No output is named as the answer to"]
    assert told == [
        "line 12 (right); line 13 (wrong); line 14 (wrong).",
        "line 13 (wrong); line 14 (wrong); line 15 (right as far as it goes); and 1 more.",
    ]


def test_the_report_says_what_answers_each_part_how_it_is_marked_and_what_is_left_over():
    exercise = exercises.load("bank-interest", 7)
    turned, right = exercise.traces["plain"].weights[3, 1], exercise.answer("q4-weight")
    rows = spell(exercise.answer("q3-weights"), 4)
    cut = "context: [[0.1 ... 0.3]\n [0.1 ... 0.4]]"
    text = f"q1-weight = {turned:.4f}\n\n{rows}\n\nw[1, 3] = {right:.4f}\nw[1, 3] = 0.9\n\n{cut}\n\n77"
    matching = match(exercise, outputs_of_text(text))
    told = match_report.report(exercise, "x.ipynb", matching, mark(exercise, matching)).splitlines()
    assert [line[:43] for line in told if line and not line.startswith(("##", "Not answered. A line that would: `"))] == [
        "# The state raised income taxes, variant 7", "Found in x.ipynb. 2 of 14 points.",
        "From line 1 (it is named q1-weight; a known", f"    {turned:.4f}", "**Not right.** Not right yet. It looks like",
        "- Softmax down the columns: Add up a row of", "- Row and column exchanged: How much “a” at",
        "From lines 3 to 7 (the numbers agree).", *(f"    {row}" for row in rows.split("\n")), "**Right.** Right.",
        "From line 9 (the numbers agree).", f"    {right:.4f}", "**Right.** Right.",
        "2 of your results could answer this; the last one, in line 10, is wrong."[:43],
        "**Not readable.** Cut when it was printed: lines 12 to 13."[:43],
        "- line 10: `0.9`", "- line 15: `77`", "- lines 12 to 13: print it whole with `np.set_printoptions(threshold=1e6)`"[:43],
    ]  # fmt: skip
    assert [line for line in told if line.startswith("## ")][:2] == [
        "## 1. Attention without learning", "## 2. Queries, keys and values",
    ]  # fmt: skip


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
