"""How fast the app answers: ``python -m benchmarks.answering [--short] [--check]``.

Each screen is run again and again by 20 sessions at once, in turn with a bare page (one field, same settings); each of
the two has its own server. The ratios count: they are medians of rounds in which the two take turns, so that a machine
that slows down slows both.

``--check`` exits with 1 if a ratio has collapsed to less than a quarter of what is required.
"""

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from benchmarks import COLLAPSE
from benchmarks.client import Session, first_session
from tests.e2e.app import free_port, started
from ui.frame.sections import SECTIONS
from ui.session.streamlit_internals import ForwardMsg

SESSIONS = 20
ROUNDS = 3

TO_BARE: Mapping[str, float] = MappingProxyType({"": 0.35})
TO_BARE_DEFAULT = 0.2

SCREENS = tuple("" if screen.name == "home" else screen.name for screens in SECTIONS.values() for screen in screens)
"""Addresses."""


HEADINGS = (
    "screen", "reruns/s", "bare", "to bare", "p50 ms", "p95 ms", "CPU ms", "bare", "client",
)  # fmt: skip
"""CPU ms: the server's processor time per rerun; client: the share of one processor that the sessions used."""


@dataclass(frozen=True, kw_only=True)
class Server:
    """A Streamlit server on this machine."""

    address: str
    pid: int

    def seconds(self) -> float:
        """The processor time it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serve(script: str | Path) -> Iterator[Server]:
    """Serve a script from the project's folder, with the project's settings."""
    with started(port := free_port(), script, "--server.fileWatcherType=none") as process:
        yield Server(address=f"http://127.0.0.1:{port}", pid=process.pid)


async def open_session(server: Server, page: str) -> Session:
    """Open a session as soon as the server accepts one, and run its screen once."""
    session = await first_session(server.address, page)
    await session.run()
    return session


async def visit(server: Server) -> None:
    """Return once a server has shown its first screen."""
    await (await open_session(server, "")).close()


@dataclass(frozen=True, kw_only=True)
class Load:
    """What a server did while sessions sent requests as fast as they could."""

    waits: list[float]
    """Seconds that each rerun took."""

    seconds: float
    server: float
    """Processor seconds of the server; ``client`` has those of this process."""

    client: float

    @property
    def speed(self) -> float:
        """Reruns per second."""
        return len(self.waits) / self.seconds


async def load(server: Server, sessions: Sequence[Session], seconds: float) -> Load:
    """Let sessions rerun until the time is up; each finishes its last run."""
    started, server_seconds, client_seconds = time.perf_counter(), server.seconds(), time.process_time()
    waits = await asyncio.gather(*(_rerun(session, started + seconds) for session in sessions))
    return Load(
        waits=[wait for each in waits for wait in each],
        seconds=time.perf_counter() - started,
        server=server.seconds() - server_seconds,
        client=time.process_time() - client_seconds,
    )


async def _rerun(session: Session, until: float) -> list[float]:
    request, waits = session.request(), []
    async with asyncio.timeout(until - time.perf_counter() + 60):
        while (started := time.perf_counter()) < until:
            await session.connection.send(request)
            while not _is_finished(await session.connection.recv(decode=False)):
                pass
            waits.append(time.perf_counter() - started)
    return waits


_FINISHED = ForwardMsg(script_finished=ForwardMsg.FINISHED_SUCCESSFULLY).SerializeToString()


def _is_finished(message: bytes) -> bool:
    """Whether a run is over; hardly any other message is parsed, so that the server is measured and not the client."""
    return message.endswith(_FINISHED) and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished"


@dataclass(frozen=True, kw_only=True)
class Speed:
    """The loads of a screen, one per round, beside those of the bare page."""

    page: str
    app: list[Load]
    bare: list[Load]

    @property
    def to_bare(self) -> float:
        """Its speed as a multiple of the bare page's."""
        return statistics.median(load.speed / other.speed for load, other in zip(self.app, self.bare, strict=True))

    @property
    def required(self) -> float:
        """The smallest acceptable ratio to the bare page."""
        return TO_BARE.get(self.page, TO_BARE_DEFAULT)

    @property
    def passes(self) -> bool:
        """Whether it has not collapsed."""
        return self.to_bare >= self.required / COLLAPSE

    def __str__(self) -> str:
        waits = sorted(1000 * wait for load in self.app for wait in load.waits)
        sides = (self.app, self.bare)
        speeds = [f"{statistics.median(load.speed for load in loads):.1f}" for loads in sides]
        ratio = f"{self.to_bare:.2f} of {self.required}"
        quantiles = [f"{waits[int(share * len(waits))]:.0f}" for share in (0.5, 0.95)]
        processor = [f"{1000 * _seconds_per_rerun(loads):.1f}" for loads in sides]
        client = max(load.client / load.seconds for loads in sides for load in loads)
        return f"| /{self.page} | {' | '.join((*speeds, ratio, *quantiles, *processor))} | {client:.0%} |"


def _seconds_per_rerun(loads: Sequence[Load]) -> float:
    """The server's processor seconds per rerun."""
    return sum(load.server for load in loads) / sum(len(load.waits) for load in loads)


async def measure(page: str, app: Server, bare: Server, seconds: float) -> Speed:
    """Load a screen and the bare page in turn."""
    sides = [(app, page), (bare, "")]
    all_sessions = [[await open_session(server, at) for _ in range(SESSIONS)] for server, at in sides]
    rounds = [
        [await load(server, sessions, seconds) for (server, _), sessions in zip(sides, all_sessions, strict=True)]
        for _ in range(ROUNDS)
    ]
    for session in (session for sessions in all_sessions for session in sessions):
        await session.run()  # raises if the screen has come to show an exception
        await session.close()
    of_app, of_bare = map(list, zip(*rounds, strict=True))
    return Speed(page=page, app=of_app, bare=of_bare)


def measure_reruns(pages: Sequence[str], seconds: float) -> bool:
    """Print one row per screen; return whether none has collapsed."""
    with serve("streamlit_app.py") as app, serve("benchmarks/bare.py") as bare:
        print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}")
        passes = True
        for page in pages:
            speed = asyncio.run(measure(page, app, bare, seconds))
            print(speed, flush=True)
            passes &= speed.passes
    return passes


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How fast the app answers.")
    parser.add_argument("--short", action="store_true", help="rounds of a second each")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a ratio has collapsed")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="the address of one screen; default: all")
    options = parser.parse_args()
    seconds = 1 if options.short else 10 / 3
    passes = measure_reruns(options.screen or SCREENS, seconds)
    if options.check and not passes:
        sys.exit(1)


if __name__ == "__main__":
    main()
