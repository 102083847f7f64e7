"""The homework one part at a time: which part is asked, what its figure shows, and that no answer is lost meanwhile."""

import numpy as np
import pytest

from core import exercises
from core.classroom.check import spell
from core.homework.diagnosis import alternatives
from tests.pages.pictures_sent import components, data, drawn, picture, send, speak
from tests.pages.test_screens import WHOLE, marks, said, screen
from ui.session import focus

BANK = exercises.load("bank-interest")
ONE = "One part"


def one_part(**query):
    return screen("quiz", view=ONE, **query)


def asked(at):
    """The key of the field of the part that is asked."""
    fields = {field.key for field in (*at.text_input, *at.text_area, *at.button_group)}
    (key,) = fields & {part.id for part in BANK.parts}
    return key


def dots(at):
    (sent,) = data(at, "quiz_dots")
    return sent


def press(at, number):
    """Press a dot, as the browser says it."""
    speak(at, *components(at, "quiz_dots"), {"pressed": number})


def test_a_link_with_answers_opens_on_the_first_part_that_is_not_right_and_stays_there():
    at = one_part(**{"q1-weight": "0.2097", "q1-strength": "strong", "q2-query-bank": "1 2 3"})
    assert asked(at) == "q1-strength"
    at.button_group(key="q1-strength").set_value("weak").run()
    assert asked(at) == "q1-strength"
    assert "correct" in marks(at)[0]
    at.button(key="next").click().run()
    assert asked(at) == "q1-weights"
    assert at.query_params["part"] == "q1-weights"


def test_a_link_names_the_part_that_is_asked_once_it_holds_an_answer():
    at = one_part()
    assert "part" not in at.query_params
    at.text_input(key="q1-weight").set_value("0.2097").run()
    assert asked(one_part(**at.query_params)) == "q1-weight"


def test_what_cannot_be_read_as_a_number_leaves_its_box_where_it_is():
    (box,) = drawn(one_part(**{"q1-weight": "abc"}), "Weights")["boxes"]
    assert (box["row"], box["text"]) == (0, "")


def test_beside_what_is_asked_of_the_size_of_a_number_only_a_right_number_stands():
    for typed, shown in (("0.3", []), ("0.2097", ["0.2097"])):
        at = one_part(**{"q1-weight": typed, "part": "q1-strength"})
        assert [box["text"] for box in drawn(at, "Weights").get("boxes", [])] == shown


@pytest.mark.parametrize(("part", "left"), [("q4-weight", set()), ("q5-top-two", set()), ("q6-context", {"X", "W_v"})])
def test_weights_that_are_right_stand_beside_the_parts_that_follow_in_place_of_what_they_came_from(part, left):
    weights = spell(BANK.answer("q3-weights"), 4)
    for typed, is_there in ((weights, True), (weights.replace("0.2482", "0.2582"), False)):
        shown = {one["name"] for one in picture(one_part(**{"q3-weights": typed, "part": part}))["chain"]}
        assert ("weights of q3-weights" in shown) == is_there
        assert (shown & {"X", "W_q", "W_k", "W_v"} == left) == is_there


def test_after_next_part_the_focus_is_on_what_that_part_asks():
    at = one_part(**{"q1-weight": "0.2097", "part": "q1-weight"})
    at.button(key="next").click().run()
    (place,) = [one.proto.json for one in components(at, "focus")]
    assert focus.QUESTION in place


@pytest.mark.parametrize(
    ("named", "opens"), [("q2-value-bank", "q2-value-bank"), ("q2", "q2-key-bank"), ("none of these", "q1-weight")]
)
def test_a_link_opens_the_part_that_it_names_or_the_first_open_one_of_a_question(named, opens):
    right = spell(BANK.answer("q2-query-bank"), 4)
    assert asked(one_part(part=named, **{"q2-query-bank": right})) == opens


