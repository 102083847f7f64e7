"""Reads the records of a text file with cells: commas, semicolons or tabs, in any usual encoding, line by line."""

import codecs
import contextlib
import csv
import io
import re
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import BinaryIO

from core.classroom.reports import BatchError, Report

DELIMITERS = ",;\t|"

MOST_LINES = 1000
"""Most lines of one row: where no closing quotation mark comes before, the opening one is a stray one."""

MOST_AHEAD = 100_000
"""Most lines of a file that are read in vain for closing quotation marks; from then on each row ends with its line."""

LONGEST_CELL = 10_000_000
"""Most characters of a cell that the csv module reads; longer ones are read without regard to quotation marks."""

_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""The encoding that the first bytes of a file announce; longer ones come before their own beginnings."""

_NOTHING = f"{DELIMITERS} \r\n\xa0\ufeff"
"""A row of nothing else is nobody's: a spreadsheet leaves such lines where cells were emptied."""

_DECIMAL = re.compile(r"[\s\[({]*[-+−]?\d*[.,]\d|[\s\[({]*[\[({]")
"""How a line of numbers begins, such as one of a matrix; a student's number has no decimals and no bracket."""

_SAMPLE = 4096
_WINDOWS_1252 = {0xDC00 + byte: bytes([byte]).decode("cp1252", errors="replace") for byte in range(0x80, 0x100)}
"""What the bytes mean in Windows-1252 that ``surrogateescape`` keeps where a text is not UTF-8."""

_CONTROLS = re.compile(rb"[\x01-\x08\x0e-\x19\x1c-\x1f\x7f]")
_ESCAPED = re.compile("[\udc80-\udcff]")
_ANNOUNCED = re.compile(r'"?sep=(.)"?', re.IGNORECASE)


def records(
    stream: BinaryIO, known: Callable[[str], bool], report: Report, encoding: str | None = None
) -> Generator[tuple[int, list[str]], None, None]:
    """The cells of each row and the line on which it begins; one of nothing but delimiters is left out.

    The delimiter is the one that makes most known names in the heading. Bytes that are not UTF-8 are read
    as Windows-1252, unless an encoding is given.

    Raises:
        BatchError: there is no such encoding.
    """
    with contextlib.closing(_lines(stream, report, encoding)) as lines:
        yield from rows(lines, known, report)


def rows(
    lines: Iterator[str], known: Callable[[str], bool], report: Report
) -> Generator[tuple[int, list[str]], None, None]:
    """The cells of each row of a file that is already decoded; see `records`."""
    csv.field_size_limit(LONGEST_CELL)
    number, first = next(((i, line) for i, line in enumerate(lines, start=1) if line.strip()), (0, ""))
    if announced := _ANNOUNCED.fullmatch(first.strip("\r\n")):
        delimiter, waiting, number = announced[1], deque[str](), number + 1
    else:
        delimiter, waiting = max(DELIMITERS, key=lambda one: sum(map(known, _cells_of(first, one)))), deque([first])
    width, ahead = None, MOST_AHEAD
    while True:
        cells, taken, in_vain = _record(waiting, lines, delimiter, width, max(1, min(MOST_LINES, ahead)))
        if not taken:
            return
        if in_vain:
            ahead -= in_vain
            report(number, "a quotation mark is astray, or a cell too long; the row ends with its line")
        elif len(taken) > 1 and any(_may_be_row(line, delimiter, width) for line in taken[1:]):
            last = number + len(taken) - 1
            report(
                number, f"the row goes on to line {last}; if these are rows of their own, a quotation mark is astray"
            )
        if any(cell.strip(_NOTHING) for cell in cells):
            width = width or len(cells)
            yield number, cells
        number += len(taken)


def _lines(stream: BinaryIO, report: Report, encoding: str | None) -> Generator[str, None, None]:
    """The lines of a file with their line ends, however it is encoded."""
    misfit = f"is not {encoding}; shown as “�”" if encoding else ""
    encoding, errors = (encoding, "replace") if encoding else _encoding(stream.read(_SAMPLE))
    stream.seek(0)
    try:
        text = io.TextIOWrapper(stream, encoding=encoding, errors=errors, newline="")
    except LookupError as error:
        raise BatchError(f"there is no encoding {encoding!r}; others are cp1250, cp1251 and mac_roman") from error
    try:
        yield from _repaired(text, report, misfit)
    finally:
        text.detach()  # the stream is not ours to close


