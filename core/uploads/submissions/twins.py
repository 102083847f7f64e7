"""What two students have in common that they hardly can by chance: something to look at, never a verdict."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from core.classroom.headings import STUDENT, VARIANT
from core.homework.exercise import Exercise
from core.homework.results import mark
from core.reading.answers import read_typed
from core.reading.readings import first_of
from core.uploads.submissions.collector import CollectedRow

_DIGITS, _FEWEST = 3, 2
"""So many digits, of so many numbers, have to be the same: fewer are by chance."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_SHOWN = 5


def twins(handed: Sequence[CollectedRow], exercise_of: Callable[[str], Exercise | None]) -> Iterator[str]:
    """A sentence for each group of students with equal files, or with the same wrong numbers on different variants."""
    by_digest = defaultdict[str, dict[str, str]](dict)
    for one in handed:
        for name, digest in one.digests:
            by_digest[digest].setdefault(one.cells[STUDENT], name)
    for students in by_digest.values():
        if len(students) > 1:
            yield f"equal files: {first_of([f'{who} ({name})' for who, name in students.items()], _SHOWN)}"
    yield from _same_numbers(handed, exercise_of)


def _same_numbers(handed: Sequence[CollectedRow], exercise_of: Callable[[str], Exercise | None]) -> Iterator[str]:
    by_numbers = defaultdict[tuple[str, tuple[str, ...]], list[CollectedRow]](list)
    for one in handed:
        for part, text in one.answers.items():
            if numbers := _numbers(text):
                by_numbers[part, numbers].append(one)
    groups = defaultdict[tuple[str, ...], list[str]](list)
    counts = Counter[tuple[str, ...]]()
    for (part, numbers), ones in by_numbers.items():
        variants = {one.cells[VARIANT] for one in ones}
        if len(variants) > 1 and any(
            _is_wrong(exercise_of(one.cells[VARIANT]), part, one.answers[part]) for one in ones
        ):
            students = tuple(one.cells[STUDENT] for one in ones)
            groups[students].append(part)
            counts[students] += len(numbers)
    for students, parts in groups.items():
        if counts[students] < _FEWEST:  # in a class of 60, some share one number of three digits by chance
            continue
        yield f"the same numbers on different variants: {first_of(students, _SHOWN)}, in {', '.join(parts[:_SHOWN])}"


def _numbers(text: str) -> tuple[str, ...]:
    """The numbers of an answer, to three decimals; none if they say nothing: too few digits, all 0, or all equal.

    >>> _numbers("0,70291"), _numbers("0.7029"), _numbers("weak 1"), _numbers("0.000 0.000"), _numbers("0.200 0.200")
    (('0.703',), ('0.703',), (), (), ())
    """
    found = [one.replace(",", ".") for one in _NUMBER.findall(text)[:2000]]
    telling = [one for one in found if len(one.partition(".")[2]) >= _DIGITS]
    numbers = tuple(f"{float(one):.3f}" for one in found) if telling else ()
    return () if set(numbers) == {"0.000"} or len(set(numbers)) == 1 < len(numbers) else numbers


def _is_wrong(exercise: Exercise | None, part_id: str, text: str) -> bool:
    part = next((one for one in exercise.parts if one.id == part_id), None) if exercise else None
    if exercise is None or part is None:
        return False
    return mark(part, read_typed(text, part), exercise.answer(part_id)).status in ("wrong", "partial")
