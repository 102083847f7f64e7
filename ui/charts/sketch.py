"""A line of small drawings without axes: curves, dots upon them, and what some places are called."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from ui.charts import figure

Point: TypeAlias = tuple[float, float]
"""From (0, 0) at the lower left to (1, 1) at the upper right."""

HEIGHT = 100
"""Pixels."""


Kind: TypeAlias = Literal["thin", "thick"]


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """One drawing. Thick curves say what is typical of the thin ones; ``names`` are read where they stand."""

    title: str
    curves: Sequence[tuple[Kind, Sequence[Point]]]
    dots: Sequence[Point] = ()
    names: Sequence[tuple[Point, str]] = ()


def draw(sketches: Sequence[Sketch], told: str, *, key: str) -> None:
    """Draw them side by side; ``told`` is what they show, for those who listen to the screen."""
    data = {"sketches": tuple(map(asdict, sketches)), "told": told}
    figure.draw(__file__, data, key=key, height=HEIGHT, on={}, offered={})
