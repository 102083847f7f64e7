"""A server in odd surroundings, and a student who opens every screen there and has an answer marked."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.broken.every_screen import ANSWER
from benchmarks.client import FailedRunError, Session
from tests.e2e.app import ROOT, free_port, started, wait_for


@dataclass(kw_only=True)
class Visit:
    """What a student met: screens opened, exceptions and errors on screen by address, and the mark of an answer."""

    opened: int = 0
    exceptions: dict[str, str] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    mark: str = ""

    @property
    def is_well(self) -> bool:
        """Whether nothing raised, and the right answer was marked as right."""
        return not self.exceptions and "correct" in self.mark


@contextmanager
def serve(
    prefix: Sequence[str] = (), *, root: Path = ROOT, surroundings: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Serve the app of a checkout behind a command that changes its surroundings; yields its address."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = (*prefix, sys.executable, "-m", "streamlit")
    shown = "--client.showErrorDetails=full"
    with started(port, "streamlit_app.py", shown, command=command, root=root, **(surroundings or {})) as server:
        wait_for(f"{address}/_stcore/health", server)
        yield address


async def visit(address: str, screens: Sequence[str]) -> Visit:
    """Open screens one after the other, then have an answer of the homework marked."""
    found = Visit()
    for screen in screens:
        session = await Session.open(address, page=screen)
        try:
            await session.run()
        except FailedRunError as problem:
            found.exceptions[screen] = str(problem)
        else:
            found.opened += 1
            if said := alerts(session):
                found.told[screen] = said
        await session.close()
    session = await Session.open(address, page="quiz")
    await session.run()
    await session.run(ANSWER)
    found.mark = next((text for text in texts(session) if "-badge[" in text), "no mark")
    await session.close()
    return found


def alerts(session: Session) -> list[str]:
    """The errors and warnings that the last run showed."""
    return [
        one.alert.body for one in session.elements() if one.WhichOneof("type") == "alert" and one.alert.format in (1, 2)
    ]


def texts(session: Session) -> list[str]:
    """All prose that the last run showed."""
    return [one.markdown.body for one in session.elements() if one.WhichOneof("type") == "markdown"]
