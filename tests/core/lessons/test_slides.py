"""The printed figures of reference 003, one by one: what is right, what is not, and why."""

import numpy as np
import pytest

from core.lessons import slide_checks, slides, soft_lookup
from core.lessons.slide_checks import can_sum_to_one, checks
from core.lessons.spelling import fewest_edits

CLAIMS = {claim.id: claim for claim in slides.load().claims}

YES, NO, OPEN = "consistent", "not consistent", "cannot be told"
TRUE, FALSE = "true", "false"

TABLE = [
    # claim, what is printed, verdict, its correction by calculator, why
    ("summeth", "200", NO, "3", "two letters lead to Summer or Smeeth"),
    ("query-row", "0.8 0.8", NO, "2.9808 5.741", "0.21·0.78 + 3.13·0.9 = 2.9808, 0.21·2 + 3.13·1.7 = 5.741"),
    ("same-weights", "0.8 0.8", NO, "0 0", "one X and one W have one product, and it is printed as two"),
    ("width-needed", "512 × 512", FALSE, "(512, 64)", "the number of columns is free"),
    ("divisor-name", "size of an encoded word", FALSE, "8", "d_k, not d_model: √64"),
    ("sums", "1", YES, None, "rows of a softmax sum to 1"),
    ("three-words", "three rows", NO, "(4, 4)", "<EOS> is left out"),
    ("second-row", "0.38 0.4 0.24", NO, "1.02", "with whole percentages at least 1.005, so rounding is no excuse"),
    ("product", "1.0", YES, None, "0.228 − 0.14 + 0.9264 = 1.0144, with 0.36 it is 1.0024: 1.0 both times"),
    ("result-shape", "3 rows and 2 columns", NO, "(1, 1)", "(1, 3) times (3, 1)"),
    ("rest", "1.9", NO, "3.13", "between 1.434 and 2.981, between 3.13 and 5.741"),
    ("middle", "0.2", OPEN, None, "between −0.35 and 3.86, and the weights of is are not printed"),
]


def test_the_table_has_every_claim_in_order():
    assert [row[0] for row in TABLE] == list(CLAIMS) == [claim.id for claim in slides.load().claims]
    assert checks().keys() == CLAIMS.keys()
    assert list(dict.fromkeys(claim.slide for claim in CLAIMS.values())) == [slide.id for slide in slides.load().slides]


@pytest.mark.parametrize(("name", "printed", "verdict", "correction", "why"), TABLE, ids=[row[0] for row in TABLE])
def test_every_printed_figure_has_its_verdict_and_correction(name, printed, verdict, correction, why):
    claim = CLAIMS[name]
    assert why
    asked, corrected = slide_checks.verdict(claim), slide_checks.correction(claim)
    assert printed in asked.prompt
    assert asked.key == verdict
    assert claim.statement == (asked.options == (TRUE, FALSE, OPEN))
    assert claim.statement or asked.options == (YES, NO, OPEN)
    for said in asked.options:
        result, right = asked.mark(said), said == verdict
        expected = ("correct", claim.verdict.praise) if right else ("wrong", claim.verdict.otherwise)
        assert (result.status, result.message) == expected
    assert (correction is None) == (corrected is None) == (claim.correction is None)
    if correction:
        assert corrected.mark(correction).status == "correct"
        assert corrected.mark(corrected.question.placeholder).status != "correct"


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


def test_of_the_rest_of_the_result_no_number_can_be_a_mixture_of_its_column_of_values():
    given = slides.load()
    V, result = given.inputs["X"] @ given.inputs["W"], given.figures("result", 3, 2)
    lows, highs = V.min(axis=0), V.max(axis=0)
    assert CLAIMS["rest"].verdict.praise.count("from 1.434 to 2.981") == 1
    assert [round(float(x), 3) for x in (*lows, *highs)] == [1.434, 3.13, 2.981, 5.741]
    assert "from 3.13 to 5.741" in CLAIMS["rest"].verdict.praise
    assert ((result < lows) | (result > highs)).all()


def test_what_is_no_mixture_of_the_true_values_may_be_one_of_the_printed():
    printed = slides.load().figures("values", 3)
    assert printed.min() < 0.2 < printed.max()
    assert "0.2 lies between −0.35 and 3.86" in CLAIMS["middle"].verdict.praise
    assert [printed.min(), printed.max()] == [-0.35, 3.86]


@pytest.mark.parametrize(
    ("word", "other", "edits"),
    [("Summeth", "Smith", 3), ("Summeth", "Summer", 2), ("Summeth", "Smeeth", 2), ("", "ab", 2), ("a", "A", 0)],
)
def test_the_fewest_edits_between_two_spellings(word, other, edits):
    assert fewest_edits(word, other) == fewest_edits(other, word) == edits


def test_the_slide_of_rooms_has_those_of_the_dictionary():
    (rooms,) = (slide.note for slide in slides.load().slides if slide.id == "rooms")
    assert soft_lookup.load().misspelt in rooms
    assert slides.load().printed["room"] == str(soft_lookup.load().rooms["Smith"]), "the claim says so"


def test_every_printed_figure_is_drawn_on_a_slide_or_asked_about():
    deck = slides.load()
    texts = [term for slide in deck.slides for term in (*slide.terms, slide.note)]
    texts += [claim.verdict.prompt for claim in deck.claims]
    assert {name for name in deck.printed if not any(f"{{{name}}}" in text for text in texts)} == set()
