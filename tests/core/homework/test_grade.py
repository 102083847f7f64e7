"""The golden table of the grading rules, the marking of whole exercises, and that nothing typed raises."""

import re
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import exercises, grading
from core.classroom.check import spell
from core.exercises import Part
from core.homework.diagnosis import alternatives
from core.homework.hints import hints
from core.homework.results import agrees, mark
from core.homework.where_to_look import answer_advice
from core.reading.answers import read_typed
from core.reading.numbers import tidy
from tests.core.homework.plain import mark_part

BANK = exercises.load("bank-interest")
RIVER = exercises.load("river-bank")


def part(kind, shape=(), **changes):
    fields = {
        "id": "p", "question": "q", "kind": kind, "prompt": "", "graph": "plain", "node": "weights", "row": 0,
        "column": 0, "shape": shape, "choices": (), "tokens": (), "strong_from": 0.0, "decimals": 4, "fewest_decimals": 3,
    }  # fmt: skip
    return Part(**(fields | changes))


def mark_text(text, key, **changes):
    kind = "number" if np.ndim(key) == 0 else ("vector" if np.ndim(key) == 1 else "matrix")
    asked = part(kind, np.shape(key), **changes)
    return mark(asked, read_typed(text, asked), key)


SCALAR = [
    ("0.2311", "correct", "four decimals"), ("0.231", "correct", "right at its own rounding, three decimals"),
    ("0.231148", "correct", "full precision"), ("0.2312", "correct", "the last digit"),
    ("23.11 %", "correct", "percent adds two decimals"), ("2.311·10⁻¹", "correct", "power of ten with a superscript"),
    ("=0.2311", "correct", "leading equals"), ("٠٫٢٣١١", "correct", "Arabic digits"),
    ("- 0.2311", "wrong", "read by itself a dash is a minus sign; in marking a bullet counts, too"),
    ("0.231148/1", "correct", "an expression is exact"), ("46.2296/2 %", "correct", "percent after arithmetic"),
    ("e^{-1.4647}", "correct", "TeX braces and a function"), ("0.2311 ≈ 0.23", "correct", "the more precise of two"),
    ("1/4.3262 ≈ 0.2311", "correct", "the last of a chain of equals"),
    ("0.2311 = 0.1893", "unreadable", "two different numbers, the right one first"),
    ("+(0.231)", "correct", "three decimals within parentheses"),
    ("0.23", "imprecise", "two decimals"), ("23%", "imprecise", "two decimals as percent"),
    ("0.2310", "wrong", "four decimals, three of them right"), ("1/4", "wrong", "exact, and another number"),
    ("23.11", "wrong", "a factor 100"), ("0.19", "wrong", "two decimals, not right as far as they go"),
    ("", "blank", "nothing"), ("   \n ", "blank", "spaces"), ("\u200b", "unreadable", "an invisible character"),
    ("nan", "unreadable", "no number"), ("1e400", "unreadable", "beyond every float"), ("2/0", "unreadable", "division by zero"),
    ("12 3", "unreadable", "two numbers"), ("1_000", "unreadable", "underscore"), ("0x10", "unreadable", "hexadecimal"),
    ("__import__('os')", "unreadable", "code"), ("9**9**9**9", "unreadable", "a tower of powers"),
    ("[0.2311", "unreadable", "an unclosed bracket"), ("0.5 [0.2311]", "unreadable", "a number beside a bracket"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "status", "why"), SCALAR, ids=[f"{why}: {text[:20]!r}" for text, _, why in SCALAR])
def test_the_scalar_table(text, status, why):
    assert mark_text(text, 0.231148).status == status


@pytest.mark.parametrize("key", [0.231148, 0.9999512, 1.5, -0.4321987, 16.61624])
def test_a_last_digit_is_treated_alike_on_both_sides_of_the_key(key):
    """The numbers of four decimals just below and just above the key count, those beyond them do not."""
    below, above = np.floor(key * 1e4) / 1e4, np.ceil(key * 1e4) / 1e4
    if below == above:
        below, above = key - 1e-4, key + 1e-4
    assert mark_text(f"{below:.4f}", key).status == mark_text(f"{above:.4f}", key).status == "correct"
    assert mark_text(f"{below - 1e-4:.4f}", key).status == mark_text(f"{above + 1e-4:.4f}", key).status == "wrong"
    for off in (4e-5, 9.9e-5, 1.1e-4, 3e-4):
        assert mark_text(f"{key + off:.12f}", key).status == mark_text(f"{key - off:.12f}", key).status


DIGITS = st.text("0123456789.- \t\n\r", max_size=60)


@given(text=DIGITS)
def test_a_text_of_digits_only_is_tidied_like_any_other(text):
    assert tidy(text) == tidy(f"a{text}a")[1:-1].strip()


def test_a_key_on_the_edge_of_rounding_may_be_rounded_either_way():
    assert mark_text("4.4", 4.4499999999999993).status == mark_text("4.5", 4.4499999999999993).status == "imprecise"


