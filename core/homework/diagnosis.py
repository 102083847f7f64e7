"""Which known mistakes explain a wrong answer: those that lead to the answer that was typed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.nodes import EVERY_NODE
from core.graph.steps import Matrix
from core.homework.alternatives import Alternative, Candidates, alternatives, few_ranges, pairs, pairs_of_steps, ranges
from core.homework.certainty import MANY, NEAR, Explanation, are_long, are_many, count_large, numbers_of, paired_numbers
from core.homework.distance import distance, numbers_of_each
from core.homework.exercise import Answer, Exercise, Part, Ranking
from core.homework.explaining_slips import find_slips
from core.homework.mistakes import MISTAKES
from core.homework.results import agrees
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.numbers import Number
from core.reading.verdicts import Verdict, compare

__all__ = ["Alternative", "Diagnosis", "Explanation", "alternatives", "diagnose", "is_explained", "pairs"]

COARSE = 0.006
"""Numbers that agree to two decimals differ by no more than this; to three digits, by no more than this share."""


TOO_MANY = 4
"""So many mistakes that all fit explain nothing."""


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """Everything that would explain a wrong answer, each explanation by itself."""

    explanations: tuple[Explanation, ...] = ()

    @property
    def is_certain(self) -> bool:
        """Whether every explanation is."""
        return all(explanation.is_certain for explanation in self.explanations)

    @property
    def has_too_many(self) -> bool:
        """Whether so many would explain the answer that none does."""
        return len({explanation.mistakes for explanation in self.explanations}) >= TOO_MANY

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The ids of all mistakes that are part of an explanation, most specific first; none if they are too many."""
        named = set() if self.has_too_many else {name for one in self.explanations for name in one.mistakes}
        return tuple(mistake for mistake in MISTAKES if mistake in named)


def diagnose(exercise: Exercise, part: Part, reading: Reading) -> Diagnosis:
    """All that explains a wrong answer: one mistake, or else two at once, or else a slip of the pen.

    Where a mistake explains it only by possibility, a slip is as likely, and both are reported. Of an answer with
    blank cells nothing is said before there are numbers enough, nor while all that is there is right.
    """
    has_blanks = isinstance(reading, Numbers) and bool(reading.blank)
    if has_blanks and (count_large(part, reading) < MANY or agrees(part, reading, exercise.answer(part.id))):
        return Diagnosis()
    fitting: list[Explanation] = []
    for candidates in _candidates_to_try(exercise, part, reading):
        fitting = fitting or _find_explanations(candidates, exercise, part, reading)
    if not all(explanation.is_certain for explanation in fitting) or not fitting:
        fitting += find_slips(part, reading, exercise.answer(part.id))
    return Diagnosis(explanations=tuple(dict.fromkeys(fitting)))


def _candidates_to_try(exercise: Exercise, part: Part, reading: Reading) -> tuple[Candidates, ...]:
    """What may be told from so many numbers, the likeliest first; of two that are wrong, no two mistakes at once.

    All the scores or weights of a row follow from the d_k numbers of its query. Where these are fewer than many, some
    other word's row agrees with them by chance after some mistake.
    """
    large, numbers = count_large(part, reading), numbers_of(reading)
    if large >= MANY:
        follows_from_query = part.row is not None and EVERY_NODE[part.node].is_pairwise
        tell = exercise.traces[part.graph].d_k if follows_from_query else large
        return alternatives, ranges, pairs if tell >= MANY else pairs_of_steps
    if not are_long(part, numbers):
        return (alternatives,)
    are_wrong = large == 2 and not _count_right(part, reading, exercise.answer(part.id))
    return alternatives, ranges if are_wrong else few_ranges


def is_explained(exercise: Exercise, part: Part, reading: Reading) -> bool:
    """Whether a single known mistake leads to a wrong answer, and hardly ever chance."""
    return any(explanation.is_certain for explanation in _find_explanations(alternatives, exercise, part, reading))


