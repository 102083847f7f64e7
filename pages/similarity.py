"""Similarity without learning: X, X Xᵀ, softmax by rows, Y."""

import streamlit as st

from core.graph.form import PLAIN
from ui.fields import editable
from ui.frame import covered_answers, downloads, lesson, page
from ui.screens import similarity

line = page.begin_with_picture("Similarity without learning")
page.say("How alike are two words as they are?")
told = st.container()
figure, card, controls = lesson.framed("chain similarity")
inputs = covered_answers.choose_and_tell(line, told, learned=False)
form = editable.with_positions(editable.with_mask(PLAIN), inputs)
with card:
    is_right = similarity.ask(inputs, form)
    if is_right:
        with st.container():  # apart from the score
            page.say("Column j of Xᵀ is row j of X, so column j of X Xᵀ is also its row j.")
with controls:
    similarity.show_steps(inputs, form, figure, is_right=is_right)
    page.say("Each new vector is a weighted mean of the old ones.")
similarity.look_closer(inputs, form)
downloads.offer_files(inputs, form)
page.next_screen("learned")
