"""What goes wrong within the second of two heads, which takes the steps of the first with weights of its own."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import wraps

from core.graph.nodes import ancestors
from core.graph.steps import SecondHead, Step
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Change, Range, Variation

SECOND_CONTEXT = "context_2"
"""The node that the second head makes."""


def in_second_head(steps: Mapping[str, Step], change: Change) -> Change:
    """Changed steps of the first head, changed in the second alone; nothing if none of them is within a head."""
    second = steps.get(SECOND_CONTEXT)
    if not isinstance(second, SecondHead) or change.keys().isdisjoint(second.steps):
        return {}
    return {SECOND_CONTEXT: SecondHead({node: change.get(node, step) for node, step in second.steps.items()})}


def in_each_head(of: Range) -> Range:
    """The forms of a mistake in the first head, in the second, and in both, as far as they are on the way to a part.

    Those in the second are the forms in an exercise whose only head has its weights: its dimensions and its scores.
    What concerns nothing in the first, such as a minus that it does not have, is in the second alone.
    """

    @wraps(of)
    def in_each(exercise: Exercise, part: Part) -> Iterator[Variation]:
        form, steps = exercise.graphs[part.graph], exercise.steps[part.graph]
        if form.heads == 1 or SECOND_CONTEXT not in ancestors(part.node):
            yield from of(exercise, part)
            return
        graphs = {part.graph: replace(form, heads=1)}
        alone = replace(exercise, graphs=graphs, second_heads=frozenset(graphs))
        forms = [(one, in_second_head(steps, one.change)) for one in of(alone, replace(part, node="context"))]
        if part.node == SECOND_CONTEXT:
            yield from (one._replace(change=second) for one, second in forms)
            return
        firsts = list(of(exercise, part))
        yield from (Variation(one.change, _with_place(one, "the first head")) for one in firsts)
        for one, second in forms:
            yield Variation(second, _with_place(one, "the second head"))
            if any(one.place == first.place for first in firsts):
                yield Variation({**one.change, **second}, _with_place(one, "both heads"))

    return in_each


def _with_place(one: Variation, heads: str) -> str:
    return f"{one.place} in {heads}" if one.place else f"in {heads}"
