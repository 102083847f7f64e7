"""Pictures of every screen, light and dark, wide and on a phone: ``python -m tests.e2e.pictures OUT``."""

import sys
from pathlib import Path

from tests.e2e.app import browser, free_port, served

SCREENS = {
    "home": "",
    "similarity": "similarity?word=interest",
    "similarity-river-bank": "similarity?example=river-bank",
    "learned": "learned",
    "scaling": "scaling?divisor-3=6",
    "quiz": "quiz?q1-weight=0%2C2097&q1-strength=strong&q2-query-bank=4.73%202.14%204.45&q2-key-bank=1%202"
    "&q4-weight=0.8514&q5-top-two=interest%200.7029%2C%20bank%200.25",
}
WIDTHS = (1280, 360)
SETTLED = 1500
"""Milliseconds until charts have drawn and the page keeps still."""


def take(out: Path) -> None:
    """Write one PNG a screen, width and colour scheme into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    with served(free_port()) as address, browser() as chromium:
        for scheme in ("light", "dark"):
            for width in WIDTHS:
                page = chromium.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
                for name, path in SCREENS.items():
                    page.goto(f"{address}/{path}")
                    page.locator('[data-testid="stMain"] h1').first.wait_for()
                    page.locator('[data-testid="stAppSkeleton"]').wait_for(state="detached")
                    page.wait_for_timeout(SETTLED)
                    height = page.locator('[data-testid="stMainBlockContainer"]').evaluate("e => e.scrollHeight")
                    page.set_viewport_size({"width": width, "height": max(900, height)})
                    page.wait_for_timeout(SETTLED)
                    page.screenshot(path=out / f"{name}-{width}-{scheme}.png")
                    page.set_viewport_size({"width": width, "height": 900})
                page.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.e2e.pictures OUT")
    take(Path(sys.argv[1]))
