"""Parts of the screen /module: parameters, nn.Linear, mask, dropout and empty memory."""

from collections.abc import Sequence
from typing import cast

import numpy as np
import streamlit as st

from core.graph.tex import figure, shown
from core.graph.trace import Trace
from core.homework import covering
from core.homework.covering import Covering
from core.homework.results import Result
from core.lessons import module_questions as lesson
from core.lessons import torch_module
from core.lessons.module_questions import POSITION
from core.lessons.torch_module import SEED, Source
from ui.fields import widgets
from ui.fields.earned import earned
from ui.frame import covered_answers, page, tables
from ui.frame.page import Step
from ui.screens.module_questions import CONTEXT, ask, introduce, one_of, square
from ui.session import contents


def choose_part(names: Sequence[str]) -> str:
    """Choose which part of the screen is drawn; the first time, wait for torch."""
    chosen = one_of("Part", names, "part")
    if not torch_module.is_imported():
        with st.spinner("Loading torch …"):
            torch_module.torch()
    return chosen


def _covering(*traces: Trace) -> Covering:
    """What stays covered of traces of *journey*, because its homework asks for it; says so if anything does."""
    exercise = torch_module.exercise()
    known = earned(exercise)
    covered_answers.tell_of(exercise, covering.parts_in(exercise, known, traces))
    return covering.covering(exercise, known)


def parameters() -> list[Result]:
    """Parameters from the same seed, with W_q or W_k drawn first."""
    seed = widgets.seed("module.seed", SEED)
    facts = lesson.of_parameters(seed)
    introduce("Parameters", facts)
    words, _ = torch_module.journey()
    traces = {"line by line": torch_module.module(seed), "the class": torch_module.module(seed, "W_k")}
    cover = _covering(*traces.values()).cover
    page.draw_steps(
        *(
            Step(title=f"Context, {how}", formula=CONTEXT, shape="n × d_v", M=cover(trace.context), rows=words)
            for how, trace in traces.items()
        )
    )
    marks = [ask("drawn", facts), ask("order", facts)]
    page.draw_steps(
        *(
            square(f"Scores, {how}", r"Q K^\top", cover(trace.scores), words, weights=False)
            for how, trace in traces.items()
        )
    )
    return [*marks, ask("transposed", facts)]


def linear() -> list[Result]:
    """Attention with nn.Linear, whose weight is W_q transposed."""
    facts = lesson.of_linear()
    introduce("nn.Linear", facts)
    words, _ = torch_module.journey()
    marks = [ask("weight-shape", facts), ask("copy", facts)]
    copied = cast(Source, contents.text("module.copy") or "nothing")
    layer, usual = torch_module.linear(copied), torch_module.module()
    cover = _covering(usual).cover
    note = f"Copied into the weights: {copied}. Largest difference: {layer.difference:.4f}."
    page.draw_steps(
        Step(title="Context, parameters", formula=CONTEXT, shape="n × d_v", M=cover(usual.context), rows=words),
        Step(
            title="Context, nn.Linear", formula=CONTEXT, shape="n × d_v", M=cover(layer.context), rows=words, note=note
        ),
    )
    with st.container():
        if marks[0].status == "correct":
            outputs, inputs = ([str(i + 1) for i in range(size)] for size in layer.weight.shape)
            page.draw_steps(
                Step(title="Parameter", formula="W_q", shape="in × out", M=layer.parameter, rows=inputs),
                Step(title="nn.Linear’s weight", formula="W", shape="out × in", M=layer.weight, rows=outputs),
            )
    return [*marks, ask("bound", facts)]


def mask() -> list[Result]:
    """The causal mask before the softmax, after it, and after it with rows that sum to 1 again."""
    facts = lesson.of_mask()
    introduce("Mask", facts)
    words, _ = torch_module.journey()
    masked = torch_module.masked_weights()
    rounding = torch_module.largest_difference(masked.before, masked.renormalised)
    usual = torch_module.module()
    weights = _covering(usual).cover(usual.weights, shares=True)
    after = np.where(np.isnan(weights) & (np.tri(len(words)) > 0), np.nan, masked.after)
    page.draw_steps(
        square("Masked before", r"\operatorname{softmax}_{\text{rows}}(\text{masked scores})", masked.before, words,
               note="Masked scores are −∞ in the future. Each row sums to 1."),
        square("Masked after", r"\text{weights} \odot \text{past}", after, words,
               note="Past is 0 in the future, else 1."),
        square("Renormalised", r"\text{masked after} / \text{its row sums}", masked.renormalised, words,
               note=f"As masked before, except for rounding: at most ${figure(shown(rounding))}$ apart."),
    )  # fmt: skip
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
    dropped, usual = torch_module.dropout(p, seed), torch_module.module()
    hidden = np.isnan(_covering(usual).cover(usual.weights, shares=True))
    once, mean = (np.where(hidden, np.nan, M) for M in (dropped.once, dropped.mean))
    row_sum = dropped.once[POSITION].sum()
    difference = torch_module.largest_difference(dropped.mean, usual.weights)
    page.draw_steps(
        square("One draw", r"\text{weights} \odot \text{kept} / (1 - p)", once, words,
               weights=bool(dropped.once.max() <= 1),
               note=f"Kept is 0 with probability p, else 1. The row of {words[POSITION]} sums to {row_sum:.4f}."),
        square(f"Mean of {torch_module.DRAWS:,} draws", r"\approx \text{weights}", mean, words,
               note=f"At most {difference:.4f} from the weights without dropout."),
    )  # fmt: skip
    return [ask(name, facts) for name in ("kept", "sums", "eval")]


def empty_memory() -> list[Result]:
    """What memory holds before anything is written to it."""
    facts = lesson.of_empty()
    introduce("torch.empty", facts)
    numbers = torch_module.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]})
    st.button("Ask for memory again", icon=":material/refresh:")
    return [ask(name, facts) for name in ("holds", "short", "zeros")]
