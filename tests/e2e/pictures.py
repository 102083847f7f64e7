"""Pictures of every screen, light and dark, wide and on a phone: ``python -m tests.e2e.pictures OUT``.

With ``--readme``, one picture per screen instead, without scrolling, as the documents show them.
"""

import sys
from pathlib import Path
from typing import Any

from tests.e2e.app import browser, free_port, served, wait_until_run

SCREENS = {
    "home": "", "home-answered": "?step=4&tour.shares=0.78", "home-last": "?step=9",
    "similarity": "similarity?example=dog-tail&word=its", "similarity-river-bank": "similarity?example=river-bank",
    "learned": "learned",
    "learned-lines": "learned?example=dog-tail&closer=which+word+attends+to+which",
    "learned-own": "learned?example=your+own+numbers&d_model=4&d_k=7&d_v=2&distribution=uniform",
    "scaling": "scaling?example=dog-tail&divisor-3=6&closer=why+√d_k&prediction=nearly+1",
    "scaling-overflow": "scaling?example=dog-tail&closer=overflow",
    "large": "large", "why": "why?why.show=true",
    "alignments": "alignments?why.area-1=The&why.area-2=European",
    "pronouns": "pronouns?why.show=true", "two-sentences": "two-sentences?two-sentences.show=true", "lookup": "lookup",
    "check-the-slides": "check-the-slides", "shapes": "shapes",
    "batches": "batches?shapes.batch=2+6+2+6",
    "random-weights": "random-weights?shapes.chance=never&shapes.sharp=normal",
    "write-the-line": "write-the-line?line.S_scaled=F.softmax(S,+dim=0)&line.y_dog=S_scaled[2]+%40+X",
    "module": "module", "seeds": "seeds", "torch-mask": "torch-mask", "dropout": "dropout", "torch-heads": "torch-heads",
    "bug-hunt": "bug-hunt", "train": "train", "masked-word": "masked-word",
    "quiz": "quiz?q1-weight=0%2C2097&q1-strength=strong&q2-query-bank=4.73%202.14%204.45&q2-key-bank=1%202" "&q4-weight=0.8514&q5-top-two=interest%200.7029%2C%20bank%200.25",
}  # fmt: skip
README = {
    "home": ("", None), "similarity": ("similarity", None),
    "learned": ("learned?example=dog-tail&matrix=Scores&row=its&column=dog", None),
    "explained": ("learned?example=dog-tail&matrix=Context&column=1", None),
    "scaling": ("scaling?example=dog-tail", None), "large": ("large", None),
    "alignments": ("alignments?why.area-1=The&why.area-2=Area&why.area-3=Economic", None),
    "two-sentences": ("two-sentences?two-sentences.shape=4+%C3%97+5&two-sentences.looks=Area&question=two-sentences.looks", None),
    "lookup": ("lookup?lookup.name=Smyth", None),
    "check-the-slides": ("check-the-slides", "X times W"),
    "shapes": ("shapes", None), "module": ("torch-mask", None), "bug-hunt": ("bug-hunt", None), "train": ("train", None),
    "trained": ("trained?trained.predict=pizza&question=trained.predict", None), "masked-word": ("masked-word", None),
    "quiz": (f"{SCREENS['quiz']}&part=q2-query-bank", None),
}  # fmt: skip
"""The screens as the documents show them: the address, and the text at the top of the picture."""

WIDTHS = (1280, 360)
SETTLED = 1500
"""Milliseconds until pictures and charts are drawn and the page has settled."""


def take(out: Path) -> None:
    """Write one PNG per screen, width and colour scheme into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    with served(free_port()) as address, browser() as chromium:
        for scheme in ("light", "dark"):
            for width in WIDTHS:
                page = chromium.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
                for name, path in SCREENS.items():
                    page.goto(f"{address}/{path}")
                    _settle(page)
                    height = page.locator('[data-testid="stMainBlockContainer"]').evaluate("e => e.scrollHeight")
                    page.set_viewport_size({"width": width, "height": max(900, height)})
                    page.wait_for_timeout(SETTLED)
                    page.screenshot(path=out / f"{name}-{width}-{scheme}.png")
                    page.set_viewport_size({"width": width, "height": 900})
                page.close()


def _settle(page: Any) -> None:
    """Wait until a screen has run and is drawn."""
    page.locator('[data-testid="stMain"] h1').first.wait_for()
    wait_until_run(page)
    page.wait_for_timeout(SETTLED)


def take_for_readme(out: Path) -> None:
    """Write one PNG a screen, light, as large as a window."""
    out.mkdir(parents=True, exist_ok=True)
    with served(free_port()) as address, browser() as chromium:
        page = chromium.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
        page.goto(address)
        page.get_by_role(
            "button", name="Pause"
        ).wait_for()  # from now on the opening stands still where a hand is wanted
        for name, (path, top) in README.items():
            page.goto(f"{address}/{path}")
            _settle(page)
            if top:
                heading = page.locator('[data-testid="stMain"]').get_by_text(top).first
                heading.evaluate("e => e.scrollIntoView({block: 'start'})")
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=out / f"{name}.png")
        page.close()


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--readme"]
    if len(arguments) != 1:
        sys.exit("usage: python -m tests.e2e.pictures [--readme] OUT")
    (take_for_readme if "--readme" in sys.argv else take)(Path(arguments[0]))
