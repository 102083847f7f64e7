"""Reads the words over the columns of a matrix: they decide which number is whose."""

import re

from core.reading.names import PLACEHOLDER, AmbiguousNameError, names, simplified
from core.reading.readings import Unreadable, size

_CELL = re.compile(rf"{PLACEHOLDER}|[^\s|&,;\[\](){{}}]*\w[^\s|&,;\[\](){{}}]*")


def columns_of_heading(
    text: str, shape: tuple[int, ...], words: tuple[str, ...], columns: tuple[str, ...]
) -> tuple[int, ...] | Unreadable:
    """Where each column of a matrix (n, m) stands in a text whose first line is a heading; () if it has none.

    One of them may be called otherwise. Words of another sentence, or one of them twice, are told: nobody can say whose
    the numbers are then.
    """
    heading = next((line for line in text.split("\n") if line.strip()), "")
    if len(shape) < 2 or len(columns) != shape[1]:
        return ()
    known = names(columns)[1]
    rest, mentions = known.replaced(simplified(heading))
    cells = _CELL.findall(rest)
    if re.search(r"\d", rest) or len(cells) not in (shape[1], shape[1] + 1):
        return ()
    others = [i for i, cell in enumerate(cells[-shape[1] :]) if not re.fullmatch(PLACEHOLDER, cell)]
    if len(mentions) < shape[1] - 1:
        return _foreign(f"one column for each word of “{' '.join(columns)}”", heading, words, mentions, shape)
    try:
        places = list(known.resolved(mentions))
    except AmbiguousNameError as problem:
        return Unreadable(message=str(problem))
    missing = sorted(set(range(shape[1])) - set(places))
    if len(missing) != shape[1] - len(mentions):
        return Unreadable(message=f"The heading names a word twice. Expected each of “{' '.join(columns)}” once.")
    if len(missing) != len(others):
        return ()
    for i, place in zip(others, missing, strict=True):
        places.insert(i, place)
    return tuple(places.index(j) for j in range(shape[1]))


def foreign_rows(
    text: str, shape: tuple[int, ...], words: tuple[str, ...], columns: tuple[str, ...]
) -> Unreadable | None:
    """What to say of a matrix whose rows all begin with words of the columns that are not those of the rows."""
    if len(shape) < 2 or len(words) != shape[0] or set(words) & set(columns):
        return None
    lines = [line for line in text.split("\n") if re.search(r"\d", line)]
    firsts = " ".join(match[0] for line in lines if (match := re.match(r"[\s|\"'*\[(]*[^\W\d][^\s|,;:=]*", line)))
    found = _foreign(f"one row for each word of “{' '.join(words)}”", firsts, columns, (), shape)
    return found if isinstance(found, Unreadable) and len(lines) == shape[0] else None


def _foreign(
    expected: str, heading: str, others: tuple[str, ...], mentions: tuple[str, ...], shape: tuple[int, ...]
) -> tuple[int, ...] | Unreadable:
    """What to say of a heading that names as many words of the other sentence as it has cells; else ()."""
    count = len(names(others)[1].replaced(simplified(heading))[1]) if others else 0
    if count < max(len(_CELL.findall(heading)) - 1, 2) or count <= len(mentions):
        return ()
    return Unreadable(message=f"These are the words of another sentence. Expected {size(shape)}: {expected}.")
