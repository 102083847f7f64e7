"""A score is pushed in a real browser: a bar is dragged to where it is expected, words are pressed, all by keys as well."""

import re

import pytest
from playwright.sync_api import expect

from core.lessons import gradients
from tests.e2e.app import sweep, wait_until_run

WORDS = gradients.exercise().tokens


@pytest.fixture
def opened(page, address):
    """A function that opens the screen with a link; returns the figure."""

    def at(link=""):
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{address}/gradients?{link}")
        figure = page.get_by_role("group", name=re.compile("^The weights of starts"))
        expect(figure).to_be_visible()
        wait_until_run(page)
        return figure

    return at


def row(figure, word):
    return figure.locator(".row").filter(has=figure.page.get_by_role("button", name=word, exact=True))


def test_with_keys_the_bar_is_answered_a_word_is_pressed_and_the_table_says_what_moved(page, opened):
    figure = opened()
    asked = figure.get_by_role("slider", name="Where the weight on one will be")
    for _ in range(8):
        asked.press("ArrowRight")
    asked.press("Enter")
    expect(page.get_by_text("✗ not right")).to_be_visible()
    expect(figure.locator(".told")).to_be_focused()
    page.get_by_role("tab", name="2", exact=True).click()
    expect(figure).to_have_attribute("data-asks", "word")
    figure.get_by_role("button", name="0.53", exact=True).press("Enter")
    expect(page).to_have_url(re.compile(r"gradients\.most=0\.53"))
    page.get_by_role("tab", name="3", exact=True).click()
    figure.get_by_role("button", name="journey", exact=True).press("Enter")
    push = figure.get_by_role("slider", name="Push the score of journey")
    push.press("Home")
    expect(push).to_have_attribute("aria-valuetext", "−2.0")
    figure.get_by_text("In figures").press("Enter")
    moved = gradients.pushed_weights(1)[WORDS.index("journey"), 0] - gradients.gradients().w
    cells = figure.get_by_role("row", name=re.compile("^step")).get_by_role("cell")
    expect(cells.nth(2)).to_have_text(f"{moved[WORDS.index('step')]:+.5f}".replace("-", "−"))
    expect(cells.nth(3)).to_have_text("covered")


def test_a_swipe_that_begins_on_the_bar_scrolls_the_page_and_leaves_the_bar_as_it_was(chromium, address):
    page = chromium.new_page(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 700})
    page.goto(f"{address}/gradients")
    wait_until_run(page)
    asked = page.locator("input.asked")
    asked.evaluate("one => one.addEventListener('pointercancel', () => (one.dataset.isLeft = 'yes'))")
    box, before = asked.bounding_box(), asked.input_value()
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
    sweep(page, [(x, y - 15 * step) for step in range(12)])
    expect(asked).to_have_attribute("data-is-left", "yes")
    expect(asked).to_have_value(before)
    page.close()
