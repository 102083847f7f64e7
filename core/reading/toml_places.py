"""Where each field of a TOML file stands, as the parser of Python does not say; for files that it accepts."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
"""A line and a column, both from 1."""

_GAP = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL)
_NAME = re.compile(r'[ \t]*("(?:\\.|[^"\\])*"|\'[^\']*\'|[A-Za-z0-9_-]+)[ \t]*([.=\]]?)')
_BARE = re.compile(r"[^,\]}#\r\n]*")


def places(text: str) -> Mapping[str, Place]:
    r"""The place of each field's value, and of each table's heading, by its path such as ``questions[0].title``.

    >>> places('a = 1\n[[b]]\nc = [2, 3]')["b[0].c[1]"]
    (3, 9)
    """
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    found: dict[str, Place] = {}
    for path, at in sorted(_Scanner(text).fields(), key=lambda field: field[1]):
        line = bisect_right(starts, at)
        found.setdefault(path, (line, at - starts[line - 1] + 1))
    return found


def place_of(field: str, found: Mapping[str, Place]) -> Place | None:
    """The place of a field or, if it is missing, of what should have it; None if that is the whole file."""
    while field and field not in found:
        field = re.sub(r"(\.[^.\[\]]*|\[\d+\]|^[^.\[\]]*)$", "", field)
    return found.get(field) if field else None


class _Scanner:
    """Goes through a text once, from one field to the next."""

    def __init__(self, text: str) -> None:
        self._text, self._at, self._tables = text, 0, Counter[str]()

    def fields(self) -> Iterator[tuple[str, int]]:
        """Each field with the index at which its value begins."""
        table = ""
        while self._skip():
            begun = self._at
            if self._text[begun] == "[":
                *above, table = self._heading()
                yield from ((path, begun) for path in (*above, table))
            else:
                yield from self._entry(table)

    def _skip(self) -> bool:
        """Go to what comes next; whether there is anything."""
        self._at = self._end(_GAP)
        return self._at < len(self._text)

    def _end(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self._text, self._at)
        return match.end() if match else self._at + 1

    def _names(self) -> list[str]:
        """The names of a key or a heading, up to its “=” or “]”."""
        names = []
        while match := _NAME.match(self._text, self._at):
            self._at = match.end()
            names.append(match[1].strip("\"'"))
            if match[2] != ".":
                break
        return names

    def _heading(self) -> Iterator[str]:
        """The path of the table that a heading begins, after those of what it belongs to."""
        repeats = self._text.startswith("[[", self._at)
        self._at += 1 + repeats
        names = self._names()
        self._at += repeats
        path = ""
        for i, name in enumerate(names):
            path = f"{path}.{name}".strip(".")
            yield path
            self._tables[path] += repeats and i == len(names) - 1
            path += f"[{self._tables[path] - 1}]" if self._tables[path] else ""
            yield path

    def _entry(self, table: str) -> Iterator[tuple[str, int]]:
        """A key with its value."""
        begun = self._at
        path = table
        for name in self._names():
            yield path, begun
            path = f"{path}.{name}".strip(".")
        self._at = max(self._at, begun + 1)
        self._skip()
        yield path, self._at
        yield from self._value(path)

    def _value(self, path: str) -> Iterator[tuple[str, int]]:
        """What stands inside a value."""
        opening = self._text[self._at : self._at + 1]
        if opening not in ("[", "{"):
            self._at = max(self._at + 1, self._end(_STRING if opening in ('"', "'") else _BARE))
            return
        self._at += 1
        closing, number = {"[": "]", "{": "}"}[opening], 0
        while self._skip() and self._text[self._at] != closing:
            if opening == "{":
                yield from self._entry(path)
            else:
                yield f"{path}[{number}]", self._at
                yield from self._value(f"{path}[{number}]")
            number += 1
        self._at += 1
