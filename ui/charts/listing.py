"""A listing of code of which a line may be chosen, by pressing it; what is said of a line stands beneath it."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from ui.session.component import beside, component
from ui.session.session_memory import sent

_HEIGHT = 560
"""How many pixels it is high; what is longer scrolls in it, so that the questions stay near on a phone."""


@dataclass(frozen=True, kw_only=True)
class Listing:
    """What is drawn; lines are counted from 1.

    ``offered`` are the lines that may be pressed. ``fixed`` are the lines that were put right, or that work. ``notes``
    are what is said beneath lines. A listing that ``wraps`` is as high as it has to be, and nowhere wider than its
    place.
    """

    name: str
    lines: tuple[str, ...]
    chosen: int
    offered: tuple[int, ...]
    fixed: tuple[int, ...]
    notes: tuple[tuple[int, str], ...] = ()
    wraps: bool = False


def draw(listing: Listing, *, key: str, on_line: Callable[[int], object]) -> None:
    """Draw a listing.

    Args:
        listing: what is drawn.
        key: the component's.
        on_line: is called with the line that was pressed, and with none that is not offered.
    """

    def pressed() -> None:
        if isinstance(line := sent(key, "line"), int) and line in listing.offered:
            on_line(line)

    drawn = component("listing", beside(__file__), css=beside(__file__, ".css"))
    drawn(key=key, data=asdict(listing), height="content" if listing.wraps else _HEIGHT, on_line_change=pressed)
