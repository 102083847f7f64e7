"""Corrected numbers as answers: a key, the wrong values that known slips lead to, and how they are marked."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.lessons import schema
from core.lessons.schema import BLANK, Mark, Marker
from core.reading import answers
from core.reading.answers import Numbers
from core.reading.comparing import Verdict, compare

Value: TypeAlias = float | tuple[int, ...] | NDArray[np.float64]
"""What is asked for: one number, the shape of an array, or the numbers of a vector or matrix."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Correction:
    """The right value, and by the name of a slip the wrong one it leads to.

    ``percent``: the number is asked for in percent, with or without the sign.
    """

    key: Value
    slips: Mapping[str, Value] = field(default_factory=dict)
    percent: bool = False


class _Precision(NamedTuple):
    decimals: int = 4
    fewest_decimals: int = 3


def marker(correction: Correction, said: Mapping[str, str], praise: str = schema.RIGHT) -> Marker:
    """Marks a correction; ``said`` has for each slip, by name, what is wrong about it."""
    key, percent = correction.key, correction.percent
    slips = [(value, said[name]) for name, value in correction.slips.items()]
    if isinstance(key, np.ndarray):
        return several(key, [(value, told) for value, told in slips if isinstance(value, np.ndarray)], praise=praise)
    if isinstance(key, tuple):
        return schema.shape(key, [(value, told) for value, told in slips if isinstance(value, tuple)], praise=praise)
    mark = schema.number(key, [(value, told) for value, told in slips if isinstance(value, float)], praise=praise)
    return (lambda text: mark(_without_percent(text))) if percent else mark


def several(key: NDArray[np.float64], slips: list[tuple[NDArray[np.float64], str]], *, praise: str) -> Marker:
    """Marks the numbers of a vector (n,) or a matrix (n, m); each right one earns its share.

    >>> several(np.array([1.0, 2.0]), [], praise="Right.")("1 3").credit
    0.5
    """
    precision = _Precision()
    longest = answers.SPACE + answers.SPACE_PER_NUMBER * key.size

    def verdicts(found: Numbers, wanted: NDArray[np.float64]) -> list[Verdict]:
        return [compare(cell, float(x), precision) for cell, x in zip(found.cells, wanted.ravel(), strict=True)]

    def mark(text: str) -> Mark:
        if not text.strip():
            return BLANK
        if len(text) > longest:
            return Mark(status="unreadable", message="That is much more than was asked for.")
        reading = answers.numbers(text, key.shape)
        if not isinstance(reading, Numbers):
            return Mark(status="unreadable", message=reading.message)
        marked = verdicts(reading, key)
        good = sum(verdict.right for verdict in marked)
        if good == key.size:
            return schema.right(praise)
        if all(verdict.right or verdict is Verdict.IMPRECISE for verdict in marked):
            return Mark(status="imprecise", message=f"Right as far as they go: give {precision.decimals} decimals.")
        slip = next((told for value, told in slips if all(one.right for one in verdicts(reading, value))), None)
        if slip:
            return schema.wrong(slip)
        if good:
            return Mark(status="partial", message=f"{good} of {key.size} are right.", credit=good / key.size)
        return schema.wrong("None of these numbers.")

    return mark


def _without_percent(text: str) -> str:
    return re.sub(r"%|per ?cent", "", text[: answers.SPACE + 1], flags=re.IGNORECASE)
