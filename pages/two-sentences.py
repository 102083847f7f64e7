"""Two sentences: a translation attends to its original, and what an RNN had to carry in one vector before."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import two_sentences as screen

page.begin(
    "Two sentences",
    "How does one sentence attend to another, and which limit did that remove? Before it, a whole sentence had to fit "
    "into one vector.",
)
show_anyway = bool(
    widgets.linked(st.toggle, "Show everything without answering", key="two-sentences.show", usual=False)
)

st.markdown(
    "## 1. One sentence asks, the other answers\n\n"
    "*La Zone Économique Européenne* is being written; *The European Economic Area* has been read. **Queries** come "
    "from the translation, Q = X W_q. **Keys and values** come from the original, K = X_kv W_k and V = X_kv W_v. The "
    "rest is as within one sentence. Texts call it *cross-attention*, or *encoder–decoder attention*."
)
marks = screen.ask("shape", "looks")
with st.container():  # what is uncovered moves no question
    if show_anyway or questions.all_answered(marks):
        screen.show_attention()
marks += screen.ask("left-out", "longer")

st.markdown(
    "## 2. Before that: everything in one vector\n\n"
    "An **encoder**, a recurrent neural network (RNN), reads the original word by word. After each word it has a "
    "vector that stands for what it has read so far. A **decoder**, another RNN, writes the translation. In 2014 it "
    "was given the last vector only; in 2015 it learned to attend to all of them."
)
marks += (predictions := screen.ask("room", "left"))
with st.container():
    if show_anyway or questions.all_answered(predictions):
        screen.show_encoder_and_decoder()
marks += screen.ask("open")
if questions.all_answered(marks):
    screen.conclude()

questions.show_score(marks)
screen.link_homework()
page.next_screen("lookup", "alignments", "learned")
