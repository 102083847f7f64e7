"""Says why a text holds no vector or matrix of the expected shape: what a person would count in it."""

import re
from collections.abc import Sequence

from core.reading.layouts import Rows
from core.reading.numbers import MOST_CHARACTERS, number
from core.reading.readings import quoted, size


def explained(candidates: Sequence[Rows], shape: tuple[int, ...], text: str) -> str:
    """A sentence about a text that could not be read, of which ``candidates`` are all the layouts.

    >>> explained([(("four", "two"),)], (2,), "four two")
    'No number was found. Expected 2 numbers.'
    """
    expected = f"Expected {size(shape)}"
    rows = _as_a_person_sees_it(candidates, text)
    cells = [cell for row in rows for cell in row]
    strangers = [cell for cell in cells if not _has_digit(cell) or number(cell) is None]
    if strangers and (len(strangers) < len(cells) or re.search(r"\d", " ".join(cells))):
        worst = next((cell for cell in strangers if re.search(r"\d", cell)), strangers[0])
        return f"{_about(worst)} {expected}."
    if strangers or not cells:
        return f"No number was found. {expected}."
    return f"{expected}; found {_counted(rows, shape)}."


def _as_a_person_sees_it(candidates: Sequence[Rows], text: str) -> Rows:
    """The likeliest layout: of those in which most is a number, one that takes commas as this text seems to."""
    half = len(candidates) // 2
    set_apart = text.count(",") == 1 or bool(re.search(r"\d,? [-+]?\d|\d[;\n]", text))
    decimal_commas = "." not in text and set_apart and bool(re.search(r"\d,\d", text))
    ordered = [*candidates[half:], *candidates[:half]] if decimal_commas else candidates
    return max(ordered, key=_share_of_numbers, default=())


def _share_of_numbers(rows: Rows) -> float:
    cells = [cell for row in rows for cell in row]
    return sum(map(_has_digit, cells)) / max(1, len(cells))


def _has_digit(cell: str) -> bool:
    return any(character.isdigit() for character in cell)


def _about(cell: str) -> str:
    if len(cell) > MOST_CHARACTERS and re.fullmatch(r"[-+]?[\d.]+", cell):
        return f"{quoted(cell)} has too many digits."
    if re.fullmatch(r"[-+]?\d+·\d+%?", cell):
        return f"The dot in {quoted(cell)} can be read in two ways. Write a decimal point, or * for a product."
    return f"{quoted(cell)} could not be read as a number."


def _counted(rows: Rows, shape: tuple[int, ...]) -> str:
    lengths = [len(row) for row in rows]
    if len(shape) == 1 or len(lengths) == 1:
        return str(sum(lengths))
    if len(set(lengths)) == 1:
        return f"{len(lengths)} rows of {lengths[0]}"
    return f"{len(lengths)} rows of different lengths, {min(lengths)} to {max(lengths)}"
