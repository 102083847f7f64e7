"""A cold server on which all screens are opened at once: ``python -m benchmarks.cold_start [--starts 4]``.

Nothing is compiled yet, as after an installation. Printed are, for each start, the screens that show an exception, and
the seconds until the last screen has run.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

from websockets.exceptions import WebSocketException

from benchmarks.client import FailedRunError, Session
from tests.e2e.app import free_port, served
from ui.frame.sections import SECTIONS

SCREENS = [screen.address for screens in SECTIONS.values() for screen in screens]


async def _problem(address: str, screen: str) -> str:
    session = await Session.open(address, page=screen)
    try:
        await session.run()
    except (FailedRunError, WebSocketException) as problem:
        return f"/{screen}: {problem}"
    finally:
        await session.close()
    return ""


async def _problems(address: str) -> list[str]:
    return [found for found in await asyncio.gather(*(_problem(address, screen) for screen in SCREENS)) if found]


def problems(folder: Path) -> list[str]:
    """What goes wrong when every screen of a new server is opened at once, each in a session of its own.

    Args:
        folder: an empty one, for what Python compiles and for the server's log.
    """
    with (
        patch.dict(os.environ, PYTHONPYCACHEPREFIX=str(folder / "compiled")),
        served(free_port(), log=folder / "log") as address,
    ):
        return asyncio.run(_problems(address))


def main() -> None:
    """Start the app so often and print a line for each start."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=4)
    for start in range(parser.parse_args().starts):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            found = problems(Path(folder))
            seconds = time.perf_counter() - begun
        print(
            f"start {start + 1}: {len(found)} of {len(SCREENS)} screens, {seconds:.1f} s",
            *found,
            sep="\n  ",
            flush=True,
        )


if __name__ == "__main__":
    main()
