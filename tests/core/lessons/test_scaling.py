"""Random scores, temperature and overflow: against what the theory of each says."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from core.attention import attend
from core.exercises import load
from core.graph.steps import entropy, softmax
from core.lessons import scaling
from core.lessons.scaling import FLOATS, breaking_score, jacobian, jacobian_norm, simulate, softmax_at, trial

CURVES = simulate()
D_KS = np.array(scaling.D_KS)

rows = arrays(np.float64, 6, elements=st.floats(-5, 5, width=32))
temperatures = st.floats(0.01, 100)


def test_scaling_keeps_what_d_k_would_take_away():
    first, last = 0, len(D_KS) - 1
    assert CURVES["unscaled"]["entropy"].median[last] < 0.01
    assert CURVES["unscaled"]["largest"].median[last] > 0.99
    assert CURVES["unscaled"]["jacobian"].median[last] < 0.01
    assert abs(CURVES["scaled"]["entropy"].median[last] - CURVES["scaled"]["entropy"].median[first]) < 0.5
    assert CURVES["scaled"]["largest"].median[last] < 0.5
    assert CURVES["scaled"]["jacobian"].median[last] > 0.3


def test_the_largest_weight_is_as_the_key_of_its_question_says():
    largest, at = CURVES["unscaled"]["largest"], scaling.D_KS.index(scaling.D_K_ASKED)
    low, median, high = largest.low[at], largest.median[at], largest.high[at]
    assert low < median < high
    assert scaling.prediction("").key == "nearly 1"
    assert median > 0.9


@settings(max_examples=50)
@given(rows)
def test_the_jacobian_is_how_the_softmax_moves(scores):
    step = 1e-6
    moved = [(softmax(scores + step * e) - softmax(scores - step * e)) / (2 * step) for e in np.eye(6)]
    np.testing.assert_allclose(jacobian(softmax(scores)), np.array(moved).T, atol=1e-8)


@given(rows)
def test_its_norm_is_that_of_the_matrix_written_out(scores):
    w = softmax(scores)
    squares = sum((w[i] * ((i == j) - w[j])) ** 2 for i in range(6) for j in range(6))
    assert jacobian_norm(w) == pytest.approx(math.sqrt(squares), abs=1e-12)
    assert jacobian_norm(w) <= 0.5 + 1e-12


@given(rows, temperatures)
def test_dividing_the_scores_is_a_temperature(scores, temperature):
    np.testing.assert_allclose(softmax_at(scores, temperature), softmax(scores / temperature), atol=1e-12)


def test_a_temperature_sharpens_or_evens_out():
    scores = np.array([[1.0, 2.0, 0.5, 1.5]])
    np.testing.assert_allclose(softmax_at(scores, 1e9), 0.25, atol=1e-8)
    np.testing.assert_array_equal(softmax_at(scores, 1e-300), [[0, 1, 0, 0]])
    cold, hot = (entropy(softmax_at(scores, T))[0] for T in (0.5, 2))
    assert 0 < cold < hot < 2


@pytest.mark.parametrize("dtype", FLOATS)
def test_the_naive_softmax_breaks_at_ln_of_the_largest_number(dtype):
    last, limit = breaking_score(dtype), math.log(float(np.finfo(dtype).max))
    assert abs(last - limit) <= float(np.spacing(dtype(limit)))
    following = float(np.nextafter(dtype(last), dtype(np.inf)))
    assert scaling.works(last, dtype)
    assert not scaling.works(following, dtype)


@pytest.mark.parametrize("dtype", FLOATS)
def test_both_agree_where_the_naive_one_works(dtype):
    tried = trial(breaking_score(dtype) / 2, dtype)
    assert tried.naive.dtype == tried.stable.dtype == dtype
    np.testing.assert_allclose(tried.naive, tried.stable, rtol=float(np.finfo(dtype).eps) * 8, atol=1e-7)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(("score", "weights"), [(1e4, [1, 0, 0]), (-1e4, [0, 0, 1])])
def test_the_stable_one_is_right_where_the_naive_one_breaks(dtype, score, weights):
    tried = trial(score, dtype)
    assert np.isnan(tried.naive).any()
    np.testing.assert_array_equal(tried.stable, weights)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("score", [12, -1e4, 1.7e308, 5e-324])
def test_no_score_makes_numpy_warn(score):
    for dtype in FLOATS:
        trial(score, dtype)


@pytest.mark.parametrize("name", ["dog-tail", "journey", "bank-interest"])
def test_what_is_asked_of_the_divisor_is_so(name):
    given = load(name)
    trace = attend(*(given.inputs[one] for one in ("X", "W_q", "W_k", "W_v")))
    usual, undivided, far = (softmax(trace.scores / divisor) for divisor in (trace.d_k**0.5, 1, 12))
    tasks = scaling.tasks(given.tokens, trace.d_k, usual, undivided, far)
    assert (undivided.max(axis=1) > usual.max(axis=1)).all()
    assert tasks["tried"].mark("it grows").credit == 1
    assert (np.abs(far - 1 / len(far)).max(axis=1) < np.abs(usual - 1 / len(far)).max(axis=1)).all()
    assert tasks["even"].mark("the same for each word").credit == 1
    assert (undivided.argmax(axis=1) == usual.argmax(axis=1)).all()
    assert (far.argmax(axis=1) == usual.argmax(axis=1)).all()
    same, root, four = (times * trace.d_k**0.5 for times in (1, 2, 4))
    assert scaling.random_scores(4 * trace.d_k).std() == pytest.approx(root)
    assert tasks["spread"].mark(f"{root:.2f}").credit == 1
    assert len({tasks["spread"].mark(f"{wrong:.2f}").message for wrong in (same, four, four * trace.d_k**0.5, 99)}) == 4
    other = tasks["spread"].mark(f"{trace.d_k}")
    assert (other.status, f"spread by {root / trace.d_k:.1f}." in other.message) == ("wrong", trace.d_k != same)
    if name == "dog-tail":
        told = tasks["tried"].mark("it shrinks").message, tasks["even"].mark("1 for one word").message
        near, wide = (f"{np.ptp(trace.scores[3]) / divisor:.1f}" for divisor in (trace.d_k**0.5, 1))
        assert f"up to {wide} apart now, not {near}, so the largest takes more: it went from 0.69 to 0.90." in told[0]
        narrow = f"only up to {np.ptp(trace.scores[3]) / 12:.1f} apart"
        assert narrow in tasks["even"].mark("the same for each word").message
        assert "the largest of *its* is down to 0.26" in told[1]
