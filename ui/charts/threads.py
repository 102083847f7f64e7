"""A sentence with threads from a word to all, or to another sentence, as thick as its weights; a picture of each head.

The figure answers a question itself: where it asks for a word, one draws a thread to it; where it asks for a head, one
presses that. What would give the answer away is veiled: the browser is not sent it.
"""

from itertools import product
from types import MappingProxyType

from ui.charts import figure
from ui.machine.machine import Handlers
from ui.machine.thread_weights import Row, Threads, pack

__all__ = ["Row", "Threads", "draw"]


def draw(threads: Threads, *, key: str = "threads", on: Handlers = MappingProxyType({})) -> None:
    """Draw the figure; ``on`` says what to call with what was chosen.

    "word" with its place, "head" with layer and head, "share" with a whole number of per cent, and "move" with a word's
    place and the one to which it was dragged.
    """
    layers, heads, n, m = threads.weights.shape
    offered = {"word": range(m), "head": [*product(range(layers), range(heads))], "share": range(101)}
    offered["move"] = [*product(range(n), range(m))]
    figure.draw(__file__, pack(threads), key=key, height=_height(threads), on=on, offered=offered)


def _height(threads: Threads) -> int:
    """About how many pixels the figure is high, so that it moves nothing when it is drawn."""
    layers, heads, *_ = threads.weights.shape
    pictures = (
        0
        if layers * heads == 1 or threads.moves
        else 26 + 92 * -(-heads // 8)
        if threads.names
        else 18 + (42 if threads.change else 50) * layers
    )
    wide = 2.2 * sum(14 + 10 * len(token) for token in threads.tokens)
    most = 181 if threads.change else 265 if layers > 1 else 350
    usual = 350 if threads.others else min(most, max(210, round(150 + 0.4 * wide)))
    arcs = 440 if threads.moves else 340 if threads.tall else 250 if threads.whole else usual
    return arcs + pictures + 30 * bool(threads.sums) + 40 * (threads.asks == "share") + 104 * bool(threads.counts)
