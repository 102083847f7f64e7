"""Slips of the pen undone: those that make an answer right, and the cells where the pen slipped."""

from collections.abc import Iterator

import numpy as np

from core.homework.certainty import Explanation, are_long, are_many, is_large
from core.homework.exercise import Answer, Part
from core.homework.mistake import Slip
from core.homework.mistakes import MISTAKES
from core.homework.places import cell_place, column_place
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.comparing import Verdict, compare
from core.reading.numbers import Number

NAMED_CELLS = 3
"""The most cells that are named as those where the pen slipped."""


def slips(part: Part, reading: Reading, key: Answer) -> Iterator[Explanation]:
    """The slips of the pen that make the whole answer right once undone in all wrong cells."""
    cells = _compared(part, reading, key)
    wrong = [cell for cell in cells if compare(cell[0], cell[1], part) is Verdict.WRONG]
    if not any(is_large(part, right) for _, right, _ in wrong):
        return
    few = len(wrong) < len(cells) and len(wrong) <= NAMED_CELLS
    place = "; ".join(place for _, _, place in wrong) if few else ""
    for mistake in MISTAKES.values():
        if mistake.meant:
            undone = [_undone(mistake.meant, number, right, part) for number, right, _ in wrong]
            if None not in undone:
                numbers = [number for number in undone if number]
                certain = are_many(cells) or are_long(part, numbers)
                yield Explanation(mistakes=(mistake.id,), place=place, certain=certain)


def _compared(part: Part, reading: Reading, key: Answer) -> list[tuple[Number, float, str]]:
    """The numbers of an answer that could be read, each with the right one and its place; none with a wrong word."""
    match reading, key:
        case Numbers(cells=cells), float() | np.ndarray():
            rights = np.ravel(np.asarray(key)).tolist()
            return [
                (cell, right, _place(part, i))
                for i, (cell, right) in enumerate(zip(cells, rights, strict=True))
                if cell is not None
            ]
        case WeightedWords(pairs=pairs), tuple():
            weights = dict(key)
            if all(word in weights for word, _ in pairs):
                return [(number, weights[word], f"“{word}”") for word, number in pairs if number is not None]
    return []


def _place(part: Part, i: int) -> str:
    """Where the i-th number of an answer stands."""
    match part.shape:
        case (_, columns):
            return cell_place(part, *divmod(i, columns))
        case _:
            return column_place(part, i)


def _undone(meant: Slip, cell: Number, key: float, part: Part) -> Number | None:
    """The number that may have been meant, if it is the right one to its last digit."""
    return next((number for number in meant(cell) if compare(number, key, part) is Verdict.CORRECT), None)
