"""Which word of a translation stands for which: chosen row by row, marked, and drawn as a matrix."""

import numpy as np
import streamlit as st

from core.homework.results import Result
from core.lessons.why import Alignment
from ui.charts import heat_map
from ui.fields import questions
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
            name = f"Your alignment of “{' '.join(alignment.english)}”"
            heat_map.heat_map(name, chosen, words, alignment.english, weights=True)
    if all(mark.status == "correct" for mark in marks):
        st.caption(
            f"Word by word, in order, {alignment.matches_in_order} of {len(marks)} rows would be right. Attention was "
            "first invented for this (Bahdanau, Cho and Bengio, 2015): it learns such a matrix, with shares instead of "
            "0 and 1."
        )
    return marks
