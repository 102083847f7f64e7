"""Boxes that are filled in: their text reads back the same, and empty ones cost nothing and are not wrong."""

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import spell as answer_written
from core.homework.diagnosis import alternatives
from core.reading.answers import Unreadable, read_typed
from core.reading.filled_cells import box_texts, text_of_boxes

BANK = exercises.load("bank-interest")
QUERY, WEIGHTS = BANK.part("q2-query-bank"), BANK.part("q3-weights")
UNSCALED = next(one.answer for one in alternatives(BANK, WEIGHTS) if one.mistakes == ("unscaled",))


def graded(part, texts):
    return grading.grade(BANK, {part.id: text_of_boxes(texts, part)})[part.id]


def some(M, cells):
    """The texts of a whole matrix of which only some cells, by position, are filled in."""
    return [f"{value:.4f}" if i in cells else "" for i, value in enumerate(np.ravel(M))]


@pytest.mark.parametrize(
    ("texts", "text"),
    [
        (["4.37", "2.14", "3.61"], "4.37 2.14 3.61"), (["4.37", "", "3.61"], "4.37 _ 3.61"), (["", "", "1/3"], "_ _ 1/3"),
        (["4,37", "2.14", "1 / 3"], "4.37 2.14 1/3"), (["4,37", "", ""], "4,37 _ _"), (["12 3", "", "0,5"], "12 3 │  │ 0,5"),
        (["abc", "0.1", ""], "abc │ 0.1 │ "), (["...", "0.1", "bank"], "... │ 0.1 │ bank"), (["", "", ""], ""),
    ],
)  # fmt: skip
def test_a_row_of_boxes_is_written_as_a_text_that_is_read_the_same(texts, text):
    assert text_of_boxes(texts, QUERY) == text
    again = box_texts(text, QUERY)
    one_by_one = [read_typed(one, BANK.part("q1-weight")) for one in texts]
    assert [read_typed(one, BANK.part("q1-weight")) for one in again] == one_by_one


@pytest.mark.parametrize("odd", ["abc", "1 2", "bank 0.5", "0,5", "a │ b", "...", "- 2", "[", "20 %"])
def test_any_text_in_one_box_of_a_matrix_leaves_all_others_as_they_are(odd):
    texts = some(BANK.answer("q3-weights"), {0, 1, 7, 24})
    texts[12] = odd
    text = text_of_boxes(texts, WEIGHTS)
    again = box_texts(text, WEIGHTS)
    assert [again[i] for i in range(25) if i != 12] == [texts[i] for i in range(25) if i != 12]
    result = graded(WEIGHTS, texts)
    statuses = [status for row in result.cells for status in row]
    assert [i for i, status in enumerate(statuses) if status == "correct"] == [0, 1, 7, 24]
    assert result.status == "partial"


def test_what_is_in_the_field_is_put_into_the_boxes():
    whole = BANK.answer("q3-weights").round(4)
    assert box_texts(str(whole.tolist()), WEIGHTS) == tuple(str(value) for value in whole.ravel().tolist())
    assert box_texts(f"bank {' '.join(map(str, whole[1].tolist()))}", WEIGHTS)[5:10] == tuple(
        map(str, whole[1].tolist())
    )
    assert box_texts(f"bank {' '.join(map(str, whole[1].tolist()))}", WEIGHTS)[:5] == ("",) * 5
    assert box_texts("", WEIGHTS) == ("",) * 25
    assert box_texts("0.1 abc\n0.3", WEIGHTS) == ("0.1", "abc", "", "", "", "0.3", *[""] * 19)
    assert box_texts("0.1 0.2 0.3 0.4 0.5 abc", WEIGHTS) is None
    assert (box_texts("2 1 abc", QUERY), box_texts("2 abc", QUERY)) == (("2", "1", "abc"), ("2", "abc", ""))


@pytest.mark.parametrize("text", ["4,37, 2,14, 4,44", "4.37 2.14 4.44"])
def test_all_numbers_in_one_box_are_those_of_all_boxes(text):
    held = text_of_boxes(["", text, ""], QUERY)
    assert [float(one.replace(",", ".")) for one in box_texts(held, QUERY)] == [4.37, 2.14, 4.44]


def test_boxes_that_are_empty_are_blank_and_not_wrong():
    result = graded(WEIGHTS, some(BANK.answer("q3-weights"), {5, 6}))
    assert (result.status, result.credit) == ("partial", 2 / 25)
    assert result.cells[1] == ("correct", "correct", "blank", "blank", "blank")
    assert result.message == "2 of 25 are right. 23 are still blank."
    assert result.reading == "2 of 5 × 5 numbers"
    short = graded(QUERY, [f"{BANK.answer(QUERY.id)[0]:.2f}", "", ""])
    assert short.cells[1:] == ("blank", "blank")


def test_a_short_number_alone_is_asked_for_more_digits_and_a_text_alone_is_not_read():
    texts = [f"{BANK.answer('q3-weights')[0, 0]:.2f}", *[""] * 24]
    assert graded(WEIGHTS, texts).status == "imprecise"
    assert isinstance(read_typed(text_of_boxes(["abc", "", ""], QUERY), QUERY), Unreadable)
    assert box_texts(text_of_boxes(["abc", "", ""], QUERY), QUERY) == ("abc", "", "")


def test_a_mistake_is_named_once_there_are_three_numbers_that_show_it():
    assert graded(WEIGHTS, some(UNSCALED, {1, 3})).mistakes == ()
    assert "unscaled" in graded(WEIGHTS, some(UNSCALED, {1, 3, 8})).mistakes


def test_numbers_that_follow_from_an_earlier_slip_are_right_so_far():
    learned = exercises.load("journey")
    query, weights = learned.part("query-journey"), learned.part("scaled-weights-journey")
    wrong = learned.answer(query.id) + np.array([0.5, -0.25])
    carried = learned.evaluate(
        "learned", {"Q": np.where(np.arange(6)[:, None] == query.row, wrong, learned.traces["learned"].Q)}
    )
    texts = [f"{value:.4f}" if i < 3 else "" for i, value in enumerate(carried.weights[weights.row])]
    answers = {query.id: answer_written(wrong, 4), weights.id: text_of_boxes(texts, weights)}
    result = grading.grade(learned, answers)[weights.id]
    assert result.carried == query.id
    assert result.cells == ("correct",) * 3 + ("blank",) * 3
    assert result.message.startswith("So far this counts as right: it follows from your own answer to part 8 (")
