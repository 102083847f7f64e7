"""The wrong answers to a part: what each known mistake leads to, alone or together with another."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, compress
from typing import TypeAlias

import numpy as np

from core.graph.nodes import steps_on_the_way
from core.graph.steps import Matrix, reads
from core.homework.changed_nodes import Several, changed_nodes
from core.homework.distance import SAME, distance
from core.homework.exercise import Answer, Exercise, Part, can_be_typed, read_answer
from core.homework.mistake import Change, Misread, Mistake, Variation
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
    answers = _answers(exercise, part, _applicable(exercise, part))
    return _distinct(Alternative(mistakes=(mistake,), answer=one.answer, place=one.place) for mistake, one in answers)


@lru_cache(maxsize=256)
def changed_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every wrong answer to a part that one changed step leads to, also where that mistake goes by another name."""
    if part.kind == "choice":
        return ()
    mistakes = MISTAKES.values()
    forms = [(one.id, Variation(change)) for one in mistakes for change in changes_before(exercise, part, one)]
    return _distinct(_other_than_key(exercise, part, forms))


def changes_before(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    """The forms of a mistake that change a step on the way to a part, and read only what there is."""
    matrices = exercise.traces[part.graph].matrices
    for change in mistake.changes_in(exercise.graphs[part.graph]):
        is_there = all(matrices.get(name) is not None for step in change.values() for name in reads(step))
        if is_there and not steps_on_the_way(part.node).isdisjoint(change):
            yield change


def _other_than_key(exercise: Exercise, part: Part, forms: Sequence[tuple[str, Variation]]) -> Iterable[Alternative]:
    """The answers to a part that forms of mistakes, by id, lead to, without those that are the key."""
    nodes = _evaluated(exercise, part, [(one.change,) for _, one in forms])
    several = [
        Alternative(mistakes=(mistake,), answer=read_answer(part, node), place=one.place)
        for (mistake, one), node in zip(forms, nodes, strict=True)
        if node is not None
    ]
    return compress(several, _are_others([one.answer for one in several], exercise.answer(part.id)))


def _distinct(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """Those that can be typed, and one of those that are alike in all: rounding what is round changes nothing."""
    alike: dict[object, Alternative] = {}
    several = list(alternatives)
    finite = np.isfinite(numbers_of_each([one.answer for one in several]))
    for i in np.flatnonzero(finite.all(axis=1)).tolist():
        one = several[i]
        figures = one.answer.tobytes() if isinstance(one.answer, np.ndarray) else one.answer
        alike.setdefault((one.mistakes, one.place, figures), one)
    return tuple(alike.values())


def numbers_of_each(answers: Sequence[Answer]) -> Matrix:
    """The numbers of some answers to a part, one row for each."""
    numbers = [[weight for _, weight in one] if isinstance(one, tuple) else one for one in answers]
    return np.asarray(numbers, dtype=np.float64).reshape(len(numbers), -1 if numbers else 0)


def _are_others(answers: Sequence[Answer], key: Answer) -> list[bool]:
    """Which answers to a part are others than the key; of numbers, all are compared at once."""
    if isinstance(key, tuple):
        return [distance(answer, key) > SAME for answer in answers]
    if not answers:
        return []
    apart = np.abs(numbers_of_each(answers) - numbers_of_each([key]))
    return [bool(one > SAME) for one in apart.max(axis=1)]


def _applicable(exercise: Exercise, part: Part) -> list[Mistake]:
    return [mistake for mistake in MISTAKES.values() if mistake.applies(exercise, part)]


def answers_with(exercise: Exercise, part: Part, mistakes: Sequence[Mistake]) -> Iterator[tuple[str, Answer]]:
    """The answers to a part that each mistake leads to, by its id; none for a slip of the pen, which may lead anywhere.

    Many mistakes are evaluated together in less time than one after another.
    """
    return ((name, one.answer) for name, one in _answers(exercise, part, mistakes) if can_be_typed(one.answer))


def _answers(exercise: Exercise, part: Part, mistakes: Sequence[Mistake]) -> Iterator[tuple[str, Misread]]:
    """The answers to a part that each mistake leads to, by its id, also those that nobody can type."""
    forms = [(mistake, change) for mistake in mistakes for change in _forms(exercise, part, mistake)]
    nodes: dict[str, list[Matrix]] = {mistake.id: [] for mistake in mistakes}
    for (mistake, _), node in zip(forms, _evaluated(exercise, part, [(change,) for _, change in forms]), strict=True):
        nodes[mistake.id] += [] if node is None else [node]
    right, key = getattr(exercise.traces[part.graph], part.node), exercise.answer(part.id)
    for mistake in mistakes:
        answers = [read_answer(part, node) for node in nodes[mistake.id]]
        may_be_right = not mistake.is_of_figures
        for answer in answers if may_be_right else compress(answers, _are_others(answers, key)):
            yield mistake.id, Misread(answer)
        for misread in mistake.misread(part, right) if mistake.misread else ():
            yield mistake.id, misread
        for graph in exercise.other_heads(part.graph) if mistake.of_other_head else ():
            yield mistake.id, Misread(read_answer(part, getattr(exercise.traces[graph], part.node)))


def _forms(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    """The wrong steps of a mistake on the way to a part."""
    for change in mistake.changes_in(exercise.graphs[part.graph]):
        if not steps_on_the_way(part.node).isdisjoint(change):
            yield change
    for places in mistake.rounded_to:
        yield from roundings(exercise, part, places)
    for places in mistake.cut_to:
        yield from roundings(exercise, part, places, cut)


@lru_cache(maxsize=64)
def ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every other answer than the key that a mistake leads to which may concern any word or number."""
    if part.kind == "choice":
        return ()
    forms = [
        (mistake.id, one)
        for mistake in _applicable(exercise, part)
        if mistake.ranges
        for one in mistake.ranges(exercise, part)
    ]
    return _distinct(_other_than_key(exercise, part, forms))


@lru_cache(maxsize=64)
def few_ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """The `ranges` of mistakes with few forms: of many, some agree with any one number by chance."""
    counts = Counter(one.mistakes for one in ranges(exercise, part))
    return tuple(one for one in ranges(exercise, part) if counts[one.mistakes] <= FEW)


@lru_cache(maxsize=64)
def pairs(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two mistakes lead to: changes of different steps, or a change and a misreading."""
    if part.kind == "choice":
        return ()
    mistakes = _applicable(exercise, part)
    form = exercise.graphs[part.graph]
    changes = [(mistake.id, change) for mistake in mistakes for change in mistake.changes_in(form)]
    both = [
        ((first, second), (change, other))
        for (first, change), (second, other) in combinations(changes, 2)
        if first != second and change.keys().isdisjoint(other)
    ]
    nodes = _evaluated(exercise, part, [*(two for _, two in both), *((change,) for _, change in changes)])
    of_steps = [
        Alternative(mistakes=names, answer=read_answer(part, node))
        for (names, _), node in zip(both, nodes[: len(both)], strict=True)
        if node is not None
    ]
    of_a_step_and_the_reading = [
        Alternative(mistakes=(first, mistake.id), answer=misread.answer, place=misread.place)
        for (first, _), node in zip(changes, nodes[len(both) :], strict=True)
        if node is not None
        for mistake in mistakes
        if mistake.misread
        for misread in mistake.misread(part, node)
    ]
    return _distinct((*of_steps, *of_a_step_and_the_reading))


@lru_cache(maxsize=32)
def pairs_of_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two wrong steps lead to."""
    return tuple(one for one in pairs(exercise, part) if not any(MISTAKES[name].misread for name in one.mistakes))


def _evaluated(exercise: Exercise, part: Part, changes: Sequence[Several]) -> list[Matrix | None]:
    """The part's node after each of some changes; None where one does not fit the shapes of this exercise.

    Across two sentences a step may take the wrong one of them: then a row or a cell is read at the same position.
    """
    right = getattr(exercise.traces[part.graph], part.node)
    nodes = changed_nodes(exercise, part.graph, part.node, changes)
    return [node if node is None or node.shape == right.shape else _in_place(exercise, part, node) for node in nodes]


def _in_place(exercise: Exercise, part: Part, node: Matrix) -> Matrix | None:
    """What is read of a matrix of another shape; None if nothing is."""
    right = getattr(exercise.traces[part.graph], part.node)
    if exercise.graphs[part.graph].cross and _has_the_place(part, node, right):
        return node[: right.shape[0], : right.shape[1]]
    return None


def _has_the_place(part: Part, node: Matrix, right: Matrix) -> bool:
    """Whether a matrix of another shape has the cell, or a row as long, that a part asks for."""
    if part.row is None or part.row >= len(node):
        return False
    if part.column is not None:
        return bool(part.column < node.shape[1])
    return bool(part.kind == "vector" and node.shape[1] == right.shape[1])
