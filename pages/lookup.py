"""A soft dictionary: a name looked up exactly and softly, then the same three words on vectors."""

import streamlit as st

from core import slides, soft_lookup
from core.attention import attend
from ui import frame, lesson
from ui import soft_lookup as looking

frame.begin(
    "A soft dictionary",
    "A **query** is what you look for, a **key** is what it is compared with, a **value** is what you read. "
    "An ordinary dictionary answers only if query and key are the same. Attention forgives.",
)
rooms = soft_lookup.load().rooms

st.subheader("1. The exact look-up", anchor=False)
query = looking.exactly(rooms)
marks = [looking.ask("predict")]

st.subheader("2. The soft look-up", anchor=False)
st.markdown(
    "**Score** every key: cut both names into trigrams, three letters in a row with a space (␣) before and after, and "
    "take the cosine of the counts. **Soften** the scores into weights. **Read** a blend of all values."
)
st.latex(r"\text{similarity} = \frac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}")
st.latex(r"\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})")
looking.softly(query, rooms)
marks += [looking.ask(name) for name in ("similarity", "weight", "even", "sharpest")]

st.subheader("3. The same three words on vectors", anchor=False)
st.markdown(
    "In *Pizza is awesome <EOS>* every token looks up all of them, itself as well. Query, key and value are its vector "
    "times a weight matrix; the similarity is a dot product, and the sharpness β is 1/√d_k."
)
inputs, tokens = slides.load().inputs, slides.load().tokens
W = inputs["W"]
trace = attend(inputs["X"], W, W, W)
frame.steps(
    frame.Step(title="Embeddings", formula="X", shape="n × d_model", M=trace.X, rows=tokens),
    frame.Step(
        title="Queries, keys and values", formula="Q = K = V = X W", shape="n × d_k", M=trace.Q, rows=tokens,
        note=f"All three alike, for the slides print one W for all: {W[0, 0]:g} {W[0, 1]:g}; {W[1, 0]:g} {W[1, 1]:g}.",
    ),
    frame.Step(
        title="Score every key", formula=r"Q K^\top", shape="n × n", M=trace.scores, rows=tokens, columns=tokens,
    ),
    frame.Step(
        title="Soften", formula=r"\operatorname{softmax}\!\left(\tfrac{1}{\sqrt{2}}\, Q K^\top\right)", shape="n × n",
        M=trace.weights, rows=tokens, columns=tokens, weights=True, note="A row is one token’s soft look-up.",
    ),
    frame.Step(
        title="Read a blend", formula=r"\text{weights}\; V", shape="n × d_v", M=trace.context, rows=tokens,
        note="Each row lies between the values.",
    ),
)  # fmt: skip
marks.append(looking.ask("vectors"))

lesson.score(marks)
frame.next_screen("check-the-slides", "learned")
