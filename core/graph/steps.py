"""The steps of self-attention: pure functions whose parameter names are the nodes they read.

    X (+ P) ──► Q, K, V ──► scores ──► scaled_scores ──► masked_scores ──► weights ──► context

So it takes one line to change a step:
``attend(X, W_q, W_k, W_v, replace={"scaled_scores": lambda scores: scores})`` forgets to scale.

Across two sentences, keys and values are those of the other sentence, X_kv: the same steps, `Across`.

Shapes: n tokens, n_kv of the other sentence (n if there is only one), d_model input dimensions, d_k query and key
dimensions, d_v value dimensions; ``…`` is any batch.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.1.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from array_api_compat import array_namespace, device

Array: TypeAlias = Any
"""A NumPy array or a torch tensor: every function here returns the kind it receives."""

Matrix: TypeAlias = npt.NDArray[np.float64]

Step: TypeAlias = Callable[..., Array]


def namespace(A: Array) -> Any:
    """The array library that A belongs to, following the Array API standard."""
    return np if type(A) is np.ndarray else array_namespace(A)


class ShapeError(ValueError):
    """Two matrices of the graph do not fit together; the message names both shapes."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence, without the lines of code that led to it."""
        return [f"{type(self).__name__}: {self}"]


def product(left: str, A: Array, right: str, B: Array) -> Array:
    """A B; (…, n, m), (…, m, p) → (…, n, p).

    Raises:
        ShapeError: A does not have as many columns as B has rows, or their batches differ.
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
    # Comparing batches takes as long as a small product, and most products have no batch.
    return len(A) == len(B) == 2 or all(a == b or 1 in (a, b) for a, b in zip(A[-3::-1], B[-3::-1], strict=False))


def softmax(scores: Array, axis: int | tuple[int, int] = -1) -> Array:
    """exp(s − max s) / Σ exp(s − max s) along an axis or two, by default within each row; same shape.

    Subtracting the maximum changes nothing in exact arithmetic and keeps every exponential between 0 and 1.
    """
    exponentials = namespace(scores).exp(scores - _largest(scores, axis))
    return exponentials / exponentials.sum(axis=axis, keepdims=True)


def _largest(scores: Array, axis: int | tuple[int, int]) -> Array:
    # On small matrices np.max takes twice as long as the method; torch's method behaves differently.
    if type(scores) is np.ndarray:
        return scores.max(axis=axis, keepdims=True)
    return namespace(scores).max(scores, axis=axis, keepdims=True)


def entropy(weights: Array) -> Array:
    """−Σ w log₂ w of each row, in bits, with 0 log 0 = 0; (…, n) → (…,).

    0 where one weight is 1, log₂ n where all are equal. Source: Shannon (1948).
    """
    xp = namespace(weights)
    positive = weights > 0
    logarithms = xp.log2(xp.where(positive, weights, xp.ones_like(weights)))
    return -xp.sum(weights * logarithms, axis=-1)


def sinusoids(X: Array) -> Array:
    """P[p, 2i] = sin(p / 10000^(2i/d_model)), P[p, 2i + 1] = cos of the same; (…, n, d_model) → (n, d_model).

    Rows and columns are counted from 0. Source: Vaswani et al. (2017), section 3.5.
    """
    xp = namespace(X)
    n, d_model = X.shape[-2:]
    p, pair = np.arange(n)[:, None], np.arange(d_model) // 2
    angles = p / 10_000 ** (2 * pair / d_model)
    P = np.where(np.arange(d_model) % 2 == 0, np.sin(angles), np.cos(angles))
    return xp.asarray(P, dtype=X.dtype, device=device(X))


def no_positions(X: Array) -> Array:
    """P = 0, which is added to nothing; (…, n, d_model) → (n, d_model)."""
    return namespace(X).zeros(X.shape[-2:], dtype=X.dtype, device=device(X))


def placed(X: Array, P: Array) -> Array:
    """X_P = X + P: each word's embedding plus its place; (…, n, d_model), (n, d_model) → (…, n, d_model)."""
    return X + P


def not_placed(X: Array) -> Array:
    """X_P = X: no word knows its place; same shape."""
    return X


def queries(X_P: Array, W_q: Array) -> Array:
    """Q = X_P W_q; (…, n, d_model), (d_model, d_k) → (…, n, d_k)."""
    return product("X", X_P, "W_q", W_q)


def keys(X_P: Array, W_k: Array) -> Array:
    """K = X_P W_k; (…, n, d_model), (d_model, d_k) → (…, n, d_k)."""
    return product("X", X_P, "W_k", W_k)


def values(X_P: Array, W_v: Array) -> Array:
    """V = X_P W_v; (…, n, d_model), (d_model, d_v) → (…, n, d_v)."""
    return product("X", X_P, "W_v", W_v)


def not_learned(X_P: Array) -> Array:
    """Q = K = V = X_P, in place of a projection where nothing is learned; same shape."""
    return X_P


def similarities(Q: Array, K: Array) -> Array:
    """scores = Q Kᵀ; (…, n, d_k), (…, n_kv, d_k) → (…, n, n_kv)."""
    return product("Q", Q, "Kᵀ", K.mT)


def scaled(scores: Array, K: Array) -> Array:
    """scaled_scores = scores / √d_k; same shape."""
    return scores / math.sqrt(K.shape[-1])


def not_scaled(scores: Array) -> Array:
    """scaled_scores = scores, as the course does without learning; same shape."""
    return scores


