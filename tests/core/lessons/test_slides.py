"""The printed figures of reference 003, one by one: what is right, what is not, and why."""

import msgspec
import numpy as np
import pytest

from core.lessons import slides
from core.lessons.slides import VERDICTS, can_sum_to_one, checks

CLAIMS = {claim.id: claim for claim in slides.load().claims}

YES, NO, UNTOLD = VERDICTS

TABLE = [
    # claim, what is printed, verdict, its correction by calculator, why
    ("query-row", "0.8 0.8", NO, "2.98 5.74", "0.21·0.78 + 3.13·0.9 = 2.9808, 0.21·2 + 3.13·1.7 = 5.741"),
    ("second-row", "0.38 0.4 0.24", NO, "1.02", "with whole percentages at least 1.005, so rounding is no excuse"),
    ("product", "1.0", YES, None, "0.228 − 0.14 + 0.9264 = 1.0144, with 0.36 it is 1.0024: 1.0 both times"),
    ("result-shape", "3 rows and 2 columns", NO, "(1, 1)", "(1, 3) times (3, 1)"),
    ("rest", "1.9", NO, "3.13", "between 1.434 and 2.981, between 3.13 and 5.741"),
]


def test_the_table_has_every_claim_in_the_order_of_the_slides():
    assert [row[0] for row in TABLE] == list(CLAIMS) == list(checks())
    assert list(dict.fromkeys(claim.slide for claim in CLAIMS.values())) == [slide.id for slide in slides.load().slides]


@pytest.mark.parametrize(("name", "printed", "verdict", "correction", "why"), TABLE, ids=[row[0] for row in TABLE])
def test_every_printed_figure_has_its_verdict_and_correction(name, printed, verdict, correction, why):
    claim = CLAIMS[name]
    assert why
    asked, corrected = slides.verdict(claim), slides.correction(claim)
    assert printed in asked.prompt
    for said in VERDICTS:
        assert asked.mark(said).status == ("correct" if said == verdict else "wrong")
    assert (correction is None) == (corrected is None)
    if correction:
        assert corrected.mark(correction).status == "correct"
        assert corrected.mark(corrected.question.placeholder.removeprefix("such as ")).status != "correct"


def test_no_row_of_either_reading_is_a_printed_row():
    given = slides.load()
    X, W = given.inputs["X"], given.inputs["W"]
    assert f"{X[2, 1]:.2f} · {W[1, 0]:.2f} alone" in CLAIMS["query-row"].verdict.praise
    assert X[2, 1] * W[1, 0] > 0.8
    for name in ("query_row", "key_row", "value_row"):
        assert not any(slides.agrees(given, name, row) for row in (*(X @ W), *(X @ W.T), *X))


@pytest.mark.parametrize(
    ("printed", "computed", "right"), [("1.0", 1.05, True), ("1.0", 1.06, False), ("1.00", 1.0144, False)]
)
def test_a_printed_figure_agrees_to_its_own_decimals(printed, computed, right):
    given = msgspec.structs.replace(slides.load(), printed={"other": printed})
    assert slides.agrees(given, "other", np.array([computed])) is right


@pytest.mark.parametrize(
    ("row", "can"),
    [([0.36, 0.4, 0.24], True), ([0.335, 0.34, 0.34], True), ([0.38, 0.4, 0.24], False), ([0.38, 0.4, 0.9], False)],
)
def test_what_rounding_excuses_and_what_not(row, can):
    assert can_sum_to_one(np.array(row)) is can


def test_no_number_of_the_result_can_be_a_mixture_of_its_column_of_values():
    given = slides.load()
    V, result = given.inputs["X"] @ given.inputs["W"], given.figures("result", 3, 2)
    lows, highs = V.min(axis=0), V.max(axis=0)
    assert [round(float(x), 3) for x in (*lows, *highs)] == [1.434, 3.13, 2.981, 5.741]
    assert ((result < lows) | (result > highs)).all()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("query-row", "0.21 · 0.78 + 3.13 · 0.9 = 2.98 and 0.21 · 2 + 3.13 · 1.7 = 5.74"),
        ("second-row", "0.38 + 0.4 + 0.24 = 1.02"), ("rest", "3.13 with all of the weight on *<EOS>*"),
    ],
)  # fmt: skip
def test_a_right_correction_is_told_where_its_number_comes_from(name, says):
    right = next(row[3] for row in TABLE if row[0] == name)
    assert says in slides.correction(CLAIMS[name]).mark(right).message
