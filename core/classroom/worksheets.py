"""Worksheets on paper: a page for each student with numbers of their own, and the answers to all, as PDF."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np

from core.classroom.assigned_numbers import AssignedNumbers
from core.classroom.check import spell
from core.graph.steps import Matrix
from core.homework.exercise import Answer, Exercise, Part
from core.homework.line_marks import key_of
from core.reading.data_files import DATA
from core.reading.options import labelled

Kind: TypeAlias = Literal["sheets", "keys"]
Sheet: TypeAlias = Mapping[str, Any]
"""What is written on a page, as the template reads it."""

TEMPLATE = DATA / "worksheets.typ"

_MOST_GIVEN, _MOST_ASKED, _WIDEST = 300, 64, 12
"""So many numbers of all inputs are printed, and so many boxes for one answer or beside one another; more are for a
computer."""


def sheets(numbers: AssignedNumbers, address: str) -> Iterator[Sheet]:
    """A page for each student of a class, in the order of the roster.

    Raises:
        ExerciseDataError: the exercise has no variants.
    """
    for student in numbers.roster.students:
        exercise = numbers.exercise_by(numbers.variants[student.id])
        yield {
            "name": student.name, "id": student.id, "variant": str(exercise.variant),
            "link": numbers.link(address, student), "title": exercise.title, "about": exercise.about,
            "inputs": list(_inputs(exercise)), "questions": list(questions(exercise)),
        }  # fmt: skip


def questions(exercise: Exercise) -> Iterator[Mapping[str, Any]]:
    """The questions with the room for each answer, and the answers, which only the sheet of keys has."""
    for question in exercise.questions:
        parts = [_part(part, key_of(exercise, part)) for part in question.parts]
        texts = [one.full_prompt for one in question.reflections if one.points]
        yield {"title": question.title, "text": question.text, "parts": parts, "texts": texts}


def pdf(pages: Sequence[Sheet], kind: Kind, title: str) -> bytes:
    """The pages, or their answers, as a PDF: the same bytes for the same pages."""
    import typst

    data = json.dumps({"kind": kind, "title": title, "sheets": pages}, ensure_ascii=False)
    return bytes(typst.compile(TEMPLATE.read_bytes(), sys_inputs={"data": data}))


def _inputs(exercise: Exercise) -> Iterator[Mapping[str, Any]]:
    """The matrices that are given; none if they are too many for a page."""
    if sum(M.size for M in exercise.inputs.values()) > _MOST_GIVEN:
        return
    words = {"X": exercise.tokens, "X_kv": exercise.tokens_kv}
    for name, M in exercise.inputs.items():
        yield {"name": name, "rows": in_full(M), "labels": list(words.get(name, ()))}


def in_full(M: Matrix) -> list[list[str]]:
    """The numbers of an input, all with as many decimals as the longest has."""
    decimals = max(len(np.format_float_positional(one, trim="-").partition(".")[2]) for one in M.ravel())
    return rounded(M, decimals)


def rounded(M: Matrix, decimals: int) -> list[list[str]]:
    """The numbers of a matrix with so many decimals."""
    return [[f"{one:.{decimals}f}".replace("-", "−") for one in row] for row in M.tolist()]


def _part(part: Part, answer: Answer) -> Mapping[str, Any]:
    rows, columns = (1, *part.shape)[-2:] if part.shape else (1, 1)
    if part.kind == "ranking":
        rows, columns = 1, 2 * part.shape[0]
    if rows * columns > _MOST_ASKED or columns > _WIDEST:
        rows = 0
    return {
        "id": part.id, "prompt": part.full_prompt, "choices": list(labelled(part.choices)),
        "in_lines": not part.is_computed, "rows": rows, "columns": columns, "answer": _in_rows(answer, part.decimals),
    }  # fmt: skip


def _in_rows(answer: Answer, decimals: int) -> list[list[str]]:
    """An answer in rows of numbers with a minus sign, or in one cell: wide rows, and words, which may have hyphens."""
    text = spell(answer, decimals)
    if isinstance(answer, str | tuple):
        return [[text]]
    rows = [row.split() for row in text.replace("-", "−").split("\n")]
    return rows if len(rows[0]) <= _WIDEST else [["; ".join(map(" ".join, rows))]]
