"""The screen /dropout: the threads of a word as they are, after two draws, on the mean of many, and in `eval()`."""

import numpy as np
import streamlit as st

from core.lessons import dropout, torch_module
from core.lessons.torch_module import POSITION, SEED
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, covered, draw_threads, offer_steps
from ui.session import contents

_P, _SEED = "module.p", "module.dropout-seed"

_P_SHOWN = 0.5
"""With which a weight is shown that is kept, where the first question asks the same of another p."""

NUMBERS = {_P: str(dropout.P_ASKED), _SEED: str(SEED)}
"""The fields that choose the numbers, with what they usually hold."""


def choose() -> tuple[float, int]:
    """Choose the share that is dropped, and a seed, or draw again with the next one."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        p = widgets.slider("p, the share that is dropped", _P, usual=dropout.P_ASKED, least=0.0, most=0.9, step=0.05)
        seed = widgets.seed(_SEED, SEED)
        st.button("Draw again", icon=":material/casino:", on_click=contents.change, args=(_SEED, str(seed + 1)))
        return p, seed


def part(p: float, seed: int) -> Part:
    """Dropout on the weights: once, and on average."""
    return Part(lesson="dropout", section="Dropout", names=("kept", "sums", "eval"), facts=dropout.facts(p, seed))


def show_threads(p: float, seed: int, asked: Asked) -> None:
    """What one word attends to without dropout, after two draws, on average, and in `eval()`.

    Once both are open, the first comes into view, or if it drops nothing of that word, the second. What their weights
    add up to is covered until it is predicted.
    """
    words, _ = torch_module.journey()
    dropped, (usual,) = dropout.dropout(p, seed), covered(torch_module.module())
    # With the p that the first question names, what is kept would be its answer: a draw with another p leads to it.
    is_asked = p == dropout.P_ASKED and not asked.is_open("kept")
    example = {f"a draw, p = {_P_SHOWN}": dropout.dropout(_P_SHOWN, SEED).once} if is_asked else {}
    ways = {
        "no dropout": usual.weights, **example, "one draw": dropped.once,
        **({} if example else {"another draw": dropped.again}),
        f"mean of {dropout.DRAWS:,} draws": dropped.mean, "in eval()": dropped.in_eval,
    }  # fmt: skip
    shown = {way: np.where(np.isnan(usual.weights), np.nan, weights) for way, weights in ways.items()}
    waiting = ["one draw"] * is_asked + ["in eval()"] * (not asked.is_open("eval"))
    drawn = "one draw" if (dropped.once[POSITION] == 0).any() else "another draw"
    way = "in eval()" if asked.name == "eval" else next(iter(example), drawn)
    draw_threads(
        "Dropout", shown, "no dropout" if way in waiting else way, waiting=waiting, adds_up=asked.is_open("sums")
    )
    if asked.is_open():
        scaled, once = usual.scaled_scores, shown["one draw"]
        offer_steps(lambda: torch_pictures.of_dropout(scaled, usual.weights, once, p, words))
