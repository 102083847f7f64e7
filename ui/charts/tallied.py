"""Lines of blocks, a small square for each thing that is counted: what is pressed away is counted no more."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal

from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class Block:
    """So many squares, or bars of ``cell`` squares each; ``state`` says whether they are there, kept or not needed.

    One with a ``text`` is a number: it counts as one, and is as dark as its ``share``.
    """

    label: str = ""
    wide: int
    high: int
    cell: int = 1
    role: str = ""
    state: Literal["", "kept", "gone"] = ""
    text: str = ""
    share: float = 0

    @property
    def many(self) -> int:
        """How many it counts as."""
        return 1 if self.text else self.wide * self.high


@dataclass(frozen=True, kw_only=True)
class Line:
    """Blocks side by side: what they are of, and what is said of them."""

    label: str
    note: str = ""
    blocks: tuple[Block, ...]


@dataclass(frozen=True, kw_only=True)
class Tallied:
    """What is drawn. Where it ``asks``, blocks and lines are pressed away, and so many as are ``counted`` answer."""

    name: str
    told: str
    lines: tuple[Line, ...]
    asks: bool = False
    counted: Literal["left", "gone"] = "left"


def draw(tallied: Tallied, *, key: str, height: int, on_left: Callable[[int], object]) -> None:
    """Draw the figure; ``on_left`` is called with how many squares a student has counted, which may be all of them."""
    every = sum(block.many for line in tallied.lines for block in line.blocks)
    offered = {"left": range(every + 1)}
    figure.draw(__file__, asdict(tallied), key=key, height=height, on={"left": on_left}, offered=offered)
