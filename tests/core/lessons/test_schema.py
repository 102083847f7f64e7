"""Marks of the lessons' questions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons.schema import choice, number, shape


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("0.2097", "correct"), ("20.97 %", "correct"), ("0.210", "correct"), ("0.21", "imprecise"), ("0.2", "imprecise"),
        ("0.25", "wrong"), ("abc", "unreadable"), ("1 2", "unreadable"), ("  ", "blank"), ("9" * 5000, "unreadable"),
    ],
)  # fmt: skip
def test_a_number_is_marked_as_the_homework_marks_it(text, status):
    assert number(0.209717)(text).status == status


@pytest.mark.parametrize(("text", "status"), [("6", "correct"), ("6.0", "correct"), ("5", "wrong"), ("7", "wrong")])
def test_a_count_is_right_or_wrong(text, status):
    assert number(6, decimals=0)(text).status == status


def test_a_known_slip_is_told():
    mark = number(0.25, [(4.0, "Upside down.")])("4.0000")
    assert (mark.status, mark.message, mark.credit) == ("wrong", "Upside down.", 0.0)


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        ("(1, 6, 8)", "correct", "Right"),
        ("1 6 8", "correct", "Right"),
        ("1×6×8", "correct", "Right"),
        ("torch.Size([1, 6, 8])", "correct", "Right"),
        ("(6, 1, 8)", "wrong", "another order"),
        ("(6, 8)", "wrong", "you have 2"),
        ("(1, 6, 7)", "wrong", "sizes"),
        ("(1, 6, 1, 6)", "wrong", "the trap"),
        ("six", "unreadable", "Expected a shape"),
        ("", "blank", ""),
        ("9" * 9999, "unreadable", "Expected"),
    ],
)
def test_a_shape_is_read_in_any_spelling_and_what_is_wrong_is_told(text, status, says):
    mark = shape((1, 6, 8), [((1, 6, 1, 6), "the trap")])(text)
    assert mark.status == status
    assert says in mark.message
    assert mark.credit == (status == "correct")


def test_of_a_wrong_choice_it_is_told_why():
    mark = choice("yes", {"no": "Because."})
    assert mark("yes").status == "correct"
    assert mark("no").message == "Because."
    assert mark("perhaps").message == "Not so."
    assert mark("").status == "blank"


@given(st.text(max_size=300))
def test_nothing_typed_raises(text):
    for mark in (number(0.5), shape((1, 2)), choice("a", {})):
        assert mark(text).status in ("correct", "wrong", "imprecise", "unreadable", "blank")
