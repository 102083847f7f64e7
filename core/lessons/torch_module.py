"""Self-attention as a torch module: what its seed draws, nn.Linear, the causal mask, dropout, empty memory.

torch takes a second to import, so it is imported where it is used; results are NumPy arrays. Each seed has its own
generator, which draws what `torch.manual_seed` would, and leaves the global generator alone.
Source: PyTorch's documentation of `nn.Module`, `nn.Linear`, `nn.Dropout` and `torch.empty`.
"""

import importlib
import math
import sys
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from core.graph.steps import Matrix, causal_mask, softmax
from core.graph.trace import Trace, attend
from core.homework import bank
from core.homework.exercise import Exercise

Order: TypeAlias = Literal["W_q", "W_k"]
"""Which of the two is drawn first."""

Source: TypeAlias = Literal["nothing", "W_q", "W_q.T", "W_q.reshape(2, 3)"]
"""What is copied into the weight of an nn.Linear."""

SEED, D_OUT = 123, 2

DRAWS = 2000
"""How many times dropout is repeated to see what it does on average."""


def is_imported() -> bool:
    """Whether torch is already imported, so that nobody has to wait for it."""
    return "torch" in sys.modules


def torch() -> Any:
    """The package, imported at the first call."""
    return importlib.import_module("torch")


def exercise() -> Exercise:
    """The homework on *journey*, whose weights are those that `SEED` draws."""
    return bank.load("journey")


def journey() -> tuple[tuple[str, ...], Matrix]:
    """The six words of *journey* and their embeddings (6 × 3)."""
    homework = exercise()
    return homework.tokens, homework.inputs["X"]


def generator(seed: int) -> Any:
    """A generator of the random numbers that follow ``torch.manual_seed(seed)``."""
    return torch().Generator().manual_seed(seed)


def array(tensor: Any) -> Matrix:
    """A tensor as NumPy's float64."""
    result: Matrix = tensor.detach().double().numpy()
    return result


def largest_difference(A: Matrix, B: Matrix) -> float:
    """max |A − B|."""
    return float(np.abs(A - B).max())


@lru_cache(maxsize=64)
def module(seed: int = SEED, first: Order = "W_q") -> Trace:
    """Self-attention on *journey* with weights (3 × 2) from `torch.rand`, W_q or W_k drawn first and W_v last."""
    source = generator(seed)
    X = torch().tensor(journey()[1], dtype=torch().float32)
    drawn = [torch().rand(X.shape[1], D_OUT, generator=source) for _ in range(3)]
    W_q, W_k, W_v = drawn if first == "W_q" else (drawn[1], drawn[0], drawn[2])
    trace = attend(X, W_q, W_k, W_v)
    return Trace({name: array(M) for name, M in trace.matrices.items()}, trace.steps)


@dataclass(frozen=True, kw_only=True, eq=False)
class Linear:
    """Self-attention with three nn.Linear: W_q as a parameter, the weight of the queries' layer, and the context.

    Their shapes are (in × out), (out × in) and (n × out). ``difference`` is how far the context is from that of the
    parameters. If a matrix does not fit, ``error`` is torch's message, and the weights stay as they were drawn.
    """

    parameter: Matrix
    weight: Matrix
    context: Matrix
    difference: float
    error: str


@lru_cache(maxsize=8)
def linear(copied: Source = "nothing") -> Linear:
    """Self-attention on *journey* with nn.Linear(3, 2), after a form of the parameters was copied into the weights."""
    usual, source, message = module(), generator(SEED), ""
    nn = torch().nn
    layers = [nn.utils.skip_init(nn.Linear, usual.X.shape[1], D_OUT, bias=False) for _ in range(3)]
    parameters = [np.asarray(W) for W in (usual.W_q, usual.W_k, usual.W_v)]
    for layer, W in zip(layers, parameters, strict=True):
        # The initialisation of nn.Linear, with this generator.
        nn.init.kaiming_uniform_(layer.weight, a=math.sqrt(5), generator=source)
        try:
            if copied != "nothing":
                layer.weight.data.copy_(_form(torch().tensor(W), copied))
        except RuntimeError as error:
            message = str(error)
    X = torch().tensor(usual.X, dtype=torch().float32)
    Q, K, V = (layer(X) for layer in layers)
    context = array(attend(X, scale=True, replace={"Q": Q, "K": K, "V": V}).context)
    return Linear(
        parameter=parameters[0], weight=array(layers[0].weight), context=context,
        difference=largest_difference(context, usual.context), error=message,
    )  # fmt: skip


