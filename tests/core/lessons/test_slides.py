"""The printed figures of reference 003, one by one: what is right, what is not, and why."""

import numpy as np
import pytest

from core.lessons import slide_checks, slides
from core.lessons.slide_checks import can_sum_to_one, checks
from core.reading.data_files import DataError

CLAIMS = {claim.id: claim for claim in slides.load().claims}

YES, NO, OPEN = "consistent", "not consistent", "cannot be told"

TABLE = [
    # claim, what is printed, verdict, its correction by calculator, why
    ("query-row", "0.8 0.8", NO, "2.9808 5.741", "0.21·0.78 + 3.13·0.9 = 2.9808, 0.21·2 + 3.13·1.7 = 5.741"),
    ("key-row", "0.18 0.81", NO, "1.995 3.821 2.0028 3.841 2.9808 5.741 1.434 3.13", "the same product"),
    ("value-row", "0.18 0.81", NO, "1.434 3.13", "the same product; <EOS>: 0.8·0.78 + 0.9·0.9, 0.8·2 + 0.9·1.7"),
    ("transposed", "0.8 0.8", NO, "6.4238 5.51", "0.21·0.78 + 3.13·2, 0.21·0.9 + 3.13·1.7: W turned is no way out"),
    ("same-weights", "0.8 0.8", NO, "0 0", "one X and one W have one product, and it is printed as two"),
    ("key-and-value", "0.18 0.81", YES, None, "alike, as the same weights demand"),
    ("width", "512 × 512", YES, None, "as many rows as X has columns"),
    ("divisor", "√2", YES, None, "d_k = 2"),
    ("divisor-name", "encoded word dimension size", NO, "8", "d_k, not d_model: √64"),
    ("sums", "1", YES, None, "rows of a softmax sum to 1"),
    ("three-words", "three rows", NO, "(4, 4)", "<EOS> is left out"),
    ("softmax", "0.38 0.4 0.24", NO, "0.0014 0.0015 0.9970 0.0001", "softmax of 13.1381 13.2031 19.7163 10.4797"),
    ("first-row", "0.38 0.4 0.9", NO, "0.22", "they sum to 1.68"),
    ("percent-sign", "0.38 %", NO, "38 %", "0.38 of 1 is 38 of 100"),
    ("second-row", "0.38 0.4 0.24", NO, "1.02", "with whole percentages at least 1.005, so rounding is no excuse"),
    ("share", "36 %", NO, "0.36", "1 − 0.4 − 0.24; 0.38 would be 38 %"),
    ("shares", "36 %, 40 % and 24 %", YES, None, "they sum to 100 %"),
    ("product", "1.0", YES, None, "0.228 − 0.14 + 0.9264 = 1.0144, with 0.36 it is 1.0024: 1.0 both times"),
    ("value-column", "0.6 -0.35 3.86", NO, "1.995 2.0028 2.9808", "V has no negative number"),
    ("result-shape", "3 rows and 2 columns", NO, "(1, 1)", "(1, 3) times (3, 1)"),
    ("rest", "1.9", OPEN, None, "the other weights and the second column of values are not printed"),
]


def test_the_table_has_every_claim_in_order():
    assert [row[0] for row in TABLE] == list(CLAIMS) == [claim.id for claim in slides.load().claims]
    assert checks().keys() == CLAIMS.keys()
    assert {claim.part for claim in CLAIMS.values()} == set(slides.load().parts)


@pytest.mark.parametrize(("name", "printed", "verdict", "correction", "why"), TABLE, ids=[row[0] for row in TABLE])
def test_every_printed_figure_has_its_verdict_and_correction(name, printed, verdict, correction, why):
    claim = CLAIMS[name]
    assert why
    asked, corrected = slide_checks.verdict(claim), slide_checks.correction(claim)
    assert printed in asked.prompt
    assert checks()[name].verdict == verdict
    for said in slide_checks.VERDICTS:
        result, right = asked.mark(said), said == verdict
        expected = ("correct", claim.verdict.praise) if right else ("wrong", claim.verdict.otherwise)
        assert (result.status, result.message) == expected
    assert (correction is None) == (corrected is None) == (claim.correction is None)
    if correction:
        assert corrected.mark(correction).status == "correct"
        assert corrected.mark(corrected.question.placeholder).status != "correct"


@pytest.mark.parametrize("name", [row[0] for row in TABLE if row[3]])
def test_every_slip_of_a_correction_has_its_own_message(name):
    task = slide_checks.correction(CLAIMS[name])
    assert task.facts.keys() - {"key"} == task.question.slips.keys()
    for slip, said in task.question.slips.items():
        value = task.slip(slip)
        text = str(value) if isinstance(value, tuple) else " ".join(f"{x:.4f}" for x in np.ravel(value))
        assert (task.mark(text).status, task.mark(text).message) == ("wrong", said)


def test_no_row_of_either_reading_is_a_printed_row():
    given = slides.load()
    X, W = given.inputs["X"], given.inputs["W"]
    for name in ("query_row", "key_row", "value_row"):
        assert not any(slide_checks.agrees(given, name, row) for row in (*(X @ W), *(X @ W.T), *X))


@pytest.mark.parametrize(
    ("printed", "computed", "right"),
    [("1.0", 1.0144, True), ("1.0", 1.05, True), ("1.0", 1.06, False), ("1.00", 1.0144, False)],
)
def test_a_printed_figure_agrees_to_its_own_decimals(printed, computed, right):
    given = slides.load()
    given.printed["other"] = printed
    try:
        assert slide_checks.agrees(given, "other", np.array([computed])) is right
    finally:
        del given.printed["other"]


@pytest.mark.parametrize(
    ("row", "can"),
    [([0.36, 0.4, 0.24], True), ([0.33, 0.33, 0.33], True), ([0.335, 0.34, 0.34], True), ([0.38, 0.4, 0.24], False), ([0.38, 0.4, 0.9], False)],
)  # fmt: skip
def test_what_rounding_excuses_and_what_not(row, can):
    assert can_sum_to_one(np.array(row)) is can


def test_the_percent_sign_decides_what_a_number_says():
    mark = slide_checks.correction(CLAIMS["percent-sign"]).mark
    assert [mark(text).status for text in ("38", "38 %", "38 per cent", "0.38", "0.38 %", "x", "")] == [
        *["correct"] * 3, *["wrong"] * 2, "unreadable", "blank"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "status", "credit"),
    [
        ("2.9808 5.741", "correct", 1), ("[2.9808, 5.7410]", "correct", 1), ("2.9808 1", "partial", 0.5), ("2.98 5.74", "imprecise", 0),
        ("1 2", "wrong", 0), ("1 2 3", "unreadable", 0), ("abc", "unreadable", 0), (" ", "blank", 0), ("9 " * 5000, "unreadable", 0),
    ],
)  # fmt: skip
def test_several_numbers_are_marked_one_by_one(text, status, credit):
    mark = slide_checks.correction(CLAIMS["query-row"]).mark(text)
    assert (mark.status, mark.credit) == (status, credit)


def test_a_text_far_too_long_is_not_even_read():
    assert "much more" in slide_checks.correction(CLAIMS["query-row"]).mark("9 " * 5000).message


def test_a_figure_that_is_not_of_its_shape_is_named():
    with pytest.raises(DataError, match=r"printed\.weights"):
        slides.load().figures("weights", 4)
