"""What `show` shows where nothing can move: tables, and a sentence that says so. It is also what pages are made of."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from computed_attention import edited_trace
from computed_attention.edited_trace import EditedTrace
from computed_attention.model_weights import weights_of
from computed_attention.usage import UsageError
from core.graph import still
from core.graph.still import Table
from core.graph.trace import Trace
from core.reading.names import distinct
from ui.machine import alone
from ui.machine.thread_weights import Row, Threads

Words: TypeAlias = Sequence[Any] | str | None
"""Words, the sentence that they make, or None: they are numbered."""

_LONGEST = 40
"""The most characters of a word."""

_AWAY = "Here it is still. To point at it and to change numbers, run the cell again in a notebook that shows widgets."


@dataclass(frozen=True, kw_only=True, eq=False)
class Still:
    """Something to show; ``sentence`` is said above its tables."""

    sentence: str = _AWAY

    def tables(self) -> tuple[Table, ...]:
        """What is drawn, as tables."""
        raise NotImplementedError

    def saying(self, sentence: str) -> "Still":
        """The same with another sentence."""
        return replace(self, sentence=sentence)

    def _repr_mimebundle_(self, **_asked: object) -> dict[str, str]:
        return still.bundle(self.tables(), self.sentence)


@dataclass(frozen=True, kw_only=True, eq=False)
class StillTrace(Still):
    """A trace."""

    edited: EditedTrace

    def tables(self) -> tuple[Table, ...]:
        """What is drawn, as tables."""
        return alone.tables(self.edited.picture)


@dataclass(frozen=True, kw_only=True, eq=False)
class StillHeads(Still):
    """The weights of all heads; the first head is written out."""

    threads: Threads

    def tables(self) -> tuple[Table, ...]:
        """What is drawn, as tables."""
        return alone.tables_of_threads(self.threads)


def still_of(what: Any, tokens: Words = None, others: Words = None, compare: Trace | None = None) -> Still:
    """What is shown, without a front end: see `show`."""
    return trace_still(what, tokens, others, compare) if isinstance(what, Trace) else _heads(what, tokens, others)


def trace_still(trace: Trace, tokens: Words, others: Words, compare: Trace | None = None) -> StillTrace:
    """What is shown of a trace: see `show`."""
    edited_trace.check_drawable(trace)
    if compare is not None:
        if not isinstance(compare, Trace):
            raise UsageError("compare= takes another trace, which attend returns.")
        edited_trace.check_drawable(compare)
        if compare.X.shape[0] != trace.X.shape[0]:
            raise UsageError("Both traces have to be of the same words.")
    words = words_of(tokens, int(trace.X.shape[0]))
    X_kv = trace.matrices["X_kv"]
    words_kv = words if X_kv is None else words_of(others, int(X_kv.shape[0]))
    edited = EditedTrace(
        first=trace, trace=trace, words=tuple(distinct(words)), words_kv=tuple(distinct(words_kv)), other=compare
    )
    return StillTrace(edited=edited)


def _heads(attentions: Any, tokens: Words, others: Words) -> StillHeads:
    W = weights_of(attentions)
    *_, n, m = W.shape
    if n != m and others is None:
        raise UsageError(f"Each of {n} tokens attends to {m} others: name those too, show(attentions, tokens, others).")
    return StillHeads(
        threads=Threads(
            name="What the heads attend to", tokens=words_of(tokens, n), weights=W, row=Row(0, 0, 0),
            others=() if others is None else words_of(others, m),
        )
    )  # fmt: skip


def words_of(tokens: Words, count: int) -> tuple[str, ...]:
    """As many words as there are rows.

    Raises:
        UsageError: there are more or fewer.
    """
    if tokens is None:
        return tuple(str(i + 1) for i in range(count))
    try:
        several = tokens.split() if isinstance(tokens, str) else list(tokens)
    except TypeError:
        raise UsageError("The tokens are a list of words, or the sentence that they make.") from None
    if len(several) != count:
        raise UsageError(f"There are {len(several)} tokens for {count} rows: give one for each.")
    return tuple(" ".join(str(one).encode(errors="replace").decode()[:_LONGEST].split()) or "␣" for one in several)
