"""A part of the screen /module: nn.Linear in place of the parameters."""

from typing import cast

import streamlit as st

from core.homework.results import Result
from core.lessons import torch_module
from core.lessons.torch_module import Source
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part, without_answers
from ui.session import contents


def linear() -> list[Result]:
    """Attention with nn.Linear, whose weight is W_q transposed."""
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
    part = Part(lesson="module", facts=torch_module.facts())
    marks = part.ask("nn.Linear", "weight-shape", "copy", "bound")
    if marks[0].status == "correct":
        screen.show(torch_pictures.of_layer(layer), key="machine of the layer")
    return marks
