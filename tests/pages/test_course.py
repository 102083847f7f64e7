"""The addresses in the table of the course open what they say: each field that an address names holds its value."""

import pytest

from core import exercises
from tests import course_table as course
from tests.pages.pictures_sent import pictures, titles
from tests.pages.test_links import FIELDS, opened
from tests.pages.test_screens import screen

ADDRESSES = sorted({address.partition("#")[0] for item in course.load().items for address in item.screens})


def parameters(address):
    """What an address opens with, by name."""
    asked = address.partition("?")[2]
    return dict(parameter.split("=", 1) for parameter in asked.split("&")) if asked else {}


def held(at):
    """The fields of a screen that are drawn, with what they hold; the mask's switch is in the picture."""
    masked = {"causal": "true"} if pictures(at) and "Masked scores" in titles(at) else {}
    values = {field.key: field.value for kind in FIELDS for field in getattr(at, kind)}
    return {key: str(value).lower() if isinstance(value, bool) else value for key, value in values.items()} | masked


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_of_the_course_opens_what_it_says(address):
    asked = parameters(address)
    at = opened(course.screen(address), asked)
    assert {name: held(at).get(name) for name in asked} == asked


def test_the_picture_that_is_the_course_s_figure_says_so_and_has_all_its_boxes():
    at = screen("home", step="9")
    assert any(
        "This is the course’s figure of *attention with learning*, box by box" in one.value for one in at.markdown
    )
    assert {"Embeddings", "Query weights", "Key weights", "Value weights", "Queries", "Keys", "Values", "Scores", "Weights",
            "Context"} <= set(titles(at))  # fmt: skip


@pytest.mark.parametrize(("word", "highest", "lowest"), [("journey", "journey", "one"), ("with", "journey", "one")])
def test_the_word_with_the_highest_and_that_with_the_lowest_score_are_named(word, highest, lowest):
    exercise = exercises.load("journey")
    scores = dict(
        zip(exercise.tokens, exercise.inputs["X"] @ exercise.inputs["X"][exercise.tokens.index(word)], strict=True)
    )
    assert (max(scores, key=scores.get), min(scores, key=scores.get)) == (highest, lowest)
    at = screen(
        "similarity", example="journey", word=word, shown=" ".join(f"journey.{part.id}" for part in exercise.parts)
    )
    at.session_state["step by step"] = True
    at.run()
    assert any(
        f"highest score here is that with *{highest}*, the lowest that with *{lowest}*." in text.value
        for text in at.markdown
    )
