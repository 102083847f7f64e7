"""The parts of the screen /module with one head: parameters, nn.Linear, the causal mask and dropout."""

from collections.abc import Sequence
from typing import cast

import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import figure, shown
from core.lessons import module_questions, torch_module
from core.lessons.module_questions import FOLLOWED, Figures
from core.lessons.schema import Mark
from core.lessons.torch_module import SEED, Copied
from ui.fields import questions, widgets
from ui.frame import page
from ui.session import contents


def part(names: Sequence[str]) -> str:
    """Choose which part of the screen is drawn; torch is waited for the first time."""
    chosen = one_of("Part", names, "part")
    if not torch_module.ready():
        with st.spinner("torch is being loaded …"):
            torch_module.torch()
    return chosen


def one_of(label: str, options: Sequence[str], name: str) -> str:
    """Choose one of a few; the first until it is changed."""
    return widgets.one_of(label, options, f"module.{name}", usual=options[0])


def begin(name: str, figures: Figures) -> None:
    """What a part says, and its lines of code."""
    section = module_questions.sections()[name]
    st.markdown(section.text.format(**figures))
    st.code(section.code.strip().format(**figures), language="python", wrap_lines=True)


def ask(name: str, figures: Figures) -> Mark:
    """Ask one of the questions and mark it."""
    asked = module_questions.ask(name, figures)
    return questions.question(asked.prompt, f"module.{name}", asked.mark, options=asked.options)


def square(
    title: str, formula: str, M: Matrix, words: Sequence[str], *, weights: bool = True, note: str = ""
) -> page.Step:
    """A matrix with a row and a column for every word."""
    return page.Step(
        title=title, formula=formula, shape="n × n", M=M, rows=words, columns=words, weights=weights, note=note
    )


def parameters() -> list[Mark]:
    """The same seed, with W_q and with W_k drawn first."""
    seed = widgets.seed("module.seed", SEED)
    figures = module_questions.of_parameters(seed)
    begin("Parameters", figures)
    words, _ = torch_module.journey()
    traces = {"line by line": torch_module.module(seed), "the class": torch_module.module(seed, "W_k")}
    page.steps(
        *(
            page.Step(title=f"Context, {how}", formula=r"A V", shape="n × d_v", M=trace.context, rows=words)
            for how, trace in traces.items()
        )
    )
    marks = [ask("drawn", figures), ask("order", figures)]
    page.steps(
        *(square(f"Scores, {how}", r"Q K^\top", trace.scores, words, weights=False) for how, trace in traces.items())
    )
    return [*marks, ask("transposed", figures)]


def linear() -> list[Mark]:
    """The same with nn.Linear, whose weight is W_q transposed."""
    figures = module_questions.of_linear()
    begin("nn.Linear", figures)
    words, _ = torch_module.journey()
    marks = [ask("weight-shape", figures), ask("copy", figures)]
    copied = cast(Copied, contents.text("module.copy") or "nothing")
    found, usual = torch_module.linear(copied), torch_module.module()
    note = f"Copied into the weights: {copied}. Largest difference: {found.apart:.4f}."
    page.steps(
        page.Step(title="Context, parameters", formula="A V", shape="n × d_v", M=usual.context, rows=words),
        page.Step(title="Context, nn.Linear", formula="A V", shape="n × d_v", M=found.context, rows=words, note=note),
    )
    if marks[0].status == "correct":
        outputs, inputs = ([str(i + 1) for i in range(size)] for size in found.weight.shape)
        page.steps(
            page.Step(title="Parameter", formula="W_q", shape="in × out", M=found.parameter, rows=inputs),
            page.Step(title="nn.Linear’s weight", formula="W", shape="out × in", M=found.weight, rows=outputs),
        )
    return [*marks, ask("bound", figures)]


def mask() -> list[Mark]:
    """The causal mask before the softmax, after it, and with rows made 1 again."""
    figures = module_questions.of_mask()
    begin("Mask", figures)
    words, _ = torch_module.journey()
    found = torch_module.masked()
    rounding = torch_module.apart(found.before, found.renormalised)
    page.steps(
        square("Masked before", r"\operatorname{softmax}(S + M)", found.before, words,
               note="M is −∞ in the future, else 0. Each row sums to 1."),
        square("Masked after", r"B = \operatorname{softmax}(S) \odot L", found.after, words,
               note="L is 0 in the future, else 1."),
        square("Renormalised", r"B_{ij} / \textstyle\sum_k B_{ik}", found.renormalised, words,
               note=f"As if masked before, but for rounding: at most ${figure(shown(rounding))}$ apart."),
    )  # fmt: skip
    marks = [ask("row-sum", figures), ask("missing", figures), ask("leak", figures)]
    _leak(words)
    return marks


def _leak(words: Sequence[str]) -> None:
    """Change the last word, and see whose row of an earlier word moves."""
    times = float(
        widgets.kept(
            st.slider, f"Multiply the vector of *{words[-1]}* by",
            key="module.times", usual=2.0, min_value=-4.0, max_value=4.0, value=2.0, step=0.5,
        )
    )  # fmt: skip
    with st.container(horizontal=True):
        for how, moved in torch_module.leaks(times, FOLLOWED).items():
            st.metric(how, f"{moved:.4f}", border=True)
    st.caption(
        f"How far the weights of *{words[FOLLOWED]}* move at the most, though *{words[-1]}* comes later. Renormalising "
        "repairs the wrong mask, as long as there is something left: beside a later score that is larger by a "
        "thousand, all weights of the past are 0, and 0/0 is nan."
    )


def dropout() -> list[Mark]:
    """Dropout on the weights: once, and on average."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        p = float(
            widgets.kept(
                st.slider, "p, the share that is dropped",
                key="module.p", usual=0.5, min_value=0.0, max_value=0.9, value=0.5, step=0.05,
            )
        )  # fmt: skip
        seed = widgets.seed("module.dropout-seed", SEED)
    figures = module_questions.of_dropout(p, seed)
    begin("Dropout", figures)
    words, _ = torch_module.journey()
    found, usual = torch_module.dropout(p, seed), torch_module.module()
    row_sum = found.once[FOLLOWED].sum()
    page.steps(
        square("One draw", r"A \odot R / (1 - p)", found.once, words, weights=bool(found.once.max() <= 1),
               note=f"R is 0 with probability p, else 1. The row of {words[FOLLOWED]} sums to {row_sum:.4f}."),
        square(f"Mean of {torch_module.DRAWS:,} draws", r"\approx A", found.mean, words,
               note=f"At most {torch_module.apart(found.mean, usual.weights):.4f} from the weights without dropout."),
    )  # fmt: skip
    return [ask(name, figures) for name in ("kept", "sums", "eval")]
