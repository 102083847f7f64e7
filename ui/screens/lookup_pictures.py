"""The pictures of the screen /lookup: a name looked up softly, and a sentence of the slides with vectors."""

from collections.abc import Mapping
from functools import cache

import numpy as np

from core.lessons import slides, soft_lookup
from core.lessons.soft_lookup import LookUp
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain, drawn


def of_name(query: str, rooms: Mapping[str, int], sharpness: float, result: LookUp) -> Picture:
    """How the keys score, how the scores are softened, and what is read."""
    names, asked = tuple(rooms), (query,)
    trigrams, query_vector, key_vectors = soft_lookup.vectors(query, names)
    seen = tuple(trigram.replace(" ", "␣") for trigram in trigrams)
    q = drawn(
        "q", "Query", query_vector, asked, seen, formula="q / √(q · q)",
        note="How often the query has this trigram, divided by √(q · q).",
    )  # fmt: skip
    K = drawn("K", "Keys", key_vectors, names, seen, note="How often the key has this trigram, divided by √(k · k).")
    similarity = drawn(
        "similarity", "Similarity", result.scores[None], asked, names, formula="q Kᵀ", kind="product", reads=(q, K),
        turned=True,
    )  # fmt: skip
    beta = drawn("β", "Sharpness", np.array([[sharpness]]), asked, ("β",), note="Chosen with the slider.")
    sharpened = drawn(
        "sharpened", "Sharpened", sharpness * result.scores[None], asked, names, formula="β · similarity",
        kind="product", reads=(beta, similarity),
    )  # fmt: skip
    weights = drawn(
        "weights", "Weights", result.weights[None], asked, names, formula="softmax of the row", share=True,
        kind="softmax", reads=(sharpened,),
    )  # fmt: skip
    V = drawn("V", "Values", np.array([[float(room)] for room in rooms.values()]), names, ("room",), note="A room.")
    blend = drawn(
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
    deck, trace = slides.load(), soft_lookup.words()
    embeddings, shared = deck.inputs.values()
    tokens = deck.tokens
    X = drawn("X", "Vectors", embeddings, tokens, note="The vector of the token, as the slides print it.")
    W = drawn(
        "W", "Weight matrix", shared, tuple(str(i + 1) for i in range(len(shared))), note="As the slides print it."
    )
    Q = drawn("Q", "Queries", trace.Q, tokens, formula="Q = X W", kind="product", reads=(X, W))
    K = drawn("K", "Keys", trace.K, tokens, formula="K = Q", kind="copy", reads=(Q,))
    V = drawn("V", "Values of the tokens", trace.V, tokens, formula="V = Q", kind="copy", reads=(Q,))
    scores = drawn(
        "scores", "Scores", trace.scores, tokens, tokens, formula="Q Kᵀ", kind="product", reads=(Q, K), turned=True
    )
    scaled = drawn(
        "scaled_scores", "Scaled scores", trace.scaled_scores, tokens, tokens, formula="scores ÷ √2", kind="quotient",
        reads=(scores,), divisor=(float(np.sqrt(trace.d_k)), f"√{trace.d_k}"),
    )  # fmt: skip
    weights = drawn(
        "weights", "Weights of the tokens", trace.weights, tokens, tokens, formula="softmax by rows", share=True,
        kind="softmax", reads=(scaled,),
    )  # fmt: skip
    context = drawn(
        "context", "Context", trace.context, tokens, formula="weights V", kind="product", reads=(weights, V)
    )
    return chain(
        "A look-up with vectors",
        (X, W, Q, K, V, scores, scaled, weights, context),
        {"Project": (X, Q), "Score every key": (scores,), "Soften": (scaled, weights), "Read a blend": (context,)},
        opening=Cell(node="weights", row=len(tokens) - 1, column=int(trace.weights[-1].argmax())),
    )
