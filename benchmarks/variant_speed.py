"""How long it takes to draw a variant that tells mistakes apart: ``python -m benchmarks.variant_speed [VARIANTS]``.

As many of each exercise of the bank, and of a few that are drawn at random: 1,000 unless another number is given. Each is
drawn anew, by an exercise that has been opened before; seconds are processor time, so that they refer to one core.
"""

import argparse
import time
from statistics import median, quantiles

from core import exercises
from core.homework.variants import vary

DRAWN = ("drawn-3-2-2", "drawn-5-3-3", "drawn-5-3-2-mask", "drawn-4-3-2-sentences", "drawn-5-3-3-heads", "drawn-8-6-6")

WANTED = 50
"""Milliseconds, at most, for a variant in the middle."""


def times(name: str, variants: int) -> list[float]:
    """The milliseconds that each variant takes."""
    exercise = exercises.load(name)
    vary(exercise, 0)  # what the exercise itself cannot tell apart is worked out once
    taken = []
    for seed in range(1, variants + 1):
        started = time.process_time()
        vary(exercise, seed)
        taken.append(1000 * (time.process_time() - started))
    return taken


def main() -> None:
    """Print one row per exercise, and one for all of the bank."""
    parser = argparse.ArgumentParser(description="Milliseconds to draw a variant.")
    parser.add_argument("variants", nargs="?", type=int, default=1000, help="how many of each exercise (1000)")
    each = parser.parse_args().variants
    print("| exercise | variants | median | 95 of 100 within | longest |\n|---|---:|---:|---:|---:|")
    bank = []
    for name in (*exercises.ids(), *DRAWN):
        taken = times(name, each)
        bank += taken if name in exercises.ids() else []
        print(row(name, taken), flush=True)
    print(row(f"the bank (wanted: {WANTED})", bank))


def row(name: str, taken: list[float]) -> str:
    """A row of the table, in milliseconds."""
    return f"| {name} | {len(taken)} | {median(taken):.1f} | {quantiles(taken, n=20)[-1]:.1f} | {max(taken):.0f} |"


if __name__ == "__main__":
    main()
