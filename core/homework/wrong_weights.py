"""Mistakes on the way from scores to weights: how scores are compared, scaled and made to sum to 1."""

import numpy as np

from core.graph.form import Form
from core.graph.steps import Array, attention_weights, divided_by_sum, not_scaled, scaled, softmax
from core.graph.ways import BY_SUM, SOFTMAX
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Mistake, makes_weights


def _exponentials(masked_scores: Array) -> Array:
    return np.exp(masked_scores)


def _hidden_as_zero(masked_scores: Array) -> Array:
    """The masked scores with 0 in place of −∞: what is left of them where nobody exponentiates."""
    return np.where(np.isneginf(masked_scores), 0.0, masked_scores)


def _cosines(Q: Array, K: Array) -> Array:
    return (Q / np.linalg.norm(Q, axis=-1, keepdims=True)) @ (K / np.linalg.norm(K, axis=-1, keepdims=True)).mT


def _by_softmax(form: Form, _part: Part, _exercise: Exercise) -> bool:
    return form.normalise == SOFTMAX


def _is_projected_to_another_width(form: Form, _part: Part, exercise: Exercise) -> bool:
    """Whether √d_model is not √d_k; where the widths agree, to divide by either is right."""
    return form.is_scaled and form.learned and exercise.inputs["X"].shape[1] != exercise.inputs["W_k"].shape[1]


def _are_other_than_d_k(form: Form, part: Part, exercise: Exercise) -> bool:
    """Whether there are more or fewer words than columns of K; where they agree, √n is right and n is d_k."""
    return form.is_scaled and exercise.traces[part.graph].d_k != len(part.columns) if part.columns else form.is_scaled


