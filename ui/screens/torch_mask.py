"""The screen /torch-mask: a causal mask in torch, before the softmax and after it, and what leaks from the future."""

import numpy as np
import streamlit as st

from core.lessons import torch_mask, torch_module
from core.lessons.torch_module import POSITION
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.screens.torch_questions import Part, covered, draw_threads


def part() -> Part:
    """The causal mask before the softmax, after it, and after it with rows that sum to 1 again."""
    return Part(lesson="torch_mask", section="Mask", names=("repaired", "diagonal", "leak"), facts=torch_mask.facts())


def choose_times() -> float:
    """Change the last word, and see in which way the threads of an earlier word move, and how far."""
    words, _ = torch_module.journey()
    times = float(
        widgets.linked(
            st.slider, f"Multiply the vector of *{words[-1]}* by",
            key="module.times", usual=1.0, min_value=-4.0, max_value=4.0, value=1.0, step=0.5,
        )
    )  # fmt: skip
    moved = ", ".join(f"{how} **{far:.4f}**" for how, far in torch_mask.leaks(times, POSITION).items())
    st.caption(
        f"*{words[-1]}* comes later, so the weights of *{words[POSITION]}* should not move. "
        f"They move by at most: {moved}."
    )
    return times


def show_threads(times: float, asked: Asked) -> None:
    """What one word attends to without a mask, and masked in three ways, with the last word multiplied."""
    (usual,), masked = covered(torch_module.module()), torch_mask.masked_weights(times)
    hidden = np.isnan(usual.weights)
    ways = {
        "no mask": np.where(hidden, np.nan, masked.unmasked),
        "masked before": masked.before,
        "masked after": np.where(hidden & (masked.before > 0), np.nan, masked.after),
        "renormalised": masked.renormalised,
    }
    first = "masked before" if asked.name == "diagonal" else "masked after"
    draw_threads(
        "The causal mask, before the softmax and after it", ways, first,
        waiting=() if asked.is_open("repaired") else ("renormalised",),
    )  # fmt: skip
