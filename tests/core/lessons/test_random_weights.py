"""Random weights, drawn many times."""

import numpy as np
import pytest

from core.lessons.from_scratch import script
from core.lessons.random_weights import KINDS, WORDS, draw, measure, sharpness

UNIFORM, NORMAL = KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_over_fresh_draws_every_word_wins_one_time_in_six(kind):
    found = measure(1, kind, draws=60_000)
    # Pearson's statistic of six alike, whose 99.9th percentile at five degrees of freedom is 20.52.
    expected = len(found.largest) / WORDS
    assert ((found.shares * len(found.largest) - expected) ** 2 / expected).sum() < 20.52
    assert found.shares.sum() == pytest.approx(1)


def test_with_one_X_it_is_its_words_that_decide():
    found = measure(1, UNIFORM, same_X=True)
    assert np.abs(found.shares - 1 / WORDS).max() > 0.1


@pytest.mark.parametrize("kind", KINDS)
def test_a_draw_is_what_plain_loops_make_of_the_same_numbers(kind):
    rng = np.random.default_rng(3)
    drawn = rng.random if kind == UNIFORM else rng.standard_normal
    X, W = drawn((4, 6, 8)), drawn((2, 4, 8, 8))
    largest = []
    for i in range(4):
        scores = (X[i] @ W[0, i])[0] @ (X[i] @ W[1, i]).T / 8**0.5
        largest.append((np.exp(scores) / np.exp(scores).sum()).max())
    np.testing.assert_allclose(measure(3, kind, draws=4).largest, largest)


def test_normal_numbers_make_sharper_rows_though_uniform_ones_have_larger_scores():
    assert np.median(draw(1, UNIFORM, 100)[0]) > 10 + abs(np.median(draw(1, NORMAL, 100)[0]))
    assert measure(1, NORMAL).spread > 2 * measure(1, UNIFORM).spread
    assert {sharpness(seed)["key"] for seed in range(5)} == {NORMAL}


def test_the_row_the_course_prints_sums_to_one_and_is_nothing_out_of_the_way():
    printed = script().printed
    assert sum(printed) == pytest.approx(1, abs=1e-7)
    assert 0.05 < measure(1, UNIFORM).at_least(max(printed)) < 0.3
    assert measure(1, NORMAL).at_least(max(printed)) > 0.55
