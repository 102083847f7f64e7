"""Writing word by word: what a new word needs again, what can be kept, and what is saved by sharing and forgetting."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import shared_keys, word_by_word

page.begin(
    "Writing word by word",
    "Why does a model that writes keep its keys and values? It writes one word, adds it to the text, and reads the "
    "text again to write the next. Move the slider, and point at a word.",
)
figure, asked_beside = st.columns((3, 2), gap="medium")
with asked_beside:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="word-by-word.show", usual=False))
    marks, asked = word_by_word.ask()
    questions.show_score(marks.values())
answered = {name for name, mark in marks.items() if show_anyway or mark.status != "blank"}
is_of_memory = asked in ("remembered", "shared")
with figure:
    if is_of_memory:
        shared_keys.show(is_open="shared" in answered)
    else:
        word_by_word.show_figure(answered)
st.header("The new word alone", anchor=False)
word_by_word.show_new_word()
if answered >= {"again", "cached", "remembered"}:
    st.header("How much is saved", anchor=False)
    word_by_word.show_count()
if "shared" in answered and not is_of_memory:
    st.header("Shared keys and values", anchor=False)
    shared_keys.show(is_open=True)
page.next_screen("masks", "quiz")
