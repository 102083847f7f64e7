"""What one minute of one student costs: ``python -m benchmarks.student_minute [--students 30] [--write]``.

One process of ``deploy.serve``. Students come one after the other, and each does what a student does: opens the app,
goes to other screens, answers, chooses, points at numbers. Each action is measured alone: the process's CPU, the bytes
each way and the messages. Then as many sessions stay open at once, which gives the memory of one. A browser says what
the first visit and a later one fetch through HAProxy, which packs files. ``--write`` keeps it all in benchmarks/student_minute.json, from which
benchmarks/paper.py and benchmarks/simulation.py compute.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks import WHOLE_SHEET
from benchmarks.client import Session
from benchmarks.memory import CHANCE, Figure, answer, megabytes, report, sentence
from tests.e2e.app import ROOT, browser, free_port, wait_until_run
from ui.session.streamlit_internals import WidgetState, event_id

FILE = ROOT / "benchmarks/student_minute.json"

PER_MINUTE: Mapping[str, float] = {"answer": 3.0, "point": 1.5, "choose": 1.125, "go on": 1.875}
"""Actions of a student in a minute, an assumption: one every 8 s, a quarter of them to another screen;
of the others half are answers."""

LESSON = 45
"""Minutes, an assumption: each student opens the app once in a lesson."""

HAPROXY = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")

STILL = 200
"""Websockets that are opened through the proxy and left alone."""

SETTLE = 0.02
"""Seconds after a run in which its process finishes what it has to do for it."""

WARMING = 120
"""The most seconds until a process is warm."""


@dataclass(frozen=True, kw_only=True)
class Action:
    """One action, measured: the kind, CPU milliseconds, bytes from and to the app, messages from it."""

    kind: str
    cpu: float
    sent: int
    received: int
    messages: int


@dataclass(frozen=True, kw_only=True)
class Minute:
    """A student's minute: CPU milliseconds, kilobytes to and from the student, messages to them, runs."""

    cpu: float
    sent: float
    received: float
    messages: float
    runs: float


