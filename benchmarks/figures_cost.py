"""What being looked after costs: ``python -m benchmarks.figures_cost [--rounds 20]``.

Two processes of deploy/serve.py, with figures for Prometheus and without, answer the same runs in turns, round by
round; an answer to /quiz is one run of some 70 messages. Compared is the CPU time of the processes themselves,
which does not depend on who else uses the machine. A third process is another one without: what two of a kind differ by.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from benchmarks.client import Session
from benchmarks.memory import answer
from benchmarks.warm_start import cpu
from tests.e2e.app import ROOT, free_port, wait_for

START = "from deploy import serve; serve.SECTIONS = {}; serve.main()"
"""A process that opens no screens before it listens: the first rounds, which are not counted, do."""

RUNS = 50
"""In each round, of each process."""


@contextmanager
def served(metrics: int) -> Iterator[tuple[str, int]]:
    """A process with its figures at a port, or with none; yields its address and its id."""
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "METRICS_PORT": str(metrics), "SITE": "127.0.0.1"}
    server = subprocess.Popen(
        [sys.executable, "-c", START], cwd=ROOT, env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_for(f"http://127.0.0.1:{port}/_stcore/health", server)
        yield f"http://127.0.0.1:{port}", server.pid
    finally:
        server.terminate()
        server.wait(timeout=20)


async def opened(address: str) -> Session:
    """A session on /quiz."""
    session = await Session.open(address, page="quiz")
    await session.run()
    return session


async def measure(processes: list[tuple[str, int]], rounds: int) -> list[list[float]]:
    """The CPU milliseconds per run of each process, by round."""
    sessions = [await opened(address) for address, _ in processes]
    found = []
    for number in range(-2, rounds):  # the first two are not counted
        row = []
        for session, (_, pid) in zip(sessions, processes, strict=True):
            before = cpu(pid)
            for _ in range(RUNS):
                await session.run({"q1-weight": answer()})
            row.append(1000 * (cpu(pid) - before) / RUNS)
        if number >= 0:
            found.append(row)
    return found


def main() -> None:
    """Print one row per process: medians over the rounds."""
    parser = argparse.ArgumentParser(description="What being looked after costs.")
    parser.add_argument("--rounds", type=int, default=20, help=f"rounds of {RUNS} runs (20)")
    rounds = parser.parse_args().rounds
    with ExitStack() as stack:
        kinds = {"with figures": free_port(), "without": 0, "without, again": 0}
        processes = [stack.enter_context(served(metrics)) for metrics in kinds.values()]
        columns = list(zip(*asyncio.run(measure(processes, rounds)), strict=True))
    print("| process | CPU ms per run | to without |\n|---|---|---|")
    for kind, column in zip(kinds, columns, strict=True):
        ratios = [one / plain for one, plain in zip(column, columns[1], strict=True)]
        print(f"| {kind} | {statistics.median(column):.2f} | {statistics.median(ratios):.3f} |")


if __name__ == "__main__":
    main()