def _form(W: Any, copied: Source) -> Any:
    return {"W_q": W, "W_q.T": W.T, "W_q.reshape(2, 3)": W.reshape(W.shape[::-1])}[copied]


@dataclass(frozen=True, kw_only=True, eq=False)
class MaskedWeights:
    """Weights (n × n) masked before the softmax, after it, and after it with each row divided by its sum."""

    before: Matrix
    after: Matrix
    renormalised: Matrix


@lru_cache(maxsize=64)
def masked_weights(times: float = 1.0) -> MaskedWeights:
    """The weights of `module` on *journey*, with the vector of the last word multiplied, masked in all three ways.

    before = softmax(scaled_scores with −∞ in the future), after = softmax(scaled_scores) with 0 there, and
    renormalised = after / Σ after by rows. The last equals the first: both divide by Σ exp over the past.
    """
    usual = module()
    X = usual.X.copy()
    X[-1] *= times
    return mask(attend(X, usual.W_q, usual.W_k, usual.W_v).scaled_scores)


def leaks(times: float, row: int) -> dict[str, float]:
    """How far a row moves at most, in each of the three, when the vector of the last word is multiplied."""
    before, after = masked_weights(), masked_weights(times)
    return {
        "masked before": largest_difference(before.before[row], after.before[row]),
        "masked after": largest_difference(before.after[row], after.after[row]),
        "renormalised": largest_difference(before.renormalised[row], after.renormalised[row]),
    }


def mask(scaled_scores: Matrix) -> MaskedWeights:
    """Scaled scores (n × n) masked in all three ways."""
    S = torch().from_numpy(scaled_scores)
    past = torch().ones_like(S).tril()
    after = torch().softmax(S, dim=-1) * past
    return MaskedWeights(
        before=array(softmax(causal_mask(S))),
        after=array(after),
        renormalised=array(after / after.sum(dim=-1, keepdim=True)),
    )


@dataclass(frozen=True, kw_only=True, eq=False)
class DroppedWeights:
    """Weights (n × n) after one dropout, their mean over many, and how far `eval()` moves them."""

    once: Matrix
    mean: Matrix
    in_eval: float


@lru_cache(maxsize=64)
def dropout(p: float, seed: int) -> DroppedWeights:
    """What nn.Dropout(p) does to the weights of `module`: w becomes 0 with probability p, otherwise w / (1 − p)."""
    weights = torch().from_numpy(module().weights)
    source = generator(seed)
    draws = torch().stack([_drop(weights, p, source) for _ in range(DRAWS)])
    in_eval = torch().nn.Dropout(p).eval()(weights)
    return DroppedWeights(
        once=array(draws[0]),
        mean=array(draws.mean(dim=0)),
        in_eval=largest_difference(array(in_eval), module().weights),
    )


def _drop(weights: Any, p: float, source: Any) -> Any:
    # nn.Dropout takes no generator; this is what it computes in training mode.
    return weights * torch().empty_like(weights).bernoulli_(1 - p, generator=source) / (1 - p)


LEFT_BEHIND: tuple[bytes, ...] = (
    b"the bank raised interest",
    np.array([3, 1, 4], dtype=np.int64).tobytes(),
    bytes(24),
    np.array([0.125, 0.3, 0.575]).tobytes(),
)
"""What a sentence, whole numbers, zeros and weights in double precision leave in memory."""

_memory = cycle(LEFT_BEHIND)


def empty(n: int) -> npt.NDArray[np.float32]:
    """What `torch.empty(n)` may find in memory, read as n numbers; something else with every call.

    The memory of a server may hold what other visitors typed, so this shows only bytes that stand here.
    """
    return np.resize(np.frombuffer(next(_memory), dtype=np.float32), n)
