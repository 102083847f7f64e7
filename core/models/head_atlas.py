"""What each of the 6 × 12 heads looks at, measured on a small set of ordinary sentences."""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from core.graph.steps import Matrix, entropy
from core.models import minilm, studied_sentences
from core.models.minilm_network import Floats

Kind: TypeAlias = Literal["before", "after", "itself", "start", "end", "evenly", "mixed"]

CLEAR = 0.4
"""A head looks at something in particular if that has at least this share of its weights."""

EVEN = 0.85
"""A head looks evenly if its entropy has at least this share of the largest possible."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Atlas:
    """Means over all words of all sentences, each (6, 12): one number per head; its shares are parts of 1.

    ``before``, ``after`` and ``itself``: the weight that a word gives the word before it, the word after it and itself.
    ``start``: what it gives [CLS]. ``end``: what it gives the full stop and [SEP] together.
    ``evenness``: the entropy of its weights as a share of log₂ n; 1 where all weights are equal, 0 where one is 1.
    ``chance`` is what any one token would get if all were equal, the mean of 1/n; the two of ``end`` get twice that.
    """

    before: Matrix
    after: Matrix
    itself: Matrix
    start: Matrix
    end: Matrix
    evenness: Matrix
    chance: float

    def kind(self, layer: int, number: int) -> Kind:
        """What a head looks at most, if that is clear; otherwise whether it looks evenly at everything."""
        head = (layer - 1, number - 1)
        kinds: tuple[Kind, ...] = ("before", "after", "itself", "start", "end")
        shares: dict[Kind, float] = {kind: getattr(self, kind)[head] for kind in kinds}
        most = max(shares, key=shares.__getitem__)
        if shares[most] >= CLEAR:
            return most
        return "evenly" if self.evenness[head] >= EVEN else "mixed"

    def foremost(self, name: str) -> minilm.Head:
        """The head in which one of these numbers, such as ``before``, is largest."""
        return minilm.Head.at(divmod(int(getattr(self, name).argmax()), minilm.HEADS))


@functools.cache
def atlas() -> Atlas:
    """The atlas of the sentences that are kept for it; computed at the first call."""
    runs = [minilm.read(sentence) for sentence in studied_sentences.load().atlas.sentences]
    of_words = {name: np.concatenate([look(run.weights) for run in runs], axis=-1) for name, look in _LOOKS.items()}
    means = {name: M.mean(axis=-1, dtype=np.float64) for name, M in of_words.items()}
    return Atlas(**means, chance=float(np.mean([1 / len(run.tokens) for run in runs for _ in run.tokens[1:-2]])))


def _beside(offset: int, weights: Floats) -> Floats:
    """What each word gives the word that stands so much later, if there is one; (…, n, n) → (…, words)."""
    words = weights[..., 1:-2, 1:-2]  # without [CLS], the full stop and [SEP]
    return np.diagonal(words, offset, axis1=-2, axis2=-1)


_LOOKS: Mapping[str, Callable[[Floats], Floats]] = {
    "before": functools.partial(_beside, -1),
    "after": functools.partial(_beside, 1),
    "itself": functools.partial(_beside, 0),
    "start": lambda weights: weights[..., 1:-2, 0],
    "end": lambda weights: weights[..., 1:-2, -2:].sum(axis=-1),
    "evenness": lambda weights: entropy(weights[..., 1:-2, :]) / np.log2(weights.shape[-1]),
}
"""How each number is computed for every word of a sentence: (6, 12, n, n) → (6, 12, words)."""
