"""Two sentences: a translation attends to its original, and what an RNN had to carry in one vector before."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import two_sentences as screen

page.begin(
    "Two sentences",
    "How does one sentence attend to another, and which limit did that remove? **Queries** come from the translation, "
    "$Q = X W_q$, **keys and values** from the original, $K = X_{kv} W_k$ and $V = X_{kv} W_v$: *cross-attention*.",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="two-sentences.show", usual=False))
    marks, key = screen.ask()
    questions.show_score(marks.values())
with figure:
    screen.show_figure(marks, key, show_anyway=show_anyway)
    screen.link_homework()
if show_anyway or questions.all_answered(marks[name] for name in ("shape", "looks")):
    screen.show_attention()
st.markdown(
    "## Before that: everything in one vector\n\n"
    "An **encoder**, a recurrent neural network (RNN), reads the original word by word. After each word it has a "
    "vector that stands for what it has read so far. A **decoder**, another RNN, writes the translation. In 2014 it "
    "was given the last vector only; in 2015 it learned to attend to all of them."
)
if show_anyway or questions.all_answered(marks[name] for name in ("room", "left")):
    screen.show_encoder_and_decoder()
if questions.all_answered(marks.values()):
    screen.conclude()
page.next_screen("lookup", "alignments", "learned")
