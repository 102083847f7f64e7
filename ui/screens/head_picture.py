"""A head of the trained model: its threads beside those of all, or the picture from its queries to its context."""

from dataclasses import replace

import numpy as np

from core.graph.form import LEARNED
from core.graph.nodes import shown_nodes
from core.models.minilm import Head, Run
from core.models.studied_sentences import PRONOUN
from ui.charts.threads import Row, Threads
from ui.fields.trained_head import ChosenHead
from ui.machine import picture
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain


def focus(labels: tuple[str, ...]) -> int:
    """The word whose row stands there first: the pronoun, or else the first after [CLS]."""
    return labels.index(PRONOUN) if PRONOUN in labels else 1


def threads(run: Run, head: Head, name: str) -> Threads:
    """All heads of the model on a sentence: one of them with the threads of the word that stands there first."""
    return Threads(name=name, tokens=run.tokens, weights=run.weights, row=Row(*head.place, focus(run.tokens)))


def of(chosen: ChosenHead) -> Picture:
    """The picture; X and the weight matrices, of 385 rows or columns, are left out."""
    made = picture.draw_matrices(chosen.trace, LEARNED, chosen.labels, shown_nodes(LEARNED))
    Q, K, V, scores, scaled, weights, context = (made[name] for name in shown_nodes(LEARNED))
    note = "The word’s vector as it enters this layer, times W_{}, plus a bias: 384 products and one."
    Q, K, V = (replace(M, kind="given", reads=(), note=note.format(M.name.lower())) for M in (Q, K, V))
    row = focus(chosen.labels)
    return chain(
        f"{chosen.title}, from queries and keys to the context",
        (Q, K, V, scores, scaled, weights, context),
        {"compare": (Q, scores), "weigh": (scaled, weights), "mix": (context,)},
        opening=Cell(node="weights", row=row, column=int(np.argmax(weights.M[row]))),
    )
