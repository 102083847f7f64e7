"""What the trained model costs: ``python -m benchmarks.trained_model [--check]``.

In a process of its own, on one core: how long it takes to load, how much memory it adds, and how long it takes to read a
sentence of 12, 30 and 64 tokens, each another one. Times are medians, processor time stands beside them: on a busy
machine it is what counts. An MB is a million bytes, as in `benchmarks.memory`. ``--check`` exits with 1 if something has
collapsed.
"""

import os
import random
import statistics
import sys
import time

TURNS = 50
CHANCE = random.Random(1)  # noqa: S311
WORDS = [
    "the",
    "bank",
    "raised",
    "interest",
    "rates",
    "river",
    "money",
    "water",
    "boat",
    "loan",
    "shore",
    "flows",
    "and",
    "it",
    "was",
    "good",
]

MOST = {"memory": 150.0, 30: 150.0}
"""What is wanted: at most so many MB more, and at most so many milliseconds for so many tokens."""


def main() -> None:
    """Print the table."""
    # Before NumPy is imported, which starts a thread for each core that it is given.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    from benchmarks.memory import Figure, megabytes, report
    from core.models import minilm

    before, started = megabytes(os.getpid()), time.perf_counter()
    minilm.load()
    figures = [
        Figure(what="load, from a warm disk", measured=1000 * (time.perf_counter() - started), unit="ms"),
        Figure(what="memory once loaded", most=MOST["memory"], measured=megabytes(os.getpid()) - before, unit="MB"),
    ]
    for n in (12, 30, 64):
        wall, processor = [], []
        for _ in range(TURNS):
            sentence = " ".join(CHANCE.choices(WORDS, k=n - 2))
            clocks = time.perf_counter(), time.process_time()
            assert len(minilm.read(sentence).tokens) == n
            wall.append(1000 * (time.perf_counter() - clocks[0]))
            processor.append(1000 * (time.process_time() - clocks[1]))
        most = MOST.get(n, float("inf"))
        figures.append(Figure(what=f"{n} tokens", most=most, measured=statistics.median(wall), unit="ms"))
        figures.append(Figure(what=f"{n} tokens, processor", measured=statistics.median(processor), unit="ms"))
    after = megabytes(os.getpid()) - before
    figures.append(Figure(what="memory after all these", most=MOST["memory"], measured=after, unit="MB"))
    peak = megabytes(os.getpid(), "VmHWM") - before
    figures.append(Figure(what="memory at its largest", most=MOST["memory"], measured=peak, unit="MB"))
    report(figures, check="--check" in sys.argv[1:])


if __name__ == "__main__":
    main()
