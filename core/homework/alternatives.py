"""The wrong answers to a part: what each known mistake leads to, alone or together with another."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np

from core.graph.nodes import steps_on_the_way
from core.graph.steps import Matrix, reads
from core.homework.distance import SAME, distance
from core.homework.exercise import Answer, Exercise, Part, can_be_typed, read_answer
from core.homework.mistake import Change, Misread, Mistake
from core.homework.mistakes import MISTAKES
from core.homework.rounding import cut, roundings

FEW = 16
"""Forms of a mistake of which hardly any agrees with a number by chance."""


@dataclass(frozen=True, kw_only=True, eq=False, slots=True)
class Alternative:
    """The answer to a part that one mistake leads to, or two together, and the ``place`` it was read from, if known."""

    mistakes: tuple[str, ...]
    answer: Answer
    place: str = ""


Candidates: TypeAlias = Callable[[Exercise, Part], tuple[Alternative, ...]]
"""Computes the answers to a part that mistakes lead to."""


@lru_cache(maxsize=256)
def alternatives(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that a single mistake leads to; none for a choice, which says too little."""
    if part.kind == "choice":
        return ()
    return _distinct(
        Alternative(mistakes=(mistake.id,), answer=misread.answer, place=misread.place)
        for mistake in _applicable(exercise, part)
        for misread in answers_with(exercise, part, mistake)
    )


@lru_cache(maxsize=256)
def changed_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every wrong answer to a part that one changed step leads to, also where that mistake goes by another name."""
    if part.kind == "choice":
        return ()
    key = exercise.answer(part.id)
    answers = (
        Alternative(mistakes=(mistake.id,), answer=read_answer(part, node))
        for mistake in MISTAKES.values()
        for change in changes_before(exercise, part, mistake)
        for node in _evaluated(exercise, part, change)
    )
    return _distinct(one for one in answers if can_be_typed(one.answer) and distance(one.answer, key) > SAME)


def changes_before(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    """The forms of a mistake that change a step on the way to a part, and read only what there is."""
    matrices = exercise.traces[part.graph].matrices
    for change in mistake.changes_in(exercise.graphs[part.graph]):
        is_there = all(matrices.get(name) is not None for step in change.values() for name in reads(step))
        if is_there and not steps_on_the_way(part.node).isdisjoint(change):
            yield change


def _distinct(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """One of those that are alike in all: rounding what is round already changes nothing."""
    alike: dict[object, Alternative] = {}
    for one in alternatives:
        figures = one.answer.tobytes() if isinstance(one.answer, np.ndarray) else one.answer
        alike.setdefault((one.mistakes, one.place, figures), one)
    return tuple(alike.values())


def _applicable(exercise: Exercise, part: Part) -> list[Mistake]:
    return [mistake for mistake in MISTAKES.values() if mistake.applies(exercise, part)]


def answers_with(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Misread]:
    """The answers to a part that a mistake leads to; none for a slip of the pen, which may lead anywhere."""
    return (misread for misread in _answers(exercise, part, mistake) if can_be_typed(misread.answer))


def _answers(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Misread]:
    """The answers to a part that a mistake leads to; none for a slip of the pen, which may lead anywhere."""
    for change in mistake.changes_in(exercise.graphs[part.graph]):
        if not steps_on_the_way(part.node).isdisjoint(change):
            yield from (Misread(read_answer(part, node)) for node in _evaluated(exercise, part, change))
    for change in _shortenings(exercise, part, mistake):
        answers = (read_answer(part, node) for node in _evaluated(exercise, part, change))
        yield from (Misread(answer) for answer in answers if distance(answer, exercise.answer(part.id)) > SAME)
    if mistake.misread:
        yield from mistake.misread(part, getattr(exercise.traces[part.graph], part.node))
    if mistake.of_other_head:
        others = (exercise.traces[graph] for graph in exercise.other_heads(part.graph))
        yield from (Misread(read_answer(part, getattr(other, part.node))) for other in others)


def _shortenings(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    for places in mistake.rounded_to:
        yield from roundings(exercise, part, places)
    for places in mistake.cut_to:
        yield from roundings(exercise, part, places, cut)


@lru_cache(maxsize=64)
def ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every other answer than the key that a mistake leads to which may concern any word or number."""
    if part.kind == "choice":
        return ()
    key = exercise.answer(part.id)
    answers = (
        Alternative(mistakes=(mistake.id,), answer=read_answer(part, node), place=one.place)
        for mistake in _applicable(exercise, part)
        if mistake.ranges
        for one in mistake.ranges(exercise, part)
        if not steps_on_the_way(part.node).isdisjoint(one.change)
        for node in _evaluated(exercise, part, one.change)
    )
    return _distinct(one for one in answers if can_be_typed(one.answer) and distance(one.answer, key) > SAME)


@lru_cache(maxsize=64)
def few_ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """The `ranges` of mistakes with few forms: of many, some agree with any one number by chance."""
    counts = Counter(one.mistakes for one in ranges(exercise, part))
    return tuple(one for one in ranges(exercise, part) if counts[one.mistakes] <= FEW)


@lru_cache(maxsize=64)
def pairs(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two mistakes lead to: changes of different steps, or a change and a misreading."""
    mistakes = _applicable(exercise, part)
    form = exercise.graphs[part.graph]
    changes = [(mistake.id, change) for mistake in mistakes for change in mistake.changes_in(form)]
    of_steps = [
        Alternative(mistakes=(first, second), answer=read_answer(part, node))
        for (first, change), (second, other) in combinations(changes, 2)
        if first != second and not change.keys() & other.keys()
        for node in _evaluated(exercise, part, {**change, **other})
    ]
    of_a_step_and_the_reading = [
        Alternative(mistakes=(first, mistake.id), answer=misread.answer, place=misread.place)
        for first, change in changes
        for node in _evaluated(exercise, part, change)
        for mistake in mistakes
        if mistake.misread
        for misread in mistake.misread(part, node)
    ]
    return _distinct(pair for pair in (*of_steps, *of_a_step_and_the_reading) if can_be_typed(pair.answer))


@lru_cache(maxsize=32)
def pairs_of_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two wrong steps lead to."""
    return tuple(one for one in pairs(exercise, part) if not any(MISTAKES[name].misread for name in one.mistakes))


def _evaluated(exercise: Exercise, part: Part, change: Change) -> Iterable[Matrix]:
    """The part's node after a change; nothing if the change does not fit the shapes of this exercise.

    Across two sentences a step may take the wrong one of them: then a row or a cell is read at the same position.
    """
    right = getattr(exercise.traces[part.graph], part.node)
    try:
        with np.errstate(all="ignore"):
            node = exercise.node(part.graph, part.node, change)
    except ValueError:
        return ()
    if node.shape == right.shape:
        return (node,)
    if exercise.graphs[part.graph].cross and _has_the_place(part, node, right):
        return (node[: right.shape[0], : right.shape[1]],)
    return ()


def _has_the_place(part: Part, node: Matrix, right: Matrix) -> bool:
    """Whether a matrix of another shape has the cell, or a row as long, that a part asks for."""
    if part.row is None or part.row >= len(node):
        return False
    if part.column is not None:
        return bool(part.column < node.shape[1])
    return bool(part.kind == "vector" and node.shape[1] == right.shape[1])
