"""Marks what a student typed: reads, compares, carries forward, diagnoses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from core.homework import line_marks
from core.homework.carry_forward import key_from_own_numbers, origin
from core.homework.diagnosis import diagnose
from core.homework.diagnosis_in_words import impossible_weight, in_words
from core.homework.earlier_answers import History, Origin
from core.homework.exercise import Answer, Exercise, Part
from core.homework.results import Result, best_result, mark
from core.homework.too_many_numbers import advice, readings_of
from core.homework.where_to_look import question_of, where_to_look
from core.reading.answers import Reading, Unreadable

REMEMBERED = 4096
"""Texts whose marking is remembered, so that a common answer is read and compared only once."""

LONGEST_REMEMBERED = 1000
"""Most characters of a text that is remembered."""

__all__ = ["Grade", "Result", "grade"]


@dataclass(frozen=True, kw_only=True)
class Grade(Mapping[str, Result]):
    """The marking of an exercise: the result of every part, by its id; ``points`` are of those that are not worth 1."""

    results: Mapping[str, Result]
    points: Mapping[str, float] = field(default_factory=dict)

    def __getitem__(self, part_id: str) -> Result:
        """The result of a part."""
        return self.results[part_id]

    def __iter__(self) -> Iterator[str]:
        """The ids of the parts, in the order they are asked."""
        return iter(self.results)

    def __len__(self) -> int:
        """The number of parts."""
        return len(self.results)

    @property
    def score(self) -> float:
        """The sum of the credits, each times the points of its part."""
        return sum(self._worth(part) * result.credit for part, result in self.results.items())

    @property
    def max_score(self) -> float:
        """One point per part, unless the exercise says otherwise."""
        return float(sum(map(self._worth, self.results)))

    def _worth(self, part: str) -> float:
        return self.points.get(part, 1.0)


def grade(exercise: Exercise, answers: Mapping[str, str | Reading], *, carry: float = 1.0) -> Grade:
    """Mark what a student typed, by part id, or its reading; missing parts are blank. No text raises an error.

    ``carry`` is the share of its credit that an answer earns which follows from an earlier slip; 0 carries nothing.

    >>> from core import exercises
    >>> grade(exercises.load("bank-interest"), {"q1-strength": "weak"})["q1-strength"].status
    'correct'
    """
    results: dict[str, Result] = {}
    earlier = History(exercise=exercise)
    for part in exercise.parts:
        given = answers.get(part.id) or ""
        marked = _mark_answer(exercise, part.id, given if isinstance(given, Reading) else str(given))
        result = _result_after(exercise, part, marked, earlier, carry)
        if result.status == "correct" and not result.carried and part.is_computed:
            earlier.add(part, result.answer)
        results[part.id] = result
    return Grade(results=results, points=exercise.points)


def _result_after(exercise: Exercise, part: Part, marked: "_MarkedAnswer", earlier: History, carry: float) -> Result:
    """The result of a text after earlier answers, to which it is added if it is not right."""
    result = marked.result
    if result.status not in ("wrong", "partial") or not part.is_computed:
        return result
    rounded = _result_by_rounding(exercise, part, result, earlier)
    if rounded.status == "correct":
        return replace(rounded, message="Right: it follows from your own numbers, as you rounded them.")
    slip = origin(exercise, part, result.answer, earlier)
    earlier.add(part, result.answer, slip)
    if slip.key is not None and carry == 1:
        return _carried_result(exercise, part, result.answer, slip, slip.key)
    own = marked.explained_result if rounded is result else _explain(exercise, part, rounded)
    if slip.key is None or not carry:
        return own
    return _shared_result(_carried_result(exercise, part, result.answer, slip, slip.key), own, carry)


def _result_by_rounding(exercise: Exercise, part: Part, result: Result, earlier: History) -> Result:
    """The result, or a better one given how the student's own right numbers were rounded."""
    key = key_from_own_numbers(exercise, part, result.answer, earlier) if earlier.right else None
    better = result if key is None else mark(part, result.answer, key)
    return better if better.credit > result.credit else result


class _MarkedAnswer:
    """An answer marked without regard to earlier ones; mistakes are looked for only when they are needed."""

    def __init__(self, exercise: Exercise, part_id: str, answer: str | Reading) -> None:
        self._exercise, self._part = exercise, exercise.part(part_id)
        if self._part.kind == "line" and not isinstance(answer, Unreadable):
            text = answer if isinstance(answer, str) else getattr(answer, "shown", "")
            self.result = line_marks.mark_line(exercise, self._part, text)
            return
        possible = readings_of(self._part, answer) if isinstance(answer, str) else (answer,)
        result = best_result([mark(self._part, reading, exercise.answer(part_id)) for reading in possible])
        if isinstance(answer, str) and result.status == "unreadable":
            result = replace(result, message=advice(exercise, self._part, answer) or result.message)
        self.result = result

    @cached_property
    def explained_result(self) -> Result:
        """The result of a wrong text, with the mistakes that explain it."""
        return _explain(self._exercise, self._part, self.result)


def _explain(exercise: Exercise, part: Part, result: Result) -> Result:
    diagnosis = diagnose(exercise, part, result.answer)
    if diagnosis.explanations:
        return replace(result, mistakes=diagnosis.mistakes, message=f"{result.message} {in_words(diagnosis)}")
    hint = impossible_weight(exercise, part, result.answer) or where_to_look(exercise, part, result)
    return replace(result, message=f"{result.message} {hint}".rstrip())


_cached_answer = lru_cache(maxsize=REMEMBERED)(_MarkedAnswer)


def _mark_answer(exercise: Exercise, part_id: str, answer: str | Reading) -> _MarkedAnswer:
    """The marking of an answer, remembered unless it is so long that it would fill the memory."""
    # A number that was read takes about as much as ten characters.
    length = len(answer) if isinstance(answer, str) else 10 * len(getattr(answer, "cells", ()))
    return (_cached_answer if length <= LONGEST_REMEMBERED else _MarkedAnswer)(exercise, part_id, answer)


def _carried_result(exercise: Exercise, part: Part, reading: Reading, slip: Origin, key: Answer) -> Result:
    """The result of an answer that an earlier slip leads to: it counts, because that slip is paid for already."""
    result = mark(part, reading, key)
    in_full = f"With {part.decimals} decimals it will count"
    counts = {"correct": "This counts as right", "partial": "So far this counts as right"}.get(result.status, in_full)
    place = question_of(exercise, slip.source)
    why = (
        f"it is the same slip as in {place}"
        if slip.mistakes
        else f"it follows from your own answer to {place}, where the slip is"
    )
    return replace(result, carried=slip.source, message=f"{counts}: {why}. A slip is paid for once.")


def _shared_result(carried: Result, own: Result, carry: float) -> Result:
    """The result of an answer that is carried forward for a share of its credit; what is right by itself counts too."""
    credit = own.credit + carry * max(carried.credit - own.credit, 0.0)
    share = f", for {100 * carry:g} % of the credit: "
    return replace(
        carried,
        credit=credit,
        status="partial" if carried.status == "correct" else carried.status,
        message=carried.message.replace(": ", share, 1).removesuffix(" A slip is paid for once."),
    )
