"""Which known mistakes explain a wrong answer: those that lead to the answer that was typed."""

from collections.abc import Iterable, Iterator, Sized
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from core.homework.alternatives import Alternative, Candidates, alternatives, pairs
from core.homework.exercise import Answer, Exercise, Part
from core.homework.mistake import Slip
from core.homework.mistakes import MISTAKES
from core.homework.places import cell_place, column_place
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

__all__ = ["Alternative", "Diagnosis", "Explanation", "alternatives", "diagnose", "pairs"]

COARSE = 0.006
"""Numbers that agree to two decimals differ by no more than this; to three digits, by no more than this share."""

LARGE = 20
"""A number tells something about a mistake from this many units of the last decimal that has to be right."""

MANY = 3
"""Two mistakes at once are looked for in this many numbers or more: any one number is near some pair's."""

NAMED_CELLS = 3
"""The most cells that are named as those where the pen slipped."""


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """One mistake, or two together, that lead to the answer.

    ``place`` says which row or cell it concerns. It is not ``certain`` where a number that no mistake led to may well
    agree with it by chance.
    """

    mistakes: tuple[str, ...]
    place: str = ""
    certain: bool = True


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """Everything that explains a wrong answer; each explanation does so by itself."""

    explanations: tuple[Explanation, ...] = ()

    @property
    def certain(self) -> bool:
        """Whether every explanation is."""
        return all(explanation.certain for explanation in self.explanations)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The ids of all mistakes that are part of an explanation, most specific first."""
        named = {mistake for explanation in self.explanations for mistake in explanation.mistakes}
        return tuple(mistake for mistake in MISTAKES if mistake in named)


def diagnose(exercise: Exercise, part: Part, reading: Reading) -> Diagnosis:
    """All that explains a wrong answer: one mistake, or else two at once, or else a slip of the pen.

    Where a mistake explains it only by possibility, a slip is as likely, and both are reported.
    """
    fitting = _fitting(alternatives, exercise, part, reading)
    if not fitting and _large_numbers(part, reading) >= MANY:
        fitting = _fitting(pairs, exercise, part, reading)
    if not all(explanation.certain for explanation in fitting) or not fitting:
        fitting += _slips(part, reading, exercise.answer(part.id))
    order = list(MISTAKES)
    unique = sorted(dict.fromkeys(fitting), key=lambda one: [order.index(mistake) for mistake in one.mistakes])
    return Diagnosis(explanations=tuple(unique))


def _fitting(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> list[Explanation]:
    numbers = _numbers(reading)
    return [
        Explanation(
            mistakes=candidate.mistakes,
            place=candidate.place,
            certain=_are_many(part, numbers)
            or (_are_long(part, numbers) and not MISTAKES[candidate.mistakes[0]].rounded_to),
        )
        for candidate in _near_enough(candidates, exercise, part, reading)
        if _fits(part, reading, candidate.answer)
    ]


def _near_enough(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> Iterable[Alternative]:
    """The candidates worth comparing digit by digit: those that agree everywhere to about two decimals."""
    possible = candidates(exercise, part)
    values = reading.values if isinstance(reading, Numbers) else None
    if not possible or values is None:
        return possible
    stack, tolerance = _stack(candidates, exercise, part.id)
    near = (np.abs(stack - values) <= tolerance).all(axis=1)
    return [possible[i] for i in np.flatnonzero(near)]


@lru_cache(maxsize=320)
def _stack(candidates: Candidates, exercise: Exercise, part_id: str) -> tuple[Matrix, Matrix]:
    """The numbers of all candidates, one row each, and how far from them an answer worth comparing may be."""
    answers = [candidate.answer for candidate in candidates(exercise, exercise.part(part_id))]
    stack = np.stack([np.ravel(np.asarray(answer, dtype=np.float64)) for answer in answers])
    return stack, COARSE + COARSE * np.abs(stack)


def _numbers(reading: Reading) -> list[Number]:
    """The numbers of an answer that could be read."""
    match reading:
        case Numbers(cells=cells):
            return [cell for cell in cells if cell is not None]
        case WeightedWords(pairs=pairs):
            return [number for _, number in pairs if number is not None]
    return []


def _is_large(part: Part, value: float) -> bool:
    return abs(value) >= LARGE * 10.0**-part.fewest_decimals


def _large_numbers(part: Part, reading: Reading) -> int:
    return sum(_is_large(part, float(number.value)) for number in _numbers(reading))


def _are_many(part: Part, numbers: Sized) -> bool:
    """Whether the numbers agree with those of a mistake hardly ever by chance; those of a ranking nearly sum to 1."""
    return part.kind in ("vector", "matrix") or len(numbers) >= MANY


def _are_long(part: Part, numbers: Iterable[Number]) -> bool:
    """Whether all numbers have the decimals asked for: of one or two with fewer, many agree with some mistake's."""
    return all(
        number.places is None
        or number.places < 0
        or (number.places >= part.decimals and _is_large(part, float(number.value)))
        for number in numbers
    )


