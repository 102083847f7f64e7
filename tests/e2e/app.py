"""The real app in a real browser: a separate Streamlit server, and Debian's Chromium without a window."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ui.frame.sections import SECTIONS, named

ROOT = Path(__file__).parents[2]
CHROMIUM = next(
    filter(None, map(shutil.which, (os.environ.get("CHROMIUM", "chromium"), "chromium", "chromium-browser"))), None
)
"""The browser; ``CHROMIUM=chromium-headless-shell`` is Debian's without a window, which needs half the processor's time."""

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

if CHROMIUM and CHROMIUM.endswith("shell"):
    FLAGS.append("--process-per-site")  # another tab compiles nothing again; the whole browser, at night, does as usual

NARROW = 768
"""Pixels; a narrower window has the screens in a panel at the side in place of the menus at the top."""


def free_port() -> int:
    """A port of this machine that is not in use at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def served(port: int, script: Path = ROOT / "streamlit_app.py", log: Path = Path(os.devnull)) -> Iterator[str]:
    """Serve the app (or another script) on a port of this machine, and write a log; yields its address."""
    options = ["--server.fileWatcherType=none", "--browser.gatherUsageStats=false"]
    surroundings = {"PYTHONUNBUFFERED": "1"}
    with (
        log.open("wb") as written,
        started(port, script, *options, root=script.parent, log=written, **surroundings) as server,
    ):
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/_stcore/health", server)
        yield address


@contextlib.contextmanager
def started(
    port: int,
    script: str | Path,
    *options: str,
    command: Sequence[str] = (sys.executable, "-m", "streamlit"),
    root: Path = ROOT,
    log: Any = subprocess.DEVNULL,
    **surroundings: str,
) -> Iterator["subprocess.Popen[bytes]"]:
    """Start a server of Streamlit's, without waiting for it to answer, and end it at the end.

    Args:
        port: where it listens.
        script: what it serves.
        options: Streamlit's.
        command: what stands for ``streamlit`` on the command line.
        root: the folder in which it is started.
        log: where it writes.
        surroundings: what is in its environment besides.
    """
    places = ["--server.headless=true", f"--server.port={port}", "--server.address=127.0.0.1"]
    line = [*command, "run", str(script), *places, *options]
    with running(line, cwd=root, env={**os.environ, **surroundings}, stdout=log, stderr=log) as server:
        yield server


@contextlib.contextmanager
def running(command: Sequence[str | Path], **how: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """A process, which is ended at the end."""
    process = subprocess.Popen(command, **how)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    """Wait until a server that was started answers at an address."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if server.poll() is not None:
            raise RuntimeError(f"the server stopped with exit code {server.returncode}")
        with contextlib.suppress(OSError):
            urllib.request.urlopen(url, timeout=1).close()  # noqa: S310  an address of this machine
            return
        time.sleep(0.1)
    raise RuntimeError("the server did not start within two minutes")


def wait_until_run(page: Any) -> None:
    """Wait until the server has run the screen in a page."""
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()


def opened_tab(context: Any, url: str) -> Any:
    """A new tab of somebody's browser in which a screen stands and has run."""
    page = context.new_page()
    page.goto(url)
    page.locator('[data-testid="stMain"] h1').wait_for()
    wait_until_run(page)
    return page


def sent_by(page: Any) -> list[bytes | str]:
    """What a page sends to the server from now on, as it is sent."""
    sent: list[bytes | str] = []

    def note(frame: bytes | str) -> None:
        sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def paste(box: Any, text: str) -> None:
    """Paste into a box, as from a spreadsheet."""
    box.focus()
    box.evaluate(
        """(box, text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData("text", text)
          box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }))
        }""",
        text,
    )


def middle(one: Any) -> tuple[float, float]:
    """Where an element has its middle."""
    box = one.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag with the mouse from one place to another."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def sweep(page: Any, places: Sequence[tuple[float, float]]) -> None:
    """Sweep over some places with a finger."""
    held(page, places).send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def held(page: Any, places: Sequence[tuple[float, float]]) -> Any:
    """A finger that has swept over some places, and is still held there."""
    finger = page.context.new_cdp_session(page)
    for at, (x, y) in enumerate(places):
        kind = "touchMove" if at else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    return finger


def open_screen(page: Any, title: str) -> None:
    """Open a screen as a student does: by its menu at the top, or on a phone in the panel at the side."""
    section, screen = next((name, one) for name, screens in SECTIONS.items() for one in screens if title == one.title)
    if screen.part_of:
        lesson = named(screen.part_of)
        open_screen(page, lesson.title)
        page.get_by_role("heading", name=lesson.title, exact=True, level=1).wait_for()
        wait_until_run(page)
        page.get_by_test_id("stMain").get_by_role("link", name=screen.short, exact=True).click()
    elif page.viewport_size["width"] < NARROW:
        page.get_by_test_id("stExpandSidebarButton").click()
        page.get_by_test_id("stSidebarNav").get_by_role("link", name=title, exact=True).click()
    elif not section:
        page.get_by_test_id("stTopNav").get_by_role("link", name=title, exact=True).click()
    else:
        page.get_by_test_id("stTopNav").get_by_role("button", name=section, exact=True).click()
        page.get_by_role("menuitem", name=title, exact=True).click()


_OPEN = contextlib.ExitStack()
"""What drives the browser that is open: where a test is run again, pytest may forget to end the one of its module."""


@contextlib.contextmanager
def browser() -> Iterator["object"]:
    """A headless Chromium, driven by Playwright, which drives one at a time in a process."""
    from playwright.sync_api import sync_playwright

    _OPEN.close()
    chromium = _OPEN.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    _OPEN.callback(chromium.close)
    try:
        yield chromium
    finally:
        _OPEN.close()
