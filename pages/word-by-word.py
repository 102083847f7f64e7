"""Writing word by word: what a new word needs again, and what can be kept."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import word_by_word

page.begin(
    "Writing word by word",
    "Why does a model that writes keep its keys and values? It writes one word, adds it to the text, and reads the "
    "text again to write the next: behind a causal mask each word adds a row to a triangle of weights.",
)
word_by_word.show_new_word()
marks = word_by_word.ask()
show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="word-by-word.show", usual=False))
questions.show_score(marks)
if show_anyway or questions.all_answered(marks):
    word_by_word.show_count()
page.next_screen("masks", "quiz")
