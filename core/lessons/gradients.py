"""What a small push does: on a score, to every weight; and on W_q, W_k and W_v, to a number of the context.

The softmax w of scaled scores s has the derivatives ∂wᵢ/∂sⱼ = wᵢ (δᵢⱼ − wⱼ), the matrix J = diag(w) − w wᵀ. What is
followed back is c, the first number of a word's context: c = Σ wⱼ vⱼ, where v is the first column of V.

    ∂c/∂s = J v      ∂c/∂W_q = x (J v)ᵀ K / √d_k      ∂c/∂W_k = Xᵀ J v qᵀ / √d_k      ∂c/∂W_v[:, 1] = Xᵀ w

Where one weight is 1, J is 0: nothing reaches W_q and W_k any more, and W_v still gets all of it.
Source: Goodfellow, Bengio and Courville, Deep Learning (2016), section 6.2.2.3, on saturation.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import sqrt

import numpy as np

from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace, attend
from core.homework import bank
from core.homework.exercise import Exercise
from core.lessons.scaling import jacobian
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

WORD = "starts"
"""The word whose row is followed."""

TIMES = (1, 3, 10, 30, 100, 300)
"""What W_q is multiplied by, so that one weight comes near 1."""

PUSHES = tuple(step / 10 for step in range(-20, 21))
"""What the score of a word may be pushed by."""

SMALL = 0.001
"""The push of a number of a weight matrix."""

PUSH_ASKED, PUSHED_ASKED, MOVED_ASKED = 0.5, "step", "Your"
"""The push in the question, the word whose score is pushed, and whose weight moves."""

BAR_ASKED = "one"
"""The word whose bar is dragged to where it will be."""

OWN_ASKED = (("one", 3), ("one", 1), ("journey", 1), ("journey", 10), ("journey", 30), ("journey", 100))
"""Weights from near 0 to near 1: each of a word, with W_q multiplied."""

load = DataFile("gradients.toml", Lesson)


def exercise() -> Exercise:
    """The exercise whose words and weights are taken."""
    return bank.load("journey")


@dataclass(frozen=True, kw_only=True, eq=False)
class Gradients:
    """The row of `WORD` in the graph, and how c, the first number of its context, depends on all that it comes from.

    ``w`` are its weights (n,), ``J`` is (n, n), and ``of`` has ∂c/∂s (n,) as "scores" and ∂c/∂W of each weight matrix;
    of that of W_v (d_model, d_v) the first column alone is not 0.
    """

    trace: Trace
    row: int
    w: Matrix
    J: Matrix
    of: Mapping[str, Matrix]

    @property
    def c(self) -> float:
        """The number that is followed back."""
        return float(self.trace.context[self.row, 0])


@lru_cache(maxsize=32)
def gradients(times: int = 1) -> Gradients:
    """All gradients, with W_q multiplied by a number; without, with the weights of *journey*."""
    trace, row = _evaluate(times), exercise().tokens.index(WORD)
    root = sqrt(trace.d_k)
    w, x, q = trace.weights[row], trace.X[row], trace.Q[row]
    J = jacobian(w)
    scores = J @ trace.V[:, 0]  # (n, n), (n,) → (n,)
    query = scores @ trace.K / root  # (n,), (n, d_k) → (d_k,)
    W_v = np.zeros_like(trace.W_v)
    W_v[:, 0] = trace.X.T @ w
    W_q, W_k = np.outer(x, query), np.outer(trace.X.T @ scores, q) / root
    return Gradients(trace=trace, row=row, w=w, J=J, of={"scores": scores, "W_q": W_q, "W_k": W_k, "W_v": W_v})


def _evaluate(times: int, pushed: str = "", push: float = 0.0) -> Trace:
    """The graph with W_q multiplied, and then the first number of one of W_q, W_k and W_v pushed."""
    inputs = {name: M.copy() for name, M in exercise().inputs.items()}
    inputs["W_q"] *= times
    if pushed:
        inputs[pushed][0, 0] += push
    return attend(inputs["X"], inputs["W_q"], inputs["W_k"], inputs["W_v"])


def push_score(at: int, push: float, times: int = 1) -> Matrix:
    """The weights (n,) after the scaled score in one place was pushed."""
    found = gradients(times)
    scores = np.array(found.trace.scaled_scores[found.row])
    scores[at] += push
    return np.asarray(softmax(scores))


@lru_cache(maxsize=len(TIMES))
def pushed_weights(times: int) -> Matrix:
    """The weights (n, p, n) after each score was pushed by each of `PUSHES`."""
    return np.array([[push_score(at, push, times) for push in PUSHES] for at in range(len(exercise().tokens))])


@cache
def own_pushes() -> Matrix:
    """The weights (p, n) of `OWN_ASKED` after the score of each was pushed by each of `PUSHES`."""
    places = [(exercise().tokens.index(word), times) for word, times in OWN_ASKED]
    return np.array([pushed_weights(times)[at, :, at] for at, times in places]).T


def slope(matrix: str, push: float, times: int = 1) -> float:
    """(c after − c before) / push, where the first number of a matrix was pushed."""
    found = gradients(times)
    after = _evaluate(times, matrix, push).context[found.row, 0]
    return float(after - found.c) / push


_NO_MOVE = 0.005
"""A bar that is dragged no farther is one that stays."""


def expect_others(weight: float) -> str:
    """What is said of all other weights by where the bar of `BAR_ASKED` is expected."""
    moved = weight - float(gradients().w[exercise().tokens.index(BAR_ASKED)])
    return "they stay" if abs(moved) <= _NO_MOVE else "they all fall" if moved < 0 else "they all rise"


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    w, tokens = gradients().w, exercise().tokens
    at, moved = tokens.index(PUSHED_ASKED), tokens.index(MOVED_ASKED)
    own = own_pushes()[PUSHES.index(0)].tolist()
    half = max(own, key=lambda one: one * (1 - one))
    first_order = -PUSH_ASKED * float(w[moved] * w[at])
    facts: Mapping[str, Facts] = {
        "others": {"pushed": PUSHED_ASKED, "bar": BAR_ASKED},
        "most": {"key": f"{half:.2f}", "slope": {f"{one:.2f}": f"{one * (1 - one):.2f}" for one in own}},
        "sum": {"key": 0, "one": 1},
        "push": {
            "key": first_order, "push": PUSH_ASKED, "pushed": PUSHED_ASKED, "moved": MOVED_ASKED,
            "slope": f"{w[at]:.4f} · {w[moved]:.4f}".replace(" ", "\N{NO-BREAK SPACE}"),
            "after": float(push_score(at, PUSH_ASKED)[moved]),
            "exact": float(push_score(at, PUSH_ASKED)[moved] - w[moved]),
            "change": f"{push_score(at, PUSH_ASKED)[moved] - w[moved]:.4f}".replace("-", "−"),
            "sign": -first_order, "not-times-push": first_order / PUSH_ASKED,
            "diagonal": PUSH_ASKED * float(w[moved] * (1 - w[moved])),
            "pushed-itself": PUSH_ASKED * float(w[at] * (1 - w[at])),
        },
        "reach": {"times": TIMES[-1]},
    }  # fmt: skip
    return tasks_of(load, facts)
