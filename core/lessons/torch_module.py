"""Self-attention as a torch module: the weights that a seed draws, and `nn.Linear` in their place.

torch takes a second to import, so it is imported where it is used; results are NumPy arrays. Each seed has its own
generator, which draws what `torch.manual_seed` would, and leaves the global generator alone.
Source: PyTorch's documentation of `nn.Linear`.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.homework import bank
from core.homework.exercise import Exercise
from core.lessons.schema import Facts
from core.models import torch_loading

Order: TypeAlias = Literal["W_q", "W_k"]
"""Which of the two is drawn first."""

Source: TypeAlias = Literal["nothing", "W_q", "W_q.T", "W_q.reshape(2, 3)"]
"""What is copied into the weight of an nn.Linear."""

SEED, D_OUT = 123, 2

POSITION = 2
"""The position of the word of *journey* that questions are about; the homework asks for the row before it."""


def torch() -> Any:
    """The package, imported at the first call."""
    return torch_loading.torch()


def exercise() -> Exercise:
    """The homework on *journey*, whose weights are those that `SEED` draws."""
    return bank.load("journey")


def journey() -> tuple[tuple[str, ...], Matrix]:
    """The six words of *journey* and their embeddings (6 × 3)."""
    return exercise().tokens, exercise().inputs["X"]


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
    return _to_numpy(attend(X, W_q, W_k, W_v))


def _to_numpy(trace: Trace) -> Trace:
    known = {name: array(M) for name, M in trace.matrices.items() if M is not None}
    return Trace(known, trace.steps)


@dataclass(frozen=True, kw_only=True, eq=False)
class Linear:
    """Self-attention with three nn.Linear: W_q as a parameter, the weight of the queries' layer, and the graph.

    The first two are (in × out) and (out × in), the context is (n × out). ``difference`` is how far the context is from
    that of the parameters. If a matrix does not fit, ``error`` is torch's message, and the weights stay as
    they were drawn.
    """

    parameter: Matrix
    weight: Matrix
    trace: Trace
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
                layer.weight.data.copy_(torch().tensor(form(W, copied)))
        except RuntimeError as error:
            message = str(error)
    X = torch().tensor(usual.X, dtype=torch().float32)
    Q, K, V = (layer(X) for layer in layers)
    trace = _to_numpy(attend(X, scale=True, replace={"Q": Q, "K": K, "V": V}))
    return Linear(
        parameter=parameters[0], weight=array(layers[0].weight), trace=trace,
        difference=largest_difference(trace.context, usual.context), error=message,
    )  # fmt: skip


def form(W: Matrix, copied: Source) -> Matrix:
    """What is made of a weight matrix to be copied."""
    return {"W_q": W, "W_q.T": W.T, "W_q.reshape(2, 3)": W.reshape(W.shape[::-1])}[copied]


def facts() -> Facts:
    """``nn.Linear`` with each form of W_q copied into it."""
    d_model = journey()[1].shape[1]
    return {
        "d_model": d_model, "d_k": D_OUT,
        "refused": linear("W_q").error,
        "copied": linear("W_q.T").difference,
        "reshaped": linear("W_q.reshape(2, 3)").difference,
    }  # fmt: skip
