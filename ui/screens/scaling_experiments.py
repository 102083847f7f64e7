"""The experiments on the softmax: a prediction with its simulation, temperature, and overflow."""

import math
from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.graph.steps import entropy
from core.graph.tex import emphasised, in_prose
from core.lessons import scaling
from core.lessons.scaling import FLOATS, Floats, Trial, trial
from core.reading import answers
from core.reading.readings import listed
from ui.charts import bars, curves
from ui.fields import questions, widgets
from ui.frame import tables
from ui.session import contents, runs

SCORE = "89"
"""The score with which the overflow experiment opens: too large for float16 and float32."""


def show_curves() -> None:
    """The curves of a simulation, once they are predicted or asked for."""
    mark, n = questions.ask_question(scaling.prediction(contents.text("prediction")), "prediction"), scaling.WORDS
    if not mark.is_answered and not widgets.field(st.toggle, "Show without predicting", key="reveal", usual=False):
        return
    drawn = (
        ("Entropy of the weights, in bits", "entropy", math.log2(n),
         f"log₂ {n} = {math.log2(n):g} bits when all words share evenly, 0 when one has everything."),
        ("Largest weight", "largest", 1 / n,
         f"1/{n} = {1 / n:g} when all words share evenly, 1 when one has everything."),
        ("Norm of the softmax’s Jacobian", "jacobian", math.sqrt(n - 1) / n,
         "How much the weights move when the softmax’s input moves a little. Near 0 nothing moves: no gradient "
         "reaches W_q and W_k, so they stop learning. W_v still learns."),
    )  # fmt: skip
    for place, (title, measure, level, note) in zip(st.columns(3), drawn, strict=True):
        with place, st.container(border=True, height="stretch"):
            st.markdown(f"**{title}**")
            st.caption(in_prose(note))
            bands = {way: measures[measure] for way, measures in scaling.simulate().items()}
            curves.over_d_k(title, scaling.D_KS, bands, "even weights", level)
    st.caption(
        f"Lines: median of {scaling.DRAWS} draws of {n} queries and {n} keys; bands: the middle 80 %. The "
        "Jacobian is diag(w) − w wᵀ for one row w of weights; its norm is the root of the sum of its squared entries."
    )


@runs.fragment()
def temperature(word: str, scaled_scores: Floats, words: Sequence[str]) -> None:
    """Choose a temperature and see what it does to one row of weights (n,)."""
    T = widgets.slider("Temperature T", "temperature", usual=1.0, least=0.05, most=5.0, step=0.05, width=400)
    row = scaling.softmax_at(scaled_scores, T)
    bars.draw(
        f"Attention weights of {word} at temperature {T:g}",
        {"T = 1": scaling.softmax_at(scaled_scores, 1.0), "your T": row},
        words,
    )
    st.caption(
        f"At T = {T:g} the largest weight of {emphasised(word)} is {row.max():.4f}, and the entropy "
        f"{float(entropy(row)):.4f} bits."
    )


@runs.fragment()
def overflow() -> None:
    """Choose a score and see both softmaxes of (s, 0, −s) in three kinds of numbers."""
    typed = widgets.text("Largest score s", "score", usual=SCORE, max_chars=50, width=200)
    score = _read_score(typed)
    if score is None:
        st.warning(f"Type one number, such as 12 or 1e4. Showing s = {SCORE} for now.")
        score = float(SCORE)
    trials = [trial(score, dtype) for dtype in FLOATS]
    kinds = [one.dtype for one in trials]
    # Two tables of three columns, because one of five is cut off on a phone.
    tables.draw(
        {
            "numbers": kinds,
            "naive": [_list_weights(one.naive) for one in trials],
            "stable": [_list_weights(one.stable) for one in trials],
        }
    )
    tables.draw(
        {
            "numbers": kinds,
            "naive works up to": [f"{one.last:.4f}" for one in trials],
            "ln(largest number)": [f"{one.limit:.4f}" for one in trials],
        }
    )
    st.caption(_summary(score, trials))


def _read_score(typed: str | None) -> float | None:
    reading = answers.numbers(typed or "", (1,))
    cell = None if isinstance(reading, answers.Unreadable) else reading.cells[0]
    return float(cell.value) if cell and math.isfinite(cell.value) else None


def _list_weights(weights: Floats) -> str:
    return ", ".join("**nan**" if np.isnan(weight) else f"{weight:.4f}" for weight in weights)


def _summary(score: float, trials: list[Trial]) -> str:
    broken = [one.dtype for one in trials if not np.isfinite(one.naive).all()]
    infinite = [one.dtype for one in trials if not np.isfinite(one.scores).all()]
    if not broken:
        return f"At s = {score:g} both softmaxes agree in all three number formats."
    stable = "The stable one is right in all three."
    if infinite:
        stable = (
            f"{listed(infinite)} cannot even hold such a score: it is infinite before any softmax, "
            "so the stable one fails there too."
        )
    return f"At s = {score:g} the naive softmax breaks in {listed(broken)}. {stable}"
