"""Writing word by word: what a new word needs again, and what can be kept."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import word_by_word

page.begin(
    "Writing word by word",
    "Why does a model that writes keep its keys and values? Count what that saves.",
)
show_anyway = bool(
    widgets.linked(st.toggle, "Show the results without predicting", key="word-by-word.show", usual=False)
)

st.markdown(
    "A model writes one word, adds it to the text, and reads the text again to write the next. Behind a causal mask "
    "the weights are a triangle, and each word adds a row to it."
)
marks = word_by_word.ask()
with st.container():
    if show_anyway or questions.all_answered(marks):
        word_by_word.show_new_word()
        word_by_word.show_count()

questions.show_score(marks)
page.next_screen("masks", "quiz")
