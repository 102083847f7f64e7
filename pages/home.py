"""Start: what this is, a short sentence as a live heat map, and where to go."""

import streamlit as st

from core import exercises
from ui.frame import navigation, page
from ui.screens import home
from ui.session.keys import OPENING

page.begin(
    "Self-attention, computed",
    "Follow every number of self-attention from the embeddings to the context vectors, on small matrices and on real "
    "word vectors. Then do the homework and have each answer marked, digit by digit.",
)
home.show_weights(exercises.load(OPENING))
page.end()

st.header("Where to go", anchor=False)
with st.grid(2):
    navigation.link("similarity", "Begin here: nothing is learned yet.")
    navigation.link("learned", "What W_q, W_k and W_v change.")
    navigation.link("scaling", "Why the scores are divided by √d_k.")
    navigation.link("quiz", "Five questions, marked as you go.")
