"""The network all-MiniLM-L6-v2: six layers of twelve heads, each head an evaluation of the graph.

    states[0] = norm(words + positions);  in every layer
    X' = norm(X + Σ_heads context W_o + b_o);  X = norm(X' + gelu(X' W_1 + b_1) W_2 + b_2)

A trained head adds a bias to its queries, keys and values: Q = X W_q + b_q. With a column of ones beside X and the
biases as the last row of the weights, Q = [X 1] [W_q; b_q] is the same numbers, and the graph stays as it is.

Shapes: n tokens, d_model 384, d_k 32. Source: Devlin et al., BERT (2019); Wang et al., MiniLM (2020).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from core.graph.steps import Array, Step, softmax
from core.graph.trace import Trace, attend

Floats: TypeAlias = NDArray[np.float32]

LAYERS, HEADS, D_MODEL, D_K = 6, 12, 384, 32

LONGEST = 64
"""The most tokens in a sentence, the two that mark its beginning and its end included."""

Part: TypeAlias = Literal["before", "attention", "feed-forward"]
"""What a layer adds up: what a token held before it, what its heads give, and what its feed-forward network gives."""

PARTS: tuple[Part, ...] = get_args(Part)

_TINY = 1e-12
"""What a layer normalisation adds to the variance, so as not to divide by 0."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Network:
    """The vocabulary and every number of the model, in single precision but for ``words``, of which few are needed.

    ``words`` is (pieces, d_model), ``positions`` (LONGEST, d_model). Everything else has one entry per layer:
    ``W_q``, ``W_k`` and ``W_v`` (HEADS, d_model + 1, d_k) end with a row of biases; ``W_o`` (HEADS, d_k, d_model);
    ``W_1`` (d_model, 4 d_model) and ``W_2`` (4 d_model, d_model). A ``norm_…`` is a gain and a shift, (2, d_model).
    """

    vocabulary: Mapping[str, int]
    words: NDArray[np.float16]
    positions: Floats
    norm_input: Floats
    W_q: Floats
    W_k: Floats
    W_v: Floats
    W_o: Floats
    b_o: Floats
    norm_attention: Floats
    W_1: Floats
    b_1: Floats
    W_2: Floats
    b_2: Floats
    norm_output: Floats


@dataclass(frozen=True, kw_only=True, eq=False)
class LayerSum:
    """What a layer adds up: ``state`` = norm(``between`` + feed-forward), ``between`` = norm(before + attention).

    All are (n, d_model); ``trace`` is the graph of its heads, and ``norms`` are those of the layer, in this order.
    """

    trace: Trace
    parts: Mapping[Part, Floats]
    between: Floats
    state: Floats
    norms: tuple[Floats, Floats]

    def shares(self) -> Floats:
        """How much of each token's state each part makes, and the shifts of the norms the rest: (4, n), sums of 1.

        A norm is linear but for its mean and its spread. With these as they are, the state is the sum of what becomes
        of each part, and the share of a part is its projection on the state, over the length of the state.
        """
        first, second = self.norms
        before, attention, feed_forward = (self.parts[part] for part in PARTS)
        summed, normed = before + attention, self.between + feed_forward
        came_through = (*(scaled(part, summed, first) for part in (before, attention)), feed_forward)
        became = np.stack([scaled(part, normed, second) for part in came_through])
        shares = (became * self.state).sum(axis=-1) / np.square(self.state).sum(axis=-1)
        return np.concatenate([shares, 1 - shares.sum(axis=0, keepdims=True)])


def run(
    network: Network,
    tokens: Sequence[str],
    changed: Callable[[int], Step | None],
    without: Callable[[int], Collection[Part]] = lambda _: (),
) -> tuple[Floats, Floats]:
    """All weights and all states of a sentence, (LAYERS, HEADS, n, n) and (LAYERS + 1, n, d_model).

    ``changed`` gives for a layer, from 0, the step that computes the weights of all its heads in place of the softmax,
    and ``without`` the parts that are 0 where it adds them up.
    """
    rows = [network.vocabulary[token] for token in tokens]
    X = normalised(network.words[rows] + network.positions[: len(rows)], network.norm_input)
    states, weights = [X], []
    for layer in range(LAYERS):
        one = add_up(network, states[-1], layer, changed(layer), without(layer))
        weights.append(one.trace.weights)
        states.append(one.state)
    return np.stack(weights), np.stack(states)


def add_up(
    network: Network, X: Floats, layer: int, changed: Step | None = None, without: Collection[Part] = ()
) -> LayerSum:
    """What a layer adds up to the state that enters it, X (n, d_model); see `run`."""

    def kept(part: Part, M: Floats) -> Floats:
        return np.zeros_like(M) if part in without else M

    trace = heads(network, X, layer, replace={"weights": changed} if changed else None)
    norms = network.norm_attention[layer], network.norm_output[layer]
    before = kept("before", X)
    attention = kept("attention", (trace.context @ network.W_o[layer]).sum(axis=0) + network.b_o[layer])
    between = normalised(before + attention, norms[0])
    hidden = gelu(between @ network.W_1[layer] + network.b_1[layer])  # (n, 4 d_model)
    feed_forward = kept("feed-forward", hidden @ network.W_2[layer] + network.b_2[layer])
    return LayerSum(
        trace=trace,
        parts={"before": before, "attention": attention, "feed-forward": feed_forward},
        between=between,
        state=normalised(between + feed_forward, norms[1]),
        norms=norms,
    )


def heads(
    network: Network,
    X: Array,
    layer: int,
    head: int | slice = slice(None),
    replace: Mapping[str, Step | Array] | None = None,
) -> Trace:
    """The graph of one head of a layer, or of all at once, (HEADS, …), in the precision of X; both counted from 0."""
    with_ones = np.concatenate([X, np.ones_like(X[:, :1])], axis=1)
    W = (M[layer, head].astype(X.dtype, copy=False) for M in (network.W_q, network.W_k, network.W_v))
    return attend(with_ones, *W, replace=replace)


def changed_weights(off: Sequence[int], even: Sequence[int]) -> Step:
    """Weights = softmax(masked_scores), but 0 in the heads that are off and 1/n in those that are even; same shape."""

    def weights(masked_scores: Array) -> Array:
        shares = softmax(masked_scores)
        shares[list(even)] = 1 / masked_scores.shape[-1]
        shares[list(off)] = 0
        return shares

    return weights


def normalised(X: NDArray[Any], norm: Floats) -> Floats:
    """(x − mean x) / std x · gain + shift, row by row; same shape. Source: Ba, Kiros and Hinton (2016)."""
    return np.asarray(scaled(X, X, norm) + norm[1])


def scaled(part: NDArray[Any], X: NDArray[Any], norm: Floats) -> Floats:
    """What becomes of a part of X where X is normalised, before the shift: of parts with the sum X it sums up too."""
    centred = X - X.mean(axis=-1, keepdims=True)
    variance = np.square(centred).mean(axis=-1, keepdims=True)
    return np.asarray((part - part.mean(axis=-1, keepdims=True)) / np.sqrt(variance + _TINY) * norm[0])


def gelu(X: Floats) -> Floats:
    """X · Φ(x), with Φ the distribution function of the normal distribution; same shape.

    NumPy has no error function. Source of this one, within 1.5e−7: Abramowitz and Stegun (1964), 7.1.26.
    """
    z = np.abs(X) / np.float32(np.sqrt(2))
    t = 1 / (1 + 0.3275911 * z)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    upper = 0.5 * series * np.exp(-z * z)  # 1 − Φ(|x|)
    return np.asarray(X * np.where(X > 0, 1 - upper, upper))
