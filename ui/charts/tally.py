"""Lines of blocks, a small square for each thing that is counted: what is pressed away is counted no more."""

from collections.abc import Container, Sequence
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from core.graph.steps import Matrix
from ui.charts import figure
from ui.machine.machine import Handlers

Mask: TypeAlias = npt.NDArray[np.bool_]
"""Of which cells something is so."""


@dataclass(frozen=True, kw_only=True)
class Block:
    """So many squares, or bars of ``cell`` squares each; ``state`` says whether they are there, kept, gone or to come.

    One with a ``text`` is a number: it counts as one, and is as dark as its ``share``. By ear it is its ``label`` of
    that of its line, unless it is ``spoken`` of otherwise.
    """

    label: str = ""
    spoken: str = ""
    wide: int
    high: int
    cell: int = 1
    role: str = ""
    state: Literal["", "kept", "gone", "ahead"] = ""
    text: str = ""
    share: float = 0

    @property
    def many(self) -> int:
        """How many it counts as."""
        return 1 if self.text else self.wide * self.high


@dataclass(frozen=True, kw_only=True)
class Line:
    """Blocks side by side: what they are of, what is said of them, and what share of them was expected."""

    label: str
    note: str = ""
    blocks: tuple[Block, ...]
    yours: float | None = None


@dataclass(frozen=True)
class _Places(Container[object]):
    """Texts that name some of so many places, in their order, such as "0 4 7"."""

    many: int

    def __contains__(self, text: object) -> bool:
        named = str(text).split()
        return text == " ".join(place for place in map(str, range(self.many)) if place in named)


@dataclass(frozen=True, kw_only=True)
class Tally:
    """What is drawn. Where it ``asks``, blocks and lines are pressed away; as many as are ``counted`` answer.

    Where it ``takes_share``, one presses along the last line, how far one expects it to go. ``mine`` are the places of
    the blocks that an answer given elsewhere would take away; those that stay are dashed. One line may be ``framed``.
    If it is ``deep``, the blocks of a line stand in columns of so many.
    """

    name: str
    told: str
    lines: tuple[Line, ...]
    asks: bool = False
    counted: Literal["left", "gone"] = "left"
    takes_share: bool = False
    mine: tuple[int, ...] = ()
    framed: int | None = None
    deep: int = 1


def line_of_share(label: str, share: float | None, n: int, yours: float | None = None, *, cell: int = 1) -> Line:
    """A bar of n squares, each as wide as ``cell``, of which a share is there; around it what share was expected."""
    there = round((share or 0) * n)
    blocks = Block(wide=there, high=1, cell=cell), Block(wide=n - there, high=1, cell=cell, state="gone")
    return Line(label=label, blocks=tuple(one for one in blocks if one.wide), yours=yours)


def lines_of_weights(
    words: Sequence[str],
    weights: Matrix,
    *,
    gone: Mask,
    veiled: Mask,
    kept: Mask | None = None,
    many: int | None = None,
) -> tuple[Line, ...]:
    """A line for each word with its weights (n × n) as numbers; those that are ``gone`` are 0, ``veiled`` ones wait.

    Those that are ``kept`` are framed. Of words after the first ``many`` there are none yet.
    """
    return tuple(
        Line(
            label=word,
            blocks=tuple(
                Block(
                    label=other, spoken=f"{word} attends to {other}", wide=1, high=4, cell=5, role="weight",
                    state="ahead" if many and max(i, j) >= many else "gone" if gone[i, j]
                    else "kept" if kept is not None and kept[i, j] else "",
                    text="?" if veiled[i, j] else "≈ 0" if 0 < weights[i, j] < 0.005 else f"{weights[i, j]:.2f}",
                    share=0 if veiled[i, j] else float(weights[i, j]),
                )
                for j, other in enumerate(words)
            ),
        )
        for i, word in enumerate(words)
    )  # fmt: skip


def draw(tally: Tally, *, key: str, height: int, on: Handlers = MappingProxyType({})) -> None:
    """Draw the figure; ``on`` says what to call with an answer.

    "left" with how many squares are left, which may be all; "gone", where those are counted, with the places of their
    blocks, in order, such as "0 4 7"; and "share" with the place of a press in per cent.
    """
    blocks = [block for line in tally.lines for block in line.blocks]
    every = sum(block.many for block in blocks)
    offered = {"left": range(every + 1), "gone": _Places(len(blocks)), "share": range(101)}
    figure.draw(__file__, asdict(tally), key=key, height=height, on=on, offered=offered)
