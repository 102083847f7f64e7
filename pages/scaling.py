"""Scaled vs unscaled: the same scores, divided and not."""

from math import log2

import streamlit as st

from core.graph.explain import Explanation, compare
from core.graph.steps import entropy
from ui.charts import bars
from ui.fields import matrices, widgets
from ui.frame import downloads, explanation, page, tables
from ui.screens import scaling

page.begin(
    "Scaled vs unscaled",
    "Scores grow with d_k, and large scores make the softmax put everything on one word. Dividing them first keeps the "
    "weights spread out. Move the divisor and compare.",
)

given = matrices.ask(learned=True)
words, usual = given.words, given.attend()
d_k = usual.d_k

divisor = widgets.divisor(d_k)
st.caption(f"Here d_k = {d_k}, so self-attention divides by √d_k = {d_k**0.5:.4f}. Dividing by 1 changes nothing.")
unscaled, scaled = given.attend(divisor=1.0), given.attend(divisor=divisor)

shown = (
    page.Step(
        title="Scores", formula=r"Q K^\top", shape="n × n", M=scaled.scores, node="scores", rows=words, columns=words,
    ),
    page.Step(
        title="Divided scores", formula=rf"\frac{{Q K^\top}}{{{divisor:.4g}}}", shape="n × n", M=scaled.scaled_scores,
        node="scaled_scores", rows=words, columns=words,
    ),
    page.Step(
        title="Unscaled weights", formula=r"\operatorname{softmax}(Q K^\top)", shape="n × n", M=unscaled.weights,
        node="unscaled_weights", rows=words, columns=words, weights=True,
    ),
    page.Step(
        title="Weights", formula=rf"\operatorname{{softmax}}\!\left(\frac{{Q K^\top}}{{{divisor:.4g}}}\right)",
        shape="n × n", M=scaled.weights, node="weights", rows=words, columns=words, weights=True,
    ),
    page.Step(
        title="Difference", formula=r"\text{weights} - \text{unscaled weights}", shape="n × n",
        M=scaled.weights - unscaled.weights, node="difference", rows=words, columns=words,
        note="Rows sum to 0: what one word loses, others gain.",
    ),
)  # fmt: skip


def explained(node: str, i: int, j: int) -> Explanation:
    """Where a number of the five matrices comes from."""
    return compare(scaled, unscaled, node, i, j, tokens=words, divisor=divisor)


above = st.container()
point = explanation.ask(explained, shown)
with above:
    page.steps(*shown, point=point)
    downloads.show_code(("scores", "scaled_scores", "weights"), given.matrices, learned=True, scaled=divisor)


@st.fragment
def closer() -> None:
    """One of the ways to look closer: drawn again alone."""
    ways = {"one word": one_word, "why √d_k": why, "temperature": temperature, "overflow": overflow}
    ways[widgets.closer(tuple(ways))]()


def one_word() -> None:
    """One row of weights."""
    focus = widgets.word(words, default="bank")
    rows = {"unscaled": unscaled.weights[focus], "scaled": scaled.weights[focus]}
    bars.draw(f"Attention weights of {words[focus]}", rows, words)
    table = tables.written(
        {
            "weights": list(rows),
            "largest": [f"{row.max():.4f}" for row in rows.values()],
            "entropy in bits": [f"{float(entropy(row)):.4f}" for row in rows.values()],
        }
    )
    st.markdown(
        f"{table}\n\n:gray[:small[Entropy, −Σ w·log₂ w, is 0 bits when one word has all the weight and "
        f"log₂ {len(words)} = {log2(len(words)):.4f} bits when all have the same.]]"
    )


def why() -> None:
    """What random weights do as d_k grows."""
    st.markdown(
        "A query and 8 keys are drawn at random: every component has mean 0 and variance 1. Their 8 scores go through "
        "the softmax as they are. Now let d_k grow from 1 to 64."
    )
    if found := scaling.predict():
        st.markdown(
            "A score adds up d_k products. Each product has variance 1, so the score has variance d_k and standard "
            "deviation √d_k. Dividing by √d_k brings it back to 1, whatever d_k is."
        )
        scaling.show(found)


def temperature() -> None:
    """One row of weights, sharpened or evened out."""
    st.markdown(
        "$\\operatorname{softmax}(\\text{scaled scores} / T)$: a low temperature T sharpens the weights, a high one "
        f"evens them out. T = 1 changes nothing, and T = 1/√d_k = {d_k**-0.5:.4f} undoes the scaling: dividing by √d_k "
        "is itself a temperature."
    )
    focus = widgets.word(words, default="bank")
    scaling.temperature(words[focus], usual.scaled_scores[focus], words)


def overflow() -> None:
    """What a computer makes of large scores."""
    st.markdown(
        "Large scores have a second danger: exp(s) outgrows the largest number that a computer can hold, becomes "
        "infinite, and ∞/∞ is nan, *not a number*. The *naive* softmax computes exp(s)/Σ exp(s) just so. The *stable* "
        "one takes the largest score off all of them first, which changes no weight. Three words have the scores s, 0 "
        "and −s. Try 11, 12, 88, 89, 709, 710, 1e4 and 70000."
    )
    scaling.overflow()


closer()
downloads.take(given.name, given.title, given.tokens, given.matrices, learned=True, scaled=divisor)
page.next_screen("quiz", "learned")
