"""The picture's code is a file: it is fetched once, and told if it cannot be."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

TRANSFERRED = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/machine.js")).map(({ transferSize }) => transferSize)"""


def test_a_second_visit_does_not_fetch_the_code_again(chromium, address):
    page = chromium.new_context().new_page()
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.locator("td.cell").first).to_be_visible()
    (first,) = page.evaluate(TRANSFERRED)
    page.goto(f"{address}/scaling?example=dog-tail")
    expect(page.locator("td.cell").first).to_be_visible()
    (second,) = page.evaluate(TRANSFERRED)
    assert second < first / 100  # of a new file, the browser asks whether it has changed
    page.context.close()


def test_a_picture_whose_code_cannot_be_fetched_says_so(chromium, address):
    page = chromium.new_context().new_page()
    page.route("**/machine.js*", lambda route: route.abort())
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.get_by_text("The picture could not be loaded. Reload the page to try again.")).to_be_visible()
    page.context.close()
