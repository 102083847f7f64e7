"""Marks answers: compares what was read with the key, decimal by decimal, and gives credit cell by cell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import Literal, TypeAlias

import numpy as np

from core.answers import Blank, Choice, Numbers, Reading, Unreadable, WeightedWords, read
from core.exercises import Answer, Exercise, Part
from core.numerals import Number

Status: TypeAlias = Literal["correct", "partial", "wrong", "imprecise", "unreadable", "blank"]
Cells: TypeAlias = tuple[str, ...] | tuple[tuple[str, ...], ...] | None


class Verdict(StrEnum):
    """How one number compares with its key."""

    CORRECT = "correct"
    LAST_DIGIT = "last-digit"
    IMPRECISE = "imprecise"
    WRONG = "wrong"
    UNREADABLE = "unreadable"

    @property
    def right(self) -> bool:
        """Whether the number earns its share of the credit."""
        return self in (Verdict.CORRECT, Verdict.LAST_DIGIT)


@dataclass(frozen=True, kw_only=True)
class Result:
    """The marking of one part.

    ``cells`` holds a status for every number in the answer's shape (nested tuples), None for a scalar.
    """

    status: Status
    credit: float
    mistakes: tuple[str, ...] = ()
    cells: Cells = None
    reading: str = ""
    message: str = ""


@dataclass(frozen=True, kw_only=True)
class Grade(Mapping[str, Result]):
    """The marking of an exercise: a result for every part, by its id."""

    results: Mapping[str, Result]

    def __getitem__(self, part_id: str) -> Result:
        """The result of a part."""
        return self.results[part_id]

    def __iter__(self) -> Iterator[str]:
        """The ids of the parts, in the order they are asked."""
        return iter(self.results)

    def __len__(self) -> int:
        """The number of parts."""
        return len(self.results)

    @property
    def score(self) -> float:
        """The credits added up."""
        return sum(result.credit for result in self.results.values())

    @property
    def max_score(self) -> float:
        """One for each part."""
        return float(len(self.results))


def grade(exercise: Exercise, answers: Mapping[str, str]) -> Grade:
    """Mark what a student typed, by part id; parts that are missing are blank. Nothing typed raises.

    >>> from core import exercises
    >>> grade(exercises.load("bank-interest"), {"q1-weight": "0.2097"})["q1-weight"].status
    'correct'
    """
    results = {part.id: _mark(exercise, part, answers.get(part.id) or "") for part in exercise.parts}
    return Grade(results=results)


def _mark(exercise: Exercise, part: Part, text: str) -> Result:
    return mark(part, read(str(text), part, exercise), exercise.answer(part.id))


def mark(part: Part, reading: Reading, key: Answer) -> Result:
    """Compare a reading with a key of the same part."""
    match reading, key:
        case Blank(), _:
            return Result(status="blank", credit=0.0, message="Nothing typed yet.")
        case Unreadable(message=message), _:
            return Result(
                status="unreadable",
                credit=0.0,
                message=f"{message} Nothing is lost: mend it and check again.",
            )
        case Choice(word=word, shown=shown), str():
            right = word == key
            return Result(
                status="correct" if right else "wrong",
                credit=float(right),
                reading=shown,
                message="Right." if right else "Not so: compare the weight with 1/n once more.",
            )
        case WeightedWords(pairs=pairs, shown=shown), tuple():
            return _mark_ranking(part, pairs, dict(key), shown)
        case Numbers(cells=cells, shown=shown), _:
            keys = np.ravel(np.asarray(key, dtype=np.float64)).tolist()
            verdicts = [compare(cell, t, part) for cell, t in zip(cells, keys, strict=True)]
            return _result(verdicts, shown, _shaped(verdicts, part.shape))
    raise TypeError(f"{part.id}: a {type(reading).__name__} cannot be compared with {key!r}")


def compare(number: Number | None, key: float, part: Part) -> Verdict:
    """One number against its key t: |s − t| within ½·10⁻ʳ, or within its own rounding, or in the last digit.

    r decimals are asked for, at least m are accepted, k were written (None: exact).
    """
    if number is None:
        return Verdict.UNREADABLE
    distance = abs(number.value - Decimal(repr(key)))
    r, k = part.decimals, number.places
    if distance <= half_unit(r):
        return Verdict.CORRECT
    if k is not None and distance <= half_unit(k):
        return Verdict.CORRECT if k >= part.fewest_decimals else Verdict.IMPRECISE
    if (k is None or k >= r) and distance <= 2 * half_unit(r):
        return Verdict.LAST_DIGIT
    return Verdict.WRONG


def half_unit(places: int) -> Decimal:
    """½·10⁻ᵏ: how far rounding to k places moves a number at the most."""
    return Decimal(5).scaleb(-places - 1)


def _mark_ranking(part: Part, pairs: tuple[tuple[str, Number], ...], key: Mapping[str, float], shown: str) -> Result:
    words = [Verdict.CORRECT if word in key else Verdict.WRONG for word, _ in pairs]
    weights = [compare(number, key[word], part) if word in key else Verdict.WRONG for word, number in pairs]
    return _result(
        [*words, *weights],
        shown,
        _shaped([v for pair in zip(words, weights, strict=True) for v in pair], (2, 2)),
    )


def _result(verdicts: list[Verdict], shown: str, cells: Cells) -> Result:
    count, right = len(verdicts), sum(verdict.right for verdict in verdicts)
    imprecise, unreadable = verdicts.count(Verdict.IMPRECISE), verdicts.count(Verdict.UNREADABLE)
    status: Status
    if right == count:
        status = "correct"
        message = "Right; only the last digit is off." if Verdict.LAST_DIGIT in verdicts else "Right."
    elif right + imprecise == count:
        status, message = "imprecise", "Right as far as it goes. Write four decimals, and it counts."
    elif right:
        status, message = "partial", f"{right} of {count} are right."
    else:
        status, message = (
            "wrong",
            "Not the number asked for." if count == 1 else "None of these are right yet.",
        )
    if unreadable:
        message += f" {unreadable} could not be read."
    return Result(status=status, credit=right / count, cells=cells, reading=shown, message=message)


def _shaped(verdicts: list[Verdict], shape: tuple[int, ...]) -> Cells:
    if not shape:
        return None
    words = [str(Verdict.CORRECT if verdict.right else verdict) for verdict in verdicts]
    if len(shape) == 1:
        return tuple(words)
    return tuple(tuple(words[i : i + shape[1]]) for i in range(0, len(words), shape[1]))
