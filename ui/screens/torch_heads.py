"""Two parts of the screen /module: several heads, and the agreement with torch's own attention."""

import streamlit as st

from core.homework.results import Result
from core.lessons import module_questions as lesson
from core.lessons import torch_heads
from core.lessons.torch_heads import HEADS, TOLERANCE, USUAL_HEADS, WORDS
from ui.fields import widgets
from ui.frame import tables
from ui.machine import screen
from ui.screens import module_pictures
from ui.screens.module_questions import ask, introduce, one_of

_NODES = ("weights", "outputs")


def several_heads() -> list[Result]:
    """Q, K and V split, one matrix of weights per head, and the heads side by side again."""
    heads = _choose_heads()
    facts = lesson.of_heads(heads)
    introduce("Heads", facts)
    marks = [ask(name, facts) for name in ("split", "head-weights", "joined", "reshape")]
    trace = torch_heads.attention(heads)
    joined = torch_heads.concatenate(trace.context)
    d_head = joined.shape[1] // heads
    columns = [f"{j // d_head + 1}·{j % d_head + 1}" for j in range(joined.shape[1])]
    screen.show(module_pictures.of_heads(trace, joined, columns, WORDS), key="machine")
    st.caption(f"Column {columns[-1]} of the heads side by side: head {heads}, its column {d_head}.")
    return marks


def agreement() -> list[Result]:
    """How far torch's own function and module are from the graph."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        heads = _choose_heads()
        causal = bool(widgets.linked(st.toggle, "Causal mask", key="module.causal", usual=False))
    facts = lesson.of_agreement(heads, causal=causal)
    introduce("Agreement", facts)
    rows = torch_heads.agreement(heads, causal=causal)
    differences = {
        name: {f"{M}, {row.dtype}": f"{getattr(row, M):.0e}" for M in _NODES for row in rows if row.name == name}
        for name in torch_heads.TORCH
    }
    tables.draw(
        {
            "largest difference": list(differences[torch_heads.TORCH[0]]),
            **{name: list(cells.values()) for name, cells in differences.items()},
        }
    )
    agree = all(max(row.weights, row.outputs) < TOLERANCE for row in rows)
    badge = f":green-badge[✓ below {TOLERANCE:g}]" if agree else f":red-badge[✗ not below {TOLERANCE:g}]"
    st.markdown(f"{badge} Compared with our own graph in NumPy’s float64.")
    return [ask(name, facts) for name in ("in-proj", "averaged", "true")]


def _choose_heads() -> int:
    return int(one_of("Heads", [str(heads) for heads in HEADS], "heads", usual=str(USUAL_HEADS)))
