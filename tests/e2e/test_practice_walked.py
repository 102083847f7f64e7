"""Practice in a real browser: answering, a mistake and its two graphs, the next part, reload, Back, keyboard, a phone."""

from urllib.parse import parse_qs, urlparse

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from core import exercises
from core.homework.mistakes import MISTAKES
from core.practice.offers import alone
from tests.e2e.app import wait_until_run

BANK = exercises.load("bank-interest", 1001)
WEIGHT = "bank-interest.1001.q4-weight"
FIELD = alone(BANK, "q4-weight").parts[0].prompt
KEY = f"{BANK.answer('q4-weight'):.4f}"
UNSCALED = BANK.evaluate("learned", dict(MISTAKES["unscaled"].changes[0]))
NOT_DIVIDED = f"{UNSCALED.weights[1, 3]:.4f}"


def opened(page, address, part=WEIGHT):
    page.goto(f"{address}/practice?part={part}")
    expect(page.get_by_role("button", name="Another part")).to_be_visible()
    wait_until_run(page)
    return page


def part(page):
    return parse_qs(urlparse(page.url).query)["part"][0]


def type_in(page, text, label=FIELD):
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")


def verdict(page, text):
    return page.get_by_test_id("stMarkdown").get_by_text(text)


def next_part(page):
    before = part(page)
    page.get_by_role("button", name="Next").click()
    page.wait_for_url(lambda url: parse_qs(urlparse(url).query)["part"][0] != before)
    wait_until_run(page)


def test_a_mistake_shows_both_graphs_and_the_next_part_comes_on_new_numbers(page, address):
    opened(page, address)
    type_in(page, NOT_DIVIDED)
    expect(verdict(page, "✗ not right")).to_be_visible()
    page.get_by_text("Where it goes wrong").click()
    expect(page.get_by_text("They first differ in")).to_be_visible()
    for figure in (BANK.traces["learned"].scaled_scores[0, 0], BANK.traces["learned"].scores[0, 0]):
        expect(page.locator(".working .sides")).to_contain_text(f"{figure:.4f}")
    pinned = page.locator('table[data-node=scaled_scores] td[data-row="0"][data-column="0"]')
    expect(pinned).to_have_attribute("aria-selected", "true")
    type_in(page, KEY)
    expect(verdict(page, "✓ correct")).to_be_visible()
    expect(page.get_by_text("Where it goes wrong")).to_have_count(0)
    next_part(page)
    assert part(page) != WEIGHT
    expect(page.get_by_role("button", name="Another part")).to_be_visible()


def test_the_keyboard_alone_is_enough_and_a_hint_leaves_the_focus_on_its_button(page, address):
    opened(page, address)
    page.get_by_label(FIELD, exact=True).focus()
    page.keyboard.type(KEY)
    page.keyboard.press("Enter")
    expect(verdict(page, "✓ correct")).to_be_visible()
    wait_until_run(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: WEIGHT not in url)
    page.get_by_role("button", name="Hint", exact=True).focus()
    wait_until_run(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Another hint")).to_be_focused()


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
