"""The menus at the top and the road on Start: by keyboard, on a phone, after a reload, and as axe sees them."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.app import open_screen
from tests.pages.test_order import RIGHT

OF_STREAMLIT = ("list", '<ul data-testid="stSidebarNavItems"')
"""On a phone the sections are in Streamlit's own panel, a list with headings in it."""


def opened(context, url):
    page = context.new_page()
    page.goto(url)
    page.locator('[data-testid="stMain"] h1').wait_for()
    return page


def road(page):
    return page.get_by_role("navigation", name="The roads")


def line(page, title):
    return unfolded(page).get_by_role("listitem").filter(has=page.get_by_role("link", name=title, exact=True))


def unfolded(page):
    """The road with all lessons, open."""
    longest = road(page).locator("details", has=page.get_by_role("heading", name="Everything"))
    if longest.get_attribute("open") is None:
        longest.locator("summary").click()
    return longest


def is_at(page, title):
    expect(page.get_by_role("heading", name=title, exact=True, level=1)).to_be_visible()


def test_what_is_done_is_on_the_road_and_in_the_menu_after_a_reload(profile, address):
    link = "&".join(f"{name}={text}" for name, text in RIGHT.items())
    page = opened(profile, f"{address}/order?{link}")
    page.get_by_text("3 of 3 right").wait_for()
    open_screen(page, "Masks")
    is_at(page, "Masks")
    page.get_by_role("radio").first.click()
    page.get_by_test_id("stMain").locator(".stMarkdownBadge").first.wait_for()
    page.wait_for_function("() => document.cookie.includes('self-attention.masks=')")
    page = opened(profile, address)
    page.reload()
    expect(line(page, "The order of the words").locator("strong")).to_have_text("3 of 3")
    expect(line(page, "The order of the words")).to_contain_text("check_circle")
    expect(line(page, "Masks").locator("strong")).to_have_text("0 of 2 parts")
    expect(line(page, "Two sentences").locator("strong")).to_have_count(0)
    page.get_by_test_id("stTopNav").get_by_role("button", name="Learn", exact=True).click()
    done = page.get_by_role("menuitem", name="The order of the words").get_by_test_id("stIconMaterial")
    expect(done).to_have_text("check_circle")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Forget what is done").click()
    expect(road(page)).not_to_contain_text("3 of 3")
    page.wait_for_function("() => !document.cookie.includes('self-attention.order=')")
    page.reload()
    expect(road(page)).to_be_visible()
    expect(road(page)).not_to_contain_text("3 of 3")


def test_the_road_opens_a_screen_in_the_same_session_back_returns_and_a_lesson_leads_to_the_next_of_its_road(
    profile, address
):
    page = opened(profile, f"{address}/?step=4")
    page.evaluate("window.same = true")
    unfolded(page).get_by_role("link", name="Masks", exact=True).click()
    is_at(page, "Masks")
    assert page.evaluate("window.same"), "the page was loaded anew"
    page.go_back()
    is_at(page, "Self-attention, computed")
    with profile.expect_page() as other:
        unfolded(page).get_by_role("link", name="Masks", exact=True).click(modifiers=["Control"])
    other.value.wait_for_url(re.compile("/masks"))
    page.bring_to_front()
    road(page).locator("summary", has_text="One hour").click()
    road(page).get_by_role("link", name="A soft dictionary").first.click()
    page.get_by_role("link", name="One hour, 3 of 8.").click()
    is_at(page, "Queries, keys, values")
    expect(page.get_by_role("link", name="One hour, 4 of 8.")).to_contain_text("Masks")


def test_the_tour_that_a_road_opens_begins_with_the_title_of_the_screen(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(address)
    road(page).locator("summary", has_text="One hour").click()
    road(page).get_by_role("link", name="The tour").first.click()
    expect(page.get_by_role("heading", level=2, name="1. A word is a row of numbers.")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "scheme"), [pytest.param(1280, "light", marks=pytest.mark.nightly), (360, "dark")])
def test_axe_finds_nothing_serious_in_menus_and_road(page, address, scheme, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(address)
    expect(road(page)).to_be_visible()
    if width == 360:
        page.get_by_test_id("stExpandSidebarButton").click()
        page.get_by_test_id("stSidebarNav").wait_for()
        page.get_by_test_id("stSidebarNav").get_by_role("link", name="Masks").wait_for()
    else:
        page.get_by_test_id("stTopNav").get_by_role("button", name="Learn", exact=True).click()
        page.get_by_role("menuitem").first.wait_for()
    found = Axe().run(page).response
    serious = {
        (one["id"], node["html"].split(" class=")[0])
        for one in found["violations"] if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
        if isinstance(node["target"][0], list) or "Nav" in str(node["target"]) + node["html"]
    }  # fmt: skip
    assert serious <= ({OF_STREAMLIT} if width == 360 else set())
