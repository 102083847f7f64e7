"""Two heads by hand on the screen."""

import numpy as np
import pytest

from core.lessons import induction
from core.lessons import two_heads as lesson
from tests.pages.pictures_sent import components, covered, drawn, matrix, picture, speak, threads
from tests.pages.test_lookup import recomputed
from tests.pages.test_screens import marks, said, screen
from tests.pages.test_torch_questions import look_at_steps

RIGHT = {
    "look": "she", "second": "pizza", "joined": "head 1, then 2", "output": "columns 1 and 2",
    "why": "outputs that use both",
}  # fmt: skip
TYPED = {
    "second": "0.0879 0.1784 0.7337",
    "joined": "2.5879 0.5641 0.0879 2.3794",
    "output": "4.9673 0.6520 5.1758 0.0879",
}
"""What older links have in place of what is chosen today."""
ASKED = {"look": ("scores 1", "scaled_scores 1", "weights 1", "context 1"),
         "second": ("scores 2", "scaled_scores 2", "weights 2", "context 2"), "joined": ("joined",), "output": ("output",)}  # fmt: skip


def below(at):
    """What stands in each line of the step, without right factors."""
    return [[column["below"] for column in one["columns"]] for one in picture(at)["stations"]]


def link(**answers):
    return {f"heads.{name}": text for name, text in answers.items()}


@pytest.mark.parametrize("typed", [{}, TYPED, {"why": "heads would stay apart"}, {"why": "mixed heads"}])
def test_all_right_also_as_it_was_typed_once(typed):
    at = look_at_steps(screen("two-heads", **link(**RIGHT | typed)))
    assert at.progress[0].text == "**5 of 5 right**"
    assert len(marks(at)) == 5
    np.testing.assert_allclose(matrix(at, "output", 1), lesson.heads().output, atol=1e-9)
    assert recomputed(at, 1) > 0


def test_it_opens_with_the_row_that_is_asked_for_covered_and_the_others_open():
    at = look_at_steps(screen("two-heads"))
    assert at.progress[0].text == "**0 of 5 right**"
    for name in (name for names in ASKED.values() for name in names):
        hidden = np.isnan(matrix(at, name, 1))
        assert hidden[lesson.row()].all()
        assert hidden.sum() == hidden.shape[1]
    assert picture(at, 1)["opening"] == {"node": "weights 1", "row": 0, "column": 0}


def test_the_scores_of_the_first_question_stand_beside_its_threads_and_its_row_is_covered_until_it_is_answered():
    at = screen("two-heads")
    assert below(at) == [["Q 1", "scores 1"]]
    assert (drawn(at, "Q 1")["rows"], drawn(at, "scores 1")["rows"]) == (["ate"], ["ate"])
    assert np.isnan(matrix(at, "scores 1")).all()
    answered = matrix(screen("two-heads", **link(look="ate"), question="heads.look"), "scores 1")
    assert answered.tolist() == [[3, 1, 2]]


@pytest.mark.parametrize("name", ASKED)
def test_each_row_is_there_once_it_is_answered_and_not_before(name):
    at = look_at_steps(screen("two-heads", **link(**{name: RIGHT[name]})))
    shown = {one for names in ASKED.values() for one in names if not covered(at, one, -1)}
    assert shown == set(ASKED[name])


def test_odd_answers_are_none_and_all_can_be_uncovered():
    at = look_at_steps(screen("two-heads", **link(second="🙂 1/0 שלום", show="true")))
    assert marks(at) == []
    assert not any(covered(at, one, 1) for names in ASKED.values() for one in names)
    assert at.progress[0].text == "**0 of 5 right**"


