"""From the start of the server to the first content: ``python -m benchmarks.first_paint [--short] [--check]``.

Each time, a new server process starts, and a headless Chromium opens the address as soon as something answers there.
The clock runs from the start of the process until what matters is on the page: the field of the bare app, a number of
the picture on /, the first field of /quiz. The apps take turns; times and ratios are medians over the turns. As on any
server that has run before, Python finds its modules compiled.
"""

import contextlib
import socket
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.measured import Figure, main
from tests.e2e.app import ROOT, browser, free_port, started

REQUIRED = 1.3

PATIENCE = 60
"""Seconds."""


@dataclass(frozen=True, kw_only=True)
class App:
    """What to open: a script, a path in it, and a selector for the content to wait for."""

    name: str
    script: Path
    path: str = "/"
    content: str


BARE = App(name="bare", script=ROOT / "benchmarks" / "bare.py", content=".stTextInput input")
SCREENS = (
    App(name="/", script=ROOT / "streamlit_app.py", content="td.cell:text-is('0.9')"),
    App(name="/quiz", script=ROOT / "streamlit_app.py", path="/quiz", content=".stTextInput input"),
)


def wait_for(port: int) -> None:
    """Return once something listens on a port.

    Raises:
        TimeoutError: nothing listens within PATIENCE seconds.
    """
    deadline = time.perf_counter() + PATIENCE
    while time.perf_counter() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.005)
    raise TimeoutError(f"no server on port {port}")


def first_paint(chromium: Any, app: App, compiled: str) -> float:
    """Seconds from the start of a server to an app's first content, in a browser with an empty cache."""
    with contextlib.closing(chromium.new_page()) as tab:
        port, begun = free_port(), time.perf_counter()
        with started(
            port, app.script, "--server.fileWatcherType=none",
            PYTHONDONTWRITEBYTECODE="", PYTHONPYCACHEPREFIX=compiled,
        ):  # fmt: skip
            wait_for(port)
            tab.goto(f"http://127.0.0.1:{port}{app.path}", wait_until="commit")
            tab.wait_for_selector(app.content, state="attached", timeout=1000 * PATIENCE)
            return time.perf_counter() - begun


def figures(rounds: int) -> Iterator[Figure]:
    """The time of each app, and as a multiple of the bare one's; a round before the others fills the machine's caches."""
    apps = (BARE, *SCREENS)
    with browser() as chromium, tempfile.TemporaryDirectory() as compiled:
        turns = [[first_paint(chromium, app, compiled) for app in apps] for _ in range(1 + rounds)][1:]
    bare, *others = zip(*turns, strict=True)
    yield Figure(what="bare: first content", measured=statistics.median(bare), unit="s")
    for app, times in zip(SCREENS, others, strict=True):
        yield Figure(what=f"{app.name}: first content", measured=statistics.median(times), unit="s")
        ratio = statistics.median(a / b for a, b in zip(times, bare, strict=True))
        yield Figure(what=f"{app.name}: first content, to bare", most=REQUIRED, measured=ratio)


if __name__ == "__main__":
    main("From the start of the server to the first content.", lambda options: figures(3 if options.short else 9))
