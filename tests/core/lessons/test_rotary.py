"""Rotary positions: what turning does to scores and lengths, against complex numbers, and every figure of the screen."""

import cmath

import numpy as np
import pytest

from core.lessons import order, rotary

RNG = np.random.default_rng(5)


def turned(row, place):
    """A row whose pairs are complex numbers, each multiplied by e^(i · place · θ)."""
    pairs = [complex(row[j], row[j + 1]) for j in range(0, len(row), 2)]
    spun = [z * cmath.exp(1j * place * 10_000 ** (-2 * i / len(row))) for i, z in enumerate(pairs)]
    return [part for z in spun for part in (z.real, z.imag)]


@pytest.mark.parametrize("d", [2, 4, 64])
def test_each_pair_is_a_complex_number_times_e_to_the_power_of_its_angle(d):
    X, places = RNG.normal(size=(3, 5, d)), [0, 1, 7, 300, 2.5]
    expected = [[turned(row, place) for row, place in zip(batch, places, strict=True)] for batch in X]
    np.testing.assert_allclose(rotary.rotate(X, places), expected, atol=1e-9)


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
                assert rotary.scores(pairs)[m, n] == pytest.approx(np.dot(turned(query, m), turned(key, n)))
        between = np.dot(query, turned(key, -2.5))
        assert rotary.curve(pairs)[rotary.distances().tolist().index(-2.5)] == pytest.approx(between)
        assert np.hypot(*lesson.query[2 * pairs - 2 : 2 * pairs]) == 1, "so that its projection is the score"
    assert lesson.query[4:] == lesson.key[4:] == (0, 0, 0, 0), "as the screen says"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("largest", "1 before", "the score is 1.50"), ("together", "it stays the same", "n − m"),
        ("exchange", "another number", "0.80 becomes −1.49"), ("added", "it stays", "|m\xa0−\xa0n| only"),
    ],
)  # fmt: skip
def test_right_answers_by_hand(name, text, told):
    result = rotary.tasks()[name].mark(text)
    assert result.status == "correct"
    assert told in result.message


def test_what_a_wrong_answer_takes_to_change_is_told_to_stay_with_its_number():
    (a, b), (c, d) = rotary.load().query[:2], rotary.load().key[:2]
    turned = a * (c * np.cos(2) + d * np.sin(2)) + b * (d * np.cos(2) - c * np.sin(2))
    tasks = rotary.tasks()
    for name, stays in (("together", turned), ("added", np.cos(2))):
        for option in {*tasks[name].options} - {tasks[name].key}:
            assert f"{stays:.2f}".replace("-", "−") in tasks[name].mark(option).message


def test_at_each_wrong_place_its_score_is_told():
    (a, b), (c, d) = rotary.load().query[:2], rotary.load().key[:2]
    for n, option in zip((-2, 0, 1, 2), ("2 before", "the same place", "1 after", "2 after"), strict=True):
        score = a * (c * np.cos(n) - d * np.sin(n)) + b * (c * np.sin(n) + d * np.cos(n))
        told = rotary.tasks()["largest"].mark(option)
        assert (told.status, f"{score:.2f}".replace("-", "−") in told.message) == ("wrong", True)


def test_a_place_in_the_figure_is_an_option_of_the_first_question():
    m, _ = rotary.load().home
    options = rotary.load().questions["largest"].options
    assert [rotary.option_of(m, m + apart) for apart in range(-2, 3)] == list(options[:5])
    assert {rotary.option_of(m, 0), rotary.option_of(m, 9), rotary.option_of(m + 1, m)} == {"elsewhere"}
