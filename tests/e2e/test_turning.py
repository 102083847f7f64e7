"""Rotary positions in a browser: words are dragged, moved by keys and exchanged, and a place is an answer."""

import math
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import drag, middle, sweep, wait_until_run


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


def test_a_word_is_dragged_to_where_the_arrows_agree_and_that_is_the_answer(opened):
    page, told = opened()
    dog, bites = slider(page, "dog, the key"), slider(page, "bites, the query")
    box, to = dog.bounding_box(), bites.bounding_box()
    y = box["y"] + box["height"] - 8
    drag(page, (box["x"] + box["width"] / 2, y), ((box["x"] + to["x"]) / 2 + 30, y))
    expect(told).to_have_text(
        "Places 5 and 4: dog is 1 before bites. Score q · k: covered until question 1 is answered"
    )
    expect(page.locator(".plane .shade")).to_have_count(0)
    page.get_by_role("button", name="Answer: largest here").click()
    expect(page.get_by_role("tabpanel").get_by_text("✓ correct")).to_be_visible()
    expect(told).to_contain_text("Score q · k: 1.50")
    expect(page.locator(".plane .shade").first).to_be_attached()
    expect(page.locator(".curve .peak")).to_have_count(1)
    expect(page).to_have_url(re.compile("rotary.largest=1(%20|\\+)before"))


def test_with_keys_the_places_are_answered_again_until_they_are_right_and_the_focus_stays(opened):
    page, told = opened()
    here = page.get_by_role("button", name="Answer: largest here")
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


def angle(page):
    """Between the two arrows of the first pair, as it is shaded, in radians."""
    x, y, *arc = (float(one) for one in re.findall(r"[-\d.]+", page.locator(".between").first.get_attribute("d")))
    first, last = math.atan2(arc[1] - y, arc[0] - x), math.atan2(arc[-1] - y, arc[-2] - x)
    return (last - first) % math.tau


def test_the_angle_that_is_shaded_stays_as_both_words_move_and_one_turns_by_a_radian_a_place(opened):
    page, told = opened()
    before = angle(page)
    slider(page, "Both words together").press("End")
    expect(told).to_contain_text("Places 9 and 7")
    page.emulate_media(reduced_motion="reduce")  # the words stand there at once
    slider(page, "dog, the key").press("ArrowRight")
    assert angle(page) == pytest.approx((before - 1) % math.tau, abs=1e-6)
    slider(page, "dog, the key").press("ArrowLeft")
    assert angle(page) == pytest.approx(before, abs=1e-6)


def test_with_keys_both_words_move_and_the_score_stays_and_exchanged_it_becomes_another(opened):
    page, told = opened("rotary.show=true")
    both = slider(page, "Both words together")
    both.press("ArrowRight")
    both.press("End")
    expect(both).to_have_attribute("aria-valuetext", "places 9 and 7")
    expect(told).to_contain_text("dog is 2 before bites. Score q · k: 0.80")
    page.get_by_role("button", name="Exchange the two").click()
    expect(told).to_contain_text("Places 7 and 9: dog is 2 after bites. Score q · k: −1.49; exchanged, ○: 0.80")
    page.get_by_role("button", name="Two pairs").click()
    expect(told).to_contain_text("Score q · k: −0.03")
    expect(page.locator(".plane:visible")).to_have_count(2)
    slider(page, "dog, the key").press("Home")
    expect(told).to_contain_text("Places 7 and 0: dog is 7 before bites.")


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
