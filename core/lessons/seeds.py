"""The numbers that a tensor begins with: drawn by a seed, in the order of the lines, or left over in memory.

Source: PyTorch's documentation of `torch.manual_seed` and `torch.empty`.
"""

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Facts
from core.lessons.torch_module import D_OUT, POSITION, journey, module

LEFT_BEHIND: tuple[bytes, ...] = (
    b"the bank raised interest",
    np.array([3, 1, 4], dtype=np.int64).tobytes(),
    bytes(24),
    np.array([0.125, 0.3, 0.575]).tobytes(),
)
"""What a sentence, whole numbers, zeros and weights in double precision leave in memory."""


def empty(n: int, times: int) -> list[tuple[float, bytes]]:
    """What `torch.empty(n)` may find in memory, read as n numbers, each with its bytes; something else each time.

    The memory of a server may hold what other visitors typed, so this shows only bytes that stand here.
    """
    found = np.resize(np.frombuffer(LEFT_BEHIND[times % len(LEFT_BEHIND)], dtype=np.float32), n)
    return [(float(number), number.tobytes()) for number in found]


def facts_of_seed(seed: int) -> Facts:
    """How many numbers are drawn with a seed."""
    one = module(seed)
    size = one.X.shape[1] * D_OUT
    return {
        "seed": seed, "d_model": one.X.shape[1], "d_k": D_OUT, "drawn": 3 * size, "one": size,
    }  # fmt: skip


def scores() -> Matrix:
    """The scores of one word of *journey* without weights: X x, of which the loop computes one at a time."""
    _, X = journey()
    found: Matrix = X @ X[POSITION]
    return found


def facts_of_memory() -> Facts:
    """How many scores there are, and their sum without the last of them."""
    n = len(scores())
    return {"n": n, "last": n - 1, "short_sum": float(scores()[:-1].sum())}
