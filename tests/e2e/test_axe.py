"""Axe finds nothing serious of ours on any screen, in both themes, on a wide screen and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM, wait_until_run
from ui.frame.navigation import SECTIONS

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]

PICTURED = {
    "home": "",
    "similarity": "",
    "learned": "",
    "scaling": "",
    "quiz": "",
    "challenges": "",
    "bank-in-five": "?bank.show=true",
    "gradients": "?gradients.show=true",
    "head-off": "?head-off.show=true",
    "lookup": "?lookup.show=true",
    "masks": "?masks.show=true",
    "order": "?order.show=true",
    "trained": "?trained.show=true",
    "two-heads": "?heads.show=true",
    "two-sentences": "?two-sentences.show=true",
    "word-by-word": "?word-by-word.show=true",
}
"""Screens on which axe has to see a picture, with what uncovers it before anything is predicted."""

SCREENS = [screen.name for screens in SECTIONS.values() for screen in screens]


STREAMLITS = ("color-contrast", "scrollable-region-focusable")
"""What axe finds in Streamlit's own captions, buttons and sliders, which cannot be mended from here."""


def check(page, name):
    where = "[data-testid=stBidiComponentIsolated]" if name in PICTURED else "[data-testid=stMain]"
    left_out = {} if name in PICTURED else {rule: {"enabled": False} for rule in STREAMLITS}
    found = (
        Axe()
        .run(page, context={"include": [[where]]}, options={"resultTypes": ["violations"], "rules": left_out})
        .response
    )
    assert found["passes"], "axe has not seen the screen"
    serious = [rule for rule in found["violations"] if rule["impact"] in ("serious", "critical")]
    assert [(rule["id"], node["html"]) for rule in serious for node in rule["nodes"]] == []


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious(chromium, address, name):
    # Contrast depends on the theme, and what fits on the width: two looks out of four see each of them once.
    page = chromium.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}/{'' if name == 'home' else name}{PICTURED.get(name, '')}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wait_until_run(page)
    if name in PICTURED:
        expect(page.locator("table[data-node] td.cell, canvas[data-node]").first).to_be_visible()
    check(page, name)
    page.set_viewport_size({"width": 360, "height": 900})
    page.emulate_media(color_scheme="dark")
    expect(page.get_by_test_id("stApp")).not_to_have_css("background-color", "rgb(255, 255, 255)")
    check(page, name)
    page.close()
