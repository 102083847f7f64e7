"""A part of the screen /module: nn.Linear in place of the parameters."""

from typing import cast

import streamlit as st

from core.lessons import torch_module
from core.lessons.torch_module import Source
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers
from ui.session import contents


def linear() -> Part:
    """Attention with nn.Linear, whose weight is W_q transposed."""
    names = ("weight-shape", "copy", "bound")
    return Part(lesson="module", section="nn.Linear", names=names, facts=torch_module.facts(), figure=_contexts)


def _contexts() -> None:
    words, _ = torch_module.journey()
    copied = cast(Source, contents.text("module.copy") or "nothing")
    layer = torch_module.linear(copied)
    picture = st.container()
    traces = dict(zip(("parameters", "nn.Linear"), without_answers(torch_module.module(), layer.trace), strict=True))
    with picture:
        screen.show(
            torch_pictures.of_contexts("The context of parameters and of nn.Linear", traces, words), key="machine"
        )
    st.caption(f"Copied into the weights: {copied}. Largest difference: {layer.difference:.4f}.")


def show_layer(asked: Asked) -> None:
    """The weight of nn.Linear beside the parameter, once its shape is found."""
    if asked.shows_all or asked.marks["weight-shape"].status == "correct":
        copied = cast(Source, contents.text("module.copy") or "nothing")
        screen.show(torch_pictures.of_layer(torch_module.linear(copied)), key="machine of the layer")
