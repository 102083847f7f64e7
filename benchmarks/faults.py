"""What happens when: ``python -m benchmarks.faults [killed] [proxy] [deploy] [cut] [--short] [--check]``.

Each fault befalls processes behind HAProxy with websockets on them that do what a browser does: whoever is cut off asks
again after a pause, with its cookies, its session, its link and what stands in its fields. Afterwards each opens the
screen once more from the link alone. An answer is lost if the screen does not show the mark that belongs to it.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from urllib.parse import urlencode

from websockets.exceptions import WebSocketException

from benchmarks import WHOLE_SHEET
from benchmarks.client import Session
from benchmarks.memory import Figure, megabytes, report, together
from benchmarks.proxied import Site, back_after_cut, come_back, proxied, run
from core import exercises, grading
from core.exercises import Part
from deploy import drain
from ui.screens.quiz_marks import paragraphs

CHANCE = random.Random(1)  # noqa: S311
EXERCISE = exercises.load("bank-interest")
PARTS = EXERCISE.parts
"""Their ids are the names of their fields and of their answers in the link."""

AT_ONCE = 200

BACK = 10.0
"""Seconds in which all must be back."""

TYPED = 3
"""Answers that each student has given before the fault."""

PAUSE = 10.0
"""Seconds between two answers of a student, on average."""

GROWTH = 20.0
"""MB that a process may grow by."""


def answer_to(part: Part) -> str:
    """An answer to a part: readable, wrong, and never typed before, so that nothing is known."""
    if part.kind == "choice":
        return CHANCE.choice(part.choices)
    if part.kind == "ranking":
        return f"interest {CHANCE.random():.6f}, bank {CHANCE.random():.6f}"
    return " ".join(f"{CHANCE.random():.6f}" for _ in range(prod(part.shape)))


@dataclass(kw_only=True, eq=False)
class Attendant:
    """A student who answers the homework, and who comes back whenever they are cut off."""

    session: Session
    answers: dict[str, str] = field(default_factory=dict)
    away: list[float] = field(default_factory=list)
    """Seconds without a screen, each time."""

    def __post_init__(self) -> None:
        """Note the fragment of each field, because what a run of one fragment sends does not have the others'."""
        self.session.read()
        self.fragments = {part.id: self.session.fragment_of(part.id) for part in PARTS}
        self.ids = {part.id: self.session.id_of(part.id) for part in PARTS}

    async def answer(self, part: int) -> None:
        """Answer a part, by its number."""
        one = PARTS[part % len(PARTS)]
        self.answers[one.id] = text = answer_to(one)
        self.session.set_by_id(self.ids[one.id], text)
        self.session.query = f"{WHOLE_SHEET}&{urlencode(self.answers)}"
        await self.session.send(self.session.request(fragment=self.fragments[one.id]))

    async def answer_and_come_back(self, part: int) -> None:
        """Answer a part; if the connection is cut meanwhile, come back with the answer in its field."""
        try:
            await self.answer(part)
        except (OSError, WebSocketException):
            await self._come_back()

    async def go_on_until(self, ended: asyncio.Event, pause: float) -> None:
        """Answer a part now and then until something has ended, and notice being cut off as soon as it happens."""
        part = CHANCE.randrange(len(PARTS))
        while not ended.is_set():
            try:
                async with asyncio.timeout(CHANCE.uniform(0.5, 1.5) * pause):
                    await self.session.connection.wait_closed()
            except TimeoutError:
                await self.answer_and_come_back(part := part + 1)
            else:
                await self._come_back()

    async def _come_back(self) -> None:
        started = time.perf_counter()
        await come_back(self.session)
        self.session.read()
        self.away.append(time.perf_counter() - started)

    def lost(self) -> int:
        """How many answers the screen, as last run in full, does not show the mark of."""
        bodies = {element.markdown.body for element in self.session.elements() if element.HasField("markdown")}
        grade = grading.grade(EXERCISE, self.answers)
        marks = {part.id: "\n\n".join(paragraphs(part, grade[part.id])) for part in PARTS if part.id in self.answers}
        return sum(mark not in bodies for mark in marks.values())


