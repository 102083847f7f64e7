"""Why attention: what a word's vector leaves out of its sentence, and what a round of attention puts in."""

import streamlit as st

from core.lessons import why
from ui.frame import lesson, page
from ui.screens import alignments, meanings, pronouns
from ui.session import moved_fields

here = lesson.begin("why")
bank = why.load().bank
asked = here.ask(why.tasks())
with here.figure:
    meanings.show_figure(bank, asked)
if asked.is_open():
    meanings.compare(bank)
    st.markdown(
        "So a table gives a word one vector for all its meanings, and a round without learning moves it only a little."
    )
if moved_fields.remember([*alignments.fields(), *pronouns.fields()], pronouns.NUMBERS):
    st.caption("Your link holds more answers: those on the translation and on *it* are on the next two screens.")
page.next_screen("alignments", "similarity", "bank-in-five")
