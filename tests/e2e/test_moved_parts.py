"""A link to a part of /module that has a screen of its own now, in a real browser: what it holds, and the way back."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM, wait_until_run

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]


def test_an_older_link_opens_the_new_screen_and_back_leads_to_where_it_led(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/module?module.part=Dropout&module.kept=0.2740")
    expect(page.get_by_role("heading", name="Dropout", exact=True)).to_be_visible(timeout=60_000)
    expect(page.locator(".stMarkdownBadge", has_text="✓ correct")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/dropout\?module\.kept=0\.2740"))
    wait_until_run(page)
    page.go_back()
    expect(page.get_by_role("heading", name="As a PyTorch module", exact=True)).to_be_visible()
    wait_until_run(page)
    expect(page.get_by_role("heading", name="As a PyTorch module", exact=True)).to_be_visible()
    page.close()
