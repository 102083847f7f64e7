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
    on: Handlers,
    offered: Mapping[str, Container[object]],
    height: int | Literal["content"] = "content",
    width: Literal["stretch", "content"] = "stretch",
) -> None:
    """Draw a figure.

    Args:
        file: the Python file beside which its script and its styles stand.
        data: what its script is sent.
        key: the component's; if it begins with *threads*, the page waits for it.
        on: what to call with what was chosen, by event; places are counted from 0.
        offered: what can be chosen, by event: numbers, pairs of them, or texts. The browser may send anything, and
            nothing is called with what is not offered.
        height: its own, or about how many pixels that is where something above the fold would be moved.
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
