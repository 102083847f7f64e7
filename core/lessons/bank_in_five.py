"""*Bank* in five sentences: how each one drifts from layer to layer, and the questions about it.

A word's state moves from the same beginning to different meanings.
"""

from collections.abc import Mapping
from functools import cache

import numpy as np

from core.graph.steps import Matrix
from core.lessons import meaning
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.lessons.trained import load_tasks
from core.models import minilm, studied_sentences
from core.models.minilm import LAYERS
from core.models.studied_sentences import Bank, Sense


def states(sentence: str, word: str) -> Matrix:
    """The states of a word where it first occurs in a sentence, before and after each layer, (7, 384).

    Raises:
        SentenceError: the word is not a token of the sentence, or the sentence cannot be read.
    """
    run = minilm.read(sentence)
    if word not in run.tokens:
        raise minilm.SentenceError(f"“{word}” is not a token of this sentence: type it in small letters, as one word.")
    return run.states[:, run.tokens.index(word)].astype(np.float64)


_INPUT, _LAST = 0, LAYERS

BANDS = {"exactly 1": 1.0, "between 0.9 and 1": 0.9, "below 0.9": -1.0}
"""The predictions of the cosines at the input, from high to low, each with its lower bound."""

KINDS = ("river", "money")
"""What the sentences are about."""


def bank() -> Bank:
    """The word and its sentences."""
    return studied_sentences.load().bank


def names() -> tuple[str, ...]:
    """A short name for each sentence: its number and its kind."""
    return tuple(f"{i} {KINDS[is_other(sentence)]}" for i, sentence in enumerate(bank().sentences, start=1))


def is_other(sentence: Sense) -> bool:
    """Whether a sentence is of the second of `KINDS`."""
    return sentence.sense != bank().towards[0]


@cache
def drift() -> Matrix:
    """The ways of the five, (5, 7, 2)."""
    return np.stack([path(one.text) for one in bank().sentences])


def path(text: str) -> Matrix:
    """The cosine of the *bank* of a sentence with *river* and with *finance*, each read alone, by layer, (7, 2).

    Raises:
        SentenceError: the word is not a token of the sentence, or the sentence cannot be read.
    """
    alone = np.stack([_units(states(word, word)) for word in bank().towards], axis=1)  # (7, 2, 384)
    return np.asarray((alone @ _units(states(text, bank().word))[:, :, None])[:, :, 0])


def _units(states: Matrix) -> Matrix:
    return np.asarray(states / np.linalg.norm(states, axis=-1, keepdims=True))


def likeness(text: str) -> tuple[float, ...]:
    """The cosine of the word in a sentence with the word in each of the five, after the last layer.

    Raises:
        SentenceError: as for `path`.
    """
    own = states(text, bank().word)[_LAST]
    others = (states(sentence.text, bank().word)[_LAST] for sentence in bank().sentences)
    return tuple(minilm.cosine(own, other) for other in others)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order."""
    return load_tasks("bank_in_five.toml", {"axis": _facts_of_axis, "input": _facts_of_input, "mixed": _facts_of_mixed})


@cache
def cosines() -> Matrix:
    """The cosine between each two of the five before the first layer, (5, 5)."""
    five = _units(np.stack([states(sentence.text, bank().word)[_INPUT] for sentence in bank().sentences]))
    return np.asarray(five @ five.T)


def _facts_of_input() -> Facts:
    between = cosines()[~np.eye(len(bank().sentences), dtype=bool)]
    least, most = float(between.min()), float(between.max())
    key = meaning.band(least, BANDS)
    return {"key": key if meaning.band(most, BANDS) == key else "", "least": least, "most": most}


def _facts_of_axis() -> Facts:
    ends = drift()[:, [_INPUT, _LAST], 0]
    river, other = ([i for i, one in enumerate(bank().sentences) if is_other(one) == kind] for kind in (False, True))
    return {
        "key": "● river banks" if ends[river, 1].min() > ends[other, 1].max() else "",
        "start": float(ends[:, 0].max()), "river": float(ends[river, 1].min()), "other": float(ends[other, 1].max()),
    }  # fmt: skip


def _facts_of_mixed() -> Facts:
    facts, (own, finance) = _facts_of_axis(), path(bank().mixed.text)[_LAST].tolist()
    return {**facts, "key": "● river banks" if own > facts["river"] else "", "own": own, "finance": finance}
