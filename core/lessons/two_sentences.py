"""A translation that attends to its original, and the encoder and decoder without and with attention before it.

Queries come from the one sentence, keys and values from the other. Sources: Vaswani et al., Attention Is All You Need
(2017), section 3.2.3; Sutskever, Vinyals and Le, Sequence to Sequence Learning (2014): one vector of fixed length;
Bahdanau, Cho and Bengio, Neural Machine Translation by Jointly Learning to Align and Translate (2015): attention.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import numpy as np

from core.graph.form import CROSS
from core.graph.nodes import steps_of
from core.graph.steps import Matrix
from core.graph.trace import Trace, evaluate
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

KEPT = 0.5
"""The share of the old vector that the RNN keeps after each word."""


class TwoSentences(Lesson):
    """Two sentences, the word that the questions follow, the first and the last token read, and the numbers."""

    tokens: tuple[str, ...]
    tokens_kv: tuple[str, ...]
    asks: str
    first: str
    last: str
    many: int
    inputs: dict[str, list[list[float]]]


load = DataFile("two_sentences.toml", TwoSentences)


@cache
def inputs() -> Mapping[str, Matrix]:
    """X (4 × 4), X_kv (5 × 4), W_q, W_k and W_v."""
    return {name: np.asarray(M, dtype=np.float64) for name, M in load().inputs.items()}


@cache
def trace() -> Trace:
    """The words of the translation, attending to the original."""
    return evaluate(inputs(), steps_of(CROSS))


def rnn_shares(n: int) -> Matrix:
    """The shares of n words in the vectors of the simplest RNN, h_t = k h_(t−1) + (1 − k) x_t, h_0 = 0.

    With k = KEPT the vector after word t has (1 − k) k^(t − j) of word j; (n, n), row t, column j.

    >>> rnn_shares(3).tolist()
    [[0.5, 0.0, 0.0], [0.25, 0.5, 0.0], [0.125, 0.25, 0.5]]
    """
    places = np.arange(n)
    after = places[:, None] - places
    return np.where(after < 0, 0.0, (1 - KEPT) * KEPT ** np.maximum(after, 0))


@cache
def encoder_decoder() -> Mapping[str, Matrix]:
    """The original read by the simplest RNN, and what each word of the translation gets of it.

    ``shares`` (n_kv, n_kv) says of how much of each word a vector consists, ``vectors`` are these (n_kv, d_model).
    ``last`` (n, n_kv) is what a decoder looks at without attention; ``fixed`` and ``chosen`` (n, d_model) are what it
    gets without, and with the weights of `trace`.
    """
    shares, weights = rnn_shares(len(load().tokens_kv)), np.asarray(trace().weights)
    vectors, last = shares @ inputs()["X_kv"], np.zeros_like(weights)
    last[:, -1] = 1.0
    return {
        "shares": shares, "vectors": vectors, "last": last, "fixed": last @ vectors, "chosen": weights @ vectors,
    }  # fmt: skip


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to."""
    lesson, row = load(), load().tokens.index(load().asks)
    n, n_kv, size = len(lesson.tokens), len(lesson.tokens_kv), inputs()["X_kv"].shape[1]
    weights = trace().weights[row]
    best = int(np.argmax(weights))
    of_first = rnn_shares(n_kv)[-1, lesson.tokens_kv.index(lesson.first)]
    facts: Mapping[str, Facts] = {
        "looks": {"key": lesson.tokens_kv[best], "options": lesson.tokens_kv},
        "shape": {"key": (n, n_kv), "turned": (n_kv, n), "own": (n, n), "other": (n_kv, n_kv)},
        "left": {"key": str(Fraction(of_first))},
        "open": {"key": str(size * lesson.many), "many": lesson.many},
    }
    return tasks_of(load, facts)
