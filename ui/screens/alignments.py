"""Which word of a translation stands for which: chosen row by row, marked, and drawn as the rows of a matrix."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import streamlit as st

from core.lessons import alignments
from core.lessons.alignments import Alignment
from core.lessons.task import Task
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import Asked, Lesson
from ui.machine import screen
from ui.machine.picture import Drawn
from ui.machine.side_by_side import drawn, several
from ui.session import contents

_WIDE = 340
"""How wide the matrix is at most, in pixels, so that it is in view with the threads."""


def keys(alignment: Alignment) -> list[str]:
    """The fields of an alignment, one per French word; they are named after the screen on which they once stood."""
    return [f"why.{alignment.id}-{i + 1}" for i in range(len(alignment.french))]


def fields() -> dict[str, type[str]]:
    """All fields of the screen, and how the text of a link is read."""
    return dict.fromkeys((key for one in alignments.load().alignments for key in keys(one)), str)


def tasks() -> dict[str, Task]:
    """The question for the English word of each French one, by name."""
    every = alignments.load().alignments
    return {key.removeprefix("why."): task for one in every for key, task in zip(keys(one), one.tasks, strict=True)}


def show_figure(here: Lesson, asked: Asked) -> None:
    """Both sentences with the threads drawn so far, and the matrix whose rows they are.

    The next thread is drawn from the word that is asked about.
    """
    key = f"why.{asked.name}"
    alignment = next(one for one in alignments.load().alignments if key in keys(one))
    chosen, row = contents.texts(keys(alignment)), keys(alignment).index(key)
    shown = [meant for _, meant in alignment.french] if asked.shows_all else chosen
    with here.figure:
        threads.draw(
            Threads(
                name=f"A thread from {alignment.french[row][0]} to the word that it stands for",
                tokens=tuple(word for word, _ in alignment.french), others=alignment.english,
                weights=alignment.matrix(shown)[None, None], row=Row(0, 0, row),
                asks="" if shown[row] in alignment.english else "word",
            ),
            key=f"threads {alignment.id}",
            on={"word": lambda word: contents.change(key, alignment.english[word])},
        )  # fmt: skip
    with here.controls.container(width=_WIDE):
        screen.show(
            replace(several("The threads as a matrix", _matrix(alignment, shown)), opens_folded=True, is_small=True),
            key=f"machine of {alignment.id}",
        )


def conclude(asked: Asked) -> None:
    """How far one would come word by word, for each alignment whose rows are all right."""
    right = {f"why.{name}" for name, mark in asked.marks.items() if asked.shows_all or mark.status == "correct"}
    for one in alignments.load().alignments:
        if right.issuperset(keys(one)):
            st.caption(
                f"*{' '.join(one.english)}*: word by word, in order, {one.matches_in_order} of {len(one.french)} rows "
                "would be right."
            )
    if len(right) == len(asked.marks):
        st.markdown(
            "Attention was first invented for this (Bahdanau, Cho and Bengio, 2015): it learns such a matrix, with "
            "shares in place of 0 and 1."
        )


def _matrix(alignment: Alignment, shown: Sequence[str]) -> Drawn:
    """A row for each thread; those that are not drawn yet are covered."""
    M = alignment.matrix(shown)
    M[[meant not in alignment.english for meant in shown]] = np.nan
    words = [word for word, _ in alignment.french]
    return drawn(
        alignment.id, "Alignment", M, words, alignment.english, symbol="M", share=True,
        note="1 where a thread is drawn.",
    )  # fmt: skip
