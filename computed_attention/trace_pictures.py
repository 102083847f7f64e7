"""A trace as a picture: which form of the graph it is, and what of it is nobody's step but one's own."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from core.graph import masking, steps, ways
from core.graph.form import Form
from core.graph.nodes import NODES, steps_of
from core.graph.steps import Array, Step
from core.graph.still import in_numpy
from core.graph.trace import Trace
from core.graph.way import Mask, Scaling
from ui.machine import picture
from ui.machine.picture import DrawnMatrix, Picture

_NAME = "Self-attention, step by step"

_OWN_STEP = "A step of your own made this number."


def picture_of(trace: Trace, words: tuple[str, ...], words_kv: tuple[str, ...]) -> Picture:
    """The picture of a trace of matrices, of all its nodes that are no copies of others."""
    form = form_of(trace)
    nodes = [node for node, step in trace.steps.items() if not _is_nothing(step)]
    made = picture.draw_matrices(trace, form, words, nodes, words_kv)
    usual = steps_of(form)
    made |= {node: _mark_own_step(made[node]) for node in nodes if not _is_same(trace.steps[node], usual[node])}
    return Picture(name=_NAME, words=words, matrices=tuple(made.values()), places=picture.places_of(made, nodes))


def is_mirrored(shown: Picture) -> bool:
    """Whether the browser can compute what follows from other inputs: it knows every step, and no number is covered."""
    computed = [M for M in shown.matrices if M.name in NODES]
    return all(M.kind != "given" and not np.isnan(M.M).any() for M in computed)


def numpy_trace(trace: Trace) -> Trace:
    """A trace of NumPy's arrays."""
    return Trace({name: None if M is None else in_numpy(M) for name, M in trace.matrices.items()}, trace.steps)


def form_of(trace: Trace) -> Form:
    """The form of the graph that a trace is; a step that is none of the graph's counts as the usual one."""
    learned = any(trace.matrices[name] is not None for name in ("W_q", "W_k", "W_v"))
    cross = trace.matrices["X_kv"] is not None
    mask = masking.NO_MASK if cross else _mask(trace.steps["masked_scores"])
    by_sum = _is_same(trace.steps["weights"], ways.BY_SUM.step) and mask is masking.NO_MASK
    return Form(
        learned=learned,
        scaling=_scaling(trace.steps["scaled_scores"]),
        mask=mask,
        cross=cross,
        normalise=ways.BY_SUM if by_sum else ways.SOFTMAX,
        positions=not cross and not _is_nothing(trace.steps["P"]),
    )


def _scaling(step: Step | Array) -> Scaling:
    if make := ways.OF_STEP.get(type(step)):
        return make(**vars(step))
    return ways.UNSCALED if _is_nothing(step) else ways.BY_ROOT


def _mask(step: Step | Array) -> Mask:
    if make := masking.OF_STEP.get(type(step)):
        return make(**vars(step))
    return masking.NO_MASK if _is_nothing(step) else masking.CAUSAL


def _is_nothing(step: Step | Array) -> bool:
    """Whether a step changes or adds nothing."""
    return callable(step) and (steps.is_copy(step) or step is steps.no_positions)


def _is_same(step: Step | Array, other: Step) -> bool:
    return callable(step) and step == other


def _mark_own_step(M: DrawnMatrix) -> DrawnMatrix:
    """A matrix that another step made than usual: a step that the graph does not know is one's own."""
    return replace(M, formula="a step of your own", note=_OWN_STEP) if M.kind == "given" else M


def inputs_of(trace: Trace) -> Mapping[str, Array]:
    """The inputs of a trace that there are."""
    names = ("X", "X_kv", "W_q", "W_k", "W_v")
    return {name: trace.matrices[name] for name in names if trace.matrices[name] is not None}
