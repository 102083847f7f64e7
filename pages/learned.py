"""Learned queries, keys and values: from the weight matrices to the context."""

from functools import partial

import streamlit as st

from core.graph.explain import explain
from ui.charts import attention_lines, bars
from ui.fields import matrices, widgets
from ui.frame import downloads, explanation, page

page.begin(
    "Learned queries, keys and values",
    "Three weight matrices give each word a query (what it looks for), a key (what it offers) and a value (what it "
    "passes on). In training they are learned; here they are given, and everything else follows.",
)

given = matrices.ask(learned=True)
words, trace, plain = given.words, given.attend(), given.attend_plainly()

projected = (
    page.Step(title="Queries", formula="Q = X W_q", shape="n × d_k", M=trace.Q, node="Q", rows=words),
    page.Step(title="Keys", formula="K = X W_k", shape="n × d_k", M=trace.K, node="K", rows=words),
    page.Step(title="Values", formula="V = X W_v", shape="n × d_v", M=trace.V, node="V", rows=words),
)
compared = (
    page.Step(
        title="Scores", formula=r"Q K^\top", shape="n × n", M=trace.scores, node="scores", rows=words, columns=words,
        note="Every query against every key.",
    ),
    page.Step(
        title="Scaled scores", formula=rf"\frac{{Q K^\top}}{{\sqrt{{d_k}}}},\; d_k = {trace.d_k}", shape="n × n",
        M=trace.scaled_scores, node="scaled_scores", rows=words, columns=words,
        note="“Scaled” in most texts means this division.",
    ),
    page.Step(
        title="Weights", formula=r"\operatorname{softmax}_{\text{rows}}\!\left(\frac{Q K^\top}{\sqrt{d_k}}\right)",
        shape="n × n", M=trace.weights, node="weights", rows=words, columns=words, weights=True,
        note="The course's “scaled similarities with learning”, or attention coefficients.",
    ),
    page.Step(
        title="Context", formula=r"\text{weights} \cdot V", shape="n × d_v", M=trace.context, node="context",
        rows=words, note="The transformed embeddings.",
    ),
)  # fmt: skip

above = st.container()
point = explanation.ask(
    partial(explain, trace, tokens=words), (*page.inputs(given.matrices, words), *projected, *compared)
)
with above:
    st.subheader("Given", anchor=False)
    page.steps(*page.inputs(given.matrices, words), point=point)
    st.subheader("Projected", anchor=False)
    page.steps(*projected, columns=3, point=point)
    downloads.show_code([step.node for step in projected], given.matrices, learned=True)
    st.subheader("Compared, scaled, weighed", anchor=False)
    page.steps(*compared, point=point)
    downloads.show_code([step.node for step in compared], given.matrices, learned=True)


@st.fragment
def closer() -> None:
    """Who one word looks at, or everybody, with and without learning: drawn again alone."""
    looked = widgets.closer(("one word", "which word looks at which"))
    focus = widgets.word(words, default="bank")
    if looked == "one word":
        one_word(focus)
    else:
        all_words(focus)


def one_word(focus: int) -> None:
    """Who one word looks at."""
    bars.draw(
        f"Attention weights of {words[focus]}",
        {"without learning": plain.weights[focus], "learned": trace.weights[focus]},
        words,
    )
    st.caption(
        "Without learning: softmax of X Xᵀ, not scaled. Learned: softmax of Q Kᵀ/√d_k. "
        f"Evenly spread, each word would have 1/{len(words)} = {1 / len(words):.4f}."
    )


def all_words(focus: int) -> None:
    """Who looks at whom, and a mix of both."""
    lines = widgets.whose_lines(focus)
    learned = widgets.blend()
    before, after = st.columns(2)
    with before:
        st.caption("Without learning")
        attention_lines.draw("Attention without learning", plain.weights, words, lines)
    with after:
        st.caption(f"{1 - learned:.0%} without learning, {learned:.0%} learned")
        attention_lines.draw("Blended attention", (1 - learned) * plain.weights + learned * trace.weights, words, lines)


closer()
downloads.take(given.name, given.title, given.tokens, given.matrices, learned=True)
page.next_screen("scaling", "quiz")
