"""Which word of a translation stands for which: chosen row by row, marked, and drawn as matrices."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import streamlit as st

from core.homework.results import Result
from core.lessons import alignments
from core.lessons.alignments import Alignment
from ui.fields import questions
from ui.machine import screen
from ui.machine.picture import Cell, Drawn
from ui.machine.side_by_side import drawn, several
from ui.session import contents


def keys(alignment: Alignment) -> list[str]:
    """The fields of an alignment, one per French word; they are named after the screen on which they once stood."""
    return [f"why.{alignment.id}-{i + 1}" for i in range(len(alignment.french))]


def fields() -> dict[str, type[str]]:
    """All fields of the screen, and how the text of a link is read."""
    return dict.fromkeys((key for one in alignments.load().alignments for key in keys(one)), str)


def ask(alignment: Alignment) -> list[Result]:
    """Ask for the English word of each French one."""
    marks = [questions.ask_question(task, key) for task, key in zip(alignment.tasks, keys(alignment), strict=True)]
    if all(mark.status == "correct" for mark in marks):
        st.caption(f"Word by word, in order, {alignment.matches_in_order} of {len(marks)} rows would be right.")
    return marks


def show_choices() -> None:
    """Draw the choices so far, a matrix for each alignment that has any."""
    if made := [_chosen(one) for one in alignments.load().alignments if any(contents.texts(keys(one)))]:
        picture = several("Your alignment", *made)
        screen.show(replace(picture, opening=_first(made)), key="machine of alignments")


def _chosen(alignment: Alignment) -> Drawn:
    M = alignment.matrix(contents.texts(keys(alignment)))
    words = [word for word, _ in alignment.french]
    title = f"Your alignment: {' '.join(alignment.english)}"
    return drawn(
        alignment.id, title, M, words, alignment.english, symbol="M", share=True,
        note="1 where you matched the two words.",
    )  # fmt: skip


def _first(made: Sequence[Drawn]) -> Cell | None:
    """The first cell that is chosen."""
    cells = (Cell(node=one.name, row=row, column=column) for one in made for row, column in np.argwhere(one.M).tolist())
    return next(cells, None)
