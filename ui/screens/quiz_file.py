"""The answers to the homework as a file to take away or to hand in."""

import streamlit as st

from core.classroom.answer_sheets import csv_of
from ui.screens.quiz_sheet import TAKEN, Sheet
from ui.session import contents, runs
from ui.session.keys import Key

_LONGEST = 100
"""The most characters of a name."""


@runs.fragment(key=TAKEN)
def draw(sheet: Sheet) -> None:
    """Draw an expander with all that was typed as one row of CSV; the name in it is kept out of the link."""
    opened = st.expander("Take your answers with you", icon=":material/download:", on_change="rerun", key=Key.ANSWERS)
    if not opened.open:
        return
    exercise = sheet.exercise
    texts = contents.texts(map(sheet.key, exercise.fields))
    with opened:
        st.caption(
            "All that you have typed, your own words included, as one row of a table. A class is marked from such rows."
        )
        student = st.text_input(
            "Your name or number", key=Key.STUDENT, persist_state="session", max_chars=_LONGEST,
            help="It stands in the file, and nowhere else.",
        )  # fmt: skip
        content = csv_of(
            exercise, student or "", {one.id: text for one, text in zip(exercise.fields, texts, strict=True)}
        )
        name = exercise.id if exercise.variant is None else f"{exercise.id}-{exercise.variant}"
        st.download_button(
            "CSV", content.encode("utf-8-sig"), f"{name}-answers.csv", "text/csv", key=f"take {name}-answers",
            on_click="ignore",
        )  # fmt: skip