def test_one_head_after_the_other_finds_what_came_next_once_it_is_predicted():
    at = screen("two-heads")
    header, weights = threads(components(at, "threads")[1])
    assert (header["row"], header["asks"]) == ([0, 1, 5], "word")
    assert (weights[0, 1, 5] == 65_535).all()
    assert "of its weight" not in said(at)
    at.session_state["heads.drawn"] = "2 the cat sat on the"
    at.run()
    found = "*the* gives *cat*, which followed it last time, **0.9983** of its weight. It passes on *cat*"
    assert f"✓ correct] {found}" in said(at)
    _, weights = threads(components(at, "threads")[1])
    layers = induction.read("the cat sat on the").layers
    np.testing.assert_allclose(weights[0] / 65_534, [layer.weights for layer in layers], atol=1e-5)
    assert drawn(at, "Queries", 1)["columns"] == ["(start)", "the", "cat", "sat", "on"]
    assert recomputed(at, 1) == 4
    at.session_state["heads.drawn"] = "1 the cat sat on the"
    assert f"✗ not right] {found}" in said(at.run())


def test_one_head_after_the_other_is_folded_until_it_is_begun():
    texts = ("", "the cat sat on the", "nobody waits here")
    opened = [screen("two-heads", **link(text=text)).expander[-1].proto.expanded for text in texts]
    assert opened == [False, False, True]
    at = screen("two-heads")
    assert not at.run().expander[-1].proto.expanded
    at.session_state["heads.drawn"] = "2 the cat sat on the"
    assert at.run().expander[-1].proto.expanded


def test_another_text_is_asked_anew():
    at = screen("two-heads")
    at.session_state["heads.drawn"] = "2 the cat sat on the"
    at.text_input(key="heads.text").set_value("nobody waits here").run()
    assert "Draw the thread" in said(at)
    at = screen("two-heads", **link(show="true", text="nobody waits here"))
    assert "*here* is new here. No word has noted it, so the head looks evenly at all: 0.25 each." in said(at)


@pytest.mark.parametrize(("name", "word"), [("look", 1), ("second", 2)])
def test_a_thread_answers_and_the_weights_are_drawn_over_it(name, word):
    at = screen("two-heads", **link(look="Ann") if name == "second" else {}, question=f"heads.{name}")
    header, weights = threads(components(at, "threads")[0])
    assert (header["asks"], header["drawn"]) == ("word", None)
    assert (weights[0, 0, lesson.row()] == 65_535).all()
    speak(at, components(at, "threads")[0], {"word": word})
    header, weights = threads(components(at, "threads")[0])
    assert (header["asks"], header["drawn"]) == ("", word)
    assert (weights <= 65_534).all()


def test_each_head_stands_beneath_its_weighed_values_and_above_the_row_that_they_become():
    at = screen("two-heads", **link(look="Ann"), question="heads.joined")
    assert below(at) == [["context 1", "context 2"], ["joined"]]
    assert [drawn(at, name)["title"] for line in below(at) for name in line] == ["Head 1", "Head 2", "Joined"]
    for h in (1, 2):
        weights = [float(row.split(" · ")[0]) for row in drawn(at, f"V {h}")["rows"]]
        assert weights @ matrix(at, f"V {h}") == pytest.approx(matrix(at, f"context {h}")[0], abs=0.005)
    assert covered(at, "context 1") == covered(at, "context 2") == 0, "one begins with what is right"
    assert covered(look_at_steps(at), "context 2", 1) > 0


def test_no_label_says_in_which_order_the_heads_are_joined_until_that_is_answered():
    labels = [
        drawn(screen("two-heads", **link(**answer), question="heads.joined"), "joined")["columns"]
        for answer in ({}, {"joined": "sums, twice"})
    ]
    assert labels == [["1", "2", "3", "4"], ["1a", "1b", "2a", "2b"]]


def test_without_w_o_the_heads_come_out_as_they_are_once_it_is_answered():
    at, row = screen("two-heads", question="heads.why"), [lesson.row()]
    np.testing.assert_allclose(matrix(at, "output"), lesson.heads().output[row])
    assert covered(look_at_steps(at), "output", 1) > 0, "what the questions before it ask for is given to it alone"
    at = screen("two-heads", **link(why="nothing"), question="heads.why")
    np.testing.assert_allclose(matrix(at, "output"), lesson.heads().joined[row])
