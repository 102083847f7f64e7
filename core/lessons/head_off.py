"""What a sentence's vector is without some of its heads, or with them made even, and the questions about it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Literal, TypeAlias

import numpy as np

from core.lessons import trained
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.models import minilm
from core.models.minilm import HEADS, LAYERS, Head, Run

Change: TypeAlias = Literal["off", "even"]

EXPECTED: Mapping[str, tuple[int, int]] = {
    "under 10°": (0, 10), "about 25°": (20, 30), "over 60°": (60, 90), "25° to 55°": (25, 55), "over 70°": (70, 90),
}  # fmt: skip
"""From how many degrees to how many an option expects the vector to turn."""

FOUR_HEADS = (Head(1, 3), trained.HEAD, Head(5, 6), Head(6, 6))
"""Four heads that are switched off one by one."""

STRONG = 0.3
"""The heads that look at the same token give it more than this."""

_DRAWS, _SEED = 40, 1
"""How many sets of heads are drawn at random to compare with, and from which seed."""

_HEAD = re.compile(r"(\d+)\.(\d+)")


def changed_run(text: str, heads: Iterable[Head], change: Change) -> Run:
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


def spell_heads(heads: Iterable[Head]) -> str:
    """Heads as they are typed.

    >>> spell_heads([Head(4, 2), Head(6, 12)])
    '4.2 6.12'
    """
    return " ".join(f"{head.layer}.{head.number}" for head in heads)


def strong_heads(run: Run, i: int, j: int) -> tuple[Head, ...]:
    """The heads in which token i gives token j more than `STRONG`."""
    return tuple(Head.at((layer, number)) for layer, number in np.argwhere(run.weights[:, :, i, j] > STRONG).tolist())


def draw_from_same_layers(heads: Sequence[Head], generator: Random) -> tuple[Head, ...]:
    """As many heads at random, each layer with as many as before."""
    layers = [head.layer for head in heads]
    return tuple(
        Head(layer, number)
        for layer in sorted(set(layers))
        for number in sorted(generator.sample(range(1, HEADS + 1), layers.count(layer)))
    )


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order; all are about the pizza."""
    facts = {"vector": _facts_of_vector, "most": _facts_of_most, "seven": _facts_of_seven, "means": _facts_of_vector}
    return trained.load_tasks("head_off.toml", facts)


def question_about(text: str, heads: Iterable[Head], change: Change) -> str:
    """The question that a change would answer, by its name; "" if none."""
    if change != "off" or " ".join(text.casefold().split()) != trained.pizza().casefold():
        return ""
    return {frozenset({trained.HEAD}): "vector", frozenset(seven_heads()): "seven"}.get(frozenset(heads), "")


@cache
def seven_heads() -> tuple[Head, ...]:
    """The heads in which *it* looks at the pizza."""
    run = minilm.read(trained.pizza())
    return strong_heads(run, run.tokens.index("it"), run.tokens.index("pizza"))


def _facts_of_vector() -> Facts:
    degrees, (other,) = _angle_without([trained.HEAD]), angles("vector").values()
    return {"key": _expecting("vector", degrees), "degrees": degrees, "other": other}


@cache
def angles(question: str) -> Mapping[str, float]:
    """What the answer of a question is to be compared with: how far the vector turns without each of the four heads.

    Or without each of the sets that are drawn at random from the layers of the seven; or how far another sentence's is.
    """
    if question == "vector":
        other = trained.sentence_of("wide")
        return {other: angle_between(minilm.read(other), minilm.read(trained.pizza()))}
    if question == "most":
        return {head.name: _angle_without([head]) for head in FOUR_HEADS}
    generator = Random(_SEED)  # noqa: S311  nothing is kept secret
    return {str(i): _angle_without(draw_from_same_layers(seven_heads(), generator)) for i in range(_DRAWS)}


def _facts_of_most() -> Facts:
    turned = angles("most")
    key = max(turned, key=lambda name: turned[name])
    return {"key": key, "most": turned[key], "degrees": {name: f"{one:.1f}" for name, one in turned.items()}}


def _facts_of_seven() -> Facts:
    degrees = _angle_without(seven_heads())
    return {
        "key": _expecting("seven", degrees),
        "degrees": degrees,
        "mean": float(np.mean([*angles("seven").values()])),
    }


def _expecting(question: str, degrees: float) -> str:
    return next(one for one in tasks()[question].options if EXPECTED[one][0] <= degrees < EXPECTED[one][1])


def _angle_without(heads: Sequence[Head]) -> float:
    return angle_between(changed_run(trained.pizza(), heads, "off"), minilm.read(trained.pizza()))


def angle_between(run: Run, other: Run) -> float:
    """How many degrees the vector of a sentence is turned from another, at most 90."""
    return minilm.angle(minilm.cosine(run.vector, other.vector))
