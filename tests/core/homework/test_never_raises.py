"""No text raises: texts made of an exercise's own words in any capitals, numbers, brackets, headings and line breaks."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import exercises, grading

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


def never_raises(exercise, data):
    between = data.draw(st.sampled_from((" ", "", "\n", ", ")))
    text = between.join(data.draw(st.lists(pieces(exercise), min_size=1, max_size=24)))
    part = data.draw(st.sampled_from(exercise.parts))
    result = grading.grade(exercise, {part.id: text})[part.id]
    assert result.status in ("correct", "partial", "wrong", "imprecise", "unreadable", "blank")


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
@settings(max_examples=80)
@given(data=st.data())
def test_no_text_raises(exercise, data):
    never_raises(exercise, data)


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.id)
@settings(max_examples=1000)
@given(data=st.data())
def test_no_text_raises_however_long_one_tries(exercise, data):
    never_raises(exercise, data)


@pytest.mark.parametrize(
    "exercise", map(exercises.load, ("bank-interest", "she-left")), ids=lambda exercise: exercise.id
)
def test_a_row_of_a_word_in_other_capitals_with_too_few_numbers_is_unreadable(exercise):
    matrices = [part for part in exercise.parts if part.kind == "matrix"][:1]
    words = {change(word) for word in exercise.tokens for change in CAPITALS}
    for part, word in product(matrices, words):
        for sentence in ("{0} query is 4.37", "{0}: 4.37", "{0} get 16.6162", "| {0} | 0.1 |"):
            result = grading.grade(exercise, {part.id: sentence.format(word)})[part.id]
            assert result.status == "unreadable", (word, sentence)
            assert result.message.startswith(f"The row of “{word}” has 1 number.")
