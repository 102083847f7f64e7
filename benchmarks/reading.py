"""The longest time it takes to read or refuse a text of up to 100 kB: ``python -m benchmarks.reading``.

The texts are designed to be slow, except for a few ordinary answers; each is read as every kind of part.
"""

import time

import numpy as np

from core import exercises
from core.reading.answers import LONGEST, read

UNITS = [
    "(", "[", "{", ")", "9**", "1/", "1 ", ",", ";", "\t", "\n", " ", "sqrt(", "-", "- ", "\\frac{1}{", "\\frac{1}{2}", "|", "&",
    "\\\\", "=", "x=", "tensor(", "tensor(1)", "array([1]),", "a", "a ", "%", " %", "٣", "²", "10^", "×10^1", "1×10^1", "1e", "0.1",
    "(1;", "[1]", "$", "\\sqrt{", "\\left", "'", "word 1 ", "interest ", "≈", "1,2 ", "(1)", "e", "π", "√", "½", "dtype=float,",
    ",dtype=<a", "| a ", "|-", "1|", "nan ", "\u200b", "。", "😀", ".", "..", "0x", "1_", "\\begin{a}", "\\begin{array}{c", "In [1]: ",
    ">>> ", "q1=1,", "^{", "^{1}", "(1)(", "1. a ", "`", "**", "*a* ", "_a_ ", "> ", "- ", "- 1\n", "W[1]=", "·", "the ", "the 1\n",
]  # fmt: skip


def texts() -> dict[str, str]:
    """Each unit repeated up to the limit, alone and after a number; then ordinary answers."""
    by_name = {}
    for unit in UNITS:
        by_name[f"{unit!r} again and again"] = (unit * LONGEST)[:LONGEST]
        by_name[f"1 and {unit!r} again and again"] = ("1" + unit * LONGEST)[:LONGEST]
    W = np.random.default_rng(0).random((64, 64))
    by_name["a 64 × 64 matrix printed by NumPy"] = np.array2string(W, threshold=10**6)
    by_name["a 5 × 5 matrix printed by NumPy"] = np.array2string(W[:5, :5])
    by_name["12 × 50 numbers"] = "\n".join(" ".join(map(str, row)) for row in W[:12, :50])
    return by_name


def main() -> None:
    """Print the ten slowest readings."""
    parts = [part for name in ("bank-interest", "river-bank") for part in exercises.load(name).parts]
    one_of_each = {(part.kind, part.shape): part for part in parts}
    slowest = []
    for name, text in texts().items():
        for (kind, shape), part in one_of_each.items():
            started = time.perf_counter()
            reading = read(text, part)
            slowest.append((1000 * (time.perf_counter() - started), name, f"{kind} {shape}", type(reading).__name__))
    slowest.sort(reverse=True)
    print(f"{len(slowest)} readings; the ten slowest, in milliseconds")
    for milliseconds, name, part_name, outcome in slowest[:10]:
        print(f"{milliseconds:9.1f}  {part_name:18} {outcome:12} {name}")


if __name__ == "__main__":
    main()
