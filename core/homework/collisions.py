"""What makes numbers poor to ask about: mistakes that they do not tell apart, weights that are even or all on one word.

Mistakes cannot be told apart if their answers to a part are too close to each other.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.graph.steps import Matrix
from core.homework.alternatives import alternatives_of_mistakes, changes_on_the_way
from core.homework.distance import SAME, numbers_of_each
from core.homework.exercise import Answer, Exercise, Part, can_be_typed
from core.homework.mistakes import MISTAKES
from core.homework.proofs import PROOFS

Blemish: TypeAlias = tuple[str, str]
"""What is poor, and the graph or part in which it is."""

_EVEN = 0.01
"""Weights this near an even share look even."""

_ONE_HOT = 0.99
"""A word that gets at least this much gets all."""

_KEY = "the key"

_LIKELIEST = frozenset({
    "unscaled", "divided-by-d-k", "divided-by-sqrt-d-model", "multiplied-by-sqrt-d-k", "scaled-after-softmax",
    "softmax-over-columns", "softmax-over-everything", "softmax-base", "queries-and-keys-swapped", "queries-for-keys",
    "keys-for-queries", "transposed-projection", "queries-from-wrong-sentence",
})  # fmt: skip
"""The mistakes that most draws are refused for; their wrong steps can be evaluated for many draws at once."""

_ROUNDING = 1e-9
"""Numbers of few decimals can differ by exactly a window; how a machine rounds must not decide about them."""


@lru_cache(maxsize=64)
def collisions(exercise: Exercise) -> frozenset[tuple[str, str, str]]:
    """Pairs of mistakes, or of ``the key`` and a mistake, whose answers to a part are too close to tell apart.

    Each pair comes after the id of the part. Mistakes that are not in the exercise's version of the proof do not count,
    nor do parts that reject no draw.
    """
    return frozenset(each_collision(exercise))


def each_collision(exercise: Exercise) -> Iterator[tuple[str, str, str]]:
    """The collisions one by one: those of single numbers first, and of these the last, where they are likeliest."""
    last_first = exercise.computed_parts[::-1]
    for part in sorted(last_first, key=lambda part: prod(part.shape)):
        if part.kind != "choice" and part.rejects_draws:
            yield from ((part.id, *names) for names in _collisions(exercise, part))


def refused_draws(draws: Exercise, exercise: Exercise) -> NDArray[np.bool_]:
    """Which of many draws have, in a single number and among a few mistakes, a collision that the exercise has not.

    Most draws that have any collision are among them, and those that are not need a proof one by one. How a machine
    rounds decides about nothing here: many draws at once are rounded otherwise than one. ``draws`` is the exercise on
    the inputs of many draws, (draws, …) each.
    """
    asked = [part for part in exercise.computed_parts if part.kind == "number" and part.rejects_draws]
    if not asked:
        return np.zeros(len(draws.inputs["X"]), dtype=np.bool_)
    part, allowed = asked[-1], collisions(exercise)
    names, columns = zip(*_numbers(draws, exercise, part), strict=True)
    numbers, window = np.stack(columns), 10.0**-part.fewest_decimals + _ROUNDING / 2
    is_refused = np.zeros(numbers.shape[1], dtype=np.bool_)
    for i, name in enumerate(names):
        others = [j for j in range(i + 1, len(names)) if names[j] != name and (part.id, name, names[j]) not in allowed]
        with np.errstate(invalid="ignore"):
            apart = np.abs(numbers[others] - numbers[i])
        is_refused |= ((apart <= window) & ((apart > 2 * SAME) | (name == _KEY))).any(axis=0)
    return is_refused


def _numbers(draws: Exercise, exercise: Exercise, part: Part) -> Iterator[tuple[str, Matrix]]:
    """The key to a part in each of many draws, and what each of a few mistakes leads to."""
    right = np.asarray(draws.traces[part.graph].matrices[part.node])
    yield _KEY, right[:, part.row, part.column]
    likeliest = _LIKELIEST & PROOFS[exercise.proof]
    for mistake in (mistake for mistake in MISTAKES.values() if mistake.id in likeliest):
        for change in changes_on_the_way(exercise, part, mistake) if mistake.applies(exercise, part) else ():
            try:
                with np.errstate(all="ignore"):
                    node = draws.node(part.graph, part.node, change)
            except ValueError:  # the change does not fit the shapes of this exercise
                continue
            if node.shape == right.shape:
                yield mistake.id, node[:, part.row, part.column]


def _collisions(exercise: Exercise, part: Part) -> Iterator[tuple[str, str]]:
    proven = [one for one in MISTAKES.values() if one.id in PROOFS[exercise.proof] and one.applies(exercise, part)]
    wrong = [one for one in alternatives_of_mistakes(exercise, part, proven) if can_be_typed(one.answer)]
    names = (_KEY, *(name for one in wrong for name in one.mistakes))
    answers = (exercise.answer(part.id), *(one.answer for one in wrong))
    apart = _distances(answers)
    for i, j in zip(*np.nonzero(apart <= 10.0**-part.fewest_decimals + _ROUNDING), strict=True):
        if i < j and names[i] != names[j] and (names[i] == _KEY or apart[i, j] > SAME):
            yield names[i], names[j]


def _distances(answers: Sequence[Answer]) -> Matrix:
    """The `distance` between any two answers to a part, all at once."""
    rows = numbers_of_each(answers)
    apart = np.stack([np.abs(rows - row).max(axis=1) for row in rows])
    words = [frozenset(word for word, _ in one) if isinstance(one, tuple) else None for one in answers]
    if len(set(words)) > 1:
        apart[[[one != other for other in words] for one in words]] = np.inf
    return apart


@lru_cache(maxsize=64)
def blemishes(exercise: Exercise) -> frozenset[Blemish]:
    """What is poor about the numbers of an exercise."""
    return frozenset(_blemishes(exercise))


def _blemishes(exercise: Exercise) -> Iterator[Blemish]:
    for name, trace in exercise.traces.items():
        seen = np.isfinite(trace.masked_scores)
        if (np.abs(trace.weights - seen / seen.sum(axis=1, keepdims=True)) < _EVEN).all():
            yield "even", name
        has_choice = seen.sum(axis=1) > 1
        if (trace.weights.max(axis=1)[has_choice] > _ONE_HOT).all():
            yield "one-hot", name
    for part in exercise.computed_parts:
        if part.row is not None and part.node == "weights":
            heaviest = np.sort(exercise.traces[part.graph].weights[part.row])[::-1]
            if heaviest[0] > _ONE_HOT:
                yield "one-hot", part.id
            if part.kind == "ranking" and (-np.diff(heaviest)[: part.shape[0]] < 10.0**-part.fewest_decimals).any():
                yield "tie", part.id