async def attend(site: Site, count: int) -> list[Attendant]:
    """A class that has opened the homework and given some answers."""

    async def one() -> Session:
        session = await Session.visit(site.address, "quiz", WHOLE_SHEET)
        await session.send(session.request())
        return session

    students = [Attendant(session=session) for session in await asyncio.gather(*(one() for _ in range(count)))]
    first = [CHANCE.randrange(len(PARTS)) for _ in students]
    for i in range(TYPED):
        await asyncio.gather(*(one.answer(at + i) for one, at in zip(students, first, strict=True)))
    return students


async def check(students: Sequence[Attendant]) -> tuple[int, int]:
    """Run all screens with what the fields hold, then from the link alone; how many answers each way has lost."""

    async def again(one: Attendant) -> int:
        await one.session.send(one.session.request())
        one.session.read()
        return one.lost()

    async def reload(one: Attendant) -> int:
        await one.session.connection.close()
        one.session = await Session.visit(one.session.address, one.session.page, one.session.query)
        await one.session.run()
        return one.lost()

    kept = sum(await together(again(one) for one in students))
    return kept, sum(await together(reload(one) for one in students))


async def outcome(what: str, students: Sequence[Attendant]) -> list[Figure]:
    """What was lost, and close all sessions."""
    lost, lost_by_link = await check(students)
    typed = sum(len(one.answers) for one in students)
    await asyncio.gather(*(one.session.connection.close() for one in students))
    return [
        Figure(what=f"{what}: of {typed:,} answers lost to those who stay on the page", most=0, measured=lost),
        Figure(what=f"{what}: of {typed:,} answers lost to those who reload it", most=0, measured=lost_by_link),
    ]


