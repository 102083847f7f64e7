"""A node of the graph after each of many changes, computed step by step for all of them at once."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np

from core.graph.steps import Matrix, sources
from core.homework.exercise import Exercise
from core.homework.mistake import Overrides

MOST_AT_ONCE = 2_000_000
"""Numbers of all nodes together that are held at once."""


def changed_nodes(exercise: Exercise, graph: str, node: str, changes: Sequence[Overrides]) -> Iterator[Matrix | None]:
    """The node after each of some changes, as `Exercise.node` has it; None where one does not fit the shapes.

    Steps take stacks of matrices, (…, rows, columns), so each is called once for all the changes that share it.
    """
    size = max(1, MOST_AT_ONCE // sum(np.size(M) for M in exercise.traces[graph].matrices.values()))
    for first in range(0, len(changes), size):
        with np.errstate(all="ignore"):
            nodes = _changed_together(exercise, graph, node, changes[first : first + size])
        yield from nodes


def _changed_together(exercise: Exercise, graph: str, node: str, changes: Sequence[Overrides]) -> list[Matrix | None]:
    """The same from stacks by name, (changes, rows, columns); what comes to have another shape is done by itself."""
    steps, right = exercise.steps[graph], exercise.traces[graph].matrices
    if exercise.graphs[graph].heads > 1:
        changes = [exercise.in_both_heads(graph, change) for change in changes]
    places = _places_of_changes(changes)
    inputs = places.keys() - steps.keys()
    stacks = {name: np.stack([np.asarray(change.get(name, right[name])) for change in changes]) for name in inputs}
    misfits, reshaped = list[int](), list[int]()
    for name in list(steps)[: list(steps).index(node) + 1]:
        names, M = sources(steps[name]), right[name]
        if not stacks.keys().isdisjoint(names):
            M = steps[name](*[stacks.get(read, right[read]) for read in names])
        if M is not right[name] or name in places or name == node:
            stacks[name] = np.array(np.broadcast_to(M, (len(changes), *M.shape[-2:])), dtype=np.float64)
        for of_one in places.get(name, {}).values():
            wrong = changes[of_one[0]][name]
            try:
                M = wrong(*[stacks[read][of_one] if read in stacks else right[read] for read in sources(wrong)])
            except ValueError:
                misfits += of_one
                continue
            if np.shape(M)[-2:] == stacks[name].shape[-2:]:
                stacks[name][of_one] = M
            else:
                reshaped += of_one
    nodes: dict[int, Matrix | None] = {**dict(enumerate(stacks[node])), **dict.fromkeys(misfits)}
    nodes |= {i: _changed_alone(exercise, graph, node, changes[i]) for i in reshaped}
    return list(nodes.values())


def _places_of_changes(changes: Sequence[Overrides]) -> dict[str, dict[int, list[int]]]:
    """The places of the changes that make each wrong step, or wrong input, of each name."""
    places = defaultdict[str, dict[int, list[int]]](lambda: defaultdict(list))
    for i, change in enumerate(changes):
        for name, wrong in change.items():
            places[name][id(wrong)].append(i)
    return places


def _changed_alone(exercise: Exercise, graph: str, node: str, change: Overrides) -> Matrix | None:
    try:
        return exercise.node(graph, node, change)
    except ValueError:
        return None
