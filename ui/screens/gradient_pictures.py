"""The picture of the screen /gradients: J as a difference."""

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
