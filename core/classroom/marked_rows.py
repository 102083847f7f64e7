"""Marks a partition of a class, in this process or in any other: rows in, pieces of the result files out."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from core.classroom.class_rows import Row
from core.classroom.partitions import Partition
from core.classroom.policy import Policy
from core.classroom.reports import BatchError, failure
from core.classroom.result_files import Form, encoded
from core.classroom.same_project import fingerprint
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import BANK, ExerciseDataError
from core.homework.grade import Grade, grade
from core.homework.results import Result
from core.homework.variants import SEEDS

RESULT_COLUMNS = {
    "student": str, "variant": str, "part": str, "status": str, "credit": float,
    "mistakes": str, "reading": str, "message": str,
}  # fmt: skip
GRADE_COLUMNS = {"student": str, "variant": str, "score": float, "max_score": float, "percent": float}


@dataclass(kw_only=True)
class Tally:
    """How many rows were marked, could not be, or made the program fail; about how many answers the policy decided."""

    marked: int = 0
    unmarked: int = 0
    failed: int = 0
    imprecise: int = 0
    unreadable: int = 0

    @property
    def rows(self) -> int:
        """How many rows there were."""
        return self.marked + self.unmarked + self.failed

    def count(self, row: Row, grade: Grade) -> None:
        """Count a row and its answers."""
        self.marked += not row.fault
        self.unmarked += bool(row.fault) and not row.failed
        self.failed += row.failed
        statuses = [result.status for result in grade.results.values() if not row.fault]
        self.imprecise += statuses.count("imprecise")
        self.unreadable += statuses.count("unreadable")

    def add(self, other: "Tally") -> None:
        """Count what another one has counted."""
        self.marked += other.marked
        self.unmarked += other.unmarked
        self.failed += other.failed
        self.imprecise += other.imprecise
        self.unreadable += other.unreadable


@dataclass(frozen=True, kw_only=True)
class Marked:
    """A partition that is marked: what it adds to the two files, and the lines that could not be marked, with why."""

    results: bytes
    grades: bytes
    tally: Tally
    faults: tuple[tuple[int | None, str], ...]


@dataclass(frozen=True, kw_only=True)
class Order:
    """What is to be done with the rows of a class; it can be sent to another process.

    ``made_by`` is the fingerprint of the project that gives the order; another one would mark otherwise.
    """

    exercise: str
    variant: int | None
    policy: Policy
    results: Form
    gradebook: Form | None
    made_by: str

    def mark(self, rows: Partition) -> Marked:
        """Mark rows, in order.

        Raises:
            BatchError: the code or the exercise is not the same here as where the order was given.
            ExerciseDataError: there is no such exercise or variant.
        """
        exercise = _exercise(self.exercise, self.variant, self.made_by)
        tally = Tally()
        faults, result_rows, grade_rows = [], list[tuple[object, ...]](), list[tuple[object, ...]]()
        for given in rows:
            row, grade = _marked(given, self.exercise, exercise)
            tally.count(row, grade)
            if row.fault:
                faults.append((row.line, f"not marked. {row.fault}"))
            result_rows.extend(_result_rows(row, grade, self.policy))
            grade_rows.append(_grade_row(row, grade, self.policy))
        return Marked(
            results=encoded(result_rows, RESULT_COLUMNS, self.results),
            grades=encoded(grade_rows, GRADE_COLUMNS, self.gradebook) if self.gradebook else b"",
            tally=tally,
            faults=tuple(faults),
        )


def source_of(exercise: str) -> Path:
    """The file of an exercise, by its name; of one that is drawn there is none."""
    return Path(exercise) if exercise.endswith(".toml") else BANK / f"{exercise}.toml"


@lru_cache(maxsize=4)
def _exercise(name: str, variant: int | None, made_by: str) -> Exercise:
    if fingerprint(source_of(name)) != made_by:
        raise BatchError(
            f"The worker on {platform.node()} has another version of the project or of the exercise; "
            "start it again in a copy of this folder."
        )
    return bank.find(name, variant)


class _NoVariantError(ValueError):
    """A row names a variant that does not exist."""


def _marked(row: Row, exercise_name: str, exercise: Exercise) -> tuple[Row, Grade]:
    """The marks of a row, and the row with its fault if it cannot be marked."""
    if not row.fault:
        try:
            return row, grade(_its_variant(row, exercise_name, exercise), row.answers)
        except _NoVariantError:
            row = replace(row, fault=f"There is no variant {row.variant[:40]!r}: {SEEDS}.")
        except Exception as error:  # noqa: BLE001  a fault of the program costs one row, never the class
            row = replace(row, fault=failure(error), failed=True)
    unmarked = Result(status="unreadable", message=row.fault)
    return row, Grade(results={part.id: unmarked for part in exercise.parts})


def _its_variant(row: Row, exercise_name: str, exercise: Exercise) -> Exercise:
    if not row.variant or row.variant == str(exercise.variant):
        return exercise
    if not row.variant.isdecimal():
        raise _NoVariantError
    try:
        return bank.find(exercise_name, int(row.variant))
    except (ValueError, ExerciseDataError) as error:
        raise _NoVariantError from error


def _result_rows(row: Row, grade: Grade, policy: Policy) -> Iterator[tuple[object, ...]]:
    for part, result in grade.items():
        if row.failed:
            yield (row.student, row.variant, part, "error", None, "", "", row.fault)
            continue
        credit = policy.credit(result)
        yield (
            row.student, row.variant, part, result.status, None if credit is None else round(credit, 4),
            ";".join(result.mistakes), result.reading, _message(result, policy, row.places.get(part, "")),
        )  # fmt: skip


def _message(result: Result, policy: Policy, place: str) -> str:
    """What is said of an answer, and where it was taken from."""
    return f"{policy.message(result)} {place}".strip()


def _grade_row(row: Row, grade: Grade, policy: Policy) -> tuple[object, ...]:
    if row.fault:  # a teacher looks at it; a score of 0 would look like one that was earned
        return (row.student, row.variant, None, grade.max_score, None)
    score = sum(policy.credit(result) or 0.0 for result in grade.results.values())
    percent = 100 * score / grade.max_score
    return (row.student, row.variant, round(score, 4), grade.max_score, round(percent, 2))
