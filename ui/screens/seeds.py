"""The screen /seeds: weights drawn in two orders by one seed, and what memory holds that nobody has written to."""

import streamlit as st

from core.homework.results import Result
from core.lessons import seeds, torch_module
from ui.fields import widgets
from ui.frame import tables
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers

_SEED = "module.seed"

NUMBERS = {_SEED: str(torch_module.SEED)}
"""The field that chooses the numbers, with what it usually holds."""


def one_seed() -> list[Result]:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    seed = widgets.seed(_SEED, torch_module.SEED)
    part = Part(lesson="seeds", facts=seeds.facts_of_seed(seed))
    words, _ = torch_module.journey()
    picture = st.container()
    line_by_line, in_class = without_answers(torch_module.module(seed), torch_module.module(seed, "W_k"))
    with picture:
        screen.show(torch_pictures.of_seed(line_by_line, in_class, words), key="machine")
    return part.ask("Parameters", "drawn", "order", "transposed")


def empty_memory() -> list[Result]:
    """What memory holds before anything is written to it."""
    part = Part(lesson="seeds", facts=seeds.facts_of_memory())
    numbers = seeds.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]})
    st.button("Ask for memory again", icon=":material/refresh:")
    return part.ask("torch.empty", "holds", "short", "zeros")
