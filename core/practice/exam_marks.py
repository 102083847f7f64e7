"""The marks of a mock exam, which are made all at once, and what they say about the student."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from core.classroom.policy import Policy
from core.homework.exercise import Exercise, Part
from core.homework.grade import grade
from core.homework.results import Result
from core.homework.where_to_look import with_source
from core.practice.attempts import Attempt
from core.practice.exam import Exam
from core.practice.offers import attempt_of

POLICY = Policy(imprecise="none", unreadable="none")
"""Nobody can try again in an exam: too few decimals, and what cannot be read, earn nothing."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Mark:
    """The mark of one part of an exam: its number from 1, its group, what was typed, the result and the points."""

    place: int
    group: Exercise
    part: Part
    text: str
    result: Result
    points: float


@dataclass(frozen=True, kw_only=True)
class ExamMarks:
    """The marks of all parts of an exam, in order."""

    marks: tuple[Mark, ...]

    @property
    def points(self) -> float:
        """The sum of the points."""
        return sum(mark.points for mark in self.marks)

    @property
    def mistakes(self) -> Mapping[str, tuple[int, ...]]:
        """The mistakes that explain answers, the most frequent first, each with the numbers of its parts."""
        places: dict[str, list[int]] = {}
        for mark in self.marks:
            for mistake in mark.result.mistakes:
                places.setdefault(mistake, []).append(mark.place)
        return {name: tuple(those) for name, those in sorted(places.items(), key=lambda one: -len(one[1]))}

    def attempts(self, at: int) -> Iterator[Attempt]:
        """What the answers say about the student: one attempt for each part that was answered, and could be read."""
        for mark in self.marks:
            if mark.result.status not in ("blank", "unreadable", "imprecise"):
                yield attempt_of(mark.group, mark.part, mark.result, at=at)


def mark_exam(exam: Exam, texts: Mapping[tuple[str, str], str]) -> ExamMarks:
    """Mark what was typed, by the ids of exercise and part; a slip is paid for once within a group."""
    marks: list[Mark] = []
    for group in exam.groups:
        typed = {part.id: texts.get((group.id, part.id), "") for part in group.parts}
        results = grade(group, typed)
        marks += [_mark(exam, group, part, typed[part.id], results[part.id]) for part in group.parts]
    return ExamMarks(marks=tuple(marks))


def _mark(exam: Exam, group: Exercise, part: Part, text: str, result: Result) -> Mark:
    place, message = exam.place(group, part), POLICY.message(result)
    if result.carried:  # parts are numbered through an exam, and questions are not
        source = f"part {exam.place(group, group.part(result.carried))}"
        message = with_source(message, group, result.carried, source)
    points = POLICY.credit(result) or 0.0
    return Mark(place=place, group=group, part=part, text=text, result=replace(result, message=message), points=points)
