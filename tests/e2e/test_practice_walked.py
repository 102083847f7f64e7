"""Practice in a real browser: with the keyboard alone, and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from core import exercises
from core.homework.mistakes import MISTAKES
from core.practice.offers import single_part
from tests.e2e.app import wait_until_run

BANK = exercises.load("bank-interest", 1001)
WEIGHT = "bank-interest.1001.q4-weight"
FIELD = single_part(BANK, "q4-weight").parts[0].prompt
KEY = f"{BANK.answer('q4-weight'):.4f}"
UNSCALED = BANK.evaluate("learned", dict(MISTAKES["unscaled"].changes[0]))
NOT_DIVIDED = f"{UNSCALED.weights[1, 3]:.4f}"


def opened(page, address, part=WEIGHT):
    page.goto(f"{address}/practice?part={part}")
    expect(page.get_by_role("button", name="Next part")).to_be_visible()
    wait_until_run(page)
    return page


def type_in(page, text, label=FIELD):
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")


def verdict(page, text):
    return page.get_by_test_id("stMarkdown").get_by_text(text)


def test_the_keyboard_alone_is_enough_and_a_hint_leaves_the_focus_on_its_button(page, address):
    opened(page, address)
    page.get_by_label(FIELD, exact=True).focus()
    page.keyboard.type(KEY)
    page.keyboard.press("Enter")
    expect(verdict(page, "✓ correct")).to_be_visible()
    wait_until_run(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next part")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: WEIGHT not in url)
    page.get_by_role("button", name="Hint", exact=True).focus()
    wait_until_run(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Hint 2")).to_be_focused()


def test_on_a_phone_the_next_part_begins_with_its_numbers_in_sight(page, address):
    page.set_viewport_size({"width": 360, "height": 560})
    opened(page, address)
    type_in(page, KEY)
    page.get_by_role("button", name="Next part").click()
    page.wait_for_url(lambda url: WEIGHT not in url)
    wait_until_run(page)
    expect(page.locator("td.cell").first).to_be_in_viewport()


def test_a_solution_that_is_drawn_late_has_the_focus(page, address):
    opened(page, address, "bank-interest.1001.q2-query-bank")
    page.get_by_role("button", name="Solution").press("Enter")
    expect(page.get_by_role("note", name="The solution")).to_be_focused()


def test_the_solution_scrolls_nothing_away(page, address):
    page.set_viewport_size({"width": 1280, "height": 900})
    opened(page, address)
    type_in(page, NOT_DIVIDED)
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_label(FIELD, exact=True)).to_be_disabled()
    wait_until_run(page)
    expect(page.get_by_role("note", name="The solution")).to_be_focused()
    assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0


def test_each_part_that_next_back_and_forward_lead_to_has_the_focus_at_its_title(page, address):
    opened(page, address)
    button = page.get_by_role("button", name="Next part")
    for go in (lambda: button.press("Enter"), page.go_back, page.go_forward):
        button.focus()
        go()
        expect(page.locator(".st-key-asked p > strong[tabindex]").first).to_be_focused()
        wait_until_run(page)


@pytest.mark.nightly
def test_a_phone_shows_all_of_it_and_axe_finds_nothing_serious(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    opened(page, address)
    type_in(page, NOT_DIVIDED)
    page.get_by_text("Where it goes wrong").click()
    expect(page.get_by_text("They first differ in")).to_be_visible()
    page.get_by_text("Your map of what is mastered").click()
    expect(page.get_by_role("columnheader", name="Scaled scores")).to_be_visible()
    expect(page.get_by_role("cell", name="●○○ 1 of 3").first).to_be_visible()
    wait_until_run(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for where in ("[data-testid=stBidiComponentIsolated]", "[data-testid=stMarkdownContainer] table"):
        rules = {"scrollable-region-focusable": {"enabled": False}}
        found = Axe().run(page, context={"include": [[where]]}, options={"rules": rules}).response
        serious = [rule for rule in found["violations"] if rule["impact"] in ("serious", "critical")]
        assert found["passes"], where
        assert [(rule["id"], node["html"]) for rule in serious for node in rule["nodes"]] == []
