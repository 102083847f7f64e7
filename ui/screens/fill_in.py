"""Filling in for practice: any computed matrix of a picture can be asked for, and is marked like the homework."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

import numpy as np
import streamlit as st

from core import grading
from core.attention import Trace
from core.exercises import Exercise, Part, Question
from core.grading import Result
from core.graph import code
from core.graph.form import Form
from core.graph.nodes import NODES, shown_nodes
from core.homework import copied_numbers
from core.homework.exercise import single_question
from core.reading import filled_cells
from ui.machine.filled_boxes import read_boxes
from ui.machine.picture import Box, DrawnMatrix, Picture
from ui.screens import quiz_marks
from ui.session import fillings, link
from ui.session.keys import Key

_LARGEST = 12
"""The most rows and columns of a matrix that is filled in."""

_GRAPH = "shown"


@dataclass(frozen=True, kw_only=True)
class Row:
    """A row of a matrix, which a task asks for."""

    node: str
    row: int


def show(picture: Picture, trace: Trace, form: Form, *, key: str, task: Row | None, draw: Callable[..., None]) -> None:
    """Draw a picture of which one matrix can be filled in, and beneath it what there is to say about the numbers.

    What is said comes and goes: call it where nothing else stands below in the same container. Of the matrix of a task
    the row that is asked for is judged alone until all is filled in. ``draw`` draws a picture, given its key and what
    to call with what the browser sends, by event.
    """
    exercise = _exercise(trace, form, picture.words)
    part = _asked_part(exercise, trace)
    answers = {one.id: filled_cells.text_of_boxes(_texts(trace, one), one) for one in exercise.parts} if part else {}
    link.write(Key.FILLED, answers[part.id] if part else "")
    result = _mark_answer(exercise, part, answers[part.id]) if part else None
    offered = replace(
        picture, fillable=tuple(part.node for part in exercise.parts), asked=part.node if part else "",
        is_worksheet=part is not None, filled=fillings.stamp(key), turn=fillings.turn(),
        matrices=tuple(
            _with_boxes(M, trace, part, result) if part and result and M.name == part.node else M
            for M in picture.matrices
        ),
    )  # fmt: skip

    def fill(sent: Any) -> None:
        change = read_boxes(sent, offered)
        if part and change and fillings.note(key, change.stamp):
            cells = {(row, column): text for (_, row, column), text in change.texts.items()}
            fillings.fill(_place(trace, part.node), cells)

    def ask(sent: Any) -> None:
        fillings.ASKED.set(sent if sent in offered.fillable else "")

    draw(offered, key=key, on={"filled": fill, "asked": ask})
    if part and task and task.node == part.node and not all(_texts(trace, part)):
        part, result = _mark_row(task, exercise, part, tuple(_texts(trace, part)))
    if part and result and result.status != "blank":
        st.markdown("\n\n".join(quiz_marks.paragraphs(part, result)))


def is_right(task: Row, trace: Trace, form: Form, words: tuple[str, ...]) -> bool:
    """Whether the row that a task asks for is filled in, and right."""
    exercise = _exercise(trace, form, words)
    _asked_part(exercise, trace)
    parts = (part for part in exercise.parts if part.node == task.node)
    return any(_mark_row(task, exercise, part, tuple(_texts(trace, part)))[1].status == "correct" for part in parts)


def _asked_part(exercise: Exercise, trace: Trace) -> Part | None:
    """The matrix that is filled in, with what the link has of it."""
    asked = fillings.ASKED.value()
    part = next((part for part in exercise.parts if part.node == asked), None)
    _fill_from_link(trace, part)
    return part


@lru_cache(maxsize=64)
def _mark_row(task: Row, exercise: Exercise, part: Part, typed: tuple[str, ...]) -> tuple[Part, Result]:
    """A row of a matrix by itself, and its mark; remembered, for it is asked for above the picture and beneath it."""
    of_row, columns = _row_alone(exercise, part, task.row), part.shape[1]
    (row,) = of_row.parts
    texts = typed[task.row * columns : (task.row + 1) * columns]
    return row, _mark_answer(of_row, row, filled_cells.text_of_boxes(texts, row))


@lru_cache(maxsize=64)
def _mark_answer(exercise: Exercise, part: Part, text: str) -> Result:
    """The mark of an answer, which may have been computed from numbers that the picture shows."""
    return copied_numbers.with_mistake(exercise, part, text, grading.grade(exercise, {part.id: text})[part.id])


@lru_cache(maxsize=64)
def _row_alone(exercise: Exercise, part: Part, row: int) -> Exercise:
    return replace(exercise, questions=(single_question(replace(part, kind="vector", row=row, shape=part.shape[1:])),))


def _fill_from_link(trace: Trace, part: Part | None) -> None:
    """Fill in what a link that was opened has, if nothing is typed yet.

    The link may hold anything, and while one types quickly what was typed a moment ago.
    """
    if part and not fillings.texts(_place(trace, part.node)):
        texts = filled_cells.box_texts(link.new_parameter(Key.FILLED), part) or ()
        fillings.fill(_place(trace, part.node), {divmod(i, part.shape[1]): text for i, text in enumerate(texts)})


@lru_cache(maxsize=64)
def _exercise(trace: Trace, form: Form, words: tuple[str, ...]) -> Exercise:
    """An exercise that asks for every matrix of a trace that is small, finite and not covered."""
    parts = tuple(
        Part(
            id=name, question="practice", kind="matrix", prompt=NODES[name].title, graph=_GRAPH, node=name,
            shape=np.shape(M), tokens=words, decimals=4, fewest_decimals=3,
        )
        for name in shown_nodes(form)
        if np.isfinite(M := np.asarray(trace.matrices[name], dtype=np.float64)).all() and max(M.shape) <= _LARGEST
    )  # fmt: skip
    return Exercise(
        id="practice", graded=False, title="", about="", source="", tokens=words,
        inputs={name: trace.matrices[name] for name in code.inputs(form)}, graphs={_GRAPH: form},
        questions=(Question(id="practice", title="", text="", graph=_GRAPH, parts=parts),),
    )  # fmt: skip


def _texts(trace: Trace, part: Part) -> list[str]:
    typed, (rows, columns) = fillings.texts(_place(trace, part.node)), part.shape
    return [typed.get((i, j), "") for i in range(rows) for j in range(columns)]


def _with_boxes(M: DrawnMatrix, trace: Trace, part: Part, result: Result) -> DrawnMatrix:
    texts, columns = _texts(trace, part), part.shape[1]
    marks = np.ravel(result.cells or [""] * len(texts)).tolist()
    boxes = (
        Box(row=i // columns, column=i % columns, text=text, mark=mark if text else "")
        for i, (text, mark) in enumerate(zip(texts, marks, strict=True))
    )
    return replace(M, boxes=tuple(boxes))


@lru_cache(maxsize=256)
def _place(trace: Trace, node: str) -> str:
    """Which matrix it is: its name and its numbers."""
    return f"{node} {sha256(np.asarray(trace.matrices[node]).tobytes()).hexdigest()}"
