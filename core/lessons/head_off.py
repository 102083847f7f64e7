"""What a sentence's vector is without some of its heads, or with them made even, and the questions about it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
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

_HARDLY = 0.99
"""Above this cosine a vector has hardly changed."""

OTHERS = ("The pizza was delicious.", "The oven was very hot.", "Interest rates rose again.")
"""Sentences that the sentence's vector is compared with, before and after."""


MUCH = 0.3
"""The heads that look at the same token give it more than this."""

_DRAWS, _SEED = 40, 1
"""How many sets of heads are drawn at random to compare with, and from which seed."""

_HEAD = re.compile(r"(\d+)\.(\d+)")


def changed(text: str, heads: Iterable[Head], change: Change) -> Run:
    """A sentence through the model with some heads switched off or made even."""
    return minilm.read(text, off=heads) if change == "off" else minilm.read(text, even=heads)


def read_heads(typed: str) -> tuple[tuple[Head, ...], tuple[str, ...]]:
    """The heads that a student lists as *layer.head*, each once, and what names no head of the model.

    >>> read_heads("4.2, 6.12 7.1 x")
    ((Head(layer=4, number=2), Head(layer=6, number=12)), ('7.1', 'x'))
    """
    heads, unread = dict[Head, None](), []
    for word in typed.replace(",", " ").replace(";", " ").split():
        match = _HEAD.fullmatch(word)
        if match and 1 <= int(match[1]) <= LAYERS and 1 <= int(match[2]) <= HEADS:
            heads[Head(int(match[1]), int(match[2]))] = None
        else:
            unread.append(word)
    return tuple(heads), tuple(unread)


def written(heads: Iterable[Head]) -> str:
    """Heads as they are typed.

    >>> written([Head(4, 2), Head(6, 12)])
    '4.2 6.12'
    """
    return " ".join(f"{head.layer}.{head.number}" for head in heads)


def looking_at(run: Run, i: int, j: int) -> tuple[Head, ...]:
    """The heads in which token i gives token j more than ``MUCH``."""
    return tuple(Head(int(layer) + 1, int(number) + 1) for layer, number in np.argwhere(run.weights[:, :, i, j] > MUCH))


def drawn_from_same_layers(heads: Sequence[Head], generator: Random) -> tuple[Head, ...]:
    """As many heads at random, each layer with as many as before."""
    layers = [head.layer for head in heads]
    return tuple(
        Head(layer, number)
        for layer in sorted(set(layers))
        for number in sorted(generator.sample(range(1, HEADS + 1), layers.count(layer)))
    )


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
            yield minilm.cosine(vector, changed(text, [Head(layer, number)], change).vector)


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
        "vector": _vector, "earlier": _earlier, "even": _even, "most": _most, "seven": _seven, "means": dict,
    }  # fmt: skip
    return trained.load_tasks("head_off.toml", facts)


def _text() -> str:
    return trained.sentences()[0].text


def _vector() -> Facts:
    before, after = minilm.read(_text()), changed(_text(), [trained.HEAD], "off")
    cosine = minilm.cosine(before.vector, after.vector)
    options = ("hardly: cosine above 0.99", "a little: about 0.9", "a lot: below 0.5")
    at = 0 if cosine > _HARDLY else 1 if cosine > 0.5 else 2
    return {"key": options[at], "cosine": cosine}


def _earlier() -> Facts:
    before, after = minilm.read(_text()), changed(_text(), [trained.HEAD], "off")
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
        "many": int((M[:-1] > _HARDLY).sum()), "of": M[:-1].size,
    }  # fmt: skip


def _seven() -> Facts:
    """The heads that look at the pizza, beside sets drawn at random from the same layers."""
    run, generator = minilm.read(_text()), Random(_SEED)  # noqa: S311  nothing is kept secret
    heads = looking_at(run, run.tokens.index("it"), run.tokens.index("pizza"))
    left = _left_without(heads)
    drawn = [_left_without(drawn_from_same_layers(heads, generator)) for _ in range(_DRAWS)]
    options = ("above 0.99, as without one of them", "between 0.6 and 0.9", "below 0.3")
    return {
        "key": options[0 if left > _HARDLY else 1 if left > 0.3 else 2], "heads": written(heads), "left": left,
        "mean": float(np.mean(drawn)), "least": min(drawn),
    }  # fmt: skip


def _left_without(heads: Sequence[Head]) -> float:
    """The cosine of the sentence's vector with what it is without some heads."""
    return minilm.cosine(minilm.read(_text()).vector, changed(_text(), heads, "off").vector)
