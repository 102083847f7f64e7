"""Values of a notebook as answers: what they are, whichever library they come from, and however they would print."""

import numpy as np
import pandas as pd
import pytest
import torch

from computed_attention.given_values import MOST_NUMBERS, answer
from core import exercises
from core.grading import grade

BANK = exercises.load("bank-interest")
LEARNED = BANK.traces["learned"]
WORDS = list(BANK.tokens)
FRAME = pd.DataFrame(LEARNED.weights, index=WORDS, columns=WORDS)
TOP = pd.Series(LEARNED.weights[1], index=WORDS).nlargest(2)


def mark(part, value):
    return grade(BANK, {part: answer(value, BANK, BANK.part(part))})[part]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        pytest.param("q3-weights", LEARNED.weights, id="array"),
        pytest.param("q3-weights", LEARNED.weights.tolist(), id="list"),
        pytest.param("q3-weights", torch.tensor(LEARNED.weights, requires_grad=True)[None], id="tensor-of-a-batch"),
        pytest.param("q3-weights", [torch.tensor(row, requires_grad=True) for row in LEARNED.weights], id="tensors"),
        pytest.param("q3-weights", LEARNED.weights.astype("float32"), id="single-precision"),
        pytest.param("q3-weights", LEARNED.weights.astype("float16"), id="half-precision"),
        pytest.param("q3-weights", LEARNED.weights.round(3), id="rounded"),
        pytest.param("q3-weights", pd.DataFrame(LEARNED.weights), id="table"),
        pytest.param("q3-weights", FRAME.iloc[::-1], id="rows-in-another-order"),
        pytest.param("q3-weights", FRAME.iloc[:, ::-1], id="columns-in-another-order"),
        pytest.param("q6-context", pd.DataFrame(LEARNED.context, index=WORDS, columns=["d1", "d2", "d3"]), id="named"),
        pytest.param("q2-query-bank", LEARNED.Q[1], id="vector"),
        pytest.param("q2-query-bank", LEARNED.Q[1:2].T, id="column"),
        pytest.param("q2-query-bank", LEARNED.Q, id="the-whole-matrix"),
        pytest.param("q4-weight", LEARNED.weights[1, 3], id="number"),
        pytest.param("q4-weight", "70.29 %", id="text"),
        pytest.param("q5-top-two", dict(BANK.answer("q5-top-two")), id="dict"),
        pytest.param("q5-top-two", list(BANK.answer("q5-top-two")), id="pairs"),
        pytest.param("q5-top-two", TOP, id="series"),
        pytest.param("q1-strength", np.str_("weak"), id="word"),
    ],
)
def test_a_value_counts_whatever_it_is(part, value):
    assert mark(part, value).status == "correct"


@pytest.mark.parametrize(
    ("part", "value", "status"),
    [
        pytest.param("q3-weights", LEARNED.weights.round(2), "imprecise", id="rounded-too-much"),
        pytest.param("q3-weights", LEARNED.weights + 0.0007, "wrong", id="all-digits-and-not-near-enough"),
        pytest.param("q5-top-two", list(TOP.index), "partial", id="words-without-weights"),
        pytest.param("q4-weight", None, "blank", id="nothing"),
    ],
)
def test_how_near_a_number_has_to_be_follows_from_its_own_decimals(part, value, status):
    assert mark(part, value).status == status


def test_numbers_keep_all_their_digits():
    answered = answer(LEARNED.weights, BANK, BANK.part("q3-weights"))
    assert answered.values == tuple(LEARNED.weights.ravel())


def test_an_array_has_as_many_decimals_as_one_of_its_numbers_needs():
    answered = answer(np.array([0.5, 0.25, 0.125]), BANK, BANK.part("q2-query-bank"))
    assert [cell.places for cell in answered.cells] == [3, 3, 3]


def nan_at(i, j):
    weights = np.array(LEARNED.weights)
    weights[i, j] = np.nan
    return weights


class Strange:
    """Raises an error of its own when its numbers are asked for."""

    def __array__(self, *_, **__):
        raise RuntimeError


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("q6-context", LEARNED.context.T, "That is 3 rows of 5: transpose it. Expected 5 rows of 3 numbers."),
        ("q6-context", LEARNED.context[:4], "Expected 5 rows of 3 numbers; found 4 rows of 3."),
        ("q4-weight", LEARNED.weights, "That is a whole matrix. Take row “bank”, column “interest”."),
        ("q3-weights", np.ones((2, 5, 5)), "That is an array of 2 × 5 × 5 numbers. Expected 5 rows of 5 numbers."),
        ("q4-weight", np.nan, "Expected one number. NaN (not a number) and infinity cannot be marked."),
        ("q2-query-bank", [1, np.inf, 2], "Expected 3 numbers. NaN (not a number) and infinity cannot be marked."),
        ("q3-weights", np.full((5, 5), None), "That holds Python objects (NoneType), not numbers; try .astype(float)."),
        ("q3-weights", print, "A builtin_function_or_method is not a number, nor an array of numbers."),
        ("q3-weights", ["a", "b"], "That holds texts, not plain numbers."),
        ("q3-weights", LEARNED.weights * 1j, "That holds complex numbers, not plain numbers."),
        ("q3-weights", [], "That is empty: it holds no number."),
        ("q3-weights", [[1, 2], [3]], "A list could not be turned into an array of numbers."),
        ("q3-weights", torch.empty(5, 5, device="meta"), "A Tensor could not be turned into an array of numbers."),
        ("q3-weights", Strange(), "A Strange could not be turned into an array of numbers."),
        ("q3-weights", np.ones(MOST_NUMBERS + 1), "That is 10,001 numbers, more than any answer needs."),
        ("q3-weights", [0.5] * (MOST_NUMBERS + 1), "That is 10,001 numbers, more than any answer needs."),
        ("q1-strength", True, "Expected weak or strong, as a text."),
        ("q5-top-two", LEARNED.weights[1], "Expected 2 words, each with its weight, as a text."),
    ],
)
def test_what_cannot_be_marked_is_said_in_one_sentence(part, value, said):
    result = mark(part, value)
    assert (result.status, result.message) == ("unreadable", said)


def test_a_matrix_with_a_number_that_is_none_is_marked_but_for_that():
    result = mark("q3-weights", nan_at(0, 0))
    assert (result.status, result.cells[0][:2]) == ("partial", ("unreadable", "correct"))
    assert result.message.endswith("NaN (not a number) and infinity cannot be marked.")


def test_a_tensor_too_large_for_any_answer_is_not_even_fetched():
    class Huge:
        shape = (1000, 1000)

    assert mark("q3-weights", Huge()).message == "That is 1,000,000 numbers, more than any answer needs."
