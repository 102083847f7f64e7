"""The screen /torch-heads: columns split among heads, and the agreement with torch's own attention."""

from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st

from core.lessons import torch_heads
from core.lessons.torch_heads import HEADS, TOLERANCE, USUAL_HEADS, WORDS
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.machine import machine, screen
from ui.machine.side_by_side import single
from ui.screens import torch_pictures, torch_questions
from ui.screens.torch_questions import Part
from ui.session import contents

_NODES = ("weights", "outputs")

_HEADS, _CAUSAL, _TRUE = "module.heads", "module.causal", "module.true"

NUMBERS = {_HEADS: str(USUAL_HEADS), _CAUSAL: "false"}
"""The fields that choose the numbers, with what they usually hold."""


def choose() -> tuple[int, bool]:
    """Choose the number of heads, and whether torch’s own attention is masked."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        heads = int(widgets.one_of("Heads", [str(heads) for heads in HEADS], _HEADS, usual=NUMBERS[_HEADS]))
        return heads, bool(widgets.linked(st.toggle, "Causal mask in torch’s own", key=_CAUSAL, usual=False))


def several_heads(heads: int) -> Part:
    """Q, K and V split, one matrix of weights per head, and the heads side by side again."""
    names = ("split", "reshape", "joined")
    facts = torch_heads.facts(heads, causal=False)
    return Part(lesson="torch_heads", section="Heads", names=names, facts=facts, figure=partial(_heads, heads))


def _heads(heads: int, asked: Asked) -> None:
    """Q, and once it is answered, how it is split; then what a word attends to in each head, and the heads joined.

    An older link that has the answer to the last shows all of it at once.
    """
    ways = {"split": "Split", "reshape": "Reshaped"}
    if asked.name in ways:
        shown = [way for name, way in ways.items() if asked.is_open(name)]
        split = torch_pictures.of_split(np.round(torch_heads.queries(), 2), heads, shown, WORDS)
        machine.draw(replace(split, is_small=True), key="machine of the split")
        st.caption("Stronger colour is farther from 0; outlined is negative.")
        if not asked.is_open("joined"):
            return
    trace = torch_heads.attention(heads)
    threads.draw(
        Threads(
            name="What a word attends to in each head", tokens=WORDS, weights=trace.weights[None], row=Row(0, 0, 1),
            names=tuple(f"head {h + 1}" for h in range(len(trace.weights))),
        ),
        key="threads of heads", on={},
    )  # fmt: skip
    if asked.is_open("joined"):
        joined = torch_heads.concatenate(trace.context)
        columns = torch_pictures.columns_of(heads, joined.shape[1])
        note = "The weights of its head times V."
        screen.show(single("Context, heads side by side", joined, WORDS, columns, note=note), key="machine")
    if asked.is_open("split", "reshape", "joined"):
        torch_questions.offer_steps(lambda: torch_pictures.of_heads(trace, WORDS))


def agreement(heads: int, *, causal: bool) -> Part:
    """How far torch's own function and module are from the graph."""
    return Part(
        lesson="torch_heads", section="Agreement", names=("true",),
        facts=torch_heads.facts(heads, causal=causal), figure=partial(_agreement, heads, causal=causal),
    )  # fmt: skip


def _agreement(heads: int, asked: Asked, *, causal: bool) -> None:
    if asked.name == "true":
        _draw_meanings(is_open=asked.is_open("true"))
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


_OWN = ("scaled_dot_product_attention", "MultiheadAttention")


def _draw_meanings(*, is_open: bool) -> None:
    """What the words attend to in each of torch's own with one mask; the picture of one answers."""
    threads.draw(
        Threads(
            name="True on and below the diagonal, in each of torch’s own", tokens=WORDS, names=_OWN,
            weights=np.nan_to_num(np.stack(torch_heads.meanings_of_true()))[None], row=Row(0, 0, 1),
            veiled=frozenset() if is_open else frozenset(Row(0, way, i) for way in (0, 1) for i in range(len(WORDS))),
            asks="" if is_open else "head",
        ),
        key="threads of true", on={"head": lambda at: None if is_open else contents.change(_TRUE, f"in {_OWN[at[1]]}")},
    )  # fmt: skip
