"""A line of code is marked by the matrix that it makes, here and on other numbers, and a mistake in it is named."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.homework.mistakes import MISTAKES
from core.lessons.write_the_line import tasks

TASKS = tasks()


def test_a_right_line_is_praised():
    result = TASKS["scores"].mark("scores = Q @ K.T")
    assert (result.status, result.credit, result.message) == ("correct", 1.0, TASKS["scores"].question.praise)


WRONG = [
    ("S_scaled", "torch.softmax(S / d_model**0.5, dim=-1)", "scaling-not-asked"), ("S_scaled", "S", "no-softmax"),
    ("y_dog", "S_scaled[2] @ X", "wrong-word"), ("y_dog", "X.sum(axis=0) / n", "values-unweighted"),
    ("scores", "K @ Q.T", "queries-and-keys-swapped"),
    ("scaled_scores", "scores / d_k", "divided-by-d-k"),
    ("S_scaled", "2**S / (2**S).sum(axis=1, keepdims=True)", "softmax-base"),
    ("context", "weights @ K", "keys-for-values"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "text", "mistake"), WRONG)
def test_a_known_mistake_in_a_line_is_named_and_explained(id, text, mistake):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit) == ("wrong", 0.0)
    assert mistake in result.mistakes
    if result.mistakes == (mistake,):
        words = result.message.replace("\\", "")
        for said in (MISTAKES[mistake].title, MISTAKES[mistake].why):
            assert said.replace("’", "'") in words.replace("’", "'")
        assert words.endswith(MISTAKES[mistake].why), "what to do is for the student to find"


@pytest.mark.parametrize(
    ("id", "text", "mistake"),
    [
        ("S_scaled", "softmax(scores, dim=0)", "softmax-over-columns"), ("Y", "weights.T @ X", "attention-transposed"),
        ("scores", "K @ Q.T", "queries-and-keys-swapped"),
    ],
)  # fmt: skip
def test_of_mistakes_that_make_the_same_numbers_the_one_that_the_line_shows_is_told_alone(id, text, mistake):
    result = TASKS[id].mark(text)
    assert len(result.mistakes) > 1
    told = MISTAKES[mistake]
    assert result.message.replace("\\", "") == f"It looks like “{told.title}”. {told.why}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scores / 3**0.5", "are right here, but by accident"), ("scores / 1.73", "nearly right here, but by accident"),
        ("scores / d_model ** 0.5", "“Divided by √d_model instead of √d_k”"),
        ("scores / 3**0.5", "n = 5, d_model = 4, d_k = 2, d_v = 3"),
        ("scores / 3**0.5", "Put a name such as d_k in place of a number"),
        ("Q @ K.T / 3**0.5 + 0 * X @ W_q.T @ X.T", "“0 * X” is 5 × 4 and “W_q.T” is 2 × 4"),
    ],
)  # fmt: skip
def test_a_line_that_is_right_only_by_accident_earns_half_and_is_told_so(text, says):
    result = TASKS["scaled_scores"].mark(text)
    assert (result.status, result.credit) == ("partial", 0.5)
    assert says in result.message.replace("\\", "")


def test_a_line_that_cannot_be_computed_elsewhere_or_has_another_shape_there_is_right_only_by_accident():
    result = TASKS["context"].mark("weights @ V + 0 * Q")
    assert result.status == "partial"
    assert "“weights @ V” is 5 × 3 and “0 * Q” is 5 × 2" in result.message.replace("\\", "")


@pytest.mark.parametrize(
    ("id", "text", "says"),
    [
        ("S_scaled", "np.exp(S) / np.exp(S).sum(axis=1)", "keepdims=True"),
        ("S_scaled", "torch.exp(S) / torch.exp(S).sum(1)", "keepdim=True"),
        ("S_scaled", "X", "a matrix of 5 × 3; weights should be n × n, here 5 × 5."),
        ("Y", "X.T @ S_scaled", "a matrix of 3 × 5; context should be n × d_model, here 5 × 3."),
        ("y_dog", "S_scaled[1]", "makes a row of 5 numbers. A row of context has 3."),
        ("y_dog", "S_scaled @ X", "makes a matrix of 5 × 3, not a row of numbers. The row of the first word is taken with [0]."),
        ("Y", "S_scaled[1] @ X", "makes a row of 3 numbers, not a matrix."),
        ("y_dog", "X[1] + 1", "Those that differ are marked in the picture."),
        ("scores", "Q.T @ K", "a matrix of 3 × 3; scores should be n × n, here 5 × 5."),
        ("scaled_scores", "torch.softmax(scores / d_k ** 0.5, dim=-1)", "That makes weights, not scaled_scores."),
    ],
)  # fmt: skip
def test_a_wrong_line_is_told_what_is_wrong_with_it(id, text, says):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit, result.mistakes) == ("wrong", 0.0, ())
    assert says in result.message.replace("\\", "")


@pytest.mark.parametrize(
    ("id", "text", "says"),
    [
        ("scores", "Q @ K", "“Q” is 5 × 3 and “K” is 5 × 3"),
        ("S_scaled", "S_scaled = ?", "question mark"),
        ("S_scaled", "Q @ K.T", "The names are X, scores, n and d_model."),
        ("S_scaled", "torch.softmax(S)", "along which axis"),
        ("y_dog", "S_scaled[5] @ X", "places are counted from 0 to 4."),
    ],
)  # fmt: skip
def test_what_cannot_be_computed_costs_nothing_and_is_told_why(id, text, says):
    result = TASKS[id].mark(text)
    assert (result.status, result.credit) == ("unreadable", 0.0)
    assert says in result.message.replace("\\", "")


def test_what_a_line_makes_can_be_shown():
    X = TASKS["Y"].here.given.names["X"]
    S = X @ X.T
    np.testing.assert_allclose(TASKS["Y"].made("S @ X"), S @ X)
    assert TASKS["Y"].made("S @") is None


@given(
    id=st.sampled_from(list(TASKS)), text=st.text(max_size=100) | st.text("XWqkQKV@.T ()=/*-+12d_s[]:,", max_size=40)
)
def test_nothing_typed_raises(id, text):
    assert TASKS[id].mark(text).status in ("correct", "partial", "wrong", "unreadable", "blank")
