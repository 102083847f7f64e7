"""``show``: the picture of a trace, live, or of all heads of a model."""

from dataclasses import replace
from typing import Any

from computed_attention.stills import Words, still_of
from core.graph.trace import Trace

_WITHOUT_ANYWIDGET = "The picture is still. For one that you can point at, run pip install anywidget."


def show(what: Any, tokens: Words = None, others: Words = None, *, compare: Trace | None = None) -> Any:
    """Show a trace, whose numbers can be pointed at and typed over, or the weights of all heads of a model.

    In a notebook it is a widget: of a trace, ``.trace`` and ``.inputs`` are what follows from what was typed over, and
    ``.save("picture.html")`` makes a page of it. Without anywidget, or in a front end without widgets, it is still.

    Args:
        what: what `attend` returns; or what a model returns with ``output_attentions=True``; or weights of any layers
            and heads (layers, heads, n, n) as an array or a tensor.
        tokens: n words, or the sentence that they make; none: they are numbered.
        others: the words of the other sentence, if keys and values come from one.
        compare: another trace of the same words to compare with.

    Raises:
        UsageError: it cannot be shown; the message is one sentence.
    """
    still = still_of(what, tokens, others, compare)
    try:
        from computed_attention.live_widgets import LivePicture
    except ModuleNotFoundError as missing:
        if missing.name not in ("anywidget", "ipywidgets", "traitlets", "IPython"):
            raise
        return replace(still, sentence=_WITHOUT_ANYWIDGET)
    return LivePicture(still)
