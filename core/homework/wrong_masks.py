"""Mistakes with the causal mask: left out, put in the wrong place, or hiding the wrong words."""

import numpy as np

from core.graph.masking import CAUSAL
from core.graph.steps import Array, Step, causal_mask, not_masked, softmax
from core.graph.ways import SOFTMAX
from core.homework.mistake import Mistake, makes_weights


def _zeros_after_the_softmax(masked_scores: Array) -> Array:
    return np.tril(softmax(masked_scores))


def _seeing_up_to(k: int, hidden: float = -np.inf) -> Step:
    """The step that hides from each word all that come after the k-th from it."""
    return lambda scaled_scores: np.where(np.tri(scaled_scores.shape[-2], k=k, dtype=bool), scaled_scores, hidden)


def _with_nothing_to_see(masked_scores: Array) -> Array:
    """The softmax by rows; of a row in which all is hidden, which has none, zeros."""
    return np.nan_to_num(softmax(masked_scores))


WRONG_MASKS: tuple[Mistake, ...] = (
    Mistake(
        id="mask-forgotten", screen="masks", when=lambda form, *_: form.is_masked,
        changes=({"masked_scores": not_masked},),
        title="Causal mask left out",
        why="Here no word may attend to a later one; these weights also go to words that come later.",
        hint="Put −∞ in place of every score above the diagonal before the softmax: masked_scores, then weights.",
    ),
    Mistake(
        id="mask-after-softmax", screen="masks",
        when=lambda form, *of: form.mask == CAUSAL and makes_weights(form, *of),
        changes=({"masked_scores": not_masked, "weights": _zeros_after_the_softmax},),
        title="Masked after the softmax",
        why="The softmax had already given the later words their share. Putting 0 in its place afterwards leaves rows "
            "that sum to less than 1.",
        hint="Mask first: −∞ above the diagonal of the scores, then the softmax, which shares out the whole row again.",
    ),
    Mistake(
        id="mask-with-zero", screen="masks", when=lambda form, *_: form.mask == CAUSAL,
        changes=({"masked_scores": lambda scaled_scores: np.tril(scaled_scores, k=0)},),
        title="Scores of later words set to 0 instead of −∞",
        why="A score of 0 hides nothing: e⁰ = 1, so the softmax still gives the later words a share.",
        hint="Put −∞ above the diagonal: e to the power of −∞ is 0, and only then does a word weigh nothing.",
    ),
    Mistake(
        id="mask-turned-around", screen="masks", when=lambda form, *_: form.mask == CAUSAL,
        changes=({"masked_scores": lambda scaled_scores: causal_mask(scaled_scores.mT).mT},),
        title="Mask the wrong way round",
        why="Here the earlier words are hidden and the later ones are seen.",
        hint="The row is the word that attends, the column the word attended to: −∞ goes above the diagonal.",
    ),
    Mistake(
        id="mask-on-own-word", screen="masks", when=lambda form, *_: form.mask == CAUSAL,
        changes=({"masked_scores": _seeing_up_to(-1), "weights": _with_nothing_to_see},),
        title="The word itself masked as well",
        why="A word may attend to itself. With the diagonal masked too, nothing would be left for the first word.",
        hint="−∞ goes above the diagonal only; the diagonal itself stays as it is.",
    ),
    Mistake(
        id="mask-one-off", screen="masks", when=lambda form, *_: form.mask == CAUSAL,
        changes=({"masked_scores": _seeing_up_to(1)},),
        title="Mask one column too far to the right",
        why="Here every word still sees the one that follows it.",
        hint="−∞ begins in the first column after the diagonal: in PyTorch, torch.triu with diagonal one.",
    ),
    Mistake(
        id="mask-with-minus-one", screen="masks", when=lambda form, *_: form.mask == CAUSAL,
        changes=(
            {"masked_scores": _seeing_up_to(0, -1.0)},
            {"masked_scores": lambda scaled_scores: scaled_scores - 1.0 + np.tri(scaled_scores.shape[-2])},
        ),
        title="Minus one instead of −∞",
        why="A score of minus one hides little: its exponential is about a third, and the later words keep a share.",
        hint="Put −∞ above the diagonal: e to the power of −∞ is 0, and only then does a word weigh nothing.",
    ),
    Mistake(
        id="mask-not-asked", screen="similarity",
        when=lambda form, *_: not form.is_masked and form.normalise == SOFTMAX,
        changes=({"masked_scores": causal_mask}, {"weights": _zeros_after_the_softmax}),
        title="Causal mask where none was asked for",
        why="Here any word may attend to any other, including later ones.",
        hint="Leave the scores above the diagonal as they are: weights = softmax(scaled_scores) by rows.",
    ),
)  # fmt: skip
