"""The numbers that an exercise gives: beside the questions that need them, and as code to copy."""

from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache

import numpy as np
import streamlit as st

from core.exercises import Exercise, Question
from core.export.programs import as_numpy
from core.graph import code, tex
from core.graph.steps import Matrix
from ui.charts import drawing
from ui.frame import page
from ui.session.keys import Key

_TALLEST, _WIDEST = 12, 6
"""The most rows and columns of a matrix that stands beside a question."""

_NARROWEST = 340
"""The least width of the numbers beside the fields, in pixels; where there is less, they stand above."""

_TITLE = "The numbers to copy"


def show_code(exercise: Exercise) -> None:
    """The matrices that an exercise gives as code, in an expander; drawn as well are those too large for a question."""
    numbers = st.expander(_TITLE, icon=":material/content_copy:", key=Key.NUMBERS, on_change="rerun")
    if numbers.open:
        with numbers:
            if large := {name: M for name, M in exercise.inputs.items() if not _fits(M)}:
                page.draw_steps(*page.input_steps(large, drawing.distinct(exercise.tokens)))
            st.code(as_numpy(exercise.inputs), language="python", height=160)


def draw_beside(exercise: Exercise, question: Question) -> AbstractContextManager[object]:
    """Draw the matrices that a question needs, as one text; returns the place for the fields, which is beside them."""
    text, is_beside = _numbers(exercise, tuple(dict.fromkeys(part.graph for part in question.parts)))
    if not is_beside:
        st.markdown(text)
        return nullcontext()
    grid = st.grid(2, min_column_width=_NARROWEST, gap="medium")
    grid.markdown(text)
    return grid


@lru_cache(maxsize=64)
def _numbers(exercise: Exercise, graphs: tuple[str, ...]) -> tuple[str, bool]:
    """The matrices that some graphs need, as one text, and whether any of them fits beside a question."""
    needed = {name: exercise.inputs[name] for graph in graphs for name in code.inputs(exercise.graphs[graph])}
    X, *weights = (_written(name, M, exercise) if _fits(M) else "" for name, M in needed.items())
    written = [line for line in (X, " ".join(weights)) if line.strip()]
    if large := [f"{name} ({M.shape[0]} × {M.shape[1]})" for name, M in needed.items() if not _fits(M)]:
        written.append(f":gray[:small[You find {' and '.join(large)} at the top, under *{_TITLE}*.]]")
    elif not all(map(_is_whole, needed.values())):
        written.append(f":gray[:small[Rounded to {tex.MOST_DECIMALS} decimals here, and whole under *{_TITLE}*.]]")
    return "\n\n".join(written), len(large) < len(needed)


def _fits(M: Matrix) -> bool:
    return bool(M.shape[0] <= _TALLEST and M.shape[1] <= _WIDEST)


def _is_whole(M: Matrix) -> bool:
    return bool(np.array_equal(M, M.round(tex.MOST_DECIMALS)))


def _written(name: str, M: Matrix, exercise: Exercise) -> str:
    labels = drawing.distinct(exercise.tokens) if name == "X" else ()
    return rf"$\begin{{array}}{{c}}{name} \\ {tex.matrix(M, labels)}\end{{array}}$"
