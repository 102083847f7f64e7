"""Two heads by hand: each attends with its own columns, they are joined side by side, and W_o mixes them.

    head_h = softmax(Q_h K_hᵀ / √d_head) V_h        output = [head_1, head_2] W_o

Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.2, where h = 8, d_model = 512 and d_head = 64.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from core.graph.steps import Matrix
from core.graph.trace import Trace, attend
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.lessons.torch_heads import concatenate, split
from core.reading.data_files import DataFile

HEADS = 2
D_MODEL_OF_2017, HEADS_OF_2017 = 512, 8


class TwoHeads(Lesson):
    """The words, the one that is asked about, what the columns of Q and K say, Q, K, V (n × d) and W_o (d × d)."""

    tokens: tuple[str, ...]
    qualities: tuple[str, ...]
    word: str
    inputs: dict[str, tuple[tuple[float, ...], ...]]


load = DataFile("two_heads.toml", TwoHeads)


@cache
def inputs() -> Mapping[str, Matrix]:
    """Q, K and V (n × d) and W_o (d × d)."""
    return {name: np.array(rows, dtype=np.float64) for name, rows in load().inputs.items()}


def row() -> int:
    """The position of the word that is asked about."""
    return load().tokens.index(load().word)


@dataclass(frozen=True, kw_only=True, eq=False)
class Heads:
    """What the heads compute: their graphs, weights (h, n, n) and context (h, n, d/h), joined and mixed (n, d)."""

    trace: Trace
    joined: Matrix
    output: Matrix


@cache
def heads() -> Heads:
    """Two heads, joined and mixed by W_o."""
    matrices = inputs()
    trace = attend(matrices["Q"], scale=True, replace={name: split(matrices[name], HEADS) for name in ("Q", "K", "V")})
    joined = concatenate(trace.context)  # (h, n, d/h) → (n, d)
    return Heads(trace=trace, joined=joined, output=joined @ matrices["W_o"])


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    lesson, found, i = load(), heads(), row()
    weights = found.trace.weights[:, i]
    first, second = (lesson.tokens[int(of_head.argmax())] for of_head in weights)
    asked = {"word": lesson.word}
    typed = " ".join(f"{weight:.4f}" for weight in weights[1])  # which older links have
    facts: Mapping[str, Facts] = {
        "look": {**asked, "options": lesson.tokens, "key": first, "renamed": {"she": "Ann"}},
        "second": {**asked, "options": lesson.tokens, "key": second, "renamed": {typed: second, "she": "Ann"}},
        "joined": asked, "output": {},
        "why": {"d_model": D_MODEL_OF_2017, "heads": HEADS_OF_2017, "d_head": D_MODEL_OF_2017 // HEADS_OF_2017},
    }  # fmt: skip
    return tasks_of(load, facts)
