"""Marks a whole class: CSV or Parquet in, one row per student and part out, and a gradebook."""

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.classroom.result_files import write_table
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import ExerciseDataError
from core.homework.grade import Grade, grade
from core.homework.results import Result

STUDENT, VARIANT = "student", "variant"
RESULT_COLUMNS = ("student", "part", "status", "credit", "mistakes", "reading", "message")
GRADE_COLUMNS = ("student", "score", "max_score", "percent")

Report = Callable[[int | None, str], None]
"""Called for everything odd: with the line of the file (None: the whole file), and what is odd about it."""


class BatchError(ValueError):
    """A file of answers cannot be used at all; nothing has been written."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """The answers of one student, and the line on which they begin."""

    line: int
    student: str
    variant: str
    answers: Mapping[str, str]


def mark_class(
    answers: Path,
    exercise_name: str,
    results: Path,
    gradebook: Path | None = None,
    *,
    variant: int | None = None,
    report: Report = lambda _line, _text: None,
    progress: Callable[[Sequence[Row]], Iterable[Row]] = iter,
) -> int:
    """Mark every row of a file of answers, in order; return how many there were.

    The exercise is named by its id or by the path of its file. The files are written completely or not at all: they
    get their names only when all rows are marked.

    Raises:
        BatchError: the answers cannot be read or have no column ``student``.
        ExerciseDataError: there is no such exercise or variant.
    """
    exercise = bank.find(exercise_name, variant)
    rows = read_rows(answers, exercise, report)
    with write_table(results, RESULT_COLUMNS) as add_result, write_table(gradebook, GRADE_COLUMNS) as add_grade:
        for row in progress(rows):
            grade = _graded(row, exercise_name, exercise, report)
            for part_id, result in grade.items():
                add_result(_result_row(row.student, part_id, result))
            percent = 100 * grade.score / grade.max_score
            add_grade((row.student, round(grade.score, 4), grade.max_score, round(percent, 2)))
    return len(rows)


def _graded(row: Row, exercise_name: str, exercise: Exercise, report: Report) -> Grade:
    if not row.variant:
        return grade(exercise, row.answers)
    try:
        variant = bank.find(exercise_name, int(row.variant))
    except (ValueError, ExerciseDataError):
        report(row.line, f"no variant {row.variant[:40]}; the row is not marked")
        message = "The variant in this row does not exist."
        unmarked = Result(status="unreadable", credit=0.0, message=message)
        return Grade(results={part.id: unmarked for part in exercise.parts})
    return grade(variant, row.answers)


def _result_row(student: str, part_id: str, result: Result) -> tuple[object, ...]:
    mistakes = ";".join(result.mistakes)
    return (student, part_id, result.status, round(result.credit, 4), mistakes, result.reading, result.message)


def read_rows(file: Path, exercise: Exercise, report: Report) -> list[Row]:
    """The rows of a CSV or Parquet file, with whatever is odd about them reported.

    Raises:
        BatchError: the file cannot be read or has no column ``student``.
    """
    try:
        table = _parquet(file) if file.suffix.lower() == ".parquet" else _csv(file, report)
        first = next(table, None)
    except OSError as error:
        raise BatchError(f"{file}: cannot be read ({error.strerror or error})") from error
    heading = first[1] if first else []
    if STUDENT not in heading:
        raise BatchError(f"{file}: expected a column {STUDENT!r}; found {', '.join(heading) or 'nothing'}")
    _check_heading(heading, exercise, report)
    return list(_rows(table, heading, exercise, report))


def _check_heading(heading: list[str], exercise: Exercise, report: Report) -> None:
    parts = [part.id for part in exercise.parts]
    for column, count in Counter(heading).items():
        if count > 1:
            report(1, f"there are {count} columns {column!r}; the first one counts")
        if column not in (STUDENT, VARIANT, *parts):
            report(1, f"column {column[:40]!r} is not a part of {exercise.id}; it is ignored")
    for part in parts:
        if part not in heading:
            report(1, f"column {part!r} is missing; that part is blank for everyone")


def _rows(
    table: Iterator[tuple[int, list[str]]], heading: list[str], exercise: Exercise, report: Report
) -> Iterator[Row]:
    parts = {part.id: heading.index(part.id) for part in exercise.parts if part.id in heading}
    student_at, variant_at = heading.index(STUDENT), heading.index(VARIANT) if VARIANT in heading else None
    seen: dict[str, int] = {}
    for line, record in table:
        if len(record) != len(heading):
            report(line, _miscounted(len(record), len(heading)))
        cells = [*record, *[""] * (len(heading) - len(record))]
        student = cells[student_at]
        if student in seen:
            report(line, f"student {student[:40]!r} already occurs in line {seen[student]}; both rows are marked")
        seen.setdefault(student, line)
        for column, cell in zip(heading, cells, strict=False):
            if cell.lstrip()[:1] in ("=", "@") and re.search(r"[a-z]{2,}[(|!]|\|", cell, re.IGNORECASE):
                report(line, f"column {column!r} looks like a spreadsheet formula; it is read as plain text")
        variant = cells[variant_at].strip() if variant_at is not None else ""
        yield Row(line=line, student=student, variant=variant, answers={part: cells[i] for part, i in parts.items()})


def _miscounted(cells: int, columns: int) -> str:
    """What is said of a row that has not as many cells as the heading has columns."""
    consequence = "missing cells are blank" if cells < columns else "what is too much is left out"
    return f"{cells} {'cell' if cells == 1 else 'cells'}, but the heading has {columns}; {consequence}"


def _csv(file: Path, report: Report) -> Iterator[tuple[int, list[str]]]:
    """The line number and cells of each record; bytes that are not UTF-8 are replaced and reported."""
    text = file.read_bytes()
    for number, line in enumerate(text.split(b"\n"), start=1):
        try:
            line.decode("utf-8")
        except UnicodeDecodeError:
            report(number, "not UTF-8; bytes that could not be read are replaced by “�”")
    csv.field_size_limit(2**31 - 1)
    reader = csv.reader(io.StringIO(text.decode("utf-8-sig", errors="replace").replace("\0", "�"), newline=""))
    while True:
        line_number = reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            report(line_number, f"not CSV ({error}); the row is blank")
            cells = [""]
        if cells:
            yield line_number, cells


def _parquet(file: Path) -> Iterator[tuple[int, list[str]]]:
    """The rows, read by pyarrow: pandas would turn variants beside blanks into floats, and hide an index column."""
    from pyarrow import ArrowInvalid, parquet

    try:
        table = parquet.read_table(file)
    except ArrowInvalid as error:
        raise BatchError(f"{file}: not a Parquet file ({error})") from error
    yield 1, list(table.column_names)
    for number, record in enumerate(table.to_pylist(), start=2):
        yield number, ["" if cell is None else str(cell) for cell in record.values()]
