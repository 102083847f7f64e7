"""Which word of a translation stands for which: chosen row by row, marked, and drawn as a matrix."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons.why import Alignment
from ui.fields import questions
from ui.machine import screen
from ui.machine.picture import Cell
from ui.machine.side_by_side import single
from ui.session import contents


def align(alignment: Alignment) -> list[Result]:
    """Ask for the English word of each French one, and draw the choices so far as a matrix."""
    keys = [f"why.{alignment.id}-{i + 1}" for i in range(len(alignment.french))]
    words = [word for word, _ in alignment.french]
    with st.container(horizontal=True):
        with st.container():
            marks = [questions.ask_question(task, key) for task, key in zip(alignment.tasks, keys, strict=True)]
        chosen = np.asarray(alignment.matrix([contents.text(key) for key in keys]))
        if chosen.any():
            name = f"Your alignment: {' '.join(alignment.english)}"
            made = single(name, chosen, words, alignment.english, share=True, note="1 where you matched the two words.")
            screen.show(replace(made, opening=_first(chosen)), key=f"machine of {alignment.id}")
    if all(mark.status == "correct" for mark in marks):
        st.caption(
            f"Word by word, in order, {alignment.matches_in_order} of {len(marks)} rows would be right. Attention was "
            "first invented for this (Bahdanau, Cho and Bengio, 2015): it learns such a matrix, with shares instead of "
            "0 and 1."
        )
    return marks


def _first(chosen: Matrix) -> Cell:
    """The first cell that is chosen."""
    row, column = (int(at) for at in np.argwhere(chosen)[0])
    return Cell(node="M", row=row, column=column)
