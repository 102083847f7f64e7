"""Links that were stored before their screen was divided: what they hold is there, on another screen as well."""

import re

from playwright.sync_api import expect


def go_on(page, title):
    page.get_by_test_id("stMain").get_by_role("link", name=title).first.click()  # a reason may follow its title
    page.get_by_role("heading", name=title, exact=True).wait_for()


def test_answers_go_along_and_stay(page, address):
    page.goto(f"{address}/why?why.before=1.0000&why.area-1=The&why.looks=oven&why.show=true&why.seed=5")
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✓ correct"])
    go_on(page, "Another order, another length")
    page.wait_for_url(re.compile("why.area-1=The"))
    first = page.locator(".st-key-why-area-1")
    expect(first.get_by_role("radio", name="The")).to_be_checked()
    first.get_by_role("radio", name="Area").click()
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✗ not right"])
    go_on(page, "What “it” refers to")
    expect(page.locator(".stMarkdownBadge")).to_have_text(["✗ not right"])
    page.get_by_role("tab").last.click()
    expect(page.get_by_role("slider", name="Shuffle")).to_have_value("5")
    go_on(page, "Two sentences")
    go_on(page, "Another order, another length")
    expect(first.get_by_role("radio", name="Area")).to_be_checked()
