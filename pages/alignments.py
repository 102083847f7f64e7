"""Another order, another length: which word of a translation should attend to which word of its original."""

import streamlit as st

from ui.fields import questions
from ui.frame import navigation, page
from ui.screens import alignments as screen

page.begin(
    "Another order, another length",
    "Which word of a translation should attend to which word of its original? Draw the threads, in whatever order the "
    "words come and however many there are: each is a row of a matrix.",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    st.markdown(
        "*The European Economic Area* is *La Zone Économique Européenne*. The lengths may differ too: *was signed* is "
        "*a été signé*."
    )
    marks, key = screen.ask()
    questions.show_score(marks.values())
with figure:
    screen.show_figure(key)
    screen.show_choices()
screen.conclude(marks)
navigation.link("two-sentences", "The same translation, computed.")
page.next_screen("pronouns")
