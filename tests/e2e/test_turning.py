"""Rotary positions in a browser: words are dragged, moved by keys and exchanged, and a place is an answer."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import middle, sweep, wait_until_run


@pytest.fixture
def opened(page, address):
    """A function that opens the screen with a link; returns the page and what its figure says."""

    def at(link=""):
        page.goto(f"{address}/rotary?{link}")
        told = page.locator("output")
        expect(told).to_contain_text("Places 5 and 3: dog is 2 before bites.")
        wait_until_run(page)
        return page, told

    return at


def slider(page, name):
    return page.get_by_role("slider", name=name)


def test_with_keys_the_places_are_answered_again_until_they_are_right_and_the_focus_stays(opened):
    page, told = opened()
    here = page.get_by_role("button", name="Largest here")
    slider(page, "dog, the key").press("Home")
    here.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("✗ not right")).to_be_visible()
    expect(here).to_be_focused()
    for _ in range(5):
        slider(page, "dog, the key").press("ArrowRight")
    here.press("Enter")
    expect(here, "what is wrong is not offered again").to_be_hidden()
    expect(told).to_be_focused()
    slider(page, "dog, the key").press("ArrowLeft")
    here.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("✓ correct")).to_be_visible()
    expect(here).to_be_hidden()
    expect(told).to_be_focused()


def test_by_touch_a_word_and_the_band_go_as_far_as_the_finger(chromium, address):
    page = chromium.new_page(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    page.goto(f"{address}/rotary")
    wait_until_run(page)
    place = page.locator(".line").bounding_box()["width"] / 11
    for name, told in (("dog, the key", "Places 5 and 6"), ("Both words", "Places 8 and 9")):
        word = slider(page, name).locator("rect")
        word.scroll_into_view_if_needed()
        x, y = middle(word)
        sweep(page, [(x - 8 + step / 12 * 3 * place, y + step) for step in range(13)])
        expect(page.locator("output")).to_contain_text(told)
    page.close()
