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
    figure.draw(__file__, pack(threads), key=key, on=on, offered=offered)
