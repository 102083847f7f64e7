"""Rotary positions: what turning does to scores and lengths, against complex numbers, and every figure of the screen."""

import cmath
import math

import numpy as np
import pytest

from core.lessons import order, rotary

RNG = np.random.default_rng(5)


def turned(row, place):
    """A row whose pairs are complex numbers, each multiplied by e^(i · place · θ)."""
    pairs = [complex(row[j], row[j + 1]) for j in range(0, len(row), 2)]
    spun = [z * cmath.exp(1j * place * 10_000 ** (-2 * i / len(row))) for i, z in enumerate(pairs)]
    return [part for z in spun for part in (z.real, z.imag)]


def score(query, key, m, n):
    return float(rotary.rotate(query[None], [m])[0] @ rotary.rotate(key[None], [n])[0])


@pytest.mark.parametrize("d", [2, 4, 64])
def test_each_pair_is_a_complex_number_times_e_to_the_power_of_its_angle(d):
    X, places = RNG.normal(size=(3, 5, d)), [0, 1, 7, 300, 2.5]
    expected = [[turned(row, place) for row, place in zip(batch, places, strict=True)] for batch in X]
    np.testing.assert_allclose(rotary.rotate(X, places), expected, atol=1e-9)


def test_turning_changes_no_length_and_at_place_0_nothing():
    X = RNG.normal(size=(9, 8))
    lengths = np.linalg.norm(X, axis=1)
    np.testing.assert_allclose(np.linalg.norm(rotary.rotate(X, range(9)), axis=1), lengths, rtol=1e-12)
    np.testing.assert_array_equal(rotary.rotate(X, [0] * 9), X)


def test_the_score_depends_on_how_far_the_key_is_after_the_query_and_on_its_sign():
    for query, key in RNG.normal(size=(20, 2, 8)):
        for m, n in ((0, 3), (6, 2), (40, 47)):
            here = score(query, key, m, n)
            assert here == pytest.approx(score(query, key, m + 11, n + 11), rel=1e-9, abs=1e-9)
            assert abs(here - score(query, key, n, m)) > 1e-6
        assert score(query, query * 2, 6, 2) == pytest.approx(score(query, query * 2, 2, 6)), "q and k point one way"
        assert score(query, query * -2, 6, 2) == pytest.approx(score(query, query * -2, 2, 6)), "or opposite ways"


def test_the_dot_products_of_the_sinusoids_depend_on_the_distance_alone():
    P, last = order.positions(10, 8), 9
    for pairs in (1, 2):
        drawn = rotary.curve(pairs, added=True)[:: rotary.FINE]
        for m in range(10):
            for n in range(10):
                dot = P[m, : 2 * pairs] @ P[n, : 2 * pairs]
                assert drawn[n - m + last] == pytest.approx(dot) == pytest.approx(drawn[m - n + last])


def test_scores_and_curve_are_those_of_the_example_turned():
    lesson = rotary.load()
    for pairs in (1, 2):
        query, key = ([*row[: 2 * pairs], *[0] * (8 - 2 * pairs)] for row in (lesson.query, lesson.key))
        for m in range(10):
            for n in range(10):
                expected = np.dot(turned(query, m), turned(key, n))
                assert rotary.scores(pairs)[m, n] == pytest.approx(expected)
                assert rotary.at_distance(n - m, pairs) == pytest.approx(expected)
        between = np.dot(query, turned(key, -2.5))
        assert rotary.curve(pairs)[rotary.distances().tolist().index(-2.5)] == pytest.approx(between)
        assert np.hypot(*lesson.query[2 * pairs - 2 : 2 * pairs]) == 1, "so that its projection is the score"
    assert lesson.query[4:] == lesson.key[4:] == (0, 0, 0, 0), "as the screen says"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("largest", "1 before", "the score is 1.50"), ("together", "it stays the same", "n − m"),
        ("exchange", "it becomes a different number", "0.80 becomes −1.49"), ("added", "it stays the same", "|m − n| only"),
    ],
)  # fmt: skip
def test_right_answers_by_hand(name, text, told):
    result = rotary.tasks()[name].mark(text)
    assert result.status == "correct"
    assert told in result.message


def test_figures_of_the_right_answers():
    q, k = complex(0.8, 0.6), complex(-0.1, 1.5)
    slow_q, slow_k = complex(0.6, 0.8), complex(0.8, 1.3)

    def both(apart):
        """Re(k · e^(iθ) · q*): the dot product of two arrows as complex numbers."""
        fast, slow = (cmath.exp(1j * apart * t) for t in (1, 0.1))
        one = (k * fast * q.conjugate()).real
        return round(one, 2), round(one + (slow_k * slow * slow_q.conjugate()).real, 2)

    assert (both(-1), both(5)) == ((1.50, 3.03), (1.44, 2.71))
    assert (both(-2)[0], both(2)[0]) == (0.80, -1.49)
    assert max(range(-5, 5), key=lambda apart: both(apart)[0]) == -1
    assert max(range(-9, 10), key=lambda apart: both(apart)[1]) == -1


def test_how_far_k_is_ahead_of_q_is_as_the_slips_say():
    """In radians at each place: "about 1 ahead", "1 behind", "almost the opposite way", "turned 1 more"."""
    lesson = rotary.load()
    ahead = math.atan2(lesson.key[1], lesson.key[0]) - math.atan2(lesson.query[1], lesson.query[0])
    assert ahead == pytest.approx(1, abs=0.01)
    assert ahead + -2 == pytest.approx(-1, abs=0.01)
    assert math.pi - (ahead + 2) < 0.16
    assert rotary.at_distance(2) < -1.4
    assert lesson.home[1] - lesson.home[0] == -2, "2 radians less; exchanged, 2 more"


def test_a_place_in_the_figure_is_an_option_of_the_first_question():
    m, _ = rotary.load().home
    options = rotary.load().questions["largest"].options
    assert [rotary.option_of(m, m + apart) for apart in range(-2, 3)] == list(options[:5])
    assert {rotary.option_of(m, 0), rotary.option_of(m, 9), rotary.option_of(m + 1, m)} == {"elsewhere"}
