"""The chain with learned queries, keys and values, and what learning changes for one word or for all."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from core.attention import Trace
from core.graph.explain import explain
from core.graph.form import LEARNED
from ui.charts import attention_lines, bars
from ui.fields import widgets
from ui.fields.matrices import Inputs
from ui.frame import downloads, explanation, page
from ui.frame.page import Step


def show_steps(given: Inputs) -> None:
    """Every step from X and the weight matrices to the context, each cell explained, and their code."""
    trace = given.attend()
    inputs, projected = page.input_steps(given.matrices, given.words), _projected(trace, given.words)
    compared = _compared(trace, given.words)
    with explanation.beneath(partial(explain, trace, tokens=given.words), (*inputs, *projected, *compared)) as point:
        st.subheader("Given", anchor=False)
        page.draw_steps(*inputs, point=point)
        for title, steps, columns in (("Projected", projected, 3), ("Compared, scaled, weighed", compared, 2)):
            st.subheader(title, anchor=False)
            page.draw_steps(*steps, columns=columns, point=point)
            downloads.show_code([step.node for step in steps], given.matrices, LEARNED)


def _projected(trace: Trace, words: Sequence[str]) -> tuple[Step, ...]:
    return (
        Step(title="Queries", formula="Q = X W_q", shape="n × d_k", M=trace.Q, node="Q", rows=words),
        Step(title="Keys", formula="K = X W_k", shape="n × d_k", M=trace.K, node="K", rows=words),
        Step(title="Values", formula="V = X W_v", shape="n × d_v", M=trace.V, node="V", rows=words),
    )


def _compared(trace: Trace, words: Sequence[str]) -> tuple[Step, ...]:
    return (
        Step(
            title="Scores", formula=r"Q K^\top", shape="n × n", M=trace.scores, node="scores", rows=words,
            columns=words, note="Every query against every key.",
        ),
        Step(
            title="Scaled scores", formula=rf"\frac{{Q K^\top}}{{\sqrt{{d_k}}}},\; d_k = {trace.d_k}", shape="n × n",
            M=trace.scaled_scores, node="scaled_scores", rows=words, columns=words,
            note="“Scaled” in most texts means this division.",
        ),
        Step(
            title="Weights", formula=r"\operatorname{softmax}_{\text{rows}}\!\left(\frac{Q K^\top}{\sqrt{d_k}}\right)",
            shape="n × n", M=trace.weights, node="weights", rows=words, columns=words, weights=True,
            note="The course's “scaled similarities with learning”, or attention coefficients.",
        ),
        Step(
            title="Context", formula=r"\text{weights} \cdot V", shape="n × d_v", M=trace.context, node="context",
            rows=words, note="The transformed embeddings.",
        ),
    )  # fmt: skip


@st.fragment
def look_closer(given: Inputs) -> None:
    """Who one word looks at, or everybody, with and without learning: drawn again alone."""
    plain, learned = given.attend_plainly(), given.attend()
    looked = widgets.closer(("one word", "which word looks at which"))
    focus = widgets.word(given.words, default="bank")
    if looked == "one word":
        _one_word(plain, learned, focus, given.words)
    else:
        _all_words(plain, learned, focus, given.words)


def _one_word(plain: Trace, learned: Trace, focus: int, words: Sequence[str]) -> None:
    bars.draw(
        f"Attention weights of {words[focus]}",
        {"without learning": plain.weights[focus], "learned": learned.weights[focus]},
        words,
    )
    st.caption(
        "Without learning: softmax of X Xᵀ, not scaled. Learned: softmax of Q Kᵀ/√d_k. "
        f"Evenly spread, each word would have 1/{len(words)} = {1 / len(words):.4f}."
    )


def _all_words(plain: Trace, learned: Trace, focus: int, words: Sequence[str]) -> None:
    """Who looks at whom, and a mix of both."""
    lines = widgets.whose_lines(focus)
    share = widgets.blend()
    before, after = st.columns(2)
    with before:
        st.caption("Without learning")
        attention_lines.draw("Attention without learning", plain.weights, words, lines)
    with after:
        st.caption(f"{1 - share:.0%} without learning, {share:.0%} learned")
        attention_lines.draw("Blended attention", (1 - share) * plain.weights + share * learned.weights, words, lines)
