"""The pictures of the documents, light and as large as a window: ``python -m tests.e2e.pictures docs``."""

import sys
from pathlib import Path
from typing import Any

from tests.e2e.app import browser, free_port, served, wait_until_run

SCREENS = {
    "home": "", "explained": "learned?example=dog-tail&matrix=Context&column=1",
    "trained": "trained?trained.predict=pizza&question=trained.predict",
    "quiz": "quiz?q1-weight=0%2C2097&q1-strength=strong&q2-query-bank=4.73%202.14%204.45&q2-key-bank=1%202&q4-weight=0.8514&q5-top-two=interest%200.7029%2C%20bank%200.25&part=q2-query-bank",
}  # fmt: skip
"""The name of each picture, and the address."""

SETTLED = 3000
"""Milliseconds until pictures and charts are drawn and the page has settled."""


def take(out: Path) -> None:
    """Write one PNG a screen into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    with served(free_port()) as address, browser() as chromium:
        page: Any = chromium.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")  # type: ignore[attr-defined]
        page.goto(address)
        # From now on the opening stands still where a hand is wanted.
        page.get_by_role("button", name="Pause").wait_for()
        for name, path in SCREENS.items():
            page.goto(f"{address}/{path}")
            page.locator('[data-testid="stMain"] h1').first.wait_for()
            wait_until_run(page)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=out / f"{name}.png")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.e2e.pictures OUT")
    take(Path(sys.argv[1]))
