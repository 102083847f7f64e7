"""The steps of a graph with figures on the way rounded: where people round who compute by hand."""

from collections.abc import Iterator

import numpy as np

from core.graph.nodes import ancestors
from core.graph.steps import Array, Step, attention_weights, is_copy, scaled, wrapping
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Change

_PROJECTIONS = frozenset({"Q", "K", "V"})


def roundings(exercise: Exercise, part: Part, places: int) -> Iterator[Change]:
    """The ways to round before a part's node: everything, one step only, or figures within a step.

    Within a step are the inputs as they were copied, √d_k, and the exponentials of a softmax.
    """
    steps = exercise.steps[part.graph]
    before = [node for node in steps if node in ancestors(part.node) and not is_copy(steps[node])]
    rounded = {node: _then_rounded(steps[node], places) for node in before if node != part.node}
    projected = {node: step for node, step in rounded.items() if node in _PROJECTIONS}
    copied = {node: _of_rounded(steps[node], places) for node in _PROJECTIONS & ancestors(part.node)}
    by_hand = {node: step for node in before if (step := _by_hand(steps[node], places))}
    yield from (rounded, projected, copied, {**rounded, **by_hand})
    yield from ({node: step} for node, step in (*rounded.items(), *by_hand.items()))


def _then_rounded(step: Step, places: int) -> Step:
    """The step, with its result rounded."""
    return wrapping(step, lambda *nodes: np.round(step(*nodes), places))


def _of_rounded(step: Step, places: int) -> Step:
    """The step, with what it reads rounded first."""
    return wrapping(step, lambda *nodes: step(*(np.round(node, places) for node in nodes)))


def _by_hand(step: Step, places: int) -> Step | None:
    """The step with a figure inside it rounded; None if there is none."""

    def divided(scores: Array, K: Array) -> Array:
        return scores / np.round(np.sqrt(K.shape[-1]), places)

    def normalised(masked_scores: Array) -> Array:
        exponentials = np.round(np.exp(masked_scores), places)
        return exponentials / exponentials.sum(axis=-1, keepdims=True)

    return divided if step is scaled else normalised if step is attention_weights else None
