"""One query, step by step, against the graph and the figures of the course."""

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.one_query import one_query

JOURNEY = exercises.load("journey").traces["plain"]
RIVER = exercises.load("river-bank").traces["plain"]


@pytest.mark.parametrize("trace", [JOURNEY, RIVER, exercises.load("bank-interest").traces["learned"]])
def test_one_query_agrees_with_its_row_of_the_graph(trace):
    for row in range(len(trace.X)):
        query = one_query(trace, row)
        assert np.allclose(query.stable, trace.weights[row])
        assert np.allclose(query.by_exponentials, trace.weights[row])
        assert np.allclose(query.context, trace.context[row])
        assert np.allclose(query.by_sum.sum(), 1)


def test_dividing_by_the_sum_breaks_with_a_negative_score():
    query = one_query(RIVER, 1)
    assert query.scores[11] < 0
    assert query.by_sum[11] < 0 < query.stable[11]


def test_the_cosine_is_the_dot_product_without_the_lengths():
    query = one_query(JOURNEY, 1)
    assert query.cosines[1] == pytest.approx(1)
    assert (np.abs(query.cosines) <= 1 + 1e-12).all()
    doubled = one_query(attend(2 * JOURNEY.X), 1)
    assert np.allclose(doubled.cosines, query.cosines)
    assert not np.allclose(doubled.scores, query.scores)
    assert one_query(attend(np.zeros((2, 3))), 0).cosines.tolist() == [0, 0]


def test_a_masked_word_has_no_share_in_any_way():
    masked = attend(JOURNEY.X, causal=True)
    query = one_query(masked, 2)
    assert np.isneginf(query.scores[3:]).all()
    for shares in (query.by_sum, query.exponentials, query.by_exponentials, query.stable):
        assert not shares[3:].any()
    assert query.by_sum.sum() == pytest.approx(1)
    assert np.allclose(query.stable, masked.weights[2])
    assert np.allclose(query.context, masked.context[2])


def test_plain_exponentials_overflow_where_the_stable_softmax_does_not():
    query = one_query(attend(np.array([[40.0], [1.0]])), 0)
    assert np.isnan(query.by_exponentials).any()
    assert query.stable.tolist() == pytest.approx([1, 0])
