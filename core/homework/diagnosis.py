"""Which known mistakes explain a wrong answer: those whose own answer is the one that was typed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TypeAlias

import numpy as np

from core.graph.nodes import NODES, ancestors
from core.graph.steps import Matrix, Step, wrapping
from core.homework.exercise import Answer, Exercise, Part, can_be_typed, read_answer
from core.homework.mistakes import Change, applicable, told
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

ROUNDINGS = (1, 2, 3)
"""Decimals to which figures on the way may have been rounded too early."""

COARSE = 0.006
"""More than two numbers can differ that are the same to two decimals, or to three digits."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Alternative:
    """The answer to a part that one mistake gives, or two at once."""

    mistakes: tuple[str, ...]
    answer: Answer


Candidates: TypeAlias = Callable[[Exercise, Part], tuple[Alternative, ...]]
"""Answers to a part that mistakes of one sort give."""


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """The ids of the mistakes that explain a wrong answer, most specific first; () if none does.

    Each explains it by itself, unless they do so only ``together``.
    """

    mistakes: tuple[str, ...]
    together: bool = False


def diagnose(exercise: Exercise, part: Part, reading: Reading) -> Diagnosis:
    """All the mistakes that explain a wrong answer.

    Two at once are looked for only in whole matrices, slips of the pen only after that.
    """
    for candidates in (alternatives, pairs if part.kind == "matrix" else _none):
        fitting = {
            name
            for alternative in _near_enough(candidates, exercise, part, reading)
            if _fits(part, reading, alternative.answer)
            for name in alternative.mistakes
        }
        if fitting:
            mistakes = tuple(name for name in told() if name in fitting)
            return Diagnosis(mistakes=mistakes, together=candidates is pairs)
    return Diagnosis(mistakes=_slips(part, reading, exercise.answer(part.id)))


