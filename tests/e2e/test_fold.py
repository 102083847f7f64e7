"""The whole picture is seen at once beneath the menus, and on a phone nothing is wider than the screen."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

SCREENS = ("similarity", "learned", "scaling")

FOLD = 900


def opened(chromium, address, name, width):
    page = chromium.new_page(viewport={"width": width, "height": FOLD})
    page.goto(f"{address}/{name}?example=dog-tail")
    expect(page.locator('table[data-node="weights"] td[data-row="4"]').first).to_be_visible()
    page.get_by_text("Take it with you").wait_for()
    return page


@pytest.mark.parametrize("name", SCREENS)
def test_the_whole_picture_is_above_the_fold_beneath_the_menus(chromium, address, name):
    page = opened(chromium, address, name, 1280)
    expect(page.get_by_role("navigation", name="App pages")).to_be_visible()
    stage = page.locator(".stage").first.bounding_box()
    last = page.locator(".stage td.cell").last.bounding_box()
    assert last["y"] + last["height"] <= stage["y"] + stage["height"] < FOLD
    page.close()


@pytest.mark.parametrize("name", ["similarity", "learned"])
def test_the_controls_of_the_picture_stand_in_one_row(chromium, address, name):
    page = opened(chromium, address, name, 1280)
    controls = page.locator(".controls").first.locator(":scope > *")
    boxes = [box for one in controls.all() if (box := one.bounding_box()) and box["height"] and box["width"]]
    assert len(boxes) >= 3
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)
    page.close()


@pytest.mark.parametrize("name", SCREENS)
def test_on_a_phone_nothing_is_wider_than_the_screen(chromium, address, name):
    page = opened(chromium, address, name, 360)
    main = page.locator('[data-testid="stMain"]')
    assert main.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    for part in (".controls > *", ".stage", ".working", ".beneath > *"):
        for one in page.locator(part).all():
            if box := one.bounding_box():
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= 360, part
    assert page.locator(".controls").first.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    page.close()
