"""The wrong answers to a part: what each known mistake leads to, alone or together with another."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np

from core.graph.nodes import steps_on_the_way
from core.graph.steps import Matrix, sources
from core.homework.changed_nodes import changed_nodes
from core.homework.distance import SAME, distance, numbers_of_each
from core.homework.exercise import Answer, Exercise, Part, read_answer
from core.homework.mistake import Change, Mistake, Overrides, Variation
from core.homework.mistakes import MISTAKES
from core.homework.rounding import roundings

FEW = 16
"""Forms of a mistake of which hardly any agrees with a number by chance."""


@dataclass(frozen=True, kw_only=True, eq=False, slots=True)
class Alternative:
    """The answer to a part that one mistake leads to, or two together, and the ``place`` it was read from, if known."""

    mistakes: tuple[str, ...]
    answer: Answer
    place: str = ""

    @property
    def mistake(self) -> str:
        """The mistake, or the first of two."""
        return self.mistakes[0]


Candidates: TypeAlias = Callable[[Exercise, Part], tuple[Alternative, ...]]
"""Computes the answers to a part that mistakes lead to."""


@lru_cache(maxsize=256)
def alternatives(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that a single mistake leads to; none for a choice, which says too little."""
    mistakes = {one.id: one for one in _applicable_mistakes(exercise, part)}
    steps = [one for one in _alternatives_by_step(exercise, part) if one.mistake in mistakes]
    several, order = [*steps, *_alternatives_of_no_step(exercise, part, mistakes.values())], list(mistakes)
    return _distinct(sorted(several, key=lambda one: order.index(one.mistake)))


@lru_cache(maxsize=256)
def changed_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every wrong answer to a part that one changed step leads to, also where that mistake goes by another name."""
    return _distinct(_without_key(exercise, part, _alternatives_by_step(exercise, part)))


@lru_cache(maxsize=16)
def _alternatives_by_step(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part, or its key, that one changed step leads to; remembered for who asks for either next."""
    mistakes = MISTAKES.values() if part.kind != "choice" else ()
    forms = [(one.id, Variation(change)) for one in mistakes for change in changes_before(exercise, part, one)]
    return tuple(_alternatives_of(exercise, part, forms))


