"""The causal mask in torch: before the softmax, after it, and after it with rows that sum to 1 again.

Source: PyTorch's documentation of `masked_fill` and `triu`.
"""

from collections.abc import Mapping
from functools import lru_cache

from core.graph.steps import Matrix, causal_mask, softmax
from core.graph.trace import attend
from core.lessons.schema import Facts
from core.lessons.torch_module import POSITION, array, journey, largest_difference, module, torch

TIMES = 3
"""By what an answer to the first question multiplies the vector of the last word."""


@lru_cache(maxsize=64)
def scaled_scores(times: float = 1.0) -> Matrix:
    """The scaled scores of `module` on *journey*, with the vector of the last word multiplied; (n, n)."""
    usual = module()
    X = usual.X.copy()
    X[-1] *= times
    scaled: Matrix = attend(X, usual.W_q, usual.W_k, usual.W_v).scaled_scores
    return scaled


def masked(scaled_scores: Matrix) -> Mapping[str, Matrix]:
    """The weights (n, n) of scaled scores in each way to mask them, by its name.

    before = softmax(scaled_scores with −∞ in the future), after = softmax(scaled_scores) with 0 there, and
    renormalised = after / Σ after by rows. The last equals the first: both divide by Σ exp over the past.
    """
    S = torch().from_numpy(scaled_scores)
    unmasked = torch().softmax(S, dim=-1)
    after = unmasked * torch().ones_like(S).tril()
    return {
        "no mask": array(unmasked), "masked before": array(softmax(causal_mask(S))), "masked after": array(after),
        "renormalised": array(after / after.sum(dim=-1, keepdim=True)),
    }  # fmt: skip


def leaks(times: float, row: int) -> dict[str, float]:
    """How far a row moves at most, in each way to mask, when the vector of the last word is multiplied."""
    usual, moved = masked(scaled_scores()), masked(scaled_scores(times))
    return {way: largest_difference(usual[way][row], moved[way][row]) for way in usual if way != "no mask"}


def without_diagonal(scaled_scores: Matrix) -> Matrix:
    """Weights whose mask hides the diagonal, too: nan in the first row, where no exp(s) is left to divide by."""
    S = torch().from_numpy(scaled_scores)
    return array(torch().softmax(S.masked_fill(torch().ones_like(S).triu() > 0, -torch().inf), dim=-1))


def facts() -> Facts:
    """The word that is asked about, the last one, and how an answer that multiplies that moves its weight."""
    words, _ = journey()
    usual, moved = (masked(scaled_scores(by))["masked after"][POSITION, POSITION] for by in (1, TIMES))
    return {"word": words[POSITION], "last": words[-1], "times": TIMES, "usual": usual, "moved": moved}
