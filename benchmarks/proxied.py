"""Processes of the app behind HAProxy, as deploy/try.sh starts them, each of which can be killed and started again."""

import asyncio
import contextlib
import itertools
import os
import random
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from websockets.exceptions import WebSocketException

from benchmarks.client import Session
from deploy import drain
from tests.e2e.app import ROOT, free_port

T = TypeVar("T")

HAPROXY = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")

WARM = 180.0
"""Seconds in which all processes must listen, on a busy machine too."""

LONGEST_PAUSE = 4.0
"""Seconds that Streamlit's page waits at most before it asks again whether there is a server."""

LONGEST_TRY = 15.0
"""Seconds after which it gives up a connection that is not answered."""


@dataclass(kw_only=True, eq=False)
class Site:
    """A proxy and the processes behind it, by the names app1, app2 and so on of HAProxy’s list."""

    folder: Path
    ports: dict[str, int]
    port: int
    running: dict[str, "subprocess.Popen[bytes]"] = field(default_factory=dict)
    """By name, that of the proxy (`proxy`) included."""

    environment: dict[str, str] = field(default_factory=dict)
    """What the processes are told besides."""

    def __post_init__(self) -> None:
        """Make up what all processes and the proxy are told."""
        self.environment = {
            **os.environ,
            "SITE": "localhost 127.0.0.1",
            "BIND": f"127.0.0.1:{self.port}",
            "ADMIN_SOCKET": str(self.folder / "admin.sock"),
            "STREAMLIT_SERVER_COOKIE_SECRET": secrets.token_hex(32),
            **self.environment,
        }

    @property
    def address(self) -> str:
        """Where visitors come."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def names(self) -> tuple[str, ...]:
        """Of all processes of the app, whether they run or not."""
        return tuple(self.ports)

    def pid(self, name: str) -> int:
        """The id of a process."""
        return self.running[name].pid

    def start(self, *names: str) -> None:
        """Start processes, together; return once all listen.

        Raises:
            RuntimeError: one of them has ended, or does not listen in time.
        """
        for name in names:
            self._start(name, [sys.executable, "-m", "deploy.serve"], {"PORT": str(self.ports[name])})
        for name in names:
            self._wait(name, self.ports[name])

    def start_proxy(self) -> None:
        """Start HAProxy with deploy/haproxy/site.cfg and return once it listens."""
        assert HAPROXY, "no HAProxy: install Debian's package haproxy"
        hosts = self.folder / "host.cfg"
        lines = [f"    server {name} 127.0.0.1:{port}" for name, port in self.ports.items()]
        hosts.write_text("\n".join(["backend apps from proxied", *lines, ""]), encoding="ascii")
        self._start("proxy", [HAPROXY, "-db", "-f", "deploy/haproxy/site.cfg", "-f", str(hosts)], {})
        self._wait("proxy", self.port)

    def kill(self, name: str) -> None:
        """End a process, or the proxy, at once (-9)."""
        self.running[name].kill()
        self.running.pop(name).wait()

    def stop(self, name: str) -> None:
        """Ask a process to end, and wait until it has."""
        process = self.running.pop(name)
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def log(self, name: str) -> str:
        """What a process has said."""
        return (self.folder / f"{name}.log").read_text(encoding="utf-8", errors="replace")

    def on(self, name: str, sessions: Iterable[Session]) -> list[Session]:
        """Those of some sessions that are on a process, by the proxy's cookie."""
        cookie = drain.processes()[name]["cookie"]
        return [session for session in sessions if session.cookies["server"] == cookie]

    def _start(self, name: str, command: list[str], told: dict[str, str]) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                command, cwd=ROOT, env=self.environment | told, stdout=log, stderr=log
            )

    def _wait(self, name: str, port: int) -> None:
        until = time.monotonic() + WARM
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return
            if self.running[name].poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"{name} does not listen: {self.log(name)[-500:]}")


@contextlib.contextmanager
def proxied(processes: int, **told: str) -> Iterator[Site]:
    """Start that many processes behind HAProxy on free ports; ends all of them in the end.

    Meanwhile `deploy.drain` speaks to this proxy.
    """
    before = os.environ.get("ADMIN_SOCKET")
    with tempfile.TemporaryDirectory() as folder:
        ports = {f"app{number}": free_port() for number in range(1, processes + 1)}
        site = Site(folder=Path(folder), ports=ports, port=free_port(), environment=told)
        os.environ["ADMIN_SOCKET"] = site.environment["ADMIN_SOCKET"]
        try:
            site.start(*ports)
            site.start_proxy()
            yield site
        finally:
            for process in site.running.values():
                process.kill()
                process.wait()
            if before is None:
                del os.environ["ADMIN_SOCKET"]
            else:
                os.environ["ADMIN_SOCKET"] = before


async def come_back(session: Session) -> None:
    """Bring back a session that was cut off, as its browser does: after a pause, and again after a longer one.

    Then its screen is run as a whole, which Streamlit's page asks for if the last run was one of a fragment.

    Raises:
        TimeoutError: nobody has answered for a long time.
    """
    async with asyncio.timeout(WARM):
        for attempt in itertools.count():
            await asyncio.sleep(_pause(attempt))
            with contextlib.suppress(OSError, WebSocketException):
                async with asyncio.timeout(LONGEST_TRY):
                    await session.come_back()
                await session.send(session.request())
                return


def _pause(attempt: int) -> float:
    """A quarter to half a second at first, then twice as long each time: the same numbers as in Streamlit's page."""
    most = min(LONGEST_PAUSE, 0.5 * 2**attempt)
    return random.uniform(most / 2, most)  # noqa: S311


async def back_after_cut(session: Session) -> float:
    """Wait until a session is cut off and back again; the time (`time.perf_counter`) at which it was."""
    await session.connection.wait_closed()
    await come_back(session)
    return time.perf_counter()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a client on uvloop, which costs half as much as asyncio's own loop: the client is on the same cores."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)
