"""What a class has from `nn.Module` and `super().__init__()`: the same class with and without, tried in torch.

Source: PyTorch's documentation of `nn.Module` and `nn.Parameter`.
"""

import re
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from core.lessons import torch_module, torch_questions
from core.lessons.schema import Facts, LazyFacts
from core.lessons.task import Task
from core.lessons.torch_module import journey, torch

NOTHING_LEFT_OUT = ""
LEFT_OUT: Mapping[str, tuple[str, str]] = {
    NOTHING_LEFT_OUT: ("", ""),
    "super().__init__()": ("super().__init__()", "~~super().__init__()~~"),
    "nn.Parameter": ("nn.Parameter(rand(size))", "~~nn.Parameter(~~rand(size)~~)~~"),
    "nn.Module": ("(nn.Module)", "~~(nn.Module)~~"),
}
"""What is left out of the class, one at a time: the code with it, and with it struck out between two ~~."""

ASKED: Mapping[str, str] = {"uncalled": "super().__init__()", "plain": "nn.Parameter", "alone": "nn.Module"}
"""The questions by name, and what is left out where each is asked."""

PRESSED: Mapping[str, Mapping[str, str]] = {
    "uncalled": {
        "self.W_q = nn.Parameter(rand(size))": "at the first nn.Parameter",
        "model = SelfAttention(3, 2)": "at SelfAttention(3, 2)", "model(X)": "at model(X)",
        "optim.SGD(model.parameters(), lr=0.1)": "at the optimiser",
    },
    "alone": {
        "model(X)": "model(X)", "model.forward(X)": "model.forward(X)",
        "list(model.parameters())": "model.parameters()",
    },
}  # fmt: skip
"""The option that a line stands for, where a question asks for a line."""

_MODEL = "model = SelfAttention(3, 2)"
"""The line that makes the model; what follows it is tried."""

_FILE = "<class>"


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A class without something, as its lines were run, which are counted from 1.

    ``works`` are the lines after the class that work, ``problems`` has torch's or Python's messages, and
    of an error within the class the line of its traceback at each of its frames. ``held`` is how
    many matrices a line gives, for those that give any; ``numbers`` counts the numbers that an optimiser would see.
    """

    lines: tuple[str, ...]
    works: tuple[int, ...]
    problems: Mapping[int, str]
    held: Mapping[int, int]
    numbers: int

    def problem(self, code: str) -> str:
        """The message at a line; "" if it has none."""
        return self.problems.get(self.lines.index(code) + 1, "")


def strike_out(left_out: str) -> tuple[str, ...]:
    """The code with something struck out."""
    code = torch_questions.load("module").sections["nn.Module"].code.strip()
    return tuple(code.replace(*LEFT_OUT[left_out]).splitlines())


def lines(left_out: str) -> tuple[str, ...]:
    """The code without something; a line of which nothing is left stays, empty."""
    return tuple(re.sub("~~.+?~~", "", line) for line in strike_out(left_out))


@cache
def trial(left_out: str) -> Trial:
    """The code without something, run line by line; everybody else's random numbers are left alone."""
    code = lines(left_out)
    made = code.index(_MODEL)
    X = torch().tensor(journey()[1], dtype=torch().float32)
    names: dict[str, Any] = {"X": X, **{name: getattr(torch(), name) for name in ("nn", "optim", "rand", "softmax")}}
    works, problems, held = list[int](), dict[int, str](), dict[int, int]()
    with torch().random.fork_rng(devices=[]):
        try:
            exec(compile("\n".join(code[: made + 1]), _FILE, "exec"), names)  # noqa: S102 our own lines
        except AttributeError as problem:
            frames = [one for one in traceback.extract_tb(problem.__traceback__) if one.filename == _FILE]
            problems |= {one.lineno or 0: f"in {one.name}" for one in frames}
            problems[frames[-1].lineno or 0] += f": AttributeError: {problem}"
        for line in range(made + 1, len(code) + 1) if "model" in names else ():
            try:
                given = eval(code[line - 1], names) if line > made + 1 else None  # noqa: S307 our own lines
            except (AttributeError, TypeError, ValueError) as problem:
                problems[line] = str(problem)
            else:
                works.append(line)
                if isinstance(given, list | dict):
                    held[line] = len(given)
    model: Any = names.get("model")
    numbers = sum(p.numel() for p in model.parameters()) if hasattr(model, "parameters") else 0
    return Trial(lines=code, works=tuple(works), problems=problems, held=held, numbers=numbers)


def facts() -> Facts:
    """The class with and without what it has from ``nn.Module``."""
    whole, plain = trial(NOTHING_LEFT_OUT), trial("nn.Parameter")
    return {"numbers": plain.numbers, "whole": whole.numbers, "one": whole.numbers // 3}


def tasks() -> Mapping[str, Task]:
    """The questions on the class and on nn.Linear, by name."""
    return torch_questions.tasks("module", FACTS)


FACTS: Mapping[str, Facts] = {"nn.Module": LazyFacts(facts), "nn.Linear": LazyFacts(torch_module.facts)}
"""Of each section; torch is loaded for an answer, or a text that names a fact, and no question waits for it."""