@pytest.mark.parametrize(
    ("text", "key", "status"),
    [
        ("0.2", 0.2, "correct"), ("1/5", 0.2, "correct"), ("20%", 0.2, "correct"), ("0", 0.00004, "correct"),
        ("0", 0.00006, "imprecise"), ("0.0000", 0.00006, "correct"), ("5.5e-7", 5.54873315e-07, "correct"),
    ],
)  # fmt: skip
def test_short_keys_and_tiny_keys(text, key, status):
    assert mark_text(text, key).status == status


def test_a_similarity_may_be_written_with_two_decimals():
    graded = grading.grade(RIVER, {"similarity-river-bank": "16.62", "similarity-swam-bank": "-1.52"})
    assert graded["similarity-river-bank"].status == graded["similarity-swam-bank"].status == "correct"
    assert mark_part(RIVER, "similarity-river-bank", "16.6").status == "imprecise"


def test_a_choice_is_right_wrong_or_unreadable():
    graded = grading.grade(BANK, {"q1-strength": "strong", "q4-strength": "not weak"})
    assert graded["q1-strength"].status == "wrong"
    assert graded["q4-strength"].status == "unreadable"
    assert "weak or strong" in graded["q4-strength"].message


def test_strong_is_measured_against_two_nths_wherever_it_is_told():
    """A weight of 0.2097 is above 1/5 and weak all the same, so 1/5 must not be what it is compared with."""
    message = mark_part(BANK, "q1-strength", "strong").message
    assert message == "Not quite: “strong” means at least 2/5 = 0.4. Compare the weight with that."
    for part in (BANK.part("q1-strength"), BANK.part("q4-strength")):
        told = [part.prompt, *hints(BANK, part)]
        assert "2/5" in part.prompt
        assert "“strong” means at least 2/5 = 0.4" in told[1]
        assert not any(re.search(r"1/(5|n)|0\.2\b", text) for text in told)


def test_a_threshold_that_does_not_come_out_even_is_rounded():
    part = replace(BANK.part("q1-strength"), tokens=("a", "b", "c"), strong_from=1.5)
    assert part.threshold == "“strong” means at least 1.5/3 = 0.5"
    assert replace(part, strong_from=2.0).threshold == "“strong” means at least 2/3 ≈ 0.6667"


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_the_key_itself_has_full_marks(exercise_id):
    exercise = exercises.load(exercise_id)
    graded = grading.grade(exercise, {part.id: spell(exercise.answer(part.id), 4) for part in exercise.parts})
    assert {result.status for result in graded.values()} == {"correct"}
    assert graded.score == graded.max_score == len(exercise.parts)
    nothing_typed = grading.grade(exercise, {})
    assert ({result.status for result in nothing_typed.values()}, nothing_typed.score) == ({"blank"}, 0)


@pytest.mark.parametrize(("node", "earned"), [("weights", 0.0), ("scores", 0.25)])
def test_an_even_share_earns_nothing_alone_but_the_same_number_as_a_score_does(node, earned):
    assert mark_text("0.2500 0.9 0.9 0.9", np.array([0.25, 0.4, 0.15, 0.2]), node=node).credit == earned


@pytest.mark.parametrize("part_id", ["q1-weight", "q1-strength", "q2-query-bank", "q3-weights", "q5-top-two"])
@pytest.mark.parametrize("places", [2, 4])
def test_an_answer_agrees_with_a_key_if_it_is_right_or_imprecise(part_id, places):
    asked = BANK.part(part_id)
    keys = [BANK.answer(part_id), *asked.choices, *(one.answer for one in alternatives(BANK, asked)[::5])]
    readings = [read_typed(spell(key, places), asked) for key in keys]
    outcomes = [(agrees(asked, reading, key), mark(asked, reading, key).status) for reading in readings for key in keys]
    assert all(agreed == (status in ("correct", "imprecise")) for agreed, status in outcomes)
    assert {agreed for agreed, _ in outcomes} == {True, False}


METHOD = "Check first which step and which words are asked for, then the arithmetic."


