"""Marks what a student typed: reads, compares, carries forward, diagnoses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from core.homework.carry_forward import Origin, origin
from core.homework.diagnosis import diagnose
from core.homework.diagnosis_in_words import impossible, in_words
from core.homework.exercise import Answer, Exercise, Part
from core.homework.results import Result, mark
from core.homework.too_much import advice, turned
from core.homework.where_to_look import question_of, where_to_look
from core.reading.answers import Unreadable, read

REMEMBERED = 4096
"""Texts whose marking is remembered, so that a common answer is read and compared only once."""

LONGEST_REMEMBERED = 1000
"""Most characters of a text that is remembered."""

__all__ = ["Grade", "Result", "grade"]


@dataclass(frozen=True, kw_only=True)
class Grade(Mapping[str, Result]):
    """The marking of an exercise: the result of every part, by its id."""

    results: Mapping[str, Result]

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
        """The sum of the credits."""
        return sum(result.credit for result in self.results.values())

    @property
    def max_score(self) -> float:
        """One point per part."""
        return float(len(self.results))


def grade(exercise: Exercise, answers: Mapping[str, str]) -> Grade:
    """Mark what a student typed, by part id; missing parts are blank. No text raises an error.

    >>> from core import exercises
    >>> grade(exercises.load("bank-interest"), {"q1-strength": "weak"})["q1-strength"].status
    'correct'
    """
    results: dict[str, Result] = {}
    earlier: dict[str, Origin] = {}
    for part in exercise.parts:
        text = str(answers.get(part.id) or "")
        marking = _marking(exercise, part.id, text)
        result = marking.result
        if result.status in ("wrong", "partial"):
            slip = earlier[part.id] = origin(exercise, part, result.answer, earlier)
            result = marking.explained if slip.key is None else _carried(exercise, part, slip, slip.key)
        results[part.id] = result
    return Grade(results=results)


class _Marking:
    """A text marked without regard to earlier answers; mistakes are looked for only when they are needed."""

    def __init__(self, exercise: Exercise, part_id: str, text: str) -> None:
        self._exercise, self._part = exercise, exercise.part(part_id)
        other_way_round = turned(self._part, text)
        reading = Unreadable(message=other_way_round) if other_way_round else read(text, self._part)
        result = mark(self._part, reading, exercise.answer(part_id))
        told = advice(exercise, self._part, text) if result.status == "unreadable" else ""
        self.result = replace(result, message=told) if told else result

    @cached_property
    def explained(self) -> Result:
        """The result of a wrong text, with the mistakes that explain it."""
        diagnosis = diagnose(self._exercise, self._part, self.result.answer)
        if diagnosis.explanations:
            message = f"{self.result.message} {in_words(diagnosis)}"
            return replace(self.result, mistakes=diagnosis.mistakes, message=message)
        hint = impossible(self._exercise, self._part, self.result.answer) or where_to_look(self._part, self.result)
        return replace(self.result, message=f"{self.result.message} {hint}".rstrip())


_remembered = lru_cache(maxsize=REMEMBERED)(_Marking)


def _marking(exercise: Exercise, part_id: str, text: str) -> _Marking:
    """The marking of a text, remembered unless the text is so long that it would fill the memory."""
    return (_remembered if len(text) <= LONGEST_REMEMBERED else _Marking)(exercise, part_id, text)


def _carried(exercise: Exercise, part: Part, slip: Origin, key: Answer) -> Result:
    """The result of an answer that an earlier slip leads to: it counts, because that slip is paid for already."""
    result = mark(part, slip.reading, key)
    in_full = f"With {part.decimals} decimals it will count"
    counts = {"correct": "This counts as right", "partial": "So far this counts as right"}.get(result.status, in_full)
    place = question_of(exercise, slip.source)
    why = (
        f"it is the same slip as in {place}"
        if slip.mistakes
        else f"it follows from your own answer to {place}, where the slip is"
    )
    return replace(result, carried=slip.source, message=f"{counts}: {why}. A slip is paid for once.")
