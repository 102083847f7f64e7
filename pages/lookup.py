"""A soft dictionary: a name looked up exactly and softly, then the same three words on vectors."""

import streamlit as st

from core.lessons import slides, soft_lookup
from ui.fields import questions
from ui.frame import page
from ui.screens import soft_lookup as looking

page.begin(
    "A soft dictionary",
    "A **query** is what you look for, a **key** is what it is compared with, a **value** is what you read. "
    "An ordinary dictionary answers only if query and key are the same. Attention forgives.",
)
rooms = soft_lookup.load().rooms

st.markdown(f"### 1. The exact look-up\n\n{looking.directory(rooms)}")
query = looking.exactly(rooms)
marks = [looking.ask("predict")]

st.markdown(
    "### 2. The soft look-up\n\n**Score** every key: cut both names into trigrams, three letters in a row with a space "
    "(␣) before and after, and take the cosine of the counts. **Soften** the scores into weights. **Read** a blend of "
    "all values.\n\n"
    r"$\text{similarity} = \dfrac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}$ &emsp; "
    r"$\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})$"
)
looking.softly(query, rooms)
marks += [looking.ask(name) for name in ("similarity", "weight", "even", "sharpest")]

st.markdown(looking.words())
tokens, trace = slides.load().tokens, soft_lookup.words()
page.steps(
    page.Step(
        title="Score every key", formula=r"Q K^\top", shape="n × n", M=trace.scores, rows=tokens, columns=tokens,
    ),
    page.Step(
        title="Soften", formula=r"\operatorname{softmax}\!\left(\tfrac{1}{\sqrt{2}}\, Q K^\top\right)", shape="n × n",
        M=trace.weights, rows=tokens, columns=tokens, weights=True, note="A row is one token’s soft look-up.",
    ),
    page.Step(
        title="Read a blend", formula=r"\text{weights}\; V", shape="n × d_v", M=trace.context, rows=tokens,
        note="Each row lies between the values.",
    ),
    columns=3,
)  # fmt: skip
marks.append(looking.ask("vectors"))

questions.score(marks)
page.next_screen("check-the-slides", "learned")
