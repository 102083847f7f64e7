"""Carry-forward: the graph fed with the student's own earlier answers, so that one slip is paid for once."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from core.answers import Numbers, Reading
from core.attention import Array, Step, wrapping
from core.exercises import Answer, Exercise, Matrix, Part, read_answer
from core.mistakes import way_to

Earlier: TypeAlias = Mapping[str, Reading]
"""By part id, what a student gave for the parts before that were not right."""


def own_keys(exercise: Exercise, part: Part, earlier: Earlier) -> Iterator[tuple[tuple[str, ...], Answer]]:
    """The keys that follow from earlier answers: from all of them together, then from each alone.

    Yields the ids of the earlier parts with the key that they lead to.
    """
    fed = [one for one in map(exercise.part, earlier) if feeds(exercise, one, part)]
    usable = {one.id: (one, values) for one in fed if (values := _values(one, earlier[one.id])) is not None}
    groups = [tuple(usable)] + ([(name,) for name in usable] if len(usable) > 1 else [])
    for names in filter(None, groups):
        change: dict[str, Step] = {}
        for name in names:
            one, values = usable[name]
            right = change.get(one.node, exercise.steps[part.graph][one.node])
            change[one.node] = _patched(right, one, values, symmetric=_symmetric(exercise, one))
        yield names, read_answer(part, exercise.node(part, change), exercise.tokens)


@lru_cache(maxsize=4096)
def feeds(exercise: Exercise, earlier: Part, part: Part) -> bool:
    """Whether an earlier part's answer is used on the way to a later one.

    It is where its node comes before, or where the later part only reads off what the earlier one gave; in
    another graph only as far as the node is the same there.
    """
    if earlier.node not in way_to(part.node):
        return False
    here = getattr(exercise.traces[part.graph], earlier.node)
    if not np.array_equal(getattr(exercise.traces[earlier.graph], earlier.node), here):
        return False
    return earlier.node != part.node or (
        earlier.row in (None, part.row) and earlier.column in (None, part.column) and earlier != part
    )


def _values(part: Part, reading: Reading) -> Matrix | None:
    """The numbers of an earlier answer in its shape; None where it is not complete or says nothing."""
    if not isinstance(reading, Numbers) or None in reading.cells:
        return None
    values = np.array([float(cell.value) for cell in reading.cells if cell is not None])
    degenerate = not values.any() or (values.size > 1 and np.ptp(values) == 0)
    return None if degenerate else values.reshape(part.shape)


def _symmetric(exercise: Exercise, part: Part) -> bool:
    """Whether a score of two words is also the score of the same words the other way round."""
    return part.node in ("scores", "scaled_scores") and not exercise.graphs[part.graph].learned


def _patched(step: Step, part: Part, values: Matrix, *, symmetric: bool) -> Step:
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
