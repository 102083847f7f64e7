"""The order of the words: every figure of the screen by plain loops, and every slip of its questions."""

import math

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.nodes import NODES
from core.lessons import order

DOG = exercises.load("dog-tail").inputs


def sinusoids(n, d_model):
    rows = []
    for p in range(n):
        angles = [p / 10_000 ** (2 * i / d_model) for i in range(d_model // 2)]
        rows.append([wave(angle) for angle in angles for wave in (math.sin, math.cos)])
    return np.array(rows)


@pytest.mark.parametrize("seed", order.SEEDS)
def test_without_positions_a_shuffle_moves_rows_and_with_them_it_changes_all(seed):
    places = order.order(5, seed)
    X, *W = DOG.values()
    assert order.shuffled_words(seed) == tuple(order.words()[place] for place in places)
    for positions in (False, True):
        expected, written = attend(X[places], *W, positions=positions), attend(X, *W, positions=positions)
        shuffled, put = (made(seed, positions=positions) for made in (order.shuffled_trace, order.moved_trace))
        np.testing.assert_allclose(shuffled.context, expected.context, rtol=1e-12)
        for row, place in enumerate(places):
            np.testing.assert_array_equal(put.context[row], written.context[place])
            for column, other in enumerate(places):
                assert put.weights[row, column] == written.weights[place, other]
        for name in NODES:
            if not positions:
                np.testing.assert_allclose(shuffled.matrices[name], put.matrices[name], rtol=1e-12, err_msg=name)
        if positions:
            same = np.isclose(shuffled.context, put.context).all(axis=1)
            assert same.all() if seed == 0 else not same.any()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("without", "each keeps its own"), ("with", "each gets others"),
        ("relative", "p₇ · p₁₀"),
    ],
)  # fmt: skip
def test_right_answers_by_hand(name, text):
    figures = {"same": "1.96", "near": "2.56", "far": "3.78", "repeats": "6.3", "before": "0.94"}
    result = order.tasks()[name].mark(text)
    assert (result.status, result.message) == (
        "correct",
        order.load().questions[name].praise.format(**figures),
    )


def test_the_dot_products_of_places_depend_on_how_far_apart_they_are_and_no_two_options_agree():
    P = sinusoids(12, 8)
    np.testing.assert_allclose(order.positions(12, 8), P, atol=1e-12)
    assert P[7] @ P[10] == pytest.approx(P[0] @ P[3])
    for a, b in ((2, 4), (0, 6)):
        assert abs(P[a] @ P[b] - P[0] @ P[3]) > 0.1
