"""Which known mistakes explain a wrong answer: those that lead to the answer that was typed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from core.homework.alternatives import Alternative, Candidates, alternatives, pairs
from core.homework.certainty import MANY, Explanation, are_long, are_many, count_large, numbers_of
from core.homework.exercise import Answer, Exercise, Part, Ranking
from core.homework.mistakes import MISTAKES
from core.homework.results import agrees
from core.homework.undone import slips
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

__all__ = ["Alternative", "Diagnosis", "Explanation", "alternatives", "diagnose", "is_explained", "pairs"]

COARSE = 0.006
"""Numbers that agree to two decimals differ by no more than this; to three digits, by no more than this share."""


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

    Where a mistake explains it only by possibility, a slip is as likely, and both are reported. Of an answer with
    blank cells nothing is said before there are numbers enough, nor while all that is there is right.
    """
    if isinstance(reading, Numbers) and reading.blank and not _is_worth_explaining(exercise, part, reading):
        return Diagnosis()
    fitting = _fitting(alternatives, exercise, part, reading)
    if not fitting and count_large(part, reading) >= MANY:
        fitting = _fitting(pairs, exercise, part, reading)
    if not all(explanation.certain for explanation in fitting) or not fitting:
        fitting += slips(part, reading, exercise.answer(part.id))
    return Diagnosis(explanations=tuple(dict.fromkeys(fitting)))


def is_explained(exercise: Exercise, part: Part, reading: Reading) -> bool:
    """Whether a single known mistake leads to a wrong answer, and hardly ever chance."""
    return any(explanation.certain for explanation in _fitting(alternatives, exercise, part, reading))


def _is_worth_explaining(exercise: Exercise, part: Part, reading: Numbers) -> bool:
    return count_large(part, reading) >= MANY and not agrees(part, reading, exercise.answer(part.id))


def _fitting(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> list[Explanation]:
    near = near_enough(candidates, exercise, part, reading)
    fitting = [candidate for candidate in near if _fits(part, reading, candidate.answer)]
    if not fitting:
        return []
    numbers = numbers_of(reading)
    many, long = are_many(part, numbers), are_long(part, numbers)
    return [
        Explanation(
            mistakes=one.mistakes,
            place=one.place,
            certain=many or (long and not MISTAKES[one.mistakes[0]].rounded_to),
        )
        for one in fitting
    ]


def near_enough(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> Iterable[Alternative]:
    """The candidates worth comparing digit by digit: those that agree everywhere to about the decimals written."""
    possible = candidates(exercise, part)
    match reading:
        case Numbers(values=values) if possible and values is not None:
            stack, tolerance = _stack(candidates, exercise, part.id)
            near = (np.abs(stack - values) <= tolerance * _share_of_coarse(part, reading)).all(axis=1)
            return [possible[i] for i in np.flatnonzero(near)]
        case WeightedWords(pairs=pairs):
            typed = {word: float(number.value) for word, number in pairs if number}
            return [one for one in possible if isinstance(one.answer, tuple) and _are_near(typed, one.answer)]
    return possible


def _share_of_coarse(part: Part, reading: Numbers) -> float:
    """How much of the coarse tolerance is worth a closer look; all of it if some number is short."""
    shortest = min(part.decimals if cell is None or cell.places is None else cell.places for cell in reading.cells)
    return 1.0 if shortest < part.fewest_decimals else 1.1 * 10.0 ** -min(shortest, part.decimals) / COARSE


def _are_near(typed: Mapping[str, float], ranking: Ranking) -> bool:
    return all(abs(typed.get(word, np.inf) - weight) <= COARSE + COARSE * abs(weight) for word, weight in ranking)


@lru_cache(maxsize=320)
def _stack(candidates: Candidates, exercise: Exercise, part_id: str) -> tuple[Matrix, Matrix]:
    """The numbers of all candidates, one row each, and how far from them an answer worth comparing may be."""
    answers = [candidate.answer for candidate in candidates(exercise, exercise.part(part_id))]
    stack = np.stack([np.ravel(np.asarray(answer, dtype=np.float64)) for answer in answers])
    return stack, COARSE + COARSE * np.abs(stack)


def _fits(part: Part, reading: Reading, answer: Answer) -> bool:
    """Whether every cell of a reading agrees with an answer."""
    match reading, answer:
        case WeightedWords(pairs=typed), tuple():
            weights = dict(answer)
            return all(word in weights and number and _near(number, weights[word], part) for word, number in typed)
        case Numbers(cells=cells, blank=blank), float() | np.ndarray():
            keys = np.ravel(np.asarray(answer)).tolist()
            return all(
                i in blank or (cell is not None and _near(cell, key, part))
                for i, (cell, key) in enumerate(zip(cells, keys, strict=True))
            )
    return False


def _near(number: Number, key: float, part: Part) -> bool:
    """Within the window of a right answer; two decimals suffice in a matrix, and four digits in numbers like 34.96."""
    if part.kind == "number" and number.places is not None and 0 <= number.places < part.fewest_decimals:
        return False
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE or number.places is None:
        return verdict.right
    return len(number.value.as_tuple().digits) >= 4 or (number.places == 2 and part.kind == "matrix")