def _near_enough(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> Iterable[Alternative]:
    """Those candidates that are worth comparing digit by digit: nowhere further off than two decimals allow."""
    found = candidates(exercise, part)
    values = reading.values if isinstance(reading, Numbers) else None
    if not found or values is None:
        return found
    stack, tolerance = _stack(candidates, exercise, part.id)
    near = (np.abs(stack - values) <= tolerance).all(axis=1)
    return [found[i] for i in np.flatnonzero(near)]


@lru_cache(maxsize=512)
def _stack(candidates: Candidates, exercise: Exercise, part_id: str) -> tuple[Matrix, Matrix]:
    """The numbers of all candidates, a row each, and how far off those may be that are worth comparing."""
    found = candidates(exercise, exercise.part(part_id))
    stack = np.stack([np.ravel(np.asarray(one.answer, dtype=np.float64)) for one in found])
    return stack, COARSE + COARSE * np.abs(stack)


def _none(_exercise: Exercise, _part: Part) -> tuple[Alternative, ...]:
    return ()


@lru_cache(maxsize=256)
def alternatives(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that a single mistake gives."""
    right = getattr(exercise.traces[part.graph], part.node)
    found = [
        Alternative(mistakes=(name,), answer=read_answer(part, node))
        for name, change in _forms(exercise, part)
        for node in _evaluated(exercise, part, change)
    ]
    found += [Alternative(mistakes=(name,), answer=answer) for name, answer in _misread(part, right)]
    for places in ROUNDINGS if len(ancestors(part.node)) > 1 else ():
        for node in _evaluated(exercise, part, _rounded(exercise, part, places)):
            answer = read_answer(part, node)
            found.append(Alternative(mistakes=("rounded-early",), answer=answer))
    return tuple(one for one in found if can_be_typed(one.answer))


@lru_cache(maxsize=256)
def pairs(exercise: Exercise, part: Part) -> tuple[Alternative, ...]:
    """Every answer to a part that two mistakes give, each in steps of its own or in the reading."""
    forms = list(_forms(exercise, part))
    found = [
        Alternative(mistakes=(first, second), answer=read_answer(part, node))
        for (first, one), (second, other) in combinations(forms, 2)
        if first != second and not one.keys() & other.keys()
        for node in _evaluated(exercise, part, {**one, **other})
    ]
    found += [
        Alternative(mistakes=(name, misread), answer=answer)
        for name, change in forms
        for node in _evaluated(exercise, part, change)
        for misread, answer in _misread(part, node)
        if misread != "wrong-word"
    ]
    return tuple(one for one in found if can_be_typed(one.answer))


def _forms(exercise: Exercise, part: Part) -> Iterator[tuple[str, Change]]:
    for name, changes in applicable(exercise, part).items():
        for change in changes:
            yield name, change


def _evaluated(exercise: Exercise, part: Part, change: Change) -> Iterable[Matrix]:
    """The part's node under a change; nothing where the change does not fit the shapes of this exercise."""
    right = getattr(exercise.traces[part.graph], part.node)
    try:
        with np.errstate(all="ignore"):
            node = exercise.node(part.graph, part.node, change)
    except ValueError:
        return ()
    return (node,) if node.shape == right.shape else ()


def _rounded(exercise: Exercise, part: Part, places: int) -> Change:
    """Every step before the part's node, its result rounded."""
    steps = exercise.steps[part.graph]
    return {node: _then_rounded(steps[node], places) for node in ancestors(part.node) - {part.node}}


def _then_rounded(step: Step, places: int) -> Step:
    return wrapping(step, lambda *nodes: np.round(step(*nodes), places))


def _misread(part: Part, node: Matrix) -> Iterator[tuple[str, Answer]]:
    """Wrong readings of a node: rows for columns, and the rows and cells of other words."""
    if part.kind == "choice":
        return
    if NODES[part.node].is_square:
        yield "row-and-column-swapped", read_answer(part, node.T)
    if part.row is None:
        return
    for row in range(len(node)):
        if row != part.row:
            yield "wrong-word", read_answer(replace(part, row=row), node)
    if part.kind == "number":
        for column in range(node.shape[1]):
            if column != part.column:
                yield "wrong-word", read_answer(replace(part, column=column), node)


def _fits(part: Part, reading: Reading, answer: Answer) -> bool:
    """Whether a reading is, over all its cells, what an answer would have been written as."""
    match reading, answer:
        case WeightedWords(pairs=typed), tuple():
            weights = dict(answer)
            return all(word in weights and compare(number, weights[word], part).right for word, number in typed)
        case Numbers(cells=cells), float() | np.ndarray():
            keys = np.ravel(np.asarray(answer)).tolist()
            return all(cell is not None and _near(cell, key, part) for cell, key in zip(cells, keys, strict=True))
    return False


def _near(number: Number, key: float, part: Part) -> bool:
    """Within the window of a right answer. A whole matrix says enough with two decimals, 1.234e9 with its digits."""
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE or number.places is None:
        return verdict.right
    return (
        len(number.value.as_tuple().digits) >= 4 if number.places < 0 else number.places == 2 and part.kind == "matrix"
    )


def _slips(part: Part, reading: Reading, key: Answer) -> tuple[str, ...]:
    """The slips of the pen that, undone in every wrong cell, make the whole right."""
    if not isinstance(reading, Numbers) or not isinstance(key, float | np.ndarray):
        return ()
    cells = list(zip(reading.cells, np.ravel(np.asarray(key)).tolist(), strict=True))
    wrong = [(cell, t) for cell, t in cells if cell is not None and not compare(cell, t, part).right]
    return tuple(
        name
        for name, undone in _SLIPS.items()
        if wrong and all(any(compare(other, t, part).right for other in undone(cell)) for cell, t in wrong)
    )


def _shifted(number: Number, by: int) -> Number:
    places = None if number.places is None else number.places - by
    return Number(value=number.value.scaleb(by), places=places)


def _digits_swapped(number: Number) -> Iterator[Number]:
    """The number with two neighbouring, different digits exchanged."""
    if number.places is None or not 0 < number.places <= 12:
        return
    text = f"{number.value:.{number.places}f}"
    for i, (a, b) in enumerate(pairwise(text)):
        if a.isdigit() and b.isdigit() and a != b:
            yield Number(value=type(number.value)(text[:i] + b + a + text[i + 2 :]), places=number.places)


_SLIPS: Mapping[str, Callable[[Number], Iterable[Number]]] = {
    "percent-slip": lambda number: (_shifted(number, -2), _shifted(number, 2)),
    "sign-slip": lambda number: (number._replace(value=-number.value),),
    "digits-swapped": _digits_swapped,
}
"""By mistake id, what a number may have been before the slip."""
