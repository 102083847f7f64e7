"""A listing of code of which a line may be chosen, by pressing it; what is or may be said of it stands beneath it."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class Listing:
    """What is drawn; lines are counted from ``first``. What stands between two ~~ is struck out.

    ``offered`` are the lines that may be pressed. ``fixed`` are the lines that were put right, or that work. Of an
    answer that ``is_wrong`` the line that was ``chosen`` has a cross. ``notes`` are what is said beneath lines. Beneath
    the chosen line stands the ``question`` on it, in which {} is its number, with its ``options`` by id, of which one
    was ``named``. It is as high as it has to be, except on a phone. Code that is too wide scrolls sideways.
    """

    name: str
    lines: tuple[str, ...]
    chosen: int
    offered: tuple[int, ...]
    fixed: tuple[int, ...]
    notes: tuple[tuple[int, str], ...] = ()
    first: int = 1
    is_wrong: bool = False
    question: str = ""
    options: tuple[tuple[int, tuple[tuple[str, str], ...]], ...] = ()
    named: str = ""


def draw(
    listing: Listing,
    *,
    key: str,
    on_line: Callable[[int], object],
    on_option: Callable[[str], object] = lambda _: None,
) -> None:
    """Draw a listing.

    ``on_line`` is called with the line that was pressed, ``on_option`` with the id of an option, which no other line's
    has, and neither with what is not offered.
    """
    options = {id for _, several in listing.options for id, _ in several}
    figure.draw(
        __file__, asdict(listing), key=key, on={"line": on_line, "option": on_option},
        offered={"line": listing.offered, "option": options},
    )  # fmt: skip
