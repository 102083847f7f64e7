"""The divisor that is typed over on /learned: what Python makes of it, and what stays covered."""

from math import sqrt

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import Form
from core.graph.nodes import steps_of
from core.graph.ways import divided_by
from tests.pages.pictures_sent import covered, drawn, matrix, picture, send
from tests.pages.test_screens import screen

DOG = exercises.load("dog-tail").inputs


def learned(**parameters):
    return screen("learned", **({"example": "dog-tail"} | parameters))


def scaled(divisor):
    return attend(**DOG, replace=steps_of(Form(learned=True, scaling=divided_by(divisor)))).scaled_scores


def type_over(at, text):
    send(at, "edited", {"divisor": [[0, 0, text]] if text else []})


def divisor(at):
    return drawn(at, "scaled_scores")["step"]["divisor"]


def test_a_divisor_is_read_by_our_own_reader():
    at = learned()
    assert picture(at)["divisor"]["most"] == 12
    for text, number in (("5/2", 2.5), ("√4", 2.0), (" 12 ", 12.0)):
        type_over(at, text)
        assert divisor(at) == number
        assert np.allclose(matrix(at, "scaled_scores"), scaled(number))
        assert picture(at)["divisor"]["typed"] == text.strip()
        assert at.query_params["divisor-3"] == str(number)


def test_what_is_no_divisor_is_told_and_changes_no_number():
    at = learned()
    type_over(at, "2")
    for text in ("two", "0.5", "13", "∞" * 500, "1 2"):
        type_over(at, text)
        assert divisor(at) == 2.0
        assert picture(at)["told"][0].startswith("The divisor: ")
        assert picture(at)["divisor"]["typed"] == text[:50]
    type_over(at, "")
    assert divisor(at) == pytest.approx(sqrt(3))
    assert not picture(at)["told"]
    assert "divisor-3" not in at.query_params


def test_whatever_else_is_sent_changes_nothing():
    at = learned()
    for sent in (None, {"divisor": 3}, {"divisor": [[0, 0, 2]]}, {"divisor": [[0, 1, "2"]]}, {"divisor": [[]]}):
        send(at, "edited", sent)
        assert divisor(at) == pytest.approx(sqrt(3))
        assert not picture(at)["told"]


def test_the_divisor_of_a_link_stays_to_its_last_digit_until_another_is_typed():
    at = learned(**{"divisor-3": "2.123456789"})
    assert picture(at)["divisor"]["typed"] == "2.12346"
    type_over(at, "2.12346")
    assert divisor(at) == 2.123456789
    type_over(at, "two")
    for text, number in (("5.5", 5.5), ("99", sqrt(3)), ("0.5", sqrt(3))):
        at.query_params["divisor-3"] = text
        assert (divisor(at.run()), picture(at)["told"]) == (pytest.approx(number), []), text


def test_another_divisor_can_be_compared_with_the_usual_one():
    at = learned(**{"divisor-3": "2.5"})
    at.selectbox(key="compare").set_value("divided by √d_k").run()
    assert picture(at)["comparison"] == ["divided by 2.5", "divided by √d_k"]
    other = np.array(drawn(at, "scaled_scores")["other"]["values"])
    assert np.allclose(other, scaled(sqrt(3)))


def test_a_divisor_next_to_the_usual_one_uncovers_no_answer():
    usual = learned(example="bank-interest")
    near = learned(example="bank-interest")
    type_over(near, "1.7320508")
    assert divisor(near) != divisor(usual)
    assert covered(near, "weights") == covered(usual, "weights") > 0
