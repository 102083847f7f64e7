"""Axe finds nothing serious of ours on the screens with the machine, in both themes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


def in_the_picture(findings):
    """Rule and element of each finding of ours; Streamlit's own widgets, which have no shadow root, cannot be mended from here."""
    return [
        (found["id"], node["html"])
        for found in findings
        for node in found["nodes"]
        if isinstance(node["target"][0], list)
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["learned", "similarity", "scaling", "quiz", ""])
def test_axe_finds_nothing_serious(chromium, address, screen, scheme):
    page = chromium.new_page(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{address}/{screen}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("table[data-node] td.cell").first).to_be_visible()
    found = Axe().run(page, context={"include": [["[data-testid=stMain]"]]}).response
    page.close()
    serious = [violation for violation in found["violations"] if violation["impact"] in ("serious", "critical")]
    assert in_the_picture(found["passes"]), "axe has not seen the picture"
    assert not in_the_picture(serious)
