"""Where the time of an opening goes: ``python -m benchmarks.opening [--openings 20]``.

In one process that is warm, new sessions open a screen one after the other, by a websocket without a network: the CPU
time of the process per opening. Then the same with cProfile in the thread that runs the screen and in the server's own:
by whose code it is. The profiler makes everything several times as slow, so of that only the shares are printed. The
server's thread also plays the browser: it decodes what it has sent.
"""

import argparse
import asyncio
import cProfile
import pstats
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import streamlit as st

from deploy import serve
from deploy.warm import open_screens
from tests.e2e.app import ROOT

SCREENS = ("", "quiz", "learned", "train")

GROUPS = {"/streamlit/": "Streamlit", "/google/": "messages (protobuf)", str(ROOT): "ours"}


def whose(file: str) -> str:
    """Whose code a file is; what is written in C belongs to nobody."""
    return next((name for part, name in GROUPS.items() if part in file), "Python, C and others")


class Profiles:
    """A profile of each thread that begins while this is in use."""

    def __init__(self) -> None:
        self.profiles: list[cProfile.Profile] = []

    def __call__(self, *_: object) -> None:
        """Begin a profile in the thread that has just begun."""
        self.profiles.append(cProfile.Profile(time.thread_time))
        self.profiles[-1].enable()


def milliseconds(profiles: Iterable[cProfile.Profile], openings: int) -> Counter[str]:
    """The CPU time per opening by whose code it is, without that of waiting."""
    found = Counter[str]()
    for profile in profiles:
        for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():
            found[whose(file)] += 1000 * own / openings
    return found


async def measure(app: st.App, openings: int) -> None:
    """Print a row per screen and thread."""
    for screen in SCREENS:
        await open_screens(app, [screen])
        begun = time.process_time()
        for _ in range(openings):
            await open_screens(app, [screen])
        whole = 1000 * (time.process_time() - begun) / openings
        threads, loop = Profiles(), cProfile.Profile(time.thread_time)
        threading.setprofile(threads)
        loop.enable()
        for _ in range(openings):
            await open_screens(app, [screen])
        loop.disable()
        threading.setprofile(None)
        for thread, profiles in (("the screen's run", threads.profiles), ("the server", [loop])):
            found = milliseconds(profiles, openings)
            shares = ", ".join(f"{name} {value / found.total():.0%}" for name, value in found.most_common())
            part = found.total() / milliseconds([*threads.profiles, loop], openings).total()
            print(f"| /{screen} | {whole:.1f} | {thread} {part:.0%} | {shares} |", flush=True)


async def main() -> None:
    """Measure where a server would begin to listen."""
    parser = argparse.ArgumentParser(description="Where the time of an opening goes.")
    parser.add_argument("--openings", type=int, default=20, help="of each screen (20)")
    openings = parser.parse_args().openings
    serve.configure("localhost")

    @asynccontextmanager
    async def measured(app: st.App) -> AsyncIterator[None]:
        print("| screen | CPU ms per opening | thread | whose code |\n|---|---|---|---|")
        await measure(app, openings)
        yield

    to_app, from_app = asyncio.Queue[Any](), asyncio.Queue[Any]()
    app = st.App(serve.SCRIPT, lifespan=measured)
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}}, to_app.get, from_app.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    await from_app.get()
    to_app.put_nowait({"type": "lifespan.shutdown"})
    await life


if __name__ == "__main__":
    asyncio.run(main())
