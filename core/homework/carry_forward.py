"""Carry-forward: evaluates the graph with the student's own earlier answers, so that a slip costs only once."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from core.graph.nodes import NODES, ancestors
from core.graph.steps import Array, Matrix, Step, wrapping
from core.homework.exercise import Answer, Exercise, Part, read_answer
from core.reading.answers import Numbers, Reading

Earlier: TypeAlias = Mapping[str, Reading]
"""The readings of earlier answers that were not right, by part id."""

EarlierAnswer: TypeAlias = tuple[str, tuple[float, ...]]
"""The id of a part, and the numbers that a student gave for it."""

REMEMBERED = 512
"""Nodes remembered that follow from students' answers, because several parts are read from the same node."""


def carried_keys(exercise: Exercise, part: Part, earlier: Earlier) -> Iterator[tuple[tuple[str, ...], Answer]]:
    """The keys that follow from earlier answers, each with the ids of the parts it follows from.

    First the key that follows from all of them together, then one from each alone.
    """
    answers = ((name, _values(earlier[name])) for name in feeders(exercise, part.id) if name in earlier)
    usable = tuple((name, values) for name, values in answers if values)
    groups = [usable] + ([(answer,) for answer in usable] if len(usable) > 1 else [])
    for group in filter(None, groups):
        node = _carried_node(exercise, part.graph, part.node, group)
        if node is not None:
            yield tuple(name for name, _ in group), read_answer(part, node)


@lru_cache(maxsize=REMEMBERED)
def _carried_node(exercise: Exercise, graph: str, node: str, answers: tuple[EarlierAnswer, ...]) -> Matrix | None:
    """The node that follows from a student's own answers; None if it would not be finite, as after dividing by 0."""
    change: dict[str, Step] = {}
    for name, values in answers:
        part = exercise.part(name)
        step = change.get(part.node, exercise.steps[graph][part.node])
        answer = np.reshape(values, part.shape)
        change[part.node] = _patched(step, part, answer, symmetric=_is_symmetric(exercise, part))
    with np.errstate(all="ignore"):
        carried = exercise.node(graph, node, change)
    is_number = np.isfinite(exercise.traces[graph].matrices[node])
    return carried if np.isfinite(carried[is_number]).all() else None


@lru_cache(maxsize=1024)
def feeders(exercise: Exercise, part_id: str) -> tuple[str, ...]:
    """The parts whose answers are used on the way to a part, in the order they are asked."""
    part = exercise.part(part_id)
    return tuple(earlier.id for earlier in exercise.parts if feeds(exercise, earlier, part))


def feeds(exercise: Exercise, earlier: Part, part: Part) -> bool:
    """Whether an earlier part's answer is used on the way to a later one.

    It is if its node comes earlier, or if the later part is read from the same node; in another graph of the exercise,
    only if the node is the same in both.
    """
    if earlier.node not in ancestors(part.node):
        return False
    here = getattr(exercise.traces[part.graph], earlier.node)
    if not np.array_equal(getattr(exercise.traces[earlier.graph], earlier.node), here):
        return False
    return earlier.node != part.node or (
        earlier.row in (None, part.row) and earlier.column in (None, part.column) and earlier != part
    )


def _values(reading: Reading) -> tuple[float, ...]:
    """The numbers of an earlier answer; none if it is incomplete or degenerate: all zero, or all equal."""
    values = reading.values if isinstance(reading, Numbers) else None
    if not values or not any(values) or len(set(values)) == 1 < len(values):
        return ()
    return values


def _is_symmetric(exercise: Exercise, part: Part) -> bool:
    """Whether swapping the two words leaves the score unchanged."""
    return NODES[part.node].is_symmetric and not exercise.graphs[part.graph].learned


def _patched(step: Step, part: Part, values: Matrix, *, symmetric: bool) -> Step:
    """The step, with the row or cell of a part overwritten by a student's values."""

    def patched(*nodes: Array) -> Array:
        node = np.array(step(*nodes))
        if part.row is None:
            node[:] = values
        elif part.column is None:
            node[part.row] = values
        else:
            node[part.row, part.column] = values
            if symmetric:
                node[part.column, part.row] = values
        return node

    return wrapping(step, patched)
