"""Start: what this is, the homework's sentence as a live heat map, and where to go."""

from functools import partial

import streamlit as st

from core import exercises
from core.graph.explain import explain
from ui.fields import widgets
from ui.frame import downloads, explanation, navigation, page

page.begin(
    "Self-attention, computed",
    "Follow every number of self-attention from the embeddings to the context vectors, on small matrices and on real "
    "word vectors. Then do the homework and have each answer marked, digit by digit.",
)

exercise = exercises.load("bank-interest")
learned = widgets.learning()
graph = "learned" if learned else "plain"
trace = exercise.traces[graph]

scores = r"Q K^\top / \sqrt{d_k}" if learned else r"X X^\top"
weights = page.Step(
    title="Attention weights", formula=rf"\operatorname{{softmax}}({scores})", shape="n × n",
    M=trace.weights, node="weights", rows=exercise.tokens, columns=exercise.tokens, weights=True,
    note="*The bank raised interest rates*: how much each word (row) attends to each word (column). Every row sums to "
    "1. Also called *attention coefficients* or *scaled similarities*.",
)  # fmt: skip
above = st.container()
point = explanation.ask(partial(explain, trace, tokens=exercise.tokens), [weights])
with above:
    page.steps(weights, columns=1, point=point)
    st.caption(
        "With the homework's W_q, W_k and W_v, *bank* looks at *interest* most of all."
        if learned
        else "Without learning the rows are nearly even: about 1/5 for everyone."
    )

downloads.take(exercise.id, exercise.title, exercise.tokens, exercise.inputs, exercise.graphs[graph])

st.subheader("Where to go", anchor=False)
with st.grid(2):
    navigation.link("similarity", "Begin here: nothing is learned yet.")
    navigation.link("learned", "What W_q, W_k and W_v change.")
    navigation.link("scaling", "Why the scores are divided by √d_k.")
    navigation.link("quiz", "Five questions, marked as you go.")
