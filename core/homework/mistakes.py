"""The known mistakes, one record each: a mistake added here is diagnosed, explained and linked to its screen.

Mistakes in the steps of the graph are here, the others beside their functions in `misreadings` and `slips`.
"""

from collections.abc import Mapping

import numpy as np

from core.graph.form import LEARNED
from core.graph.nodes import NODES, steps_of
from core.graph.steps import (
    Array,
    attention_weights,
    causal_mask,
    divided_by_sum,
    not_learned,
    not_masked,
    not_scaled,
    scaled,
    softmax,
)
from core.homework.exercise import Part
from core.homework.misreadings import MISREADINGS
from core.homework.mistake import Change, Mistake, by_id
from core.homework.slips import SLIPS


def _softmax_over_everything(masked_scores: Array) -> Array:
    return softmax(masked_scores.reshape(-1)).reshape(masked_scores.shape)


def _exponentials(masked_scores: Array) -> Array:
    return np.exp(masked_scores)


_NOT_PROJECTED: Change = {"Q": not_learned, "K": not_learned, "V": not_learned}
_PROJECTED: Change = {node: steps_of(LEARNED)[node] for node in ("Q", "K", "V")}


def _would_be_hidden(part: Part) -> bool:
    """Whether a mask would make the answer a single 0; people type 0 for many reasons, so it is no sign of a mask."""
    return NODES[part.node].is_share and part.kind == "number" and (part.column or 0) > (part.row or 0)