def test_answers_stay_while_other_parts_the_sheet_or_another_screen_are_shown():
    answers = {"q1-weight": "0.2097", "q2-key-bank": "1 2 3"}
    at = one_part(**answers)
    at.button_group(key="q1-strength").set_value("weak").run()
    answers["q1-strength"] = "weak"
    press(at, 12)
    at.button_group(key="q4-strength").set_value("weak").run()
    answers["q4-strength"] = "weak"
    for view in (WHOLE, ONE, WHOLE):
        at.button_group(key="view").set_value(view).run()
        assert {key: at.query_params[key] for key in answers} == answers
    at.query_params.clear()
    at.switch_page("pages/masks.py").run().switch_page("pages/quiz.py").run()
    assert {key: at.text_input(key=key).value for key in answers} == answers
    assert at.progress[0].text == "**2 of 14 points**"


def test_each_dot_says_in_a_sign_and_in_words_how_its_answer_stands():
    unscaled = next(one.answer for one in alternatives(BANK, BANK.part("q3-weights")) if one.mistakes == ("unscaled",))
    at = one_part(
        **{"q1-weight": "0.2097", "q1-strength": "perhaps", "q2-query-bank": "1 2 3", "q4-weight": "0.8514"},
        **{"q3-weights": spell(unscaled, 4)},
    )
    told = {dot["number"]: (dot["sign"], dot["name"].rpartition(": ")[2]) for dot in dots(at)}
    assert [told[n] for n in (1, 2, 4, 5, 11)] == [
        ("✓", "right"), ("?", "not readable"), ("✗", "wrong"), ("○", "open"), ("↷", "carried"),
    ]  # fmt: skip
    assert dots(at)[3]["name"] == "Part 4, The query of “bank”: wrong"
    assert [dot["number"] for dot in dots(at) if dot["isAsked"]] == [2]
    assert len(dots(at)) == len(BANK.parts)


def test_what_is_no_dot_leads_nowhere():
    at = one_part()
    for sent in (0, 15, -1, True, 1.5, "3", None, [], {"number": 3}):
        press(at, sent)
        assert asked(at) == "q1-weight", sent
    press(at, 3)
    assert asked(at) == "q1-weights"


def test_the_figure_has_what_the_answer_depends_on_with_the_rows_of_its_words_lit():
    at = one_part(part="q2-key-interest")
    assert [one["name"] for one in picture(at)["chain"]] == ["X", "W_k", "K"]
    assert drawn(at, "X")["lit"] == [BANK.tokens.index("interest")]
    press(at, 11)
    assert drawn(at, "X")["lit"] == [1, 3]
    press(at, 3)
    assert "lit" not in drawn(at, "X")


def test_a_number_has_the_one_box_of_its_row_which_stays_where_its_size_is_asked_and_nothing_else_is_there():
    at = one_part(part="q1-weight")
    send(at, "filled", {"stamp": 1, "cells": [["weights", 0, 3, "0.2097"]]})
    assert at.text_input(key="q1-weight").value == "0.2097"
    for number in (1, 2):
        press(at, number)
        (box,) = drawn(at, "weights")["boxes"]
        assert (box["row"], box["column"], box["text"], box["mark"]) == (0, 3, "0.2097", "correct")
        assert drawn(at, "weights")["values"] == [[None] * 5]


def test_a_hint_starts_from_the_numbers_that_are_right():
    right = BANK.answer("q2-query-bank")
    at = one_part(part="q2-query-bank", **{"q2-query-bank": f"{right[0]:.4f} 9 {right[2]:.4f}"})
    at.button(key="hint q2-query-bank").click().run()
    found = (
        "2 of 3 are right: begin with those that are not, column 2. A number in a column takes the same column of $W_q"
    )
    assert found in said(at)
    rows = np.array(BANK.answer("q1-weights"))
    rows[1, 3] = 0.9
    at = one_part(part="q1-weights", **{"q1-weights": spell(rows, 4)})
    at.button(key="hint q1-weights").click().run()
    assert "24 of 25 are right: begin with those that are not, row *bank*, column *interest*." in said(at)


def test_a_right_number_is_worked_out_in_a_line_and_nothing_that_is_still_asked_is_in_it():
    (mark,) = marks(one_part(**{"q1-weight": "0.2097", "part": "q1-weight"}))
    assert r"= {1.522/7.257 = 0.2097}$" in mark
    (mark,) = marks(one_part(**{"q6-context": spell(BANK.answer("q6-context"), 4), "part": "q6-context"}))
    assert r"\cdot" not in mark
