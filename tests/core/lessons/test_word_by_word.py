"""Writing word by word: products counted one at a time, and what is kept is what would be computed again."""

import numpy as np
import pytest

from core import exercises
from core.lessons import word_by_word
from core.lessons.word_by_word import (
    bytes_of_word,
    gigabytes,
    name_sharing,
    products_with_cache,
    products_without_cache,
    total_with_cache,
    total_without_cache,
)

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
    assert [products_without_cache(t, 3, 3) for t in range(1, 6)] == again == [33, 78, 135, 204, 285]
    assert [products_with_cache(t, 3, 3) for t in range(1, 6)] == cached == [33, 39, 45, 51, 57]
    assert total_without_cache(5, 3, 3) == sum(again)
    assert total_with_cache(5, 3, 3) == sum(cached)


def test_with_the_cache_the_new_word_becomes_the_same():
    expected = written(5, cached=False)[0]
    np.testing.assert_allclose(written(5, cached=True)[0], expected, rtol=1e-12)
    np.testing.assert_allclose(word_by_word.written_trace(5).context[-1], expected, rtol=1e-12)


def test_a_window_shares_out_what_it_hides():
    """Of *its*: what *dog* and *the* had goes to *chased* and to itself, in the ratio that they had."""
    whole, seen = word_by_word.written_trace(5).weights[3], word_by_word.written_trace(5, 2).weights[3]
    assert seen[:2].tolist() == [0, 0]
    np.testing.assert_allclose(seen[2:4], whole[2:4] / whole[2:4].sum(), rtol=1e-12)
    message = word_by_word.tasks()["forgets"].mark("the words left share it").message
    assert (f"{whole[:2].sum():.4f}", f"{whole[2]:.4f}", f"{seen[2]:.4f}") == ("0.7409", "0.1051", "0.4055")
    assert "Right: the softmax shares out the 0.7409 that" in message
    assert "*chased* goes from 0.1051 to 0.4055" in message


@pytest.mark.parametrize(
    ("name", "own", "bytes_", "words", "kept"),
    [
        ("Llama 2 70B", 8, 327_680, 4096, 1.34217728), ("Llama 2 70B", 64, 2_621_440, 4096, 10.73741824),
        ("Llama 2 7B", 32, 524_288, 4096, 2.147483648), ("Mistral 7B", 8, 131_072, 8192, 0.536870912),
        ("Mistral 7B", 8, 131_072, 10, 0.00131072),
    ],
)  # fmt: skip
def test_what_models_keep_is_counted_key_by_key(name, own, bytes_, words, kept):
    """Mistral's window keeps 4,096 tokens, however long the text is."""
    model = word_by_word.model(name)
    assert bytes_of_word(model, own) == sum(model.d_head * 2 for _ in range(model.layers * own) for _ in "kv") == bytes_
    assert gigabytes(model, own, words) == pytest.approx(kept)


def test_the_larger_model_keeps_less_as_its_heads_share():
    message = word_by_word.tasks()["shared"].mark("Llama 2 7B").message
    assert (
        message == "Right: 2.15 GB against 1.34 GB for 4,096 tokens. Without sharing, Llama 2 70B would keep 10.74 GB."
    )
    one, other = word_by_word.load().compared
    assert [(name_sharing(model, own), own) for model in [word_by_word.model(other)] for own in model.choices] == [
        ("multi-head", 64), *(("grouped", own) for own in (32, 16, 8, 4, 2)), ("one for all", 1),
    ]  # fmt: skip
    assert word_by_word.model(one).own == word_by_word.model(one).heads


def test_what_the_new_word_still_takes_is_right_and_what_all_take_is_told_as_that():
    task = word_by_word.tasks()["cached"]
    assert "everything again" in task.mark("285").message
    assert task.mark("57").status == "correct"
