"""Similarity without learning: X, X Xᵀ, softmax by rows, Y."""

from functools import partial

import streamlit as st

from core.graph.explain import explain
from ui.charts import attention_lines, bars
from ui.fields import matrices, widgets
from ui.frame import downloads, explanation, page
from ui.screens import similarity
from ui.session import state

page.begin(
    "Similarity without learning",
    "Every word is its own query, key and value: Q = K = V = X. Three steps lead from the embeddings to vectors that "
    "know their sentence.",
)

given = matrices.ask(learned=False)
words, trace = given.words, given.attend_plainly()

shown = (
    page.Step(
        title="Embeddings", formula="X", shape="n × d_model", M=trace.X, node="X", rows=words,
        note="One row a word.",
    ),
    page.Step(
        title="Scores", formula=r"X X^\top", shape="n × n", M=trace.scores, node="scores", rows=words, columns=words,
        note="Dot products: large where two vectors are long and point the same way.",
    ),
    page.Step(
        title="Weights", formula=r"\operatorname{softmax}_{\text{rows}}(X X^\top)", shape="n × n", M=trace.weights,
        node="weights", rows=words, columns=words, weights=True,
        note="Also called attention coefficients or scaled similarities. Each row sums to 1.",
    ),
    page.Step(
        title="Context", formula=r"Y = \operatorname{softmax}_{\text{rows}}(X X^\top)\, X", shape="n × d_model",
        M=trace.context, node="context", rows=words, note="Each new vector is a weighted mean of the old ones.",
    ),
)  # fmt: skip
above = st.container()
point = explanation.ask(partial(explain, trace, tokens=words), shown)
with above:
    page.steps(*shown, point=point)
    downloads.show_code([step.node for step in shown[1:]], given.matrices, learned=False)


@st.fragment
def closer() -> None:
    """Who one word looks at, or everybody: drawn again alone."""
    looked = widgets.closer(("one word", "which word looks at which"))
    focus = widgets.word(words, default="bank")
    if looked == "one word":
        one_word(focus)
    else:
        attention_lines.draw("Attention without learning", trace.weights, words, widgets.whose_lines(focus))


def one_word(focus: int) -> None:
    """Who one word looks at, and how that comes about."""
    bars.draw(f"Attention weights of {words[focus]}", {"weights": trace.weights[focus]}, words)
    st.caption(
        f"How much *{words[focus]}* attends to each word. Evenly spread, each would have 1/{len(words)} "
        f"= {1 / len(words):.4f}."
    )

    one = st.expander(
        f"Step by step: from the scores of {words[focus]} to its context",
        icon=":material/footprint:", key=state.Key.STEPS, on_change="rerun",
    )  # fmt: skip
    if one.open:
        with one:
            similarity.follow(trace, focus, words)


closer()
downloads.take(given.name, given.title, given.tokens, given.matrices, learned=False)
page.next_screen("learned", "quiz")
