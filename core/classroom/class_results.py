"""Reads the results of a class back into a table: one row per student and part, as `grade` wrote them."""

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from core.classroom import answer_files
from core.classroom.answer_files import Records
from core.classroom.harmless_texts import without_controls
from core.classroom.headings import plain
from core.classroom.marked_rows import RESULT_COLUMNS
from core.classroom.points import KEPT
from core.classroom.reports import BatchError, Report
from core.homework.exercise import Exercise

if TYPE_CHECKING:
    import pandas as pd

STATUSES = ("correct", "partial", "wrong", "imprecise", "unreadable", "collected", "blank", "error")
"""All that an answer of a class may be, from right to none; the program failed on the last."""

_NEEDED = ("student", "part", "status", "credit")
_WORTH = "max_points"


def read(file: Path, exercise: Exercise | None, report: Report) -> "pd.DataFrame":
    """The results as a table; ``entry`` numbers the sheets of answers: a student who occurs twice has two.

    ``credit`` is NaN where a teacher has yet to decide, which earns no ``points`` so far, and ``worth`` is what the
    part counts, 1 unless the file says otherwise. Parts that the exercise does not have are reported and left out;
    without an exercise all stay.

    Raises:
        BatchError: the file cannot be read, has not the columns of results, or a cell that cannot be.
    """
    import pandas as pd

    with answer_files.open_table(file, {*RESULT_COLUMNS, _WORTH}, report) as (columns, records):
        rows = list(_rows(columns, records, exercise, report))
    if not rows:
        of = f" of {exercise.id}" if exercise else ""
        raise BatchError(f"{file}: there are no results{of} below the heading")
    table = pd.DataFrame(rows)
    table["points"] = table.credit.fillna(0.0) * table.worth
    turn = table.groupby(["student", "variant", "part"], sort=False).cumcount()
    table["entry"] = table.assign(turn=turn).groupby(["student", "variant", "turn"], sort=False).ngroup()
    return table


def named_columns(columns: Sequence[str]) -> list[str]:
    """The columns of results, as their names are compared.

    Raises:
        BatchError: one is missing without which they are no results.
    """
    heading = list(map(plain, columns))
    for name in _NEEDED:
        if name not in heading:
            raise BatchError(f"expected results as “grade --out” writes them; there is no column {name!r}")
    return heading


def _rows(
    columns: Sequence[str], records: Records, exercise: Exercise | None, report: Report
) -> Iterator[dict[str, object]]:
    heading, parts = named_columns(columns), set(exercise.marked_ids) if exercise else None
    others: set[str] = set()
    for line, cells in records:
        cell = dict(zip(heading, [*cells, *[""] * len(heading)], strict=False))
        if cell["status"] == KEPT:
            continue
        if parts is None or cell["part"] in parts:
            yield _row(line, cell)
        elif cell["part"] not in others:
            others.add(cell["part"])
            report(line, f"{cell['part'][:40]!r} is not a part of {exercise and exercise.id}; it is left out")


def _row(line: int, cell: dict[str, str]) -> dict[str, object]:
    if cell["status"] not in STATUSES:
        raise BatchError(f"line {line}: there is no status {cell['status'][:40]!r}")
    texts = {name: without_controls(cell.get(name, "")) for name in ("student", "variant", "mistakes", "message")}
    return {
        **texts,
        "part": cell["part"],
        "status": cell["status"],
        "credit": _number(line, "credit", cell["credit"]),
        "worth": _number(line, _WORTH, cell.get(_WORTH) or "1"),
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
