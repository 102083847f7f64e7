"""The screen /torch-heads: columns split among heads, and the agreement with torch's own attention."""

import streamlit as st

from core.homework.results import Result
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


def choose_heads() -> int:
    """Choose the number of heads."""
    return int(widgets.one_of("Heads", [str(heads) for heads in HEADS], _HEADS, usual=NUMBERS[_HEADS]))


def several_heads(heads: int) -> list[Result]:
    """Q, K and V split, one matrix of weights per head, and the heads side by side again."""
    trace = torch_heads.attention(heads)
    joined = torch_heads.concatenate(trace.context)
    d_head = joined.shape[1] // heads
    columns = [f"{j // d_head + 1}·{j % d_head + 1}" for j in range(joined.shape[1])]
    screen.show(torch_pictures.of_heads(trace, joined, columns, WORDS), key="machine")
    st.caption(f"Column {columns[-1]} of the heads side by side: head {heads}, its column {d_head}.")
    return _part(heads).ask("Heads", "split", "head-weights", "joined", "reshape")


def agreement(heads: int) -> list[Result]:
    """How far torch's own function and module are from the graph."""
    causal = bool(widgets.linked(st.toggle, "Causal mask", key=_CAUSAL, usual=False))
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
    return _part(heads, causal=causal).ask("Agreement", "in-proj", "averaged", "true")


def _part(heads: int, *, causal: bool = False) -> Part:
    return Part(lesson="torch_heads", facts=torch_heads.facts(heads, causal=causal))
