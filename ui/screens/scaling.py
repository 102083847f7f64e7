"""The same scores divided and not, and the ways to look closer at what the division does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log2

import streamlit as st

from core.attention import Trace
from core.graph.explain import Explanation, compare
from core.graph.form import LEARNED, Form
from core.graph.nodes import shown as shown_nodes
from core.graph.steps import entropy
from ui.charts import bars
from ui.fields import widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, downloads, explanation, page, tables
from ui.frame.page import Step
from ui.screens import scaling_experiments as experiments

_UNSCALED = Form(learned=True, scaling="not")


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """The graph with its scores divided by a number of the student's choice, and as they are."""

    given: Inputs
    form: Form
    scaled: Trace
    unscaled: Trace

    @property
    def words(self) -> Sequence[str]:
        """The words of the sentence, numbered where one occurs more than once."""
        return self.given.words


def choose(given: Inputs) -> Comparison:
    """Choose what the scores are divided by."""
    d_k = given.evaluate(LEARNED).d_k
    form = Form(learned=True, scaling=widgets.divisor(d_k))
    st.caption(f"Here d_k = {d_k}, so self-attention divides by √d_k = {d_k**0.5:.4f}. Dividing by 1 changes nothing.")
    return Comparison(given=given, form=form, scaled=given.evaluate(form), unscaled=given.evaluate(_UNSCALED))


def show_steps(shown: Comparison) -> None:
    """Scores, weights and their difference, each cell explained, and their code."""

    def explain(node: str, i: int, j: int) -> Explanation:
        return compare(shown.scaled, shown.unscaled, node, i, j, tokens=shown.words)

    steps = _steps(shown)
    with explanation.beneath(explain, steps) as point:
        page.draw_steps(*steps, point=point)
        downloads.show_code(_nodes(shown.form), shown.given.matrices, shown.form)


def _nodes(form: Form) -> tuple[str, ...]:
    return shown_nodes(form, "compare", "weigh")


def _steps(shown: Comparison) -> tuple[Step, ...]:
    scaled, unscaled, words = shown.scaled, shown.unscaled, shown.words
    *before, weights = page.steps_of(
        scaled, shown.form, words, _nodes(shown.form), titles={"scaled_scores": "Divided scores"}
    )
    (as_they_are,) = page.steps_of(unscaled, _UNSCALED, words, ["weights"], titles={"weights": "Unscaled weights"})
    difference = Step(
        title="Difference", formula=r"\text{weights} - \text{unscaled weights}", shape="n × n", node="difference",
        M=scaled.weights - unscaled.weights, rows=words, columns=words,
        note="Rows sum to 0: what one word loses, others gain.",
    )  # fmt: skip
    as_they_are = replace(as_they_are, node="unscaled_weights")
    # One line above each matrix, so that the two of weights are side by side.
    return (*(replace(step, note="") for step in (*before, as_they_are, weights)), difference)


@st.fragment
def look_closer(shown: Comparison) -> None:
    """One of the ways to look closer; redrawn on its own."""
    ways = {"one word": _one_word, "why √d_k": _why, "temperature": _temperature, "overflow": _overflow}
    ways[widgets.closer(tuple(ways))](shown)


def _one_word(shown: Comparison) -> None:
    words = shown.words
    focus = widgets.word(words)
    rows = {"unscaled": shown.unscaled.weights[focus], "scaled": shown.scaled.weights[focus]}
    rows = covered_answers.visible(rows)
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


def _why(_: Comparison) -> None:
    st.markdown(
        "A query and 8 keys are drawn at random: every component has mean 0 and variance 1. Their 8 scores go through "
        "the softmax as they are. Now let d_k grow from 1 to 64."
    )
    if simulated := experiments.predict():
        st.markdown(
            "A score adds up d_k products. Each product has variance 1, so the score has variance d_k and standard "
            "deviation √d_k. Dividing by √d_k brings it back to 1, whatever d_k is."
        )
        experiments.show_curves(simulated)


def _temperature(shown: Comparison) -> None:
    usual, words = shown.given.evaluate(LEARNED), shown.words
    st.markdown(
        "$\\operatorname{softmax}_{\\text{rows}}(\\text{scaled scores} / T)$: a low temperature T sharpens the "
        f"weights, a high one evens them out. T = 1 changes nothing, and T = 1/√d_k = {usual.d_k**-0.5:.4f} undoes the "
        "scaling: dividing by √d_k is itself a temperature."
    )
    focus = widgets.word(words)
    if not covered_answers.say_if_covered(usual.weights[focus]):
        experiments.temperature(words[focus], usual.scaled_scores[focus], words)


def _overflow(_: Comparison) -> None:
    st.markdown(
        "Large scores have a second danger: exp(s) outgrows the largest number that a computer can hold, becomes "
        "infinite, and ∞/∞ is nan, *not a number*. The *naive* softmax computes exp(s)/Σ exp(s) just so. The *stable* "
        "one takes the largest score off all of them first, which changes no weight. Three words have the scores s, 0 "
        "and −s. Try 11, 12, 88, 89, 709, 710, 1e4 and 70000."
    )
    experiments.overflow()
