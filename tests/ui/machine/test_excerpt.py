"""A part of a picture is a picture: what is read is there, and each matrix stands where it stood."""

import pytest

from core import exercises
from core.graph.form import LEARNED, PLAIN
from core.lessons import tour
from ui.machine import excerpt, payload, picture

EXERCISE = exercises.load("dog-tail")
WHOLE = {
    "learned": picture.of(EXERCISE.traces["learned"], LEARNED, EXERCISE.tokens),
    "plain": picture.of(EXERCISE.traces["plain"], PLAIN, EXERCISE.tokens),
}


def places(drawn):
    return [place for its in drawn.places.values() for place in its]


def of_step(step):
    return excerpt.keep_only(WHOLE[step.graph], step.matrices)


@pytest.mark.parametrize("step", tour.load().steps, ids=lambda step: step.id)
def test_only_the_matrices_of_the_step_are_drawn_each_with_its_factor_and_formula(step):
    part, whole = of_step(step), {M.name: M for M in WHOLE[step.graph].matrices}
    above = {place.below: place.above for place in places(part) if place.above}
    assert {M.name for M in part.matrices} == set(step.matrices)
    assert {name for place in places(part) for name in (place.below, place.above) if name} == set(step.matrices)
    for M in part.matrices:
        assert set(M.reads) <= set(step.matrices)
        assert (M.kind == "given") == (not M.reads)
        assert M.formula == whole[M.name].formula
        assert above.get(M.name, "") == (M.reads[1] if M.kind == "product" else "")


def test_a_factor_is_not_drawn_again_where_no_product_is_left():
    drawn = {step.id: [place.below for place in places(of_step(step))] for step in tour.load().steps}
    assert drawn["project"] == ["X", "Q", "K", "V"]
    assert drawn["query"] == ["Q", "scores"]
    assert drawn["word"] == ["X"]
    assert drawn["value"] == ["Q", "scores", "scaled_scores", "weights", "context"]


def test_the_whole_without_titles_is_the_whole():
    part = excerpt.keep_only(WHOLE["learned"], [M.name for M in WHOLE["learned"].matrices])
    assert part.places == WHOLE["learned"].places
    assert {station["title"] for station in payload.of(part)["stations"]} == {""}
    assert all(station["title"] for station in payload.of(WHOLE["learned"])["stations"])
