"""What the module of the bug hunt does with some of its faults: it is run, and compared with the formula.

Only the project's own listing is ever run, with faults from data/bug_hunt.toml in it, chosen by their ids.
"""

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.graph.trace import Trace, attend
from core.homework import bank
from core.lessons.bug_hunt import listing

Floats = NDArray[np.float64]

_FILE = "attention_layer.py"
"""What the listing is called where Python speaks of it."""

_SEED = 1
"""Of the bias, for nn.Linear draws its own anew each time."""

ROOM = 1e-9
"""Up to here two outcomes count as the same: float64 leaves some 1e-16."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Given:
    """What the module is given: X (n, d_model) or (batch, n, d_model), with the words of its sentences."""

    sentences: tuple[tuple[str, ...], ...]
    X: Floats


@cache
def inputs() -> Mapping[str, Given]:
    """By shape, two batches and one sentence; in the first batch sentences, words and features are equally many."""
    exercise = bank.load("bank-interest")
    X, tokens = exercise.inputs["X"], exercise.tokens
    n, d_model = X.shape
    windows = [slice(i, i + d_model) for i in range(n - d_model + 1)]
    cube = Given(sentences=tuple(tokens[window] for window in windows), X=np.stack([X[window] for window in windows]))
    pair = Given(sentences=(tokens, tokens[::-1]), X=np.stack([X, X[::-1]]))
    alone = Given(sentences=(tokens,), X=X)
    return MappingProxyType({" × ".join(map(str, given.X.shape)): given for given in (cube, pair, alone)})


def formula(given: str) -> Trace:
    """What the formula says of an input."""
    weights = bank.load("bank-interest").inputs
    return attend(inputs()[given].X, weights["W_q"], weights["W_k"], weights["W_v"])


@dataclass(frozen=True, kw_only=True)
class Stopped:
    """Python stopped with an error in a line of the listing."""

    error: str
    message: str
    line: int

    def __str__(self) -> str:
        """As Python says it."""
        return f'File "{_FILE}", line {self.line}\n{self.error}: {self.message}'


@dataclass(frozen=True, kw_only=True, eq=False)
class Ran:
    """The module gave a context (…, n, d_v) and weights (…, n, n), which differ so much from those of the formula."""

    context: Floats
    weights: Floats
    context_off: float
    weights_off: float

    @property
    def is_right(self) -> bool:
        """Whether it agrees with the formula."""
        return max(self.context_off, self.weights_off) < ROOM


@lru_cache(maxsize=256)
def run(left: frozenset[str], given: str) -> Stopped | Ran:
    """What the listing with these faults does on an input, by their names."""
    source = listing(left)
    try:
        context, weights = _run(source, inputs()[given].X)
    except SyntaxError as error:
        return Stopped(error="SyntaxError", message=error.msg, line=error.lineno or 0)
    except (TypeError, AttributeError, RuntimeError) as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == _FILE]
        return Stopped(error=type(error).__name__, message=str(error), line=lines[-1] or 0)
    right = formula(given)
    return Ran(
        context=context,
        weights=weights,
        context_off=float(np.abs(context - right.context).max()),
        weights_off=float(np.abs(weights - right.weights).max()),
    )


def _run(source: str, X: Floats) -> tuple[Floats, Floats]:
    """The context and the weights of the module of a source of our own."""
    code = compile(source, _FILE, "exec")
    # Torch takes seconds, and a source that Python cannot read does without.
    import torch

    room: dict[str, Any] = {"__name__": _FILE}
    # Nothing of a student's is in it: it is put together from data/bug_hunt.toml alone.
    exec(code, room)  # noqa: S102
    module = room["AttentionLayer"](X.shape[-1]).double()
    module.load_state_dict(_parameters(), strict=False)
    with torch.no_grad():
        context, weights = module(torch.tensor(X))
    return context.numpy(), weights.numpy()


def _parameters() -> dict[str, Any]:
    """W_q, W_k and W_v as nn.Linear holds them, transposed, and for a layer that has one a bias."""
    import torch

    given = bank.load("bank-interest").inputs
    weights = {f"{name}.weight": torch.tensor(given[name].T) for name in ("W_q", "W_k", "W_v")}
    d_model, d_v = given["W_v"].shape
    # nn.Linear itself starts with a bias that is uniform within ±1/√d_model.
    bias = (2 * torch.rand(d_v, generator=torch.Generator().manual_seed(_SEED)) - 1) / d_model**0.5
    return {**weights, "W_v.bias": bias}


def off_torch(given: str) -> float:
    """The largest difference between the mended module and torch's scaled_dot_product_attention."""
    import torch
    from torch.nn import functional

    mended, right = run(frozenset(), given), formula(given)
    Q, K, V = (torch.tensor(M) for M in (right.Q, right.K, right.V))
    theirs = functional.scaled_dot_product_attention(Q, K, V)
    return float(np.abs(mended.context - theirs.numpy()).max()) if isinstance(mended, Ran) else np.inf
