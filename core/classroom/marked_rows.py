"""Marks a partition of a class, in this process or in any other: rows in, pieces of the result files out."""

import contextlib
import platform
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path

from core.classroom.class_rows import Row
from core.classroom.decided_rows import applied, open_parts, other_texts, texts, unclear_appeals
from core.classroom.decided_rows import decision_rows as cases
from core.classroom.decisions import COLUMNS, Decisions, unclear
from core.classroom.points import KEPT, collected, credit, kept, max_score, message, note, parts_of, score
from core.classroom.policy import Policy
from core.classroom.reports import BatchError, failure
from core.classroom.result_files import Columns, Form, encoded
from core.classroom.same_project import content_of, fingerprint, program
from core.homework import bank
from core.homework.exercise import Exercise
from core.homework.exercise_files import ExerciseDataError, file_of
from core.homework.grade import Grade, grade
from core.homework.results import Result
from core.homework.variants import SEEDS

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

    ``open_answers`` of ``open_students`` wait for a teacher's decision.
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

    def count(self, row: Row, grade: Grade, waiting: int) -> None:
        """Count a row and its answers, of which some wait for a decision."""
        self.open_answers += waiting
        self.open_students += bool(waiting)
        is_marked = not row.fault or not waiting
        self.marked += is_marked
        self.unmarked += not is_marked and not row.failed
        self.failed += not is_marked and row.failed
        statuses = [one.status for part, one in grade.items() if not row.fault and part not in row.decided]
        self.imprecise += statuses.count("imprecise")
        self.unreadable += statuses.count("unreadable")

    def add(self, other: "Tally") -> None:
        """Count what another one has counted."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


@dataclass(frozen=True, kw_only=True)
class Marked:
    """A partition that is marked: what it adds to the files, and the lines that could not be marked, with why.

    ``decided`` are the lines of the decisions that were about answers in it, each as often as there are rows of these.
    """

    results: bytes
    grades: bytes
    decisions: bytes
    decided: tuple[int, ...]
    tally: Tally
    faults: tuple[tuple[int | None, str], ...]


@dataclass(frozen=True, kw_only=True)
class Order:
    """What is to be done with the rows of a class; it can be sent to another process.

    ``made_by`` is the fingerprint of the project that gives the order; another one would mark otherwise. ``detailed``
    results have columns for what a policy and a roster say. ``decisions`` are a teacher's, and ``open_answers`` is how
    the table of those that wait for one is written.
    """

    exercise: str
    variant: int | None
    policy: Policy
    results: Form
    gradebook: Form | None
    made_by: str
    detailed: bool = False
    decisions: Decisions = field(default_factory=dict)
    open_answers: Form | None = None

    @property
    def result_columns(self) -> Columns:
        """The columns of the results."""
        return RESULT_COLUMNS | (MORE_RESULT_COLUMNS if self.detailed else {})

    @property
    def grade_columns(self) -> Columns:
        """The columns of the gradebook."""
        return GRADE_COLUMNS | (MORE_GRADE_COLUMNS if self.detailed else {})

    def mark(self, rows: Sequence[Row]) -> Marked:
        """Mark rows, in order.

        Raises:
            BatchError: the code or the exercise is not the same here as where the order was given.
            ExerciseDataError: there is no such exercise or variant.
        """
        exercise = _exercise(self.exercise, self.variant, self.made_by)
        tally = Tally()
        faults = list[tuple[int | None, str]]()
        result_rows, grade_rows = list[tuple[object, ...]](), list[tuple[object, ...]]()
        decision_rows, decided = list[tuple[object, ...]](), list[int]()
        asked = parts_of(exercise, self.policy)
        parts = asked.marked_ids
        for row_given in rows:
            appeals = unclear_appeals(row_given, parts, self.decisions)
            faults.extend((None, unclear(self.decisions[place].line, place, n)) for place, n in appeals.items())
            decided += [self.decisions[place].line for place in appeals]
            given = self._decided(row_given, parts, appeals)
            attempts = [_marked(one, self.exercise, exercise, self.policy) for one in (*given.earlier, given)]
            row, grade = self._best(attempts)
            row = replace(row, note=given.note)
            others = other_texts(attempts, row, exercise.id) if given.earlier else []
            waiting = sum(len(open_parts(*one, self.policy)) for one in ((row, grade), *others))
            tally.count(row, grade, waiting)
            if row.fault and waiting:
                faults.append((row.line, f"not marked. {row.fault}"))
            decided += {one.line for attempt, _ in attempts for one in attempt.decided.values()}
            if self.open_answers:
                for one, its in ((row, grade), *others):
                    decision_rows.extend(cases(one, its, self.policy, exercise.id))
            columns, more = len(self.result_columns), len(self.grade_columns)
            made = (f"{exercise.id} {content_of(source_of(self.exercise))}".strip(), program()) if self.detailed else ()
            own_words = kept(asked, row.answers)
            result_rows.extend((*one, *made)[:columns] for one in _result_rows(row, grade, own_words, self.policy))
            if self.gradebook:
                grade_rows.append(_grade_row(row, grade, self.policy, waiting)[:more])
        return Marked(
            results=encoded(result_rows, self.result_columns, self.results),
            grades=encoded(grade_rows, self.grade_columns, self.gradebook) if self.gradebook else b"",
            decisions=encoded(decision_rows, COLUMNS, self.open_answers) if self.open_answers else b"",
            decided=tuple(decided),
            tally=tally,
            faults=tuple(faults),
        )

    def _best(self, attempts: Sequence[tuple[Row, Grade]]) -> tuple[Row, Grade]:
        """The attempt with most points; of as many the last, and one that cannot be marked only if none can."""
        if len(attempts) == 1:
            return attempts[0]
        return max(reversed(attempts), key=lambda one: (not one[0].fault, score(one[0], one[1], self.policy)))

    def _decided(self, row: Row, parts: Sequence[str], unused: Collection[str]) -> Row:
        """A row and its earlier attempts, with what a teacher has decided, but for what is unused."""
        if not self.decisions:
            return row
        name = _exercise(self.exercise, self.variant, self.made_by).id
        decisions = {key: one for key, one in self.decisions.items() if key not in unused} if unused else self.decisions
        earlier = tuple(applied(one, name, parts, decisions) for one in row.earlier)
        return replace(applied(row, name, parts, decisions), earlier=earlier)


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


def _marked(row: Row, exercise_name: str, exercise: Exercise, policy: Policy) -> tuple[Row, Grade]:
    """The marks of a row in the parts that are set, and the row with its fault if it cannot be marked."""
    if not row.fault:
        try:
            if its := _its_variant(row, exercise_name, exercise):
                own = parts_of(its, policy)
                marks = grade(own, texts(row), carry=policy.carry)
                return row, replace(marks, results={**marks.results, **collected(own, texts(row))})
            row = replace(row, fault=f"There is no variant {row.variant[:40]!r}: {SEEDS}.")
        except Exception as error:  # noqa: BLE001  a fault of the program costs one row, never the class
            row = replace(row, fault=failure(error), failed=True)
    unmarked = Result(status="unreadable", message=row.fault)
    asked = parts_of(exercise, policy)
    results = dict.fromkeys(asked.marked_ids, unmarked)
    # What is written in one's own words can be read all the same, by whom it is for.
    results |= {
        name: replace(one, message=f"{row.fault} {one.message}")
        for name, one in collected(asked, texts(row)).items()
        if one.status == "collected" and not row.failed
    }
    typed = {part: one.read_as for part, one in row.decided.items() if one.read_as}
    if typed and not row.failed and (its := _its_variant(row, exercise_name, exercise)):
        # a teacher has read what the program could not
        read = {**grade(its, typed).results, **collected(its, typed)}
        results |= {part: read[part] for part in typed}
    return row, Grade(results=results)


def _its_variant(row: Row, exercise_name: str, exercise: Exercise) -> Exercise | None:
    """The exercise with the numbers of the variant that a row names; None if there is no such variant."""
    if not row.variant or row.variant == str(exercise.variant):
        return exercise
    with contextlib.suppress(ValueError, ExerciseDataError):
        return bank.find(exercise_name, int(row.variant)) if row.variant.isdecimal() else None
    return None


def _result_rows(row: Row, grade: Grade, own_words: Mapping[str, str], policy: Policy) -> Iterator[tuple[object, ...]]:
    for part, result in grade.items():
        worth = policy.worth(part)
        if row.failed and part not in row.decided:
            yield (row.student, row.variant, part, "error", None, "", "", row.fault, None, worth, policy.label)
            continue
        share = credit(row, part, result, policy)
        yield (
            row.student, row.variant, part, result.status, None if share is None else round(share, 4),
            ";".join(result.mistakes), result.reading, message(row, part, result, policy),
            None if share is None else round(worth * share, 4), worth, policy.label,
        )  # fmt: skip
    for name, text in own_words.items():
        yield row.student, row.variant, name, KEPT, None, "", text, "", None, 0.0, policy.label


def _grade_row(row: Row, grade: Grade, policy: Policy, waiting: int) -> tuple[object, ...]:
    most = max_score(grade, policy)
    told = (note(row, policy), policy.label, waiting)
    if row.fault and waiting:  # a teacher looks at it; a score of 0 would look like one that was earned
        return (row.student, row.variant, None, most, None, *told)
    points = score(row, grade, policy)
    return (row.student, row.variant, round(points, 4), most, round(100 * points / most, 2), *told)
