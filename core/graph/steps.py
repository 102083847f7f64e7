"""The one graph of self-attention, with every node kept and any step replaceable.

    X ──► Q, K, V ──► scores ──► scaled_scores ──► weights ──► context

A step is a pure function whose parameter names are the nodes it reads, so a changed step is one line:
``attend(X, W_q, W_k, W_v, replace={"scaled_scores": lambda scores: scores})`` forgets to scale.

Shapes: n tokens, d_model inputs, d_k query and key dimensions, d_v value dimensions; ``…`` is any batch.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.1.
"""

import math
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from array_api_compat import array_namespace, device

Array: TypeAlias = Any
"""A NumPy array or a torch tensor: every function here returns the kind it was given."""

Matrix: TypeAlias = npt.NDArray[np.float64]

Step: TypeAlias = Callable[..., Array]


def namespace(A: Array) -> Any:
    """The array library of A, by the Array API standard."""
    return np if type(A) is np.ndarray else array_namespace(A)


class ShapeError(ValueError):
    """Two matrices of the graph do not fit together; the message names both shapes."""


def product(left: str, A: Array, right: str, B: Array) -> Array:
    """A B; (…, n, m), (…, m, p) → (…, n, p).

    Raises:
        ShapeError: the columns of A are not as many as the rows of B, or their batches differ.
    """
    if not _fit(A.shape, B.shape):
        raise ShapeError(
            f"{left} has shape {tuple(A.shape)} and {right} has shape {tuple(B.shape)}: "
            f"to multiply them, {left} needs as many columns as {right} has rows."
        )
    return A @ B


def _fit(A: tuple[int, ...], B: tuple[int, ...]) -> bool:
    if len(A) < 2 or len(B) < 2 or A[-1] != B[-2]:
        return False
    # Comparing batches takes as long as a small product, and most products have none.
    return len(A) == len(B) == 2 or all(a == b or 1 in (a, b) for a, b in zip(A[-3::-1], B[-3::-1], strict=False))


def softmax(scores: Array, axis: int = -1) -> Array:
    """exp(s − max s) / Σ exp(s − max s) along an axis, rows unless told otherwise; same shape.

    Subtracting the maximum changes nothing in exact arithmetic and keeps every exponential within 0 … 1.
    """
    exponentials = namespace(scores).exp(scores - _largest(scores, axis))
    return exponentials / exponentials.sum(axis=axis, keepdims=True)


def _largest(scores: Array, axis: int) -> Array:
    # On small matrices np.max takes twice as long as the method, which torch has under another name.
    if type(scores) is np.ndarray:
        return scores.max(axis=axis, keepdims=True)
    return namespace(scores).max(scores, axis=axis, keepdims=True)


def causal_mask(scores: Array) -> Array:
    """Scores with −∞ wherever a word would look at a later one; (…, n, n) → (…, n, n)."""
    xp = namespace(scores)
    n = scores.shape[-1]
    future = xp.triu(xp.ones((n, n), dtype=xp.bool, device=device(scores)), k=1)
    return xp.where(future, xp.asarray(-math.inf, dtype=scores.dtype, device=device(scores)), scores)


def divided_by_sum(scores: Array) -> Array:
    """Scores / Σ scores, by rows: the naive way to make rows sum to 1; same shape."""
    return scores / namespace(scores).sum(scores, axis=-1, keepdims=True)


def entropy(weights: Array) -> Array:
    """−Σ w log₂ w of each row, in bits, with 0 log 0 = 0; (…, n) → (…,).

    0 where one weight is 1, log₂ n where all are the same. Source: Shannon (1948).
    """
    xp = namespace(weights)
    positive = weights > 0
    logarithms = xp.log2(xp.where(positive, weights, xp.ones_like(weights)))
    return -xp.sum(weights * logarithms, axis=-1)


def queries(X: Array, W_q: Array) -> Array:
    """Q = X W_q; (…, n, d_model), (d_model, d_k) → (…, n, d_k)."""
    return product("X", X, "W_q", W_q)


def keys(X: Array, W_k: Array) -> Array:
    """K = X W_k; (…, n, d_model), (d_model, d_k) → (…, n, d_k)."""
    return product("X", X, "W_k", W_k)


def values(X: Array, W_v: Array) -> Array:
    """V = X W_v; (…, n, d_model), (d_model, d_v) → (…, n, d_v)."""
    return product("X", X, "W_v", W_v)


def not_learned(X: Array) -> Array:
    """Q = K = V = X, what takes the place of a projection where nothing is learned; same shape."""
    return X


def similarities(Q: Array, K: Array) -> Array:
    """scores = Q Kᵀ; (…, n, d_k), (…, n, d_k) → (…, n, n)."""
    return product("Q", Q, "Kᵀ", K.mT)


def scaled(scores: Array, K: Array) -> Array:
    """scaled_scores = scores / √d_k; same shape."""
    return scores / math.sqrt(K.shape[-1])


def not_scaled(scores: Array) -> Array:
    """scaled_scores = scores, as the course does without learning; same shape."""
    return scores


def attention_weights(scaled_scores: Array) -> Array:
    """Weights = softmax(scaled_scores) by rows, each of which sums to 1; same shape."""
    return softmax(scaled_scores)


def causal_weights(scaled_scores: Array) -> Array:
    """Weights = softmax of the scaled scores with the future masked by −∞; same shape."""
    return softmax(causal_mask(scaled_scores))


def weighted_values(weights: Array, V: Array) -> Array:
    """context = weights V; (…, n, n), (…, n, d_v) → (…, n, d_v)."""
    return product("weights", weights, "V", V)


STEPS: Mapping[str, Step] = {
    "Q": queries,
    "K": keys,
    "V": values,
    "scores": similarities,
    "scaled_scores": scaled,
    "weights": attention_weights,
    "context": weighted_values,
}
"""The graph with learning, in the order of evaluation."""

NODES: tuple[str, ...] = tuple(STEPS)

WORD_BY_WORD = ("scores", "scaled_scores", "weights")
"""Nodes with a row and a column for every token."""


def reads(step: Step) -> tuple[str, ...]:
    """The names of the nodes a step reads: its parameters, or those of the step that it wraps.

    >>> reads(similarities)
    ('Q', 'K')
    """
    while hasattr(step, "__wrapped__"):
        step = step.__wrapped__
    code = step.__code__
    return tuple(code.co_varnames[: code.co_argcount])


def wrapping(step: Step, changed: Step) -> Step:
    """A changed step that reads the same nodes as the step it wraps."""
    changed.__wrapped__ = step  # type: ignore[attr-defined]
    return changed


def steps(
    learned: Collection[str] = ("W_q", "W_k", "W_v"), *, scale: bool | None = None, causal: bool = False
) -> dict[str, Step]:
    """The steps of one evaluation, in order, given which weight matrices there are; arguments as in `attend`."""
    chosen = dict(STEPS)
    for node, weight in (("Q", "W_q"), ("K", "W_k"), ("V", "W_v")):
        if weight not in learned:
            chosen[node] = not_learned
    if not (bool(learned) if scale is None else scale):
        chosen["scaled_scores"] = not_scaled
    if causal:
        chosen["weights"] = causal_weights
    return chosen


@cache
def ancestors(node: str) -> frozenset[str]:
    """A node and the computed nodes that it is computed from.

    >>> sorted(ancestors("scores"))
    ['K', 'Q', 'scores']
    """
    before = (name for name in reads(STEPS[node]) if name in NODES)
    return frozenset({node}).union(*map(ancestors, before))
