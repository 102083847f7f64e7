"""What a browser is sent of each screen that it opens first, and for what it draws later: ``python -m benchmarks.first_runs``.

For each screen the messages and kB of its first run, without what browsers fetch and keep, and then what the page does
in two seconds in which nobody touches it: frames that were asked for, paints, and timers that ran. A movement that plays
once has ended by then.
"""

import asyncio
from typing import Any

from benchmarks.answering import SCREENS
from benchmarks.client import first_session
from tests.e2e.app import browser, free_port, opened_tab, served

MOST = 45
"""kB of a first run."""

SETTLED, OPENING, WATCHED = 20_000, 45_000, 2_000
"""Milliseconds until all has been drawn and played, on Start the opening too, and for which a page is watched then."""

_SIGNS = {"FireAnimationFrame": "frames", "Paint": "paints", "TimerFire": "timers"}


async def sent(address: str, screen: str) -> tuple[int, float]:
    """Messages and kB of the first run."""
    session = await first_session(address, screen)
    await session.run()
    await session.close()
    return len(session.messages), session.bytes_received / 1000


def at_rest(page: Any, settled: int) -> dict[str, int]:
    """What a page does while nobody touches it."""
    counted = dict.fromkeys(_SIGNS.values(), 0)
    ended: list[object] = []

    def count(events: Any) -> None:
        for event in events["value"]:
            if event["name"] in _SIGNS:
                counted[_SIGNS[event["name"]]] += 1

    page.wait_for_timeout(settled)
    traced = page.context.new_cdp_session(page)
    traced.on("Tracing.dataCollected", count)
    traced.on("Tracing.tracingComplete", lambda _: ended.append(True))
    traced.send("Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
    page.wait_for_timeout(WATCHED)
    traced.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return counted


def main() -> None:
    """Print one row per screen."""
    print(f"| screen | messages | kB, at most {MOST} | {' | '.join(_SIGNS.values())} |\n|---|---:|---:|---:|---:|---:|")
    with served(free_port()) as address:
        first = {screen: asyncio.run(sent(address, screen)) for screen in SCREENS}
        with browser() as chromium:
            for screen, (messages, size) in first.items():
                context: Any = chromium.new_context(viewport={"width": 1280, "height": 800})  # type: ignore[attr-defined]
                tab = opened_tab(context, f"{address}/{screen}")
                rest = at_rest(tab, SETTLED if screen else OPENING)
                context.close()
                print(f"| /{screen} | {messages} | {size:.1f} | {' | '.join(map(str, rest.values()))} |", flush=True)


if __name__ == "__main__":
    main()
