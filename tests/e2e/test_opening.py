"""The opening in a browser: it plays once, answers the hand, the keyboard and the ear, and hands over to the tour."""

from playwright.sync_api import expect

from tests.e2e.app import middle, sweep

ON = "See how it is computed"


def opened(page, address, **how):
    page.emulate_media(**{"reduced_motion": "no-preference", **how})
    page.goto(address)
    expect(page.get_by_role("button", name=ON)).to_be_visible()
    return page


def time(page):
    return page.get_by_role("slider", name="Time")


HANDS_ON, END = 9, 11
"""Where the scrubber is when the opening waits for a hand, and at its end."""


def at(page, place):
    """Move the scrubber."""
    time(page).fill(f"{place:g}")
    return page


def caption(page):
    return page.locator(".opening .caption")


def test_it_stops_where_it_is_touched_and_plays_by_itself_until_it_was_seen(page, address):
    opened(page, address)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("slider => Number(slider.value) > 0.5", arg=time(page).element_handle())
    box = page.locator(".opening svg").bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, HANDS_ON)
    page.reload()
    expect(caption(page)).to_contain_text("Drag the dog’s bar")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_thumb_is_at_the_name_of_the_picture_that_stands_still(page, address):
    opened(page, address)
    at(page, HANDS_ON)
    now = page.locator(".opening .ticks .now").bounding_box()
    box = time(page).bounding_box()
    thumb = box["x"] + 8 + (box["width"] - 16) * HANDS_ON / END
    assert now["x"] <= thumb <= now["x"] + now["width"]
    assert box["y"] + box["height"] + 4 <= now["y"], "the ring of the focus touches the names"


def test_a_finger_drags_the_dogs_bar_to_the_ground_and_the_page_does_not_scroll_away(chromium, address):
    page = chromium.new_page(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 800})
    at(opened(page, address), HANDS_ON)
    knob = page.get_by_role("slider", name="dog: living")
    x, y = middle(knob.locator(".knob"))
    sweep(page, [(x, y + below) for below in range(0, 121, 10)])
    expect(knob).to_have_attribute("aria-valuenow", "0")
    page.close()


def test_on_a_phone_half_of_the_first_view_is_the_picture_and_nothing_lies_aside(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    opened(page, address)
    parts = [page.locator(f".opening {part}").bounding_box() for part in ("svg", ".caption", ".player")]
    assert parts[-1]["y"] + parts[-1]["height"] <= 800
    assert sum(box["height"] for box in parts[:2]) >= 400
    assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    ring, word = (page.locator(".opening " + part).bounding_box() for part in (".halo", "[data-word='2']"))
    assert word["x"] + word["width"] <= ring["x"], "the ring touches the word before"


def test_what_stands_beside_the_title_stands_at_one_height(page, address):
    opened(page, address)
    line = page.locator(".st-key-title")
    boxes = [
        one.bounding_box()
        for one in (
            line.get_by_text("The words"),
            line.get_by_role("link", name="Graded homework").get_by_role("paragraph"),
        )
    ]
    first, second = (box["y"] + box["height"] / 2 for box in boxes)
    assert abs(first - second) < 0.5


SCALES = """
window.scales = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, ...how) {
    const scale = this.matches("td.cell") && frames[0]?.transform?.match(/scale.+/)?.[0]
    if (scale) window.scales.push(scale)
    return animate.call(this, frames, ...how)
}
"""


def test_the_cells_of_x_come_from_the_cells_that_the_bars_have_become(page, address):
    page.add_init_script(SCALES)
    at(opened(page, address), HANDS_ON)
    page.get_by_role("button", name=ON).click()
    page.wait_for_function("() => window.scales.length === 15")
    assert len(set(page.evaluate("window.scales"))) == 1, "bars of many heights"


def test_it_can_be_heard_as_a_whole(page, address):
    opened(page, address)
    page.get_by_role("heading", name="The opening in words", level=2).wait_for()
    told = page.locator(".told").get_by_role("listitem").all_text_contents()
    assert len(told) == 19
    assert "The first number of what its becomes is 0.69 × 1.80 + 0.15 × 1.35 + … = 1.54." in told
    assert any("2.85 · 2.70 + 1.50 · 0.90 + 0.55 · 0.15 = 9.13" in text for text in told)
