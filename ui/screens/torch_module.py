"""The parts of the screen /module: parameters, nn.Linear, mask, dropout, heads, empty memory, torch's own attention."""

from collections.abc import Sequence
from typing import cast

import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import figure, shown
from core.homework.results import Result
from core.lessons import module_questions, torch_heads, torch_module
from core.lessons.module_questions import FOLLOWED
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.lessons.torch_heads import HEADS, TOLERANCE, WORDS
from core.lessons.torch_module import SEED, Copied
from ui.fields import questions, widgets
from ui.frame import page, tables
from ui.frame.page import Step
from ui.session import contents

_COMPARED = ("weights", "outputs")


def choose_part(names: Sequence[str]) -> str:
    """Choose which part of the screen is drawn; torch is waited for the first time."""
    chosen = _one_of("Part", names, "part")
    if not torch_module.ready():
        with st.spinner("torch is being loaded …"):
            torch_module.torch()
    return chosen


def _one_of(label: str, options: Sequence[str], name: str) -> str:
    """Choose one of a few; the first until it is changed."""
    return widgets.one_of(label, options, f"module.{name}", usual=options[0])


def _introduce(name: str, facts: Facts) -> None:
    """What a part says, and its lines of code."""
    section = module_questions.load().sections[name]
    st.markdown(section.text.format(**facts))
    st.code(section.code.strip().format(**facts), language="python", wrap_lines=True)


def _ask(name: str, facts: Facts) -> Result:
    """Ask one of the questions and mark it."""
    task = Task(question=module_questions.load().questions[name], facts=facts)
    return questions.ask_question(task, f"module.{name}")


def _square(title: str, formula: str, M: Matrix, words: Sequence[str], *, weights: bool = True, note: str = "") -> Step:
    """A matrix with a row and a column for every word."""
    return Step(title=title, formula=formula, shape="n × n", M=M, rows=words, columns=words, weights=weights, note=note)


def parameters() -> list[Result]:
    """The same seed, with W_q and with W_k drawn first."""
    seed = widgets.seed("module.seed", SEED)
    facts = module_questions.of_parameters(seed)
    _introduce("Parameters", facts)
    words, _ = torch_module.journey()
    traces = {"line by line": torch_module.module(seed), "the class": torch_module.module(seed, "W_k")}
    page.draw_steps(
        *(
            Step(title=f"Context, {how}", formula=r"A V", shape="n × d_v", M=trace.context, rows=words)
            for how, trace in traces.items()
        )
    )
    marks = [_ask("drawn", facts), _ask("order", facts)]
    page.draw_steps(
        *(_square(f"Scores, {how}", r"Q K^\top", trace.scores, words, weights=False) for how, trace in traces.items())
    )
    return [*marks, _ask("transposed", facts)]


def linear() -> list[Result]:
    """The same with nn.Linear, whose weight is W_q transposed."""
    facts = module_questions.of_linear()
    _introduce("nn.Linear", facts)
    words, _ = torch_module.journey()
    marks = [_ask("weight-shape", facts), _ask("copy", facts)]
    copied = cast(Copied, contents.text("module.copy") or "nothing")
    layer, usual = torch_module.linear(copied), torch_module.module()
    note = f"Copied into the weights: {copied}. Largest difference: {layer.apart:.4f}."
    page.draw_steps(
        Step(title="Context, parameters", formula="A V", shape="n × d_v", M=usual.context, rows=words),
        Step(title="Context, nn.Linear", formula="A V", shape="n × d_v", M=layer.context, rows=words, note=note),
    )
    with st.container():
        if marks[0].status == "correct":
            outputs, inputs = ([str(i + 1) for i in range(size)] for size in layer.weight.shape)
            page.draw_steps(
                Step(title="Parameter", formula="W_q", shape="in × out", M=layer.parameter, rows=inputs),
                Step(title="nn.Linear’s weight", formula="W", shape="out × in", M=layer.weight, rows=outputs),
            )
    return [*marks, _ask("bound", facts)]


