"""Marks what a student typed: read, compare, carry forward, diagnose."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from core.homework.carry_forward import Earlier, own_keys
from core.homework.diagnosis import diagnose
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES
from core.homework.results import Result, agrees, mark
from core.reading.answers import Reading, read

REMEMBERED = 4096
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
        marking = _marking(exercise, part.id, text)
        result = marking.result
        if result.status in ("wrong", "partial"):
            result = _carried(exercise, part, result.answer, earlier) or marking.explained
            earlier[part.id] = result.answer
        results[part.id] = result
    return Grade(results=results)


class _Marking:
    """A text marked by itself; what explains a wrong one is looked for only when it is wanted."""

    def __init__(self, exercise: Exercise, part_id: str, text: str) -> None:
        self._exercise, self._part = exercise, exercise.part(part_id)
        self.result = mark(self._part, read(text, self._part), exercise.answer(part_id))

    @cached_property
    def explained(self) -> Result:
        """The result of a wrong text, with the mistakes that explain it."""
        found = diagnose(self._exercise, self._part, self.result.answer)
        if not found.mistakes:
            return self.result
        titles = (" and " if found.together else " or ").join(f"“{MISTAKES[name].title}”" for name in found.mistakes)
        message = f"{self.result.message} It looks like {titles}{', both at once' if found.together else ''}."
        return replace(self.result, mistakes=found.mistakes, message=message)


_remembered = lru_cache(maxsize=REMEMBERED)(_Marking)


def _marking(exercise: Exercise, part_id: str, text: str) -> _Marking:
    """The marking of a text, from memory where many give the same one; long texts would fill the memory."""
    return (_remembered if len(text) <= LONGEST_REMEMBERED else _Marking)(exercise, part_id, text)


def _carried(exercise: Exercise, part: Part, reading: Reading, earlier: Earlier) -> Result | None:
    """The result against the key that follows from the student's own earlier answers, where that makes it right."""
    for names, key in own_keys(exercise, part, earlier):
        if agrees(part, reading, key):
            own = mark(part, reading, key)
            prompts = " and ".join(f"“{exercise.part(name).prompt.rstrip('?.')}”" for name in names)
            message = f"{own.message} It follows from your own answer to {prompts}, which is where the slip is."
            return replace(own, carried=names, message=message)
    return None
