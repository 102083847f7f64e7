"""Marks a whole class: a file of answers in, one row per student and part out, and a gradebook."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from pathlib import Path
from stat import S_ISREG
from types import MappingProxyType
from typing import TypeAlias

from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.class_rows import Row, open_rows
from core.classroom.decisions import Decisions
from core.classroom.marked_rows import Order, Tally, source_of
from core.classroom.policy import CAUTIOUS, Attempts, Policy
from core.classroom.policy_file import check_parts
from core.classroom.reports import BatchError, Report, report_nothing
from core.classroom.result_files import Files, check_outputs, form_of, write_table
from core.classroom.same_project import fingerprint
from core.classroom.workers import Workers, this_process
from core.homework import bank

MOST_ROWS = 200
MOST_CHARACTERS = 1_000_000
"""A partition ends with the row that makes its answers longer than this: long texts do not fill the memory either."""


def partitions(rows: Iterable[Row]) -> Iterator[tuple[Row, ...]]:
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


def joined(rows: Iterable[Row], counts: Attempts, report: Report) -> Iterator[Row]:
    """One row for each student, unless each attempt counts: where the first stands, with what was handed in last.

    Rows without a name are nobody's attempts. All rows are kept meanwhile; where each counts, none is.
    """
    if counts == "each":
        yield from rows
        return
    by_student: dict[object, list[Row]] = {}
    for row in rows:
        by_student.setdefault(row.student_id or row.student.strip() or object(), []).append(row)
    for *earlier, last in by_student.values():
        if not earlier:
            yield last
            continue
        lines = [str(row.line) for row in (*earlier, last) if row.line]
        where = f" (lines {', '.join(lines)})" if lines else ""
        report(
            last.line, f"student {last.student[:40]!r} has {len(earlier) + 1} attempts{where}; the {counts} one counts"
        )
        kept = tuple(earlier) if counts == "best" else ()
        yield replace(last, earlier=kept, note=f"{last.note} The {counts} of {len(earlier) + 1} attempts.".strip())


OpenRows: TypeAlias = Callable[..., AbstractContextManager[Iterator[Row]]]
"""Opens answers of some kind as rows, as `core.classroom.class_rows.open_rows` does a table."""

Progress: TypeAlias = Callable[[int], object]
"""Called with how many rows have been marked since it was last called."""


def _file_state(file: Path) -> tuple[int, ...]:
    """What is different once somebody has written to a file; nothing of a folder or a pipe."""
    try:
        status = file.stat()
    except (OSError, ValueError):
        return ()
    return (status.st_ino, status.st_size, status.st_mtime_ns) if S_ISREG(status.st_mode) else ()


def mark_class(
    answers: Path,
    exercise_name: str,
    results: Path,
    gradebook: Path | None = None,
    *,
    variant: int | None = None,
    policy: Policy = CAUTIOUS,
    detailed: bool = False,
    inputs: Files = (),
    numbers: AssignedNumbers | None = None,
    decisions: Decisions = MappingProxyType({}),
    open_answers: Path | None = None,
    encoding: str | None = None,
    force: bool = False,
    for_excel: bool = False,
    opened: OpenRows = open_rows,
    workers: Workers = this_process,
    report: Report = report_nothing,
    progress: Progress = lambda _rows: None,
) -> Tally:
    """Mark every row of a file of answers, in order and a few at a time; return how many there were.

    The exercise is named by its id or by the path of its file. The files are written completely or not at all: they
    get their names only when all rows are marked. ``opened`` makes rows of the answers: those of a table, unless it is
    given another function for answers of another kind. ``workers`` mark them; the files are the same whoever does.
    ``detailed`` results have more columns (`core.classroom.marked_rows.Order`), as have those of an exercise that
    gives points. ``inputs`` are files that were read before, such as the policy's: no result takes their place.
    ``numbers`` says who has which.
    ``decisions`` are the teacher's; the answers that wait for one go to ``open_answers``. ``for_excel``: CSV begins
    with a mark that Excel needs.

    Raises:
        BatchError: the answers cannot be read, have no column ``student`` or no part of the exercise; a file
            cannot be written; or the workers are gone.
        ExerciseDataError: there is no such exercise or variant.
    """
    exercise = bank.find(exercise_name, variant)
    source = source_of(exercise_name)
    check_parts(policy, exercise)
    files = (results, gradebook, open_answers)
    check_outputs([answers, source, *inputs], files, force=force)
    order = Order(
        exercise=exercise_name, variant=variant, policy=policy.with_points_of(exercise), made_by=fingerprint(source),
        forms=tuple(map(form_of, files)), detailed=detailed or bool(exercise.points), decisions=dict(decisions),
    )  # fmt: skip
    tally, before = Tally(), _file_state(answers)
    used = Counter[int]()
    with (
        opened(answers, exercise, report, variant=variant, encoding=encoding, policy=policy, numbers=numbers) as rows,
        workers() as mapped,
        ExitStack() as tables,
    ):
        adds = [
            tables.enter_context(write_table(file, columns, force=force, for_excel=for_excel or file is open_answers))
            for file, columns in zip(files, order.columns, strict=True)
        ]
        student_rows = numbers.rows(rows, report) if numbers else rows
        for marked in mapped(order.mark, partitions(joined(student_rows, policy.attempts, report))):
            for add, piece in zip(adds, marked.pieces, strict=True):
                add(piece)
            used.update(marked.decided)
            tally.add(marked.tally)
            for line, fault in marked.faults:
                report(line, fault)
            progress(marked.tally.rows)
        if _file_state(answers) != before:
            raise BatchError(f"{answers}: changed while it was read; no file was written")
    for key, one in sorted(decisions.items(), key=lambda item: item[1].line):
        if not used[one.line]:
            report(None, f"line {one.line} of the decisions is about an answer that is not here; it is not used")
        elif used[one.line] > 1 and isinstance(key, tuple):
            report(None, f"line {one.line} of the decisions applies to {used[one.line]} rows of one student")
    if not tally.rows:
        report(None, "there are no answers below the heading")
    return tally
