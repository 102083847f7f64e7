"""A lecture on 1, 2 and 4 processes behind HAProxy: ``python -m benchmarks.at_scale [--processes 1 2 4] [--short]``.

For each number of processes: 200 open /quiz at once, until all have their first screen; 20 answer the homework's parts
without a pause, each answer one that nobody has given before; and with 200 on, one process is killed (-9), until all who
were on it have their screen again. Sessions are websockets without a browser: what a browser fetches besides its page is
missing. They run on the same machine, so their own CPU time is told from that of the app and of the proxy.
"""

import argparse
import asyncio
import datetime
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from urllib.parse import urlencode

from benchmarks import COLLAPSE, WHOLE_SHEET
from benchmarks.client import Session
from benchmarks.proxied import Site, back_after_cut, cpu, proxied, run
from benchmarks.typed_answers import CHANCE, PARTS, answer_to

AT_ONCE, ANSWERING = 200, 20
FILE = Path(__file__).with_name("at_scale.json")

OPENING = {1: 14.0, 2: 9.0}
"""Seconds in which all must have their first screen, by the number of processes."""

SPEED_UP = 1.7
"""How many times as many answers two processes must mark as one does."""

P95 = 400.0
"""Milliseconds that 95 of 100 answers may take."""

BACK = 10.0
"""Seconds in which all must be back."""


@dataclass(frozen=True, kw_only=True)
class Scale:
    """What some processes did; benchmarks/at_scale.json has the same names."""

    processes: int
    opening_seconds: float
    """Until all who opened /quiz at once had their first screen."""

    opening_app_cpu_ms: float
    """CPU time of the app per opening: page, websocket and first run."""

    spread: list[int]
    """How many sessions the proxy gave to each process."""

    steady_runs_per_second: float
    p50_ms: float
    p95_ms: float
    app_cpu_ms_per_run: float
    proxy_cpu_ms_per_run: float
    client_cpu_ms_per_run: float
    """CPU time while some answered without a pause, per run."""

    app_cores: float
    """How many cores the app kept busy meanwhile."""

    back_seconds: float | None
    """Until all who were cut off by a killed process had their screen again; None if there is no other process."""

    cut_off: int


@dataclass(eq=False)
class Spent:
    """CPU seconds of the app, the proxy and this process, and time on the clock, since it was made."""

    site: Site

    def __post_init__(self) -> None:
        """Begin to count."""
        self.before = self._now()

    def since(self) -> tuple[float, float, float, float]:
        """App, proxy, client, clock."""
        app, proxy, client, clock = (now - then for now, then in zip(self._now(), self.before, strict=True))
        return app, proxy, client, clock

    def _now(self) -> tuple[float, float, float, float]:
        return self.site.seconds(), cpu(self.site.pid("proxy")), time.process_time(), time.perf_counter()


async def opening(site: Site, count: int) -> tuple[list[Session], float]:
    """Open /quiz in many sessions at once; they, and the seconds until all had their first screen."""

    async def one() -> Session:
        session = await Session.visit(site.address, "quiz", WHOLE_SHEET)
        await session.send(session.request())
        return session

    started = time.perf_counter()
    sessions = await asyncio.gather(*(one() for _ in range(count)))
    return list(sessions), time.perf_counter() - started


@dataclass(kw_only=True, eq=False)
class Student:
    """Somebody who answers the homework: a session that has run, and where each field is."""

    session: Session
    answers: dict[str, str]

    def __post_init__(self) -> None:
        """Note the fragment of each field, because what a run of one fragment sends does not have the others'."""
        self.session.read()
        self.fragments = {part.id: self.session.fragment_of(part.id) for part in PARTS}
        self.ids = {part.id: self.session.id_of(part.id) for part in PARTS}

    async def answer(self, part: int) -> float:
        """Answer a part, by its number, and return the seconds until it was marked."""
        one = PARTS[part % len(PARTS)]
        self.answers[one.id] = text = answer_to(one)
        self.session.set_by_id(self.ids[one.id], text)
        self.session.query = urlencode(self.answers)
        return await self.session.send(self.session.request(fragment=self.fragments[one.id]))

    async def go_on(self, until: float) -> list[float]:
        """Answer without a pause until a time, and return how long each answer took."""
        waits, part = [], CHANCE.randrange(len(PARTS))
        while time.perf_counter() < until:
            waits.append(await self.answer(part := part + 1))
        return waits


async def steady(site: Site, students: Sequence[Student], seconds: float) -> tuple[list[float], Spent, float]:
    """Let students answer without a pause."""
    await asyncio.gather(*(one.go_on(time.perf_counter() + seconds / 4) for one in students))
    spent = Spent(site)
    until = time.perf_counter() + seconds
    waits = await asyncio.gather(*(one.go_on(until) for one in students))
    return [wait for each in waits for wait in each], spent, time.perf_counter() - (until - seconds)


async def killed(site: Site, sessions: Iterable[Session]) -> tuple[float, int]:
    """Kill a process; the seconds until all who were on it are back, and how many those were."""
    name = CHANCE.choice(site.names)
    cut_off = site.on(name, sessions)
    back = [asyncio.create_task(back_after_cut(session)) for session in cut_off]
    await asyncio.sleep(0.1)
    started = time.perf_counter()
    site.kill(name)
    return max(await asyncio.gather(*back)) - started, len(cut_off)


