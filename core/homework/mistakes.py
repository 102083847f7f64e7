"""The known mistakes, one record each: a mistake added here is diagnosed, explained and linked to its screen.

Those of one kind stand together, in a file of their own if they are many.
"""

from collections.abc import Mapping

import numpy as np

from core.graph.form import Form
from core.graph.steps import Array
from core.homework.exercise import Exercise, Part, read_answer
from core.homework.misreadings import MISREADINGS
from core.homework.mistake import MisreadAnswer, Mistake, by_id
from core.homework.rounding import cut
from core.homework.slips import MISCOPIED_INPUTS, SLIPS
from core.homework.wrong_contexts import WRONG_HEADS, WRONG_VALUES
from core.homework.wrong_masks import WRONG_MASKS
from core.homework.wrong_projections import WRONG_PROJECTIONS, WRONG_SENTENCES
from core.homework.wrong_terms import WRONG_TERMS
from core.homework.wrong_weights import WRONG_DIVISORS, WRONG_WEIGHTS


def _even_weights(masked_scores: Array) -> Array:
    """The same weight for each word that is seen: 1/n, behind a mask one over the number of words up to it."""
    seen = np.isfinite(masked_scores).astype(np.float64)
    even: Array = seen / seen.sum(axis=-1, keepdims=True)
    return even


def _is_not_a_plain_mean(form: Form, part: Part, _exercise: Exercise) -> bool:
    """Whether even weights are told by more than one number, and not as the mean of the values, which has a name."""
    return part.kind != "number" and (part.node == "weights" or form.is_masked)


MISTAKES: Mapping[str, Mistake] = by_id((
    Mistake(
        id="nothing-computed", screen="quiz", comes_first=True,
        misread=lambda part, node: [MisreadAnswer(read_answer(part, np.zeros_like(node)))],
        title="Zeros in place of results",
        why="These are all zeros, like an array before anything has been written into it.",
        hint="Check that the line that computes them has been run, and print its result again.",
    ),
    Mistake(
        id="even-weights", screen="similarity", comes_first=True, when=_is_not_a_plain_mean,
        changes=({"weights": _even_weights},),
        title="Even weights",
        why="Every word got the same share; attention gives more to those whose keys fit the query.",
        hint="weights = softmax of the scores by rows: unequal scores make unequal weights.",
    ),
    *WRONG_MASKS,
    *WRONG_SENTENCES,
    *WRONG_WEIGHTS,
    *WRONG_PROJECTIONS,
    *WRONG_HEADS,
    *WRONG_DIVISORS,
    *WRONG_VALUES,
    *WRONG_TERMS,
    *MISCOPIED_INPUTS,
    *MISREADINGS,
    Mistake(
        id="rounded-early", screen="learned",
        shortens=np.round,
        title="Rounded too early",
        why="The method is right, but figures on the way were rounded, and the differences grew.",
        hint="Keep at least five decimals until the last step, and round only there.",
    ),
    Mistake(
        id="cut-early", screen="learned",
        shortens=cut,
        title="Cut off too early",
        why="The method is right, but figures on the way were cut off instead of rounded, and the differences grew.",
        hint="Keep at least five decimals until the last step, and round only there.",
    ),
    *SLIPS,
))  # fmt: skip
"""The mistakes by id, most specific first: the order in which a student sees them if several fit."""
