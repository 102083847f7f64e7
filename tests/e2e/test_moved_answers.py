"""A link that was stored before its screen was divided: what it holds for another screen is there when one goes on."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]


def go_on(page, title):
    page.get_by_test_id("stMain").get_by_role("link", name=title).first.click()  # a reason may follow its title
    page.get_by_role("heading", name=title, exact=True).wait_for()


def test_answers_go_along_and_stay(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/why?why.before=1.0000&why.area-1=The&why.looks=oven&why.show=true&why.seed=5")
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✓ correct"])
    go_on(page, "Another order, another length")
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✓ correct"])
    page.wait_for_url(re.compile("why.area-1=The"))
    first = page.locator(".st-key-why-area-1")
    first.get_by_role("radio", name="Area").click()
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✗ not right"])
    go_on(page, "What “it” refers to")
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✗ not right"])
    expect(page.get_by_role("slider", name="Shuffle")).to_have_value("5")
    go_on(page, "Two sentences")
    go_on(page, "Another order, another length")
    expect(first.get_by_role("radio", name="Area")).to_be_checked()
    page.close()
