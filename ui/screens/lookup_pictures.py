"""The pictures of the screen /lookup: a name looked up softly, and a sentence of the slides with vectors."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np

from core.graph.form import LEARNED
from core.graph.nodes import shown_nodes
from core.lessons import slides, soft_lookup
from core.lessons.soft_lookup import LookUp
from ui.machine import picture
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain, draw_matrix


def of_name(query: str, rooms: Mapping[str, int], sharpness: float, result: LookUp) -> Picture:
    """How the keys score, how the scores are softened, and what is read."""
    names, asked = tuple(rooms), (query,)
    trigrams, query_vector, key_vectors = soft_lookup.vectors(query, names)
    seen = tuple(trigram.replace(" ", "␣") for trigram in trigrams)
    q = draw_matrix(
        "q", "Query", query_vector, asked, seen, formula="q / √(q · q)",
        note="How often the query has this trigram, divided by √(q · q).",
    )  # fmt: skip
    K = draw_matrix(
        "K", "Keys", key_vectors, names, seen, note="How often the key has this trigram, divided by √(k · k)."
    )
    similarity = draw_matrix(
        "similarity", "Similarity", result.scores[None], asked, names, formula="q Kᵀ", kind="product", reads=(q, K),
        turned=True,
    )  # fmt: skip
    beta = draw_matrix("β", "Sharpness", np.array([[sharpness]]), asked, ("β",), note="Chosen with the slider.")
    sharpened = draw_matrix(
        "sharpened", "Sharpened", sharpness * result.scores[None], asked, names, formula="β · similarity",
        kind="product", reads=(beta, similarity),
    )  # fmt: skip
    weights = draw_matrix(
        "weights", "Weights", result.weights[None], asked, names, formula="softmax of the row", share=True,
        kind="softmax", reads=(sharpened,),
    )  # fmt: skip
    V = draw_matrix(
        "V", "Values", np.array([[float(room)] for room in rooms.values()]), names, ("room",), note="A room."
    )
    blend = draw_matrix(
        "blend", "Blend", np.array([[result.blend]]), asked, ("room",), formula="weights V", kind="product",
        reads=(weights, V),
    )  # fmt: skip
    return chain(
        f"Looking up {query}",
        (q, K, similarity, beta, sharpened, weights, V, blend),
        {"Score every key": (q, similarity), "Soften": (beta, sharpened, weights), "Read a blend": (blend,)},
        opening=Cell(node="weights", row=0, column=int(result.weights.argmax())),
    )


@cache
def of_vectors() -> Picture:
    """A sentence of the slides, from X to the context."""
    tokens, printed = slides.load().tokens, "as the slides print it."
    made = {  # whose sentences are about three different matrices
        M.name: replace(M, sentence="")
        for M in picture.draw_matrices(soft_lookup.words(), LEARNED, tokens, shown_nodes(LEARNED)).values()
    }
    X = replace(made["X"], title="Vectors", note=f"The vector of the token, {printed}")
    W = replace(made["W_q"], name="W", title="Matrix", symbol="W", formula="W", role="", note=printed.capitalize())
    Q = replace(made["Q"], formula="Q = X W", reads=("X", "W"))
    K, V = (replace(made[name], formula=f"{name} = Q", kind="copy", reads=("Q",)) for name in "KV")
    K, V = replace(K, title="Keys of the tokens"), replace(V, title="Values of the tokens")
    scores, scaled, weights, context = (made[name] for name in ("scores", "scaled_scores", "weights", "context"))
    weights = replace(weights, title="Weights of the tokens")
    return chain(
        "A look-up with vectors",
        (X, W, Q, K, V, scores, scaled, weights, context),
        {"Project": (X, Q), "Score every key": (scores,), "Soften": (scaled, weights), "Read a blend": (context,)},
        opening=Cell(node="weights", row=len(tokens) - 1, column=int(weights.M[-1].argmax())),
    )