def changes_before(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    """The forms of a mistake that change a step on the way to a part, and read only what there is."""
    matrices = exercise.traces[part.graph].matrices
    for change in changes_on_the_way(exercise, part, mistake):
        if all(matrices.get(name) is not None for step in change.values() for name in sources(step)):
            yield change


def changes_on_the_way(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Change]:
    """The forms of a mistake that change a step on the way to a part."""
    for change in mistake.changes_in(exercise.graphs[part.graph]):
        if not steps_on_the_way(part.node).isdisjoint(change):
            yield change


def alternatives_of_mistakes(exercise: Exercise, part: Part, mistakes: Collection[Mistake]) -> Iterator[Alternative]:
    """The answers to a part that each mistake leads to; none for a slip of the pen, which may lead anywhere."""
    forms = [(one.id, Variation(change)) for one in mistakes for change in changes_on_the_way(exercise, part, one)]
    yield from _alternatives_of(exercise, part, forms)
    yield from _alternatives_of_no_step(exercise, part, mistakes)


def _alternatives_of_no_step(exercise: Exercise, part: Part, mistakes: Iterable[Mistake]) -> Iterator[Alternative]:
    """The answers to a part that figures shortened on the way lead to, a wrong place, or the other head."""
    for mistake in mistakes:
        right = getattr(exercise.traces[part.graph], part.node)
        if mistake.shortens:
            forms = [(mistake.id, Variation(change)) for change in roundings(exercise, part, mistake.shortens)]
            yield from _without_key(exercise, part, _alternatives_of(exercise, part, forms))
        for misread in mistake.misread(part, right) if mistake.misread else ():
            yield Alternative(mistakes=(mistake.id,), answer=misread.answer, place=misread.place)
        for graph in exercise.other_heads(part.graph) if mistake.of_other_head else ():
            answer = read_answer(part, getattr(exercise.traces[graph], part.node))
            yield Alternative(mistakes=(mistake.id,), answer=answer)


@lru_cache(maxsize=64)
def ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every other answer than the key that a mistake leads to which may concern any word or number."""
    mistakes = _applicable_mistakes(exercise, part)
    forms = [(one.id, form) for one in mistakes if one.ranges for form in one.ranges(exercise, part)]
    return _distinct(_without_key(exercise, part, _alternatives_of(exercise, part, forms)))


@lru_cache(maxsize=64)
def few_ranges(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """The `ranges` of mistakes with few forms: of many, some agree with any one number by chance."""
    counts = Counter(one.mistakes for one in ranges(exercise, part))
    return tuple(one for one in ranges(exercise, part) if counts[one.mistakes] <= FEW)


@lru_cache(maxsize=64)
def pairs(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two mistakes lead to: changes of different steps, or a change and a misreading."""
    return _distinct(_pairs(exercise, part))


def _pairs(exercise: Exercise, part: Part) -> Iterator[Alternative]:
    mistakes, form = _applicable_mistakes(exercise, part), exercise.graphs[part.graph]
    changes = [(mistake.id, change) for mistake in mistakes for change in mistake.changes_in(form)]
    both = [
        ((first, second), {**change, **other})
        for (first, change), (second, other) in combinations(changes, 2)
        if first != second and change.keys().isdisjoint(other)
    ]
    nodes = list(_nodes_after(exercise, part, [change for _, change in (*both, *changes)]))
    for (names, _), node in zip(both, nodes[: len(both)], strict=True):
        if node is not None:
            yield Alternative(mistakes=names, answer=read_answer(part, node))
    for (first, _), node in zip(changes, nodes[len(both) :], strict=True):
        for mistake in mistakes:
            for misread in mistake.misread(part, node) if mistake.misread and node is not None else ():
                yield Alternative(mistakes=(first, mistake.id), answer=misread.answer, place=misread.place)


@lru_cache(maxsize=32)
def pairs_of_steps(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two wrong steps lead to."""
    return tuple(one for one in pairs(exercise, part) if not any(MISTAKES[name].misread for name in one.mistakes))


def _applicable_mistakes(exercise: Exercise, part: Part) -> list[Mistake]:
    """The mistakes that can be made on the way to a part; none for a choice."""
    return [one for one in MISTAKES.values() if part.kind != "choice" and one.applies(exercise, part)]


def _without_key(exercise: Exercise, part: Part, alternatives: Iterable[Alternative]) -> list[Alternative]:
    """Those that are not the key to the part; of numbers, all are compared at once."""
    if not (several := list(alternatives)):
        return []
    key = exercise.answer(part.id)
    if isinstance(key, tuple):
        return [one for one in several if distance(one.answer, key) > SAME]
    apart = np.abs(numbers_of_each([one.answer for one in several]) - numbers_of_each([key]))
    return [several[i] for i in np.flatnonzero((apart > SAME).any(axis=1))]


def _distinct(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """Those that can be typed, and one of those that are alike in all: rounding what is round changes nothing."""
    alike, several = dict[object, Alternative](), list(alternatives)
    finite = np.isfinite(numbers_of_each([one.answer for one in several]))
    for one in (several[i] for i in np.flatnonzero(finite.all(axis=1))):
        figures = one.answer.tobytes() if isinstance(one.answer, np.ndarray) else one.answer
        alike.setdefault((one.mistakes, one.place, figures), one)
    return tuple(alike.values())


def _alternatives_of(exercise: Exercise, part: Part, forms: Sequence[tuple[str, Variation]]) -> Iterator[Alternative]:
    """The answers to a part that forms of mistakes, by id, lead to, where they fit the shapes of this exercise."""
    nodes = _nodes_after(exercise, part, [one.change for _, one in forms])
    for (mistake, one), node in zip(forms, nodes, strict=True):
        if node is not None:
            yield Alternative(mistakes=(mistake,), answer=read_answer(part, node), place=one.place)


def _nodes_after(exercise: Exercise, part: Part, changes: Sequence[Overrides]) -> Iterator[Matrix | None]:
    """The part's node after each of some changes; None where one does not fit the shapes of this exercise.

    Across two sentences a step may take the wrong one of them: then a row or a cell is read at the same position.
    """
    for node in changed_nodes(exercise, part.graph, part.node, changes) if changes else ():
        right = getattr(exercise.traces[part.graph], part.node)
        yield node if node is None or node.shape == right.shape else _read_in_place(exercise, part, node)


def _read_in_place(exercise: Exercise, part: Part, node: Matrix) -> Matrix | None:
    """What is read of a matrix of another shape: the cell that a part asks for, or a row as long; None if neither."""
    n, m = getattr(exercise.traces[part.graph], part.node).shape
    if not exercise.graphs[part.graph].cross or part.row is None or part.row >= len(node):
        return None
    is_there = part.kind == "vector" and node.shape[1] == m if part.column is None else part.column < node.shape[1]
    return node[:n, :m] if is_there else None
