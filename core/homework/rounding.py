"""The steps of a graph with figures on the way rounded or cut off: where people do so who compute by hand."""

from collections.abc import Iterator, Mapping

import numpy as np

from core.graph.nodes import ancestors, steps_on_the_way
from core.graph.steps import Array, Step, attention_weights, divided_by_sum, is_copy, scaled, wrap_step
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Change, Shorten
from core.homework.second_heads import SECOND_CONTEXT, in_second_head

_PROJECTIONS = frozenset({"Q", "K", "V"})

DECIMALS = (1, 2, 3)
"""To how many decimals figures on the way are shortened."""


def cut(figures: Array, places: int) -> Array:
    """The figures with the decimals that follow cut off; same shape."""
    return np.trunc(figures * 10.0**places) / 10.0**places


def roundings(exercise: Exercise, part: Part, shorten: Shorten) -> Iterator[Change]:
    """The ways to round before a part's node: everything, one stage or one step only, or figures within a step.

    Within a step are the inputs as they were copied, √d_k, e, and the exponentials of a softmax. Whoever rounds in one
    of two heads rounds in both.
    """
    steps = exercise.steps[part.graph]
    for places in DECIMALS:
        for change in _in_first_head(steps, part.node, places, shorten):
            yield {**change, **in_second_head(steps, change)}


def _in_first_head(steps: Mapping[str, Step], asked: str, places: int, shorten: Shorten) -> Iterator[Change]:
    on_the_way = steps_on_the_way(asked)
    before = [node for node in steps if node in on_the_way and not is_copy(steps[node])]
    last = (asked, "context") if asked == SECOND_CONTEXT else (asked,)
    rounded = {node: then_shortened(steps[node], places, shorten) for node in before if node not in last}
    by_hand = [{node: step} for node in before for step in _rounded_inside(steps[node], places, shorten)]
    yield rounded
    yield from ({**rounded, **change} for change in by_hand)
    for stage in (_PROJECTIONS, ancestors("scores") - {"scores"}, ancestors("scores"), ancestors("scaled_scores")):
        yield {node: step for node, step in rounded.items() if node in stage}
    for first in (0, 1):
        yield {node: _with_rounded_inputs(steps[node], places, first, shorten) for node in _PROJECTIONS & on_the_way}
    yield from ({node: step} for node, step in rounded.items())
    yield from by_hand


def then_shortened(step: Step, places: int, shorten: Shorten) -> Step:
    """The step, with its result rounded or cut off."""
    return wrap_step(step, lambda *nodes: shorten(step(*nodes), places))


def _with_rounded_inputs(step: Step, places: int, first: int, shorten: Shorten) -> Step:
    """The step, with what it reads rounded from the first or the second matrix on."""
    return wrap_step(step, lambda *nodes: step(*nodes[:first], *(shorten(node, places) for node in nodes[first:])))


def _rounded_inside(step: Step, places: int, shorten: Shorten) -> tuple[Step, ...]:
    """The step with a figure inside it rounded, for each such figure."""
    if step is scaled:
        return (
            lambda scores, K: scores / shorten(np.sqrt(K.shape[-1]), places),
            lambda scores, K: scores * shorten(1 / np.sqrt(K.shape[-1]), places),
        )
    if step is attention_weights:
        return (
            lambda masked_scores: divided_by_sum(shorten(np.exp(masked_scores), places)),
            lambda masked_scores: divided_by_sum(shorten(np.e, places) ** masked_scores),
        )
    return ()
