"""An induction head, made by hand: a head that notes the word before, and one in the next layer that looks for itself.

Each token has a part for its word, one for its place, and one in which the first head notes the word before; all are
one-hot. Of v different words and n places, X is (n, 2v + n).

    layer 1: the query is the place before, the key the place, the value the word, written into the third part
    layer 2: the query is the word, the key the word noted, the value the word

So the second head attends to what followed the same word earlier, and passes on that word.
Source: Olsson et al., In-context Learning and Induction Heads (2022).
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.trace import Trace, attend

START = "(start)"
"""The token before the first word; without it the first word would note itself."""

MOST = 12
"""The most words of a text."""

SCORE = 8.0
"""The scaled score where query and key are of the same word or place; elsewhere it is 0."""


@dataclass(frozen=True, kw_only=True, eq=False)
class TwoLayers:
    """A text with START in front, the different words of it, and the graph of a head in each of two layers."""

    tokens: tuple[str, ...]
    vocabulary: tuple[str, ...]
    layers: tuple[Trace, Trace]

    @property
    def match(self) -> int | None:
        """The token to which the last attends in the second layer; None if its word is new."""
        earlier = self.tokens[:-1]
        return len(earlier) - earlier[::-1].index(self.tokens[-1]) if self.tokens[-1] in earlier else None


def words(text: str) -> tuple[str, ...]:
    """The words of a text, as far as there is room."""
    return tuple(text.lower().split()[:MOST])


@lru_cache(maxsize=32)
def read(text: str) -> TwoLayers:
    """Read a text with both layers, each behind a causal mask."""
    tokens = (START, *words(text))
    vocabulary = tuple(dict.fromkeys(tokens))
    n, v = len(tokens), len(vocabulary)
    is_word = np.array([[float(token == word) for word in vocabulary] for token in tokens])
    X = np.hstack([is_word, np.eye(n), np.zeros((n, v))])
    word, place, noted = np.hsplit(np.eye(X.shape[1]), [v, v + n])  # each reads a part of X
    before = np.roll(np.eye(n), -1, axis=1)  # of the first place that is the last, which the mask hides
    first = attend(X, place @ before * SCORE * np.sqrt(n), place, word @ noted.T, causal=True)
    second = attend(X + first.context, word * SCORE * np.sqrt(v), noted, word, causal=True)
    return TwoLayers(tokens=tokens, vocabulary=vocabulary, layers=(first, second))
