"""The known mistakes: each is the graph with a step changed. What a student is told is in data/mistakes.toml."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import msgspec
import numpy as np

from core.graph.form import LEARNED
from core.graph.nodes import NODES, ancestors, steps_of
from core.graph.steps import (
    Array,
    Step,
    attention_weights,
    causal_mask,
    divided_by_sum,
    not_learned,
    not_masked,
    not_scaled,
    scaled,
    softmax,
)
from core.homework.exercise import Exercise, Part

Change: TypeAlias = Mapping[str, Step]

_FILE = Path(__file__).parents[2] / "data" / "mistakes.toml"


class Mistake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a student is told: a title, why it is wrong, and the formula and the screen to look at."""

    title: str
    why: str
    hint: str
    screen: str


@cache
def told() -> Mapping[str, Mistake]:
    """What is said about each mistake, by id, most specific first."""
    return MappingProxyType(msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), dict[str, Mistake]))


def _softmax_over_everything(masked_scores: Array) -> Array:
    return softmax(masked_scores.reshape(-1)).reshape(masked_scores.shape)


def _exponentials(masked_scores: Array) -> Array:
    return np.exp(masked_scores)


_NO_PROJECTION: Change = {"Q": not_learned, "K": not_learned, "V": not_learned}
_PROJECTION: Change = {node: steps_of(LEARNED)[node] for node in ("Q", "K", "V")}

CHANGES: Mapping[str, tuple[Change, ...]] = MappingProxyType(
    {
        "unscaled": ({"scaled_scores": not_scaled},),
        "scaling-not-asked": ({"scaled_scores": scaled},),
        "divided-by-d-k": ({"scaled_scores": lambda scores, K: scores / K.shape[-1]},),
        "multiplied-by-sqrt-d-k": ({"scaled_scores": lambda scores, K: scores * K.shape[-1] ** 0.5},),
        "mask-forgotten": ({"masked_scores": not_masked},),
        "mask-not-asked": ({"masked_scores": causal_mask},),
        "softmax-over-columns": ({"weights": lambda masked_scores: softmax(masked_scores, axis=-2)},),
        "softmax-over-everything": ({"weights": _softmax_over_everything},),
        "no-softmax": ({"weights": lambda masked_scores: masked_scores},),
        "exponentials-not-normalised": ({"weights": _exponentials},),
        "normalised-by-sum": ({"weights": divided_by_sum},),
        "softmax-not-asked": ({"weights": attention_weights},),
        "queries-and-keys-swapped": ({"Q": lambda X, W_k: X @ W_k, "K": lambda X, W_q: X @ W_q},),
        "transposed-projection": (
            {"Q": lambda X, W_q: X @ W_q.T, "K": lambda X, W_k: X @ W_k.T, "V": lambda X, W_v: X @ W_v.T},
        ),
        "no-projection": (_NO_PROJECTION, {**_NO_PROJECTION, "scaled_scores": not_scaled}),
        "projection-not-asked": ({**_PROJECTION, "scaled_scores": scaled}, _PROJECTION),
        "keys-for-values": ({"V": lambda K: K},),
        "inputs-for-values": ({"V": not_learned},),
        "attention-transposed": ({"context": lambda weights, V: weights.T @ V},),
        "values-unweighted": ({"context": lambda V: np.broadcast_to(V.mean(axis=0), V.shape)},),
    }
)
"""By mistake id, the steps that take the place of the right ones, in each of the forms that it has."""

_LEARNED_ONLY = frozenset(
    {
        "queries-and-keys-swapped",
        "transposed-projection",
        "no-projection",
        "keys-for-values",
        "inputs-for-values",
    }
)
_SCALED_ONLY = frozenset({"unscaled", "divided-by-d-k", "multiplied-by-sqrt-d-k"})


def applicable(exercise: Exercise, part: Part) -> Mapping[str, tuple[Change, ...]]:
    """The changes that can be made on the way to what a part asks for, by mistake id."""
    form = exercise.graphs[part.graph]
    by_sum = form.normalise == "sum"
    excluded = {"normalised-by-sum" if by_sum else "softmax-not-asked"}
    if not form.causal:
        excluded.add("mask-forgotten")
    if form.causal or by_sum or _would_be_hidden(part):
        excluded.add("mask-not-asked")
    if not form.learned:
        excluded |= _LEARNED_ONLY
    if form.learned or "W_q" not in exercise.inputs:
        excluded.add("projection-not-asked")
    if form.is_scaled or by_sum:
        excluded.add("scaling-not-asked")
    if not form.is_scaled:
        excluded |= _SCALED_ONLY
    way = ancestors(part.node)
    return {
        name: changes
        for name, changes in CHANGES.items()
        if name not in excluded and way & {node for change in changes for node in change}
    }


def _would_be_hidden(part: Part) -> bool:
    """Whether a mask would make the answer a single 0, which people type for many reasons: it shows no mask."""
    return NODES[part.node].is_share and part.kind == "number" and (part.column or 0) > (part.row or 0)
