"""Which known mistakes explain a wrong answer: those that lead to the answer that was typed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

import numpy as np

from core.graph.nodes import ancestors
from core.graph.steps import Matrix, Step, wrapping
from core.homework.exercise import Answer, Exercise, Part, can_be_typed, read_answer
from core.homework.mistake import Change, Mistake, Slip
from core.homework.mistakes import MISTAKES
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

COARSE = 0.006
"""Numbers that agree to two decimals differ by no more than this; to three digits, by no more than this share."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Alternative:
    """The answer to a part that one mistake leads to, or two together."""

    mistakes: tuple[str, ...]
    answer: Answer


Candidates: TypeAlias = Callable[[Exercise, Part], tuple[Alternative, ...]]
"""Computes the answers to a part that mistakes lead to."""


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """The ids of the mistakes that explain a wrong answer, most specific first; () if none does.

    Each explains it alone, or else they explain it only ``together``.
    """

    mistakes: tuple[str, ...]
    together: bool = False


def diagnose(exercise: Exercise, part: Part, reading: Reading) -> Diagnosis:
    """All the mistakes that explain a wrong answer.

    Two at once are looked for only in whole matrices; slips of the pen, only if nothing else explains the answer.
    """
    for candidates in (alternatives, pairs) if part.kind == "matrix" else (alternatives,):
        fitting = {
            mistake
            for alternative in _near_enough(candidates, exercise, part, reading)
            if _fits(part, reading, alternative.answer)
            for mistake in alternative.mistakes
        }
        if fitting:
            mistakes = tuple(mistake for mistake in MISTAKES if mistake in fitting)
            return Diagnosis(mistakes=mistakes, together=candidates is pairs)
    return Diagnosis(mistakes=_slips(part, reading, exercise.answer(part.id)))


def _near_enough(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> Iterable[Alternative]:
    """The candidates worth comparing digit by digit: those that agree everywhere to about two decimals."""
    possible = candidates(exercise, part)
    values = reading.values if isinstance(reading, Numbers) else None
    if not possible or values is None:
        return possible
    stack, tolerance = _stack(candidates, exercise, part.id)
    near = (np.abs(stack - values) <= tolerance).all(axis=1)
    return [possible[i] for i in np.flatnonzero(near)]


@lru_cache(maxsize=512)
def _stack(candidates: Candidates, exercise: Exercise, part_id: str) -> tuple[Matrix, Matrix]:
    """The numbers of all candidates, one row each, and how far from them an answer worth comparing may be."""
    answers = [candidate.answer for candidate in candidates(exercise, exercise.part(part_id))]
    stack = np.stack([np.ravel(np.asarray(answer, dtype=np.float64)) for answer in answers])
    return stack, COARSE + COARSE * np.abs(stack)


@lru_cache(maxsize=256)
def alternatives(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that a single mistake leads to; none for a choice, which says too little."""
    if part.kind == "choice":
        return ()
    return tuple(
        Alternative(mistakes=(mistake.id,), answer=answer)
        for mistake in _applicable(exercise, part)
        for answer in _answers(exercise, part, mistake)
        if can_be_typed(answer)
    )


def _applicable(exercise: Exercise, part: Part) -> list[Mistake]:
    return [mistake for mistake in MISTAKES.values() if mistake.applies(exercise, part)]


def _answers(exercise: Exercise, part: Part, mistake: Mistake) -> Iterator[Answer]:
    """The answers to a part that a mistake leads to; none for a slip of the pen, which may lead anywhere."""
    roundings = (_rounded(exercise, part, places) for places in mistake.rounded_to)
    for change in (*mistake.changes, *filter(None, roundings)):
        for node in _evaluated(exercise, part, change):
            yield read_answer(part, node)
    if mistake.misread:
        yield from mistake.misread(part, getattr(exercise.traces[part.graph], part.node))


@lru_cache(maxsize=256)
def pairs(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a matrix that two mistakes lead to: changes of different steps, or a change and a misreading."""
    mistakes = _applicable(exercise, part)
    changes = [(mistake.id, change) for mistake in mistakes for change in mistake.changes]
    of_steps = [
        Alternative(mistakes=(first, second), answer=read_answer(part, node))
        for (first, change), (second, other) in combinations(changes, 2)
        if first != second and not change.keys() & other.keys()
        for node in _evaluated(exercise, part, {**change, **other})
    ]
    of_a_step_and_the_reading = [
        Alternative(mistakes=(first, mistake.id), answer=answer)
        for first, change in changes
        for node in _evaluated(exercise, part, change)
        for mistake in mistakes
        if mistake.misread
        for answer in mistake.misread(part, node)
    ]
    return tuple(pair for pair in (*of_steps, *of_a_step_and_the_reading) if can_be_typed(pair.answer))


def _evaluated(exercise: Exercise, part: Part, change: Change) -> Iterable[Matrix]:
    """The part's node after a change; nothing if the change does not fit the shapes of this exercise."""
    right = getattr(exercise.traces[part.graph], part.node)
    try:
        with np.errstate(all="ignore"):
            node = exercise.node(part.graph, part.node, change)
    except ValueError:
        return ()
    return (node,) if node.shape == right.shape else ()


def _rounded(exercise: Exercise, part: Part, places: int) -> Change:
    """All steps before the part's node, with their results rounded."""
    steps = exercise.steps[part.graph]
    return {node: _then_rounded(steps[node], places) for node in ancestors(part.node) - {part.node}}


def _then_rounded(step: Step, places: int) -> Step:
    return wrapping(step, lambda *nodes: np.round(step(*nodes), places))


def _fits(part: Part, reading: Reading, answer: Answer) -> bool:
    """Whether every cell of a reading agrees with an answer."""
    match reading, answer:
        case WeightedWords(pairs=typed), tuple():
            weights = dict(answer)
            return all(word in weights and compare(number, weights[word], part).right for word, number in typed)
        case Numbers(cells=cells), float() | np.ndarray():
            keys = np.ravel(np.asarray(answer)).tolist()
            return all(cell is not None and _near(cell, key, part) for cell, key in zip(cells, keys, strict=True))
    return False


def _near(number: Number, key: float, part: Part) -> bool:
    """Within the window of a right answer; two decimals suffice in a matrix, four digits in a number like 1.234e9."""
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE or number.places is None:
        return verdict.right
    return (
        len(number.value.as_tuple().digits) >= 4 if number.places < 0 else number.places == 2 and part.kind == "matrix"
    )


def _slips(part: Part, reading: Reading, key: Answer) -> tuple[str, ...]:
    """The slips of the pen that make the whole answer right once undone in all wrong cells."""
    if not isinstance(reading, Numbers) or not isinstance(key, float | np.ndarray):
        return ()
    cells = list(zip(reading.cells, np.ravel(np.asarray(key)).tolist(), strict=True))
    wrong = [(cell, t) for cell, t in cells if cell is not None and not compare(cell, t, part).right]
    return tuple(
        mistake.id
        for mistake in MISTAKES.values()
        if mistake.meant and wrong and all(_right_once_undone(mistake.meant, cell, t, part) for cell, t in wrong)
    )


def _right_once_undone(meant: Slip, cell: Number, key: float, part: Part) -> bool:
    return any(compare(number, key, part).right for number in meant(cell))