MISTAKES: Mapping[str, Mistake] = by_id((
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
        when=lambda form, *_: not form.is_scaled and form.normalise == "softmax",
        changes=({"scaled_scores": scaled},),
        title="Divided by √d_k where no scaling was asked for",
        why="Without learning, this exercise applies the softmax to the scores X Xᵀ as they are.",
        hint="Without learning: weights = softmax(X Xᵀ) by rows, with no √d_k in it.",
    ),
    Mistake(
        id="divided-by-d-k", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=({"scaled_scores": lambda scores, K: scores / K.shape[-1]},),
        title="Divided by d_k instead of √d_k",
        why="The spread of the scores grows like √d_k, so dividing by d_k itself flattens the weights too much.",
        hint="Set the divisor to d_k, then to √d_k, and compare: scaled_scores = Q Kᵀ / √d_k.",
    ),
    Mistake(
        id="multiplied-by-sqrt-d-k", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=({"scaled_scores": lambda scores, K: scores * K.shape[-1] ** 0.5},),
        title="Multiplied by √d_k instead of divided",
        why="Multiplying drives the scores still farther apart, and the softmax puts nearly everything on one word.",
        hint="scaled_scores = Q Kᵀ / √d_k: the root is below the line.",
    ),
    Mistake(
        id="mask-forgotten", screen="module", when=lambda form, *_: form.causal,
        changes=({"masked_scores": not_masked},),
        title="Causal mask left out",
        why="Here no word may attend to a later one; these weights also go to words that come later.",
        hint="Put −∞ in place of every score above the diagonal before the softmax: masked_scores, then weights.",
    ),
    Mistake(
        id="mask-not-asked", screen="similarity", rejects_draws=False,
        when=lambda form, part, _: not form.causal and form.normalise == "softmax" and not _would_be_hidden(part),
        changes=({"masked_scores": causal_mask},),
        title="Causal mask where none was asked for",
        why="Here any word may attend to any other, including later ones.",
        hint="Leave the scores above the diagonal as they are: weights = softmax(scaled_scores) by rows.",
    ),
    Mistake(
        id="softmax-over-columns", screen="similarity", transposes=True,
        changes=({"weights": lambda masked_scores: softmax(masked_scores, axis=-2)},),
        title="Softmax down the columns",
        why="Every word shares out its own attention, so each row has to sum to 1, not each column.",
        hint="Add up a row of your weights: softmax runs along the keys (dim = -1, axis = 1).",
    ),
    Mistake(
        id="softmax-over-everything", screen="similarity",
        changes=({"weights": _softmax_over_everything},),
        title="Softmax over the whole matrix",
        why="All entries together sum to 1; each row should do so by itself.",
        hint="Divide every exponential by the sum of its own row only (dim = -1, axis = 1).",
    ),
    Mistake(
        id="no-softmax", screen="similarity",
        changes=({"weights": lambda masked_scores: masked_scores},),
        title="No softmax",
        why="These are the scores that go into the softmax, not the weights that come out of it.",
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
        id="normalised-by-sum", screen="similarity", when=lambda form, *_: form.normalise == "softmax",
        changes=({"weights": divided_by_sum},),
        title="Divided by the sum, without exponentials",
        why="Dividing scores by their sum also makes rows that sum to 1, but it is not the softmax, and it breaks "
            "when a score is negative.",
        hint="Exponentiate first, then divide by the sum of the exponentials.",
    ),
    Mistake(
        id="softmax-not-asked", screen="similarity", when=lambda form, *_: form.normalise == "sum",
        changes=({"weights": attention_weights},),
        title="Softmax where the sum was asked for",
        why="This part asks for the naive weights: the scores themselves divided by their sum.",
        hint="No exponentials here: score / Σ scores of the row.",
    ),
    Mistake(
        id="queries-and-keys-swapped", screen="learned", transposes=True, when=lambda form, *_: form.learned,
        changes=({"Q": lambda X, W_k: X @ W_k, "K": lambda X, W_q: X @ W_q},),
        title="Queries and keys exchanged",
        why="The word that attends brings its query, the other word its key; here it is the other way round.",
        hint="Q = X W_q belongs to the rows, K = X W_k to the columns: scores = Q Kᵀ.",
    ),
    Mistake(
        id="transposed-projection", screen="learned", when=lambda form, *_: form.learned,
        changes=(
            {"Q": lambda X, W_q: X @ W_q.T, "K": lambda X, W_k: X @ W_k.T, "V": lambda X, W_v: X @ W_v.T},
        ),
        title="Weight matrix transposed in the projection",
        why="A row of X meets the columns of the weight matrix; here it met the rows.",
        hint="Q = X W_q, not X W_qᵀ. (torch.nn.Linear keeps its weight transposed; a written matrix is not.)",
    ),
    Mistake(
        id="no-projection", screen="learned", when=lambda form, *_: form.learned,
        changes=(_NOT_PROJECTED, {**_NOT_PROJECTED, "scaled_scores": not_scaled}),
        title="Learned weights left out",
        why="Queries, keys and values were taken to be the embeddings themselves; here they are X W_q, X W_k and X "
            "W_v.",
        hint="Project first: Q = X W_q, K = X W_k, V = X W_v.",
    ),
    Mistake(
        id="projection-not-asked", screen="similarity",
        when=lambda form, _, exercise: not form.learned and "W_q" in exercise.inputs,
        changes=({**_PROJECTED, "scaled_scores": scaled}, _PROJECTED),
        title="Learned weights used where none are asked for",
        why="This part is without learning: queries, keys and values are the embeddings themselves.",
        hint="Without learning: Q = K = V = X.",
    ),
    Mistake(
        id="keys-for-values", screen="learned", when=lambda form, *_: form.learned,
        changes=({"V": lambda K: K},),
        title="Keys in place of values",
        why="The weights share out what words pass on, their values; here the keys were used.",
        hint="V = X W_v, and context = weights V.",
    ),
    Mistake(
        id="inputs-for-values", screen="learned", when=lambda form, *_: form.learned,
        changes=({"V": not_learned},),
        title="Embeddings in place of values",
        why="With learning, what is shared out are the values X W_v, not the embeddings themselves.",
        hint="V = X W_v, and context = weights V.",
    ),
    Mistake(
        id="attention-transposed", screen="learned", transposes=True,
        changes=({"context": lambda weights, V: weights.T @ V},),
        title="Weights transposed before meeting the values",
        why="Each row of weights belongs to one word's new vector; here the columns were used.",
        hint="context = weights V: the word's row of weights times the columns of V.",
    ),
    Mistake(
        id="values-unweighted", screen="similarity",
        changes=({"context": lambda V: np.broadcast_to(V.mean(axis=0), V.shape)},),
        title="Plain mean of the values",
        why="All words were given the same weight; the attention weights say how much each one counts.",
        hint="context = weights V, a weighted sum with the word's own row of weights.",
    ),
    *MISREADINGS,
    Mistake(
        id="rounded-early", screen="learned", rejects_draws=False,
        rounded_to=(1, 2, 3),
        title="Rounded too early",
        why="The method is right, but figures on the way were rounded, and the differences grew.",
        hint="Keep at least five decimals until the last step, and round only there.",
    ),
    *SLIPS,
))  # fmt: skip
"""The mistakes by id, most specific first: the order in which a student sees them if several fit."""
