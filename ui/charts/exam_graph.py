"""The graph of an exam: each step as a matrix without numbers, with what it is worth, and all that it comes from."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from core.graph.nodes import Role
from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class Step:
    """A step: its symbol and title, the names of the steps that it reads, what it is worth, and what is told of it.

    ``points`` are None where it is given, ``earned`` those of them that were earned, once it is marked.
    """

    name: str
    symbol: str
    title: str
    role: Role
    reads: tuple[str, ...]
    points: int | None
    earned: float | None
    told: str


def draw(steps: Sequence[Step], told: str, *, key: str) -> None:
    """Draw the steps in the order of computing; ``told`` stands beneath them until one is pointed at."""
    data = {"steps": tuple(map(asdict, steps)), "told": told}
    figure.draw(__file__, data, key=key, height=_HEIGHT, on={}, offered={})


_HEIGHT = 400
"""About how many pixels it takes."""
