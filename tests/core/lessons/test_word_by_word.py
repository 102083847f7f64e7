"""Writing word by word: products counted one at a time, and what is kept is what would be computed again."""

import numpy as np
import pytest

from core import exercises
from core.lessons import word_by_word
from core.lessons.word_by_word import all_again, all_again_so_far, kept, with_cache, with_cache_so_far

DOG = exercises.load("dog-tail").inputs


class Counter:
    """Multiplies by plain loops and counts the products."""

    def __init__(self):
        self.count = 0

    def times(self, A, B):
        self.count += len(A) * len(B) * len(B[0])
        return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*B, strict=True)] for row in A]


def softmax(row):
    powers = np.exp(np.array(row) - max(row))
    return (powers / powers.sum()).tolist()


def written(n, *, cached):
    """The context of the last of n words, written one after another, and the products that each of them took."""
    X, W_q, W_k, W_v = (DOG[name].tolist() for name in ("X", "W_q", "W_k", "W_v"))
    keys, values, counts = [], [], []
    for t in range(1, n + 1):
        counter, rows = Counter(), X[t - 1 : t] if cached else X[:t]
        Q, K, V = (counter.times(rows, W) for W in (W_q, W_k, W_v))
        keys, values = (keys + K, values + V) if cached else (K, V)
        scores = counter.times(Q, [list(column) for column in zip(*keys, strict=True)])
        seen = range(t, t + 1) if cached else range(1, t + 1)
        weights = [
            softmax([s / 3**0.5 for s in row[:upto]]) + [0.0] * (t - upto)
            for row, upto in zip(scores, seen, strict=True)
        ]
        context = counter.times(weights, values)
        counts.append(counter.count)
    return context[-1], counts


def test_the_formulas_count_what_is_really_multiplied():
    again, cached = written(5, cached=False)[1], written(5, cached=True)[1]
    assert [all_again(t, 3, 3).total for t in range(1, 6)] == again == [33, 78, 135, 204, 285]
    assert [with_cache(t, 3, 3).total for t in range(1, 6)] == cached == [33, 39, 45, 51, 57]
    assert all_again_so_far(5, 3, 3) == sum(again)
    assert with_cache_so_far(5, 3, 3) == sum(cached)


@pytest.mark.parametrize("n", [1, 2, 10, 100])
def test_the_sums_over_a_text_are_the_sums_of_its_words(n):
    words = range(1, n + 1)
    assert all_again_so_far(n, 768, 64) == sum(all_again(t, 768, 64).total for t in words)
    assert with_cache_so_far(n, 768, 64) == sum(with_cache(t, 768, 64).total for t in words)
    assert kept(n, 64) == sum(64 + 64 for _ in words)


def test_with_the_cache_the_new_word_becomes_the_same():
    expected = written(5, cached=False)[0]
    np.testing.assert_allclose(written(5, cached=True)[0], expected, rtol=1e-12)
    np.testing.assert_allclose(word_by_word.written(5).context[-1], expected, rtol=1e-12)


@pytest.mark.parametrize(("name", "text"), [("again", "285"), ("cached", "57"), ("remembered", "128,000")])
def test_right_answers(name, text):
    result = word_by_word.tasks()[name].mark(text.replace(",", ""))
    assert (result.status, result.message) == ("correct", word_by_word.load().questions[name].praise)
