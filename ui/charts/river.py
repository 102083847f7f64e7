"""A token's state on its way through the layers, as a river: what it held before, and what each part of a layer adds.

The figure answers questions itself: by the end of a band that is dragged, by a word or by a switch that is pressed.
What would give an answer away is veiled: the browser is not sent it.
"""

from dataclasses import asdict, dataclass
from itertools import product
from typing import Any, Literal, TypeAlias

import numpy as np

from core.graph.steps import Matrix
from ui.charts import figure
from ui.machine.machine import Handlers

Asks: TypeAlias = Literal["", "share", "word", "switch"]
"""What a question asks for: the end of a band, a word, or a switch."""


@dataclass(frozen=True, kw_only=True, eq=False)
class River:
    """What is drawn.

    ``shares`` is (layers, parts + 1, n): the last is of what is no part. ``focus`` is the token that is shown first,
    ``off`` are parts of layers that are switched off, both from 0. ``told`` is said of the whole sentence. ``veiled``
    is a layer whose shares are veiled, ``asks`` what a question asks for, and ``predicted`` between which shares the
    second part was expected to be in the last layer; its band is dragged from the end of the first. ``notes`` say of
    the parts what is so in every layer. Where it has no ``switches`` the bars have their room.
    """

    name: str
    tokens: tuple[str, ...]
    parts: tuple[str, ...]
    rest: str
    notes: tuple[str, ...]
    shares: Matrix
    focus: int
    off: frozenset[tuple[int, int]] = frozenset()
    told: str = ""
    veiled: int | None = None
    asks: Asks = ""
    predicted: tuple[int, int] | None = None
    switches: bool = True


def draw(river: River, *, key: str, on: Handlers) -> None:
    """Draw the figure; ``on`` says what to call with what was chosen.

    "word" with its place, "switch" with a layer and a part, "all" with a part, "share" with a whole number of per cent.
    """
    layers, kinds, n = river.shares.shape
    switches, parts = [*product(range(layers), range(kinds - 1))], range(kinds - 1)
    offered = {"word": range(n), "switch": switches, "all": parts, "share": range(101)}
    figure.draw(__file__, _data(river), key=key, on=on, offered=offered)


def _data(river: River) -> dict[str, Any]:
    shares = [None if layer == river.veiled else M for layer, M in enumerate(np.round(river.shares, 4).tolist())]
    bands = np.maximum(river.shares[-1], 0)
    begins = tuple(np.round(bands[0] / bands.sum(axis=0), 4).tolist())
    return {**asdict(river), "shares": shares, "begins": begins, "off": sorted(river.off)}
