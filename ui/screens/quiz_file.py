"""The answers to the homework as a file to hand in or to take away."""

import streamlit as st

from core.classroom.answer_sheets import csv_of
from ui.screens import hand_in
from ui.screens.quiz_sheet import TAKEN, Sheet
from ui.session import contents, runs, tries
from ui.session.keys import Key

_TITLE = "Hand in, or take your answers with you"


@runs.fragment(key=TAKEN)
def draw(sheet: Sheet) -> None:
    """Draw an expander with all that was typed: as a file to hand in, and as one row of CSV."""
    opened = st.expander(_TITLE, icon=":material/download:", on_change="rerun", key=Key.ANSWERS)
    if not opened.open:
        return
    exercise = sheet.exercise
    held = contents.texts(map(sheet.key, exercise.fields))
    texts = {one.id: text for one, text in zip(exercise.fields, held, strict=True)}
    with opened:
        student = hand_in.ask_for_name()
        answers = hand_in.answers(exercise, texts, sheet.key, sheet.shown)
        hand_in.offer("quiz", student, [answers], begun=tries.begun(sheet.keys))
        st.caption(
            "Or take all that you have typed, your own words included, as one row of a table: "
            "a class is marked from such rows."
        )
        name = exercise.id if exercise.variant is None else f"{exercise.id}-{exercise.variant}"
        st.download_button(
            "CSV", csv_of(exercise, student, texts).encode("utf-8-sig"), f"{name}-answers.csv", "text/csv",
            key=f"take {name}-answers", on_click="ignore",
        )  # fmt: skip