def mask() -> list[Result]:
    """The causal mask before the softmax, after it, and with rows made 1 again."""
    facts = module_questions.of_mask()
    _introduce("Mask", facts)
    words, _ = torch_module.journey()
    masked = torch_module.masked()
    rounding = torch_module.apart(masked.before, masked.renormalised)
    page.draw_steps(
        _square("Masked before", r"\operatorname{softmax}(S + M)", masked.before, words,
               note="M is −∞ in the future, else 0. Each row sums to 1."),
        _square("Masked after", r"B = \operatorname{softmax}(S) \odot L", masked.after, words,
               note="L is 0 in the future, else 1."),
        _square("Renormalised", r"B_{ij} / \textstyle\sum_k B_{ik}", masked.renormalised, words,
               note=f"As if masked before, but for rounding: at most ${figure(shown(rounding))}$ apart."),
    )  # fmt: skip
    marks = [_ask("row-sum", facts), _ask("missing", facts), _ask("leak", facts)]
    _leak(words)
    return marks


def _leak(words: Sequence[str]) -> None:
    """Change the last word, and see whose row of an earlier word moves."""
    times = float(
        widgets.linked(
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
    facts = module_questions.of_dropout(p, seed)
    _introduce("Dropout", facts)
    words, _ = torch_module.journey()
    dropped, usual = torch_module.dropout(p, seed), torch_module.module()
    row_sum = dropped.once[FOLLOWED].sum()
    page.draw_steps(
        _square("One draw", r"A \odot R / (1 - p)", dropped.once, words, weights=bool(dropped.once.max() <= 1),
               note=f"R is 0 with probability p, else 1. The row of {words[FOLLOWED]} sums to {row_sum:.4f}."),
        _square(f"Mean of {torch_module.DRAWS:,} draws", r"\approx A", dropped.mean, words,
               note=f"At most {torch_module.apart(dropped.mean, usual.weights):.4f} from the weights without dropout."),
    )  # fmt: skip
    return [_ask(name, facts) for name in ("kept", "sums", "eval")]


def several_heads() -> list[Result]:
    """Q, K and V split, a matrix of weights a head, and the heads side by side again."""
    heads = _heads()
    facts = module_questions.of_heads(heads)
    _introduce("Heads", facts)
    marks = [_ask(name, facts) for name in ("split", "head-weights", "joined", "reshape")]
    trace = torch_heads.attention(heads)
    page.draw_steps(*(_square(f"Weights, head {i}", f"A_{i}", A, WORDS) for i, A in enumerate(trace.weights, start=1)))
    joined = torch_heads.concatenated(trace.context)
    d_head = joined.shape[1] // heads
    owners = [f"{j // d_head + 1}·{j % d_head + 1}" for j in range(joined.shape[1])]
    page.draw_steps(
        Step(
            title="Context, heads side by side", formula=r"[A_1 V_1 \dots A_h V_h]", shape="n × d_model", M=joined,
            rows=WORDS, columns=owners, note=f"Column {owners[-1]}: head {heads}, its column {d_head}.",
        )
    )  # fmt: skip
    return marks


def empty_memory() -> list[Result]:
    """What memory holds before it is written."""
    facts = module_questions.of_empty()
    _introduce("torch.empty", facts)
    numbers = torch_module.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in numbers], "torch.zeros": ["0" for _ in numbers]})
    st.button("Ask for memory again", icon=":material/refresh:")
    return [_ask(name, facts) for name in ("holds", "short", "zeros")]


def agreement() -> list[Result]:
    """How far torch's own two are from the graph."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        heads = _heads()
        causal = bool(widgets.linked(st.toggle, "Causal mask", key="module.causal", usual=False))
    facts = module_questions.of_agreement(heads, causal=causal)
    _introduce("Agreement", facts)
    rows = torch_heads.agreement(heads, causal=causal)
    differences = {
        name: {
            f"{what}, {row.dtype}": f"{getattr(row, what):.0e}"
            for what in _COMPARED
            for row in rows
            if row.name == name
        }
        for name in torch_heads.OWN
    }
    tables.draw(
        {
            "largest difference": list(differences[torch_heads.OWN[0]]),
            **{name: list(cells.values()) for name, cells in differences.items()},
        }
    )
    agree = all(max(row.weights, row.outputs) < TOLERANCE for row in rows)
    badge = f":green-badge[✓ below {TOLERANCE:g}]" if agree else f":red-badge[✗ not below {TOLERANCE:g}]"
    st.markdown(f"{badge} Beside our own graph in NumPy’s float64.")
    return [_ask(name, facts) for name in ("in-proj", "averaged", "true")]


def _heads() -> int:
    return int(_one_of("Heads", [str(heads) for heads in HEADS], "heads"))
