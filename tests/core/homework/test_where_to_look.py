"""An answer that no mistake explains is told where it is wrong, and never what is right."""

import numpy as np
import pytest

from core import exercises, grading
from core.classroom.check import written

BANK, JOURNEY, RIVER = map(exercises.load, ("bank-interest", "journey", "river-bank"))


def spoilt(exercise, part_id, *places):
    """The right answer with other numbers in some places."""
    answer = np.array(exercise.answer(part_id))
    for i, place in enumerate(places):
        answer[place] = 0.9137 - 0.0719 * i
    return grading.grade(exercise, {part_id: written(answer, 4)})[part_id]


@pytest.mark.parametrize(
    ("exercise", "part_id", "places", "says"),
    [
        (BANK, "q3-weights", [(1, 2)], "24 of 25 are right. Look again at row “bank”."),
        (BANK, "q3-weights", [(1, 2), (1, 4), (4, 0)], "Look again at row “bank” and row “rates”."),
        (BANK, "q3-weights", [(i, i) for i in range(4)], "Compare how you got a number that is right with how you"),
        (BANK, "q2-query-bank", [1], "2 of 3 are right. Look again at number 2."),
        (JOURNEY, "weights-journey", [0, 2, 5], "Look again at “Your”, “starts” and “step”."),
        (RIVER, "weights-bank", [4], "11 of 12 are right. Look again at number 5 (“the”)."),
    ],
)
def test_a_partly_right_answer_says_where_it_is_wrong(exercise, part_id, places, says):
    result = spoilt(exercise, part_id, *places)
    assert (result.status, result.mistakes) == ("partial", ())
    assert says in result.message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("interest 0.7029, bank 0.9137", "Look again at the weights."),
        ("interest 0.7029, rates 0.9137", "Look again at which words weigh most."),
    ],
)
def test_a_ranking_says_whether_words_or_weights_are_wrong(text, says):
    result = grading.grade(BANK, {"q5-top-two": text})["q5-top-two"]
    assert (result.status, result.mistakes) == ("partial", ())
    assert says in result.message


def test_what_could_not_be_read_is_all_that_is_said_if_the_rest_is_right():
    rows = written(BANK.answer("q3-weights"), 4).split(" ")
    message = grading.grade(BANK, {"q3-weights": " ".join(["x", *rows[1:]])})["q3-weights"].message
    assert message == "24 of 25 are right. 1 could not be read."
