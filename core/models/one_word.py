"""One word in several sentences: how its state moves from the same beginning to different meanings, layer by layer."""

from collections.abc import Sequence

import numpy as np

from core.graph.steps import Matrix
from core.models import minilm


def states(sentence: str, word: str) -> Matrix:
    """The states of a word where it first occurs in a sentence, before and after each layer, (7, 384).

    Raises:
        SentenceError: the word is not a token of the sentence, or the sentence cannot be read.
    """
    run = minilm.read(sentence)
    if word not in run.tokens:
        raise minilm.SentenceError(f"“{word}” is not a token of this sentence: type it in small letters, as one word.")
    return run.states[:, run.tokens.index(word)].astype(np.float64)


def resemblances(word: str, sentence: str, others: Sequence[str]) -> Matrix:
    """The cosine of a word's states with those of k other words, each read alone, layer by layer, (7, k).

    With *river* and *finance* for *bank*, these are the two axes of the picture of its drift.

    Raises:
        SentenceError: as for `states`.
    """
    alone = np.stack([_units(states(other, other)) for other in others], axis=1)  # (7, k, 384)
    return np.asarray((alone @ _units(states(sentence, word))[:, :, None])[:, :, 0])


def _units(states: Matrix) -> Matrix:
    return np.asarray(states / np.linalg.norm(states, axis=-1, keepdims=True))
