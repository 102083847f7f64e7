"""The screen /dropout: the threads of a word as they are, after two draws, on the mean of many, and in `eval()`."""

import numpy as np
import streamlit as st

from core.lessons import dropout, torch_module
from core.lessons.torch_module import POSITION
from core.reading.readings import listed
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.screens import torch_pictures
from ui.screens.torch_questions import covered, draw_threads, offer_steps
from ui.session import contents

_P, _SEED, _DROPS = "module.p", "module.dropout-seed", 7

NUMBERS = {_P: str(dropout.P_ASKED), _SEED: str(_DROPS)}
"""The fields that choose the numbers, with what they usually hold: a seed that drops something of the word drawn."""


def choose_p() -> float:
    """Choose the probability with which a weight is dropped."""
    return widgets.slider("p, the chance of being dropped", _P, usual=dropout.P_ASKED, least=0.0, most=0.9, step=0.05)


def choose_seed(p: float) -> int:
    """Choose a seed, or draw again with the next one; and what one draw with it drops of the row that is drawn."""
    words, _ = torch_module.journey()
    with st.container(key="told", horizontal=True, vertical_alignment="bottom"):
        seed = widgets.seed(_SEED, _DROPS)
        st.button("Draw again", icon=":material/casino:", on_click=contents.change, args=(_SEED, str(seed + 1)))
        once = dropout.dropout(p, seed).once[POSITION]
        st.caption(f"Seed {seed} drops {listed([f'*{words[i]}*' for i in np.flatnonzero(once == 0)] or ['nothing'])}.")
        return seed


def show_threads(p: float, seed: int, asked: Asked) -> None:
    """What one word attends to without dropout, and what the question that is asked compares that with.

    What answers it is veiled until it is open, and a number that is not right is marked there; of two draws, one that
    drops something of that word comes into view.
    """
    words, _ = torch_module.journey()
    dropped, (usual,) = dropout.dropout(p, seed), covered(torch_module.module())
    once, its, mean = f"one draw, p = {p:g}", f"one draw, p = {dropout.P_ASKED:g}", f"mean of {dropout.DRAWS:,} draws"
    drops = once if (dropped.once[POSITION] == 0).any() else "another draw"
    compared, before, after = {
        "kept": ({its: dropout.dropout(dropout.P_ASKED, seed).once, mean: dropped.mean}, once, its),
        "sums": ({"another draw": dropped.again, mean: dropped.mean}, drops, mean),
        "eval": ({"in eval()": dropped.in_eval}, once, "in eval()"),
    }[asked.name]
    waiting = set() if asked.is_open("kept") or once != its else {its, "another draw"}
    if not asked.is_open(asked.name):
        waiting |= {after} - {mean}
    way = after if asked.is_open(asked.name) and asked.text() != "always" else before
    ways = {"no dropout": usual.weights, once: dropped.once, **compared}
    shown = {way: np.where(np.isnan(usual.weights), np.nan, weights) for way, weights in ways.items()}
    is_wrong = asked.name == "kept" and asked.marks["kept"].status == "wrong"
    draw_threads(
        "Dropout", shown, way, waiting=waiting, adds_up=None if asked.is_open("sums") else int(asked.name == "sums"),
        mine=asked.number(most=99) if is_wrong and way in waiting else None,
    )  # fmt: skip
    if asked.is_open():
        offer_steps(lambda: torch_pictures.of_dropout(usual.scaled_scores, usual.weights, shown[once], p, words))