async def killed(site: Site, count: int) -> list[Figure]:
    """One process is killed (-9) while a tenth of all are answering."""
    students = await attend(site, count)
    name = CHANCE.choice(site.names)
    cut_off = {id(session) for session in site.on(name, [one.session for one in students])}
    ended = asyncio.Event()
    busy, calm = students[: count // 10], students[count // 10 :]
    answering = [asyncio.create_task(one.go_on_until(ended, 0.2)) for one in busy]
    back = [asyncio.create_task(back_after_cut(one.session)) for one in calm if id(one.session) in cut_off]
    await asyncio.sleep(1)
    started = time.perf_counter()
    site.kill(name)
    until = max(await asyncio.gather(*back), default=started)
    ended.set()
    await asyncio.gather(*answering)
    for one in calm:
        if one.session.unread:
            one.session.read()
    away = max(sum(one.away) for one in busy)
    assert not site.on(name, [one.session for one in students]), "a killed process has nobody on it"
    what = f"one of {len(site.names)} killed, {count} on"
    return [
        Figure(what=f"{what}: {len(cut_off)} cut off, until all were back", most=BACK, measured=until - started, unit="s"),
        Figure(what=f"{what}: longest away of those who were answering", most=BACK, measured=away, unit="s"),
        *await outcome(what, students),
    ]  # fmt: skip


async def proxy(site: Site, count: int) -> list[Figure]:
    """The proxy is killed and started again."""
    students = await attend(site, count)
    names = {one: one.session.id for one in students}
    back = [asyncio.create_task(back_after_cut(one.session)) for one in students]
    await asyncio.sleep(0.1)
    started = time.perf_counter()
    site.kill("proxy")
    await asyncio.to_thread(site.start_proxy)
    until = max(await asyncio.gather(*back))
    for one in students:
        one.session.read()
    same = sum(one.session.id == name for one, name in names.items())
    what = f"proxy killed and started again, {count} on"
    return [
        Figure(what=f"{what}: until all were back", most=BACK, measured=until - started, unit="s"),
        Figure(what=f"{what}: sessions that went on as they were", measured=same),
        *await outcome(what, students),
    ]


async def deploy(site: Site, count: int) -> list[Figure]:
    """Each process is let go, stopped, started anew and taken back, one after the other, while all go on answering."""
    students = await attend(site, count)
    ended = asyncio.Event()
    answering = [asyncio.create_task(one.go_on_until(ended, PAUSE)) for one in students]
    started = time.perf_counter()
    for name in site.names:
        await asyncio.to_thread(drain.let_go, name, 3.0)
        await asyncio.to_thread(site.stop, name)
        await asyncio.to_thread(site.start, name)
        await asyncio.to_thread(drain.take_back, name)
    seconds = time.perf_counter() - started
    await asyncio.sleep(PAUSE)
    ended.set()
    await asyncio.gather(*answering)
    away = sorted(each for one in students for each in one.away)
    what = f"deploy of {len(site.names)}, {count} answering"
    return [
        Figure(what=f"{what}: until the last was taken back", measured=seconds, unit="s"),
        Figure(what=f"{what}: times that somebody was sent to another process", measured=len(away)),
        Figure(what=f"{what}: away, median", measured=statistics.median(away), unit="s"),
        Figure(what=f"{what}: away, longest", most=BACK, measured=away[-1], unit="s"),
        *await outcome(what, students),
    ]


async def cut(site: Site, count: int) -> list[Figure]:
    """Websockets are cut in the middle of a run; every other one comes back and is cut again."""

    async def one() -> None:
        session = await Session.visit(site.address, "quiz")
        await _cut_in_a_run(session)
        await session.come_back()
        await _cut_in_a_run(session)

    (name,) = site.names
    warm, rest = count // 5, count - count // 5
    await together(one() for _ in range(warm // 2))
    before = megabytes(site.pid(name))
    await together(one() for _ in range(rest // 2))
    growth = megabytes(site.pid(name)) - before
    await asyncio.sleep(1)
    last = await Session.visit(site.address, "quiz")
    took = await last.run()
    there = active(site, name) - 1
    await last.connection.close()
    return [
        Figure(what=f"{count} cut in a run: sessions still counted as there", most=0, measured=there),
        Figure(what=f"{count} cut in a run: growth after the first {warm}", most=GROWTH, measured=growth, unit="MB"),
        Figure(what=f"{count} cut in a run: exceptions in the log", most=0, measured=site.log(name).count("Traceback")),
        Figure(what=f"{count} cut in a run: the next opening", most=BACK, measured=took, unit="s"),
    ]


async def _cut_in_a_run(session: Session) -> None:
    """Ask for a run, wait for some of what it sends, and cut the line without a word."""
    await session.connection.send(session.request())
    for _ in range(CHANCE.randrange(1, 40)):
        session.unread = [await session.connection.recv(decode=False)]
    session.connection.transport.abort()
    await session.connection.wait_closed()


def active(site: Site, name: str) -> int:
    """How many sessions a process counts as connected."""
    with urllib.request.urlopen(f"http://127.0.0.1:{site.ports[name]}/_stcore/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return next(int(float(line.rpartition(" ")[2])) for line in lines if line.startswith("active_sessions"))


@dataclass(frozen=True, kw_only=True)
class Fault:
    """What is done to how many processes, with how many sessions; fewer of both if it has to be short."""

    do: Callable[[Site, int], Awaitable[list[Figure]]]
    processes: int = 4
    count: int = AT_ONCE
    short: int = 40


FAULTS = {
    "killed": Fault(do=killed),
    "proxy": Fault(do=proxy),
    "deploy": Fault(do=deploy),
    "cut": Fault(do=cut, processes=1, count=500, short=60),
}


def measure(names: Iterable[str], *, short: bool) -> list[Figure]:
    """Try some faults, each with processes of its own."""
    figures = []
    for name in names:
        fault = FAULTS[name]
        print(f"{name}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
        with proxied(min(fault.processes, 2) if short else fault.processes) as site:
            figures += run(fault.do(site, fault.short if short else fault.count))
        print(*figures, sep="\n", file=sys.stderr)
    return figures


def main() -> None:
    """Print one row per figure."""
    parser = argparse.ArgumentParser(description="What happens when something fails.")
    parser.add_argument("which", nargs="*", choices=[[], *FAULTS], default=[], help="which faults (all)")
    parser.add_argument("--short", action="store_true", help="two processes and fewer sessions")
    parser.add_argument("--check", action="store_true", help="exit with 1 if something is lost or has collapsed")
    options = parser.parse_args()
    report(measure(options.which or FAULTS, short=options.short), check=options.check)


if __name__ == "__main__":
    main()
