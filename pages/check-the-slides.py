"""Check the slides: printed figures that cannot all be right, to be found and corrected."""

import streamlit as st

from core import slides
from core.export import as_numpy
from ui import frame, lesson
from ui import slides as claims

frame.begin(
    "Check the slides",
    "The slides on *Pizza is awesome <EOS>* print figures that cannot all be right. Take a calculator: what is "
    "consistent, what is not, and what should it be?",
)
given = slides.load()
numbered = ["1", "2"]
frame.steps(
    frame.Step(title="Embeddings", formula="X", shape="n × d_model", M=given.inputs["X"], rows=given.tokens),
    frame.Step(
        title="Weights", formula="W", shape="d_model × d_k", M=given.inputs["W"], rows=numbered,
        note="Printed three times, as Query, Key and Value Weights T. T: turned already, so Q = X W.",
    ),
)  # fmt: skip
st.code(as_numpy(given.inputs), language="python")

marks = []
for part, title in given.parts.items():
    st.subheader(title, anchor=False)
    marks += claims.cards([claim for claim in given.claims if claim.part == part])

lesson.score(marks)
frame.next_screen("lookup", "bug-hunt")