@pytest.mark.parametrize(
    ("exercise", "part_id", "text", "told"),
    [
        (BANK, "q1-weight", "0.4444", "The right weight, too, is above an even share, 1/5: check each exponential and the sum."),
        (BANK, "q1-weight", "0.5000", "The right weight, too, is above an even share, 1/5: check each exponential and the sum."),
        (BANK, "q1-weight", "0.1444", "That is less than an even share, 1/5. Raise e to each score of the row: is this word’s power below their average?"),
        (BANK, "q1-weight", "0.9876", "That is more than all other words get together: is its score so far above theirs?"),
        (BANK, "q2-query-bank", "9.11 8.22 7.33", "A number is too large: no row of X reaches it with the numbers of W_q."),
        (BANK, "q2-query-bank", "-1.5 2.7 3.3", "Every number that is given is 0 or more, so no sum of their products is below 0."),
        (BANK, "q2-query-bank", "0.52 0.33 0.7", f"Sign and size are possible here. {METHOD}"),
        (BANK, "q3-weights", "[.13 .22 .31 .11 .13]" * 5, "Row 1 sums to less than 1, and the weights of a row sum to 1: look at the softmax."),
        (BANK, "q3-weights", "[.13 .22 .31 .11 .23]" * 5, "Each row sums to 1, as it should: look at the scores that go into the softmax."),
        (BANK, "q3-weights", "[.2 .2 .3 .1 .1]" * 5, METHOD),
        (BANK, "q5-top-two", "the 0.1, raised 0.2", METHOD),
        (exercises.load("journey"), "context-journey", "3.11 .22 .33", "Signs aside, a number is larger than all of X, and an average of its rows never is."),
    ],
)  # fmt: skip
def test_a_wrong_answer_that_no_mistake_explains_is_told_what_it_claims_or_where_to_look(exercise, part_id, text, told):
    result = mark_part(exercise, part_id, text)
    assert (result.status, result.mistakes) == ("wrong", ())
    not_right = "Not right yet." if part_id == "q1-weight" else "None of these is right yet."
    assert result.message == f"{not_right} {told}"


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_of_the_key_itself_nothing_is_said_to_be_impossible(exercise_id):
    exercise = exercises.load(exercise_id)
    for part in exercise.parts:
        if part.kind in ("number", "vector", "matrix"):
            told = answer_advice(exercise, part, read_typed(spell(exercise.answer(part.id), 4), part))
            assert not re.search("too large|below 0| sums? to 0", told), (part.id, told)


def test_unknown_parts_are_ignored_and_other_types_are_read():
    graded = grading.grade(BANK, {"nonsense": "1", "q1-weight": 0.2097, "q1-strength": None})
    assert graded["q1-weight"].status == "correct"
    assert graded["q1-strength"].status == "blank"
    assert "nonsense" not in graded


def test_a_reading_is_marked_as_its_text_is():
    right = spell(BANK.answer("q2-query-bank"), 4)
    for text, status in ((right, "correct"), ("1 2 3", "wrong")):
        of_text = grading.grade(BANK, {"q2-query-bank": text})
        assert of_text["q2-query-bank"].status == status
        assert grading.grade(BANK, {"q2-query-bank": read_typed(text, BANK.part("q2-query-bank"))}) == of_text


EXERCISES = [*map(exercises.load, exercises.ids()), exercises.load("drawn-4-3-2-sentences", 1)]
CAPITALS = (str, str.lower, str.upper, str.title, str.swapcase)
SIGNS = [
    *"[](){}|&,;:=≈~%^*/+-−_`#$<>\"'“”│√²₄ıſß", "\n", "\n\n", "\t", " ", "...", "- ", "1. ", "1) ", "# ", "| --- |", "\\\\", "\\frac{1}{2}",
    "```\n", "**", "array(", "tensor([", "Out[7]:", "Row 1:", "[1]", "[,1]", "nan", "1e400", "×10", "10^-1", "±", "→", "<td>", "</tr>",
    "The query is", "I get", "and", "not", "minus", "weight", "strong", "weak",
]  # fmt: skip
NUMBERS = st.integers(-20, 20).map(str) | st.decimals(-9, 9, places=4).map(str) | st.sampled_from(("4,37", "2/0", ".5"))


def pieces(exercise):
    """Pieces of a text: about as many words of the sentence as numbers and as signs."""
    words = st.sampled_from([*exercise.tokens, *exercise.tokens_kv])
    typed = st.tuples(st.sampled_from(CAPITALS), words).map(lambda pair: pair[0](pair[1]))
    return typed | NUMBERS | st.sampled_from(SIGNS)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
@pytest.mark.parametrize("texts", [80, pytest.param(1000, marks=[pytest.mark.nightly, pytest.mark.slow])])
def test_no_text_raises(exercise, texts):
    @settings(max_examples=texts)
    @given(
        st.sampled_from((" ", "", "\n", ", ")), st.lists(pieces(exercise), min_size=1, max_size=24), st.sampled_from(exercise.parts)
    )  # fmt: skip
    def check(between, typed, part):
        result = mark_part(exercise, part.id, between.join(typed))
        assert result.status in ("correct", "partial", "wrong", "imprecise", "unreadable", "blank")

    check()


@pytest.mark.parametrize(
    "exercise", map(exercises.load, ("bank-interest", "she-left")), ids=lambda exercise: exercise.id
)
def test_a_row_of_a_word_in_other_capitals_with_too_few_numbers_is_unreadable(exercise):
    matrices = [part for part in exercise.parts if part.kind == "matrix"][:1]
    words = {change(word) for word in exercise.tokens for change in CAPITALS}
    for part, word in product(matrices, words):
        for sentence in ("{0} query is 4.37", "{0}: 4.37", "{0} get 16.6162", "| {0} | 0.1 |"):
            result = mark_part(exercise, part.id, sentence.format(word))
            assert result.status == "unreadable", (word, sentence)
            assert result.message.startswith(f"The row of “{word}” has 1 number.")
