"""How much memory the server uses: ``python -m benchmarks.memory [--short] [--check]``.

First, sessions that stay open visit every screen, once in a fresh server and once in one that has loaded torch and
gensim. Then sessions come, change something and go. Streamlit keeps up to 128 of those for two minutes in case their
browser comes back, and the app remembers some texts that it has marked; growth is what is added once both are full.
An MB is a million bytes; the resident size is Linux's figure, including shared libraries and mapped word vectors.
"""

import asyncio
import random
import re
import statistics
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.client import Session, first_session
from benchmarks.measured import Figure, main
from tests.e2e.app import ROOT, free_port, started
from ui.frame.sections import SECTIONS

T = TypeVar("T")

AT_ONCE = 10
STEP = 100
"""Sessions that come and go between two measurements of the size."""

HEAVY = ("torch", "gensim")
"""Packages that a screen may load and that then stay in memory."""

SCREENS = tuple(screen.name for screens in SECTIONS.values() for screen in screens)
LIGHT = tuple(
    name
    for name in SCREENS
    if not re.search(r'load_torch\(\)|needs="torch"', (ROOT / f"pages/{name}.py").read_text(encoding="utf-8"))
)
"""Screens that open without loading a heavy package; if one loads torch all the same, nothing is measured."""

OWN_SENTENCE = "example=your+own+sentence"
"""A link that makes a screen load the word vectors and the code that splits a sentence into words."""

WORDS = ("the", "bank", "raised", "interest", "rates", "river", "money", "water", "boat", "loan", "shore", "flows")
CHANCE = random.Random(1)  # noqa: S311
_MODEL = 150
"""MB that the trained transformer may add once somebody has opened a screen about it, as these sessions do."""


@contextmanager
def serve(port: int, preloaded: Sequence[str] = ()) -> Iterator[int]:
    """Start the app in a separate process that imports some packages first; yields the process id at once."""
    imports = "".join(f"import {name}; " for name in preloaded)
    command = (sys.executable, "-c", f"{imports}import runpy; runpy.run_module('streamlit', run_name='__main__')")
    options = ("--server.fileWatcherType=none", "--client.showErrorDetails=full")
    with started(port, "streamlit_app.py", *options, command=command) as server:
        yield server.pid


def megabytes(pid: int) -> float:
    """The resident size of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("VmRSS:"))


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
    Change(page="", query="step=1", widget="step", value=lambda: [CHANCE.choice("123456789")]),
    Change(
        page="similarity",
        query="closer=one+word",
        widget="word",
        value=lambda: CHANCE.choice(["bank", "raised", "rates"]),
    ),
    Change(page="similarity", query=OWN_SENTENCE, widget="sentence", value=sentence),
    Change(page="learned", query="closer=which+word+looks+at+which", widget="blend", value=CHANCE.random),
    Change(
        page="scaling",
        query="closer=temperature",
        widget="word",
        value=lambda: CHANCE.choice(["dog", "chased", "tail"]),
    ),
    Change(page="quiz", widget="q1-weight", value=answer),
)


async def run_together(tasks: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """The results of tasks, of which only a few run at a time."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def run(task: Coroutine[Any, Any, T]) -> T:
        async with limit:
            return await task

    return await asyncio.gather(*map(run, tasks))


async def visit(port: int, screens: Sequence[str]) -> Session:
    """A session that has been to some screens, and stays open."""
    session = await first_session(f"http://127.0.0.1:{port}")
    for session.page in screens:
        await session.run()
    session.page, session.query = "similarity", OWN_SENTENCE
    await session.run()
    return session


async def come_and_go(port: int, change: Change) -> None:
    """A session that opens a screen, changes a widget, and leaves."""
    session = await first_session(f"http://127.0.0.1:{port}", change.page, change.query)
    await session.run()
    await session.run({change.widget: change.value()})
    await session.close()


async def size_after_visits(sessions: int, preloaded: Sequence[str] = ()) -> float:
    """The size after sessions, all still open, have visited every screen (the light ones if nothing is preloaded)."""
    screens = SCREENS if preloaded else LIGHT
    with serve(port := free_port(), preloaded) as pid:
        await visit(port, screens)
        await run_together(visit(port, screens) for _ in range(sessions - 1))
        if not preloaded and "libtorch" in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8"):
            raise AssertionError("a screen that is taken for light has loaded torch")
        return megabytes(pid)


async def growth(first: int, sessions: int) -> float:
    """What sessions that come and go add after the ``first`` of them: the rise of a line fitted to the sizes."""
    sizes = []
    with serve(port := free_port()) as pid:
        await visit(port, LIGHT)
        for at in range(0, first + sessions, STEP):
            await run_together(come_and_go(port, CHANGES[i % len(CHANGES)]) for i in range(STEP))
            sizes.append(megabytes(pid))
            print(f"{at + STEP:5} sessions {sizes[-1]:6.1f} MB", file=sys.stderr)
    later = sizes[first // STEP :]
    return sessions / STEP * statistics.linear_regression(range(len(later)), later).slope


async def figures(*, short: bool) -> list[Figure]:
    """Measure everything; ``short`` uses fewer sessions."""
    many, first, later = (20, 200, 300) if short else (100, 300, 2000)
    heavy = " and ".join(HEAVY)
    return [
        Figure(
            what=f"{many} sessions on every screen without {heavy}",
            most=250 + _MODEL,
            measured=await size_after_visits(many),
            unit="MB",
        ),
        Figure(
            what=f"{many} sessions on every screen, {heavy} loaded",
            most=500 + _MODEL,
            measured=await size_after_visits(many, HEAVY),
            unit="MB",
        ),
        Figure(what=f"growth over {later:,} sessions", most=20, measured=await growth(first, later), unit="MB"),
    ]


if __name__ == "__main__":
    main("What the server holds in memory.", lambda options: asyncio.run(figures(short=options.short)))
