"""The slides' claims on the screen."""

import pytest

from core.graph.tex import unmarked
from core.lessons import slide_checks, slides
from tests.core.lessons.test_slides import NO, TABLE, YES
from tests.pages.test_screens import marks, screen
from ui.screens import slides as slides_drawn

ALL = len(TABLE) + sum(row[3] is not None for row in TABLE)


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


SEEN = {
    "summeth": ("| Smith | 200 |", "**200**"),
    "query-row": (r"0.21 & 3.13", r"0.8 & 0.8 \\ \cdot\cdot"),
    "width-needed": (r"0.8 & 0.9", r"0.18 & 0.81 \\ \cdot\cdot", "512 × 512"),
    "sums": (r"1 \\ 1 \\ 1", "√2"),
    "product": ("0.38 & 0.4 & 0.24", r"0.6 \\ -0.35 \\ 3.86", "1.0", "36 %, 40 %, 24 %"),
    "rest": ("0.38 & 0.4 & 0.24", r"1.0 & 1.9 \\ 0.2 & 0.4 \\ 3.86 & 2.2", r"\text{awesome}"),
}


@pytest.mark.parametrize("claim", SEEN)
def test_beside_a_claim_stands_its_slide_with_its_figures(claim):
    numbers = {one.id: str(i) for i, one in enumerate(slides.load().claims, start=1)}
    at = screen("check-the-slides")
    at.session_state["check-the-slides.asked"] = numbers[claim]
    at.run()
    (heading,) = at.header
    (shown,) = (one for one in slides.load().slides if one.title == heading.value)
    drawn = next(one.value for one in at.markdown if one.value == slides_drawn.drawing(shown))
    assert [figure for figure in SEEN[claim] if figure not in drawn] == []


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
    assert right(at) == f"**1 of {ALL} right**"
    for text, badge, score in (("1.00", "not right", 1), ("one", "not readable", 1), ("1.02", "correct", 2)):
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
