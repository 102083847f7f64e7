"""What a long text costs: products and memory by formula, drawn, and seconds measured on demand."""

from itertools import pairwise

import streamlit as st

from core.homework.results import Result
from core.lessons import cost as lesson
from core.lessons.cost import LENGTHS, D
from ui.charts import curves
from ui.fields import questions, widgets
from ui.frame import tables


def ask(name: str) -> Result:
    """Ask one question of the screen."""
    return questions.ask_question(lesson.tasks()[name], f"cost.{name}")


def show(n: int, *others: Result) -> None:
    """Ask what a text of n words costs, draw it, and measure it if that is asked for; ``others`` count as well."""
    st.subheader("What it costs", anchor=False)
    marks = [ask("twice"), ask("memory")]
    show_anyway = widgets.linked(st.toggle, "Show everything", key="cost.show", usual=False)
    with st.container():  # what comes up here moves no question
        if show_anyway or questions.all_answered(marks):
            _draw(n)
    questions.show_score([*others, *marks])


def _draw(n: int) -> None:
    st.markdown(
        f"The text above, n = {n:,}: scores and context take {lesson.products_of_pairs(n, D):,} products, 2 n² d with "
        f"d = {D}, and the weights have {n**2:,} numbers, {lesson.megabytes_of_weights(n):.3g} MB at four bytes each."
    )
    products = {
        "scores and context, 2 n² d": [lesson.products_of_pairs(n, D) / 1e6 for n in LENGTHS],
        "Q, K and V, 3 n d²": [lesson.products_of_projections(n, D) / 1e6 for n in LENGTHS],
    }
    memory = {
        "weights, 4 n² bytes": [lesson.megabytes_of_weights(n) for n in LENGTHS],
        "X, 4 n d bytes": [lesson.megabytes_of_vectors(n, D) for n in LENGTHS],
    }
    st.markdown(f"**Products**, in millions, d = {D}")
    curves.over_words("Products", LENGTHS, products, "millions")
    st.markdown(f"**Memory**, in megabytes, d = {D}")
    curves.over_words("Memory", LENGTHS, memory, "megabytes")
    st.caption(
        "Both axes are logarithmic: on them n² is twice as steep as n. Memory is why long texts are computed in "
        "blocks, as *FlashAttention* does: it never holds all weights at once, though it takes as many products. "
        "*Scaled vs unscaled*, under *overflow*, shows how."
    )
    if widgets.linked(st.toggle, "Measure it on this computer", key="cost.measure", usual=False):
        _measured()


def _measured() -> None:
    with st.spinner("Measuring …"):
        found = lesson.measure()
    lengths, seconds = list(found.seconds), list(found.seconds.values())
    after = [f"{later / earlier:.1f}" for earlier, later in pairwise(seconds)]
    tables.draw(
        {
            "words": [f"{n:,}" for n in lengths],
            "milliseconds": [f"{1000 * one:.2f}" for one in seconds],
            "times the one before": ["–", *after],
        }
    )
    curves.over_words(
        "Time", lengths, {"measured here, in milliseconds": [1000 * one for one in seconds]}, "milliseconds"
    )
    st.caption(
        f"Measured on the computer that serves this page, {found.at:%Y-%m-%d %H:%M} UTC, the best of five tries: "
        "scores, weights and context of random vectors, some rows at a time. Only the work itself is counted, not the "
        "time spent waiting for others. By the products alone each line would be 4 times the one before; how fast the "
        "computer’s memory is counts as well."
    )
    st.button("Measure again", icon=":material/refresh:", on_click=lesson.measure.cache_clear)
