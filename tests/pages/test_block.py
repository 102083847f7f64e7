"""The parts of a layer on the screen: what is veiled, what is switched, and what is answered in the figure."""

import numpy as np
import pytest

from core.lessons import block, trained
from core.models import minilm
from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import marks, screen

PIZZA = trained.pizza()
OFF = frozenset({(6, "attention")})


def river(at):
    (sent,) = data(at, "river")
    return sent


def told(at):
    """What is said beside the arrows."""
    return next(
        one.value
        for one in at.markdown
        if one.value.startswith(":small[") and ("vector" in one.value or "states" in one.value)
    )


def event(at, name, value):
    speak(at, *components(at, "river"), {name: value})
    return at


def test_the_last_layer_s_shares_are_not_sent_before_they_are_predicted():
    sent = river(screen("block"))
    assert sent["shares"][5] is None
    assert sent["notes"] == ["no learned numbers", "591,360 numbers a layer", "1,181,568 numbers a layer"]
    assert np.allclose(sent["shares"][:5], block.shares(PIZZA)[:5], atol=1e-4)
    for query in ({"block.last": "10 to 25 %"}, {"block.show": "true"}):
        assert np.allclose(river(screen("block", **query))["shares"], block.shares(PIZZA), atol=1e-4)


def test_the_switches_come_with_the_questions_about_them_or_with_everything():
    asked = {name: screen("block", question=f"block.{name}") for name in ("last", "mostly", "off", "alike")}
    assert {name: river(at)["switches"] for name, at in asked.items()} == {
        "last": False, "mostly": False, "off": True, "alike": True,
    }  # fmt: skip
    for query in ({"block.show": "true"}, {"block.switched": "6.attention"}, {"trained.sentence": "It rained again."}):
        assert river(screen("block", question="block.last", **query))["switches"]


def test_what_a_switch_changes_is_not_sent_before_it_is_predicted():
    switched = {"block.switched": "6.attention", "block.last": "15 to 29 %"}
    sent = river(screen("block", **switched))
    assert sent["off"] == [[5, 1]]
    assert "is covered" in told(screen("block", **switched))
    assert np.allclose(sent["shares"], block.shares(PIZZA, OFF), atol=1e-4)
    left, alike = block.cosine_without(PIZZA, OFF), block.mean_cosine(minilm.read(PIZZA, without=OFF))
    turned = f"turns by {np.degrees(np.arccos(left)):.1f}°"
    assert turned in told(screen("block", **switched, **{"block.off": "layer 1"}))
    for name, answer, cosine, says in (
        ("off", "1", left, turned), ("alike", "more alike", alike, f": {np.degrees(np.arccos(alike)):.1f}° apart"),
    ):  # fmt: skip
        at = screen("block", **switched, question=f"block.{name}")
        assert "is covered" in told(at)
        assert data(at, "dial") == [{"degrees": None, "label": "", "marks": [], "mean": None, "predicted": None}]
        at = screen("block", **switched, question=f"block.{name}", **{f"block.{name}": answer})
        (sent,) = data(at, "dial")
        assert sent["label"] == f"{sent['degrees']:.1f}°"
        assert np.cos(np.radians(sent["degrees"])) == pytest.approx(cosine, abs=1e-3)
        assert says in told(at)
        assert len(sent["marks"]) == {"off": 6, "alike": 1}[name]


def test_the_end_of_a_band_that_is_dragged_is_the_answer_and_stays_in_the_figure():
    at = screen("block")
    assert river(at)["asks"] == "share"
    event(at, "share", 18)
    assert at.button_group(key="block.last").value == "15–29 %"
    assert (river(at)["asks"], river(at)["predicted"]) == ("", [15, 30])
    assert len(marks(at)) == 1


@pytest.mark.parametrize(("token", "answer"), [(0, "[CLS]"), (2, "pizza"), (3, "another word")])
def test_a_word_that_is_pressed_is_the_answer_where_it_is_asked_for(token, answer):
    at = screen("block", **{"block.last": "15–29 %"})
    assert river(at)["asks"] == "word"
    event(at, "word", token)
    assert at.button_group(key="block.mostly").value == answer


ASKED = {"block.last": "15–29 %", "block.mostly": "it"}


def test_attention_s_switch_is_the_answer_where_it_is_asked_for_and_switches_it_too():
    at = screen("block", **ASKED)
    assert river(at)["asks"] == "switch"
    event(at, "switch", [2, 0])
    assert not at.button_group(key="block.off").value
    event(at, "switch", [5, 1])
    assert at.button_group(key="block.off").value == "6"
    assert at.query_params["block.switched"] == "3.before 6.attention"


def test_an_option_is_drawn_in_the_figure_as_a_press_would_be():
    at = screen("block", question="block.off", **ASKED, **{"block.switched": "3.before"})
    at.button_group(key="block.off").set_value("2").run()
    assert river(at)["off"] == [[1, 1]]
    at = screen("block", question="block.alike", **ASKED)
    at.button_group(key="block.alike").set_value("more alike").run()
    assert river(at)["off"] == [[layer, 0] for layer in range(6)]
    at = screen("block", question="block.mostly", **ASKED)
    assert at.button_group(key="block.mostly").value == "it"
    at.button_group(key="block.mostly").set_value("pizza").run()
    assert river(at)["tokens"][river(at)["focus"]] == "pizza"
    assert river(at)["predicted"] is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("switch", [6, 0]), ("switch", [0, 3]), ("all", 3), ("share", 101), ("word", 99), ("share", "x"),
        ("switch", None),
    ],
)  # fmt: skip
def test_what_there_is_not_is_neither_switched_nor_answered(name, value):
    at = event(screen("block"), name, value)
    assert not river(at)["off"]
    assert not marks(at)


def test_one_s_own_sentence_has_no_answers_in_it_but_its_shares():
    at = screen("block", **{"trained.sentence": "It rained again.", "block.show": "true"})
    assert np.allclose(river(at)["shares"], block.shares("It rained again."), atol=1e-4)
    assert river(screen("block", **{"trained.sentence": "It rained again."}))["asks"] == ""
    at.text_input(key="trained.sentence").set_value("").run()
    assert "nothing to read" in at.warning[0].value


def test_what_one_question_has_switched_off_is_on_again_in_the_next_until_it_is_pressed():
    left = {"block.off": "layer 6", "block.switched": "6.attention"}
    at = screen("block", question="block.alike", **left)
    assert not river(at)["off"]
    event(at, "switch", [0, 0])
    assert river(at)["off"] == [[0, 0]]
    assert river(screen("block", question="block.off", **left))["off"] == [[5, 1]]
