"""One evaluation of the graph, every node kept."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from array_api_compat import is_array_api_obj

from core.graph.steps import NODES, Array, ShapeError, Step, reads, steps


@dataclass(frozen=True, kw_only=True, eq=False)
class Trace:
    """Every node of one evaluation of the graph.

    Without learning W_q, W_k and W_v are None and Q = K = V = X.
    """

    X: Array
    W_q: Array | None
    W_k: Array | None
    W_v: Array | None
    Q: Array
    K: Array
    V: Array
    scores: Array
    scaled_scores: Array
    weights: Array
    context: Array

    @property
    def d_k(self) -> int:
        """Number of columns of K."""
        return int(self.K.shape[-1])


def attend(
    X: Array,
    W_q: Array | None = None,
    W_k: Array | None = None,
    W_v: Array | None = None,
    *,
    scale: bool | None = None,
    causal: bool = False,
    replace: Mapping[str, Step | Array] | None = None,
) -> Trace:
    """Evaluate the graph: context = softmax(Q Kᵀ / √d_k) V.

    Args:
        X: embeddings, one row a token (…, n, d_model). Anything NumPy can read; a torch tensor stays torch.
        W_q: query weights (d_model, d_k); None: not learned, Q = X.
        W_k: key weights (d_model, d_k); None: K = X.
        W_v: value weights (d_model, d_v); None: V = X.
        scale: divide the scores by √d_k. None: as the course does, with learning only.
        causal: let no word look at a later one.
        replace: by node name, an array to use as that node, or a step to compute it with instead.

    Raises:
        ShapeError: two matrices do not fit.

    >>> round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4)
    0.7311
    """
    known: dict[str, Array] = {
        "X": _array(X),
        "W_q": None if W_q is None else _array(W_q),
        "W_k": None if W_k is None else _array(W_k),
        "W_v": None if W_v is None else _array(W_v),
    }
    if known["X"].ndim < 2:
        raise ShapeError(f"X has shape {tuple(known['X'].shape)}: it needs two dimensions, a row for each token.")
    learned = tuple(name for name in ("W_q", "W_k", "W_v") if known[name] is not None)
    changed = {**steps(learned, scale=scale, causal=causal), **(replace or {})}
    for node in NODES:
        step = changed[node]
        known[node] = step(*[known[name] for name in reads(step)]) if callable(step) else _array(step)
    return _trace(known)


def _trace(nodes: dict[str, Array]) -> Trace:
    # The constructor of a frozen dataclass sets field by field, which at n = 12 costs as much as a product.
    trace = object.__new__(Trace)
    vars(trace).update(nodes)
    return trace


def _array(values: Array) -> Array:
    is_array = type(values) is np.ndarray or is_array_api_obj(values)
    return values if is_array else np.asarray(values, dtype=np.float64)
