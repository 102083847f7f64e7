"""Compares one reading with one key: credit cell by cell, and a sentence about it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import numpy as np

from core.homework.exercise import Answer, Part
from core.homework.shares import share
from core.reading.answers import BLANK, Blank, Choice, Numbers, Reading, Unreadable, WeightedWords
from core.reading.readings import ReadCell, listed
from core.reading.verdicts import Verdict, compare, compare_among

Status: TypeAlias = Literal["correct", "partial", "wrong", "imprecise", "unreadable", "blank"]
CollectedStatus: TypeAlias = Literal["collected"]
"""What a text is that a teacher marks; `grade` has no such result."""

Cells: TypeAlias = tuple[str, ...] | tuple[tuple[str, ...], ...] | None


_MORE_DECIMALS = "Right as far as it goes. Work out four decimals, and it will count."
_TELLS_NOTHING = "Zeros and even shares count only once another number{} is right."
_CELL_STATUS = {verdict: str(Verdict.CORRECT if verdict.right else verdict) for verdict in Verdict}


@dataclass(frozen=True, kw_only=True)
class Result:
    """The marking of one part.

    ``answer`` is the reading of the text, so that it need not be read again. ``cells`` holds the status of each number,
    as nested tuples in the answer's shape, and in a ranking that of each word and its weight; None for a scalar.
    ``carried`` is the id of the earlier part whose slip leads to this answer, "" if none does. ``message`` is plain
    text, which also goes into a teacher's files; only that of a lesson's question is Markdown. ``first`` is the answer
    to such a question that came first, if that was not right, and ``kept`` what it earned, if it was.
    """

    status: Status | CollectedStatus
    credit: float = 0.0
    answer: Reading = BLANK
    mistakes: tuple[str, ...] = ()
    cells: Cells = None
    message: str = ""
    carried: str = ""
    first: str = ""
    kept: float = field(default=0.0, repr=False)

    @property
    def is_answered(self) -> bool:
        """Whether there is an answer, right or wrong: what cannot be read is none."""
        return self.status not in ("blank", "unreadable")

    @property
    def reading(self) -> str:
        """How the text was read, as shown to the student."""
        return "" if isinstance(self.answer, Blank | Unreadable) else self.answer.shown

    def cell_statuses(self, count: int) -> list[str]:
        """The status of each of ``count`` numbers, in one row: of a single number that of the answer.

        >>> Result(status="wrong").cell_statuses(1), Result(status="wrong").cell_statuses(2)
        (['wrong'], ['', ''])
        >>> Result(status="partial", cells=("correct", "wrong")).cell_statuses(2)
        ['correct', 'wrong']
        """
        return [str(one) for one in np.ravel(self.cells or [self.status if count == 1 else ""] * count)]


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
            missing = (_missing_message("row", reading.missing.values()) or _blank_message(reading)) + reading.note
            credit = 0.0 if isinstance(key, str | tuple) else share(part, key, reading.cells, verdicts)
            return _result(verdicts, reading, _shaped(verdicts, part.shape), missing, credit)
        case WeightedWords(pairs=pairs):
            credit = sum(verdict.right for verdict in verdicts) / len(verdicts)
            missing = _missing_message("weight", (word for word, weight in pairs if weight is None))
            return _result(verdicts, reading, _shaped(verdicts, (len(pairs), 2)), missing, credit)
        case Choice(word=word):
            right = all(verdict.right for verdict in verdicts)
            if part.options:
                why = next(option.why for option in part.options if option.text == word)
                message = f"{'Right.' if right else 'Not quite.'} {why}".rstrip()
            else:
                message = "Right." if right else f"Not quite: {part.threshold}. Compare the weight with that."
            return Result(status="correct" if right else "wrong", credit=float(right), answer=reading, message=message)


def best_result(results: Sequence[Result]) -> Result:
    """Of the results of all readings of a text the first that is right, at least as far as it goes; else the last."""
    return next((one for one in results if one.credit or one.status == "imprecise"), results[-1])


def agrees(part: Part, reading: Reading, key: Answer) -> bool:
    """Whether everything in a reading is right, at least as far as it goes; stops at the first number that is not.

    Of numbers, some may be blank; a word of a ranking needs its weight.
    """
    fitting = (Verdict.IMPRECISE, Verdict.BLANK) if isinstance(reading, Numbers) else (Verdict.IMPRECISE,)
    return all(verdict.right or verdict in fitting for verdict in _verdicts(part, reading, key))


def is_right(part: Part, reading: Reading, key: Answer) -> bool:
    """Whether everything in a reading is right, with all its decimals; stops at the first number that is not."""
    return all(verdict.right for verdict in _verdicts(part, reading, key))


def _verdicts(part: Part, reading: Reading, key: Answer) -> Iterator[Verdict]:
    match reading, key:
        case Numbers(cells=cells), float() | np.ndarray():
            keys = [key] if isinstance(key, float) else key.ravel().tolist()
            places = reading.usual_places
            return (
                Verdict.BLANK if i in reading.blank else compare_among(cell, t, part, places)
                for i, (cell, t) in enumerate(zip(cells, keys, strict=True))
            )
        case WeightedWords(pairs=pairs), tuple():
            return _word_verdicts(part, pairs, dict(key))
        case Choice(word=word), str():
            return iter((Verdict.CORRECT if word == key else Verdict.WRONG,))
    raise TypeError(f"{part.id}: a {type(reading).__name__} cannot be compared with {key!r}")


def _word_verdicts(part: Part, pairs: tuple[tuple[str, ReadCell], ...], key: Mapping[str, float]) -> Iterator[Verdict]:
    for word, number in pairs:
        named = word in key
        yield Verdict.CORRECT if named else Verdict.WRONG
        if number is None:
            yield Verdict.BLANK
        else:
            yield compare(number, key[word], part) if named else Verdict.WRONG


def _missing_message(what: str, of: Iterable[str]) -> str:
    """That the row or the weight of some words is missing; "" of none."""
    words = [f"“{word}”" for word in of]
    if not words:
        return ""
    many = "s" if len(words) > 1 else ""
    return f" The {what}{many} of {listed(words)} {'are' if many else 'is'} missing."


def _blank_message(reading: Numbers) -> str:
    count = len(reading.blank)
    return f" {count} {'is' if count == 1 else 'are'} still blank." if count else ""


def _result(verdicts: list[Verdict], reading: Reading, cells: Cells, missing: str, credit: float) -> Result:
    count, right = len(verdicts), sum(verdict.right for verdict in verdicts)
    imprecise, unreadable = verdicts.count(Verdict.IMPRECISE), verdicts.count(Verdict.UNREADABLE)
    status: Status
    if right == count:
        status = "correct"
        message = "Right; only the last digit is off." if Verdict.LAST_DIGIT in verdicts else "Right."
    elif right + imprecise == count:
        status, message = "imprecise", _MORE_DECIMALS
    elif right:
        status = "partial" if credit else "wrong"
        message = f"{right} of {count} {'is' if right == 1 else 'are'} right."
        of_which = " of their row" if cells and isinstance(cells[0], tuple) else ""
        message += f" {_TELLS_NOTHING.format(of_which)}" if credit < right / count else ""
    elif Verdict.WRONG not in verdicts:
        status, message = ("imprecise", _MORE_DECIMALS) if imprecise else ("unreadable", "Nothing to mark yet.")
    else:
        status, message = "wrong", "Not right yet." if count == 1 else "None of these is right yet."
    if unreadable:
        message += f" {unreadable} could not be read."
    return Result(status=status, credit=credit, cells=cells, answer=reading, message=message + missing)


def _shaped(verdicts: list[Verdict], shape: tuple[int, ...]) -> Cells:
    if not shape:
        return None
    words = [_CELL_STATUS[verdict] for verdict in verdicts]
    if len(shape) == 1:
        return tuple(words)
    return tuple(tuple(words[i : i + shape[1]]) for i in range(0, len(words), shape[1]))
