"""What a batch makes of answers that cannot be typed again."""

import pytest

from core import exercises, grading
from core.classroom.policy import Policy
from tests.core.classroom.classes import mark, row

EXERCISE = exercises.load("bank-interest")
QUERY = EXERCISE.answer("q2-query-bank")
HALF_PRECISE = f"{QUERY[0]:.4f} {QUERY[1]:.1f} {QUERY[2]:.1f}"
HALF_WRONG = f"{QUERY[0]:.4f} {QUERY[1]:.1f} 99.1234"
FULL, NONE = Policy(imprecise="full"), Policy(imprecise="none")


@pytest.mark.parametrize(
    ("part", "text", "status", "none", "full"),
    [
        ("q1-weight", "0.21", "imprecise", 0, 1), ("q1-weight", "0.2097", "correct", 1, 1), ("q1-weight", "0.3", "wrong", 0, 0),
        ("q1-weight", "", "blank", 0, 0), ("q2-query-bank", HALF_PRECISE, "imprecise", 1 / 3, 1),
        ("q2-query-bank", HALF_WRONG, "partial", 1 / 3, 2 / 3),
    ],
)  # fmt: skip
def test_numbers_with_too_few_decimals_earn_what_the_policy_says(part, text, status, none, full):
    result = grading.grade(EXERCISE, {part: text})[part]
    assert result.status == status
    assert (NONE.credit(result), FULL.credit(result)) == (pytest.approx(none), pytest.approx(full))
    has_imprecise = none != full
    assert ("get no credit" in NONE.message(result), "get full credit" in FULL.message(result)) == (has_imprecise,) * 2
    assert ("gets its share" in NONE.message(result)) == (has_imprecise and result.credit > 0)
    assert "gets its share" not in FULL.message(result)


def test_an_answer_that_cannot_be_read_is_left_to_the_teacher_or_earns_nothing(tmp_path):
    rows = [row("ann", q1_weight="?", q1_strength="weak")]
    (first, *_), (grades,), _ = mark(tmp_path, rows)
    assert (first["status"], first["credit"]) == ("unreadable", "")
    assert first["message"].endswith("Your teacher will look at it.")
    assert float(grades["score"]) == 1
    folder = tmp_path / "none"
    folder.mkdir()
    (first, *_), (grades,), _ = mark(folder, rows, policy=Policy(unreadable="none"))
    assert (first["status"], float(first["credit"])) == ("unreadable", 0)
    assert first["message"].endswith("No credit.")
    assert float(grades["score"]) == 1
