"""How smoothly the picture of the chain plays: ``python -m benchmarks.playing [CHECKOUT …] [--turns 3]``.

The screen /learned is served from each checkout (this one, unless others are named), and Chromium plays it from the
first step to the last at three widths, the checkouts in turn. What is measured is the time from one animation frame to
the next, inside the page, from the click on Play until the button says Play again; and before that while nothing moves,
which tells what the machine itself is good for at that moment.
"""

import argparse
import itertools
import statistics
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from tests.e2e.app import ROOT, browser, free_port, served, wait_until_run

WIDTHS = {1280: 800, 768: 1024, 360: 800}
"""Pixels: the height of each width."""

LONGEST = 60_000
"""Milliseconds that a chain is played at most."""

REST = 5_000
"""Milliseconds that are recorded before it is played."""

WANTED = {"p95": 20, "longest": 100}
"""Milliseconds."""

RECORD = """() => {
  window.frames = []
  const tick = now => { frames.push(now); requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""


def between(page: Any) -> list[float]:
    """Milliseconds between the frames since they were last recorded."""
    return [after - before for before, after in itertools.pairwise(page.evaluate("() => frames.splice(0)"))]


def play(chromium: Any, address: str, width: int) -> tuple[list[float], list[float]]:
    """Milliseconds between frames at rest, and of one play."""
    with closing(chromium.new_page(viewport={"width": width, "height": WIDTHS[width]})) as page:
        page.set_default_timeout(LONGEST)
        page.goto(f"{address}/learned?example=dog-tail")
        page.locator("table[data-node=context] td.cell").first.wait_for()
        wait_until_run(page)
        page.wait_for_load_state("networkidle")
        page.evaluate(RECORD)
        page.wait_for_timeout(REST)
        at_rest = between(page)
        page.get_by_role("button", name="Play").click()
        page.get_by_role("button", name="Pause").wait_for()
        page.get_by_role("button", name="Play").wait_for()
        return at_rest, between(page)


def main() -> None:
    """Print a row for each checkout and width."""
    parser = argparse.ArgumentParser(description="How smoothly the picture of the chain plays.")
    parser.add_argument("checkouts", type=Path, nargs="*", default=[ROOT])
    parser.add_argument("--turns", type=int, default=3, help="plays of each checkout and width (3)")
    options = parser.parse_args()
    with ExitStack() as stack:
        chromium = stack.enter_context(browser())
        addresses = {
            one: stack.enter_context(served(free_port(), one.resolve() / "streamlit_app.py"))
            for one in options.checkouts
        }
        sides = [(one, width) for width in WIDTHS for one in addresses]
        plays = [{side: play(chromium, addresses[side[0]], side[1]) for side in sides} for _ in range(options.turns)]
    print("| checkout | width | frames | p95 at rest, ms | longest | p95 playing, ms | longest |")
    print(f"|---|---|---|---|---|---|---|\n| *wanted* | | | | | ≤ {WANTED['p95']} | ≤ {WANTED['longest']} |")
    for checkout, width in sides:
        rest, times = ([time for turn in plays for time in turn[checkout, width][which]] for which in (0, 1))
        figures = " | ".join(f"{statistics.quantiles(one, n=20)[-1]:.1f} | {max(one):.0f}" for one in (rest, times))
        print(f"| {checkout.name} | {width} | {len(times)} | {figures} |")


if __name__ == "__main__":
    main()
