"""A part of the screen /module: nn.Linear in place of the parameters."""

from typing import cast

import streamlit as st

from core.graph.tex import in_prose
from core.lessons import torch_module, torch_questions
from core.lessons.torch_module import Source
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import without_answers
from ui.session import contents


def show_figure(asked: Asked) -> None:
    """The contexts of parameters and of nn.Linear, how they differ, and once its shape is answered, what each holds."""
    words, _ = torch_module.journey()
    copied = cast(Source, contents.text("module.copy") or "nothing")
    layer = torch_module.linear(copied)
    picture = st.container()
    usual, given = without_answers(torch_module.module(), layer.trace)
    with picture:
        is_open = asked.is_open("weight-shape")
        screen.show(torch_pictures.of_layer(usual, layer, given, words, is_open=is_open), key="machine")
    st.caption(f"Copied into the weights: {copied}. Largest difference: {layer.difference:.4f}.")


def explain() -> None:
    """What nn.Linear holds, and its code."""
    content, facts = torch_questions.load("module").sections["nn.Linear"], torch_module.facts()
    st.markdown(in_prose(content.text.format(**facts)))
    st.code(content.code.strip().format(**facts), language="python", wrap_lines=True)
