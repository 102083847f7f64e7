"""A word in two sentences: its vector before and after one round of attention without learning."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.words import sources

UNDIVIDED, DIVIDED, MEAN = "not divided", "÷ √50", "plain mean"

WAYS: Mapping[str, Mapping[str, Any]] = {
    UNDIVIDED: {},
    DIVIDED: {"scale": True},
    MEAN: {"replace": {"scores": lambda Q, K: np.zeros((len(Q), len(K)))}},
}
"""The options of `attend` for each kind of round; scores of 0 give all words an equal say."""

BANDS: Mapping[str, float] = {"not at all": 1.0, "a little": 0.9, "as far as plain means": -1.0}
"""How far two vectors are apart, predicted of their cosine of four decimals, each with its lower bound."""

OLD_BANDS: Mapping[str, str] = {
    **dict.fromkeys(("1.0000", "1 to four decimals"), "not at all"),
    **dict.fromkeys(("0.9 to 0.9999", "0.9000 to 0.9999", "0.9 to 1"), "a little"),
    **dict.fromkeys(("0.1 to 0.9", "0.1000 to 0.8999", "below 0.1", "below 0.1000"), "as far as plain means"),
}
"""Their names in older links."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Occurrence:
    """A word at one position of a sentence, with one round of attention."""

    tokens: tuple[str, ...]
    position: int
    trace: Trace

    @property
    def vector(self) -> Matrix:
        """Its vector from the table, (d_model,)."""
        return np.asarray(self.trace.X[self.position])

    @property
    def context(self) -> Matrix:
        """Its context, (d_model,)."""
        return np.asarray(self.trace.context[self.position])

    @property
    def weights(self) -> Matrix:
        """How much it attends to each word of the sentence, (n,)."""
        return np.asarray(self.trace.weights[self.position])

    @property
    def scores(self) -> Mapping[str, float]:
        """Its dot product with each word of the sentence."""
        return dict(zip(self.tokens, self.trace.scores[self.position].tolist(), strict=True))


def occurrence(tokens: Sequence[str], X: Matrix, word: str, way: str) -> Occurrence:
    """The first occurrence of a word, with one round; if it occurs twice, its context is the same both times."""
    return Occurrence(tokens=tuple(tokens), position=tokens.index(word), trace=attend(X, **WAYS[way]))


def band(cosine: float, bands: Mapping[str, float] = BANDS) -> str:
    """The prediction that a cosine agrees with, rounded as it is shown.

    >>> band(1 - 2e-12), band(0.99994)
    ('not at all', 'a little')
    """
    return next(name for name, lowest in bands.items() if round(cosine, 4) >= lowest)


def common_words(a: Sequence[str], b: Sequence[str]) -> tuple[str, ...]:
    """The words that two sentences have in common, beginning with the rarest in GloVe's texts."""
    rank = sources.load().rows
    return tuple(sorted(dict.fromkeys(word for word in a if word in b), key=lambda word: -rank.get(word, len(rank))))
