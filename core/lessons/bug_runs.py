"""What the module of the bug hunt does with some of its faults: it is run and compared with the formula.

Only the project's own listing is ever run, with faults from data/bug_hunt.toml, chosen by their ids.
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
"""The name of the listing in Python's errors."""

_USE, _USE_FILE = "context, weights = layer(X)", "use_it.py"
"""The line that uses the module, in a file of its own."""

_EXAMPLE = "dog-tail"
"""The exercise whose numbers it runs on: one whose weights are nobody's answers."""

_SEED = 1
"""The seed of the bias, which nn.Linear would draw anew each time."""

TOLERANCE = 1e-9
"""Results that differ by less count as equal; rounding in float64 causes differences of about 1e-16."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Input:
    """An input of the module: X (n, d_model) or (batch, n, d_model), with the words of its sentences."""

    sentences: tuple[tuple[str, ...], ...]
    X: Floats


@cache
def inputs() -> Mapping[str, Input]:
    """Two batches and one sentence, by shape; the first batch has as many sentences as words and features."""
    exercise = bank.load(_EXAMPLE)
    X, tokens = exercise.inputs["X"], exercise.tokens
    n, d_model = X.shape
    windows = [slice(i, i + d_model) for i in range(n - d_model + 1)]
    cube = Input(sentences=tuple(tokens[window] for window in windows), X=np.stack([X[window] for window in windows]))
    pair = Input(sentences=(tokens, tokens[::-1]), X=np.stack([X, X[::-1]]))
    alone = Input(sentences=(tokens,), X=X)
    return MappingProxyType({" × ".join(map(str, one.X.shape)): one for one in (cube, pair, alone)})


def formula(shape: str) -> Trace:
    """What the formula gives for the input of a shape."""
    weights = bank.load(_EXAMPLE).inputs
    return attend(inputs()[shape].X, weights["W_q"], weights["W_k"], weights["W_v"])


@dataclass(frozen=True, kw_only=True)
class PythonError:
    """Python stopped with an error in a line of the listing, or of the file that uses it."""

    error: str
    message: str
    line: int
    file: str = _FILE

    @property
    def is_in_listing(self) -> bool:
        """Whether it is in a line of the listing."""
        return self.file == _FILE

    def __str__(self) -> str:
        """The error as Python prints it."""
        return f'File "{self.file}", line {self.line}\n{self.error}: {self.message}'


@dataclass(frozen=True, kw_only=True, eq=False)
class Output:
    """The module's context (…, n, d_v) and weights (…, n, n), and how far each is from that of the formula."""

    context: Floats
    weights: Floats
    context_off: float
    weights_off: float

    @property
    def is_right(self) -> bool:
        """Whether it agrees with the formula."""
        return max(self.context_off, self.weights_off) < TOLERANCE


@lru_cache(maxsize=256)
def run(kinds: frozenset[str], shape: str) -> PythonError | Output:
    """What the listing with faults of these kinds does on the input of a shape."""
    source = listing(kinds)
    try:
        context, weights = _run(source, inputs()[shape].X)
    except SyntaxError as error:
        return PythonError(error="SyntaxError", message=error.msg, line=error.lineno or 0)
    except (TypeError, AttributeError, RuntimeError) as error:
        frames = traceback.extract_tb(error.__traceback__)
        last = next(frame for frame in reversed(frames) if frame.filename in (_FILE, _USE_FILE))
        return PythonError(error=type(error).__name__, message=str(error), line=last.lineno or 0, file=last.filename)
    right = formula(shape)
    return Output(
        context=context,
        weights=weights,
        context_off=float(np.abs(context - right.context).max()),
        weights_off=float(np.abs(weights - right.weights).max()),
    )


def _run(source: str, X: Floats) -> tuple[Floats, Floats]:
    """The context and the weights that the module of a listing computes."""
    code = compile(source, _FILE, "exec")
    # Importing torch takes seconds, and a listing that Python cannot parse does not need it.
    import torch

    names: dict[str, Any] = {"__name__": _FILE}
    # Nothing in it comes from a student: it is assembled from data/bug_hunt.toml alone.
    exec(code, names)  # noqa: S102
    module = names["AttentionLayer"](X.shape[-1]).double()
    module.load_state_dict(_parameters(), strict=False)
    used = {"layer": module, "X": torch.tensor(X)}
    with torch.no_grad():
        exec(compile(_USE, _USE_FILE, "exec"), used)  # noqa: S102
    return used["context"].numpy(), used["weights"].numpy()


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
    return float(np.abs(ours.context - theirs.numpy()).max()) if isinstance(ours, Output) else np.inf
