"""A table of answers that a student hands in, such as the row that the homework gives: its parts, by their columns."""

import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import PurePath

from core.classroom import delimited_text
from core.classroom.headings import STUDENT, VARIANT, names, plain, texts
from core.classroom.reports import report_nothing
from core.homework.exercise import Exercise
from core.uploads import workbooks
from core.uploads.literals import Budget
from core.uploads.outputs import UploadError
from core.uploads.sheets import is_too_long

MOST_ROWS = 20
"""Most rows of such a table that are read: it is one student's."""


@dataclass(frozen=True, kw_only=True)
class AnswerRow:
    """One row: who and which variant it names, and the answers, by part."""

    student: str
    variant: str
    answers: Mapping[str, str]
    cut: frozenset[str] = frozenset()


def answer_rows(name: str, content: bytes, exercise: Exercise) -> tuple[AnswerRow, ...]:
    """The rows of a table with columns for parts; none if the file is anything else.

    Raises:
        UploadError: it is such a table, but it is too large or broken.
    """
    ending = PurePath(name).suffix.lower()
    if ending in (".xlsx", ".xlsm") and content.startswith(b"PK\x03\x04"):
        return _rows(_workbook_rows(content), exercise)
    if ending not in (".csv", ".tsv", ".txt") or content.startswith((b"PK", b"\x93NUMPY")):
        return ()
    if is_too_long(content):
        return ()
    known = {STUDENT, VARIANT, *names(exercise), *texts(exercise)}
    lines = delimited_text.records(io.BytesIO(content), lambda cell: plain(cell) in known, report_nothing)
    return _rows((cells for _, cells in lines), exercise)


def _workbook_rows(content: bytes) -> Iterable[list[str]]:
    sheet = next(workbooks.sheets(content, Budget()), None)
    if sheet is None or not sheet.cells:
        return
    width = max(column for _, column in sheet.cells)
    for row in sorted({row for row, _ in sheet.cells}):
        yield [sheet.cells.get((row, column), "") for column in range(1, width + 1)]


def _rows(table: Iterable[list[str]], exercise: Exercise) -> tuple[AnswerRow, ...]:
    rows = iter(table)
    heading = [plain(cell) for cell in next(rows, [])]
    parts = names(exercise) | {plain(one.id): one.id for one in exercise.reflections}
    if not set(heading) & names(exercise).keys():
        return ()
    found = []
    for cells in rows:
        named = dict(reversed([*zip(heading, cells, strict=False)]))  # of two columns of one name the first
        answers = {part: named[name] for name, part in parts.items() if named.get(name, "").strip()}
        if answers:
            cut = frozenset(part for part, text in answers.items() if len(text) == workbooks.LONGEST_CELL)
            student, variant = (named.get(name, "").strip() for name in (STUDENT, VARIANT))
            found.append(AnswerRow(student=student, variant=variant, answers=answers, cut=cut))
        if len(found) > MOST_ROWS:
            raise UploadError(f"it holds the answers of more than {MOST_ROWS} students")
    return tuple(found)
