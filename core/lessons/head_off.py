"""What a sentence's vector is without one of its heads, or with that head made even, and the questions about it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import numpy as np

from core.graph.steps import Matrix
from core.lessons import trained
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.models import minilm
from core.models.minilm import HEADS, LAYERS, Head, Run
from core.models.replay import Replay

Change: TypeAlias = Literal["off", "even"]

OTHERS = ("The pizza was delicious.", "The oven was very hot.", "Interest rates rose again.")
"""Sentences that the sentence's vector is compared with, before and after."""


def changed(text: str, head: Head, change: Change) -> Run:
    """A sentence through the model with one head switched off or made even."""
    return minilm.read(text, off=[head]) if change == "off" else minilm.read(text, even=[head])


def cosines_of_words(before: Run, after: Run) -> Matrix:
    """The cosine of the state of each token with what it is without the change, (7, n): 1 up to the changed layer."""
    A, B = (run.states.astype(np.float64) for run in (before, after))
    products = (A * B).sum(axis=-1)
    return np.asarray(products / (np.linalg.norm(A, axis=-1) * np.linalg.norm(B, axis=-1)))


@lru_cache(maxsize=32)
def cosines_in_turn(text: str, change: Change) -> Replay[float]:
    """The cosine of the sentence's vector with what it is when one head is changed, for one head after another."""
    return Replay(_cosines(text, change))


def _cosines(text: str, change: Change) -> Iterator[float]:
    vector = minilm.read(text).vector
    for layer in range(1, LAYERS + 1):
        for number in range(1, HEADS + 1):
            yield minilm.cosine(vector, changed(text, Head(layer, number), change).vector)


def arranged(cosines: Iterable[float]) -> Matrix:
    """The cosines of all heads by layer, (6, 12)."""
    return np.array(list(cosines)).reshape(LAYERS, HEADS)


def all_cosines(text: str, change: Change) -> Matrix:
    """The same of all heads at once, (6, 12)."""
    return arranged(cosines_in_turn(text, change))


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order; all are about the pizza."""
    facts: dict[str, Callable[[], Facts]] = {
        "vector": _vector, "earlier": _earlier, "even": _even, "most": _most, "means": dict
    }  # fmt: skip
    return trained.load_tasks("head_off.toml", facts)


def _text() -> str:
    return trained.sentences()[0].text


def _vector() -> Facts:
    before, after = minilm.read(_text()), changed(_text(), trained.HEAD, "off")
    cosine = minilm.cosine(before.vector, after.vector)
    options = ("hardly: cosine above 0.99", "a little: about 0.9", "a lot: below 0.5")
    at = 0 if cosine > 0.99 else 1 if cosine > 0.5 else 2
    return {"key": options[at], "cosine": cosine}


def _earlier() -> Facts:
    before, after = minilm.read(_text()), changed(_text(), trained.HEAD, "off")
    same = [layer for layer in range(LAYERS + 1) if np.array_equal(before.states[layer], after.states[layer])]
    return {"key": f"1 to {same[-1]}", "first": same[-1] + 1}


def _even() -> Facts:
    n = len(minilm.read(_text()).tokens)
    return {"key": 1 / n, "n": n, "off": 0.0, "per-head": 1 / HEADS, "per-d-k": 1 / minilm.D_K}


def _most() -> Facts:
    M = all_cosines(_text(), "off")
    layer, number = divmod(int(M.argmin()), HEADS)
    return {
        "key": f"layer {layer + 1}, head {number + 1}", "cosine": float(M.min()),
        "pizza": float(M[trained.HEAD.layer - 1, trained.HEAD.number - 1]),
    }  # fmt: skip
