"""Compares one reading with one key: credit cell by cell, and a sentence about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from core.homework.exercise import Answer, Part
from core.reading.answers import BLANK, Blank, Choice, Numbers, Reading, Unreadable, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

Status: TypeAlias = Literal["correct", "partial", "wrong", "imprecise", "unreadable", "blank"]
Cells: TypeAlias = tuple[str, ...] | tuple[tuple[str, ...], ...] | None


_RIGHT = tuple(verdict for verdict in Verdict if verdict.right)
_CELL = {verdict: str(Verdict.CORRECT if verdict.right else verdict) for verdict in Verdict}


@dataclass(frozen=True, kw_only=True)
class Result:
    """The marking of one part.

    ``answer`` is the reading of the text, so that it need not be read again. ``cells`` holds the status of each number,
    as nested tuples in the answer's shape; None for a scalar. ``carried`` holds the ids of the earlier parts whose
    answers lead to this one. ``message`` is plain text, which also goes into a teacher's files; only that of a lesson's
    question is Markdown.
    """

    status: Status
    credit: float = 0.0
    answer: Reading = BLANK
    mistakes: tuple[str, ...] = ()
    cells: Cells = None
    message: str = ""
    carried: tuple[str, ...] = ()

    @property
    def reading(self) -> str:
        """How the text was read, as shown to the student."""
        return "" if isinstance(self.answer, Blank | Unreadable) else self.answer.shown


def mark(part: Part, reading: Reading, key: Answer) -> Result:
    """Mark a reading against a key of the same part."""
    match reading:
        case Blank():
            return Result(status="blank", message="Nothing typed yet.")
        case Unreadable(message=message):
            return Result(status="unreadable", answer=reading, message=message)
    verdicts = list(_verdicts(part, reading, key))
    match reading:
        case Numbers():
            return _result(verdicts, reading, _shaped(verdicts, part.shape))
        case WeightedWords(pairs=pairs):
            return _result(verdicts, reading, _shaped(verdicts, (len(pairs), 2)))
        case Choice():
            right = verdicts[0].right
            message = (
                "Right."
                if right
                else f"Not quite: is the weight at least {part.strong_from:g} times the even share 1/n?"
            )
            return Result(status="correct" if right else "wrong", credit=float(right), answer=reading, message=message)


def agrees(part: Part, reading: Reading, key: Answer) -> bool:
    """Whether everything in a reading is right, at least as far as it goes; stops at the first number that is not."""
    return all(verdict.right or verdict is Verdict.IMPRECISE for verdict in _verdicts(part, reading, key))


def _verdicts(part: Part, reading: Reading, key: Answer) -> Iterator[Verdict]:
    match reading, key:
        case Numbers(cells=cells), float() | np.ndarray():
            keys = [key] if isinstance(key, float) else key.ravel().tolist()
            return (compare(cell, t, part) for cell, t in zip(cells, keys, strict=True))
        case WeightedWords(pairs=pairs), tuple():
            return _of_words(part, pairs, dict(key))
        case Choice(word=word), str():
            return iter((Verdict.CORRECT if word == key else Verdict.WRONG,))
    raise TypeError(f"{part.id}: a {type(reading).__name__} cannot be compared with {key!r}")


def _of_words(part: Part, pairs: tuple[tuple[str, Number], ...], key: Mapping[str, float]) -> Iterator[Verdict]:
    for word, number in pairs:
        named = word in key
        yield Verdict.CORRECT if named else Verdict.WRONG
        yield compare(number, key[word], part) if named else Verdict.WRONG


def _result(verdicts: list[Verdict], reading: Reading, cells: Cells) -> Result:
    count, right = len(verdicts), sum(map(verdicts.count, _RIGHT))
    imprecise, unreadable = verdicts.count(Verdict.IMPRECISE), verdicts.count(Verdict.UNREADABLE)
    status: Status
    if right == count:
        status = "correct"
        message = "Right; only the last digit is off." if Verdict.LAST_DIGIT in verdicts else "Right."
    elif right + imprecise == count:
        status, message = "imprecise", "Right as far as it goes. Write four decimals and it will count."
    elif right:
        status, message = "partial", f"{right} of {count} {'is' if right == 1 else 'are'} right."
    else:
        status, message = "wrong", "Not right yet." if count == 1 else "None of these is right yet."
    if unreadable:
        message += f" {unreadable} could not be read."
    return Result(status=status, credit=right / count, cells=cells, answer=reading, message=message)


def _shaped(verdicts: list[Verdict], shape: tuple[int, ...]) -> Cells:
    if not shape:
        return None
    words = [_CELL[verdict] for verdict in verdicts]
    if len(shape) == 1:
        return tuple(words)
    return tuple(tuple(words[i : i + shape[1]]) for i in range(0, len(words), shape[1]))
