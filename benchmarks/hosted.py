"""A class on a free host, simulated: ``python -m benchmarks.hosted [--minutes 5] [--check]``.

The app runs in one process with half a core and is killed above 690 MB, as on Streamlit Community Cloud. After a cold
start, 30 students act every 8 seconds: they answer, choose, move, type a sentence or go to another screen. Their wait
is timed from the action to the finished screen.

Half a core is a quota of Linux's control groups if this process may set one (usually as root); otherwise the server
is pinned to one core and stopped for half of every 10 ms. Ten times per second the largest resident size so far is
checked, because a limit on address space would count what torch only reserves.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from benchmarks.client import FailedRunError
from benchmarks.memory import CHANCE, CHANGES, Figure, megabytes, open_session, report, running
from tests.e2e.app import free_port

STUDENTS = 30
AT_THE_DOOR = 5
"""Students who wait before the server has started, and all see their first screen at the same time."""

INTERVAL = 8.0
"""Seconds between two actions of a student, on average."""

JITTER = 2.0
MOVES = 0.25
"""Share of the actions that go to another screen."""

MOST_MEMORY = 690.0
PATIENCE = 30.0
"""Seconds after which an action counts as failed."""

PERIOD = 0.01
"""Without quotas, the server is stopped for half of each period of this many seconds."""

QUOTAS = (
    ("/sys/fs/cgroup/cpu", {"cpu.cfs_period_us": "100000", "cpu.cfs_quota_us": "50000"}),
    ("/sys/fs/cgroup", {"cpu.max": "50000 100000"}),
)
"""The folders of control groups, versions 1 and 2, and the files that set half a core there."""

PROCESSES = "cgroup.procs"

FAILURES = (FailedRunError, WebSocketException, OSError, TimeoutError)


@dataclass(kw_only=True, eq=False)
class Log:
    """The cold start and the students' waits in seconds, the largest size in MB, and the failures."""

    cold: float = 0.0
    peak: float = 0.0
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


def quota(pid: int) -> Path | None:
    """Put a process into a new control group with half a core; None if that is not allowed."""
    for place, limits in QUOTAS:
        group = Path(place) / f"hosted-{pid}"
        if not (group.parent / PROCESSES).exists():
            continue
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            for name, text in {**limits, PROCESSES: str(pid)}.items():
                (group / name).write_text(text, encoding="ascii")
        except OSError:
            group.rmdir()
        else:
            return group
    return None


@contextlib.contextmanager
def half_a_core(pid: int) -> Iterator[str]:
    """Limit a process to half a core; yields a description of how."""
    if group := quota(pid):
        try:
            yield "by a quota of control groups, 50 ms in every 100 ms"
        finally:
            with contextlib.suppress(ProcessLookupError):
                (group.parent / PROCESSES).write_text(str(pid), encoding="ascii")
            group.rmdir()
        return
    os.sched_setaffinity(pid, {min(os.sched_getaffinity(0))})
    ended = threading.Event()
    pausing = threading.Thread(target=pause, args=(pid, ended))
    pausing.start()
    try:
        yield f"by one core, stopped for half of every {PERIOD * 1000:g} ms"
    finally:
        ended.set()
        pausing.join()


def pause(pid: int, ended: threading.Event) -> None:
    """Stop a process for half of each period."""
    with contextlib.suppress(ProcessLookupError):
        while not ended.wait(PERIOD / 2):
            os.kill(pid, signal.SIGSTOP)
            time.sleep(PERIOD / 2)
            os.kill(pid, signal.SIGCONT)


async def watch(pid: int, log: Log) -> None:
    """Kill the process once it has used too much memory, as a host does."""
    while log.peak <= MOST_MEMORY:
        log.peak = megabytes(pid, "VmHWM")
        await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)


async def attend(port: int, until: float, log: Log) -> None:
    """One student's lesson: a screen, then an action every few seconds; a new link or a failure reopens the app."""
    await asyncio.sleep(CHANCE.uniform(0, INTERVAL))
    session, at = None, CHANCE.choice(CHANGES)
    while (now := time.monotonic()) < until:
        changed: dict[str, Any] = {}
        if session and CHANCE.random() >= MOVES:
            changed = {at.widget: at.value()}
        else:
            at = CHANCE.choice(CHANGES)
        try:
            async with asyncio.timeout(PATIENCE):
                if session is None or session.query != at.query:
                    if session:
                        await session.close()
                    session = await open_session(port, at.page, at.query)
                session.page = at.page
                log.seconds.append(await session.run(changed))
        except FAILURES as problem:
            log.failures.append(repr(problem))
            session = None
        await asyncio.sleep(now + INTERVAL + CHANCE.uniform(-JITTER, JITTER) - time.monotonic())


async def wait_at_the_door(port: int, log: Log) -> None:
    """Wait for the first screen, together with other students."""
    try:
        await (await open_session(port)).run()
    except FAILURES as problem:
        log.failures.append(repr(problem))


async def lesson(minutes: float, log: Log) -> str:
    """A cold start and a class; returns how the server was limited to half a core."""
    started = time.monotonic()
    with running(port := free_port()) as pid, half_a_core(pid) as how:
        watching = asyncio.create_task(watch(pid, log))
        await asyncio.gather(*(wait_at_the_door(port, log) for _ in range(AT_THE_DOOR)))
        log.cold = time.monotonic() - started
        until = time.monotonic() + 60 * minutes
        await asyncio.gather(*(attend(port, until, log) for _ in range(STUDENTS)))
        watching.cancel()
    return how


def main() -> None:
    """Print one row per figure."""
    parser = argparse.ArgumentParser(description="A class on a free host, simulated.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long the lesson is (5)")
    parser.add_argument("--check", action="store_true", help="exit with 1 if it has collapsed")
    options = parser.parse_args()
    how = asyncio.run(lesson(options.minutes, log := Log()))
    print(*log.failures, sep="\n", end="\n" * bool(log.failures), file=sys.stderr)
    print(
        f"{STUDENTS} students, one action each every {INTERVAL:g} s for {options.minutes:g} minutes: "
        f"{len(log.seconds)} actions. Half a core {how}; memory watched.\n"
    )
    if len(log.seconds) < 2:
        sys.exit("The server did not answer.")
    percentiles = statistics.quantiles(log.seconds, n=100)
    figures = [
        Figure(what="actions that failed", most=0, measured=len(log.failures)),
        Figure(what="wait, median", measured=percentiles[49], unit="s"),
        Figure(what="wait, 95th percentile", most=2, measured=percentiles[94], unit="s"),
        Figure(what="wait, longest", measured=max(log.seconds), unit="s"),
        Figure(what="from the server's start to the first screens", measured=log.cold, unit="s"),
        Figure(what="largest resident size", most=MOST_MEMORY, measured=log.peak, unit="MB"),
    ]
    report(figures, check=options.check)


if __name__ == "__main__":
    main()
