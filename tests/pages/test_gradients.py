"""The gradient of the softmax on the screen."""

import numpy as np

from core.lessons import gradients as lesson
from tests.pages.pictures_sent import components, data, matrix, pictures, speak
from tests.pages.test_screens import marks, screen

RIGHT = {
    "others": "they all fall", "most": "0.53", "sum": "0", "push": "-0.0137", "reach": "only the value weights",
}  # fmt: skip


def names(at):
    return [sent["name"] for sent in pictures(at)]


def bars(at):
    (sent,) = data(at, "score_push")
    return sent


def push(at, **events):
    speak(at, components(at, "score_push")[0], events)


def test_it_opens_on_bars_of_which_only_the_pushed_one_moves_and_without_J():
    at = screen("gradients")
    assert at.progress[0].text == "**0 of 5 right**"
    assert names(at) == []
    sent = bars(at)
    np.testing.assert_allclose(sent["before"], lesson.gradients().w, atol=1e-6)
    assert (sent["asks"], sent["slopes"]) == ("bar", [])
    for i, rows in enumerate(sent["after"]):
        for push, row in zip(sent["pushes"], rows, strict=True):
            assert [j for j, one in enumerate(row) if one is not None] == ([i] if push else list(range(6)))


def test_dragging_the_bar_answers_and_shows_where_all_are():
    for thousandths, answer in ((40, "they all fall"), (91, "they stay"), (140, "they all rise")):
        at = screen("gradients")
        push(at, bar=thousandths)
        assert at.query_params["gradients.others"] in (answer, [answer])
        np.testing.assert_allclose(bars(at)["after"], lesson.pushed_weights(1), atol=1e-6)
        assert bars(at)["asks"] == ""
    push(at, bar=2000)
    push(at, word=9)
    assert len(marks(at)) == 1


def test_a_weight_that_is_pressed_answers_and_shows_what_each_gains_by_a_push_of_its_own_score():
    at = screen("gradients", question="gradients.most")
    assert (bars(at)["asks"], bars(at)["words"][3]) == ("word", "0.53")
    assert all(row == [None] * 6 for row in bars(at)["after"][5][21:])
    push(at, word=5)
    assert ("not right" in marks(at)[0], bars(at)["pushed"]) == (True, 5)
    np.testing.assert_allclose(bars(at)["after"][5], lesson.own_pushes(), atol=1e-6)
    push(at, word=3)
    assert ("✓" in marks(at)[0], bars(at)["asks"]) == (True, "")


def test_each_question_sets_the_figure():
    opened = {
        "others": ("bar", 5, 2.0), "most": ("word", 5, 0.2), "sum": ("sum", 5, 2.0), "push": ("", 5, 0.5),
        "reach": ("", 1, 0.0),
    }  # fmt: skip
    for name, (asks, pushed, push_) in opened.items():
        sent = bars(screen("gradients", question=f"gradients.{name}"))
        assert (sent["asks"], sent["pushed"], sent["push"], sent["question"]) == (asks, pushed, push_, name)
        assert push_ in sent["pushes"]
        before = lesson.own_pushes()[20] if name == "most" else lesson.gradients(300 if name == "reach" else 1).w
        np.testing.assert_allclose(sent["before"], before, atol=1e-6)


def test_what_reaches_the_weight_matrices_is_drawn_once_it_is_answered():
    first, now = (
        [round(float(np.abs(lesson.gradients(times).of[name]).max()), 4) for name in ("W_q", "W_k", "W_v")]
        for times in (1, 300)
    )
    assert now == [0, 0, 0.87]
    for answer, drawn in (("", [None] * 3), ("none", now)):
        at = screen("gradients", question="gradients.reach", **{"gradients.reach": answer} if answer else {})
        assert bars(at)["reaches"] == [
            ["W_q", first[0], drawn[0]],
            ["W_k", first[1], drawn[1]],
            ["W_v", first[2], drawn[2]],
        ]
    assert bars(screen("gradients"))["reaches"] == []
    less = {"gradients.reach": "none", "gradients.reach-times": "1"}
    at = screen("gradients", question="gradients.reach", **less)
    assert [now for _, _, now in bars(at)["reaches"]] == first
    assert "gradients.reach-times" in [one.key for one in at.button_group]


def test_the_last_question_leads_back_to_the_first_that_is_open():
    at = screen(
        "gradients",
        question="gradients.reach",
        **{f"gradients.{name}": text for name, text in {**RIGHT, "push": "1"}.items()},
    )
    at.button(key="gradients.asked 4").click().run()
    assert bars(at)["question"] == "push"


def test_what_is_answered_is_drawn_in_the_figure():
    for text, drawn in (("-0.03", [0, round(lesson.gradients().w[0] - 0.03, 6)]), ("x", None), ("", None)):
        at = screen("gradients", question="gradients.push", **{"gradients.push": text} if text else {})
        assert bars(at)["expected"] == drawn
        assert bars(at)["after"][5][25][0] is None, "it is asked for"
    at = screen("gradients", question="gradients.push", **{"gradients.push": RIGHT["push"]})
    assert bars(at)["after"][5][25][0] == round(float(lesson.push_score(5, 0.5)[0]), 6), "though question 1 is open"
    for text, is_open in (("", False), ("1", False), ("0", True)):
        at = screen("gradients", question="gradients.sum", **{"gradients.sum": text} if text else {})
        assert bars(at)["sums"] is is_open


def test_what_W_q_is_multiplied_by_moves_the_bars():
    sent = bars(screen("gradients", **{"gradients.times": "100", "gradients.show": "true"}))
    np.testing.assert_allclose(sent["before"], lesson.gradients(100).w, atol=1e-6)
    np.testing.assert_allclose(sent["slopes"], lesson.gradients(100).J, atol=1e-6)


def test_the_bar_that_is_dragged_is_compared_with_W_q_times_one_until_it_is_answered():
    at = screen("gradients", **{"gradients.times": "100"})
    np.testing.assert_allclose(bars(at)["before"], lesson.gradients().w, atol=1e-6)
    assert "gradients.times" not in [one.key for one in at.button_group]
    push(at, bar=40)
    assert "gradients.times" in [one.key for one in at.button_group]


def test_all_right_shows_what_J_is_the_difference_of():
    at = screen("gradients", question="gradients.push", **{f"gradients.{name}": text for name, text in RIGHT.items()})
    assert at.progress[0].text == "**5 of 5 right**"
    assert names(at)[0] == "J of starts, as a difference"
    np.testing.assert_allclose(matrix(at, "diag") - matrix(at, "outer"), lesson.gradients().J, atol=1e-9)


def test_J_and_the_way_back_wait_for_a_prediction():
    assert not any("change ÷ push" in m.value for m in screen("gradients").markdown)
    at = screen(
        "gradients",
        **{"gradients.others": "they stay", "gradients.push": "1", "gradients.reach": "none", "gradients.times": "3"},
    )
    (table,) = (m.value for m in at.markdown if "change ÷ push" in m.value)
    for name in ("W_q", "W_k", "W_v"):
        first = lesson.gradients(3).of[name][0, 0]
        assert f"| {first:.3g} | {lesson.slope(name, 0.001, 3):.3g} |" in table
