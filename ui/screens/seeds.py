"""The screen /seeds: weights drawn in two orders by one seed, and what memory holds that nobody has written to."""

from functools import partial

import streamlit as st

from core.lessons import seeds, torch_module
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.machine import machine, screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers

_SEED = "module.seed"

NUMBERS = {_SEED: str(torch_module.SEED)}
"""The field that chooses the numbers, with what it usually holds."""


def choose_seed() -> int:
    """Choose the seed."""
    return widgets.seed(_SEED, torch_module.SEED)


def one_seed(seed: int) -> Part:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    return Part(
        lesson="seeds", section="Parameters", names=("order", "transposed"), facts=seeds.facts_of_seed(seed),
        figure=partial(_draws, seed),
    )  # fmt: skip


def _draws(seed: int, asked: Asked) -> None:
    """The numbers that are drawn and what becomes of them in both orders, or the scores that these lead to."""
    if asked.name == "transposed":
        _compare(seed)
        return
    traces = torch_module.module(seed), torch_module.module(seed, "W_k")
    machine.draw(torch_pictures.of_draws(*traces, is_open=asked.is_open("order")), key="machine of draws")


def show_contexts(seed: int, asked: Asked) -> None:
    """What becomes of the same numbers in two orders, once it is known that they are exchanged."""
    if asked.name != "transposed" and asked.is_open("order"):
        st.header("What becomes of them", anchor=False)
        _compare(seed)


def _compare(seed: int) -> None:
    """The scores and the contexts of both orders."""
    words, _ = torch_module.journey()
    picture = st.container()
    line_by_line, in_class = without_answers(torch_module.module(seed), torch_module.module(seed, "W_k"))
    with picture:
        screen.show(torch_pictures.of_seed(line_by_line, in_class, words), key="machine")


def empty_memory() -> Part:
    """What memory holds before anything is written to it."""
    return Part(
        lesson="seeds", section="torch.empty", names=("holds", "short"), facts=seeds.facts_of_memory(), figure=_memory
    )


def _memory(asked: Asked) -> None:
    """What memory holds, or once it is predicted what a loop that stops one short leaves in it."""
    numbers = seeds.empty(len(torch_module.journey()[1]))
    if asked.name == "short" and asked.is_open("short"):
        columns = {
            f"scores, from torch.{name}": [*(f"{score:.4f}" for score in seeds.scores()[:-1]), f"{last:.5g}"]
            for name, last in (("empty", numbers[-1]), ("zeros", 0))
        }
    else:
        columns = {"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]}
    tables.draw(columns)
    st.button("Ask for memory again", icon=":material/refresh:")
