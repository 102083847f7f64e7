"""What the server holds in memory: ``python -m benchmarks.memory [--short] [--check]``.

First sessions that stay open visit every screen, once in a server as it starts and once in one that holds torch and
gensim. Then sessions come, change something and go. Streamlit keeps up to 128 of those for two minutes in case their
browser comes back, and the app remembers some texts that it has marked; growth is what is added once both are full.
MB are a million bytes; the resident size is what Linux says, shared libraries and mapped word vectors included.
"""

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from benchmarks import COLLAPSE
from benchmarks.client import Session
from tests.e2e.app import ROOT, free_port
from ui.frame.navigation import SECTIONS

T = TypeVar("T")

AT_ONCE = 10
STEP = 100
"""Sessions that come and go between two looks at the size."""

HEAVY = ("torch", "gensim")
"""Packages that a screen may load, which then stay."""

SCREENS = tuple(screen.name for screens in SECTIONS.values() for screen in screens)
LIGHT = tuple(name for name in SCREENS if name != "module")
"""Screens that load no heavy package as they open."""

OWN = "example=your+own+sentence"
"""A link with which a screen loads the word vectors, and what splits a sentence into words."""

WORDS = ("the", "bank", "raised", "interest", "rates", "river", "money", "water", "boat", "loan", "shore", "flows")
CHANCE = random.Random(1)  # noqa: S311
WORSE = 1.5
"""How many times too large a size is when ``--check`` fails: it does not depend on what else the machine does."""


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A row of the table: what was measured, beside the most that it may be."""

    what: str
    most: float = inf
    measured: float
    unit: str = ""

    def __str__(self) -> str:
        most = "" if self.most == inf else self._written(self.most)
        return f"| {self.what} | {most} | {self._written(self.measured)} |"

    def _written(self, value: float) -> str:
        return f"{value:.3g} {self.unit}".rstrip()

    @property
    def passes(self) -> bool:
        """Whether it has not collapsed."""
        return self.measured <= self.most * (WORSE if self.unit == "MB" else COLLAPSE)


def report(figures: Sequence[Figure], *, check: bool) -> None:
    """Print the table; with ``check`` the process ends with 1 if a figure has collapsed."""
    print("| what | at most | measured |\n|---|---|---|")
    print(*figures, sep="\n")
    if check and not all(figure.passes for figure in figures):
        sys.exit(1)


@contextmanager
def running(port: int, preloaded: Sequence[str] = ()) -> Iterator[int]:
    """Start the app in a process of its own, some packages imported first; yields the process id at once."""
    imports = "".join(f"import {name}; " for name in preloaded)
    options = ["--server.headless=true", f"--server.port={port}", "--server.address=127.0.0.1"]
    options += ["--server.fileWatcherType=none", "--client.showErrorDetails=full", "streamlit_app.py"]
    server = subprocess.Popen(
        [sys.executable, "-c", f"{imports}from streamlit.web.cli import main; main()", "run", *options],
        cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait(timeout=30)


async def opened(port: int, page: str = "", query: str = "") -> Session:
    """A session, as soon as the server takes one."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await Session.open(f"http://127.0.0.1:{port}", page, query)
            except OSError:
                await asyncio.sleep(0.05)


def megabytes(pid: int, which: str = "VmRSS") -> float:
    """The resident size of a process, or with VmHWM the largest that it ever had."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith(f"{which}:"))


def answer() -> str:
    """An answer that nobody has given before."""
    return f"{CHANCE.random():.10f}"


def sentence() -> str:
    """A sentence of six words."""
    return " ".join(CHANCE.sample(WORDS, 6))


@dataclass(frozen=True, kw_only=True)
class Change:
    """A widget on a page, and what a student changes it to."""

    page: str
    query: str = ""
    widget: str
    value: Callable[[], Any]


CHANGES = (
    Change(page="", widget="learning", value=lambda: [CHANCE.choice(["without learning", "learned"])]),
    Change(page="similarity", widget="word", value=lambda: CHANCE.choice(["bank", "raised", "rates"])),
    Change(page="similarity", query=OWN, widget="sentence", value=sentence),
    Change(page="learned", query="closer=which+word+looks+at+which", widget="blend", value=CHANCE.random),
    Change(page="scaling", widget="divisor-3", value=lambda: CHANCE.uniform(1.0, 12.0)),
    Change(page="quiz", widget="q1-weight", value=answer),
)


async def together(tasks: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """What tasks return, a few of them run at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def placed(task: Coroutine[Any, Any, T]) -> T:
        async with places:
            return await task

    return await asyncio.gather(*map(placed, tasks))


async def visit(port: int, screens: Sequence[str]) -> Session:
    """A session that has been to some screens, and stays open."""
    session = await opened(port)
    for session.page in screens:
        await session.run()
    session.page, session.query = "similarity", OWN
    await session.run()
    return session


async def come_and_go(port: int, change: Change) -> None:
    """A session that opens a screen, changes a widget, and leaves."""
    session = await opened(port, change.page, change.query)
    await session.run()
    await session.run({change.widget: change.value()})
    await session.close()


async def visited(sessions: int, preloaded: Sequence[str] = ()) -> float:
    """The size after sessions have visited every screen, those that load a package only with it, all of them open."""
    screens = SCREENS if preloaded else LIGHT
    with running(port := free_port(), preloaded) as pid:
        await visit(port, screens)
        await together(visit(port, screens) for _ in range(sessions - 1))
        return megabytes(pid)


async def grown(first: int, sessions: int) -> float:
    """What sessions that come and go add after the first of them: the rise of a line through the sizes."""
    sizes = []
    with running(port := free_port()) as pid:
        await visit(port, LIGHT)
        for at in range(0, first + sessions, STEP):
            await together(come_and_go(port, CHANGES[i % len(CHANGES)]) for i in range(STEP))
            sizes.append(megabytes(pid))
            print(f"{at + STEP:5} sessions {sizes[-1]:6.1f} MB", file=sys.stderr)
    measured = sizes[first // STEP :]
    return sessions / STEP * statistics.linear_regression(range(len(measured)), measured).slope


async def figures(*, short: bool) -> list[Figure]:
    """All that is measured; ``short`` takes fewer sessions."""
    many, first, later = (20, 200, 300) if short else (100, 300, 2000)
    heavy = " and ".join(HEAVY)
    return [
        Figure(
            what=f"{many} sessions on every screen without {heavy}", most=250, measured=await visited(many), unit="MB"
        ),
        Figure(
            what=f"{many} sessions on every screen, {heavy} loaded",
            most=500,
            measured=await visited(many, HEAVY),
            unit="MB",
        ),
        Figure(what=f"growth over {later:,} sessions", most=20, measured=await grown(first, later), unit="MB"),
    ]


def main() -> None:
    """Print a row a figure."""
    parser = argparse.ArgumentParser(description="What the server holds in memory.")
    parser.add_argument("--short", action="store_true", help="fewer sessions")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a size is half as large again as required")
    options = parser.parse_args()
    report(asyncio.run(figures(short=options.short)), check=options.check)


if __name__ == "__main__":
    main()
