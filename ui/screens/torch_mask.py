"""The screen /torch-mask: a causal mask in torch, before the softmax and after it, and what leaks from the future."""

import streamlit as st

from core.lessons import torch_mask, torch_module
from core.lessons.torch_module import POSITION
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers


def part() -> Part:
    """The causal mask before the softmax, after it, and after it with rows that sum to 1 again."""
    return Part(
        lesson="torch_mask", section="Mask", names=("repaired", "diagonal", "leak"), facts=torch_mask.facts(),
        figure=_masks,
    )  # fmt: skip


def _masks(_asked: Asked) -> None:
    words, _ = torch_module.journey()
    picture = st.container()
    masked, (usual,) = torch_mask.masked_weights(), without_answers(torch_module.module())
    with picture:
        screen.show(torch_pictures.of_masks(usual.scaled_scores, usual.weights, masked, words), key="machine")


def leak() -> None:
    """Change the last word, and see which mask lets an earlier word's row move."""
    words, _ = torch_module.journey()
    times = float(
        widgets.linked(
            st.slider, f"Multiply the vector of *{words[-1]}* by",
            key="module.times", usual=2.0, min_value=-4.0, max_value=4.0, value=2.0, step=0.5,
        )
    )  # fmt: skip
    with st.container(horizontal=True):
        for how, moved in torch_mask.leaks(times, POSITION).items():
            st.metric(how, f"{moved:.4f}", border=True)
    st.caption(
        f"How far the weights of *{words[POSITION]}* move at most, though *{words[-1]}* comes later. Renormalising "
        "repairs the wrong mask as long as something is left. If one later score exceeds all earlier ones by a "
        "thousand, the weights of the past are too small for a floating-point number: they become 0, and 0/0 is nan."
    )