async def measure(site: Site, *, at_once: int, seconds: float) -> Scale:
    """All three, one after the other."""
    await asyncio.gather(*(session.connection.close() for session in (await opening(site, 4 * len(site.names)))[0]))
    spent = Spent(site)
    sessions, opened = await opening(site, at_once)
    app, *_ = spent.since()
    spread = site.spread(sessions)
    students = [Student(session=session, answers={}) for session in site.evenly(sessions, ANSWERING)]
    waits, during, clock = await steady(site, students, seconds)
    of_app, of_proxy, of_client, _ = during.since()
    for session in sessions:
        if session.unread:
            session.read()
    back, cut_off = await killed(site, sessions) if len(site.names) > 1 else (None, 0)
    await asyncio.gather(*(session.connection.close() for session in sessions))
    quantiles = statistics.quantiles(waits, n=20)
    return Scale(
        processes=len(site.names), opening_seconds=opened, opening_app_cpu_ms=1000 * app / at_once,
        spread=spread, steady_runs_per_second=len(waits) / clock,
        p50_ms=1000 * statistics.median(waits), p95_ms=1000 * quantiles[-1],
        app_cpu_ms_per_run=1000 * of_app / len(waits), proxy_cpu_ms_per_run=1000 * of_proxy / len(waits),
        client_cpu_ms_per_run=1000 * of_client / len(waits), app_cores=of_app / clock,
        back_seconds=back, cut_off=cut_off,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Row:
    """A line of the table: what was measured, between which limits it has to be."""

    what: str
    measured: float
    least: float = 0.0
    most: float = inf
    unit: str = ""

    def __str__(self) -> str:
        wanted = f"≥ {self.least:g}" if self.least else "" if self.most == inf else f"≤ {self.most:g}"
        short = not self.least <= self.measured <= self.most
        return f"| {self.what} | {wanted} | {'**' * short}{self.measured:.3g}{'**' * short} {self.unit} |"

    @property
    def passes(self) -> bool:
        """Whether it has not collapsed."""
        return self.least / COLLAPSE <= self.measured <= self.most * COLLAPSE


def rows(scale: Scale, one: Scale | None) -> Iterable[Row]:
    """The lines of some processes, beside what ``one`` process did."""
    n = scale.processes
    yield Row(what=f"{n}: all opened", measured=scale.opening_seconds, most=OPENING.get(n, inf), unit="s")
    yield Row(what=f"{n}: app's CPU per opening", measured=scale.opening_app_cpu_ms, unit="ms")
    yield Row(what=f"{n}: steady runs a second", measured=scale.steady_runs_per_second)
    if one and n > 1:
        times = scale.steady_runs_per_second / one.steady_runs_per_second
        yield Row(what=f"{n}: times one process", measured=times, least=SPEED_UP if n == 2 else 0)
    yield Row(what=f"{n}: a run, 95th percentile", measured=scale.p95_ms, most=P95 if n < 4 else inf, unit="ms")
    yield Row(what=f"{n}: app's CPU per run", measured=scale.app_cpu_ms_per_run, unit="ms")
    yield Row(what=f"{n}: proxy's CPU per run", measured=scale.proxy_cpu_ms_per_run, unit="ms")
    yield Row(what=f"{n}: client's CPU per run", measured=scale.client_cpu_ms_per_run, unit="ms")
    yield Row(what=f"{n}: cores that the app kept busy", measured=scale.app_cores)
    if scale.back_seconds is not None:
        yield Row(what=f"{n}: {scale.cut_off} cut off, all back", measured=scale.back_seconds, most=BACK, unit="s")


def machine() -> dict[str, object]:
    """On what, when, and beside how much other work this is measured."""
    names = [line.partition(": ")[2] for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line]
    return {
        "date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "cores": len(os.sched_getaffinity(0)),
        "processor": names[0] if names else platform.machine(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="A lecture on several processes behind HAProxy.")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="how many, one run each (1 2 4)")
    parser.add_argument("--short", action="store_true", help="fewer sessions and a shorter time")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name} as well")
    parser.add_argument("--check", action="store_true", help="exit with 1 if something has collapsed")
    options = parser.parse_args()
    at_once, seconds = (40, 4.0) if options.short else (AT_ONCE, 20.0)
    where, scales, passes = machine(), list[Scale](), True
    print(f"{where}\n\n| processes: what | wanted | measured |\n|---|---|---|")
    for processes in options.processes:
        with proxied(processes) as site:
            scales.append(scale := run(measure(site, at_once=at_once, seconds=seconds)))
        one = next((scale for scale in scales if scale.processes == 1), None)
        for row in rows(scale, one):
            print(row, flush=True)
            passes &= row.passes
        print(f"| {processes}: sessions on each | | {scale.spread} |", flush=True)
    if options.write:
        written = {**where, "at_once": at_once, "answering": ANSWERING, "scales": [asdict(scale) for scale in scales]}
        FILE.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    if options.check and not passes:
        sys.exit(1)


if __name__ == "__main__":
    main()
