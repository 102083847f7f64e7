"""Frame times while something plays: ``python -m benchmarks.frame_times [--short]``.

The opening from its beginning, and Play of /learned, in Chromium at three widths: how many frames there were, and of the
times between two of them what 95 of 100 stay below, and the longest. A machine that is busy has long frames anywhere, so
beside them stand the same for an empty page, the load, and the longest task of the page's main thread by the time of the
processor alone.
"""

import argparse
import json
import os
import statistics
from typing import Any

from tests.e2e.app import browser, free_port, served, wait_until_run

WIDTHS = {1280: 900, 768: 1024, 360: 800}
"""The widths of the window, and its height for each."""

WANTED, LONGEST = 20, 100
"""Milliseconds: what 95 of 100 frames should take at most, and the longest of all."""

SECONDS, FEW_SECONDS = 25, 8

TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]
"""What Chromium notes of its tasks."""

MEASURE = """milliseconds => new Promise(resolve => {
    const times = [];
    const began = performance.now();
    let last = began;
    const next = now => {
        times.push(now - last);
        last = now;
        if (now - began < milliseconds) requestAnimationFrame(next);
        else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
})"""


def measure_frames(page: Any, seconds: float) -> list[float]:
    """The milliseconds between two frames for some seconds."""
    return [float(one) for one in page.evaluate(MEASURE, 1000 * seconds)]


def longest_task(trace: bytes) -> float:
    """The most milliseconds of the processor that one task of a page's main thread took."""
    events = json.loads(trace)["traceEvents"]
    names = (event for event in events if event["name"] == "thread_name")
    mains = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    tasks = (event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains)
    return max((float(task.get("tdur", 0)) for task in tasks), default=0) / 1000


def table_row(what: str, width: int, times: list[float], task: float) -> str:
    """A row of the table."""
    most = statistics.quantiles(times, n=20)[-1]
    return (
        f"| {what} at {width} | {len(times)} | {most:.1f} | {max(times):.0f} | {task:.0f} | {os.getloadavg()[0]:.0f} |"
    )


def play_opening(page: Any, address: str) -> None:
    """Open Start as somebody who has never been there."""
    page.goto(address)
    page.get_by_role("button", name="Pause").wait_for()
    wait_until_run(page)


def play_chain(page: Any, address: str) -> None:
    """Press Play on the whole chain."""
    page.goto(f"{address}/learned?example=dog-tail")
    play = page.get_by_role("button", name="▶ Play")
    play.wait_for()
    wait_until_run(page)
    play.click()


def open_still_page(page: Any, address: str) -> None:
    """Open a page on which nothing moves."""
    page.goto(f"{address}/_stcore/health")


def main() -> None:
    """Print a table."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--short", action="store_true")
    seconds = FEW_SECONDS if reading.parse_args().short else SECONDS
    print(f"| what | frames | 95 of 100 ≤ {WANTED} ms | longest ≤ {LONGEST} ms | longest task, processor | load |")
    print("|---|---:|---:|---:|---:|---:|")
    with served(free_port()) as address, browser() as chromium:
        for width, height in WIDTHS.items():
            for what, play in (("nothing", open_still_page), ("the opening", play_opening), ("Play", play_chain)):
                with chromium.new_context(viewport={"width": width, "height": height}) as context:  # type: ignore[attr-defined]
                    page = context.new_page()
                    play(page, address)
                    chromium.start_tracing(page=page, categories=TRACED)  # type: ignore[attr-defined]
                    times = measure_frames(page, seconds)
                    print(table_row(what, width, times, longest_task(chromium.stop_tracing())), flush=True)  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
