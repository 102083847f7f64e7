"""The picture of one head of the trained model: from its queries and keys to its context."""

from functools import lru_cache

import numpy as np

from core.graph.trace import Trace
from core.models.studied_sentences import PRONOUN
from ui.fields.trained_head import Chosen
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain, drawn


def of(chosen: Chosen) -> Picture:
    """The picture; X and the weight matrices, of 385 rows or columns, are left out."""
    return _of(chosen.trace, chosen.labels, chosen.title)


def focus(labels: tuple[str, ...]) -> int:
    """The word whose row stands there first: the pronoun, or else the first after [CLS]."""
    return labels.index(PRONOUN) if PRONOUN in labels else 1


@lru_cache(maxsize=16)
def _of(trace: Trace, words: tuple[str, ...], title: str) -> Picture:
    Q, K, V = (
        drawn(
            node, title, trace.matrices[node], words, formula=f"{node} = X W_{letter}",
            note=f"The word’s vector as it enters this layer, times W_{letter}, plus a bias: 384 products and one.",
        )
        for node, title, letter in (("Q", "Queries", "q"), ("K", "Keys", "k"), ("V", "Values", "v"))
    )  # fmt: skip
    scores = drawn(
        "scores", "Scores", trace.scores, words, words, formula="Q Kᵀ", kind="product", reads=(Q, K), turned=True
    )
    scaled = drawn(
        "scaled_scores", "Scaled scores", trace.scaled_scores, words, words, symbol="scaled scores",
        formula=f"scores ÷ √{trace.d_k}", kind="quotient", reads=(scores,),
        divisor=(float(np.sqrt(trace.d_k)), f"√{trace.d_k}"),
    )  # fmt: skip
    weights = drawn(
        "weights", "Weights", trace.weights, words, words, formula="softmax by rows", share=True, kind="softmax",
        reads=(scaled,),
    )  # fmt: skip
    context = drawn("context", "Context", trace.context, words, formula="weights V", kind="product", reads=(weights, V))
    row = focus(words)
    return chain(
        f"{title}, from queries and keys to the context",
        (Q, K, V, scores, scaled, weights, context),
        {"compare": (Q, scores), "weigh": (scaled, weights), "mix": (context,)},
        opening=Cell(node="weights", row=row, column=int(np.argmax(trace.weights[row]))),
    )
