"""A sentence with threads from a word to all, or to another sentence, as thick as its weights; a picture of each head.

The figure answers a question itself: where it asks for a word, one draws a thread to it; where it asks for a head, one
presses that. What would give the answer away is veiled: the browser is not sent it.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ui.session.component import beside, component
from ui.session.session_memory import sent

_VEILED, _ONE = 65_535, 65_534
"""How a number that is veiled, and a weight of 1, travel: in two bytes."""

_ROLES = Path(__file__).parents[1] / "machine" / "roles.css"


class Row(NamedTuple):
    """What one word attends to in one head, all counted from 0."""

    layer: int
    head: int
    word: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Threads:
    """What is drawn.

    ``weights`` is (layers, heads, n, m): of n ``tokens`` on the m ``others``, or on themselves. ``row`` is the one
    whose threads are shown at first, and ``veiled`` are the rows that are not. ``asks`` is what a question asks for,
    ``drawn`` the word to which a student has drawn a thread, and ``off`` are the heads that are switched off.
    ``names`` are those of the heads, if they are no heads of a model.
    """

    name: str
    tokens: tuple[str, ...]
    others: tuple[str, ...] = ()
    weights: npt.NDArray[np.floating[Any]]
    row: Row
    veiled: frozenset[Row] = frozenset()
    asks: Literal["", "word", "head"] = ""
    drawn: int | None = None
    off: frozenset[tuple[int, int]] = frozenset()
    names: tuple[str, ...] = ()


def draw(threads: Threads, *, key: str, on: Mapping[str, Callable[[Any], None]]) -> None:
    """Draw the figure.

    Args:
        threads: what is drawn.
        key: the component's; it begins with *threads*, by which the page knows what to wait for.
        on: what to call with what was chosen: "word" with its place, "head" with layer and head, all from 0. Nothing
            is called with what there is not.
    """
    layers, heads, _, m = threads.weights.shape

    def chosen(event: str) -> None:
        match event, sent(key, event):
            case "word", int(word) if word in range(m):
                on["word"](word)
            case "head", [int(layer), int(head)] if layer in range(layers) and head in range(heads):
                on["head"]((layer, head))

    calls = {f"on_{event}_change": (lambda event=event: chosen(event)) for event in on}
    drawn = component("threads", beside(__file__), css=_styles())
    drawn(key=key, data=_packed(threads), height=_reserved(threads), **calls)


def _reserved(threads: Threads) -> int:
    """About how many pixels the figure is high, so that it moves nothing when it is drawn."""
    layers, heads, *_ = threads.weights.shape
    pictures = 0 if layers * heads == 1 else 26 + 64 * -(-heads // 5) if threads.names else 46 * layers
    return 350 + pictures


@cache
def _styles() -> str:
    return _ROLES.read_text(encoding="utf-8") + beside(__file__, ".css")


def _packed(threads: Threads) -> bytes:
    """The length of the header as four bytes, the header, and the weights in two bytes each."""
    M = np.rint(np.asarray(threads.weights, dtype=np.float64) * _ONE).astype("<u2")
    for layer, head, word in threads.veiled:
        M[layer, head, word] = _VEILED
    layers, heads, _, _ = M.shape
    header = json.dumps(
        {
            "name": threads.name, "tokens": threads.tokens, "others": threads.others, "names": threads.names,
            "layers": layers, "heads": heads, "row": threads.row, "off": sorted(threads.off),
            "asks": threads.asks, "drawn": threads.drawn,
        }
    ).encode()  # fmt: skip
    header += b" " * (len(header) % 2)
    return len(header).to_bytes(4, "little") + header + M.tobytes()
