"""The end of the homework: once all is answered, what is still open or where to go on; and the answers as a file."""

import streamlit as st

from core import exercises
from core.classroom.homework_file import csv_of
from core.exercises import Exercise
from core.graph.tex import plain
from ui.frame import navigation
from ui.screens import hand_in
from ui.screens.quiz_sheet import ENDING, TAKEN, Sheet
from ui.session import chosen_exercise, contents, going_back, runs
from ui.session.keys import Key


@runs.fragment(key=ENDING)
def tell(sheet: Sheet) -> None:
    """Draw what there is to say once everything is answered; nothing before."""
    if sheet.open_questions is None:
        return
    if sheet.open_questions:
        st.info(_list_open(sheet), icon=":material/pending:")
    else:
        st.success(f"All {len(sheet.exercise.parts)} answers are right: well done.", icon=":material/celebration:")
        _show_ways_on(sheet.exercise)


def _list_open(sheet: Sheet) -> str:
    titles = {one.id: f"{i}. {one.title}" for i, one in enumerate(sheet.exercise.questions, start=1)}
    links = ", ".join(f"[{titles[name]}](#{name})" for name in sheet.open_questions or ())
    return (
        f"You have answered everything. Not all right yet: {links}. The mark of each answer says what is missing, and "
        "*Hint* beneath a wrong one helps you on. Trying again costs nothing."
    )


def _show_ways_on(exercise: Exercise) -> None:
    others = [name for name in exercises.graded_ids() if name != exercise.id]
    with st.popover("What else there is", type="tertiary"):
        again = {Key.EXERCISE: exercise.id, Key.VARIANT: str(chosen_exercise.next_variant(exercise.id))}
        navigation.link("quiz", "The same questions with other numbers.", fields=again)
        for name in others:
            navigation.link("quiz", f"{plain(exercises.load(name).title)}.", fields={Key.EXERCISE: name})
        navigation.link("bug-hunt", "Find five faults in a module.")
        navigation.link("masked-word", "Guess a hidden word with a model.")


@runs.fragment(key=TAKEN)
def offer_file(sheet: Sheet) -> None:
    """Draw an expander with all that was typed: as a file to hand in, and as one row of CSV."""
    title = "Hand in, or take your answers with you"
    opened = st.expander(title, icon=":material/download:", on_change="rerun", key=Key.ANSWERS)
    if not opened.open:
        return
    exercise = sheet.exercise
    held = contents.texts(map(sheet.key, exercise.fields))
    texts = {one.id: text for one, text in zip(exercise.fields, held, strict=True)}
    with opened:
        student = hand_in.ask_for_name()
        answers = hand_in.answers(exercise, texts, sheet.key, sheet.shown)
        hand_in.offer("quiz", student, [answers], begun=going_back.first_change(sheet.keys))
        st.caption(
            "Or take all that you have typed, your own words included, as one row of a table: "
            "a class is marked from such rows."
        )
        name = f"{exercise.file_name}-answers.csv"
        st.download_button(
            "CSV", csv_of(exercise, student, texts).encode("utf-8-sig"), name, "text/csv", key=f"take {name}",
            on_click="ignore",
        )  # fmt: skip
