"""The slides' claims on the screen."""

import numpy as np
import pytest

from tests.core.lessons.test_slides import CLAIMS, NO, TABLE, YES
from tests.pages.pictures_sent import drawn, matrix, pictures
from tests.pages.test_screens import marks, said, screen

ALL = len(TABLE)


def say(at, claim, verdict):
    at.button_group(key=f"slides.{claim}").set_value(verdict).run()
    assert not at.exception
    return at


def right(at):
    return at.progress[0].text


def asked(claim, **query):
    at = screen("check-the-slides", **query)
    at.session_state["check-the-slides.asked"] = str(list(CLAIMS).index(claim) + 1)
    return at.run()


def computed(at):
    return [one for one in pictures(at)[0]["chain"] if one["name"] == "right"]


def test_an_answer_to_a_question_that_is_gone_is_ignored_and_so_is_nonsense():
    at = screen(
        "check-the-slides", **{"slides.sums": YES, "slides.product": "perhaps", "slides.rest.right": "💥" * 500}
    )
    assert (marks(at), len(at.text_input), right(at)) == ([], 0, f"**0 of {ALL} right**")


SEEN = {
    "query-row": ([[0.8, 0.8]], "512 × 512"),
    "product": ([[1.0]], "36 %, 40 %, 24 %"),
    "rest": ([[1.0, 1.9], [0.2, 0.4], [3.86, 2.2]], "*awesome*"),
}


@pytest.mark.parametrize("claim", SEEN)
def test_beside_a_claim_stands_its_slide_as_it_is_printed_and_not_what_it_should_be(claim):
    at, (figures, note) = asked(claim), SEEN[claim]
    printed = matrix(at, "printed")
    whole = ~np.isnan(printed).any(axis=1)
    assert printed[whole].tolist() == figures
    assert drawn(at, "printed").get("lit", []) == ([] if whole.all() else np.flatnonzero(whole).tolist())
    opening = {"node": "printed", "row": int(whole.argmax()), "column": 0}
    assert pictures(at)[0]["opening"] == opening
    assert note in said(at)
    assert not computed(at)


RIGHT = {
    # claim of a slide, its answers, what should stand there and what it is computed from
    "query-row": ({"query-row": NO, "query-row.right": "2.9808 5.741"}, (2, 1), 5.741, ["X", "W"]),
    "product": ({"second-row": NO, "second-row.right": "1.02", "product": YES}, (0, 0), 1.0144, ["weights", "values"]),
    "rest": ({"result-shape": NO, "result-shape.right": "1 1", "rest": NO, "rest.right": "3.13"}, (3, 1), 3.13, []),
}


@pytest.mark.parametrize("claim", RIGHT)
def test_what_should_stand_there_is_drawn_once_all_about_the_slide_is_answered(claim):
    answers, place, number, reads = RIGHT[claim]
    query = {f"slides.{name}": text for name, text in answers.items()}
    at = asked(claim, **query)
    assert matrix(at, "right")[place] == pytest.approx(number)
    assert computed(at)[0]["step"]["reads"] == reads
    query.popitem()
    assert not computed(asked(claim, **query))
    assert matrix(asked(claim, **{"slides.show": "true"}), "right")[place] == pytest.approx(number)


def test_what_should_stand_there_is_drawn_after_a_second_try_that_is_wrong_too():
    at = asked("query-row")
    for verdict, is_told in ((YES, False), ("cannot be told", True)):
        assert bool(computed(say(at, "query-row", verdict))) == is_told
    assert "Multiply it out" in marks(at)[0]
    assert not at.text_input


def test_a_right_verdict_asks_for_the_correction_which_is_marked_and_kept():
    at = say(screen("check-the-slides"), "second-row", NO)
    assert right(at) == f"**0.5 of {ALL} right**"
    for text, badge, score in (("1.00", "not right", 0.5), ("one", "not readable", 0.5), ("1.02", "correct", 1)):
        at.text_input(key="slides.second-row.right").set_value(text).run()
        assert badge in marks(at)[1]
        assert right(at) == f"**{score} of {ALL} right**"
    say(say(at, "second-row", YES), "second-row", NO)
    assert at.text_input(key="slides.second-row.right").value == "1.02"


def test_all_right_is_full_marks_from_the_link():
    link = {f"slides.{name}": verdict for name, _, verdict, _, _ in TABLE}
    link |= {f"slides.{name}.right": correction for name, _, _, correction, _ in TABLE if correction}
    assert right(screen("check-the-slides", **link)) == f"**{ALL} of {ALL} right**"
