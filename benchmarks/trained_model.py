"""What the trained model costs: ``python -m benchmarks.trained_model [--check]``.

In a process of its own, on one core: how long it takes to load, how much memory it adds, and how long it takes to read a
sentence of 12, 30 and 64 tokens, each another one. Then in the app, on all cores: twenty sessions on /trained at once,
each of which reads another sentence of 30 tokens again and again. Times are medians, processor time stands beside them:
on a busy machine it is what counts. An MB is a million bytes, as in `benchmarks.memory`. ``--check`` exits with 1 if
something has collapsed.
"""

import asyncio
import os
import random
import statistics
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.memory import Figure

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


VISITORS, ROUNDS, TOKENS = 20, 3, 30


def sentence(n: int) -> str:
    """A sentence of n tokens, of which the model adds two."""
    return " ".join(CHANCE.choices(WORDS, k=n - 2))


async def visit(port: int, pid: int) -> "list[Figure]":
    """Read many sentences on /trained; an exception on a screen raises here."""
    from benchmarks.memory import Figure, megabytes, open_session

    sessions = [await open_session(port, "trained") for _ in range(VISITORS)]
    for session in sessions:
        await session.run()
    before, waits = megabytes(pid), list[float]()
    for _ in range(ROUNDS):
        changes = [session.run({"trained.sentence": sentence(TOKENS)}) for session in sessions]
        waits += await asyncio.gather(*changes)
    added = megabytes(pid, "VmHWM") - before
    for session in sessions:
        await session.close()
    waits.sort()
    return [
        Figure(
            what=f"{VISITORS} at once: half of them wait at most", measured=1000 * statistics.median(waits), unit="ms"
        ),
        Figure(what="95 of 100 wait at most", measured=1000 * waits[int(0.95 * len(waits))], unit="ms"),
        Figure(what="memory that they add", most=MOST["memory"], measured=added, unit="MB"),
    ]


def main() -> None:
    """Print the table."""
    # Before NumPy is imported, which starts a thread for each core that it is given.
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    from benchmarks.memory import Figure, megabytes, report, running
    from core.models import minilm
    from tests.e2e.app import free_port

    before, started = megabytes(os.getpid()), time.perf_counter()
    minilm.load()
    figures = [
        Figure(what="load, from a warm disk", measured=1000 * (time.perf_counter() - started), unit="ms"),
        Figure(what="memory once loaded", most=MOST["memory"], measured=megabytes(os.getpid()) - before, unit="MB"),
    ]
    for n in (12, 30, 64):
        wall, processor = [], []
        for _ in range(TURNS):
            text = sentence(n)
            clocks = time.perf_counter(), time.process_time()
            assert len(minilm.read(text).tokens) == n
            wall.append(1000 * (time.perf_counter() - clocks[0]))
            processor.append(1000 * (time.process_time() - clocks[1]))
        most = MOST.get(n, float("inf"))
        figures.append(Figure(what=f"{n} tokens", most=most, measured=statistics.median(wall), unit="ms"))
        figures.append(Figure(what=f"{n} tokens, processor", measured=statistics.median(processor), unit="ms"))
    after = megabytes(os.getpid()) - before
    figures.append(Figure(what="memory after all these", most=MOST["memory"], measured=after, unit="MB"))
    peak = megabytes(os.getpid(), "VmHWM") - before
    figures.append(Figure(what="memory at its largest", most=MOST["memory"], measured=peak, unit="MB"))
    os.sched_setaffinity(0, cores)
    port = free_port()
    with running(port) as pid:
        figures += asyncio.run(visit(port, pid))
    report(figures, check="--check" in sys.argv[1:])


if __name__ == "__main__":
    main()
