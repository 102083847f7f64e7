"""What the graph costs beyond plain NumPy: ``python -m benchmarks.graph [--check]``.

`attend` and the same five lines written out take turns in one run, in float64 at d = 50. Times are medians of the
repeats; the ratio is the median over the turns, which a busy machine changes least. ``--check`` exits with 1 if a
ratio has collapsed to four times what is required.
"""

import math
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks import COLLAPSE
from core.attention import Trace, attend

Matrix = npt.NDArray[np.float64]

D = 50


@dataclass(frozen=True, kw_only=True)
class Size:
    """A number of words, how often it is measured, and the largest acceptable ratio."""

    n: int
    turns: int
    calls: int
    required: float


SIZES = (
    Size(n=12, turns=200, calls=50, required=2.0),
    Size(n=4096, turns=11, calls=1, required=1.1),
)


def learned(X: Matrix, W_q: Matrix, W_k: Matrix, W_v: Matrix) -> tuple[Matrix, ...]:
    """All nodes with learning; (n, d) and three (d, d) → Q, K, V, scores, scaled scores, weights, context."""
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    scores = Q @ K.T
    scaled_scores = scores / math.sqrt(K.shape[-1])
    exponentials = np.exp(scaled_scores - scaled_scores.max(-1, keepdims=True))
    weights = exponentials / exponentials.sum(-1, keepdims=True)
    return Q, K, V, scores, scaled_scores, weights, weights @ V


def plain(X: Matrix) -> tuple[Matrix, ...]:
    """All nodes without learning; (n, d) → scores, weights, context."""
    scores = X @ X.T
    exponentials = np.exp(scores - scores.max(-1, keepdims=True))
    weights = exponentials / exponentials.sum(-1, keepdims=True)
    return scores, weights, weights @ X


def seconds(compute: Callable[..., tuple[Matrix, ...] | Trace], inputs: list[Matrix], calls: int) -> float:
    """Mean seconds of several calls in a row; the result of each is dropped before the next."""
    started = time.perf_counter()
    for _ in range(calls):
        compute(*inputs)
    return (time.perf_counter() - started) / calls


def compare(size: Size, written_out: Callable[..., tuple[Matrix, ...]], inputs: list[Matrix]) -> tuple[float, ...]:
    """Seconds of `attend`, seconds of the lines written out, and their ratio."""
    assert np.allclose(attend(*inputs).context, written_out(*inputs)[-1])
    turns = range(size.turns)
    pairs = [(seconds(attend, inputs, size.calls), seconds(written_out, inputs, size.calls)) for _ in turns]
    ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    return ours, theirs, statistics.median(a / b for a, b in pairs)


def main() -> int:
    """Print one row per size, with and without learning; return 1 if a checked ratio has collapsed."""
    generator = np.random.default_rng(0)
    too_slow = False
    print("| n | learning | attend, ms | plain NumPy, ms | ratio | required |\n|---|---|---|---|---|---|")
    for size in SIZES:
        X = generator.normal(size=(size.n, D))
        W = [generator.normal(size=(D, D)) / D for _ in range(3)]
        for name, written_out, inputs in (("with", learned, [X, *W]), ("without", plain, [X])):
            ours, theirs, ratio = compare(size, written_out, inputs)
            too_slow |= ratio > COLLAPSE * size.required
            row = f"{1000 * ours:.3f} | {1000 * theirs:.3f} | {ratio:.2f} | {size.required}"
            print(f"| {size.n} | {name} | {row} |", flush=True)
    return int(too_slow and "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
