"""Masks: every figure of the screen computed by other means, and every slip of its questions."""

import math

import numpy as np
import pytest

from core import exercises
from core.homework.mistakes import MISTAKES
from core.lessons import masks

DOG = exercises.load("dog-tail").inputs
Q, K, V = (DOG["X"] @ DOG[name] for name in ("W_q", "W_k", "W_v"))
S = Q @ K.T / 3**0.5


def shares(exponents):
    """A row of a softmax by plain loops; an exponent of None is hidden."""
    powers = [0.0 if s is None else math.exp(s) for s in exponents]
    return [power / sum(powers) for power in powers]


def test_padding_that_is_masked_is_what_torch_makes_of_it():
    torch = pytest.importorskip("torch")
    X = np.array(DOG["X"])
    X[3:] = 0
    Qt, Kt, Vt = (torch.tensor(X @ DOG[name]) for name in ("W_q", "W_k", "W_v"))
    seen = torch.tensor([True, True, True, False, False]).expand(5, 5)
    context = torch.nn.functional.scaled_dot_product_attention(Qt, Kt, Vt, attn_mask=seen)
    np.testing.assert_allclose(masks.padded_trace(masked=True).context, context, rtol=1e-12, atol=1e-15)
    assert not masks.padded_trace(masked=True).weights[:, 3:].any()
    assert np.isneginf(masks.padded_trace(masked=True).masked_scores[:, 3:]).all()
    np.testing.assert_array_equal(masks.padded_trace(masked=False).X, X)
    assert masks.padded_words() == ("the", "dog", "chased", "pad 1", "pad 2")


def test_what_stands_in_place_of_minus_infinity_is_the_mistake_of_that_name():
    rows = range(5)
    later_as_zero = [shares([S[i, j] if j <= i else 0.0 for j in rows]) for i in rows]
    unmasked = [shares(S[i]) for i in rows]
    cut = [[w if j <= i else 0.0 for j, w in enumerate(unmasked[i])] for i in rows]
    expected = {"0 after the softmax": cut, "0 before the softmax": later_as_zero, "no mask": unmasked}
    assert expected.keys() == masks.INSTEAD.keys()
    for name, weights in expected.items():
        np.testing.assert_allclose(masks.trace_with(name).weights, weights, rtol=1e-12)
        assert masks.mistake_of(name) is MISTAKES[masks.INSTEAD[name]]


def answers():
    unmasked, zeros = shares(S[1]), shares([*S[1, :2], 0, 0, 0])
    return {
        "hidden": (sum(j > i for i in range(5) for j in range(5)), 0),
        "after": (unmasked[0] + unmasked[1], 4), "before": (sum(zeros[2:]), 4),
    }  # fmt: skip


@pytest.mark.parametrize(("name", "key"), answers().items())
def test_right_answers_by_plain_loops(name, key):
    number, decimals = key
    result = masks.tasks()[name].mark(f"{number:.{decimals}f}")
    assert (result.status, result.message) == ("correct", masks.load().questions[name].praise.format(key=number))


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [("0.0457", "wrong", "That is *dog* alone:"), ("0.1", "imprecise", "decimals"), ("0.10", "wrong", "add them"),
     ("0.07", "correct", "it is 0.07"), ("0.06", "correct", "it is 0.07"), ("0.065", "wrong", "add them")],
)  # fmt: skip
def test_what_is_left_is_right_to_the_decimals_that_are_typed_and_not_what_a_slip_leaves(text, status, says):
    result = masks.tasks()["after"].mark(text)
    assert (result.status, says in result.message) == (status, True), result.message


@pytest.mark.parametrize(
    ("name", "count"), [("one-each", sum(j == i for i in range(5) for j in range(5))), ("first-row", len(range(5)[1:]))]
)
def test_one_row_in_place_of_the_triangle_is_named(name, count):
    assert masks.tasks()["hidden"].mark(str(count)).message == masks.load().questions["hidden"].slips[name]


def test_a_zero_that_a_slip_leads_to_is_that_slip_and_no_rounding():
    mark = masks.tasks()["before"].mark("0")
    assert (mark.status, "e⁰ = 1" in mark.message) == ("wrong", True)
    assert masks.tasks()["after"].mark("0").status == "wrong", "near enough is right, and nothing else"


def test_a_share_that_was_dragged_is_right_if_it_is_near():
    statuses = [masks.tasks()["before"].mark(text).status for text in ("0.22", "0.29", "0.19", "0.31")]
    assert statuses == ["correct", "correct", "wrong", "wrong"]
