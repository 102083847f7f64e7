"""The slides' claims on the screen."""

import numpy as np
import pytest

from core.graph.tex import unmarked
from core.lessons import slide_checks, slides
from tests.core.lessons.test_slides import NO, TABLE, YES
from tests.pages.pictures_sent import components, matrix, pictures, threads
from tests.pages.test_screens import marks, said, screen

ALL = len(TABLE)


def say(at, claim, verdict):
    at.button_group(key=f"slides.{claim}").set_value(verdict).run()
    assert not at.exception
    return at


def right(at):
    return at.progress[0].text


def test_it_opens_with_every_claim_and_nothing_marked_whatever_its_link_says():
    at = screen("check-the-slides", **{"slides.sums": "perhaps", "slides.query-row.right": "💥" * 500})
    assert [group.label for group in at.button_group] == [
        unmarked(slide_checks.verdict(claim).prompt) for claim in slides.load().claims
    ]
    assert marks(at) == []
    assert not at.text_input
    assert right(at) == f"**0 of {ALL} right**"


def asked(claim, **query):
    numbers = {one.id: str(i) for i, one in enumerate(slides.load().claims, start=1)}
    at = screen("check-the-slides", **query)
    at.session_state["check-the-slides.asked"] = numbers[claim]
    return at.run()


SEEN = {
    "query-row": ([[0.8, 0.8]], "query weights"),
    "width-needed": ([[0.18, 0.81]], "512 × 512"),
    "sums": ([[1], [1], [1]], "√2"),
    "product": ([[1.0]], "36 %, 40 %, 24 %"),
    "rest": ([[1.0, 1.9], [0.2, 0.4], [3.86, 2.2]], "*awesome*"),
}


@pytest.mark.parametrize("claim", SEEN)
def test_beside_a_claim_stands_its_slide_as_it_is_printed_and_not_what_it_should_be(claim):
    at, (figures, note) = asked(claim), SEEN[claim]
    printed = matrix(at, "printed")
    assert printed[~np.isnan(printed).any(axis=1)].tolist() == figures
    assert note in said(at)
    assert "right" not in [one["name"] for one in pictures(at)[0]["chain"]]


def test_the_slide_of_rooms_has_its_thread_and_those_that_are_right_once_it_is_told():
    header, weights = threads(*components(asked("summeth"), "threads"))
    assert (header["others"][header["drawn"]], set(weights.ravel())) == ("Smith 200", {65_535})
    assert header["covered"] == ["covered until question 1 is answered rightly, with its correction, or tried twice"]
    told = {"slides.summeth": "not consistent", "slides.summeth.right": "3"}
    header, weights = threads(*components(asked("summeth", **told), "threads"))
    assert header["others"][int(np.argmax(weights))] == "Summer 201"
    assert not pictures(asked("summeth"))


def test_the_row_that_is_asked_about_is_lit_and_explained_first():
    (picture,) = pictures(asked("query-row"))
    (printed,) = (one for one in picture["chain"] if one["name"] == "printed")
    assert printed["lit"] == [2]
    assert picture["opening"] == {"node": "printed", "row": 2, "column": 0}


RIGHT = {
    # claim of a slide, its answers, and a number of what should stand there
    "query-row": ({"query-row": NO, "query-row.right": "2.9808 5.741"}, (2, 1), 5.741),
    "product": ({"second-row": NO, "second-row.right": "1.02", "product": YES}, (0, 0), 1.0144),
}


@pytest.mark.parametrize("claim", RIGHT)
def test_what_should_stand_there_is_drawn_once_all_about_the_slide_is_answered(claim):
    answers, place, number = RIGHT[claim]
    query = {f"slides.{name}": text for name, text in answers.items()}
    assert matrix(asked(claim, **query), "right")[place] == pytest.approx(number)
    query.popitem()
    assert "right" not in [one["name"] for one in pictures(asked(claim, **query))[0]["chain"]]
    assert matrix(asked(claim, **{"slides.show": "true"}), "right")[place] == pytest.approx(number)


def test_what_should_stand_there_is_drawn_after_a_second_try_that_is_wrong_too():
    at = asked("query-row")
    for verdict, is_told in ((YES, False), ("cannot be told", True)):
        at = say(at, "query-row", verdict)
        assert ("right" in [one["name"] for one in pictures(at)[0]["chain"]]) == is_told


def test_what_is_computed_from_what_is_printed_has_its_arithmetic_and_a_mixture_of_others_has_none():
    def read(claim):
        (right,) = (
            one for one in pictures(asked(claim, **{"slides.show": "true"}))[0]["chain"] if one["name"] == "right"
        )
        return right["step"]["kind"], right["step"]["reads"]

    assert read("query-row") == ("product", ["X", "W"])
    assert read("product") == ("product", ["weights", "values"])
    assert read("rest") == read("sums") == ("given", [])


def test_what_a_browser_kept_of_claims_that_are_asked_no_more_does_no_harm():
    assert right(screen("check-the-slides", **{"slides.softmax": NO, "slides.softmax.right": "0.1 0.2"})) == (
        f"**0 of {ALL} right**"
    )


def test_a_link_from_before_statements_were_true_or_false_opens_as_it_was_meant():
    at = screen("check-the-slides", **{"slides.divisor-name": "not consistent", "slides.sums": "consistent"})
    assert at.button_group(key="slides.divisor-name").value == "false"
    assert ["correct" in mark for mark in marks(at)] == [True, True]


def test_a_right_verdict_asks_for_the_correction_which_is_marked_and_kept():
    at = say(screen("check-the-slides"), "second-row", NO)
    assert right(at) == f"**0.5 of {ALL} right**"
    for text, badge, score in (("1.00", "not right", 0.5), ("one", "not readable", 0.5), ("1.02", "correct", 1)):
        at.text_input(key="slides.second-row.right").set_value(text).run()
        assert badge in marks(at)[1]
        assert right(at) == f"**{score} of {ALL} right**"
    say(say(at, "second-row", YES), "second-row", NO)
    assert at.text_input(key="slides.second-row.right").value == "1.02"


def test_a_wrong_verdict_is_told_why_and_asks_for_nothing():
    at = say(screen("check-the-slides"), "query-row", YES)
    assert "Multiply it out" in marks(at)[0]
    assert not at.text_input
    at = say(at, "product", NO)
    assert "round to one decimal" in marks(at)[1]
    assert not at.text_input


def test_all_right_is_full_marks_from_the_link():
    link = {f"slides.{name}": verdict for name, _, verdict, _, _ in TABLE}
    link |= {f"slides.{name}.right": correction for name, _, _, correction, _ in TABLE if correction}
    at = screen("home", **link)
    at.switch_page("pages/check-the-slides.py").run()
    assert not at.exception
    assert right(at) == f"**{ALL} of {ALL} right**"
    assert all("correct" in mark for mark in marks(at))
