"""The longest that a text of up to 100 kB takes to be read or refused: ``python -m benchmarks.reading``.

Each line is a kind of text made to be slow, read as every kind of part; the last are ordinary answers.
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
    ">>> ", "q1=1,", "^{", "^{1}", "(1)(", "1. a ",
]  # fmt: skip


def texts() -> dict[str, str]:
    """Every unit repeated up to the limit, alone and after a number."""
    made = {}
    for unit in UNITS:
        made[f"{unit!r} again and again"] = (unit * LONGEST)[:LONGEST]
        made[f"1 and {unit!r} again and again"] = ("1" + unit * LONGEST)[:LONGEST]
    W = np.random.default_rng(0).random((64, 64))
    made["a 64 × 64 print of NumPy"] = np.array2string(W, threshold=10**6)
    made["a 5 × 5 print of NumPy"] = np.array2string(W[:5, :5])
    made["12 × 50 numbers"] = "\n".join(" ".join(map(str, row)) for row in W[:12, :50])
    return made


def main() -> None:
    """Print the slowest texts, and the time each kind of part takes at the most."""
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
