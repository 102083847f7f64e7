"""Rows of a class in partitions: each can be read, sent, marked and written by itself."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from core.classroom.class_rows import Row

Partition: TypeAlias = tuple[Row, ...]
"""Rows that follow one another; at least one."""

MOST_ROWS = 200
MOST_CHARACTERS = 1_000_000
"""A partition ends with the row that makes its answers longer than this: long texts do not fill the memory either."""


def partitions(rows: Iterable[Row]) -> Iterator[Partition]:
    """All rows in order; no more of them are read than are in the partition that is asked for."""
    waiting: list[Row] = []
    characters = 0
    for row in rows:
        waiting.append(row)
        characters += sum(map(len, row.answers.values()))
        if len(waiting) == MOST_ROWS or characters > MOST_CHARACTERS:
            yield tuple(waiting)
            waiting.clear()
            characters = 0
    if waiting:
        yield tuple(waiting)
