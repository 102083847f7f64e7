"""The meter of a goal in a picture: how far it is, measured by the browser while a number is dragged or typed."""

from dataclasses import dataclass
from typing import TypeAlias

from core.practice.measure import Measure, Verdict
from core.reading.readings import counted

Start: TypeAlias = tuple[str, tuple[tuple[float, ...], ...]]
"""A matrix by its name, and its numbers at the start."""


@dataclass(frozen=True, kw_only=True)
class Meter:
    """A goal on the matrices of a picture, and Python's verdict on the numbers that stand there.

    ``start`` has what may be changed, as it was; its numbers lie within ``least`` and ``most``. ``cells``: how many
    may be changed; None for any. ``cost`` says how many were.
    """

    measures: tuple[Measure, ...]
    verdict: Verdict
    cost: str
    start: tuple[Start, ...] = ()
    least: float = 0.0
    most: float = 0.0
    cells: int | None = None


def cost(cells: int, change: float, most: int | None) -> str:
    """How many numbers were changed, and by how much; the browser says it in the same words."""
    changed = f"Changed: {counted(cells, 'number')}, by {change:.4g} in all." if cells else ""
    return changed if most is None or cells <= most else f"{changed} Only {most} may be changed."
