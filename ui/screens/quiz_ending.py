"""The end of the homework: once everything is answered, which questions are still open, or where to go on."""

import streamlit as st

from core import exercises
from core.exercises import Exercise
from ui.frame import navigation
from ui.screens.quiz_sheet import ENDING, Sheet
from ui.session import chosen_exercise, runs
from ui.session.keys import Key


@runs.fragment(key=ENDING)
def draw(sheet: Sheet) -> None:
    """Draw what there is to say once everything is answered; nothing before."""
    if sheet.open_questions is None:
        return
    if sheet.open_questions:
        st.info(_still_open(sheet), icon=":material/pending:")
    else:
        st.success(f"All {len(sheet.exercise.parts)} answers are right: well done.", icon=":material/celebration:")
        _show_ways_on(sheet.exercise)


def _still_open(sheet: Sheet) -> str:
    titles = {one.id: f"{i}. {one.title}" for i, one in enumerate(sheet.exercise.questions, start=1)}
    links = ", ".join(f"[{titles[name]}](#{name})" for name in sheet.open_questions or ())
    return (
        f"You have answered everything. Not all right yet: {links}. The mark of each answer says what is missing, and "
        "*Hint* beneath a wrong one helps you on. Trying again costs nothing."
    )


def _show_ways_on(exercise: Exercise) -> None:
    others = [name for name in exercises.graded_ids() if name != exercise.id]
    with st.grid(2):
        for name in others:
            navigation.link("quiz", f"The exercise *{name}*.", fields={Key.EXERCISE: name})
        again = {Key.EXERCISE: exercise.id, Key.VARIANT: str(chosen_exercise.next_variant(exercise.id))}
        navigation.link("quiz", "The same questions with other numbers.", fields=again)
        navigation.link("bug-hunt", "Find five faults in a module.")
        navigation.link("masked-word", "See what a trained model looks at.")
