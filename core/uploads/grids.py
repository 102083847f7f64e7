"""Finds the blocks of numbers on a sheet of cells, each with the words to its left and above it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from core.uploads.literals import NUMBER, Budget
from core.uploads.printed import found

Cells: TypeAlias = Mapping[tuple[int, int], str]
"""The text of each cell that is not empty, by row and column, counted from 1."""

MOST_CELLS = 100_000
"""Most cells of one sheet."""

_NUMBER = re.compile(rf"{NUMBER}%?|[-+−]?\d++,\d++%?|nan", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Block:
    """A result on a sheet, which takes up the cells from ``first`` to ``last``."""

    text: str
    first: tuple[int, int]
    last: tuple[int, int]
    name: str
    around: str
    shape: tuple[int, ...]
    is_elided: bool = False
    whole_line: str = ""


def blocks(cells: Cells, budget: Budget) -> Iterator[Block]:
    """The results on a sheet: rectangles of numbers, rows and columns of others, and what texts in cells hold.

    The numbers of one row or one column that each have a word above or beside them are found on their own, too: they
    may be answers to different parts.
    """
    numbers = {place: text.replace("−", "-") for place, text in cells.items() if _NUMBER.fullmatch(text)}
    left = set(numbers)
    for place in sorted(numbers):
        if place in left:
            region = _region(place, left, budget)
            left -= region
            for first, last in _rectangles(region, cells, numbers):
                yield from _of_rectangle(first, last, cells, numbers)
    for place in sorted(cells.keys() - numbers.keys()):
        for one in found(cells[place], budget) if _may_hold_results(cells[place]) else ():
            name = _beside(place, cells, numbers) or _above(place, cells, numbers)
            around = " ".join(filter(None, (one.label, name)))
            yield Block(
                text=one.text,
                first=place,
                last=place,
                name=name,
                around=around,
                shape=one.shape,
                is_elided=one.is_elided,
                whole_line=one.whole_line,
            )


def _may_hold_results(text: str) -> bool:
    return bool(re.search(r"\d\s?[.,%\])]|\.\d|\b(?:weak|strong)\b", text, re.IGNORECASE))


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


def _rectangles(
    region: set[tuple[int, int]], cells: Cells, numbers: Cells
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The corners of a region if it is a rectangle, else of its columns if each has a heading, else of its rows."""
    rows, columns = sorted({row for row, _ in region}), sorted({column for _, column in region})
    if len(region) == len(rows) * len(columns):
        yield (rows[0], columns[0]), (rows[-1], columns[-1])
        return
    by_column = all(
        _above((min(r for r, c in region if c == column), column), cells, numbers) for column in columns[:50]
    )
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


def _of_rectangle(first: tuple[int, int], last: tuple[int, int], cells: Cells, numbers: Cells) -> Iterator[Block]:
    rows, columns = range(first[0], last[0] + 1), range(first[1], last[1] + 1)
    index = [cells.get((row, first[1] - 1), "") for row in rows]
    headings = [cells.get((first[0] - 1, column), "") for column in columns]
    text = "\n".join(" ".join(_plain(numbers[row, column]) for column in columns) for row in rows)
    count = len(rows) * len(columns)
    shape: tuple[int, ...] = (len(rows), len(columns)) if min(len(rows), len(columns)) > 1 else (count,)
    name = _name(first, cells, numbers, len(rows), len(columns))
    around = " ".join(filter(None, (name, *headings[:50], *index[:50])))
    names = index if len(columns) == 1 else headings if len(rows) == 1 else []
    if len(columns) == 1 and all(index) and count > 1:
        text = "\n".join(
            f"{word} {number}" if " " not in word else number for word, number in zip(index, text.split(), strict=True)
        )
    yield Block(text=text, first=first, last=last, name=name, around=around[:500], shape=() if count == 1 else shape)
    if count > 1 and any(names):
        for i, name_here in enumerate(names):
            place = (first[0] + i, first[1]) if len(columns) == 1 else (first[0], first[1] + i)
            if name_here:
                yield Block(
                    text=_plain(numbers[place]), first=place, last=place, name=name_here, around=name_here, shape=()
                )


def _plain(number: str) -> str:
    return number.replace(",", ".")


def _name(first: tuple[int, int], cells: Cells, numbers: Cells, rows: int, columns: int) -> str:
    """What stands in the corner, above or beside a block; of a single row or column its own heading."""
    beside, above = _beside(first, cells, numbers), _above(first, cells, numbers)
    if rows == 1 and columns == 1:
        return beside or above
    if columns == 1:
        return above
    if rows == 1:
        return beside
    corner = cells.get((first[0] - 1, first[1] - 1), "")
    higher = cells.get((first[0] - 2, first[1] - 1), "") or cells.get((first[0] - 2, first[1]), "")
    has_headings = cells.get((first[0] - 1, first[1] + 1), "")
    return corner or higher or ("" if has_headings else above or beside)


def _beside(place: tuple[int, int], cells: Cells, numbers: Cells) -> str:
    there = (place[0], place[1] - 1)
    return "" if there in numbers else cells.get(there, "")


def _above(place: tuple[int, int], cells: Cells, numbers: Cells) -> str:
    there = (place[0] - 1, place[1])
    return "" if there in numbers else cells.get(there, "")
