"""The graph as a student has computed it, as far as a wrong answer tells."""

from dataclasses import dataclass

import numpy as np

from core.graph.trace import Trace
from core.homework.exercise import Exercise, Part, read_answer
from core.homework.mistake import Change
from core.homework.mistakes import MISTAKES
from core.homework.results import Result, agrees
from core.homework.rounding import roundings
from core.reading.answers import Numbers


@dataclass(frozen=True, kw_only=True, eq=False)
class OwnGraph:
    """A student's graph; ``why`` is what is wrong about the step that made it, "" if only numbers are.

    It ``is_one_way`` to the answer where figures on the way may have been shortened in several.
    """

    trace: Trace
    why: str = ""
    is_one_way: bool = False


def own_graph(exercise: Exercise, part: Part, result: Result) -> OwnGraph | None:
    """The graph with the mistake that explains a wrong answer, or else with the answer in place of its numbers.

    Returns:
        None if no known mistake explains the answer, or nothing follows from it.
    """
    if not result.mistakes:
        return None
    for name in result.mistakes:
        mistake = MISTAKES[name]
        shortened = tuple(roundings(exercise, part, mistake.shortens)) if mistake.shortens else ()
        for change in (*mistake.changes_in(exercise.graphs[part.graph]), *shortened):
            if trace := _graph_with_steps(exercise, part, result, change):
                return OwnGraph(trace=trace, why=mistake.why, is_one_way=bool(shortened))
    carried = _graph_with_answer(exercise, part, result)
    return OwnGraph(trace=carried) if carried else None


def _graph_with_steps(exercise: Exercise, part: Part, result: Result, change: Change) -> Trace | None:
    """The graph with wrong steps, if these lead to the answer."""
    right = exercise.traces[part.graph].matrices[part.node]
    try:
        with np.errstate(all="ignore"):
            trace = exercise.evaluate(part.graph, change)
    except ValueError:  # the steps do not fit the shapes of this exercise
        return None
    node = np.asarray(trace.matrices[part.node], dtype=np.float64)
    if node.shape != right.shape or not np.isfinite(node[np.isfinite(right)]).all():
        return None
    if not agrees(part, result.answer, read_answer(part, node)):
        return None
    return trace


def _graph_with_answer(exercise: Exercise, part: Part, result: Result) -> Trace | None:
    """The graph with the numbers of the answer; those that are right keep all their digits."""
    reading = result.answer
    if not isinstance(reading, Numbers) or reading.blank or reading.values is None:
        return None
    node = np.array(exercise.traces[part.graph].matrices[part.node], dtype=np.float64)
    key, typed = node[part.place], np.reshape(reading.values, part.shape)
    verdicts = np.reshape(np.asarray(result.cells if part.shape else result.status, dtype=object), part.shape)
    node[part.place] = np.where(verdicts == "correct", key, typed)
    with np.errstate(all="ignore"):
        return exercise.evaluate(part.graph, {part.node: node})
