"""The picture of one head of the trained model: from its queries and keys to its context."""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from core.graph.form import LEARNED
from core.graph.trace import Trace
from core.models.studied_sentences import PRONOUN
from ui.fields.trained_head import Chosen
from ui.machine import excerpt, picture
from ui.machine.picture import Cell, Picture

_PROJECTED = {"Q": "W_q", "K": "W_k", "V": "W_v"}


def of(chosen: Chosen) -> Picture:
    """The picture; X and the weight matrices, of 385 rows or columns, are left out."""
    return _of(chosen.trace, chosen.labels, chosen.title)


def focus(labels: tuple[str, ...]) -> int:
    """The word whose row stands there first: the pronoun, or else the first after [CLS]."""
    return labels.index(PRONOUN) if PRONOUN in labels else 1


@lru_cache(maxsize=16)
def _of(trace: Trace, words: tuple[str, ...], title: str) -> Picture:
    whole = picture.of(trace, LEARNED, words, name=f"{title}, from queries and keys to the context")
    shown = excerpt.only(whole, (*_PROJECTED, "scores", "scaled_scores", "weights", "context"))
    note = "The word’s vector as it enters this layer, times {}, plus a bias: 384 products and one."
    matrices = (replace(M, note=note.format(W)) if (W := _PROJECTED.get(M.name)) else M for M in shown.matrices)
    opening = Cell(node="weights", row=focus(words), column=int(np.argmax(trace.weights[focus(words)])))
    return replace(shown, matrices=tuple(matrices), opening=opening, is_titled=True)
