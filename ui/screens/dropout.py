"""The screen /dropout: the threads of a word as they are, after two draws, on the mean of many, and in `eval()`."""

import numpy as np
import streamlit as st

from core.lessons import dropout, torch_module
from core.lessons.torch_module import POSITION
from core.reading.readings import listed
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.screens import torch_pictures
from ui.screens.torch_questions import covered_traces, draw_threads, offer_steps
from ui.session import contents

_P, _SEED = "module.p", "module.dropout-seed"

NUMBERS = {_P: str(dropout.P_ASKED), _SEED: str(dropout.SEED)}
"""The fields that choose the numbers, with what they usually hold."""


def choose() -> tuple[float, int]:
    """Choose the chance of being dropped, and the seed."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        p = widgets.slider("p, the chance of being dropped", _P, usual=dropout.P_ASKED, least=0.0, most=0.9, step=0.05)
        with st.container(width=120):
            return p, widgets.seed(_SEED, dropout.SEED)


def show_threads(p: float, seed: int, asked: LessonAnswers, controls: st.delta_generator.DeltaGenerator) -> None:
    """What one word attends to without dropout, and what the question that is asked compares that with.

    What answers it is veiled until it is open, and a number that is not right is marked there. Where its row in a draw
    would answer the first question, that row is veiled in the others, and another word's is in view.
    """
    words, _ = torch_module.journey()
    dropped, (usual,) = dropout.dropout(p, seed), covered_traces(torch_module.module())
    its, mean = "one draw", "the mean"
    once = its if p == dropout.P_ASKED else f"at p = {p:g}"
    is_open, tells = asked.is_open(asked.name), once == its and not asked.is_open("kept")
    others = [i for i, weights in enumerate(usual.weights) if i != POSITION and not np.isnan(weights).any()]
    row = next(iter(others), POSITION) if tells and asked.name != "kept" else POSITION
    waiting, mine = "", None
    match asked.name:
        case "kept":
            compared = {its: dropout.dropout(dropout.P_ASKED, seed).once, mean: dropped.mean}
            mine = None if is_open or once != its else asked.number(most=99)
            way, waiting = (its, "") if is_open else (once if mine is not None or once != its else "no dropout", its)
        case "sums":
            compared = {mean: dropped.mean}
            way = mean if is_open and asked.text() != "always" else once
        case _:
            compared = {"in eval()": dropped.in_eval}
            way, waiting = ("in eval()", "") if is_open else (once, "in eval()")
    ways = {"no dropout": usual.weights, once: dropped.once, **compared}
    shown = {name: np.where(np.isnan(usual.weights), np.nan, weights) for name, weights in ways.items()}
    if tells and its in shown:
        shown[its][POSITION] = np.nan
    *heaps, reach = dropout.heaps(p, seed, row)
    tells_sums, heaped = asked.is_open("sums"), ""
    if asked.name == "sums":
        yours = int(heaps[1].sum())
        heaped = (
            f"Sums of {dropout.DRAWS:,} draws" + f"; ■ your {f'{yours} draws' if yours > 1 else 'draw'}" * tells_sums
        )
    if asked.name != "kept":
        gone = [f"*{words[i]}*" for i in np.flatnonzero(dropped.once[row] == 0)]
        of_row = "" if row == POSITION else f" for *{words[row]}*"
        if way == mean:
            of_row += f": {dropped.once[row].sum():.4f} in all"
        told = f"Seed {seed} drops {listed(gone or ['nothing'])}{of_row}."
        line = st.container(key="told", horizontal=True, vertical_alignment="center")
        line.button("Draw again", icon=":material/casino:", on_click=contents.change, args=(_SEED, str(seed + 1)))
        line.caption(f"In `eval()` seed {seed} drops nothing." if way == "in eval()" else told, width="stretch")
    draw_threads(
        "Dropout", shown, way, waiting={waiting}, mine=mine, row=row,
        adds_up=None if tells_sums else int(asked.name == "sums"), reach=reach,
        heaps=tuple(tuple(some.tolist()) for some in heaps) if heaped and tells_sums else (),
        heaped=heaped,
    )  # fmt: skip
    if asked.is_open():
        with controls:
            offer_steps(lambda: torch_pictures.of_dropout(usual.scaled_scores, usual.weights, shown[once], p, words))
