"""The screen /torch-heads: columns split among heads, and the agreement with torch's own attention."""

from functools import partial

import streamlit as st

from core.lessons import torch_heads
from core.lessons.torch_heads import HEADS, TOLERANCE, USUAL_HEADS, WORDS
from ui.fields import widgets
from ui.frame import tables
from ui.machine import screen
from ui.screens import torch_pictures
from ui.screens.torch_questions import Part

_NODES = ("weights", "outputs")

_HEADS, _CAUSAL = "module.heads", "module.causal"

NUMBERS = {_HEADS: str(USUAL_HEADS), _CAUSAL: "false"}
"""The fields that choose the numbers, with what they usually hold."""


def choose() -> tuple[int, bool]:
    """Choose the number of heads, and whether torch's own attention is masked."""
    heads = int(widgets.one_of("Heads", [str(heads) for heads in HEADS], _HEADS, usual=NUMBERS[_HEADS]))
    return heads, bool(widgets.linked(st.toggle, "Causal mask in torch’s own", key=_CAUSAL, usual=False))


def several_heads(heads: int) -> Part:
    """Q, K and V split, one matrix of weights per head, and the heads side by side again."""
    names = ("split", "head-weights", "joined", "reshape")
    facts = torch_heads.facts(heads, causal=False)
    return Part(lesson="torch_heads", section="Heads", names=names, facts=facts, figure=partial(_heads, heads))


def _heads(heads: int) -> None:
    trace = torch_heads.attention(heads)
    joined = torch_heads.concatenate(trace.context)
    d_head = joined.shape[1] // heads
    columns = [f"{j // d_head + 1}·{j % d_head + 1}" for j in range(joined.shape[1])]
    screen.show(torch_pictures.of_heads(trace, joined, columns, WORDS), key="machine")
    st.caption(f"Column {columns[-1]} of the heads side by side: head {heads}, its column {d_head}.")


def agreement(heads: int, *, causal: bool) -> Part:
    """How far torch's own function and module are from the graph."""
    return Part(
        lesson="torch_heads", section="Agreement", names=("in-proj", "averaged", "true"),
        facts=torch_heads.facts(heads, causal=causal), figure=partial(_agreement, heads, causal=causal),
    )  # fmt: skip


def _agreement(heads: int, *, causal: bool) -> None:
    st.header("The same with torch’s own attention", anchor=False)
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