def _repaired(text: Iterable[str], report: Report, misfit: str) -> Iterator[str]:
    """Lines without NUL characters and without bytes that stand for themselves; a first misfit is told."""
    told = False
    for number, line in enumerate(text, start=1):
        if misfit and not told and "�" in line:
            report(number, f"a character {misfit}")
            told = True
        if "\0" in line:
            report(number, "there are NUL characters; they are shown as “�”")
            line = line.replace("\0", "�")  # noqa: PLW2901
        if not line.isascii() and _ESCAPED.search(line):
            if not told:
                report(number, "not UTF-8; read as Windows-1252. If names come out wrong, try --encoding cp1250")
            told, line = True, line.translate(_WINDOWS_1252)  # noqa: PLW2901
        yield line


def _encoding(sample: bytes) -> tuple[str, str]:
    """The encoding that the first bytes of a file show, and what to do about bytes that do not fit it."""
    for mark, encoding in _MARKS.items():
        if sample.startswith(mark):
            return encoding, "surrogateescape" if mark == codecs.BOM_UTF8 else "replace"
    if max(sample[0::2].count(0), sample[1::2].count(0)) > len(sample) / 4:
        return "utf-16-be" if sample[0::2].count(0) > sample[1::2].count(0) else "utf-16-le", "replace"
    return "utf-8", "surrogateescape"


def is_text(stream: BinaryIO) -> bool:
    """Whether a file may be text: its first bytes show an encoding of two bytes and more, or few control characters."""
    sample = stream.read(_SAMPLE)
    stream.seek(0)
    return not _encoding(sample)[0].startswith("utf-8") or len(_CONTROLS.findall(sample)) <= len(sample) / 50


def _record(
    waiting: deque[str], lines: Iterator[str], delimiter: str, width: int | None, most: int
) -> tuple[list[str], list[str], int]:
    """The cells of the next row, the ``most`` lines or fewer that it takes up, and how many were read for a stray mark.

    A quotation mark without a partner takes in the rows that follow: up to the end, up to a cell in quotation marks,
    which then has text on the wrong side, or up to another stray one.
    """
    taken: list[str] = []

    def next_lines() -> Iterator[str]:
        while len(taken) < most and (line := waiting.popleft() if waiting else next(lines, "")):
            taken.append(line)
            yield line

    try:
        cells = next(csv.reader(next_lines(), delimiter=delimiter, strict=True), [])
    except csv.Error:
        stray = True
    else:
        stray = len(taken) > 1 and _holds_rows(taken, len(cells), delimiter, width)
    if not stray:
        return cells, taken, 0
    waiting.extendleft(reversed(taken[1:]))
    return _cells_of(taken[0], delimiter), taken[:1], len(taken)


def _holds_rows(taken: list[str], count: int, delimiter: str, width: int | None) -> bool:
    """Whether lines that were read as one row are rows of their own.

    Then the first line alone has as many cells as the heading, and either all lines together have not, or a line in the
    middle has, too. A matrix with delimiters in it has fewer cells per line than the line that it begins in, unless its
    cell is the first of the row.
    """
    if len(_cells_of(taken[0], delimiter)) != width:
        return False
    has_rows = any(_may_be_row(line, delimiter, width) for line in taken[1:-1])
    return count != width or (has_rows and not taken[0].startswith('"'))


def _may_be_row(line: str, delimiter: str, width: int | None) -> bool:
    """Whether a line has as many cells as a row, and does not begin with a number as a matrix does."""
    cells = _cells_of(line, delimiter)
    return len(cells) == width and not _DECIMAL.match(cells[0])


def _cells_of(line: str, delimiter: str) -> list[str]:
    """The cells of one line; quotation marks without a partner are left out at the edges of a cell.

    >>> _cells_of('ann,"0,21","0.5,a "b" c', ",")
    ['ann', '0,21', '0.5', 'a "b" c']
    """
    end = re.escape(delimiter)
    cells = re.findall(rf'(?:"((?:[^"]++|"")*+)"|([^{end}]*)){end}', line.rstrip("\r\n") + delimiter)
    return [quoted.replace('""', '"') or plain.strip('"') for quoted, plain in cells]
