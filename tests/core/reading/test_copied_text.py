"""What is copied out of a chat, a notebook or Markdown is read; what was printed counts, not what was typed."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import exercises, grading
from core.reading.answers import LONGEST, Unreadable, numbers, read_typed, readings
from core.reading.copied_text import has_bullets_or_minus_signs, printable, without_markup
from core.reading.matrix_edits import cell

BANK = exercises.load("bank-interest")
WEIGHT, QUERY, WEIGHTS = (BANK.part(name) for name in ("q1-weight", "q2-query-bank", "q3-weights"))
RANKING = BANK.part("q5-top-two")


@pytest.mark.parametrize(
    ("text", "value", "why"),
    [
        ("-(0.210)", -0.21, "the sign stands outside"),
        ("- 0.2097", -0.2097, "alone it is a minus sign, not a bullet"),
        ("2**-2", 0.25, "a power is not bold"), ("2*3*4", 24, "a product is not in italics"),
        ("(1+2)**2*3**2", 81, "nor is this"), ("2 · 3", 6, "a dot between blanks means times"),
        ("1·2+3·4", 14, "and one in a sum"), ("pi\n1\n2", (np.pi, 1, 2), "the name of a number is no heading"),
        ("0.22 = 0.21", 0.22, "one of them may be cut off"),
    ],
)  # fmt: skip
def test_a_calculation_is_still_one(text, value, why):
    read = read_typed(text, QUERY if isinstance(value, tuple) else WEIGHT).values
    assert read == pytest.approx(np.atleast_1d(value), rel=1e-12), why


@pytest.mark.parametrize(
    ("asked", "text", "message"),
    [
        (QUERY, "four two four", "No number was found. Expected 3 numbers."),
        (QUERY, "the number e", "No number was found. Expected 3 numbers."),
        (QUERY, "4.37 2.14", "Expected 3 numbers; found 2."),
        (QUERY, "4,37, 2,14, 4,45, 1,5", "Expected 3 numbers; found 4."),
        (QUERY, "4.37 … 4.45", "The output was shortened with “...”. Print it whole first: `np.set_printoptions(threshold=1e6)` or `torch.set_printoptions(profile='full')`."),
        (QUERY, "4.37 two 4.45", "“two” could not be read as a number. Expected 3 numbers."),
        (QUERY, "4.37 two x2.14", "“x2.14” could not be read as a number. Expected 3 numbers."),
        (QUERY, "4·37 2·14 4·45", "The dot in “4·37” can be read in two ways. Write a decimal point, or * for a product. Expected 3 numbers."),
        (QUERY, f"4.37 2.14 0.{'1' * 300}", f"“0.{'1' * 37}…” has too many digits. Expected 3 numbers."),
        (QUERY, "- 4.37\n- 2.14\n- 4.45", "Every line begins with “- ”. If that is a bullet, delete it; if it is a minus sign, delete the space after it. Expected 3 numbers."),
        (WEIGHT, "A[1,3]", "“A[1,3]” names a place, not a number. Expected one number."),
        (WEIGHT, "12 3", "Expected one number; found 2."), (WEIGHT, "2(0.1)", "“2(0.1)” could not be read as a number. Expected one number."),
        (QUERY, "[4.37, 2.14, 4.45", "The brackets do not match. Expected 3 numbers."),
        (WEIGHT, "“'x1'”", "“x1” could not be read as a number. Expected one number."),
        (WEIGHT, "0·5+1·2", "“0·5+1·2” could not be read as a number. Expected one number."),
        (WEIGHT, "1/0", "“1/0” divides by 0. Expected one number."),
        (WEIGHT, "1.2.3e5", "“1.2.3e5” could not be read as a number. Expected one number."),
        (QUERY, "1/0,5x; 2,5; 1,5", "“1/0” could not be read as a number. Expected 3 numbers."),
        (WEIGHT, "9e999", "“9e999” is too large a number. Expected one number."),
        (WEIGHT, "0.1893 (20.97 %)", "Found two different numbers. Expected one number."),
        (WEIGHT, "0.2097 = 0.22", "Found two different numbers. Expected one number."),
        (RANKING, "I do not know", "“I” is not a word of the sentence: the, bank, raised, interest, rates."),
        (RANKING, "interest 0.7", "Expected 2 words, each with its weight; found 1 word and 1 weight."),
        (RANKING, "**foo** 0.7, bank 0.2", "“foo” is not a word of the sentence: the, bank, raised, interest, rates."),
        (RANKING, "interest < 0.7, bank 0.2", "“<” says what the answer is not, or compares it. Write the answer itself. Expected 2 words, each with its weight."),
        (RANKING, "interest 0.7, bank nan", "“nan” could not be read as a number."),
        (RANKING, "interest 0.7, interest 0.2", "“interest” is there twice. Expected 2 words, each with its weight."),
        (RANKING, "(interest 0.7, bank 0.2", "The brackets do not match. Expected 2 words, each with its weight."),
        (RANKING, "interest 0.7 0.2 0.1 bank", "Expected 2 words, each with its weight; found 2 words and 3 weights."),
    ],
)  # fmt: skip
def test_what_was_found_is_what_a_person_would_count(asked, text, message):
    assert read_typed(text, asked) == Unreadable(message=message)


def test_bullets_are_told_from_minus_signs_where_they_can_be():
    assert read_typed("- 4.37\n- -2.14\n- 4.45", QUERY).values == (4.37, -2.14, 4.45)
    assert read_typed("− 4.37\n− 2.14\n− 4.45", QUERY).values == (-4.37, -2.14, -4.45)
    assert not has_bullets_or_minus_signs("- 4.37")
    assert without_markup("- -4.37") == "- -4.37", "alone it is no bullet"
    assert has_bullets_or_minus_signs("- 4.37\n- 2.14")
    one_of_three = "- 4.37\n2.14\n4.45"
    assert readings(one_of_three, QUERY) == (read_typed(one_of_three, QUERY),)


NASTY = "\0\ud800\udfff\x1b\x7f\x85\u2028\ue000\uf8ff\U000e0001ıİſ\u202e"


@pytest.mark.parametrize("asked", [WEIGHT, QUERY, WEIGHTS, RANKING, BANK.part("q1-strength")], ids=lambda part: part.id)
@pytest.mark.parametrize("text", ["{}", "0.2{}097", "{}0.2097", "interest{} 0.7, bank 0.2{}", "the {} 0.1\nbank{} 0.2"])
def test_characters_that_nothing_can_show_raise_nothing_and_are_in_no_message(asked, text):
    for character in NASTY:
        result = grading.grade(BANK, {asked.id: text.replace("{}", character)})[asked.id]
        shown = result.message + result.reading
        assert not any("\ud800" <= one <= "\udfff" or one < " " for one in shown), shown
        shown.encode()
        assert result.status != "correct" or text == "{}0.2097" or asked is RANKING


def test_a_null_does_not_join_two_numbers():
    assert read_typed("0.2\x00097", WEIGHT) == Unreadable(message="Expected one number; found 2.")
    assert printable("a\ud800\x00b\r\nc") == "a\ufffd b\nc"


@settings(max_examples=40)
@given(text=st.text(st.characters(), max_size=60))
def test_no_text_raises_anything(text):
    for part in BANK.parts:
        assert grading.grade(BANK, {part.id: text})[part.id].message
    without_markup(text)


@pytest.mark.parametrize("unit", ["`", "> ", "W[1,", "the "])
def test_a_long_text_is_refused_before_its_markup_is_looked_at(unit, monkeypatch):
    """Whatever is longer than an answer can be has been refused by then, so that patterns see a bounded text."""
    monkeypatch.setattr("core.reading.answers.without_markup", lambda _text: pytest.fail("it was looked at"))
    text = "x" + (unit * LONGEST)[: LONGEST - 2] + "x"
    (reading,) = readings(text, WEIGHT)
    assert "much more than" in reading.message


def test_the_cells_of_an_edited_matrix_are_read_alike():
    assert json.dumps([cell("`0.25`"), cell("(0.25)"), cell("0·25"), cell("**1/4**")]) == "[0.25, 0.25, 0.25, 0.25]"
    for first in (0, 1):
        rows = f"> {first} 0.5\n> {first + 1} 0.6"
        assert numbers(rows, (2,)).values == (0.5, 0.6), "two rows that are counted"
    assert [numbers("1 " * n, (n,)).shown for n in (8, 9)] == [", ".join("1" * 8), "9 numbers"]