@contextlib.contextmanager
def warm_process(port: int) -> Iterator[int]:
    """A process of ``deploy.serve``, once it is warm; yields its id."""
    settings = {"PORT": str(port), "STREAMLIT_SERVER_COOKIE_SECRET": "0" * 64}
    server = subprocess.Popen(
        [sys.executable, "-m", "deploy.serve"], cwd=ROOT, env={**os.environ, **settings},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait(timeout=30)


async def session_of(port: int) -> Session:
    """A new session, as soon as the process is warm."""
    async with asyncio.timeout(WARMING):
        while True:
            with contextlib.suppress(OSError):
                return await Session.open(f"http://127.0.0.1:{port}")
            await asyncio.sleep(0.1)


def processor_time(pid: int) -> float:
    """Milliseconds of CPU that a process has used, all its threads together, those that have ended as well."""
    return 1000 * time.clock_gettime((~pid << 3) | 2)


async def go_to(session: Session, page: str, query: str = "") -> None:
    """Go to another screen; a browser forgets the fields of the one before."""
    session.page, session.query = page, query
    session.widgets.clear()
    await session.run()


async def point(session: Session) -> None:
    """Pin a number of the first picture, as a click does."""
    elements = (one.bidi_component for one in session.elements() if one.WhichOneof("type") == "bidi_component")
    name = event_id(next(one.id for one in elements if one.component_name == "machine"))
    cell = {"node": "weights", "row": CHANCE.randrange(4), "column": CHANCE.randrange(4)}
    payload = json.dumps([{"event": "pinned", "value": cell}])
    session.widgets[name] = WidgetState(id=name, json_trigger_value=payload)
    await session.run()


async def write(session: Session, key: str, text: str) -> None:
    """Answer a question, as Enter does: the app runs only the part of the screen that the field is in."""
    name = session.id_of(key)
    deltas = (message.delta for message in session.messages if message.WhichOneof("type") == "delta")
    fragment = next(delta.fragment_id for delta in deltas if delta.new_element.text_input.id == name)
    await session.run({key: text}, fragment=fragment)


Step = tuple[str, Callable[[Session], Awaitable[object]]]

OWN_SENTENCE = "example=your+own+sentence"

LESSON_STEPS: tuple[Step, ...] = (
    ("open", lambda session: session.run()),
    ("point", point),
    ("go on", lambda session: go_to(session, "similarity")),
    ("choose", lambda session: session.run({"word": "bank"})),
    ("point", point),
    ("go on", lambda session: go_to(session, "similarity", OWN_SENTENCE)),
    ("choose", lambda session: session.run({"sentence": sentence()})),
    ("go on", lambda session: go_to(session, "learned")),
    ("point", point),
    ("go on", lambda session: go_to(session, "scaling")),
    ("choose", lambda session: session.run({"word": "dog"})),
    ("go on", lambda session: go_to(session, "quiz", WHOLE_SHEET)),
    *(("answer", lambda session: write(session, "q1-weight", answer())),) * 2,
    ("answer", lambda session: write(session, "q1-weight", "0.2097")),
    ("go on", lambda session: go_to(session, "quiz", WHOLE_SHEET)),
    *(("answer", lambda session: write(session, "q2-query-bank", f"{answer()} {answer()} {answer()}")),) * 3,
)
"""What a student does, in order. How often what is done in a minute is PER_MINUTE's to say. Of
the answers five are wrong, each another one, and one is right."""


async def lesson(port: int, pid: int) -> tuple[Session, list[Action]]:
    """One student's script, each action measured alone; the session is left open."""
    session, actions = await session_of(port), []
    for kind, act in LESSON_STEPS:
        before = processor_time(pid)
        await act(session)
        await asyncio.sleep(SETTLE)
        actions.append(
            Action(
                kind=kind, cpu=round(processor_time(pid) - before, 2), sent=session.bytes_received,
                received=len(session.request()), messages=len(session.messages),
            )
        )  # fmt: skip
        follow_up(session)
    return session, actions


def follow_up(session: Session) -> None:
    """What a browser does after a run: an event has happened, and the link is as the app has written it."""
    for name, state in list(session.widgets.items()):
        if state.WhichOneof("value") == "json_trigger_value":
            del session.widgets[name]
    for message in session.messages:
        if message.WhichOneof("type") == "page_info_changed":
            session.query = message.page_info_changed.query_string


def minute(actions: list[Action]) -> Minute:
    """The means of the kinds of action, each as often as in a student's minute."""
    rates = {**PER_MINUTE, "open": 1 / LESSON}

    def total(of: Callable[[Action], float]) -> float:
        return sum(
            rate * statistics.mean(of(one) for one in actions if one.kind == kind) for kind, rate in rates.items()
        )

    return Minute(
        cpu=total(lambda one: one.cpu), sent=total(lambda one: one.sent) / 1000,
        received=total(lambda one: one.received) / 1000, messages=total(lambda one: one.messages),
        runs=sum(rates.values()),
    )  # fmt: skip


def measured() -> dict[str, Any]:
    """The figures that are kept."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def service_times(kept: Mapping[str, Any] | None = None) -> list[float]:
    """CPU seconds of runs: of each kind as many, at even steps, as its share of a student's minute."""
    actions = [Action(**one) for one in (kept or measured())["actions"]]
    times = []
    for kind, rate in PER_MINUTE.items():
        ours = sorted(one.cpu / 1000 for one in actions if one.kind == kind)
        times += [ours[int(len(ours) * i / (40 * rate))] for i in range(int(40 * rate))]
    return times


async def class_of(students: int, port: int, pid: int) -> dict[str, Any]:
    """Students who come one after the other, and stay; the first is not counted."""
    open_sessions, actions, sizes = [(await lesson(port, pid))[0]], list[Action](), [megabytes(pid)]
    for _ in range(students):
        session, done = await lesson(port, pid)
        open_sessions.append(session)
        actions += done
        sizes.append(megabytes(pid))
    idle = processor_time(pid)
    await asyncio.sleep(10)
    idle = (processor_time(pid) - idle) / 10 / len(open_sessions)
    for session in open_sessions:
        await session.close()
    later = sizes[len(sizes) // 2 :]
    return {
        "actions": [asdict(one) for one in actions],
        "process_mb": round(sizes[0], 1),
        "session_mb": round(statistics.linear_regression(range(len(later)), later).slope, 3),
        "idle_ms_per_second": round(idle, 4),
    }


@contextlib.contextmanager
def proxy_before(port: int) -> Iterator[tuple[int, int]]:
    """HAProxy with our own settings before a process; yields its port and its id."""
    with tempfile.TemporaryDirectory() as folder:
        hosts = Path(folder) / "host.cfg"
        hosts.write_text(f"backend apps from proxied\n    server app1 127.0.0.1:{port}\n", encoding="ascii")
        bound = free_port()
        proxy = subprocess.Popen(
            [HAPROXY or "haproxy", "-db", "-f", str(ROOT / "deploy/haproxy/site.cfg"), "-f", str(hosts)],
            env={**os.environ, "SITE": "127.0.0.1", "BIND": f"127.0.0.1:{bound}", "ADMIN_SOCKET": f"{folder}/admin"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            time.sleep(1)
            yield bound, proxy.pid
        finally:
            proxy.terminate()
            proxy.wait(timeout=30)


async def through_a_proxy(port: int, app: int, students: int) -> dict[str, float]:
    """What HAProxy does: CPU for a run, memory for a websocket that is open and still, and files of both."""
    with proxy_before(port) as (bound, pid):
        before, runs = processor_time(pid), 0
        for _ in range(students):
            session, done = await lesson(bound, pid)
            runs += len(done)
            await session.close()
        cpu, size, files = (processor_time(pid) - before) / runs, megabytes(pid), (descriptors(pid), descriptors(app))
        still = [await Session.open(f"http://127.0.0.1:{bound}") for _ in range(STILL)]
        grown, more = megabytes(pid) - size, (descriptors(pid) - files[0], descriptors(app) - files[1])
        for session in still:
            await session.close()
    return {
        "proxy_cpu_per_run": round(cpu, 3),
        "proxy_kb_per_websocket": round(1000 * grown / STILL, 1),
        "proxy_descriptors_per_websocket": round(more[0] / STILL, 2),
        "app_descriptors_per_websocket": round(more[1] / STILL, 2),
    }


def descriptors(pid: int) -> int:
    """The files and sockets that a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def fetched_by_a_browser(address: str) -> dict[str, Any]:
    """Bytes over HTTP and requests of a first visit to four screens, and of another one with what the browser kept."""
    with browser() as chromium:
        context = chromium.new_context()
        visits = []
        for _ in range(2):
            page = context.new_page()
            network = context.new_cdp_session(page)
            network.send("Network.enable")
            sizes: list[float] = []
            network.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
            for screen in ("", "similarity", "learned", "quiz"):
                page.goto(f"{address}/{screen}")
                wait_until_run(page)
                page.wait_for_timeout(1000)
            visits.append(sizes)
            page.close()
    first, later = visits
    return {
        "first_visit_kb": round(sum(first) / 1000, 1), "first_visit_requests": len(first),
        "later_visit_kb": round(sum(later) / 1000, 1), "later_visit_requests": len(later),
    }  # fmt: skip


def summary(kept: Mapping[str, Any]) -> Iterator[Figure]:
    """The figures of the table."""
    actions = [Action(**one) for one in kept["actions"]]
    for kind in ("open", *PER_MINUTE):
        ours = sorted(one.cpu for one in actions if one.kind == kind)
        yield Figure(what=f"{kind}: CPU, median", measured=statistics.median(ours), unit="ms")
        yield Figure(what=f"{kind}: CPU, 95th percentile", measured=statistics.quantiles(ours, n=20)[-1], unit="ms")
    one = minute(actions)
    yield Figure(what="a student’s minute: runs", measured=one.runs)
    yield Figure(what="a student’s minute: CPU", measured=one.cpu, unit="ms")
    yield Figure(what="a student’s minute: to the student", measured=one.sent, unit="kB")
    yield Figure(what="a student’s minute: from the student", measured=one.received, unit="kB")
    yield Figure(what="a student’s minute: messages to the student", measured=one.messages)
    yield Figure(what="an open session that does nothing: CPU a second", measured=kept["idle_ms_per_second"], unit="ms")
    yield Figure(what="an open session", measured=kept["session_mb"], unit="MB")
    yield Figure(what="a process", measured=kept["process_mb"], unit="MB")
    yield Figure(what="HAProxy: CPU for a run", measured=kept["proxy_cpu_per_run"], unit="ms")
    yield Figure(what="HAProxy: an open websocket", measured=kept["proxy_kb_per_websocket"], unit="kB")
    yield Figure(what="first visit to four screens, through HAProxy", measured=kept["first_visit_kb"], unit="kB")
    yield Figure(what="a later one", measured=kept["later_visit_kb"], unit="kB")


def machine() -> dict[str, Any]:
    """When and on what this was measured."""
    return {
        "on": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "cores": os.cpu_count(), "python": platform.python_version(),
        "load": [round(one, 1) for one in os.getloadavg()],
    }  # fmt: skip


def main() -> None:
    """Print one row per figure."""
    parser = argparse.ArgumentParser(description="What one minute of one student costs.")
    parser.add_argument("--students", type=int, default=30, help="how many (30)")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {FILE.relative_to(ROOT)}")
    options = parser.parse_args()
    before = machine()
    with warm_process(port := free_port()) as pid, proxy_before(port) as (bound, _):
        kept = {
            "measured": before, "students": options.students,
            **asyncio.run(class_of(options.students, port, pid)),
            **asyncio.run(through_a_proxy(port, pid, max(2, options.students // 6))),
            **fetched_by_a_browser(f"http://127.0.0.1:{bound}"),
        }  # fmt: skip
    report(list(summary(kept)), check=False)
    print(f"\nLoad of the machine: {before['load']} before, {machine()['load']} after; {before['cores']} cores.")
    if options.write:
        Path(FILE).write_text(_as_text(kept), encoding="utf-8")


def _as_text(kept: Mapping[str, Any]) -> str:
    """One action per line."""
    lines = json.dumps({**kept, "actions": []}, indent=2, ensure_ascii=False)
    actions = ",\n".join(f"    {json.dumps(one)}" for one in kept["actions"])
    return lines.replace('"actions": []', f'"actions": [\n{actions}\n  ]') + "\n"


if __name__ == "__main__":
    main()
