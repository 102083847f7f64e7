"""Long texts without learning: their words, and any rows of the graph on demand.

For 2,048 words, scores, scaled scores and weights have four million numbers each: too many to keep for every visitor.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from core.graph.trace import Trace, attend
from core.words.sources import tokenize
from core.words.vectors import WordVectors

LONGEST = 2048
"""Most tokens read from a text."""

LETTERS = 40_000
"""Most characters read; a pasted book would take seconds to split into words."""

_SENTENCES = re.compile(r"(?:(?<=[.!?…])|(?<=[.!?…][\"'”’»)]))\s+|\n+")

Matrix = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Text:
    """The words of a text that have a vector, in order, and their embeddings X (n × d_model).

    ``unknown`` lists once each word left out because it has no vector. ``read`` counts the tokens read; the text is
    ``whole`` if these are all of them.
    """

    words: tuple[str, ...]
    X: Matrix = field(compare=False, repr=False)
    unknown: tuple[str, ...]
    read: int
    whole: bool


def read_text(text: str, vectors: WordVectors) -> Text:
    """The first 2,048 tokens of a text, looked up; recent texts are remembered."""
    return _read(text[:LETTERS], vectors, whole=len(text) <= LETTERS)


@lru_cache(maxsize=8)
def _read(text: str, vectors: WordVectors, *, whole: bool) -> Text:
    """At most 40,000 characters of a text, so that no more than half a megabyte is remembered of each."""
    # Sentence by sentence, because a full stop is split off only at the end.
    tokens = tuple(islice(chain.from_iterable(map(tokenize, _SENTENCES.split(text))), LONGEST + 1))
    read = tokens[:LONGEST]
    found = vectors.find(read)
    words = tuple(token for token in read if token in found)
    return Text(
        words=words,
        X=np.array([found[word] for word in words], dtype=np.float32).reshape(-1, vectors.dim),
        unknown=tuple(token for token in dict.fromkeys(read) if token not in found),
        read=len(read),
        whole=whole and len(tokens) <= LONGEST,
    )


def rows(text: Text, which: range, *, scaled: bool, positions: bool = False) -> Trace:
    """The graph without learning, with only some words as queries: for r rows, scores and weights are r × n."""
    queries = {"Q": lambda X_P: X_P[which.start : which.stop]}
    return attend(text.X, scale=scaled, positions=positions, replace=queries)


def sum_by_word(words: Sequence[str], weights: Matrix) -> list[tuple[str, int, float]]:
    """Each distinct word with its number of occurrences and the sum of its weights, largest sum first.

    >>> sum_by_word(["the", "bank", "the"], np.array([0.25, 0.375, 0.375]))
    [('the', 2, 0.625), ('bank', 1, 0.375)]
    """
    counts, sums = Counter(words), dict.fromkeys(words, 0.0)
    for word, weight in zip(words, weights.tolist(), strict=True):
        sums[word] += weight
    return [(word, counts[word], sums[word]) for word in sorted(sums, key=sums.__getitem__, reverse=True)]
