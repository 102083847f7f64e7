"""Marks a partition of a class, in this process or in any other: rows in, pieces of the result files out."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from core.classroom.class_rows import Row
from core.classroom.partitions import Partition
from core.classroom.points import credit, max_score, message, note, parts_of, score
from core.classroom.policy import Policy
from core.classroom.reports import BatchError, failure
from core.classroom.result_files import Columns, Form, encoded
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
MORE_RESULT_COLUMNS = {"points": float, "max_points": float, "policy": str}
MORE_GRADE_COLUMNS = {"note": str, "policy": str}
"""What follows where there is a file with a policy, or a roster."""


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

    ``made_by`` is the fingerprint of the project that gives the order; another one would mark otherwise. ``detailed``
    results have columns for what a policy and a roster say.
    """

    exercise: str
    variant: int | None
    policy: Policy
    results: Form
    gradebook: Form | None
    made_by: str
    detailed: bool = False

    @property
    def result_columns(self) -> Columns:
        """The columns of the results."""
        return RESULT_COLUMNS | (MORE_RESULT_COLUMNS if self.detailed else {})

    @property
    def grade_columns(self) -> Columns:
        """The columns of the gradebook."""
        return GRADE_COLUMNS | (MORE_GRADE_COLUMNS if self.detailed else {})

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
            attempts = [_marked(one, self.exercise, exercise, self.policy) for one in (*given.earlier, given)]
            row, grade = max(reversed(attempts), key=lambda one: (not one[0].fault, score(one[0], one[1], self.policy)))
            row = replace(row, note=given.note)
            tally.count(row, grade)
            if row.fault:
                faults.append((row.line, f"not marked. {row.fault}"))
            columns, more = len(self.result_columns), len(self.grade_columns)
            result_rows.extend(one[:columns] for one in _result_rows(row, grade, self.policy))
            grade_rows.append(_grade_row(row, grade, self.policy)[:more])
        return Marked(
            results=encoded(result_rows, self.result_columns, self.results),
            grades=encoded(grade_rows, self.grade_columns, self.gradebook) if self.gradebook else b"",
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


def _marked(row: Row, exercise_name: str, exercise: Exercise, policy: Policy) -> tuple[Row, Grade]:
    """The marks of a row in the parts that are set, and the row with its fault if it cannot be marked."""
    if not row.fault:
        try:
            own = parts_of(_its_variant(row, exercise_name, exercise), policy)
            return row, grade(own, row.answers, carry=policy.carry)
        except _NoVariantError:
            row = replace(row, fault=f"There is no variant {row.variant[:40]!r}: {SEEDS}.")
        except Exception as error:  # noqa: BLE001  a fault of the program costs one row, never the class
            row = replace(row, fault=failure(error), failed=True)
    unmarked = Result(status="unreadable", message=row.fault)
    return row, Grade(results={part.id: unmarked for part in parts_of(exercise, policy).parts})


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
        worth = policy.worth(part)
        if row.failed:
            yield (row.student, row.variant, part, "error", None, "", "", row.fault, None, worth, policy.label)
            continue
        share = credit(row, part, result, policy)
        yield (
            row.student, row.variant, part, result.status, None if share is None else round(share, 4),
            ";".join(result.mistakes), result.reading, message(row, part, result, policy),
            None if share is None else round(worth * share, 4), worth, policy.label,
        )  # fmt: skip


def _grade_row(row: Row, grade: Grade, policy: Policy) -> tuple[object, ...]:
    most = max_score(grade, policy)
    told = (note(row, policy), policy.label)
    if row.fault:  # a teacher looks at it; a score of 0 would look like one that was earned
        return (row.student, row.variant, None, most, None, *told)
    points = score(row, grade, policy)
    return (row.student, row.variant, round(points, 4), most, round(100 * points / most, 2), *told)