@dataclass(frozen=True)
class Across:
    """A step that is applied to the other sentence: where it says X_P, it reads X_kv."""

    step: Step

    def __call__(self, *nodes: Array) -> Array:
        """Apply it."""
        try:
            return self.step(*nodes)
        except ShapeError as error:
            raise ShapeError(str(error).replace("X has", "X_kv has", 1)) from error


@dataclass(frozen=True)
class DividedBy:
    """The step scaled_scores = scores / divisor; same shape."""

    divisor: float

    def __call__(self, scores: Array) -> Array:
        """Divide."""
        return scores / self.divisor


def causal_mask(scaled_scores: Array) -> Array:
    """masked_scores = scaled_scores with −∞ where a word would attend to a later one; (…, n, n) → (…, n, n)."""
    xp = namespace(scaled_scores)
    future = xp.triu(xp.ones(scaled_scores.shape[-2:], dtype=xp.bool, device=device(scaled_scores)), k=1)
    nothing = xp.asarray(-math.inf, dtype=scaled_scores.dtype, device=device(scaled_scores))
    return xp.where(future, nothing, scaled_scores)


@dataclass(frozen=True)
class SlidingWindow:
    """The step masked_scores = scaled_scores with −∞ for all but the last ``size`` words, each word itself included.

    (…, n, n) → (…, n, n). Source: Beltagy et al., Longformer (2020), section 3.1; here no word looks ahead.
    """

    size: int

    def __call__(self, scaled_scores: Array) -> Array:
        """Hide."""
        xp = namespace(scaled_scores)
        too_far = xp.tril(xp.ones_like(scaled_scores), k=-self.size)
        nothing = xp.asarray(-math.inf, dtype=scaled_scores.dtype, device=device(scaled_scores))
        return xp.where(too_far > 0, nothing, causal_mask(scaled_scores))


def not_masked(scaled_scores: Array) -> Array:
    """masked_scores = scaled_scores: any word may attend to any other; same shape."""
    return scaled_scores


def attention_weights(masked_scores: Array) -> Array:
    """Weights = softmax(masked_scores) by rows, so that each row sums to 1; same shape."""
    return softmax(masked_scores)


def divided_by_sum(masked_scores: Array) -> Array:
    """Weights = scores / Σ scores, by rows: the naive way to make rows sum to 1; same shape."""
    return masked_scores / namespace(masked_scores).sum(masked_scores, axis=-1, keepdims=True)


def weighted_values(weights: Array, V: Array) -> Array:
    """context = weights V; (…, n, n_kv), (…, n_kv, d_v) → (…, n, d_v)."""
    return product("weights", weights, "V", V)


@dataclass(frozen=True, eq=False)
class SecondHead:
    """The step context_2 = the context of another head, on the same words with weights of its own; (…, n, d_v).

    ``steps`` are those of the first head, by node, in order, as they are or as they went wrong: whoever forgets to
    scale forgets it in both heads.
    """

    steps: Mapping[str, Step]

    def __call__(self, X: Array, P: Array, X_P: Array, W_q2: Array, W_k2: Array, W_v2: Array) -> Array:
        """Evaluate it."""
        names = ("X", "P", "X_P", "W_q", "W_k", "W_v")
        nodes = dict(zip(names, (X, P, X_P, W_q2, W_k2, W_v2), strict=True))
        for name, step in self.steps.items():
            nodes[name] = step(*[nodes[read] for read in sources(step)])
        return nodes["context"]


def side_by_side(context: Array, context_2: Array) -> Array:
    """joined = [context, context_2]: the columns of the first head, then those of the second; (…, n, 2 d_v).

    Source: Vaswani et al. (2017), section 3.2.2.
    """
    xp = array_namespace(context)
    batch = np.broadcast_shapes(context.shape[:-2], context_2.shape[:-2])
    heads = [xp.broadcast_to(one, (*batch, *one.shape[-2:])) for one in (context, context_2)]
    return xp.concat(heads, axis=-1)


def mixed(joined: Array, W_o: Array) -> Array:
    """output = joined W_o; (…, n, 2 d_v), (2 d_v, d_out) → (…, n, d_out)."""
    return product("joined", joined, "W_o", W_o)


def sources(step: Step) -> tuple[str, ...]:
    """The names of the nodes a step reads: its parameters, or those of the step it wraps.

    >>> sources(similarities)
    ('Q', 'K')
    >>> sources(Across(keys))
    ('X_kv', 'W_k')
    """
    while hasattr(step, "__wrapped__"):
        step = step.__wrapped__
    if isinstance(step, Across):
        return tuple("X_kv" if name == "X_P" else name for name in sources(step.step))
    if hasattr(step, "__code__"):
        return tuple(step.__code__.co_varnames[: step.__code__.co_argcount])
    code = type(step).__call__.__code__
    return tuple(code.co_varnames[1 : code.co_argcount])


COPIES: frozenset[Step] = frozenset({not_placed, not_learned, Across(not_learned), not_scaled, not_masked})
"""Steps that return their only input unchanged."""


def is_copy(step: Step) -> bool:
    """Whether a step returns its only input unchanged."""
    return step in COPIES


def origin(node: str, steps: Mapping[str, Step | Array]) -> str:
    """The node that this one copies, such as X for Q where nothing is learned; otherwise the node itself.

    >>> origin("masked_scores", {"masked_scores": not_masked, "scaled_scores": not_scaled, "scores": similarities})
    'scores'
    """
    while callable(step := steps.get(node)) and is_copy(step):
        (node,) = sources(step)
    return node


def wrap_step(step: Step, changed: Step) -> Step:
    """The changed step, marked as reading the same nodes as the step it wraps."""
    changed.__wrapped__ = step  # type: ignore[attr-defined]
    return changed
