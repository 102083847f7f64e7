"""A head switched off on the screen."""

import re

import numpy as np
import pytest

from core.lessons import head_off
from core.models import minilm
from core.models.minilm import Head
from tests.pages.pictures_sent import components, data, speak, threads
from tests.pages.test_screens import screen

PIZZA = "The pizza came out of the oven and it tasted good."


def left(at):
    """How far the sentence's vector is turned; "" while it is covered."""
    return next(iter(re.findall(r"turns by ([\d.]+°)", told(at))), "")


def told(at):
    """What is said beside the arrows of how far the vector is turned."""
    return next(one.value for one in at.markdown if "vector" in one.value and one.value.startswith(":small["))


def degrees(vector):
    return f"{np.degrees(np.arccos(minilm.cosine(minilm.read(PIZZA).vector, vector))):.1f}°"


def test_only_what_a_question_asks_is_covered_until_it_is_predicted():
    assert not left(screen("head-off"))
    assert left(screen("head-off", question="head-off.vector", **{"head-off.vector": "about 25°"})) == "4.0°"
    assert left(screen("head-off", **{"head-off.show": "true"})) == "4.0°"


def test_an_arrow_is_turned_by_its_angle_and_what_that_is_compared_with_marked_once_the_question_is_answered():
    def dial(**chosen):
        at = screen("head-off", **chosen)
        return data(at, "dial")[0], left(at)

    assert dial() == ({"degrees": 0.0, "label": "0.0°", "marks": [], "mean": None, "predicted": None}, "")
    sent, told_ = dial(**{"question": "head-off.vector", "head-off.vector": "over 60°"})
    assert (sent["predicted"], [round(one, 1) for one in sent["marks"]], told_) == ([60, 90], [80.6], "4.0°")
    sent, told_ = dial(**{"head-off.seven": "over 70°", "head-off.with": "5.4 6.4 6.6"})
    assert f"{sent['degrees']:.1f}°" == sent["label"] == told_
    asked = {"question": "head-off.seven", "head-off.with": "5.4 6.4 6.6 6.8 6.11 6.12"}
    sent, _ = dial(**asked)
    assert (sent["degrees"], sent["marks"]) == (None, [])
    sent, _ = dial(**asked, **{"head-off.seven": "over 70°"})
    assert max(sent["marks"]) < sent["degrees"]
    assert sent["predicted"] == [70, 90]
    assert len(sent["marks"]) == 40
    assert sent["mean"] == pytest.approx(29.4, abs=0.05), "as the praise says"
    sent, _ = dial(**{"question": "head-off.most", "head-off.most": "layer 4, head 2"})
    assert (len(sent["marks"]), sent["mean"]) == (4, None)
    sent, _ = dial(
        **{"question": "head-off.most", "head-off.most": "layer 4, head 2", "trained.sentence": "It rained."}
    )
    assert not sent["marks"], "they are those of the pizza"


@pytest.mark.parametrize(("how", "change"), [("switched off", "off"), ("made even", "even")])
def test_another_head_shows_at_once_what_it_changes(how, change):
    at = screen("head-off", **{"head-off.how": how, "trained.layer": "2", "trained.head": "9"})
    after = head_off.changed_run(PIZZA, [Head(2, 9)], change)
    assert left(at) == degrees(after.vector)


def test_several_heads_are_switched_off_at_once_as_typed_or_as_offered():
    at = screen("head-off", **{"head-off.with": "5.4 6.4 nine"})
    assert "nine" in at.warning[0].value
    after = minilm.read(PIZZA, off=[(4, 2), (5, 4), (6, 4)]).vector
    assert left(at) == degrees(after)
    (alike,) = (one for one in at.button if one.label == "All in which it gives pizza more than 0.3")
    alike.click().run()
    assert at.text_input(key="head-off.with").value == "5.4 6.4 6.6 6.8 6.11 6.12"
    assert not left(at), "a question asks for it"
    at.button(key="head-off.random").click().run()
    drawn, _ = head_off.read_heads(at.text_input(key="head-off.with").value)
    assert [head.layer for head in drawn] == [5, 6, 6, 6, 6, 6]


def figure(at):
    return threads(*components(at, "threads"))[0]


def test_the_option_of_a_question_switches_its_heads_off_as_a_press_would():
    at = screen("head-off")
    at.button_group(key="head-off.vector").set_value("under 10°").run()
    assert figure(at)["off"] == [[3, 1]]
    at = screen("head-off", question="head-off.most", **{"head-off.with": "2.1"})
    assert figure(at)["outlined"] == [[head.layer - 1, head.number - 1] for head in head_off.FOUR_HEADS]
    at.button_group(key="head-off.most").set_value("layer 6, head 6").run()
    assert (figure(at)["off"], figure(at)["row"][:2]) == ([[5, 5]], [5, 5])
    speak(at, *components(at, "threads"), {"head": [0, 2]})
    assert (at.button_group(key="head-off.most").value, figure(at)["off"]) == ("layer 6, head 6", [[0, 2]]), "no answer"
    at = screen("head-off", question="head-off.seven")
    at.button_group(key="head-off.seven").set_value("over 70°").run()
    assert len(figure(at)["off"]) == 7
    assert left(at)


def test_the_head_asked_about_is_crossed_out_as_it_is_pressed_and_what_that_changes_covered():
    at = screen("head-off")
    assert (figure(at)["off"], left(at)) == ([], "")
    for place, said in (([3, 1], "turns by ?"), ([3, 2], "turns by 2."), ([3, 1], "turns by ?")):
        speak(at, *components(at, "threads"), {"head": place})
        assert figure(at)["off"] == [place]
        assert said in told(at)
        assert not at.text_input(key="head-off.with").value, "no head is changed with it"
    assert figure(screen("head-off", question="head-off.vector", **{"head-off.vector": "about 25°"}))["off"] == [[3, 1]]
    assert len(figure(screen("head-off", **{"head-off.with": "5.4 6.4 6.6 6.8 6.11 6.12"}))["off"]) == 7


def test_the_last_question_shows_the_head_that_it_is_about_on_until_it_is_answered_whatever_the_others_switched_off():
    at = screen("head-off", question="head-off.seven")
    at.button_group(key="head-off.seven").set_value("over 70°").run()
    seven = {**at.query_params, "head-off.seven": "over 70°", "question": "head-off.means"}
    at = screen("head-off", **seven)
    assert (figure(at)["off"], figure(at)["row"][:2]) == ([], [3, 1])
    at.button_group(key="head-off.means").set_value("a reason").run()
    assert (figure(at)["off"], left(at)) == ([[3, 1]], "4.0°")
    speak(at, *components(at, "threads"), {"head": [0, 2]})
    assert figure(at)["off"] == [[0, 2]]


def test_what_an_earlier_question_asks_is_not_covered_while_a_later_one_is_asked():
    assert not left(screen("head-off"))
    at = screen("head-off", question="head-off.most")
    assert (figure(at)["off"], left(at)) == ([], "")
    speak(at, *components(at, "threads"), {"head": [3, 1]})
    assert (figure(at)["off"], left(at)) == ([[3, 1]], "4.0°")
