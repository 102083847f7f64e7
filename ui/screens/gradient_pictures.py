"""The pictures of the screen /gradients: J as a difference, and the way back to the weight matrices."""

from functools import lru_cache

import numpy as np

from core.lessons import gradients as lesson
from ui.machine.picture import Cell, Picture, Place
from ui.machine.side_by_side import chain, drawn


@lru_cache(maxsize=len(lesson.TIMES))
def difference(times: int) -> Picture:
    """J as the difference of diag(w) and w wᵀ."""
    words, found = lesson.exercise().tokens, lesson.gradients(times)
    w = drawn(
        "w", f"Weights of {lesson.WORD}", found.w[:, None], words, ("w",), formula="w", share=True,
        note="A weight of the row: the softmax of its scaled scores.",
    )  # fmt: skip
    D = drawn(
        "diag", "Weights on the diagonal", np.diag(found.w), words, words, symbol="diag(w)", formula="diag(w)",
        note="The weights on the diagonal, 0 elsewhere.",
    )  # fmt: skip
    outer = drawn(
        "outer", "Each weight times each", np.outer(found.w, found.w), words, words, symbol="w wᵀ", formula="w wᵀ",
        kind="product", reads=(w, w), turned=True,
    )  # fmt: skip
    J = drawn(
        "J", "Jacobian", found.J, words, words, formula="J = diag(w) − w wᵀ", kind="difference", reads=(D, outer)
    )  # fmt: skip
    places = (Place(below="diag"), Place(below="outer", above="w", turned=True, sign="−"), Place(below="J", sign="="))
    opening = Cell(node="J", row=found.row, column=found.row)
    return chain(f"J of {lesson.WORD}, as a difference", (w, D, outer, J), {"": places}, opening=opening)


@lru_cache(maxsize=len(lesson.TIMES))
def way_back(times: int) -> Picture:
    """From J to the gradients of W_q and W_v, each a product of what stands before it."""
    words, found = lesson.exercise().tokens, lesson.gradients(times)
    trace, row = found.trace, found.row
    features = tuple(str(i + 1) for i in range(trace.X.shape[1]))
    c = ("c",)
    v = drawn(
        "v", "Values, column 1", found.v[None], c, words, symbol="vᵀ", formula="vᵀ", note="The first number of a value."
    )
    J = drawn("J", "Jacobian", found.J, words, words, note="The J of this row, as in the picture above.")
    scores = drawn(
        "ds", "To the scores", found.scores[None], c, words, symbol="vᵀ J", formula="vᵀ J", kind="product",
        reads=(v, J),
    )  # fmt: skip
    K = drawn("K", "Keys", trace.K, words, note="A row of X, projected by W_k.")
    keys = drawn(
        "dsK", "To the query", (found.scores @ trace.K)[None], c, symbol="vᵀ J K", formula="vᵀ J K", kind="product",
        reads=(scores, K),
    )  # fmt: skip
    query = drawn(
        "dq", "Divided", found.query[None], c, symbol="vᵀ J K ÷ √2", formula="vᵀ J K ÷ √2",
        kind="quotient", reads=(keys,), divisor=(float(np.sqrt(trace.d_k)), f"√{trace.d_k}"),
    )  # fmt: skip
    x = drawn(
        "x", f"Vector of {lesson.WORD}", trace.X[row][:, None], features, ("x",), note=f"The row of {lesson.WORD} in X."
    )
    W_q = drawn(
        "dW_q", "Gradient of W_q", found.W_q, features, symbol="∂c/∂W_q", formula="x · (vᵀ J K ÷ √2)", kind="product",
        reads=(x, query),
    )  # fmt: skip
    w = drawn(
        "wT", "Weights", found.w[None], c, words, symbol="wᵀ", formula="wᵀ", share=True, note="A weight of the row."
    )
    X = drawn("X", "X", trace.X, words, note="A row per word.")
    W_v = drawn(
        "dW_v", "Gradient of W_v, column 1", found.W_v[:, 0][None], c, features, symbol="∂c/∂W_v",
        formula="wᵀ X", kind="product", reads=(w, X),
    )  # fmt: skip
    return chain(
        f"What reaches the weight matrices from the row of {lesson.WORD}",
        (v, J, scores, K, keys, query, x, W_q, w, X, W_v),
        {
            "Through the softmax to W_q": (v, scores, keys, query, x, W_q),
            "Past the softmax to W_v": (w, W_v),
        },
        opening=Cell(node="dW_q", row=0, column=0),
    )  # fmt: skip
