"""Writing word by word: what a new word needs again, what can be kept, and what is saved by sharing and forgetting."""

import streamlit as st

from core.lessons.word_by_word import tasks
from ui.frame import lesson, page
from ui.screens import shared_keys, word_by_word

here = lesson.begin("word-by-word")
asked = here.ask(tasks(), chosen=word_by_word.CHOSEN)
is_of_memory = asked.name == "shared"
if is_of_memory:
    shared_keys.show(here.figure, here.controls, is_open=asked.is_open("shared"))
else:
    word_by_word.show_figure(here, asked)
with st.expander("The new word alone", icon=":material/grid_on:", expanded=asked.is_open()):
    word_by_word.show_new_word()
if asked.is_open("cached"):
    with st.expander("How much is saved, in formulas"):
        word_by_word.show_count()
if asked.is_open("shared") and not is_of_memory:
    st.header("Shared keys and values", anchor=False)
    shared_keys.show(st.container(), st.container(), is_open=True)
page.next_screen("masks", "quiz")
