"""The known mistakes, one record each: a mistake added here is diagnosed, explained and linked to its screen.

Those of one kind stand together, in a file of their own if they are many.
"""

from collections.abc import Mapping

import numpy as np

from core.homework.misreadings import MISREADINGS
from core.homework.mistake import Mistake, by_id
from core.homework.slips import SLIPS
from core.homework.wrong_masks import WRONG_MASKS
from core.homework.wrong_projections import WRONG_PROJECTIONS
from core.homework.wrong_sentences import WRONG_SENTENCES
from core.homework.wrong_weights import WRONG_WEIGHTS

MISTAKES: Mapping[str, Mistake] = by_id((
    *WRONG_MASKS,
    *WRONG_SENTENCES,
    *WRONG_WEIGHTS,
    *WRONG_PROJECTIONS,
    Mistake(
        id="attention-transposed", screen="learned", transposes=True,
        changes=({"context": lambda weights, V: weights.T @ V},),
        title="Weights transposed before meeting the values",
        why="Each row of weights belongs to one word’s new vector; here the columns were used.",
        hint="context = weights V: the word’s row of weights times the columns of V.",
    ),
    Mistake(
        id="no-attention", screen="similarity", when=lambda _form, part, _exercise: part.kind != "number",
        changes=({"weights": lambda masked_scores: np.eye(len(masked_scores))},),
        title="No attention at all",
        why="Every word attended to itself only and kept the vector it had; attention mixes in those of other words.",
        hint="weights = softmax of the scores by rows, and context = weights V.",
    ),
    Mistake(
        id="values-unweighted", screen="similarity",
        changes=({"context": lambda weights, V: np.broadcast_to(V.mean(axis=0), (len(weights), V.shape[1]))},),
        title="Plain mean of the values",
        why="All words were given the same weight; the attention weights say how much each one counts.",
        hint="context = weights V, a weighted sum with the word’s own row of weights.",
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
