"""One number compared with its key, as decimals."""

from decimal import Decimal
from enum import StrEnum
from functools import lru_cache
from typing import Protocol

from core.reading.numbers import Number


class Verdict(StrEnum):
    """How a number compares with its key."""

    CORRECT = "correct"
    LAST_DIGIT = "last-digit"
    IMPRECISE = "imprecise"
    WRONG = "wrong"
    UNREADABLE = "unreadable"
    BLANK = "blank"

    @property
    def right(self) -> bool:
        """Whether the number earns its share of the credit."""
        return self in (Verdict.CORRECT, Verdict.LAST_DIGIT)


class Precision(Protocol):
    """How many decimals are asked for, and the fewest that are accepted; a part of an exercise is an example."""

    @property
    def decimals(self) -> int:
        """The decimals asked for."""

    @property
    def fewest_decimals(self) -> int:
        """The fewest decimals accepted."""


def compare(number: Number | None, key: float, part: Precision) -> Verdict:
    """Compare s with its key t: right within ½·10⁻ʳ, within ½·10⁻ᵏ where k ≥ m, or off in the last digit only.

    r decimals are asked for, m are the fewest accepted, k were written (None: the number is exact).
    """
    if number is None:
        return Verdict.UNREADABLE
    distance = abs(number.value - _decimal(key))
    r, k = part.decimals, number.places
    if distance <= half_unit(r):
        return Verdict.CORRECT
    if k is not None and distance <= half_unit(k):
        return Verdict.CORRECT if k >= part.fewest_decimals else Verdict.IMPRECISE
    if (k is None or k >= r) and distance <= 2 * half_unit(r):
        return Verdict.LAST_DIGIT
    return Verdict.WRONG


def compare_among(number: Number | None, key: float, part: Precision, places: int) -> Verdict:
    """As `compare`, for one of several numbers: zeros that a print leaves out at its end count, up to ``places``."""
    verdict = compare(number, key, part)
    if verdict is not Verdict.IMPRECISE or number is None:
        return verdict
    in_full = compare(number._replace(places=places), key, part)
    return in_full if in_full.right else verdict


@lru_cache(maxsize=64)
def half_unit(places: int) -> Decimal:
    """½·10⁻ᵏ, the furthest that rounding to k places moves a number."""
    return Decimal(5).scaleb(-places - 1)


@lru_cache(maxsize=8192)
def _decimal(key: float) -> Decimal:
    # Rounding to fifteen digits turns a sum such as 4.4499999999999993 back into the 4.45 of exact arithmetic.
    return Decimal(f"{key:.15g}")
