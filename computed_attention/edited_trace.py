"""A trace whose inputs are typed over in a picture: what was typed, and the trace that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from array_api_compat import array_namespace, device

from computed_attention import trace_pictures
from computed_attention.usage import UsageError
from core.graph.masking import CAUSAL, NO_MASK
from core.graph.steps import Array, DividedBy, Matrix, Step
from core.graph.still import in_numpy
from core.graph.trace import Trace, evaluate
from core.graph.ways import BY_ROOT
from core.reading import divisors, matrix_edits
from core.reading.matrix_edits import Edits
from ui.machine import comparison
from ui.machine.picture import Cell, Divisor, Picture, typed_over

_MOST_CELLS = 250_000
"""The most numbers of a picture."""

_NAMES = ("this trace", "the other")

_NOTE = "In Python, the widget’s .trace is what follows from your changes."


@dataclass(frozen=True, kw_only=True, eq=False)
class EditedTrace:
    """A trace as it was, and as it is by now.

    ``words`` are distinct labels of the rows of X, ``words_kv`` of those of X_kv. ``other`` is a trace to compare with.
    ``typed`` are the texts typed over the inputs, ``problems`` what is wrong with some, and ``divided_by`` the text
    typed over √d_k.
    """

    first: Trace
    trace: Trace
    words: tuple[str, ...]
    words_kv: tuple[str, ...]
    other: Trace | None = None
    typed: Mapping[str, Edits] = field(default_factory=dict)
    problems: Mapping[str, Edits] = field(default_factory=dict)
    divided_by: str = ""

    @property
    def inputs(self) -> Mapping[str, Array]:
        """X, and the weights if there are any."""
        return trace_pictures.inputs_of(self.trace)

    @property
    def hides_later(self) -> bool | None:
        """Whether later words are hidden; None where that is no choice."""
        mask = self.trace.steps["masked_scores"]
        is_choice = self.trace.matrices["X_kv"] is None and callable(mask) and mask in (CAUSAL.step, NO_MASK.step)
        return mask == CAUSAL.step if is_choice else None

    @property
    def divisor(self) -> Divisor | None:
        """What was typed over √d_k; None where the scores are divided by something else or by nothing."""
        if self.first.steps["scaled_scores"] is not BY_ROOT.step:
            return None
        most = divisors.largest(self.first.d_k)
        read = divisors.divisor(self.divided_by, most) if self.divided_by else most
        return Divisor(typed=self.divided_by, problem=read if isinstance(read, str) else "", most=most)

    def edited(self, sent: Any) -> "EditedTrace":
        """The same with other texts in its cells, as a picture sends them: by matrix, row, column and text."""
        sent = sent if isinstance(sent, Mapping) else {}
        inputs, typed, problems = dict[str, Array](), dict[str, Edits](), dict[str, Edits]()
        for name, values in trace_pictures.inputs_of(self.first).items():
            M, last = (np.asarray(in_numpy(one), dtype=np.float64) for one in (values, self.inputs[name]))
            typed[name] = matrix_edits.read_cells(sent.get(name, ()), M)
            changed, problems[name] = matrix_edits.edited_matrix(name, M, typed[name], last)
            inputs[name] = _in_kind_of(changed, values) if typed[name] else values
        now = replace(self, typed=typed, problems=problems, divided_by=_divided_by(sent.get("divisor")))
        return now._evaluate(inputs, {"scaled_scores": now._scaling()})

    def _scaling(self) -> Step | Array:
        """The step that divides; with a text that is no divisor, the last one stays."""
        divisor = self.divisor
        if divisor is None or divisor.problem:
            return self.trace.steps["scaled_scores"]
        read = divisors.divisor(divisor.typed, divisor.most) if divisor.typed else ""
        return BY_ROOT.step if isinstance(read, str) else DividedBy(read)

    def masked(self, later: bool) -> "EditedTrace":
        """The same with later words hidden, or not."""
        if self.hides_later is None:
            return self
        return self._evaluate(self.inputs, {"masked_scores": CAUSAL.step if later else NO_MASK.step})

    def _evaluate(self, inputs: Mapping[str, Array], chosen: Mapping[str, Step | Array]) -> "EditedTrace":
        """What follows from inputs, with some steps in place of those that there were."""
        steps, first = {**self.trace.steps, **chosen}, trace_pictures.inputs_of(self.first)
        is_first = steps == self.first.steps and all(inputs[name] is first[name] for name in first)
        return replace(self, trace=self.first if is_first else evaluate(inputs, steps))

    @property
    def picture(self) -> Picture:
        """What is drawn of it."""
        trace = trace_pictures.numpy_trace(self.trace)
        shown = trace_pictures.picture_of(trace, self.words, self.words_kv)
        shown = replace(
            shown, divisor=self.divisor, hides_later=self.hides_later, kept=_NOTE, opening=_top_weight(trace.weights),
            previewed=trace_pictures.is_mirrored(shown),
        )  # fmt: skip
        bases = {name: f"{name} {M.shape}" for name, M in trace_pictures.inputs_of(trace).items()}
        shown = typed_over(shown, bases, self.typed, self.problems)
        if self.other is None:
            return shown
        other = trace_pictures.numpy_trace(self.other)
        form, other_form = trace_pictures.form_of(trace), trace_pictures.form_of(other)
        return comparison.compare(shown, trace, form, other, other_form, _NAMES)


def _divided_by(sent: Any) -> str:
    """The divisor that a picture sent; it may send anything."""
    match sent:
        case [[0, 0, str(text)]]:
            return matrix_edits.tidied(text)
        case _:
            return ""


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
    if many > _MOST_CELLS:
        raise UsageError(
            f"The picture would have {many:,} numbers, and at most {_MOST_CELLS:,} can be drawn; show(weights, tokens) "
            "draws the weights alone, of up to 512 words."
        )
    for name, values in trace_pictures.inputs_of(trace).items():
        try:
            M = in_numpy(values)
        except Exception:  # noqa: BLE001  every library of tensors raises errors of its own
            raise UsageError(f"{name} could not be turned into an array of numbers.") from None
        if M.dtype.kind not in "fiub":
            raise UsageError(f"{name} holds something other than real numbers ({M.dtype}).")
        if not np.isfinite(M.astype(np.float64)).all():
            raise UsageError(f"{name} holds NaN or an infinite number.")


def _top_weight(W: Matrix) -> Cell:
    """The largest weight, which is explained at first."""
    row, column = np.unravel_index(int(np.nan_to_num(W).argmax()), W.shape)
    return Cell(node="weights", row=int(row), column=int(column))


def _in_kind_of(M: Matrix, values: Array) -> Array:
    """Numbers as an array of the kind, of the precision and in the place of another."""
    if isinstance(values, np.ndarray):
        return M
    return array_namespace(values).asarray(M, dtype=values.dtype, device=device(values))
