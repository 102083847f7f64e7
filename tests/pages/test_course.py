"""The addresses in the table of the course open what they say: each field that an address names holds its value."""

import pytest

from core import exercises
from tests import course_table as course
from tests.pages.pictures_sent import pictures, titles
from tests.pages.test_links import FIELDS, opened
from tests.pages.test_screens import screen, uncovered

ADDRESSES = sorted({address.partition("#")[0] for item in course.load().items for address in item.screens})


def parameters(address):
    """What an address opens with, by name."""
    asked = address.partition("?")[2]
    return dict(parameter.split("=", 1) for parameter in asked.split("&")) if asked else {}


def held(at):
    """The fields of a screen that are drawn, with what they hold; the mask's switch and what is pinned are in the picture."""
    masked = {"causal": "true"} if pictures(at) and "Masked scores" in titles(at) else {}
    values = {field.key: field.value for kind in FIELDS for field in getattr(at, kind)}
    held = {key: str(value).lower() if isinstance(value, bool) else value for key, value in values.items()}
    return held | masked | pinned(at) | asked_in_a_lesson(at)


def pinned(at):
    """The number that is pinned, by its matrix, row and column."""
    for picture in pictures(at):
        if cell := picture["pinned"]:
            M = next(M for M in picture["chain"] if M["name"] == cell["node"])
            return {"matrix": M["name"], "row": M["rows"][cell["row"]], "column": M["columns"][cell["column"]]}
    return {}


def asked_alone(at):
    """The only part of the homework that is asked, and its question."""
    values = {field.key: field.value for kind in FIELDS for field in getattr(at, kind)}
    keys = {(key or "").rpartition(".")[2] for key in values}
    (part,) = [part for part in exercises.load(values["exercise"]).parts if part.id in keys]
    return part.id, part.question


def asked_in_a_lesson(at):
    """The question whose tab is open, which the link names once the lesson is drawn."""
    return {name: "".join(value) for name, value in at.query_params.items() if name == "question"}


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_of_the_course_opens_what_it_says(address):
    asked = parameters(address)
    at = opened(course.screen(address), {"view": "part", **asked} if "part" in asked else asked)
    if "part" in asked:
        assert asked.pop("part") in asked_alone(at)
    assert {name: held(at).get(name) for name in asked} == asked


def test_the_word_with_the_highest_and_that_with_the_lowest_score_are_named():
    exercise = exercises.load("journey")
    X = exercise.inputs["X"]
    scores = dict(zip(exercise.tokens, X @ X[exercise.tokens.index("with")], strict=True))
    highest, lowest = max(scores, key=scores.get), min(scores, key=scores.get)
    at = screen("similarity", closer="one word", word="with", **uncovered("journey"))
    at.session_state["step by step"] = True
    at.run()
    told = f"highest score here is that with *{highest}*, the lowest that with *{lowest}*."
    assert any(told in text.value for text in at.markdown)
