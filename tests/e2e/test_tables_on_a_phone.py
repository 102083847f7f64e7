"""Tables that must be seen whole on a phone, without scrolling within their frame."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]


@pytest.mark.parametrize("score", ["89", "70000", "-1e4"])
def test_the_tables_of_the_overflow_lab_are_not_cut_off(chromium, address, score):
    page = chromium.new_page(viewport={"width": 360, "height": 900})
    page.goto(f"{address}/scaling?closer=overflow&score={score}")
    page.get_by_text("naive works up to").wait_for()
    tables = page.locator('[data-testid="stMarkdown"] table')
    expect(tables).to_have_count(3)  # the softmax in two ways, what each can hold, and the softmax in blocks
    for i in range(3):
        left, right = tables.nth(i).evaluate("t => [t.getBoundingClientRect().left, t.getBoundingClientRect().right]")
        assert 0 <= left < right <= 360
        frames = tables.nth(i).evaluate(
            "t => { const all = []; for (let e = t; e; e = e.parentElement) all.push(e.scrollWidth - e.clientWidth);"
            " return all; }"
        )
        assert max(frames) <= 0
    page.close()
