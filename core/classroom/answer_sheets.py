"""The answers of one student as a file: a row of the file of a class, with what was written in one's own words."""

from collections.abc import Mapping

from core.classroom.headings import STUDENT, VARIANT
from core.classroom.result_files import encoded
from core.homework.exercise import Exercise


def csv_of(exercise: Exercise, student: str, texts: Mapping[str, str]) -> str:
    """A heading and one row, as a whole class is marked from; a spreadsheet runs nothing in it.

    The parts of the exercise, and after them its reflections, are the columns; a variant has one, too. What was typed
    is given as ``texts``, by the id of part or reflection.

    >>> from core.homework.bank import load
    >>> csv_of(load("journey"), "Ann", {"scores-journey": "1 2"}).splitlines()[1][:11]
    'Ann,1 2,,,,'
    """
    columns = {STUDENT: student} | ({} if exercise.variant is None else {VARIANT: str(exercise.variant)})
    columns |= {one.id: texts.get(one.id, "") for one in exercise.fields}
    return encoded([list(columns), list(columns.values())], {}, "csv").decode()
