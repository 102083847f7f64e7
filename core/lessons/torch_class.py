"""What a class has from `nn.Module` and `super().__init__()`: the same class with and without, tried in torch.

Source: PyTorch's documentation of `nn.Module` and `nn.Parameter`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from core.graph.tex import plain as plain_text
from core.lessons.schema import Facts
from core.lessons.torch_module import D_OUT, generator, journey, torch

NOTHING_LEFT_OUT = "as above"
LEFT_OUT = (NOTHING_LEFT_OUT, "super().__init__()", "nn.Parameter", "nn.Module")
"""What is left out of the class, one at a time."""

STEPS: Mapping[str, Callable[[Any, Any], Any]] = {
    "model(X)": lambda model, X: model(X),
    "model.forward(X)": lambda model, X: model.forward(X),
    "model.parameters()": lambda model, _: list(model.parameters()),
    "an optimiser": lambda model, _: torch().optim.SGD(model.parameters(), lr=0.1),
    "model.state_dict()": lambda model, _: model.state_dict(),
}
"""What is tried with each."""


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A class without something: torch's or Python's message if it cannot be made, and for each step, "" if it works.

    ``held`` is how many matrices a step that works gives, for those that give any; ``numbers`` counts the numbers that
    an optimiser would see.
    """

    left_out: str
    error: str
    steps: Mapping[str, str]
    held: Mapping[str, int]
    numbers: int


@cache
def trials() -> Mapping[str, Trial]:
    """Each class, made and tried."""
    return {left_out: _try(left_out) for left_out in LEFT_OUT}


@cache
def tables_of_a_module() -> tuple[str, ...]:
    """The empty tables that ``super().__init__()`` makes for parameters, buffers and the modules inside."""
    wanted = ("_parameters", "_buffers", "_modules")
    return tuple(name for name in wanted if vars(torch().nn.Module()).get(name) == {})


def facts() -> Facts:
    """The class with and without what it has from ``nn.Module``."""
    whole, bare, plain, alone = (trials()[left_out] for left_out in LEFT_OUT)
    return {
        "tables": ", ".join(f"`{name}`" for name in tables_of_a_module()),
        "uncalled": plain_text(bare.error), "numbers": plain.numbers, "whole": whole.numbers, "one": whole.numbers // 3,
        "optimiser": plain_text(plain.steps["an optimiser"]), "call": plain_text(alone.steps["model(X)"]),
        "no_parameters": plain_text(alone.steps["model.parameters()"]),
    }  # fmt: skip


def _try(left_out: str) -> Trial:
    X = torch().tensor(journey()[1], dtype=torch().float32)
    try:
        model = _class(left_out)(X.shape[1], D_OUT)
    except AttributeError as problem:
        return Trial(left_out=left_out, error=str(problem), steps={}, held={}, numbers=0)
    steps, held = dict[str, str](), dict[str, int]()
    for name, step in STEPS.items():
        try:
            given = step(model, X)
        except (AttributeError, TypeError, ValueError) as problem:
            steps[name] = str(problem)
        else:
            steps[name] = ""
            if isinstance(given, list | dict):
                held[name] = len(given)
    numbers = sum(p.numel() for p in model.parameters()) if hasattr(model, "parameters") else 0
    return Trial(left_out=left_out, error="", steps=steps, held=held, numbers=numbers)


def _class(left_out: str) -> type:
    """Self-attention as a class, without one thing."""
    nn, source = torch().nn, generator(0)
    parameter = (lambda W: W) if left_out == "nn.Parameter" else nn.Parameter
    parent: type = object if left_out == "nn.Module" else nn.Module

    class SelfAttention(parent):  # type: ignore[misc]
        def __init__(self, d_model: int, d_k: int) -> None:
            if left_out != "super().__init__()":
                super().__init__()
            self.W_q = parameter(torch().rand(d_model, d_k, generator=source))
            self.W_k = parameter(torch().rand(d_model, d_k, generator=source))
            self.W_v = parameter(torch().rand(d_model, d_k, generator=source))

        def forward(self, X: Any) -> Any:
            Q, K, V = X @ self.W_q, X @ self.W_k, X @ self.W_v
            return torch().softmax(Q @ K.mT / K.shape[-1] ** 0.5, dim=-1) @ V

    return SelfAttention
