"""The first visitor of a process, cold and warm: ``python -m benchmarks.warm_start [--rounds 5]``.

Cold is `streamlit run`, warm is `python -m deploy.serve`, which opens every screen before it listens. Each time a new
process starts, and as soon as it is healthy its first visitor opens a screen by websocket, without a browser. Then the
visitors that follow are counted in the process's own CPU time, each with a session of their own.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.client import Session
from tests.e2e.app import ROOT, free_port, wait_for

SCREENS = ("", "quiz", "learned", "train")
FOLLOWING = 20


@contextlib.contextmanager
def started(*, warm: bool) -> Iterator[tuple[str, int, float]]:
    """Start a process; yields its address, its id and the seconds until it was healthy."""
    port = free_port()
    cold = ["streamlit", "run", "streamlit_app.py", "--server.headless=true", f"--server.port={port}"]
    cold += ["--server.address=127.0.0.1", "--server.fileWatcherType=none"]
    begun = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", *(["deploy.serve"] if warm else cold)], cwd=ROOT,
        env={**os.environ, "PORT": str(port)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_for(f"http://127.0.0.1:{port}/_stcore/health", server)
        yield f"http://127.0.0.1:{port}", server.pid, time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait(timeout=20)


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def opening(address: str, screen: str) -> float:
    """Seconds from the connection to the finished screen, for somebody new."""
    begun = time.perf_counter()
    session = await Session.open(address, page=screen)
    await session.run()
    took = time.perf_counter() - begun
    await session.close()
    return took


async def following(address: str, pid: int, screen: str) -> float:
    """CPU seconds per opening, once the first visitor has been."""
    before = cpu(pid)
    for _ in range(FOLLOWING):
        await opening(address, screen)
    return (cpu(pid) - before) / FOLLOWING


def main() -> None:
    """Print one row per screen and kind of start: medians over the rounds."""
    parser = argparse.ArgumentParser(description="The first visitor of a process, cold and warm.")
    parser.add_argument("--rounds", type=int, default=5, help="how many processes for each figure (5)")
    rounds = parser.parse_args().rounds
    print("| screen | start | healthy after, s | first opening, s | the following, CPU ms |\n|---|---|---|---|---|")
    for screen in SCREENS:
        for warm in (False, True):
            figures = []
            for _ in range(rounds):
                with started(warm=warm) as (address, pid, healthy):
                    first = asyncio.run(opening(address, screen))
                    figures.append((healthy, first, 1000 * asyncio.run(following(address, pid, screen))))
            healthy, first, next_ms = (statistics.median(column) for column in zip(*figures, strict=True))
            kind = "warm" if warm else "cold"
            print(f"| /{screen} | {kind} | {healthy:.1f} | {first:.3f} | {next_ms:.0f} |", flush=True)


if __name__ == "__main__":
    main()
