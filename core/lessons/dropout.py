"""Dropout on the weights: one draw, the mean of many, and none in `eval()`.

Source: PyTorch's documentation of `nn.Dropout`.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Facts
from core.lessons.torch_module import POSITION, array, generator, journey, module, torch

DRAWS = 2000
"""How many times dropout is repeated to see what it does on average."""

_PARTS = 20
"""In how many parts their sums are counted."""

P_ASKED, SEED = 0.2, 7
"""The dropout probability in the question, and the usual seed: it drops something of the word that is drawn."""


@dataclass(frozen=True, kw_only=True, eq=False)
class DroppedWeights:
    """Weights (n × n) after one dropout, the sums of rows in many (draws × n), their mean, and what `eval()` leaves."""

    once: Matrix
    sums: Matrix
    mean: Matrix
    in_eval: Matrix


@lru_cache(maxsize=64)
def dropout(p: float, seed: int) -> DroppedWeights:
    """What nn.Dropout(p) does to the weights of `module`: w becomes 0 with probability p, otherwise w / (1 − p)."""
    weights = torch().from_numpy(module().weights)
    source = generator(seed)
    # nn.Dropout takes no generator; this is what it computes in training mode.
    kept = (torch().empty_like(weights).bernoulli_(1 - p, generator=source) for _ in range(DRAWS))
    draws = torch().stack([weights * one / (1 - p) for one in kept])
    in_eval = torch().nn.Dropout(p).eval()(weights)
    return DroppedWeights(
        once=array(draws[0]), sums=array(draws.sum(dim=-1)), mean=array(draws.mean(dim=0)), in_eval=array(in_eval)
    )


@lru_cache(maxsize=64)
def sums_so_far(p: float, seed: int) -> Matrix:
    """The sums of the rows after the one dropout of each seed from the usual one on, as *Draw again* takes them."""
    weights, first = torch().from_numpy(module().weights), max(SEED, seed - 499) if seed >= SEED else seed
    kept = (torch().empty_like(weights).bernoulli_(1 - p, generator=generator(n)) for n in range(first, seed + 1))
    return array(torch().stack([(weights * one / (1 - p)).sum(dim=-1) for one in kept]))


def heaps(p: float, seed: int, row: int) -> tuple[Matrix, Matrix, float]:
    """How many sums of a row lie in each of equal parts, in many draws and in a student’s, and where the last ends."""
    many, own = dropout(p, seed).sums, sums_so_far(p, seed)[:, row]
    most = max(1.0, float(many.max()), float(own.max()))
    of_many, of_own = (np.histogram(some, bins=_PARTS, range=(0, most))[0] for some in (many[:, row], own))
    return of_many, of_own, most


def facts(p: float, seed: int) -> Facts:
    """One weight, and what dropout does to it and to its row."""
    words, _ = journey()
    weight, dropped = float(module().weights[POSITION, POSITION]), dropout(p, seed)
    return {
        "word": words[POSITION], "weight": weight, "p": p, "seed": seed, "asked": P_ASKED,
        "kept": weight / (1 - P_ASKED), "same": weight, "times": weight * (1 - P_ASKED), "by_p": weight / P_ASKED,
        "draws": DRAWS, "most": 1 / (1 - p), "mean_sum": float(dropped.sums[:, POSITION].mean()),
    }  # fmt: skip
