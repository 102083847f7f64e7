"""Reads the results of a class back into a table: one row per student and part, as `grade` wrote them."""

import contextlib
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from core.classroom import answer_files
from core.classroom.harmless_texts import without_controls
from core.classroom.marked_rows import MORE_RESULT_COLUMNS, RESULT_COLUMNS
from core.classroom.marked_sheet import KEPT
from core.classroom.reports import BatchError, Report
from core.homework.exercise import Exercise

if TYPE_CHECKING:
    import pandas as pd

STATUSES = ("correct", "partial", "wrong", "imprecise", "unreadable", "collected", "blank", "error")
"""All that an answer of a class may be, from right to none; the program failed on the last."""

_NEEDED = ("student", "part", "status", "credit")


def read(file: Path, exercise: Exercise, report: Report) -> "pd.DataFrame":
    """The results as a table; ``entry`` numbers the sheets of answers: a student who occurs twice has two.

    ``credit`` is NaN where a teacher has yet to decide, which earns no ``points`` so far, and ``worth`` is what the
    part counts, 1 unless the file says otherwise. Parts that the exercise does not have are reported and left out.

    Raises:
        BatchError: the file cannot be read, has not the columns of results, or a cell that cannot be.
    """
    import pandas as pd

    with open_results(file, report) as records:
        rows = list(_rows(records, exercise, report))
    if not rows:
        raise BatchError(f"{file}: there are no results of {exercise.id} below the heading")
    table = pd.DataFrame(rows)
    table["points"] = table.credit.fillna(0.0) * table.worth
    turn = table.groupby(["student", "variant", "part"], sort=False).cumcount()
    table["entry"] = table.assign(turn=turn).groupby(["student", "variant", "turn"], sort=False).ngroup()
    return table


@contextlib.contextmanager
def open_results(file: Path, report: Report) -> Iterator[Iterator[tuple[int, dict[str, str]]]]:
    """The rows of results as cells by name, but for texts that nobody marks.

    Raises:
        BatchError: the file cannot be read, or lacks a column without which it holds no results.
    """
    names = {*RESULT_COLUMNS, *MORE_RESULT_COLUMNS}
    with answer_files.open_named(file, names, _NEEDED, "results as “grade --out” writes them", report) as rows:
        yield ((line, row) for line, row in rows if row["status"] != KEPT)


def _rows(
    records: Iterable[tuple[int, dict[str, str]]], exercise: Exercise, report: Report
) -> Iterator[dict[str, object]]:
    others: set[str] = set()
    for line, cell in records:
        if cell["part"] in exercise.marked_ids:
            yield _row(line, cell)
        elif cell["part"] not in others:
            others.add(cell["part"])
            report(line, f"{cell['part'][:40]!r} is not a part of {exercise.id}; it is left out")


def _row(line: int, cell: dict[str, str]) -> dict[str, object]:
    if cell["status"] not in STATUSES:
        raise BatchError(f"line {line}: there is no status {cell['status'][:40]!r}")
    texts = {name: without_controls(cell[name]) for name in ("student", "variant", "mistakes", "message")}
    return {
        **texts,
        "part": cell["part"],
        "status": cell["status"],
        "credit": _number(line, "credit", cell["credit"]),
        "worth": _number(line, "max_points", cell["max_points"] or "1"),
    }


def _number(line: int, column: str, text: str) -> float:
    """A number that is not negative, NaN for an empty cell; a spreadsheet may have put a comma into it."""
    try:
        number = float(text.replace(",", ".")) if text.strip() else math.nan
    except ValueError:
        number = -1.0
    if number < 0 or math.isinf(number):
        raise BatchError(f"line {line}: expected a number as {column}; found {text[:40]!r}")
    return number
