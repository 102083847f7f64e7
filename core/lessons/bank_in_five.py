"""*Bank* in five sentences: how alike its states are in each layer, how each one drifts, and the questions about it."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.lessons.trained import load_tasks
from core.models import minilm, one_word, studied_sentences
from core.models.minilm import LAYERS
from core.models.studied_sentences import Bank

_INPUT, _LAST = 0, LAYERS

_ASKED = (0, 2)
"""The two sentences whose cosine is worked out: a river's and a bank's that keeps money."""


def bank() -> Bank:
    """The word and its sentences."""
    return studied_sentences.load().bank


def names() -> tuple[str, ...]:
    """A short name for each sentence: its number and its sense."""
    return tuple(f"{i} {sentence.sense}" for i, sentence in enumerate(bank().sentences, start=1))


@cache
def similarities() -> Matrix:
    """The cosine of *bank* in any two sentences, at the input and after each layer, (7, 5, 5)."""
    return one_word.similarities(bank().word, [sentence.text for sentence in bank().sentences])


@cache
def drift() -> Matrix:
    """The cosine of each *bank* with *river* and with *finance*, each read alone, layer by layer, (5, 7, 2)."""
    word, towards = bank().word, bank().towards
    return np.stack([one_word.resemblances(word, sentence.text, towards) for sentence in bank().sentences])


def pairs(*, same_sense: bool) -> tuple[tuple[int, int], ...]:
    """The pairs of sentences in which *bank* has the same sense, or those in which it has not."""
    senses = [sentence.sense for sentence in bank().sentences]
    return tuple((i, j) for i, j in combinations(range(len(senses)), 2) if (senses[i] == senses[j]) == same_sense)


def spread(layer: int, *, same_sense: bool) -> tuple[float, float]:
    """The smallest and the largest cosine of such pairs after a layer, 0 for the input."""
    cosines = [float(similarities()[layer][pair]) for pair in pairs(same_sense=same_sense)]
    return min(cosines), max(cosines)


def layer_name(layer: int) -> str:
    """What stands beside a layer: 0 is the input."""
    return "input" if layer == _INPUT else f"layer {layer}"


def likeness(text: str) -> tuple[float, ...]:
    """The cosine of the word in a sentence with the word in each of the five, after the last layer.

    Raises:
        SentenceError: the word is not a token of the sentence, or the sentence cannot be read.
    """
    own = one_word.states(text, bank().word)[_LAST]
    others = (one_word.states(sentence.text, bank().word)[_LAST] for sentence in bank().sentences)
    return tuple(minilm.cosine(own, other) for other in others)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order."""
    facts: dict[str, Callable[[], Facts]] = {
        "input": _at_the_input, "cosine": _one_cosine, "after": _after, "apart": _apart, "axis": _axis,
        "mixed": _mixed,
    }  # fmt: skip
    return load_tasks("bank_in_five.toml", facts)


def _at_the_input() -> Facts:
    every = [float(similarities()[_INPUT][pair]) for kind in (True, False) for pair in pairs(same_sense=kind)]
    options = ("exactly 1", "between 0.9 and 1", "near 0")
    least, most = min(every), max(every)
    at = 0 if least > 0.99999 else 1 if least > 0.9 else 2
    return {"key": options[at], "least": least, "most": most}


def _one_cosine() -> Facts:
    """After the last layer: a · b is given with both lengths."""
    a, b = (one_word.states(bank().sentences[i].text, bank().word)[_LAST] for i in _ASKED)
    dot, first, second = float(a @ b), float(np.linalg.norm(a)), float(np.linalg.norm(b))
    return {
        "key": minilm.cosine(a, b), "dot": dot, "first": first, "second": second,
        "not-divided": dot, "by-one": dot / first, "by-the-other": dot / second,
        "by-the-sum": dot / (first + second),
    }  # fmt: skip


def _after() -> Facts:
    same, across = (spread(_LAST, same_sense=kind) for kind in (True, False))
    options = ("the two rivers", "a river and an account", "all pairs alike")
    key = options[0] if same[0] > across[1] else options[2]
    return {"key": key, "least": same[0], "most": across[1], "rivers": float(similarities()[_LAST][0, 1])}


def _apart() -> Facts:
    """The layers after which every pair of one sense is more alike than every pair across."""
    apart = [
        layer for layer in range(LAYERS + 1) if spread(layer, same_sense=True)[0] > spread(layer, same_sense=False)[1]
    ]
    return {"key": "no: apart, mixed again, apart", "layers": ", ".join(map(str, apart))}


def _axis() -> Facts:
    ends = drift()[:, [_INPUT, _LAST], 0]
    river = [i for i, sentence in enumerate(bank().sentences) if sentence.sense == bank().towards[0]]
    other = [i for i in range(len(ends)) if i not in river]
    return {
        "key": "towards river, and the others stay behind" if ends[river, 1].min() > ends[other, 1].max() else "",
        "start": float(ends[:, 0].max()), "river": float(ends[river, 1].min()), "other": float(ends[other, 1].max()),
    }  # fmt: skip


def _mixed() -> Facts:
    cosines: dict[str, list[float]] = {sense: [] for sense in bank().towards}
    for sentence, cosine in zip(bank().sentences, likeness(bank().mixed.text), strict=True):
        cosines[sentence.sense].append(cosine)
    river, money = cosines.values()
    key = "the river sentences" if min(river) > max(money) else "the money sentences" if min(money) > max(river) else ""
    return {"key": key, "river": min(river), "money": max(money)}
