"""Where answers were taken from, as one cell of a table: a line for each part, with the doubt about it if there is one.

So what was collected from students' files can be marked later as if it were marked from them.
"""

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

Doubt: TypeAlias = Literal["cut", "rival", "guessed"]
"""Why an answer may be another: its print was cut, others could answer as well, or nothing says that it does."""

DOUBTS: tuple[Doubt, ...] = ("cut", "rival", "guessed")

_LINE = re.compile(rf"(\S+)(?: \[({'|'.join(DOUBTS)})\])? (.+)")


def spell_places(places: Mapping[str, str], doubts: Mapping[str, Doubt]) -> str:
    """The text of a cell.

    >>> spell_places({"q1-weight": "A guess: taken from cell 3."}, {"q1-weight": "guessed"})
    'q1-weight [guessed] A guess: taken from cell 3.'
    """
    lines = (
        f"{part}{f' [{doubts[part]}]' if part in doubts else ''} {' '.join(place.split())}"
        for part, place in places.items()
    )
    return "\n".join(lines)


def read(text: str) -> tuple[dict[str, str], dict[str, Doubt]]:
    """The places and doubts that a cell says; lines of any other kind say nothing."""
    places, doubts = dict[str, str](), dict[str, Doubt]()
    for line in text.splitlines():
        if found := _LINE.fullmatch(line.strip()):
            places[found[1]] = found[3]
            doubts.update((found[1], one) for one in DOUBTS if one == found[2])
    return places, doubts
