"""Two heads by hand: each attends with its own columns, they are joined side by side, and W_o mixes them.

    head_h = softmax(Q_h K_hᵀ / √d_head) V_h        output = [head_1, head_2] W_o

Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.2, where h = 8, d_model = 512 and d_head = 64.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from core.graph.steps import Array, Matrix, Step
from core.graph.trace import Trace, attend
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.lessons.torch_heads import concatenate, split
from core.reading.data_files import DataFile

HEADS = 2
D_MODEL_OF_2017, HEADS_OF_2017 = 512, 8


class TwoHeads(Lesson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words, the one that is asked about, Q, K, V (n × d) and W_o (d × d), and the questions."""

    tokens: tuple[str, ...]
    word: str
    inputs: dict[str, tuple[tuple[float, ...], ...]]


load = DataFile("two_heads.toml", TwoHeads)
"""The lesson as it stands in data/two_heads.toml."""


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
    trace = _attend(lambda M: split(M, HEADS))
    joined = concatenate(trace.context)  # (h, n, d/h) → (n, d)
    return Heads(trace=trace, joined=joined, output=joined @ inputs()["W_o"])


def _attend(cut: Step, scaled: Step | None = None) -> Trace:
    """The graph on Q, K and V, each cut into heads; ``scaled`` replaces the division by √(d/h)."""
    matrices = inputs()
    nodes: dict[str, Step | Array] = {name: cut(matrices[name]) for name in ("Q", "K", "V")}
    return attend(matrices["Q"], scale=True, replace={**nodes, **({"scaled_scores": scaled} if scaled else {})})


def _by_rows(M: Matrix) -> Matrix:
    """The same shape as split, but cut in the order of memory: parts of words end up in other heads."""
    return M.reshape(HEADS, len(M), -1)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    return tasks_of(load, _facts())


def _facts() -> Mapping[str, Facts]:
    lesson, found, i, W_o = load(), heads(), row(), inputs()["W_o"]
    d_head, d_joined = inputs()["Q"].shape[1] // HEADS, found.joined[i]
    whole, by_rows = _attend(lambda M: M), _attend(_by_rows)
    wrongly_divided = {
        "unscaled": _attend(lambda M: split(M, HEADS), lambda scores: scores),
        "by-d-model": _attend(lambda M: split(M, HEADS), lambda scores: scores / sqrt(HEADS * d_head)),
    }
    weights = found.trace.weights
    first, second = (found.trace.context[h, i] for h in range(HEADS))

    return {
        "look": {"word": lesson.word, "options": lesson.tokens, "key": lesson.tokens[int(weights[0, i].argmax())]},
        "second": {
            "key": weights[1, i], "word": lesson.word,
            **{name: trace.weights[1, i] for name, trace in wrongly_divided.items()},
            "one-head": whole.weights[i], "other-head": weights[0, i], "by-rows": by_rows.weights[1, i],
            "other-row": weights[1, i - 1],
        },
        "joined": {
            "key": d_joined, "word": lesson.word, "summed": np.tile(first + second, HEADS),
            "exchanged": np.hstack([second, first]),
        },
        "output": {
            "key": found.output[i], "word": lesson.word, "forgotten": d_joined, "transposed": W_o @ d_joined,
            "summed": (first + second) @ W_o[:d_head], "exchanged": np.hstack([second, first]) @ W_o,
            "first-only": first @ W_o[:d_head], "second-only": second @ W_o[d_head:],
        },
        "why": {"d_model": D_MODEL_OF_2017, "heads": HEADS_OF_2017, "d_head": D_MODEL_OF_2017 // HEADS_OF_2017},
    }  # fmt: skip
