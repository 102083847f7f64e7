"""Marks what a student typed: read, compare, carry forward, diagnose."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from core.answers import Reading, read
from core.carrying import Earlier, own_keys
from core.diagnosis import diagnose
from core.exercises import Exercise, Part
from core.marking import Result, mark
from core.mistakes import told

T = TypeVar("T")

REMEMBERED = 20_000
"""Texts whose marking is kept, so that an answer many give is read and compared once."""

LONGEST_REMEMBERED = 1000
"""Characters of such a text at the most."""

__all__ = ["Grade", "Result", "grade"]


@dataclass(frozen=True, kw_only=True)
class Grade(Mapping[str, Result]):
    """The marking of an exercise: a result for every part, by its id."""

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
        """The credits added up."""
        return sum(result.credit for result in self.results.values())

    @property
    def max_score(self) -> float:
        """One for each part."""
        return float(len(self.results))


def grade(exercise: Exercise, answers: Mapping[str, str]) -> Grade:
    """Mark what a student typed, by part id; parts that are missing are blank. Nothing typed raises.

    >>> from core import exercises
    >>> grade(exercises.load("bank-interest"), {"q1-strength": "weak"})["q1-strength"].status
    'correct'
    """
    results: dict[str, Result] = {}
    earlier: dict[str, Reading] = {}
    for part in exercise.parts:
        text = str(answers.get(part.id) or "")
        reading, result = _once(_marked, exercise, part.id, text)
        if result.status in ("wrong", "partial"):
            result = _carried(exercise, part, reading, earlier) or _once(_explained, exercise, part.id, text)
            earlier[part.id] = reading
        results[part.id] = result
    return Grade(results=results)


def _marked(exercise: Exercise, part_id: str, text: str) -> tuple[Reading, Result]:
    part = exercise.part(part_id)
    reading = read(text, part, exercise)
    return reading, mark(part, reading, exercise.answer(part_id))


def _explained(exercise: Exercise, part_id: str, text: str) -> Result:
    """The result of a wrong text by itself, with the mistakes that explain it."""
    reading, result = _once(_marked, exercise, part_id, text)
    found = diagnose(exercise, exercise.part(part_id), reading)
    if not found.mistakes:
        return result
    titles = (" and " if found.together else " or ").join(f"“{told()[name].title}”" for name in found.mistakes)
    message = f"{result.message} It looks like {titles}{', both at once' if found.together else ''}."
    return replace(result, mistakes=found.mistakes, message=message)


def _once(marking: Callable[[Exercise, str, str], T], exercise: Exercise, part_id: str, text: str) -> T:
    """The marking of a text, from memory where many give the same one; long texts would fill the memory."""
    if len(text) > LONGEST_REMEMBERED:
        return marking(exercise, part_id, text)
    return _remembered(marking, exercise, part_id, text)  # type: ignore[return-value]


@lru_cache(maxsize=REMEMBERED)
def _remembered(marking: Callable[[Exercise, str, str], object], exercise: Exercise, part_id: str, text: str) -> object:
    return marking(exercise, part_id, text)


def _carried(exercise: Exercise, part: Part, reading: Reading, earlier: Earlier) -> Result | None:
    """The result against the key that follows from the student's own earlier answers, where that makes it right."""
    for names, key in own_keys(exercise, part, earlier):
        own = mark(part, reading, key)
        if own.status in ("correct", "imprecise"):
            prompts = " and ".join(f"“{exercise.part(name).prompt.rstrip('?.')}”" for name in names)
            message = f"{own.message} It follows from your own answer to {prompts}, which is where the slip is."
            return replace(own, carried=names, message=message)
    return None
