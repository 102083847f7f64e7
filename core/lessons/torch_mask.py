"""The causal mask in torch: before the softmax, after it, and after it with rows that sum to 1 again.

Source: PyTorch's documentation of `masked_fill` and `triu`.
"""

from dataclasses import dataclass
from functools import lru_cache

from core.graph.steps import Matrix, causal_mask, softmax
from core.graph.trace import attend
from core.lessons.schema import Facts
from core.lessons.torch_module import POSITION, array, journey, largest_difference, module, torch


@dataclass(frozen=True, kw_only=True, eq=False)
class MaskedWeights:
    """Weights (n × n) without a mask, masked before the softmax, after it, and after it with each row ÷ its sum.

    ``scaled`` are the scaled scores from which all of them follow.
    """

    scaled: Matrix
    unmasked: Matrix
    before: Matrix
    after: Matrix
    renormalised: Matrix


@lru_cache(maxsize=64)
def masked_weights(times: float = 1.0) -> MaskedWeights:
    """The weights of `module` on *journey*, with the vector of the last word multiplied, masked in all three ways.

    before = softmax(scaled_scores with −∞ in the future), after = softmax(scaled_scores) with 0 there, and
    renormalised = after / Σ after by rows. The last equals the first: both divide by Σ exp over the past.
    """
    usual = module()
    X = usual.X.copy()
    X[-1] *= times
    return mask(attend(X, usual.W_q, usual.W_k, usual.W_v).scaled_scores)


def leaks(times: float, row: int) -> dict[str, float]:
    """How far a row moves at most, in each of the three, when the vector of the last word is multiplied."""
    usual, moved = (
        {"masked before": each.before, "masked after": each.after, "renormalised": each.renormalised}
        for each in (masked_weights(), masked_weights(times))
    )
    return {way: largest_difference(usual[way][row], moved[way][row]) for way in usual}


def mask(scaled_scores: Matrix) -> MaskedWeights:
    """Scaled scores (n × n) masked in all three ways."""
    S = torch().from_numpy(scaled_scores)
    past = torch().ones_like(S).tril()
    unmasked = torch().softmax(S, dim=-1)
    after = unmasked * past
    return MaskedWeights(
        scaled=scaled_scores, unmasked=array(unmasked), before=array(softmax(causal_mask(S))), after=array(after),
        renormalised=array(after / after.sum(dim=-1, keepdim=True)),
    )  # fmt: skip


def without_diagonal(scaled_scores: Matrix) -> Matrix:
    """Weights whose mask hides the diagonal, too: nan in the first row, where no exp(s) is left to divide by."""
    S = torch().from_numpy(scaled_scores)
    return array(torch().softmax(S.masked_fill(torch().ones_like(S).triu() > 0, -torch().inf), dim=-1))


def facts() -> Facts:
    """The word that is asked about, and the last one."""
    words, _ = journey()
    return {"word": words[POSITION], "last": words[-1]}
