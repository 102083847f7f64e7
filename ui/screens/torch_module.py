"""Parts of the screen /module: parameters, nn.Linear, mask, dropout and empty memory."""

from collections.abc import Sequence
from typing import cast

import streamlit as st

from core.graph.form import LEARNED
from core.graph.tex import figure, shown
from core.graph.trace import Trace
from core.homework import covering
from core.homework.results import Result
from core.lessons import module_questions as lesson
from core.lessons import torch_module
from core.lessons.module_questions import POSITION
from core.lessons.torch_module import SEED, Source
from ui.fields import widgets
from ui.fields.earned import earned
from ui.frame import covered_answers, tables
from ui.machine import picture, screen
from ui.screens import module_pictures
from ui.screens.module_questions import ask, introduce, is_right, one_of
from ui.session import contents


def choose_part(names: Sequence[str]) -> str:
    """Choose which part of the screen is drawn; the first time, wait for torch."""
    chosen = one_of("Part", names, "part")
    if not torch_module.is_imported():
        with st.spinner("Loading torch …"):
            torch_module.torch()
    return chosen


def _without_answers(*traces: Trace) -> tuple[Trace, ...]:
    """Traces of *journey* with nan for what its homework asks for and a student has not earned; says so if any is."""
    exercise = torch_module.exercise()
    known = earned(exercise)
    covered_answers.tell_of(exercise, covering.parts_in(exercise, known, traces))
    return tuple(covering.covered_trace(trace, covering.covering(exercise, known)) for trace in traces)


def parameters() -> list[Result]:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    seed = widgets.seed("module.seed", SEED)
    facts = lesson.of_parameters(seed)
    introduce("Parameters", facts)
    words, _ = torch_module.journey()
    traces = _without_answers(torch_module.module(seed), torch_module.module(seed, "W_k"))
    for how, trace in zip(("the lines one by one", "the class"), traces, strict=True):
        st.markdown(f"**W_q, W_k and W_v of {how}**")
        screen.show(picture.of(trace, LEARNED, words, name=f"Self-attention, {how}"), key=f"machine of {how}")
    return [ask(name, facts) for name in ("drawn", "order", "transposed")]


def linear() -> list[Result]:
    """Attention with nn.Linear, whose weight is W_q transposed."""
    facts = lesson.of_linear()
    introduce("nn.Linear", facts)
    words, _ = torch_module.journey()
    marks = [ask("weight-shape", facts), ask("copy", facts)]
    copied = cast(Source, contents.text("module.copy") or "nothing")
    layer = torch_module.linear(copied)
    traces = dict(zip(("parameters", "nn.Linear"), _without_answers(torch_module.module(), layer.trace), strict=True))
    screen.show(module_pictures.of_contexts("The context of parameters and of nn.Linear", traces, words), key="machine")
    st.caption(f"Copied into the weights: {copied}. Largest difference: {layer.difference:.4f}.")
    with st.container():
        if marks[0].status == "correct":
            screen.show(module_pictures.of_layer(layer), key="machine of the layer")
    return [*marks, ask("bound", facts)]


def mask() -> list[Result]:
    """The causal mask before the softmax, after it, and after it with rows that sum to 1 again."""
    facts = lesson.of_mask()
    introduce("Mask", facts)
    words, _ = torch_module.journey()
    masked = torch_module.masked_weights()
    rounding = torch_module.largest_difference(masked.before, masked.renormalised)
    (usual,), sums = _without_answers(torch_module.module()), is_right("row-sum", facts)
    screen.show(module_pictures.of_masks(usual.scaled_scores, usual.weights, masked, words, sums=sums), key="machine")
    st.caption(
        "Masked scores are −∞ in the future, so each row of *masked before* sums to 1. *Renormalised* is the same, "
        f"except for rounding: at most ${figure(shown(rounding))}$ apart."
    )
    marks = [ask(name, facts) for name in ("row-sum", "missing", "leak")]
    _leak(words)
    return marks


def _leak(words: Sequence[str]) -> None:
    """Change the last word, and see which mask lets an earlier word's row move."""
    times = float(
        widgets.linked(
            st.slider, f"Multiply the vector of *{words[-1]}* by",
            key="module.times", usual=2.0, min_value=-4.0, max_value=4.0, value=2.0, step=0.5,
        )
    )  # fmt: skip
    with st.container(horizontal=True):
        for how, moved in torch_module.leaks(times, POSITION).items():
            st.metric(how, f"{moved:.4f}", border=True)
    st.caption(
        f"How far the weights of *{words[POSITION]}* move at most, though *{words[-1]}* comes later. Renormalising "
        "repairs the wrong mask as long as something is left. If one later score exceeds all earlier ones by a "
        "thousand, the weights of the past are too small for a floating-point number: they become 0, and 0/0 is nan."
    )


def dropout() -> list[Result]:
    """Dropout on the weights: once, and on average."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        p = float(
            widgets.linked(
                st.slider, "p, the share that is dropped",
                key="module.p", usual=0.5, min_value=0.0, max_value=0.9, value=0.5, step=0.05,
            )
        )  # fmt: skip
        seed = widgets.seed("module.dropout-seed", SEED)
    facts = lesson.of_dropout(p, seed)
    introduce("Dropout", facts)
    words, _ = torch_module.journey()
    dropped, (usual,) = torch_module.dropout(p, seed), _without_answers(torch_module.module())
    row_sum = dropped.once[POSITION].sum()
    difference = torch_module.largest_difference(dropped.mean, torch_module.module().weights)
    made = module_pictures.of_dropout(usual.weights, dropped.once, dropped.mean, p, f"{torch_module.DRAWS:,}", words)
    screen.show(made, key="machine")
    st.caption(
        f"Kept is 0 with probability p, else 1. In this draw the row of *{words[POSITION]}* sums to {row_sum:.4f}. The "
        f"mean is at most {difference:.4f} from the weights without dropout."
    )
    return [ask(name, facts) for name in ("kept", "sums", "eval")]


def empty_memory() -> list[Result]:
    """What memory holds before anything is written to it."""
    facts = lesson.of_empty()
    introduce("torch.empty", facts)
    numbers = torch_module.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]})
    st.button("Ask for memory again", icon=":material/refresh:")
    return [ask(name, facts) for name in ("holds", "short", "zeros")]
