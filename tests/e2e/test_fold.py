"""The whole picture is seen at once beneath the menus, and on a phone nothing is wider than the screen."""

import pytest
from playwright.sync_api import expect

SCREENS = ("learned", "scaling")

FOLD = 900


@pytest.mark.parametrize("name", SCREENS)
def test_the_whole_picture_is_above_the_fold_beneath_the_menus_and_fits_a_phone(page, address, name):
    page.goto(f"{address}/{name}?example=dog-tail")
    expect(page.locator('table[data-node="weights"] td[data-row="4"]').first).to_be_visible()
    page.get_by_text("Take it with you").wait_for()
    expect(page.get_by_role("navigation", name="App pages")).to_be_visible()
    stage = page.locator(".stage").first.bounding_box()
    last = page.locator(".stage td.cell").last.bounding_box()
    assert last["y"] + last["height"] <= stage["y"] + stage["height"] < FOLD
    if name != "scaling":
        beside = page.locator(":is([data-station=place], [data-station=project]) .column").all()
        right = max(box["x"] + box["width"] for one in beside if (box := one.bounding_box()))
        assert page.locator(".working").first.bounding_box()["x"] > right, "the arithmetic covers no matrix"
        controls = page.locator(".controls").first.locator(":scope > *")
        boxes = [box for one in controls.all() if (box := one.bounding_box()) and box["height"] and box["width"]]
        assert len(boxes) >= 3
        assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes), "they stand in one row"
    page.set_viewport_size({"width": 360, "height": FOLD})
    expect(page.get_by_test_id("stTopNav")).to_be_hidden()
    main = page.locator('[data-testid="stMain"]')
    assert main.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    for part in (".controls > *", ".stage", ".foot", ".beneath > *"):
        for one in page.locator(part).all():
            if box := one.bounding_box():
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= 360, part
    assert page.locator(".controls").first.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
