"""Marks a whole class: a file of answers in, one row per student and part out, and a gradebook."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from core.classroom.class_rows import Row, open_rows
from core.classroom.policy import CAUTIOUS, Policy
from core.classroom.reports import Report
from core.classroom.result_files import check_outputs, write_table
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import BANK, ExerciseDataError
from core.homework.grade import Grade, grade
from core.homework.results import Result

Opened: TypeAlias = Callable[..., AbstractContextManager[Iterator[Row]]]
"""Opens answers of some kind as rows, as `core.classroom.class_rows.open_rows` does a table."""

RESULT_COLUMNS = {
    "student": str, "variant": str, "part": str, "status": str, "credit": float,
    "mistakes": str, "reading": str, "message": str,
}  # fmt: skip
GRADE_COLUMNS = {"student": str, "variant": str, "score": float, "max_score": float, "percent": float}


@dataclass(kw_only=True)
class Tally:
    """How many rows were marked and how many could not be, and how many answers the policy decided about."""

    marked: int = 0
    unmarked: int = 0
    imprecise: int = 0
    unreadable: int = 0

    def count(self, row: Row, grade: Grade) -> None:
        """Count a row and its answers."""
        self.marked += not row.fault
        self.unmarked += bool(row.fault)
        statuses = [result.status for result in grade.results.values() if not row.fault]
        self.imprecise += statuses.count("imprecise")
        self.unreadable += statuses.count("unreadable")


def mark_class(
    answers: Path,
    exercise_name: str,
    results: Path,
    gradebook: Path | None = None,
    *,
    variant: int | None = None,
    policy: Policy = CAUTIOUS,
    encoding: str | None = None,
    force: bool = False,
    opened: Opened = open_rows,
    report: Report = lambda _line, _text: None,
    progress: Callable[[Iterator[Row]], Iterable[Row]] = iter,
) -> Tally:
    """Mark every row of a file of answers, in order and one at a time; return how many there were.

    The exercise is named by its id or by the path of its file. The files are written completely or not at all: they
    get their names only when all rows are marked. ``opened`` makes rows of the answers: those of a table, unless it is
    given another function for answers of another kind.

    Raises:
        BatchError: the answers cannot be read, have no column ``student`` or no part of the exercise; or a file
            cannot be written.
        ExerciseDataError: there is no such exercise or variant.
    """
    exercise = bank.find(exercise_name, variant)
    source = Path(exercise_name) if exercise_name.endswith(".toml") else BANK / f"{exercise_name}.toml"
    check_outputs([answers, source], [file for file in (results, gradebook) if file], force=force)
    tally = Tally()
    with (
        opened(answers, exercise, report, variant=variant, encoding=encoding) as rows,
        write_table(results, RESULT_COLUMNS, force=force) as add_result,
        write_table(gradebook, GRADE_COLUMNS, force=force) as add_grade,
    ):
        for row in progress(rows):
            marked, grade = _marked(row, exercise_name, exercise)
            tally.count(marked, grade)
            if marked.fault:
                report(row.line, f"not marked. {marked.fault}")
            for result_row in _result_rows(row, grade, policy):
                add_result(result_row)
            add_grade(_grade_row(marked, grade, policy))
    if not tally.marked + tally.unmarked:
        report(None, "there are no answers below the heading")
    return tally


def _marked(row: Row, exercise_name: str, exercise: Exercise) -> tuple[Row, Grade]:
    """The marks of a row, and the row with its fault if it cannot be marked."""
    if not row.fault:
        try:
            return row, grade(_its_variant(row, exercise_name, exercise), row.answers)
        except (ValueError, ExerciseDataError):
            row = replace(row, fault=f"There is no variant {row.variant[:40]!r}: a variant is a whole number.")
    unmarked = Result(status="unreadable", message=row.fault)
    return row, Grade(results={part.id: unmarked for part in exercise.parts})


def _its_variant(row: Row, exercise_name: str, exercise: Exercise) -> Exercise:
    if not row.variant or row.variant == str(exercise.variant):
        return exercise
    if not row.variant.isdecimal():
        raise ValueError(row.variant)
    return bank.find(exercise_name, int(row.variant))


def _result_rows(row: Row, grade: Grade, policy: Policy) -> Iterator[tuple[object, ...]]:
    for part, result in grade.items():
        credit = policy.credit(result)
        yield (
            row.student, row.variant, part, result.status, None if credit is None else round(credit, 4),
            ";".join(result.mistakes), result.reading, _message(result, policy, row.places.get(part, "")),
        )  # fmt: skip


def _message(result: Result, policy: Policy, place: str) -> str:
    """What is said of an answer, and where it was taken from, which says enough if there is none."""
    return place if place and result.status == "blank" else f"{policy.message(result)} {place}".rstrip()


def _grade_row(row: Row, grade: Grade, policy: Policy) -> tuple[object, ...]:
    if row.fault:  # a teacher looks at it; a score of 0 would look like one that was earned
        return (row.student, row.variant, None, grade.max_score, None)
    score = sum(policy.credit(result) or 0.0 for result in grade.results.values())
    percent = 100 * score / grade.max_score
    return (row.student, row.variant, round(score, 4), grade.max_score, round(percent, 2))