def _find_explanations(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> list[Explanation]:
    near = near_candidates(candidates, exercise, part, reading)
    fitting = [candidate for candidate in near if _fits(part, reading, candidate.answer)]
    if not fitting:
        return []
    first = [one for one in fitting if MISTAKES[one.mistake].comes_first]
    fitting = first if first and len(numbers_of(reading)) > 1 else fitting
    return [
        Explanation(mistakes=one.mistakes, place=one.place, is_certain=_is_certain(exercise, part, reading, one))
        for one in fitting
    ]


def _is_certain(exercise: Exercise, part: Part, reading: Reading, one: Alternative) -> bool:
    """Whether numbers to which this mistake did not lead hardly ever agree with it.

    A mistake of many forms, most of which change little, tells nothing by the numbers that are right all the same.
    """
    numbers, key = numbers_of(reading), exercise.answer(part.id)
    mistake = MISTAKES[one.mistake]
    are_clear = are_long(part, numbers) and distance(one.answer, key) > NEAR
    if mistake.comes_first:
        return len(numbers) > 1
    if mistake.is_of_figures or mistake.ranges:
        wrong = len(numbers) - _count_right(part, reading, key)
        return wrong >= MANY or (wrong == 2 and not mistake.is_of_figures and are_clear)
    return are_many(numbers) or are_clear


def _count_right(part: Part, reading: Reading, key: Answer) -> int:
    """How many numbers of an answer are right, at least as far as they go."""
    return sum(compare(number, right, part) is not Verdict.WRONG for _, number, right in paired_numbers(reading, key))


def near_candidates(candidates: Candidates, exercise: Exercise, part: Part, reading: Reading) -> Iterable[Alternative]:
    """The candidates worth comparing digit by digit: those that agree everywhere to about the decimals written."""
    possible, coarse = candidates(exercise, part), _coarse_margin(part, reading)
    match reading:
        case Numbers(values=values) if possible and values is not None:
            stack = _stack(candidates, exercise, part.id)
            near = (np.abs(stack - values) <= coarse + coarse * np.abs(stack)).all(axis=1)
            return [possible[i] for i in np.flatnonzero(near)]
        case WeightedWords(pairs=pairs):
            typed = {word: float(number.value) for word, number in pairs if number}
            return [one for one in possible if isinstance(one.answer, tuple) and _are_near(typed, one.answer, coarse)]
    return possible


def _coarse_margin(part: Part, reading: Reading) -> float:
    """How far candidates worth a closer look are off: by the last decimal; if some number is short, by more."""
    shortest = min([part.decimals, *(one.places for one in numbers_of(reading) if one.places is not None)])
    return 1.1 * 10.0**-shortest if shortest >= part.fewest_decimals else max(COARSE, 10.0**-part.decimals)


def _are_near(typed: Mapping[str, float], ranking: Ranking, coarse: float) -> bool:
    return all(abs(typed.get(word, np.inf) - weight) <= coarse + coarse * abs(weight) for word, weight in ranking)


@lru_cache(maxsize=320)
def _stack(candidates: Candidates, exercise: Exercise, part_id: str) -> Matrix:
    """The numbers of all candidates, one row each."""
    return numbers_of_each([one.answer for one in candidates(exercise, exercise.part(part_id))])


def _fits(part: Part, reading: Reading, answer: Answer) -> bool:
    """Whether every cell of a reading agrees with an answer, but for those that are blank."""
    match reading:
        case Numbers(cells=cells, blank=blank):
            count = len(cells) - len(blank)
        case WeightedWords(pairs=pairs):
            count = len(pairs)
        case _:
            return False
    numbers = paired_numbers(reading, answer)
    return len(numbers) == count and all(_is_near(number, value, part) for _, number, value in numbers)


def _is_near(number: Number, key: float, part: Part) -> bool:
    """Within the window of a right answer; two decimals suffice in a matrix, and four digits in numbers like 34.96.

    One number alone needs its decimals, unless all that are missing are zeros: a score of 0.4200 is typed as 0.42.
    """
    if part.kind == "number" and number.places is not None and 0 <= number.places < part.fewest_decimals:
        return abs(float(number.value) - key) <= 0.5 * 10.0**-part.decimals
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE:
        return verdict.right
    return len(number.value.as_tuple().digits) >= 4 or (number.places == 2 and part.kind == "matrix")
