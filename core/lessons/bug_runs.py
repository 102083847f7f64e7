"""What the module of the bug hunt computes with some of its faults: it is run and compared with the formula.

Only the project's own listing is ever run, with faults from data/bug_hunt.toml, chosen by their ids.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.homework import bank
from core.lessons.bug_hunt import listing

_EXAMPLE = "dog-tail"
"""The exercise whose numbers it runs on: one whose weights are nobody's answers."""

_SEED = 1
"""The seed of the bias, which nn.Linear would draw anew each time."""

TOLERANCE = 1e-9
"""Results that differ by less count as equal; rounding in float64 causes differences of about 1e-16."""


@cache
def inputs() -> Mapping[str, Matrix]:
    """A batch and one sentence, X, by shape; the batch has as many sentences as words and features."""
    X = bank.load(_EXAMPLE).inputs["X"]
    n, d_model = X.shape
    batch = np.stack([X[i : i + d_model] for i in range(n - d_model + 1)])
    return {" × ".join(map(str, one.shape)): one for one in (batch, X)}


def words(shape: str) -> tuple[str, ...]:
    """The words of the first sentence of an input."""
    return bank.load(_EXAMPLE).tokens[: inputs()[shape].shape[-2]]


def formula(shape: str) -> Trace:
    """What the formula gives for the input of a shape."""
    weights = bank.load(_EXAMPLE).inputs
    return attend(inputs()[shape], weights["W_q"], weights["W_k"], weights["W_v"])


@dataclass(frozen=True, kw_only=True, eq=False)
class Output:
    """The module's context (…, n, d_v) and weights (…, n, n), and how far each is from that of the formula."""

    context: Matrix
    weights: Matrix
    context_off: float
    weights_off: float

    @property
    def is_right(self) -> bool:
        """Whether it agrees with the formula."""
        return max(self.context_off, self.weights_off) < TOLERANCE


@lru_cache(maxsize=256)
def run(kinds: frozenset[str], shape: str) -> Output:
    """What the listing with faults of these kinds computes from the input of a shape."""
    import torch  # takes seconds

    X, names = inputs()[shape], dict[str, Any](__name__="attention_layer")
    # Nothing in it comes from a student: it is assembled from data/bug_hunt.toml alone.
    exec(listing(kinds), names)  # noqa: S102
    module = names["AttentionLayer"](X.shape[-1]).double()
    module.load_state_dict(_parameters(), strict=False)
    with torch.no_grad():
        context, weights = (M.numpy() for M in module(torch.tensor(X)))
    right = formula(shape)
    return Output(
        context=context,
        weights=weights,
        context_off=float(np.abs(context - right.context).max()),
        weights_off=float(np.abs(weights - right.weights).max()),
    )


def _parameters() -> dict[str, Any]:
    """W_q, W_k and W_v transposed, as nn.Linear holds them, and a bias for the layer that may have one."""
    import torch

    matrices = bank.load(_EXAMPLE).inputs
    weights = {f"{name}.weight": torch.tensor(matrices[name].T) for name in ("W_q", "W_k", "W_v")}
    d_model, d_v = matrices["W_v"].shape
    # nn.Linear itself starts with a bias that is uniform within ±1/√d_model.
    bias = (2 * torch.rand(d_v, generator=torch.Generator().manual_seed(_SEED)) - 1) / d_model**0.5
    return {**weights, "W_v.bias": bias}


def distance_from_torch(shape: str) -> float:
    """The largest difference between the correct module and torch's scaled_dot_product_attention."""
    import torch
    from torch.nn import functional

    ours, right = run(frozenset(), shape), formula(shape)
    Q, K, V = (torch.tensor(M) for M in (right.Q, right.K, right.V))
    theirs = functional.scaled_dot_product_attention(Q, K, V)
    return float(np.abs(ours.context - theirs.numpy()).max())
