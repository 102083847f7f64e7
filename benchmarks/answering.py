"""How fast the app answers: ``python -m benchmarks.answering [--short] [--check]``.

Each screen is run again and again by 20 sessions at once, in turn with a bare page (one field, same settings); each of
the two has its own server. The ratios count: they are medians of rounds in which the two take turns, so that a machine
that slows down slows both.

``--check`` exits with 1 if a ratio has collapsed to more than four times what is required.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from benchmarks.client import Session, first_session
from benchmarks.measured import Figure, main
from tests.e2e.app import free_port, started
from ui.frame.sections import SECTIONS
from ui.session.streamlit_internals import ForwardMsg

SESSIONS = 20
ROUNDS = 3

TO_BARE: Mapping[str, float] = MappingProxyType({"": 2.9})
TO_BARE_DEFAULT = 5.0
"""How long a run may take at most, as a multiple of one of the bare page."""

SCREENS = tuple("" if screen.name == "home" else screen.name for screens in SECTIONS.values() for screen in screens)
"""Addresses."""


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
    """How many runs there were while sessions sent requests as fast as they could, and what seconds one took.

    On the clock, and of the server's processor.
    """

    count: int
    each: float
    processor: float


async def load(server: Server, sessions: Sequence[Session], seconds: float) -> Load:
    """Let sessions rerun until the time is up; each finishes its last run."""
    started, used = time.perf_counter(), server.seconds()
    count = sum(await asyncio.gather(*(_rerun(session, started + seconds) for session in sessions)))
    return Load(count=count, each=(time.perf_counter() - started) / count, processor=(server.seconds() - used) / count)


async def _rerun(session: Session, until: float) -> int:
    request, count = session.request(), 0
    async with asyncio.timeout(until - time.perf_counter() + 60):
        while time.perf_counter() < until:
            await session.connection.send(request)
            while not _is_finished(await session.connection.recv(decode=False)):
                pass
            count += 1
    return count


_FINISHED = ForwardMsg(script_finished=ForwardMsg.FINISHED_SUCCESSFULLY).SerializeToString()


def _is_finished(message: bytes) -> bool:
    """Whether a run is over; hardly any other message is parsed, so that the server is measured and not the client."""
    return message.endswith(_FINISHED) and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished"


async def measure(page: str, app: Server, bare: Server, seconds: float) -> list[Figure]:
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
    most = TO_BARE.get(page, TO_BARE_DEFAULT)
    ratios = [(one.each / other.each, one.processor / other.processor) for one, other in rounds]
    on_the_clock, of_the_processor = map(statistics.median, zip(*ratios, strict=True))
    return [
        Figure(what=f"/{page}: reruns a second", measured=statistics.median(1 / one.each for one, _ in rounds)),
        Figure(what=f"/{page}: the time of a rerun, to bare", most=most, measured=on_the_clock),
        Figure(what=f"/{page}: the processor's time of a rerun, to bare", measured=of_the_processor),
    ]


def figures(pages: Sequence[str], seconds: float) -> Iterator[Figure]:
    """Measure screens one after the other."""
    with serve("streamlit_app.py") as app, serve("benchmarks/bare.py") as bare:
        for page in pages:
            yield from asyncio.run(measure(page, app, bare, seconds))


if __name__ == "__main__":
    main(
        "How fast the app answers.",
        lambda options: figures(options.screen or SCREENS, 1 if options.short else 10 / 3), screen=SCREENS,
    )  # fmt: skip
