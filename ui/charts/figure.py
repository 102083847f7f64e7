"""What our own figures share: a script and styles beside their Python file, and the colours of the roles."""

from collections.abc import Callable, Container, Mapping
from functools import partial
from typing import Any, Literal

from ui.machine.machine import Handlers, callbacks
from ui.session.component import component


def draw(
    file: str,
    data: Any,
    *,
    key: str,
    height: int | Literal["content"],
    on: Handlers,
    offered: Mapping[str, Container[object]],
    width: Literal["stretch", "content"] = "stretch",
) -> None:
    """Draw a figure.

    Args:
        file: the Python file beside which its script and its styles stand.
        data: what its script is sent.
        key: the component's; if it begins with *threads*, the page waits for it.
        height: about how many pixels it is high, so that it moves nothing when it is drawn.
        on: what to call with what was chosen, by event; places are counted from 0.
        offered: what can be chosen, by event: numbers, pairs of them, or texts. The browser may send anything, and
            nothing is called with what is not offered.
        width: that of its place, or its own.
    """
    handlers = {event: partial(_choose, handle, offered[event]) for event, handle in on.items()}
    component(file)(key=key, data=data, height=height, width=width, **callbacks(key, handlers))


def _choose(handle: Callable[[Any], object], offered: Container[object], sent: Any) -> None:
    match sent:
        case int() | str() if sent in offered:
            handle(sent)
        case [int(i), int(j)] if (i, j) in offered:
            handle((i, j))
