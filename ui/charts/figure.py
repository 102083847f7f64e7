"""What our own figures share: a script and styles beside their Python file, and the colours of the roles."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

from ui.machine.machine import Handlers, heard
from ui.session.component import beside, component

_ROLES = Path(__file__).parents[1] / "machine" / "roles.css"


def draw(file: str, data: Any, *, key: str, height: int | Literal["content"], on: Handlers) -> None:
    """Draw a figure.

    Args:
        file: the Python file beside which its script and its styles stand.
        data: what its script is sent.
        key: the component's; if it begins with *threads*, the page waits for it.
        height: about how many pixels it is high, so that it moves nothing when it is drawn.
        on: what to call with what the browser sends, by event. It may send anything.
    """
    figure = component(Path(file).stem, beside(file), css=styles(file))
    figure(key=key, data=data, height=height, **heard(key, on))


@cache
def styles(file: str) -> str:
    """The colours of the roles, and after them the styles beside a Python file."""
    return _ROLES.read_text(encoding="utf-8") + beside(file, ".css")
