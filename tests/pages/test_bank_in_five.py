"""*Bank* in five sentences on the screen."""

import re

import numpy as np

from core.lessons import bank_in_five
from core.models import minilm
from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import screen

PREDICTED = {"bank.input": "below 0.9", "bank.mixed": "the money sentences"}


def test_the_drift_has_a_place_for_each_layer_of_each_bank_and_most_are_not_sent_before_it_is_predicted():
    (sent,) = data(screen("bank-in-five", question="bank.axis"), "drift")
    assert np.allclose(sent["paths"], bank_in_five.drift()[:, :2])
    assert sent["axes"] == ["more like “river” (cosine)", "more like “finance” (cosine)"]
    assert sent["hollow"] == [False, False, True, True, True]
    (sent,) = data(screen("bank-in-five", question="bank.axis", **{"bank.axis": "all five go equally far"}), "drift")
    assert np.allclose(sent["paths"], bank_in_five.drift())


def test_how_alike_the_five_are_before_the_first_layer_is_drawn_once_it_is_answered():
    five = [minilm.read(one.text) for one in bank_in_five.bank().sentences]
    at = np.stack([run.states[0, run.tokens.index("bank")] for run in five])
    told = [[f"{minilm.cosine(a, b):.2f}" for b in at] for a in at]
    for link, is_open in (({}, False), ({"bank.input": "near 0"}, True)):
        (sent,) = data(screen("bank-in-five", question="bank.input", **link), "tally")
        for i, line in enumerate(sent["lines"]):
            assert [one["text"] for one in line["blocks"]] == [
                cosine if is_open or j == i else "?" for j, cosine in enumerate(told[i])
            ]


def test_the_mixed_bank_is_drawn_once_it_is_predicted_where_the_layers_are_open():
    asks = {"question": "bank.mixed", "bank.axis": "all five equally far along"}
    assert len(data(screen("bank-in-five", **asks), "drift")[0]["paths"]) == 5
    (sent,) = data(screen("bank-in-five", **asks, **{"bank.mixed": "the money sentences"}), "drift")
    assert np.allclose(sent["paths"], [*bank_in_five.drift(), bank_in_five.path(bank_in_five.bank().mixed.text)])
    assert (sent["labels"][-1], sent["hollow"][-1], sent["goes_to"]) == ("6", None, 6), "of neither kind"
    assert sent["way"] == 5, "it is the one that is asked about"
    assert sent["notes"][6] == "Dot 6, grey: this bank after each layer."


def test_the_mixed_bank_that_is_predicted_before_the_axis_opens_the_layers_beneath_its_own_question_only():
    for question, covered, many in (("mixed", 0, 6), ("axis", 5, 5)):
        (sent,) = data(screen("bank-in-five", **{"question": f"bank.{question}", **PREDICTED}), "drift")
        assert (sent["covered"], len(sent["paths"])) == (covered, many)


def test_a_prediction_is_pressed_in_the_figure_and_stays_there_beside_the_answer():
    at = screen("bank-in-five")
    for question, number, pressed, picked in (("axis", "1", 3, [2, 3, 4]), ("mixed", "3", 1, [0, 1])):
        at.session_state["bank-in-five.asked"] = number
        (sent,) = data(at.run(), "drift")
        assert (sent["asks"], sent["picked"]) == (True, [])
        speak(at, *components(at, "drift"), {"dot": pressed})
        (sent,) = data(at, "drift")
        assert (sent["asks"], sent["picked"]) == (False, picked), question
    assert at.button_group(key="bank.axis").value == "○ money banks"
    assert at.button_group(key="bank.mixed").value == "● river banks"


def cosines_told(at):
    (told,) = (caption.value for caption in at.caption if caption.value.startswith("Cosines of this"))
    return re.findall(r"0\.\d{3}", told)


def test_one_s_own_sentence_is_the_sixth_dot_and_one_without_the_word_is_told():
    asks = {"question": "bank.mixed", "bank.axis": "all five equally far along", "bank.mixed": "the money sentences"}
    at = screen("bank-in-five", **asks, **{"bank.own": "The bank is open."})
    assert np.allclose(data(at, "drift")[0]["paths"][-1], bank_in_five.path("The bank is open."))
    assert cosines_told(at) == [f"{one:.3f}" for one in bank_in_five.likeness("The bank is open.")]
    at.text_input(key="bank.own").set_value("No such word").run()
    assert cosines_told(at) == [f"{one:.3f}" for one in bank_in_five.likeness(bank_in_five.bank().mixed.text)]
    assert "not a token of this sentence" in at.warning[0].value
    assert "Dot 6 is of *The bank beside the river gave me a loan.*" in at.warning[0].value
    assert np.allclose(data(at, "drift")[0]["paths"][-1], bank_in_five.path(bank_in_five.bank().mixed.text))
