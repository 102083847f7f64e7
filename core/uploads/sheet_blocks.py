"""Finds the blocks of numbers on a sheet of cells, each with the words to its left and above it."""

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from core.uploads.literals import NUMBER, Budget
from core.uploads.outputs import Output
from core.uploads.printed_text import find_results

Cells: TypeAlias = Mapping[tuple[int, int], str]
"""The text of each cell that is not empty, by row and column, counted from 1."""

MOST_CELLS = 100_000
"""Most cells of one sheet."""

_NUMBER = re.compile(rf"{NUMBER}%?|[-+−]?\d++,\d++%?|nan", re.IGNORECASE)
_HOLDS_RESULTS = re.compile(r"\d\s?[.,%\])]|\.\d|\b(?:weak|strong)\b", re.IGNORECASE)


def blocks(cells: Cells, budget: Budget) -> Iterator[Output]:
    """The results on a sheet: rectangles of numbers, rows and columns of others, and what texts in cells hold.

    The numbers of one row or one column that each have a word above or beside them are found on their own, too: they
    may be answers to different parts.
    """
    numbers = {place: text.replace("−", "-") for place, text in cells.items() if _NUMBER.fullmatch(text)}
    words = {place: text for place, text in cells.items() if place not in numbers}
    left = set(numbers)
    for place in sorted(numbers):
        if place in left:
            region = _region(place, left, budget)
            left -= region
            for first, last in _rectangles(region, words):
                yield from _rectangle_outputs(first, last, words, numbers)
    for place in sorted(words):
        for one in find_results(words[place], budget) if _HOLDS_RESULTS.search(words[place]) else ():
            name = _name_beside(place, words) or _name_above(place, words)
            around = " ".join(filter(None, (one.label, name)))
            yield one.output(place=_place(place, place), name=name, around=around)


def _region(start: tuple[int, int], left: set[tuple[int, int]], budget: Budget) -> set[tuple[int, int]]:
    """The cells with numbers that hang together with a cell."""
    region, waiting = {start}, [start]
    while waiting:
        budget.spend()
        row, column = waiting.pop()
        for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if place in left and place not in region:
                region.add(place)
                waiting.append(place)
    return region


def _rectangles(region: set[tuple[int, int]], words: Cells) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The corners of a region if it is a rectangle, else of its columns if each has a heading, else of its rows."""
    rows, columns = sorted({row for row, _ in region}), sorted({column for _, column in region})
    if len(region) == len(rows) * len(columns):
        yield (rows[0], columns[0]), (rows[-1], columns[-1])
        return
    by_column = all(_name_above((min(r for r, c in region if c == column), column), words) for column in columns[:50])
    axis = 1 if by_column else 0
    runs: dict[int, list[tuple[int, int]]] = {}
    for place in sorted(region):
        runs.setdefault(place[axis], []).append(place)
    for run in runs.values():
        start = 0
        for i in range(1, len(run) + 1):
            if i == len(run) or run[i][1 - axis] != run[i - 1][1 - axis] + 1:
                yield run[start], run[i - 1]
                start = i


def _rectangle_outputs(first: tuple[int, int], last: tuple[int, int], words: Cells, numbers: Cells) -> Iterator[Output]:
    """The numbers of a rectangle; of a single row or column each with a name of its own once more."""
    rows, columns = range(first[0], last[0] + 1), range(first[1], last[1] + 1)
    index = [words.get((row, first[1] - 1), "") for row in rows]
    headings = [words.get((first[0] - 1, column), "") for column in columns]
    lines = [" ".join(_plain(numbers[row, column]) for column in columns) for row in rows]
    shape = tuple(count for count in (len(rows), len(columns)) if count > 1)
    name = _name(first, words, len(rows), len(columns))
    around = " ".join(filter(None, (name, *headings[:50], *index[:50])))[:500]
    if len(columns) == 1 and all(index) and shape:
        lines = [f"{word} {line}" if " " not in word else line for word, line in zip(index, lines, strict=True)]
    yield Output(text="\n".join(lines), place=_place(first, last), name=name, around=around, shape=shape)
    names = index if len(columns) == 1 else headings if len(rows) == 1 else []
    places = ((row, column) for row in rows for column in columns)
    for word, place in zip(names, places, strict=False) if shape else ():
        if word:
            yield Output(text=_plain(numbers[place]), place=_place(place, place), name=word, around=word)


def _plain(number: str) -> str:
    return number.replace(",", ".")


def _name(first: tuple[int, int], words: Cells, rows: int, columns: int) -> str:
    """What stands in the corner, above or beside a block; of a single row or column its own heading."""
    beside, above = _name_beside(first, words), _name_above(first, words)
    if rows == 1 and columns == 1:
        return beside or above
    if columns == 1:
        return above
    if rows == 1:
        return beside
    corner = words.get((first[0] - 1, first[1] - 1), "")
    higher = words.get((first[0] - 2, first[1] - 1), "") or words.get((first[0] - 2, first[1]), "")
    has_headings = words.get((first[0] - 1, first[1] + 1), "")
    return corner or higher or ("" if has_headings else above or beside)


def _name_beside(place: tuple[int, int], words: Cells) -> str:
    return words.get((place[0], place[1] - 1), "")


def _name_above(place: tuple[int, int], words: Cells) -> str:
    return words.get((place[0] - 1, place[1]), "")


def _place(first: tuple[int, int], last: tuple[int, int]) -> str:
    corner, opposite = (f"{_letters(column)}{row}" for row, column in (first, last))
    return corner if first == last else f"{corner}:{opposite}"


def _letters(column: int) -> str:
    """The letters of a column.

    >>> _letters(1), _letters(26), _letters(27)
    ('A', 'Z', 'AA')
    """
    letters = ""
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(65 + digit) + letters
    return letters
