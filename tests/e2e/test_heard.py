"""What those hear who listen to a screen: marks as they appear, headings in order, and figures by name."""

import re

from playwright.sync_api import expect


def test_each_new_mark_is_said_and_those_of_the_link_are_not(page, address):
    page.goto(f"{address}/quiz?view=sheet&q2-key-bank=1+2+3")
    page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
    field = page.get_by_label("The query of “bank”", exact=True)
    field.fill("4.37 2.14 4.45")
    field.press("Enter")
    live = page.locator("[role=status][aria-live=polite]")
    expect(live.filter(has_text="✓ correct")).to_have_count(1)
    assert "not right" not in live.filter(has_text="✓ correct").inner_text()
    field.fill("4.37 2.14 4.44")
    field.press("Enter")
    expect(live.filter(has_text=re.compile("not right|partly right"))).to_have_count(1)
