"""Variants have other words: in the sentence, in what is asked and in what we observe; the numbers do not depend on them."""

import re

import numpy as np
import pytest

from core import exercises, grading
from core.exercises import BANK, load_file
from core.homework.reflections import observation
from core.homework.variants import vary
from tests.core.homework.plain import load_text

FILE = BANK / "bank-interest.toml"
TEXT = FILE.read_text(encoding="utf-8")


def without_variants(text):
    text = text.replace("{bank}", "bank").replace("{interest}", "interest")
    return re.sub(r"\[\[variants\.sentences\]\]\n.*\n.*\n", "", text)


def texts(exercise):
    for question in exercise.questions:
        yield from (question.title, question.text, *(part.prompt for part in question.parts))
        for reflection in question.reflections:
            yield from (reflection.prompt, observation(exercise, reflection))


@pytest.mark.parametrize("name", exercises.ids())
def test_neighbours_have_different_words_and_the_same_questions(name):
    base, one, other = exercises.load(name), exercises.load(name, 5), exercises.load(name, 6)
    assert len({base.tokens, one.tokens, other.tokens}) == 3
    assert len({base.title, one.title, other.title}) == 3
    assert [part.id for part in base.parts] == [part.id for part in one.parts] == [part.id for part in other.parts]
    for exercise in (one, other):
        assert len(exercise.tokens) == len(base.tokens)
        assert len(exercise.tokens_kv) == len(base.tokens_kv)


@pytest.mark.parametrize("name", exercises.ids())
@pytest.mark.parametrize("seed", range(2))
def test_no_text_of_a_variant_quotes_a_word_that_its_sentence_has_not(name, seed):
    base, variant = exercises.load(name), exercises.load(name, seed)
    words = {*variant.tokens, *variant.tokens_kv}
    gone = {*base.tokens, *base.tokens_kv} - words
    for text in texts(variant):
        assert "{" not in text
        assert not any(f"“{word}”" in text or f"*{word}*" in text for word in gone), text
    for part in variant.parts:
        assert {*part.tokens, *part.tokens_kv} <= words
    assert any("“" in text and base_text != text for text, base_text in zip(texts(variant), texts(base), strict=True))


def test_what_is_typed_names_the_variant_s_words():
    variant = exercises.load("bank-interest", 1)
    assert variant.tokens == ("the", "shop", "cut", "bread", "prices")
    assert variant.part("q2-query-bank").prompt == "The query of “shop”"
    (first, weight), (second, other) = variant.answer("q5-top-two")
    typed = f"{second} {other:.4f}, {first} {weight:.4f}"
    assert grading.grade(variant, {"q5-top-two": typed})["q5-top-two"].status == "correct"
    result = grading.grade(variant, {"q5-top-two": "interest 0.7, bank 0.2"})["q5-top-two"]
    assert "the, shop, cut, bread, prices" in result.message


def test_numbers_do_not_depend_on_the_words(tmp_path):
    whole, without = load_file(FILE), load_text(tmp_path, without_variants(TEXT), "bank-interest")
    assert without.wordings == ()
    for seed in range(5):
        one, other = vary(whole, seed), vary(without, seed)
        assert one.tokens != other.tokens == without.tokens
        assert all(np.array_equal(one.inputs[name], other.inputs[name]) for name in one.inputs)


def test_a_file_without_other_sentences_may_have_braces_and_quotes(tmp_path):
    text = without_variants(TEXT).replace("The query of “bank”", "The query of “bank” {as it is}")
    assert load_text(tmp_path, text, "bank-interest").part("q2-query-bank").prompt == "The query of “bank” {as it is}"


def test_a_variant_on_the_river_has_the_stretched_vectors_of_its_own_words():
    river = exercises.load("river-bank")
    for seed in range(3):
        variant = exercises.load("river-bank", seed)
        of_words = next(one for one in river.wordings if one.tokens == variant.tokens)
        factors = variant.inputs["X"] / of_words.inputs["X"]
        assert np.nanmax(np.abs(np.nanmedian(factors, axis=0) - 1)) > 0.1
        np.testing.assert_allclose(variant.inputs["X"], of_words.inputs["X"] * np.nanmedian(factors, axis=0), atol=1e-3)
