"""One cell of one node, written out: which row met which column, and the arithmetic, in TeX and as data."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isnan

from core.graph import cells
from core.graph.arithmetic import Working
from core.graph.cells import Cell, Operand, Writer
from core.graph.nodes import NODES
from core.graph.tex import shown
from core.graph.trace import Trace


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """How one number came about.

    ``value`` is rounded as the workings show it, ``lead`` is Markdown, ``operands`` are the rows, columns or cells it
    came from. ``workings`` are the arithmetic: none for a number that was given or where a number is nan, as those that
    are covered are; two for a weight (by the formula, and with the maximum subtracted).
    """

    node: str
    row: int
    column: int
    value: float
    lead: str
    operands: tuple[Operand, ...]
    workings: tuple[Working, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The workings in TeX."""
        return tuple(working.tex for working in self.workings)


def explain(
    trace: Trace, node: str, i: int, j: int, *, tokens: Sequence[str], tokens_kv: Sequence[str] = ()
) -> Explanation:
    """Write out cell (i, j), counted from 0, of a node in a trace without batches.

    Args:
        trace: the evaluated graph.
        node: the name of the node: X, W_q … context.
        i: the row.
        j: the column.
        tokens: what to call the n words.
        tokens_kv: what to call the words that keys and values come from; none: they are the same words.

    >>> from core.attention import attend
    >>> explain(attend([[0.0, 1.0], [1.0, 0.0]]), "weights", 0, 0, tokens=["a", "b"]).value
    0.731059
    """
    return _explain(trace, node, i, j, tuple(tokens), tuple(tokens_kv or tokens))


@lru_cache(maxsize=32)
def _explain(
    trace: Trace, node: str, i: int, j: int, tokens: tuple[str, ...], tokens_kv: tuple[str, ...]
) -> Explanation:
    """Remembered, because a screen asks for the same cell in every run. Traces compare by identity."""
    cell = Cell(node=node, i=i, j=j, tokens=tokens, tokens_kv=tokens_kv, matrices=trace.matrices, steps=trace.steps)
    account = _writer(trace, node)(cell)
    value = account.workings[-1].result if account.workings else shown(cell.value)
    is_covered = isnan(cell.value) or isnan(value)
    return Explanation(
        node=node, row=i, column=j, value=shown(cell.value) if is_covered else value,
        lead=account.lead, operands=account.operands, workings=() if is_covered else account.workings,
    )  # fmt: skip


def _writer(trace: Trace, node: str) -> Writer:
    """The writer that belongs to the step that made a node."""
    if node not in NODES:
        return cells.explain_input
    step, writers = trace.steps[node], NODES[node].cells
    return (writers.get(step) or writers.get(type(step)) if callable(step) else None) or cells.explain_replacement
