"""The pictures of the screens on torch: orders, contexts and heads, each with the steps to it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from core.graph.form import LEARNED
from core.graph.masking import CAUSAL
from core.graph.nodes import shown_nodes
from core.graph.steps import Matrix, causal_mask
from core.graph.trace import Trace
from core.lessons import torch_module
from core.lessons.torch_module import POSITION, Linear, Source
from core.reading.names import number_names
from ui.machine import picture
from ui.machine.picture import Cell, DrawnMatrix, Picture, Place
from ui.machine.side_by_side import chain, draw_matrix, several

_NUMBERED = ("1", "2", "3")
"""The rows of a weight matrix, one for each number of a word."""


def of_seed(traces: Sequence[Trace], words: Sequence[str], name: str, *, is_open: bool) -> Picture:
    """The scores, or the contexts, that one seed leads to in two orders; the steps to them are told.

    Once that is open, a score of the class leads to the same number of the other program, across the diagonal.
    """
    matrices = [
        _rename(M, suffix, f"{M.title},{suffix}" if suffix else M.title)
        for suffix, trace in zip(("", " class"), traces, strict=True)
        for M in picture.draw_matrices(trace, LEARNED, tuple(words), shown_nodes(LEARNED)).values()
    ]
    parts = {"": (Place(below=name), Place(below=f"{name} class"))}
    made = chain("One seed, two orders", matrices, parts, opening=Cell(node=name, row=0, column=1))
    if name != "scores":
        return made
    mirrored = [
        replace(M, kind="copy", reads=("scores",)) if is_open and M.name == "scores class" else M for M in matrices
    ]
    pinned = Cell(node="scores class", row=0, column=1) if is_open else None
    return replace(made, matrices=tuple(mirrored), is_small=True, opening=None, opens_folded=True, pinned=pinned)


def _rename(M: DrawnMatrix, suffix: str, title: str) -> DrawnMatrix:
    return replace(M, name=M.name + suffix, title=title, reads=tuple(name + suffix for name in M.reads))


_COPIED: Mapping[Source, tuple[str, str]] = {
    "nothing": ("Copied", "copied"), "W_q": ("Refused", "W_q"),
    "W_q.T": ("Copied", "W_qᵀ"), "W_q.reshape(2, 3)": ("Reshaped", "W_q"),
}  # fmt: skip
"""What is written over the numbers that are copied: of each source the title and the symbol."""


def of_layer(layer: Linear, copied: Source) -> Picture:
    """The parameter W_q, what is made of it to be copied, and the weight of nn.Linear that it goes into.

    What is copied has its place, covered, before it is chosen: no other matrix moves then.
    """
    outputs, inputs = map(number_names, layer.weight.shape)
    M = np.full(layer.weight.shape, np.nan) if copied == "nothing" else torch_module.form(layer.parameter, copied)
    title, symbol = _COPIED[copied]
    matrices = (
        draw_matrix("W_q", "Ours", layer.parameter, inputs),
        draw_matrix("copied", title, M, inputs if len(M) == len(inputs) else outputs, symbol=symbol),
        draw_matrix("W", "nn.Linear", layer.weight, outputs, symbol="W"),
    )
    shown = several("What is copied into nn.Linear", *(replace(one, role="query") for one in matrices))
    return replace(shown, is_small=True)


def of_contexts(layer: Linear) -> Picture:
    """The context of the word that is asked about, with the parameters and with nn.Linear."""
    traces, words = {"Ours": torch_module.module(), "nn.Linear": layer.trace}, torch_module.journey()[0]
    matrices = (
        draw_matrix(way, way, trace.context[[POSITION]], [words[POSITION]], _NUMBERED[:2], symbol="context")
        for way, trace in traces.items()
    )
    return replace(several("Contexts", *(replace(one, role="context") for one in matrices)), is_small=True)


def of_heads(trace: Trace, words: Sequence[str]) -> Picture:
    """The weights and the context of each head, with what they follow from."""
    parts = {f"Head {h}": of_head(trace, h, words, f" head {h}") for h in range(1, len(trace.weights) + 1)}
    placed = {head: [made["weights"], made["context"]] for head, made in parts.items()}
    return chain("Several heads", [M for made in parts.values() for M in made.values()], placed, opens_folded=True)


def of_head(trace: Trace, h: int, words: Sequence[str], suffix: str) -> dict[str, DrawnMatrix]:
    """The nodes of head h of several, counted from 1, by name; names and titles end with the suffix."""
    own = Trace({name: M if M is None or M.ndim < 3 else M[h - 1] for name, M in trace.matrices.items()}, trace.steps)
    made = picture.draw_matrices(own, LEARNED, tuple(words), shown_nodes(LEARNED))
    return {name: _rename(made[name], suffix, made[name].title + suffix) for name in shown_nodes(LEARNED)}


def of_masks(scaled: Matrix, masked: Mapping[str, Matrix], words: Sequence[str]) -> Picture:
    """The mask before the softmax, after it, and renormalised; what is covered is nan."""
    scores, weights = _softmax(scaled, masked["no mask"], words)
    hidden = draw_matrix(
        "hidden", "Masked scores", causal_mask(scaled), words, words, kind="mask", reads=(scores,),
        lead=CAUSAL.account.lead,
    )  # fmt: skip
    before = draw_matrix(
        "before", "Masked before", masked["masked before"], words, words, share=True, kind="softmax", reads=(hidden,)
    )
    after = draw_matrix(
        "after", "Masked after", masked["masked after"], words, words, share=True, kind="described", reads=(weights,),
        lead="The weight of {row} on {column} without a mask, or 0 if {column} comes later.",
    )  # fmt: skip
    renormalised = draw_matrix(
        "renormalised", "Renormalised", masked["renormalised"], words, words, share=True, kind="shares", reads=(after,)
    )
    return chain(
        "The causal mask, step by step", (scores, hidden, before, weights, after, renormalised),
        {"Before the softmax": (scores, hidden, before), "After the softmax": (weights, after, renormalised)},
        opens_folded=True,
    )  # fmt: skip


def of_dropout(scaled: Matrix, unchanged: Matrix, once: Matrix, p: float, words: Sequence[str]) -> Picture:
    """The weights, and what one draw leaves of them; what is covered is nan."""
    scores, weights = _softmax(scaled, unchanged, words)
    left = draw_matrix(
        "once", "One draw", once, words, words, kind="described", reads=(weights,),
        lead=f"The weight of {{row}} on {{column}} ÷ {1 - p:.2f}, which is 1 − p, or 0 if it was dropped.",
    )  # fmt: skip
    return chain("Dropout, step by step", (scores, weights, left), {"": (scores, weights, left)}, opens_folded=True)


def _softmax(scaled: Matrix, W: Matrix, words: Sequence[str]) -> tuple[DrawnMatrix, DrawnMatrix]:
    """Scaled scores, and the weights that are their softmax."""
    note = "A query times a key, divided by √d_k."
    scores = draw_matrix("scores", "Scaled scores", scaled, words, words, symbol="scaled_scores", note=note)
    weights = draw_matrix("weights", "Weights", W, words, words, share=True, kind="softmax", reads=(scores,))
    return scores, weights
