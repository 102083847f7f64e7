"""What the package costs in a notebook: ``python -m benchmarks.in_notebook``.

What an import and the first checks take in new processes, on the clock and of the processor.
"""

import statistics
import subprocess
import sys

from tests.e2e.app import ROOT

ROUNDS = 5

CHECKS = """
import numpy, time
def timed(act):
    wall, used = time.perf_counter(), time.process_time()
    act()
    print(time.perf_counter() - wall, time.process_time() - used)
def imported():
    import computed_attention as c
    c.attend, c.check, c.show, c.save
timed(imported)
from computed_attention import check
timed(lambda: check("bank-interest", q1_strength="weak"))
timed(lambda: check("bank-interest", q1_weight=0.25))
timed(lambda: check("bank-interest", q3_weights=numpy.full((5, 5), 0.25)))
timed(lambda: check("bank-interest", q6_context=numpy.full((5, 3), 0.25)))
"""
TIMED = (
    "import, after NumPy", "the first check, which reads the exercise", "a wrong number, for the first time",
    "a wrong 5 × 5, for the first time", "a wrong context, for the first time",
)  # fmt: skip


def run() -> list[tuple[float, ...]]:
    """The seconds on the clock and of the processor for each, in a new process."""
    done = subprocess.run([sys.executable, "-c", CHECKS], check=True, capture_output=True, text=True, cwd=ROOT)
    return [tuple(map(float, line.split())) for line in done.stdout.splitlines()]


def main() -> None:
    """Measure, and print a table."""
    print(f"| in a new process, median of {ROUNDS} | ms | ms of processor |\n|---|---:|---:|")
    for name, *times in zip(TIMED, *(run() for _ in range(ROUNDS)), strict=True):
        wall, used = (statistics.median(column) * 1000 for column in zip(*times, strict=True))
        print(f"| {name} | {wall:.1f} | {used:.1f} |")


if __name__ == "__main__":
    main()
