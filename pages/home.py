"""Start: what this is, the homework's sentence as a live heat map, and where to go."""

import streamlit as st

from core import exercises
from ui import charts, fields, frame, navigation

frame.begin(
    "Self-attention, computed",
    "Follow every number of self-attention from the embeddings to the context vectors, on small matrices and on real "
    "word vectors. Then do the homework and have each answer marked, digit by digit.",
)

exercise = exercises.load("bank-interest")
learned = fields.learning()
trace = exercise.traces["learned" if learned else "plain"]

with st.container(border=True):
    st.markdown("**the bank raised interest rates**: how much each word (row) attends to each word (column)")
    charts.heat_map("Attention weights", trace.weights, exercise.tokens, exercise.tokens, weights=True)
    st.caption(
        "Every row sums to 1. These weights are also called *attention coefficients* or *scaled similarities*. "
        + (
            "With the homework's W_q, W_k and W_v, *bank* now looks at *interest* most of all."
            if learned
            else "Without learning the rows are nearly even: about 1/5 for everyone."
        )
    )

st.subheader("Where to go", anchor=False)
steps = (
    ("similarity", "Begin here: dot products, softmax and new vectors, without anything learned."),
    ("learned", "What W_q, W_k and W_v change, matrix by matrix."),
    ("scaling", "Why the scores are divided by √d_k."),
    ("quiz", "The five questions of the homework, marked as you go."),
)
with st.grid(2):
    for name, why in steps:
        with st.container(border=True):
            navigation.link(name)
            st.caption(why)
