"""The rows of a file of answers, one at a time, with whatever is odd about them reported."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from core.classroom import answer_files, headings
from core.classroom.answer_files import Records
from core.classroom.formulas import is_formula
from core.classroom.headings import STUDENT, VARIANT, Heading
from core.classroom.reports import BatchError, Report
from core.homework.exercise import Exercise

_WHOLE = re.compile(r"\+?(\d{1,12})(?:[.,]0*)?", re.ASCII)
_FUNCTION = re.compile(r"\b(?!(?:exp|sqrt|log|ln|abs)\()[a-z]{2,}[(|!]|\|", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Row:
    """The answers of one student, and the line on which they begin.

    ``variant`` is as written, but for the decimals of a whole number. ``fault`` says why the row cannot be marked.
    """

    line: int
    student: str
    variant: str
    answers: Mapping[str, str]
    fault: str = ""


@contextlib.contextmanager
def open_rows(
    file: Path, exercise: Exercise, report: Report, *, variant: int | None = None, encoding: str | None = None
) -> Iterator[Iterator[Row]]:
    """Open a file of answers; its rows come one at a time, and none is kept.

    Rows that name no variant get the one given. If none is given and other rows do name theirs, they have a fault.

    Raises:
        BatchError: the file cannot be read, has no column ``student`` or no part of the exercise.
    """
    with answer_files.open_file(file) as stream:
        named = variant is None and _names_variants(file, stream, exercise, encoding)
        with contextlib.closing(_records(file, stream, exercise, encoding, report)) as records:
            heading = _heading(file, records, exercise, report)
            yield _rows(records, heading, "" if variant is None else str(variant), report, variants_are_named=named)


def _silent(_line: int | None, _text: str) -> None:
    """Report nothing."""


def _records(file: Path, stream: BinaryIO, exercise: Exercise, encoding: str | None, report: Report) -> Records:
    known = {STUDENT, VARIANT, *headings.names(exercise)}
    try:
        yield from answer_files.records(stream, lambda cell: headings.plain(cell) in known, report, encoding)
    except BatchError as error:
        raise BatchError(f"{file}: {error}") from error


def _heading(file: Path, records: Records, exercise: Exercise, report: Report) -> Heading:
    _, columns = next(records, (1, []))
    try:
        return headings.heading(columns, exercise, report)
    except BatchError as error:
        raise BatchError(f"{file}: {error}") from error


def _names_variants(file: Path, stream: BinaryIO, exercise: Exercise, encoding: str | None) -> bool:
    """Whether any row names its variant."""
    with contextlib.closing(_records(file, stream, exercise, encoding, _silent)) as records:
        at = _heading(file, records, exercise, _silent).variant
        return at is not None and any(len(cells) > at and cells[at].strip() for _, cells in records)


def _rows(
    records: Records, heading: Heading, variant: str, report: Report, *, variants_are_named: bool
) -> Iterator[Row]:
    earlier = _Earlier()
    for line, record in records:
        if tuple(map(headings.plain, record)) == heading.plain:
            report(line, "the heading again; it is left out")
            continue
        cells, fault = _fitted(line, record, len(heading.plain), report)
        student = cells[heading.student]
        if not student.strip():
            report(line, "there is no student's name")
        elif first := earlier.line(student.strip(), line):
            report(line, f"student {student[:40]!r} already occurs in line {first}; both rows are marked")
        if is_formula(student):
            report(line, f"student {student[:40]!r} looks like a spreadsheet formula; it is written as plain text")
        for part, at in heading.parts.items():
            if cells[at].lstrip()[:1] in ("=", "@") and _FUNCTION.search(cells[at]):
                report(line, f"{part!r} looks like a spreadsheet formula; it is read as plain text")
        named = _variant(cells[heading.variant]) if heading.variant is not None else ""
        if not named and variants_are_named:
            fault = fault or "This row names no variant, though others do."
        answers = {part: cells[at] for part, at in heading.parts.items()}
        yield Row(line=line, student=student, variant=named or variant, answers=answers, fault=fault)


def _fitted(line: int, record: list[str], width: int, report: Report) -> tuple[list[str], str]:
    """The cells of a row as far as there is a heading, and what is wrong if there are more."""
    count, fault = len(record), ""
    if count < width:
        noun = "cell" if count == 1 else "cells"
        report(line, f"{count} {noun}, but the heading has {width}; missing cells are blank")
    elif any(cell.strip() for cell in record[width:]):
        fault = (
            f"This row has {count} cells, but the heading has {width}: a cell with a delimiter needs quotation marks."
        )
    return [*record[:width], *[""] * (width - count)], fault


def _variant(text: str) -> str:
    """A variant as written, or its whole number: pandas writes 7.0 where others are missing.

    >>> _variant(" 7.0 "), _variant("x")
    ('7', 'x')
    """
    whole = _WHOLE.fullmatch(text.strip())
    return str(int(whole[1])) if whole else text.strip()


class _Earlier:
    """The lines on which students occur first, in a temporary file, so that a large class takes no more memory."""

    def __init__(self) -> None:
        self._file = sqlite3.connect("")
        self._file.execute("CREATE TABLE students (name BLOB PRIMARY KEY, line INTEGER) WITHOUT ROWID")

    def line(self, student: str, line: int) -> int | None:
        """The line of the first row of a student; None if this is it."""
        name = student.encode("utf-8", "surrogatepass")
        if self._file.execute("INSERT OR IGNORE INTO students VALUES (?, ?)", (name, line)).rowcount:
            return None
        (first,) = self._file.execute("SELECT line FROM students WHERE name = ?", (name,)).fetchone()
        return int(first)
