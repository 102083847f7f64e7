"""Students who make one known mistake in one graph and carry on honestly, computing with all digits or with what they typed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from core import exercises
from core.classroom.check import spell
from core.graph.steps import wrap_step
from core.homework.alternatives import changes_before
from core.homework.exercise import can_be_typed, read_answer
from core.homework.mistakes import MISTAKES

LARGEST = 1e5
"""Beyond this numbers are printed as powers of ten, with fewer decimals than are accepted."""


@dataclass(frozen=True, kw_only=True)
class Slip:
    """One mistake in one graph of an exercise, and the steps that it changes."""

    exercise: exercises.Exercise
    graph: str
    mistake: str
    change: Mapping


def single_slips(name) -> Iterator[Slip]:
    """Every mistake that changes a step, in every graph of an exercise where somebody would notice."""
    exercise = exercises.load(name)
    for graph in exercise.graphs:
        parts = [part for part in exercise.parts if part.graph == graph]
        for mistake in MISTAKES.values():
            if mistake.changes and any(mistake.applies(exercise, part) for part in parts):
                changes = changes_before(exercise, parts[-1], mistake)
                slips = (Slip(exercise=exercise, graph=graph, mistake=mistake.id, change=one) for one in changes)
                yield from (slip for slip in slips if _says_something(slip))


def _says_something(slip: Slip) -> bool:
    """Whether it leads to numbers that can be typed, and not to zeros, ones or even shares alone, which are not carried."""
    try:
        exact = _computed(slip, None).values()
        computed = (*exact, *_computed(slip, 3).values())
    except ValueError:
        return False
    if any(isinstance(one, np.ndarray) and np.isin(one, (0, 1)).all() for one in exact):
        return False
    answers = [answer for answer in computed if not isinstance(answer, str | tuple)]
    return all(
        can_be_typed(one) and (np.ndim(one) == 0 or np.ptp(one) > 0.0005) and np.abs(one).max() < LARGEST
        for one in answers
    )


def answers_of(slip: Slip, places: int, *, from_own: bool, more: int = 0) -> dict[str, str]:
    """All that the student types; ``from_own``: each answer is computed from those that were typed before.

    ``more``: each could be typed with so many places more than are used afterwards.
    """
    computed = _computed(slip, places if from_own else None)
    return {name: spelled(answer, places + more) for name, answer in computed.items()}


def spelled(answer, places: int) -> str:
    """An answer as it is typed: a number half way between two is rounded as on any machine."""
    return spell(answer if isinstance(answer, str | tuple) else np.round(answer, 9) + 0.0, places)


def _computed(slip: Slip, places: int | None):
    exercise, answers = slip.exercise, {}
    changes = {graph: dict(slip.change) if graph == slip.graph else {} for graph in exercise.graphs}
    for part in exercise.parts:
        with np.errstate(all="ignore"):
            node = exercise.node(part.graph, part.node, changes[part.graph])
        right = exercise.traces[part.graph].matrices[part.node]
        if node.shape != right.shape:
            raise ValueError(f"{part.id}: {node.shape}")
        answers[part.id] = answer = read_answer(part, node)
        if places is not None and not isinstance(answer, str | tuple):
            for graph, change in changes.items():
                if np.array_equal(exercise.traces[graph].matrices[part.node], right):
                    step = change.get(part.node, exercise.steps[graph][part.node])
                    change[part.node] = _overwritten(step, part, _as_typed(answer, places))
    return answers


def _as_typed(answer, places: int):
    return np.reshape([float(f"{value:.{places}f}") for value in np.ravel(np.round(answer, 9))], np.shape(answer))


def _overwritten(step, part, answer):
    def overwritten(*nodes):
        node = np.array(step(*nodes))
        node[part.place] = answer
        return node

    return wrap_step(step, overwritten)