WRONG_WEIGHTS: tuple[Mistake, ...] = (
    Mistake(
        id="unscaled", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=({"scaled_scores": not_scaled},),
        title="Not divided by √d_k",
        why="The scores went into the softmax as they are; with learned queries and keys they are first divided by "
            "√d_k.",
        hint="Compare the two weight matrices side by side: scaled_scores = Q Kᵀ / √d_k.",
    ),
    Mistake(
        id="scaling-not-asked", screen="similarity",
        when=lambda form, part, _: part.node == "scores" or (not form.is_scaled and form.normalise == SOFTMAX),
        changes=({"scaled_scores": scaled}, {"scores": lambda Q, K: scaled(Q @ K.mT, K)}),
        title="Divided by √d_k where no scaling was asked for",
        why="Here the scores are used as they are: without learning nothing is divided before the softmax.",
        hint="scores = Q Kᵀ; without learning, weights = softmax(X Xᵀ) by rows, with no √d_k in it.",
    ),
    Mistake(
        id="divided-by-d-k", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=({"scaled_scores": lambda scores, K: scores / K.shape[-1]},),
        title="Divided by d_k instead of √d_k",
        why="The spread of the scores grows like √d_k, so dividing by d_k itself flattens the weights too much.",
        hint="Set the divisor to d_k, then to √d_k, and compare: scaled_scores = Q Kᵀ / √d_k.",
    ),
    Mistake(
        id="divided-by-sqrt-d-model", screen="scaling", when=_is_projected_to_another_width,
        changes=({"scaled_scores": lambda scores, X: scores / X.shape[-1] ** 0.5},),
        title="Divided by √d_model instead of √d_k",
        why="A score adds up d_k products, one per column of the queries and keys; the width of the embeddings is "
            "another number here.",
        hint="Count the columns of K, not those of X: scaled_scores = Q Kᵀ / √d_k.",
    ),
    Mistake(
        id="multiplied-by-sqrt-d-k", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=({"scaled_scores": lambda scores, K: scores * K.shape[-1] ** 0.5},),
        title="Multiplied by √d_k instead of divided",
        why="Multiplying drives the scores still farther apart, and the softmax puts nearly everything on one word.",
        hint="scaled_scores = Q Kᵀ / √d_k: the root is below the line.",
    ),
    Mistake(
        id="scaled-after-softmax", screen="scaling",
        when=lambda form, *of: form.is_scaled and makes_weights(form, *of),
        changes=(
            {"scaled_scores": not_scaled, "weights": lambda masked_scores, K: scaled(softmax(masked_scores), K)},
            {"weights": lambda masked_scores, K: scaled(softmax(masked_scores), K)},
        ),
        title="Divided by √d_k after the softmax",
        why="The division belongs to the scores. What comes out of the softmax sums to 1 by row, and should stay so.",
        hint="First scaled_scores = Q Kᵀ / √d_k, then the softmax, and nothing after it.",
    ),
    Mistake(
        id="softmax-over-columns", screen="similarity", transposes=True, line_words=("softmax", "exp"),
        changes=({"weights": lambda masked_scores: softmax(masked_scores, axis=-2)},),
        title="Softmax down the columns",
        why="Every word shares out its own attention, so each row has to sum to 1, not each column.",
        hint="Add up a row of your weights: softmax runs along the keys (dim = -1, axis = 1).",
    ),
    Mistake(
        id="softmax-over-everything", screen="similarity",
        changes=({"weights": lambda masked_scores: softmax(masked_scores, axis=(-2, -1))},),
        title="Softmax over the whole matrix",
        why="All entries together sum to 1; each row should do so by itself.",
        hint="Divide every exponential by the sum of its own row only (dim = -1, axis = 1).",
    ),
    Mistake(
        id="no-softmax", screen="similarity", when=makes_weights,
        changes=(
            {"weights": _hidden_as_zero},
            {"scaled_scores": not_scaled, "weights": _hidden_as_zero},
        ),
        title="No softmax",
        why="These are scores, which go into the softmax, not the weights that come out of it.",
        hint="Exponentiate each score and divide by the sum of the exponentials in its row.",
    ),
    Mistake(
        id="exponentials-not-normalised", screen="similarity",
        changes=({"weights": _exponentials},),
        title="Exponentials not divided by their sum",
        why="The exponentials are right, but a softmax also divides each by the sum of those in its row, so that the "
            "row sums to 1.",
        hint="softmax: exp(score) / Σ exp(scores of the row).",
    ),
    Mistake(
        id="normalised-by-sum", screen="similarity", when=_by_softmax,
        changes=({"weights": lambda masked_scores: divided_by_sum(_hidden_as_zero(masked_scores))},),
        title="Divided by the sum, without exponentials",
        why="Dividing scores by their sum also makes rows that sum to 1, but it is not the softmax, and it breaks "
            "when a score is negative.",
        hint="Exponentiate first, then divide by the sum of the exponentials.",
    ),
    Mistake(
        id="softmax-not-asked", screen="similarity", when=lambda form, *_: form.normalise == BY_SUM,
        changes=({"weights": attention_weights},),
        title="Softmax where the sum was asked for",
        why="This part asks for the naive weights: the scores themselves divided by their sum.",
        hint="No exponentials here: score / Σ scores of the row.",
    ),
    Mistake(
        id="softmax-twice", screen="similarity", when=_by_softmax,
        changes=({"weights": lambda masked_scores: softmax(softmax(masked_scores))},),
        title="Softmax applied twice",
        why="These are the weights put through a second softmax, which makes them far more even.",
        hint="One softmax for each row of scores; its rows sum to 1, and then it is done.",
    ),
    Mistake(
        id="softmax-base", screen="similarity", when=_by_softmax,
        changes=(
            {"weights": lambda masked_scores: softmax(masked_scores * np.log(2))},
            {"weights": lambda masked_scores: softmax(masked_scores * np.log(10))},
        ),
        title="Powers of another base than e",
        why="The softmax raises e, about two point seven, to each score; here it was two or ten.",
        hint="exp(score) is e to the power of the score, the eˣ key of a calculator; 10ˣ and 2ˣ are other functions.",
    ),
    Mistake(
        id="cosine-for-dot-product", screen="similarity",
        changes=({"scores": _cosines}, {"scores": _cosines, "scaled_scores": not_scaled}),
        title="Cosines in place of dot products",
        why="A cosine divides by the lengths of both vectors; attention compares by the plain dot product, in which "
            "long vectors count for more.",
        hint="scores = Q Kᵀ: multiply pair by pair and add, and divide by no length.",
    ),
    Mistake(
        id="reshaped-for-transposed", screen="learned",
        changes=({"scores": lambda Q, K: Q @ K.reshape(*K.shape[:-2], K.shape[-1], K.shape[-2])},),
        title="K reshaped instead of transposed",
        why="reshape and view keep the numbers in their order and only begin new rows elsewhere; to transpose "
            "is to turn rows into columns.",
        hint="scores = Q Kᵀ: K.T, or K.transpose(-2, -1).",
    ),
)  # fmt: skip

WRONG_DIVISORS: tuple[Mistake, ...] = (
    Mistake(
        id="power-before-division", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=(
            {"scaled_scores": lambda scores, K: scores / (K.shape[-1] / 2)},
            {"scaled_scores": lambda scores, K: scores / K.shape[-1] / 2},
        ),
        title="d_k**1/2 without brackets",
        why="A power comes before a division, so d_k**1/2 is half of d_k, not its square root.",
        hint="Put the exponent in brackets, d_k ** (1 / 2), or take the square root.",
    ),
    Mistake(
        id="divided-by-sqrt-n", screen="scaling", when=_are_other_than_d_k,
        changes=(
            {"scaled_scores": lambda scores: scores / scores.shape[-1] ** 0.5},
            {"scaled_scores": lambda scores: scores / scores.shape[-1]},
        ),
        title="Divided by √n or n instead of √d_k",
        why="A score adds up d_k products, however many words there are; n is the number of words.",
        hint="Count the columns of K, not its rows: scaled_scores = Q Kᵀ / √d_k.",
    ),
)  # fmt: skip
