"""What `show` shows where nothing can move: tables, and a sentence that says so. It is also what pages are made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from computed_attention import edited_trace
from computed_attention.edited_trace import EditedTrace
from computed_attention.model_weights import weights_of
from computed_attention.usage import UsageError
from core.graph import still
from core.graph.trace import Trace
from core.reading.names import distinct
from ui.machine import standalone
from ui.machine.thread_weights import Row, Threads

Words: TypeAlias = Sequence[Any] | str | None
"""Words, the sentence that they make, or None: they are numbered."""

_LONGEST = 40
"""The most characters of a word."""

_NOTICE = "Here it is still. To point at it and to change numbers, run the cell again in a notebook that shows widgets."


@dataclass(frozen=True, kw_only=True, eq=False)
class Still:
    """A trace, or the weights of all heads, the first of which is written out; ``sentence`` is said above."""

    shown: EditedTrace | Threads
    sentence: str = _NOTICE

    def _repr_mimebundle_(self, **_asked: object) -> dict[str, str]:
        shown = self.shown
        tables = (
            standalone.tables(shown.picture) if isinstance(shown, EditedTrace) else standalone.tables_of_threads(shown)
        )
        return still.bundle(tables, self.sentence)


def still_of(what: Any, tokens: Words = None, others: Words = None, compare: Trace | None = None) -> Still:
    """What is shown, without a front end: see `show`."""
    is_trace = isinstance(what, Trace)
    return Still(shown=trace_shown(what, tokens, others, compare) if is_trace else _heads(what, tokens, others))


def trace_shown(trace: Trace, tokens: Words, others: Words, compare: Trace | None = None) -> EditedTrace:
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
    return EditedTrace(
        first=trace, trace=trace, words=tuple(distinct(words)), words_kv=tuple(distinct(words_kv)), other=compare
    )


def _heads(attentions: Any, tokens: Words, others: Words) -> Threads:
    W = weights_of(attentions)
    *_, n, m = W.shape
    if n != m and others is None:
        raise UsageError(f"Each of {n} tokens attends to {m} others: name those too, show(attentions, tokens, others).")
    return Threads(
        name="What the heads attend to",
        tokens=words_of(tokens, n),
        weights=W,
        row=Row(0, 0, 0),
        others=() if others is None else words_of(others, m),
    )


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
