"""Lines of blocks, a small square for each thing that is counted: what is pressed away is counted no more."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from core.graph.steps import Matrix
from ui.charts import figure

Mask: TypeAlias = npt.NDArray[np.bool_]
"""Of which cells something is so."""


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
    """What is drawn. Where it ``asks``, blocks and lines are pressed away, and so many as are ``counted`` answer.

    Where it ``takes_share``, one presses along the last line, how far one expects it to go.
    """

    name: str
    told: str
    lines: tuple[Line, ...]
    asks: bool = False
    counted: Literal["left", "gone"] = "left"
    takes_share: bool = False


def numbers(words: Sequence[str], weights: Matrix, *, gone: Mask, veiled: Mask) -> tuple[Line, ...]:
    """A line for each word with its weights (n × n) as numbers; those that are ``gone`` are 0, ``veiled`` ones wait."""
    return tuple(
        Line(
            label=word,
            blocks=tuple(
                Block(
                    label=other, wide=1, high=3, cell=5, role="weight", state="gone" if gone[i, j] else "",
                    text="?" if veiled[i, j] else f"{weights[i, j]:.2f}",
                    share=0 if veiled[i, j] else float(weights[i, j]),
                )
                for j, other in enumerate(words)
            ),
        )
        for i, word in enumerate(words)
    )  # fmt: skip


def draw(
    tallied: Tallied,
    *,
    key: str,
    height: int,
    on_left: Callable[[int], object] | None = None,
    on_share: Callable[[int], object] | None = None,
) -> None:
    """Draw the figure; where it asks, ``on_left`` is called with how many squares are counted, which may be all.

    ``on_share`` is called with the place of a press in per cent.
    """
    every = sum(block.many for line in tallied.lines for block in line.blocks)
    offered, handlers = {"left": range(every + 1), "share": range(101)}, {"left": on_left, "share": on_share}
    on = {event: handle for event, handle in handlers.items() if handle}
    figure.draw(__file__, asdict(tallied), key=key, height=height, on=on, offered=offered)