def _fits(part: Part, reading: Reading, answer: Answer) -> bool:
    """Whether every cell of a reading agrees with an answer."""
    match reading, answer:
        case WeightedWords(pairs=typed), tuple():
            weights = dict(answer)
            return all(word in weights and number and _near(number, weights[word], part) for word, number in typed)
        case Numbers(cells=cells), float() | np.ndarray():
            keys = np.ravel(np.asarray(answer)).tolist()
            return all(cell is not None and _near(cell, key, part) for cell, key in zip(cells, keys, strict=True))
    return False


def _near(number: Number, key: float, part: Part) -> bool:
    """Within the window of a right answer; two decimals suffice in a matrix, and four digits in numbers like 34.96."""
    if part.kind == "number" and number.places is not None and 0 <= number.places < part.fewest_decimals:
        return False
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE or number.places is None:
        return verdict.right
    return len(number.value.as_tuple().digits) >= 4 or (number.places == 2 and part.kind == "matrix")


def _slips(part: Part, reading: Reading, key: Answer) -> Iterator[Explanation]:
    """The slips of the pen that make the whole answer right once undone in all wrong cells."""
    cells = _compared(part, reading, key)
    wrong = [cell for cell in cells if compare(cell[0], cell[1], part) is Verdict.WRONG]
    if not any(_is_large(part, right) for _, right, _ in wrong):
        return
    few = len(wrong) < len(cells) and len(wrong) <= NAMED_CELLS
    place = "; ".join(place for _, _, place in wrong) if few else ""
    for mistake in MISTAKES.values():
        if mistake.meant:
            undone = [_undone(mistake.meant, number, right, part) for number, right, _ in wrong]
            if None not in undone:
                numbers = [number for number in undone if number]
                certain = _are_many(part, cells) or _are_long(part, numbers)
                yield Explanation(mistakes=(mistake.id,), place=place, certain=certain)


def _compared(part: Part, reading: Reading, key: Answer) -> list[tuple[Number, float, str]]:
    """The numbers of an answer that could be read, each with the right one and its place; none with a wrong word."""
    match reading, key:
        case Numbers(cells=cells), float() | np.ndarray():
            rights = np.ravel(np.asarray(key)).tolist()
            return [
                (cell, right, _place(part, i))
                for i, (cell, right) in enumerate(zip(cells, rights, strict=True))
                if cell is not None
            ]
        case WeightedWords(pairs=pairs), tuple():
            weights = dict(key)
            if all(word in weights for word, _ in pairs):
                return [(number, weights[word], f"“{word}”") for word, number in pairs if number is not None]
    return []


def _place(part: Part, i: int) -> str:
    """Where the i-th number of an answer stands."""
    match part.shape:
        case (_, columns):
            return cell_place(part, *divmod(i, columns))
        case _:
            return column_place(part, i)


def _undone(meant: Slip, cell: Number, key: float, part: Part) -> Number | None:
    """The number that may have been meant, if it is the right one to its last digit."""
    return next((number for number in meant(cell) if compare(number, key, part) is Verdict.CORRECT), None)
