"""The screen /seeds: weights drawn in two orders by one seed, and what memory holds that nobody has written to."""

from functools import partial

import streamlit as st

from core.lessons import seeds, torch_module
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, covered, draw_threads, without_answers

_SEED = "module.seed"

NUMBERS = {_SEED: str(torch_module.SEED)}
"""The field that chooses the numbers, with what it usually holds."""


_OF_SEED = ("drawn", "order", "transposed")
"""The questions on what a seed draws."""


def choose_seed() -> int:
    """Choose the seed."""
    return widgets.seed(_SEED, torch_module.SEED)


def one_seed(seed: int) -> Part:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    return Part(
        lesson="seeds", section="Parameters", names=_OF_SEED, facts=seeds.facts_of_seed(seed),
        figure=partial(_draws, seed),
    )  # fmt: skip


def _draws(seed: int, _asked: Asked) -> None:
    """The numbers that are drawn, in both orders."""
    traces = torch_module.module(seed), torch_module.module(seed, "W_k")
    screen.show(torch_pictures.of_draws(*traces), key="machine of draws")


def show_threads(seed: int, asked: Asked) -> None:
    """What one word attends to, with W_q drawn first and with W_k; rows that the homework asks for are veiled."""
    if asked.name not in _OF_SEED:
        return
    traces = covered(torch_module.module(seed), torch_module.module(seed, "W_k"))
    names = ("W_q drawn first", "W_k drawn first")
    ways = {name: trace.weights for name, trace in zip(names, traces, strict=True)}
    draw_threads("One seed, two orders of drawing", ways, names[0])


def show_contexts(seed: int) -> None:
    """What becomes of the same numbers in two orders."""
    st.header("What becomes of them", anchor=False)
    words, _ = torch_module.journey()
    picture = st.container()
    line_by_line, in_class = without_answers(torch_module.module(seed), torch_module.module(seed, "W_k"))
    with picture:
        screen.show(torch_pictures.of_seed(line_by_line, in_class, words), key="machine")


def empty_memory() -> Part:
    """What memory holds before anything is written to it."""
    return Part(
        lesson="seeds", section="torch.empty", names=("holds", "short", "zeros"), facts=seeds.facts_of_memory(),
        figure=_memory,
    )  # fmt: skip


def _memory(_asked: Asked) -> None:
    st.header("Memory that no seed brings back", anchor=False)
    numbers = seeds.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]})
    st.button("Ask for memory again", icon=":material/refresh:")
