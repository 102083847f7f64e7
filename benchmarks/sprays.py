"""What is earned by printing much and hoping.

Each spray is what a student's cells could print who does not know which number is the answer. It is matched as on the
screen, where a right value is taken wherever it stands, and as in a folder, where the last print that answers a part is.
"""

from collections.abc import Mapping
from itertools import product

import numpy as np

from core.exercises import Exercise
from core.graph.steps import Matrix
from core.uploads.files import outputs_of_text
from core.uploads.marks import mark
from core.uploads.matching import Pick, match


def softmax(Z: Matrix, axis: int) -> Matrix:
    """The softmax along an axis."""
    E = np.exp(Z - Z.max(axis=axis, keepdims=True))
    shares: Matrix = E / E.sum(axis=axis, keepdims=True)
    return shares


def combinations(exercise: Exercise) -> str:
    """All sixteen ways: learned or not, divided or not, softmax by rows or columns, X W or X Wᵀ.

    Each prints its weights, the weight that is asked for, a word for it, its context, the top two and the projections.
    """
    X, W_q, W_k, W_v = (exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))
    lines = []
    for is_learned, is_divided, axis, is_turned in product((False, True), (False, True), (1, 0), (False, True)):
        Q, K, V = ((X @ (W.T if is_turned else W)) if is_learned else X for W in (W_q, W_k, W_v))
        A = softmax(Q @ K.T / (np.sqrt(K.shape[1]) if is_divided else 1), axis)
        top = sorted(zip(exercise.tokens, A[1], strict=True), key=lambda pair: -pair[1])[:2]
        lines += [A, f"{A[1, 3]:.4f}", "strong" if A[1, 3] >= 0.4 else "weak", A @ V]
        lines += [", ".join(f"{word} {weight:.4f}" for word, weight in top), *Q[[1, 3]], *K[[1, 3]], *V[[1, 3]]]
    return "\n\n".join(np.array2string(one, precision=4) if isinstance(one, np.ndarray) else one for one in lines)


def numbers(exercise: Exercise) -> str:
    """200 numbers, both weights that are asked for among them."""
    generator = np.random.default_rng(0)
    sprayed = [f"{number:.4f}" for number in generator.random(200)]
    sprayed[60] = f"{exercise.answer('q1-weight'):.4f}"
    sprayed[140] = f"{exercise.answer('q4-weight'):.4f}"
    return "\n\n".join(sprayed)


def wrong_at_the_end(exercise: Exercise) -> str:
    """Each answer that is right, and after all of them another one by the same name."""
    asked = [part for part in exercise.parts if part.kind in ("number", "vector", "matrix")]
    right = [f"{part.id} = {np.array2string(np.asarray(exercise.answer(part.id)), precision=4)}" for part in asked]
    wrong = [
        f"{part.id} = {np.array2string(np.asarray(exercise.answer(part.id)) * 0.9, precision=4)}" for part in asked
    ]
    return "\n\n".join([*right, *wrong])


def wrong_by_name(exercise: Exercise) -> str:
    """Each answer that is right by a name that says nothing, and another one that is named as the part is."""
    asked = [part for part in exercise.parts if part.kind in ("number", "vector", "matrix")]
    return "\n\n".join(
        f"{part.id} = {np.array2string(answer * 0.9, precision=4)}\n\njunk = {np.array2string(answer, precision=4)}"
        for part in asked
        for answer in [np.asarray(exercise.answer(part.id))]
    )


SPRAYS = {
    "sixteen combinations": combinations, "200 numbers": numbers, "wrong at the end": wrong_at_the_end,
    "wrong by name": wrong_by_name,
}  # fmt: skip


def points(exercise: Exercise, printed: str) -> Mapping[Pick, float]:
    """The points for what was printed, by what is taken."""
    outputs = outputs_of_text(printed)
    return {takes: mark(exercise, match(exercise, outputs, takes=takes)).score for takes in ("best", "last")}
