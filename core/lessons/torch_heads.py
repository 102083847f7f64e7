"""Several heads, and the graph compared with torch's `scaled_dot_product_attention` and `MultiheadAttention`.

Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.2; PyTorch's documentation of the two.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import numpy as np

from core.graph.steps import Array, Matrix
from core.graph.trace import Trace, attend
from core.lessons.schema import Facts
from core.lessons.torch_module import array, generator, largest_difference, torch
from core.reading.readings import listed
from core.words import sources

WORDS = ("the", "bank", "raised", "interest", "rates")
D_MODEL = 8
HEADS = (1, 2, 4, 8)
"""The numbers of heads that divide d_model."""

USUAL_HEADS = 2
"""The fewest heads with which splitting is not trivial."""

TOLERANCE = 1e-6


def split(Q: Array, heads: int) -> Array:
    """Divide the columns among the heads; (n, d) → (h, n, d/h)."""
    n, d = Q.shape
    return Q.reshape(n, heads, d // heads).swapaxes(0, 1)  # (n, d) → (n, h, d/h) → (h, n, d/h)


def concatenate(context: Array) -> Array:
    """Put the heads side by side again; (h, n, d/h) → (n, d)."""
    heads, n, d_k = context.shape
    return context.swapaxes(0, 1).reshape(n, heads * d_k)  # (h, n, d/h) → (n, h, d/h) → (n, d)


@cache
def inputs() -> Mapping[str, Matrix]:
    """The first eight numbers of five word vectors, and weights (8 × 8) that nobody learned: normal, variance 1/8."""
    source = generator(123)
    drawn = [torch().randn(D_MODEL, D_MODEL, generator=source) / D_MODEL**0.5 for _ in range(4)]
    X = sources.load().look_up(WORDS).X[:, :D_MODEL]
    return dict(zip(("X", "W_q", "W_k", "W_v", "W_o"), (X, *map(array, drawn)), strict=True))


@lru_cache(maxsize=16)
def attention(heads: int, *, causal: bool = False) -> Trace:
    """The graph with Q, K and V split: weights (h, n, n), context (h, n, d/h)."""
    X, W_q, W_k, W_v, _ = inputs().values()
    return attend(
        X, W_q, W_k, W_v, causal=causal,
        replace={
            "Q": lambda X, W_q: split(X @ W_q, heads),
            "K": lambda X, W_k: split(X @ W_k, heads),
            "V": lambda X, W_v: split(X @ W_v, heads),
        },
    )  # fmt: skip


def first_head_reshaped(heads: int) -> str:
    """What `Q.reshape` gives head 1, which cuts in the order of memory.

    >>> first_head_reshaped(2)
    'all of *the* and *bank*, and the first 4 numbers of *raised*'
    """
    whole, rest = divmod(len(WORDS) * D_MODEL // heads, D_MODEL)
    parts = [f"all of {listed([f'*{word}*' for word in WORDS[:whole]])}"] if whole else []
    parts += [f"the first {rest} numbers of *{WORDS[whole]}*"] if rest else []
    return ", and ".join(parts)


def describe_figure(heads: int, view: str) -> str:
    """What the figure shows, in words: that which is not asked yet, or was answered."""
    n, own = len(WORDS), D_MODEL // heads
    return {
        "cut": f"Q has {n} rows and {D_MODEL} columns, numbered as in memory.",
        "behind": f"({heads}, {n}, {own}): each head has its columns of every word.",
        "guess": "Each shade is a word.",
        "ways": "The words at the rows say whose numbers they are.",
        "apart": f"{own} of {D_MODEL} columns each." + " Press where the rest goes." * (heads > 1),
        "beside": f"transpose(0, 1), then reshape({n}, {D_MODEL}): as wide as before.",
    }[view]


@lru_cache(maxsize=16)
def agreement(heads: int, *, causal: bool = False) -> Mapping[str, float]:
    """By kind of number, how far torch's own are from the graph in float64: max |difference| of weights and outputs.

    They are `scaled_dot_product_attention`, which has no W_o, and `MultiheadAttention`.
    """
    ours = attention(heads, causal=causal)
    outputs, largest = concatenate(ours.context), dict[str, float]()
    for dtype in (torch().float64, torch().float32):
        function, module = (theirs(heads, dtype, causal) for theirs in (_function, _module))
        apart = (
            largest_difference(function[0], ours.weights), largest_difference(function[1], outputs),
            largest_difference(module[0], ours.weights), largest_difference(module[1], outputs @ inputs()["W_o"]),
        )  # fmt: skip
        largest[str(dtype).removeprefix("torch.")] = max(apart)
    return largest


def _function(heads: int, dtype: Any, causal: bool) -> tuple[Matrix, Matrix]:
    attended = torch().nn.functional.scaled_dot_product_attention
    trace = attention(heads)
    Q, K, V = (torch().tensor(node, dtype=dtype) for node in (trace.Q, trace.K, trace.V))
    # It does not return its weights; with the identity as V its output is the weights.
    identity = torch().eye(len(WORDS), dtype=dtype).expand(heads, -1, -1)
    weights = attended(Q, K, identity, is_causal=causal)
    return array(weights), concatenate(array(attended(Q, K, V, is_causal=causal)))


def _module(heads: int, dtype: Any, causal: bool) -> tuple[Matrix, Matrix]:
    X = torch().tensor(inputs()["X"], dtype=dtype)[None]  # (n, d) → (1, n, d)
    hidden = torch().ones(len(WORDS), len(WORDS), dtype=torch().bool).triu(1) if causal else None
    outputs, weights = _layer(heads, dtype)(X, X, X, attn_mask=hidden, average_attn_weights=False)
    return array(weights[0]), array(outputs[0])


def _layer(heads: int, dtype: Any) -> Any:
    (_, W_q, W_k, W_v, W_o), nn = inputs().values(), torch().nn
    # Its constructor would draw from torch's global generator.
    layer = nn.utils.skip_init(nn.MultiheadAttention, D_MODEL, heads, bias=False, batch_first=True, dtype=dtype).eval()
    stacked = np.vstack([W_q.T, W_k.T, W_v.T])  # (3 d, d)
    layer.in_proj_weight.data.copy_(torch().from_numpy(stacked))
    layer.out_proj.weight.data.copy_(torch().from_numpy(W_o.T))
    return layer


@cache
def meanings_of_true() -> tuple[Matrix, Matrix]:
    """The weights of each of torch's own (n, n), with a mask that is True on and below the diagonal.

    In `scaled_dot_product_attention` True means that a word may attend to another, in `MultiheadAttention` that it
    must not; there the last word may attend to none, and its weights are nan.
    """
    X = torch().tensor(inputs()["X"])[None]
    mask = torch().ones(len(WORDS), len(WORDS), dtype=torch().bool).tril()
    identity = torch().eye(len(WORDS), dtype=X.dtype)[None]
    functional = torch().nn.functional.scaled_dot_product_attention(X, X, identity, attn_mask=mask)
    _, weights = _layer(1, X.dtype)(X, X, X, attn_mask=mask)
    return array(functional[0]), array(weights[0].detach())


def facts(heads: int, *, causal: bool) -> Facts:
    """The shapes of several heads, and the shapes and masks of torch's own attention."""
    n, d, d_head = len(WORDS), D_MODEL, D_MODEL // heads
    return {
        "n": n, "d_model": d, "heads": heads, "of_heads": "head" if heads == 1 else "heads", "d_head": d_head,
        "split": (heads, n, d_head), "viewed": (n, heads, d_head), "whole": (heads, n, d),
        "joined": (n, d), "head_context": (heads, n, d_head), "one_context": (n, d_head),
        "stacked": (heads * n, d_head),
        "key": "no reason, it is the same" if heads == 1 else "it mixes the words",
        "first_head": first_head_reshaped(heads),
        "causal": str(causal),
    }  # fmt: skip
