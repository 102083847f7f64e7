"""Marks what a student typed: read, compare, carry forward, diagnose."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from core.answers import Reading, read
from core.carrying import Earlier, own_keys
from core.diagnosis import diagnose
from core.exercises import Exercise, Part
from core.marking import Result, mark
from core.mistakes import told

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
        reading, result = _marked(exercise, part, str(answers.get(part.id) or ""))
        if result.status in ("wrong", "partial"):
            result = _carried(exercise, part, reading, result, earlier)
            earlier[part.id] = reading
        results[part.id] = result
    return Grade(results=results)


def _marked(exercise: Exercise, part: Part, text: str) -> tuple[Reading, Result]:
    """The reading and marking of a text by itself, with the mistakes that explain it."""
    reading = read(text, part, exercise)
    result = mark(part, reading, exercise.answer(part.id))
    if result.status not in ("wrong", "partial"):
        return reading, result
    mistakes = diagnose(exercise, part, reading)
    titles = " or ".join(f"“{told()[name].title}”" for name in mistakes)
    said = f" It looks like {titles}." if mistakes else ""
    return reading, replace(result, mistakes=mistakes, message=result.message + said)


def _carried(exercise: Exercise, part: Part, reading: Reading, result: Result, earlier: Earlier) -> Result:
    """The result against the key that follows from the student's own earlier answers, where that is better."""
    for names, key in own_keys(exercise, part, earlier):
        own = mark(part, reading, key)
        if own.status in ("correct", "imprecise"):
            prompts = " and ".join(f"“{exercise.part(name).prompt.rstrip('?.')}”" for name in names)
            message = f"{own.message} It follows from your own answer to {prompts}, which is where the slip is."
            return replace(own, carried=names, message=message)
    return result
