"""Marks a partition of a class, in this process or in any other: rows in, pieces of the result files out."""

import platform
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path

from core.classroom.class_rows import Row
from core.classroom.decisions import COLUMNS, Decision, Decisions, Key, unclear_appeal
from core.classroom.marked_sheet import Cells, Sheet, texts_to_decide, texts_to_keep
from core.classroom.policy import Policy
from core.classroom.reports import BatchError, failure
from core.classroom.result_files import Columns, Form, encoded
from core.classroom.same_project import content_of, fingerprint, version
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import file_of
from core.homework.grade import grade
from core.homework.results import Result
from core.homework.variants import SEEDS
from core.homework.where_to_look import with_source

RESULT_COLUMNS = {
    "student": str, "variant": str, "part": str, "status": str, "credit": float,
    "mistakes": str, "reading": str, "message": str,
}  # fmt: skip
GRADE_COLUMNS = {"student": str, "variant": str, "score": float, "max_score": float, "percent": float}
MORE_RESULT_COLUMNS = {"points": float, "max_points": float, "policy": str, "exercise": str, "program": str}
MORE_GRADE_COLUMNS = {"note": str, "policy": str, "open": float}
"""What follows where there is a file with a policy, a roster, decisions, or an exercise that gives points."""


@dataclass(kw_only=True)
class Tally:
    """How many rows were marked, could not be, or made the program fail; about how many answers the policy decided.

    ``open_answers`` of ``open_students`` wait for a teacher's decision; a file that could not be read is one.
    """

    marked: int = 0
    unmarked: int = 0
    failed: int = 0
    imprecise: int = 0
    unreadable: int = 0
    open_answers: int = field(default=0, compare=False)
    open_students: int = field(default=0, compare=False)

    @property
    def rows(self) -> int:
        """How many rows there were."""
        return self.marked + self.unmarked + self.failed

    def count(self, row: Row, marks: Mapping[str, Result], waiting: int) -> None:
        """Count a row and its answers, of which some wait for a decision."""
        self.open_answers += bool(waiting) if row.is_whole else waiting
        self.open_students += bool(waiting)
        is_marked = not row.fault or not waiting
        self.marked += is_marked
        self.unmarked += not is_marked and not row.failed
        self.failed += not is_marked and row.failed
        statuses = [one.status for part, one in marks.items() if not row.fault and part not in row.decided]
        self.imprecise += statuses.count("imprecise")
        self.unreadable += statuses.count("unreadable")

    def add(self, other: "Tally") -> None:
        """Count what another one has counted."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


@dataclass(frozen=True, kw_only=True)
class MarkedRows:
    """A partition that is marked: what it adds to each file, and the lines that could not be marked, with why.

    ``decided`` are the lines of the decisions that were about answers in it, each as often as there are rows of these.
    """

    pieces: tuple[bytes, ...]
    decided: tuple[int, ...]
    tally: Tally
    faults: tuple[tuple[int | None, str], ...]


@dataclass(frozen=True, kw_only=True)
class Order:
    """What is to be done with the rows of a class; it can be sent to another process.

    ``made_by`` is the fingerprint of the project that gives the order; another one would mark otherwise. ``forms`` are
    how the results, the gradebook and the table of open answers are written. ``detailed`` ones have columns for what a
    policy and a roster say. ``decisions`` are a teacher's.
    """

    exercise: str
    variant: int | None
    policy: Policy
    made_by: str
    forms: tuple[Form, ...] = ("csv", "csv", "csv")
    detailed: bool = False
    decisions: Decisions = field(default_factory=dict)

    @property
    def columns(self) -> tuple[Columns, ...]:
        """The columns of the results, of the gradebook and of the open answers."""
        if self.detailed:
            return RESULT_COLUMNS | MORE_RESULT_COLUMNS, GRADE_COLUMNS | MORE_GRADE_COLUMNS, COLUMNS
        return RESULT_COLUMNS, GRADE_COLUMNS, COLUMNS

    def mark(self, rows: Sequence[Row]) -> MarkedRows:
        """Mark rows, in order.

        Raises:
            BatchError: the code or the exercise is not the same here as where the order was given.
            ExerciseDataError: there is no such exercise or variant.
        """
        exercise = _exercise(self.exercise, self.variant, self.made_by)
        asked = self.policy.parts_of(exercise)
        made_by = (f"{exercise.id} {content_of(source_of(self.exercise))}".strip(), version()) if self.detailed else ()
        tally, decided, faults = Tally(), list[int](), list[tuple[int | None, str]]()
        results, grades, cases = list[Cells](), list[Cells](), list[Cells]()
        for row in rows:
            appeals = _unclear_appeals(row, asked.marked_ids, self.decisions)
            faults += (
                (None, unclear_appeal(self.decisions[place].line, *place, count)) for place, count in appeals.items()
            )
            attempts = [
                self._sheet(replace(one, note=row.note), exercise, asked.marked_ids, appeals)
                for one in (*row.earlier, row)
            ]
            # The attempt with most points; of as many the last, and one that cannot be marked only if none can.
            best = max(reversed(attempts), key=lambda one: (not one.row.fault, one.score))
            sheets = [best, *(_other_texts(attempts, best) if row.earlier else ())]
            waiting = sum(len(one.open_parts) for one in sheets)
            tally.count(best.row, best.marks, waiting)
            if best.row.fault and waiting:
                faults.append((row.line, f"not marked. {best.row.fault}"))
            decided += (self.decisions[place].line for place in appeals)
            decided += {one.line for attempt in attempts for one in attempt.row.decided.values()}
            results += ((*one, *made_by) for one in best.results(texts_to_keep(asked, best.row.answers)))
            grades.append(best.grades(waiting))
            cases += (one for sheet in sheets for one in sheet.cases())
        tables = zip((results, grades, cases), self.columns, self.forms, strict=True)
        return MarkedRows(
            pieces=tuple(
                encoded((row[: len(columns)] for row in rows), columns, form) for rows, columns, form in tables
            ),
            decided=tuple(decided),
            tally=tally,
            faults=tuple(faults),
        )

    def _sheet(self, row: Row, exercise: Exercise, parts: Sequence[str], unused: Collection[Key]) -> Sheet:
        """The marks of a row, with what a teacher has decided about its answers, but for what is unused."""
        if self.decisions:
            row = _add_decisions(row, exercise.id, parts, self.decisions, unused)
        row, marks = _mark_row(row, self.exercise, exercise, self.policy)
        return Sheet(row=row, marks=marks, policy=self.policy, exercise=exercise.id)


def source_of(exercise: str) -> Path:
    """The file of an exercise, by its name; of one that is drawn there is none."""
    return Path(exercise) if exercise.endswith(".toml") else file_of(exercise)


@lru_cache(maxsize=4)
def _exercise(name: str, variant: int | None, made_by: str) -> Exercise:
    if fingerprint(source_of(name)) != made_by:
        raise BatchError(
            f"The worker on {platform.node()} has another version of the project or of the exercise; "
            "start it again in a copy of this folder."
        )
    return bank.find(name, variant)


def _add_decisions(row: Row, exercise: str, parts: Sequence[str], decisions: Decisions, unused: Collection[Key]) -> Row:
    """A row with what was decided about its answers, as they were handed in."""
    whole = [row.answer_id(exercise, "")] if row.is_whole else []
    decided: dict[str, Decision] = {}
    for part in parts:
        keys: tuple[Key, ...] = (*whole, (row.student.strip(), part), row.answer_id(exercise, part))
        for key in keys:  # what is said of the answer overrules what is said of the part, and that what of the file
            if key in decisions and key not in unused:
                decided[part] = decisions[key]
    return replace(row, decided=decided)


def _unclear_appeals(row: Row, parts: Sequence[str], decisions: Decisions) -> Mapping[tuple[str, str], int]:
    """The appeals, by place, to which attempts of a student have different answers, and how many those are."""
    if not row.earlier:
        return {}
    typed = {part: {one.answers.get(part, "") for one in (*row.earlier, row)} for part in parts}
    places = {(row.student.strip(), part): len(texts) for part, texts in typed.items() if len(texts) > 1}
    return {place: count for place, count in places.items() if place in decisions}


def _other_texts(attempts: Sequence[Sheet], best: Sheet) -> Iterator[Sheet]:
    """The texts in attempts other than the best so far, each once: their credit may make another one the best."""
    listed = {best.row.answer_id(best.exercise, part) for part in best.row.answers}
    for sheet in attempts:
        texts = [part for part, one in sheet.marks.items() if one.status == "collected"]
        new = {part: name for part in texts if (name := sheet.row.answer_id(sheet.exercise, part)) not in listed}
        listed.update(new.values())
        yield replace(sheet, marks={part: sheet.marks[part] for part in new})


def _mark_row(row: Row, exercise_name: str, exercise: Exercise, policy: Policy) -> tuple[Row, Mapping[str, Result]]:
    """The marks of a row in the parts that are set, and the row with its fault if it cannot be marked."""
    if not row.fault:
        try:
            if its := _exercise_of_row(row, exercise_name, exercise):
                return row, _marks(policy.parts_of(its), row.texts, policy.carry)
            row = replace(row, fault=f"There is no variant {row.variant[:40]!r}: {SEEDS}.")
        except Exception as error:  # noqa: BLE001  a fault of the program costs one row, never the class
            row = replace(row, fault=failure(error), failed=True)
    asked = policy.parts_of(exercise)
    why = row.fault if row.fault.endswith((".", "?")) else f"{row.fault}."
    marks = dict.fromkeys(asked.marked_ids, Result(status="unreadable", message=why))
    if row.failed:
        return row, marks
    # What is written in one's own words can be read all the same, by whom it is for.
    for part, text in texts_to_decide(asked, row.texts).items():
        if text.status == "collected":
            marks[part] = replace(text, message=f"{why} {text.message}")
    if row.read_as and (its := _exercise_of_row(row, exercise_name, exercise)):
        # A teacher has read what the program could not.
        read = _marks(its, row.read_as)
        marks |= {part: read[part] for part in row.read_as}
    return row, marks


def _marks(exercise: Exercise, texts: Mapping[str, str], carry: float = 1.0) -> dict[str, Result]:
    """The marks of all parts; what follows from another part names it as its row is named, and not by its number."""
    marks = dict(grade(exercise, texts, carry=carry))
    for part, one in marks.items():
        if one.carried:
            marks[part] = replace(one, message=with_source(one.message, exercise, one.carried, one.carried))
    return {**marks, **texts_to_decide(exercise, texts)}


def _exercise_of_row(row: Row, exercise_name: str, exercise: Exercise) -> Exercise | None:
    """The exercise with the numbers of the variant that a row names; None if there is no such variant."""
    is_its = not row.variant or row.variant == str(exercise.variant)
    return exercise if is_its else bank.find_written(exercise_name, row.variant)
