"""A question for a matrix: its numbers are typed into boxes of a picture, or all at once into a field beneath it."""

from dataclasses import replace
from typing import Any

import numpy as np
import streamlit as st

from core.homework.results import Result
from core.lessons.task import Task
from core.reading import filling
from ui.fields import questions, widgets
from ui.machine import machine
from ui.machine.filled_boxes import filled
from ui.machine.picture import Box, Drawn, Picture
from ui.session import contents, fillings, going_back

_LONGEST = 2000
"""The most characters of the field."""


def ask_question(task: Task, key: str, picture: Picture, name: str) -> Result:
    """Ask for a matrix and show its mark beneath it.

    Args:
        task: the question; its key is an array (n, m).
        key: names the answer in the link.
        picture: where the boxes are; every number of the matrix is asked for.
        name: the matrix in the picture.
    """
    machine_key = f"machine {key}"
    going_back.restore(key)
    text = contents.text(key)
    result = questions.noted(key, text, task.mark(text))
    texts = filling.boxes(text, task.asked) or ("",) * int(np.size(task.key))
    boxed = replace(
        picture, filled=fillings.stamp(machine_key),
        matrices=tuple(_with_boxes(M, texts, result) if M.name == name else M for M in picture.matrices),
    )  # fmt: skip

    def fill(sent: Any) -> None:
        change = filled(sent, boxed)
        if change and fillings.note(machine_key, change.stamp):
            rows, columns = np.shape(task.key)
            places = [(name, i, j) for i in range(rows) for j in range(columns)]
            after = [change.texts.get(place, text) for place, text in zip(places, texts, strict=True)]
            contents.change(key, filling.written(after, task.asked))

    machine.draw(boxed, key=machine_key, on={"filled": fill})
    with st.container():  # the mark shares a container with its field, and so moves no other
        typed = widgets.linked(st.text_area, task.prompt, key=key, usual="", max_chars=_LONGEST)
        widgets.tell_if_full(typed or "", _LONGEST)
        st.caption("Type into the boxes above or here. Marked when you press Ctrl+Enter (⌘+Enter on a Mac).")
        questions.show_mark(result)
    return result


def _with_boxes(M: Drawn, texts: tuple[str, ...], result: Result) -> Drawn:
    columns = M.M.shape[1]
    marks = np.ravel(result.cells or [""] * len(texts)).tolist()
    boxes = (
        Box(row=i // columns, column=i % columns, text=text, mark=mark if text else "")
        for i, (text, mark) in enumerate(zip(texts, marks, strict=True))
    )
    return replace(M, boxes=tuple(boxes))
