"""The screen /dropout: weights, what is kept of them in one draw, and the mean of many draws."""

from functools import partial

import streamlit as st

from core.lessons import dropout, torch_module
from core.lessons.torch_module import POSITION, SEED
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers

_P, _SEED = "module.p", "module.dropout-seed"
_USUAL_P = 0.5

NUMBERS = {_P: str(_USUAL_P), _SEED: str(SEED)}
"""The fields that choose the numbers, with what they usually hold."""


def choose() -> tuple[float, int]:
    """Choose the share that is dropped, and a seed."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        p = float(
            widgets.linked(
                st.slider, "p, the share that is dropped",
                key=_P, usual=_USUAL_P, min_value=0.0, max_value=0.9, value=_USUAL_P, step=0.05,
            )
        )  # fmt: skip
        return p, widgets.seed(_SEED, SEED)


def part(p: float, seed: int) -> Part:
    """Dropout on the weights: once, and on average."""
    return Part(
        lesson="dropout", section="Dropout", names=("kept", "sums", "eval"), facts=dropout.facts(p, seed),
        figure=partial(_drop, p, seed),
    )  # fmt: skip


def _drop(p: float, seed: int, _asked: Asked) -> None:
    words, _ = torch_module.journey()
    picture = st.container()
    dropped, (usual,) = dropout.dropout(p, seed), without_answers(torch_module.module())
    row_sum = dropped.once[POSITION].sum()
    difference = torch_module.largest_difference(dropped.mean, torch_module.module().weights)
    made = torch_pictures.of_dropout(usual.weights, dropped.once, dropped.mean, p, f"{dropout.DRAWS:,}", words)
    with picture:
        screen.show(made, key="machine")
    st.caption(
        f"Kept is 0 with probability p, else 1. In this draw the row of *{words[POSITION]}* sums to {row_sum:.4f}. The "
        f"mean is at most {difference:.4f} from the weights without dropout."
    )
