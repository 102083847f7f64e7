"""What the browser sends of boxes that are filled in."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ui.machine.picture import Picture

_LONGEST = 50
"""The most characters of a box: more is no number."""


@dataclass(frozen=True, kw_only=True)
class FilledBoxes:
    """Boxes that were filled in: ``stamp`` grows with each change, ``texts`` are by matrix, row and column."""

    stamp: int
    texts: dict[tuple[str, int, int], str]


def read_boxes(sent: Any, picture: Picture) -> FilledBoxes | None:
    """What was filled in, as far as there is such a box; the browser may send anything."""
    if not isinstance(sent, dict) or not isinstance(sent.get("stamp"), int) or not isinstance(sent.get("cells"), list):
        return None
    places = {(M.name, box.row, box.column) for M in picture.matrices for box in M.boxes}
    return FilledBoxes(
        stamp=sent["stamp"], texts={place: text for place, text in _cells(sent["cells"]) if place in places}
    )


def _cells(sent: list[Any]) -> Iterator[tuple[tuple[str, int, int], str]]:
    for cell in sent:
        match cell:
            case [str(node), int(row), int(column), str(text)]:
                yield (node, row, column), text[:_LONGEST].encode(errors="replace").decode()
