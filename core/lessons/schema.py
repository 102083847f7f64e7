"""Questions of the lessons: what was typed, marked, and told which mistake it was."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.reading import answers
from core.reading.answers import Numbers
from core.reading.comparing import Verdict, compare

Status: TypeAlias = Literal["correct", "partial", "wrong", "imprecise", "unreadable", "blank"]

RIGHT = "Right."


@dataclass(frozen=True, kw_only=True)
class Mark:
    """What is said about one answer; one that is blank, unreadable or imprecise is worth nothing and costs nothing."""

    status: Status
    message: str
    credit: float = 0.0


Marker: TypeAlias = Callable[[str], Mark]
"""Marks a text; raises nothing."""

BLANK = Mark(status="blank", message="")


def right(message: str = RIGHT) -> Mark:
    """The mark of a right answer."""
    return Mark(status="correct", message=message, credit=1.0)


def wrong(message: str) -> Mark:
    """The mark of a wrong answer."""
    return Mark(status="wrong", message=message)


def choice(key: str, why: Mapping[str, str], *, praise: str = RIGHT) -> Marker:
    """Marks one of several options; ``why`` says of each wrong one what is wrong about it.

    >>> choice("a", {"b": "b is no vowel."})("b").message
    'b is no vowel.'
    """
    return lambda text: BLANK if not text else right(praise) if text == key else wrong(why.get(text, "Not so."))


@dataclass(frozen=True, kw_only=True)
class _Precision:
    decimals: int
    fewest_decimals: int


def number(key: float, slips: Sequence[tuple[float, str]] = (), *, decimals: int = 4, praise: str = RIGHT) -> Marker:
    """Marks a number in any spelling, rounded or cut off at so many decimals, one fewer being enough; 0: exactly.

    Args:
        key: the right number.
        slips: wrong numbers, each with what led to it.
        decimals: how many are asked for.
        praise: what is said of a right one.

    >>> number(0.25, [(4.0, "Upside down.")])("4").message
    'Upside down.'
    """
    precision = _Precision(decimals=decimals, fewest_decimals=max(decimals - 1, 0))

    def mark(text: str) -> Mark:
        if not text.strip():
            return BLANK
        reading = answers.numbers(text, (1,)) if len(text) <= answers.SPACE else None
        found = reading.cells[0] if isinstance(reading, Numbers) else None
        if found is None:
            return Mark(status="unreadable", message="Expected one number: decimals, a fraction or a percentage.")
        verdict = compare(found, key, precision)
        if verdict is Verdict.CORRECT or (verdict is Verdict.LAST_DIGIT and decimals):
            return right(praise)
        if verdict is Verdict.IMPRECISE:
            return Mark(status="imprecise", message=f"Right as far as it goes: give {decimals} decimals.")
        return wrong(next((said for value, said in slips if compare(found, value, precision).right), "Not the number."))

    return mark


def shape(key: tuple[int, ...], slips: Sequence[tuple[tuple[int, ...], str]] = (), *, praise: str = RIGHT) -> Marker:
    """Marks the shape of an array: (1, 6, 8), 1 6 8 or 1×6×8.

    >>> shape((1, 6, 8))("torch.Size([1, 6, 8])").status
    'correct'
    """

    def mark(text: str) -> Mark:
        if not text.strip():
            return BLANK
        found = tuple(int(digits) for digits in re.findall(r"[0-9]{1,6}", text[:_LONGEST]))
        rest = re.sub(r"[0-9]{1,6}|torch\.Size|shape|[\s()\[\],;x×*=·by]", "", text[:_LONGEST], flags=re.IGNORECASE)
        if not found or rest or len(text) > _LONGEST:
            return Mark(status="unreadable", message="Expected a shape, such as (2, 3, 4).")
        if found == key:
            return right(praise)
        return wrong(next((said for value, said in slips if found == value), _of_shapes(found, key)))

    return mark


_LONGEST = 200


def _of_shapes(found: tuple[int, ...], key: tuple[int, ...]) -> str:
    if len(found) != len(key):
        return f"Not the number of dimensions: you have {len(found)}."
    if sorted(found) == sorted(key):
        return "The right numbers in another order."
    return "As many dimensions as there are, but not their sizes."
