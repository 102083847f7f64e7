"""What those hear who listen to a screen: marks as they appear, headings in order, and figures by name."""

import re

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


def test_each_new_mark_is_said_and_those_of_the_link_are_not(page, address):
    page.goto(f"{address}/quiz?q2-key-bank=1+2+3")
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


def test_a_mark_of_a_lesson_is_said_too(page, address):
    page.goto(f"{address}/train")
    live = page.locator("[role=status][aria-live=polite]")
    live.wait_for(state="attached")
    wait_until_run(page)
    page.get_by_role("radio", name="nothing at all").or_(page.get_by_role("button", name="nothing at all")).click()
    page.locator(".stMarkdownBadge", has_text="✓ correct").wait_for()
    expect(live.filter(has_text="✓ correct")).to_have_count(1)
