"""The numbers that a tensor begins with: drawn by a seed, in the order of the lines, or left over in memory.

Source: PyTorch's documentation of `torch.manual_seed` and `torch.empty`.
"""

from itertools import cycle

import numpy as np
import numpy.typing as npt

from core.lessons.schema import Facts
from core.lessons.torch_module import D_OUT, POSITION, journey, largest_difference, module

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


def facts_of_seed(seed: int) -> Facts:
    """W_q drawn first, and W_k drawn first, with one seed."""
    one, other = module(seed), module(seed, "W_k")
    size = one.X.shape[1] * D_OUT
    return {
        "seed": seed, "d_model": one.X.shape[1], "d_k": D_OUT,
        "drawn": 3 * size, "one": size, "two": 2 * size,
        "apart": largest_difference(one.context, other.context),
        "transposed": largest_difference(one.scores.T, other.scores),
    }  # fmt: skip


def facts_of_memory() -> Facts:
    """The scores of one word, and their sum without the last of them."""
    _, X = journey()
    scores = X @ X[POSITION]
    return {
        "n": len(X), "last": len(X) - 1, "scores": ", ".join(f"{score:.4f}" for score in scores),
        "short_sum": float(scores[:-1].sum()), "whole_sum": float(scores.sum()),
    }  # fmt: skip
