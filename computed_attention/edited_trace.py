"""A trace whose inputs are typed over in a picture: what was typed, and the trace that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from array_api_compat import array_namespace, device

from computed_attention import trace_pictures
from computed_attention.usage import UsageError
from core.graph.masking import CAUSAL, NO_MASK
from core.graph.steps import Array, Matrix
from core.graph.still import in_numpy
from core.graph.trace import Trace, evaluate
from core.reading import matrix_edits
from core.reading.matrix_edits import Edits
from ui.machine import comparison
from ui.machine.picture import Cell, Picture

_MOST = 250_000
"""The most numbers of a picture."""

_NAMES = ("this trace", "the other")

_KEPT = "In Python, the widget’s .trace is what follows from your changes."


@dataclass(frozen=True, kw_only=True, eq=False)
class EditedTrace:
    """A trace as it was, and as it is by now.

    ``words`` are distinct labels of the rows of X, ``words_kv`` of those of X_kv. ``other`` is a trace to compare with.
    ``changed`` are the inputs with what was typed over them, ``typed`` the texts, ``problems`` what is wrong with some;
    ``hides_later`` says whether later words are hidden, None where that is no choice.
    """

    first: Trace
    trace: Trace
    words: tuple[str, ...]
    words_kv: tuple[str, ...]
    other: Trace | None = None
    hides_later: bool | None = None
    changed: Mapping[str, Matrix] = field(default_factory=dict)
    typed: Mapping[str, Edits] = field(default_factory=dict)
    problems: Mapping[str, Edits] = field(default_factory=dict)

    @property
    def inputs(self) -> Mapping[str, Array]:
        """X, and the weights if there are any."""
        return trace_pictures.inputs_of(self.trace)

    def edited(self, sent: Any) -> "EditedTrace":
        """The same with other texts in its cells, as a picture sends them: by matrix, row, column and text."""
        changed, typed, problems = dict[str, Matrix](), dict[str, Edits](), dict[str, Edits]()
        for name, values in trace_pictures.inputs_of(self.first).items():
            M = np.asarray(in_numpy(values), dtype=np.float64)
            cells = sent.get(name, ()) if isinstance(sent, Mapping) else ()
            typed[name] = matrix_edits.received(cells, M)
            changed[name], problems[name] = matrix_edits.edited(name, M, typed[name], self.changed.get(name, M))
        return replace(self, changed=changed, typed=typed, problems=problems)._evaluated()

    def hiding(self, later: bool) -> "EditedTrace":
        """The same with later words hidden, or not."""
        return self if self.hides_later is None else replace(self, hides_later=later)._evaluated()

    def _evaluated(self) -> "EditedTrace":
        """What follows from the inputs, as arrays of the kind that they were."""
        inputs = trace_pictures.inputs_of(self.first)
        now = {
            name: _as(self.changed[name], values) if self.typed.get(name) else values for name, values in inputs.items()
        }
        steps, mask = self.first.steps, CAUSAL.step if self.hides_later else NO_MASK.step
        if self.hides_later is not None and mask != steps["masked_scores"]:
            steps = {**steps, "masked_scores": mask}
        is_first = steps is self.first.steps and all(now[name] is inputs[name] for name in inputs)
        return replace(self, trace=self.first if is_first else evaluate(now, steps))

    @property
    def picture(self) -> Picture:
        """What is drawn of it."""
        trace = trace_pictures.plain(self.trace)
        shown = trace_pictures.of(trace, self.words, self.words_kv)
        names = self.inputs
        matrices = tuple(
            replace(
                M, editable=True, base=f"{M.name} {M.M.shape}", typed=self.typed.get(M.name, {}),
                problems=self.problems.get(M.name, {}),
            )
            if M.name in names else M
            for M in shown.matrices
        )  # fmt: skip
        told = tuple(sentence for name, bad in self.problems.items() for sentence in matrix_edits.told(name, bad))
        shown = replace(
            shown, matrices=matrices, told=told, kept=_KEPT, hides_later=self.hides_later,
            opening=_largest(trace.weights), previewed=trace_pictures.is_mirrored(shown),
        )  # fmt: skip
        if self.other is None:
            return shown
        other = trace_pictures.plain(self.other)
        form, other_form = trace_pictures.form_of(trace), trace_pictures.form_of(other)
        return comparison.compared(shown, trace, form, other, other_form, _NAMES)


def of(trace: Trace, words: tuple[str, ...], words_kv: tuple[str, ...], other: Trace | None) -> EditedTrace:
    """A trace in which nothing is typed over yet.

    Raises:
        UsageError: it is too large for a picture, its numbers are none, or the other one is of other words.
    """
    mask = trace.steps["masked_scores"]
    is_choice = trace.matrices["X_kv"] is None and callable(mask) and mask in (CAUSAL.step, NO_MASK.step)
    return EditedTrace(
        first=trace, trace=trace, words=words, words_kv=words_kv, other=other,
        hides_later=mask == CAUSAL.step if is_choice else None,
    )  # fmt: skip


def check_drawable(trace: Trace) -> None:
    """Make sure that a trace can be drawn.

    Raises:
        UsageError: it is of several sentences, of too many numbers, or some of its inputs are no numbers.
    """
    if trace.X.ndim != 2:
        shape = tuple(map(int, trace.X.shape))
        raise UsageError(f"X has the shape {shape}: the picture is of one sentence, with two dimensions, such as X[0].")
    if not all(map(int, trace.X.shape)):
        raise UsageError("X has no numbers, so there is nothing to show.")
    many = sum(int(np.prod(M.shape)) for M in trace.matrices.values() if M is not None)
    if many > _MOST:
        raise UsageError(
            f"The picture would have {many:,} numbers, and at most {_MOST:,} can be drawn; show(weights, tokens) "
            "draws the weights alone, of up to 512 words."
        )
    for name, values in trace_pictures.inputs_of(trace).items():
        M = in_numpy(values)
        if M.dtype.kind not in "fiub":
            raise UsageError(f"{name} holds something other than real numbers ({M.dtype}).")
        if not np.isfinite(M.astype(np.float64)).all():
            raise UsageError(f"{name} holds NaN or an infinite number.")


def _largest(W: Matrix) -> Cell:
    """The largest weight, which is explained at first."""
    row, column = np.unravel_index(int(np.nan_to_num(W).argmax()), W.shape)
    return Cell(node="weights", row=int(row), column=int(column))


def _as(M: Matrix, values: Array) -> Array:
    """Numbers as an array of the kind, of the precision and in the place of another."""
    if isinstance(values, np.ndarray):
        return M
    return array_namespace(values).asarray(M, dtype=values.dtype, device=device(values))
