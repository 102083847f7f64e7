"""Carry-forward: traces a wrong answer to an earlier slip, so that each slip costs only once.

The graph is evaluated with the student's own earlier answers, or with the mistake that was made before.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from core.graph.nodes import NODES, ancestors
from core.graph.steps import Array, Matrix, Step, wrapping
from core.homework.certainty import numbers_of
from core.homework.diagnosis import alternatives, near_enough
from core.homework.exercise import Answer, Exercise, Part, read_answer
from core.homework.mistakes import MISTAKES
from core.homework.results import agrees, is_right
from core.reading.answers import Numbers, Reading, WeightedWords

EarlierAnswer: TypeAlias = tuple[str, tuple[float, ...]]
"""The id of a part, and the numbers that a student gave for it."""

REMEMBERED = 512
"""Nodes that follow from students' answers, and mistakes behind them, that are remembered for other parts."""


@dataclass(frozen=True, kw_only=True)
class Origin:
    """Where an answer that is not right comes from: the part where the slip was made, its own or an earlier one.

    ``key`` is what an earlier slip leads to, None if the slip was made here. ``mistakes`` are the ids of those that
    explain the answer by one changed step of the graph; none if it follows from other answers.
    """

    reading: Reading
    source: str
    key: Answer | None = None
    mistakes: frozenset[str] = frozenset()


Earlier: TypeAlias = Mapping[str, Origin]
"""The origins of earlier answers that were not right, by part id, in the order they were asked."""


def origin(exercise: Exercise, part: Part, reading: Reading, earlier: Earlier) -> Origin:
    """The origin of an answer that is not right: other answers, the same mistake as before, or this very part."""
    return (
        _from_answers(exercise, part, reading, earlier)
        or _from_mistakes(exercise, part, reading, earlier)
        or Origin(reading=reading, source=part.id, mistakes=frozenset(_explaining(exercise, part, reading)))
    )


def _from_answers(exercise: Exercise, part: Part, reading: Reading, earlier: Earlier) -> Origin | None:
    """Earlier answers that lead to this one: a single one if that is enough, otherwise all together."""
    answers = ((name, _values(earlier[name].reading)) for name in feeders(exercise, part.id) if name in earlier)
    usable = tuple((name, values) for name, values in answers if values)
    for group in (*((answer,) for answer in usable), usable):
        key = _key(exercise, part, group)
        if key is not None and agrees(part, reading, key):
            name = _first_needed(exercise, part, reading, group)
            return Origin(reading=reading, source=earlier[name].source, key=key)
    return None


def _from_mistakes(exercise: Exercise, part: Part, reading: Reading, earlier: Earlier) -> Origin | None:
    """An earlier part whose mistake, made here again, leads to exactly this answer."""
    made: dict[str, frozenset[str]] = {}
    for answer in earlier.values():
        if answer.mistakes:
            made[answer.source] = made.get(answer.source, answer.mistakes) & answer.mistakes
    here = _explaining(exercise, part, reading) if made else {}
    for source, mistakes in made.items():
        if again := mistakes & here.keys():
            return Origin(reading=reading, source=source, key=here[min(again)], mistakes=again)
    return None


@lru_cache(maxsize=REMEMBERED)
def _explaining(exercise: Exercise, part: Part, reading: Reading) -> Mapping[str, Answer]:
    """The mistakes that lead to exactly this answer by one changed step of the graph, each with what it leads to."""
    if _is_degenerate(reading):
        return {}
    # What is right to the decimals usually asked for is near enough; to fewer, a right answer may be further away.
    is_usual = part.decimals >= 3 and part.fewest_decimals >= 2
    possible = near_enough(alternatives, exercise, part, reading) if is_usual else alternatives(exercise, part)
    return {
        one.mistakes[0]: one.answer
        for one in possible
        if MISTAKES[one.mistakes[0]].is_of_a_step and is_right(part, reading, one.answer)
    }


def _is_degenerate(reading: Reading) -> bool:
    """Whether an answer is all zeros or all equal, which many a mistake leads to, or none."""
    if isinstance(reading, WeightedWords):
        return not any(float(number.value) for number in numbers_of(reading))
    return not isinstance(reading, Numbers) or not _values(reading)


def _first_needed(exercise: Exercise, part: Part, reading: Reading, group: tuple[EarlierAnswer, ...]) -> str:
    """The first of several answers without which the others do not lead to this one."""
    for i, (name, _) in enumerate(group):
        key = _key(exercise, part, (*group[:i], *group[i + 1 :]))
        if key is None or not agrees(part, reading, key):
            return name
    return group[0][0]


def _key(exercise: Exercise, part: Part, answers: tuple[EarlierAnswer, ...]) -> Answer | None:
    """The key that follows from some earlier answers; None without any, or if it would not be finite."""
    node = _carried_node(exercise, part.graph, part.node, answers) if answers else None
    return None if node is None else read_answer(part, node)


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
