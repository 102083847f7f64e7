"""The other parts of the screen /module: several heads, empty memory, and torch's own attention beside ours."""

import streamlit as st

from core.homework.results import Result
from core.lessons import module_questions, torch_heads, torch_module
from core.lessons.torch_heads import HEADS, TOLERANCE, WORDS
from ui.fields import widgets
from ui.frame import page, tables
from ui.screens.torch_module import ask, begin, one_of, square

_COMPARED = ("weights", "outputs")


def several_heads() -> list[Result]:
    """Q, K and V split, a matrix of weights a head, and the heads side by side again."""
    heads = _heads()
    facts = module_questions.of_heads(heads)
    begin("Heads", facts)
    marks = [ask(name, facts) for name in ("split", "head-weights", "joined", "reshape")]
    trace = torch_heads.attention(heads)
    page.steps(*(square(f"Weights, head {i}", f"A_{i}", A, WORDS) for i, A in enumerate(trace.weights, start=1)))
    joined = torch_heads.concatenated(trace.context)
    d_head = joined.shape[1] // heads
    owners = [f"{j // d_head + 1}·{j % d_head + 1}" for j in range(joined.shape[1])]
    page.steps(
        page.Step(
            title="Context, heads side by side", formula=r"[A_1 V_1 \dots A_h V_h]", shape="n × d_model", M=joined,
            rows=WORDS, columns=owners, note=f"Column {owners[-1]}: head {heads}, its column {d_head}.",
        )
    )  # fmt: skip
    return marks


def empty() -> list[Result]:
    """What memory holds before it is written."""
    facts = module_questions.of_empty()
    begin("torch.empty", facts)
    found = torch_module.empty(len(torch_module.journey()[1]))
    tables.draw({"torch.empty": [f"{value:.5g}" for value in found], "torch.zeros": ["0" for _ in found]})
    st.button("Ask for memory again", icon=":material/refresh:")
    return [ask(name, facts) for name in ("holds", "short", "zeros")]


def agreement() -> list[Result]:
    """How far torch's own two are from the graph."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        heads = _heads()
        causal = bool(widgets.kept(st.toggle, "Causal mask", key="module.causal", usual=False))
    facts = module_questions.of_agreement(heads, causal=causal)
    begin("Agreement", facts)
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
            **{name: list(told.values()) for name, told in differences.items()},
        }
    )
    agree = all(max(row.weights, row.outputs) < TOLERANCE for row in rows)
    badge = f":green-badge[✓ below {TOLERANCE:g}]" if agree else f":red-badge[✗ not below {TOLERANCE:g}]"
    st.markdown(f"{badge} Beside our own graph in NumPy’s float64.")
    return [ask(name, facts) for name in ("in-proj", "averaged", "true")]


def _heads() -> int:
    return int(one_of("Heads", [str(heads) for heads in HEADS], "heads"))
