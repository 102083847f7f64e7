"""The block around attention: what each part of a layer adds to a token's state, what changes without it, questions.

Source: Vaswani et al. (2017), section 3; that words become alike without what they held before: Dong, Cordonnier and
Loukas, "Attention is not all you need" (2021).
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

import numpy as np

from core.graph.steps import Matrix
from core.lessons import trained
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.models import minilm
from core.models.minilm import LAYERS, PARTS, Part, Run

LeftOut: TypeAlias = frozenset[tuple[int, Part]]
"""Parts that are switched off, each with its layer, from 1."""

RANGES: Mapping[str, tuple[int, int]] = {
    "under 15 %": (0, 15), "15–29 %": (15, 30), "30–49 %": (30, 50), "over 49 %": (50, 100),
}  # fmt: skip
"""What may be predicted of a share, in whole per cent: from the first to before the last, of which no two share one."""

LAST = LAYERS
"""The layer of which a share is predicted."""

_ALL_LAYERS = range(1, LAYERS + 1)


@lru_cache(maxsize=32)
def shares(text: str, without: LeftOut = frozenset()) -> Matrix:
    """The shares of the parts, and of the norms' shifts, in every token's state after each layer, (6, 4, n)."""
    run = minilm.read(text, without=without)
    M = np.stack([run.added(layer).shares() for layer in _ALL_LAYERS]).astype(np.float64)
    M.flags.writeable = False
    return M


def cosine_without(text: str, without: LeftOut) -> float:
    """The cosine of a sentence's vector without some parts with what it is with all."""
    return minilm.cosine(minilm.read(text).vector, minilm.read(text, without=without).vector)


@lru_cache(maxsize=8)
def without_each(text: str) -> Mapping[int, float]:
    """The same cosine without the attention of each layer in turn."""
    return {layer: cosine_without(text, frozenset({(layer, PARTS[1])})) for layer in _ALL_LAYERS}


def mean_cosine(run: Run) -> float:
    """The mean cosine of the last states of two different tokens."""
    X = run.states[-1].astype(np.float64)
    X /= np.linalg.norm(X, axis=1, keepdims=True)
    n = len(X)
    return float(((X @ X.T).sum() - n) / (n * n - n))


def switch_everywhere(without: LeftOut, part: Part) -> LeftOut:
    """The same with a part switched off in all layers, or on again in all if it is off in all."""
    every = frozenset((layer, part) for layer in _ALL_LAYERS)
    return without - every if every <= without else without | every


def read_left_out(text: str) -> LeftOut:
    """The parts that a link lists as *layer.part*; what names none is left out.

    >>> sorted(read_left_out("6.attention 7.attention 2.before x"))
    [(2, 'before'), (6, 'attention')]
    """
    known = {_spell_part(layer, part): (layer, part) for layer in _ALL_LAYERS for part in PARTS}
    return frozenset(known[word] for word in text.split() if word in known)


def spell_left_out(without: Iterable[tuple[int, Part]]) -> str:
    """Parts as a link lists them.

    >>> spell_left_out({(6, "attention"), (2, "before")})
    '2.before 6.attention'
    """
    return " ".join(sorted(_spell_part(layer, part) for layer, part in without))


def _spell_part(layer: int, part: Part) -> str:
    return f"{layer}.{part}"


def range_of(percent: int) -> str:
    """The option in which a share lies, of 0 to 100 %."""
    return next((name for name, (_, most) in RANGES.items() if percent < most), list(RANGES)[-1])


@cache
def numbers() -> Mapping[str, int]:
    """How many learned numbers each part of a layer has, biases included; what a token held before has none."""
    network = minilm.load()
    attention = (network.W_q, network.W_k, network.W_v, network.W_o, network.b_o)
    feed_forward = (network.W_1, network.b_1, network.W_2, network.b_2)
    return {
        "before": 0, "attention": sum(M[0].size for M in attention),
        "feed-forward": sum(M[0].size for M in feed_forward),
    }  # fmt: skip


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order; all are about the pizza."""
    facts = {"last": _facts_of_last, "mostly": _facts_of_mostly, "off": _facts_of_off, "alike": _facts_of_alike}
    return trained.load_tasks("block.toml", facts)


def _facts_of_last() -> Facts:
    it = minilm.read(trained.pizza()).tokens.index("it")
    _, attention, feed_forward, _ = 100 * shares(trained.pizza())[LAST - 1, :, it]
    return {"key": range_of(int(attention)), "attention": attention, "feed_forward": feed_forward}


def _facts_of_mostly() -> Facts:
    tokens = minilm.read(trained.pizza()).tokens
    feed_forward = 100 * shares(trained.pizza())[0, PARTS.index("feed-forward")]
    (most,) = np.flatnonzero(feed_forward > 50)
    others = np.delete(feed_forward, most).max()
    of_each = {token: f"{share:.0f} %" for token, share in zip(tokens, feed_forward, strict=True)}
    of_each["another word"] = f"at most {others:.0f} %"
    return {"key": tokens[most], "share": feed_forward[most], "of_each": of_each, "others": others}


def _facts_of_off() -> Facts:
    degrees = {layer: minilm.angle(cosine) for layer, cosine in without_each(trained.pizza()).items()}
    most = max(degrees, key=degrees.__getitem__)
    return {"key": str(most), "most": degrees[most], "degrees": {str(i): f"{one:.1f}" for i, one in degrees.items()}}


def _facts_of_alike() -> Facts:
    before = mean_cosine(minilm.read(trained.pizza()))
    after = mean_cosine(minilm.read(trained.pizza(), without=switch_everywhere(frozenset(), "before")))
    options = ("as before", "more alike", "less alike")
    changes = abs(after - before) > 0.1
    key = options[0 if not changes else 1 if after > before else 2]
    return {"key": key, "before": minilm.angle(before), "after": minilm.angle(after)}
