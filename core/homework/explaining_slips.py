"""Slips of the pen undone: those that make an answer right, and the cells where the pen slipped."""

from collections.abc import Iterator

from core.homework.certainty import Explanation, are_long, are_many, is_large, paired_numbers
from core.homework.exercise import Answer, Part
from core.homework.mistake import Slip
from core.homework.mistakes import MISTAKES
from core.homework.places import MOST_NAMED, cell_place, column_place
from core.reading.answers import Reading, WeightedWords
from core.reading.numbers import Number
from core.reading.verdicts import Verdict, compare


def find_slips(part: Part, reading: Reading, key: Answer) -> Iterator[Explanation]:
    """The slips of the pen that make the whole answer right once undone in all wrong cells."""
    cells = paired_numbers(reading, key)
    wrong = [(place, number, right) for place, number, right in cells if compare(number, right, part) is Verdict.WRONG]
    if not any(is_large(part, right) for _, _, right in wrong) or _names_another_word(reading, key):
        return
    few = len(wrong) < len(cells) and len(wrong) <= MOST_NAMED
    place = "; ".join(_in_words(part, place) for place, _, _ in wrong) if few else ""
    for mistake in MISTAKES.values():
        if mistake.undoes:
            undone = [_intended_number(mistake.undoes, number, right, part) for _, number, right in wrong]
            if None not in undone:
                numbers = [number for number in undone if number]
                is_certain = are_many(cells) or are_long(part, numbers)
                yield Explanation(mistakes=(mistake.id,), place=place, is_certain=is_certain)


def _names_another_word(reading: Reading, key: Answer) -> bool:
    match reading, key:
        case WeightedWords(pairs=pairs), tuple():
            return not dict(pairs).keys() <= dict(key).keys()
    return False


def _in_words(part: Part, place: int | str) -> str:
    """Where a number of an answer stands."""
    match place, part.shape:
        case str(), _:
            return f"“{place}”"
        case int(), (_, columns):
            return cell_place(part, *divmod(place, columns))
        case _:
            return column_place(part, place)


def _intended_number(undo: Slip, cell: Number, key: float, part: Part) -> Number | None:
    """The number that may have been meant, if it is the right one to its last digit."""
    return next((number for number in undo(cell) if compare(number, key, part) is Verdict.CORRECT), None)
