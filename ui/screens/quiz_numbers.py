"""The numbers that an exercise gives: beside the questions that need them, and as code to copy."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache, partial
from typing import Any

import numpy as np
import streamlit as st

from core.exercises import Exercise, Question
from core.export.programs import as_numpy
from core.graph import tex
from core.graph.nodes import INPUTS
from core.graph.steps import Matrix
from core.reading import filled_cells
from ui.charts import drawing, heat_map
from ui.machine import machine
from ui.machine.filled_boxes import read_boxes
from ui.machine.picture import Picture
from ui.screens import quiz_picture
from ui.screens.answers_in_boxes import AnswersInBoxes
from ui.screens.quiz_picture import Boxes
from ui.session import contents, fillings

_NARROWEST = 340
"""The least width of the numbers beside the fields, in pixels; where there is less, they stand above."""

_MOST_COLUMNS, _NARROWEST_CARD = 6, 250
"""Two whole matrices fit side by side if neither has more columns; and the least width of one, in pixels."""

_TITLE = "The numbers to copy"


def show_code(exercise: Exercise, key: str = "numbers") -> None:
    """The matrices that an exercise gives as code, in an expander; drawn as well are those too large for a question."""
    numbers = st.expander(_TITLE, icon=":material/content_copy:", key=key, on_change="rerun")
    if numbers.open:
        with numbers:
            if large := {name: M for name, M in exercise.inputs.items() if not quiz_picture.fits(M)}:
                _draw_whole(exercise, large)
            st.code(as_numpy(exercise.inputs), language="python", height=160)


def _draw_whole(exercise: Exercise, large: Mapping[str, Matrix]) -> None:
    """Matrices that are too large to stand beside a question, two side by side if they fit."""
    words = {"n": drawing.distinct(exercise.tokens), "n_kv": drawing.distinct(exercise.tokens_kv)}
    widest = max(M.shape[1] for M in large.values())
    with st.grid(2 if widest <= _MOST_COLUMNS else 1, min_column_width=_NARROWEST_CARD):
        for name, M in large.items():
            record, (n, m) = INPUTS[name], M.shape
            size = f"{n}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{m} ({' × '.join(record.shape)})"
            rows, columns = ([str(i + 1) for i in range(count)] for count in M.shape)
            heading = f"**{record.title}** &nbsp; ${name}$ &nbsp; :gray[:small[{size}. {record.note}]]"
            with st.expander(heading, expanded=True):
                rows = words.get(record.shape[0], rows)
                drawing.show(heat_map.chart(record.title, M, rows, columns, heat_map.Colours()))


def draw_beside(sheet: AnswersInBoxes, question: Question) -> AbstractContextManager[object]:
    """Draw the matrices that a question needs as a picture, with boxes for those that it asks for, and what to know.

    Returns:
        The place for what is drawn next, which is beside them.
    """
    told = note(sheet.exercise, question)
    if not quiz_picture.of(sheet, question)[0].matrices:
        st.markdown(told)
        return nullcontext()
    grid = st.grid(2, min_column_width=_NARROWEST, gap="medium")
    with grid, st.container() if told else nullcontext():
        draw_picture(sheet, question)
        if told:
            st.markdown(told)
    return grid


def draw_picture(sheet: AnswersInBoxes, question: Question, *, is_told: bool = False) -> None:
    """Draw the matrices that a question needs, with boxes for those that it asks for; nothing if all are too large.

    Once that ``is_told``, what is asked for stands there.
    """
    picture, boxes = quiz_picture.of(sheet, question, is_told=is_told)
    if picture.matrices:
        key = sheet.machine_key(question)
        on = {"filled": partial(_fill, sheet, picture, boxes, key)} if boxes and not sheet.is_fixed else None
        machine.draw(picture, key=key, on=on)


@lru_cache(maxsize=64)
def note(exercise: Exercise, question: Question) -> str:
    """What to know of these numbers: where they are in full, if they are not; "" if they are."""
    needed = quiz_picture.needed_matrices(exercise, question)
    if large := [f"{name} ({M.shape[0]} × {M.shape[1]})" for name, M in needed.items() if not quiz_picture.fits(M)]:
        return f":gray[:small[You will find {' and '.join(large)} under *{_TITLE}*.]]"
    if all(np.array_equal(M, M.round(tex.MOST_DECIMALS)) for M in needed.values()):
        return ""
    return f":gray[:small[Rounded to {tex.MOST_DECIMALS} decimals here, and in full under *{_TITLE}*.]]"


def _fill(sheet: AnswersInBoxes, picture: Picture, boxes: tuple[Boxes, ...], key: str, sent: Any) -> None:
    """Write what was typed into boxes into the fields of their parts, and mark again."""
    change = read_boxes(sent, picture)
    if change is None or not fillings.note(key, change.stamp):
        return
    changed = []
    for one in boxes:
        before = filled_cells.box_texts(contents.text(sheet.key(one.part)), one.part)
        if before is None or one.part.kind == "ranking":
            continue
        after = [change.texts.get((one.matrix, *cell), text) for cell, text in zip(one.cells, before, strict=True)]
        if after != list(before):
            contents.change(sheet.key(one.part), filled_cells.text_of_boxes(after, one.part))
            changed.append(one.part)
    if changed:
        sheet.mark_boxes(*changed)
