"""The opening in a browser: it plays once, answers the hand, the keyboard and the ear, and hands over to the tour."""

import re

from playwright.sync_api import expect

ON = "See how it is computed"


def opened(page, address, **how):
    page.emulate_media(**{"reduced_motion": "no-preference", **how})
    page.goto(address)
    expect(page.get_by_role("button", name=ON)).to_be_visible()
    return page


def time(page):
    return page.get_by_role("slider", name="Time")


def at(page, seconds):
    """Move the scrubber."""
    time(page).fill(f"{seconds:g}")
    return page


def caption(page):
    return page.locator(".opening .caption")


def thread(page, word):
    return float(page.locator(".opening .thread").nth(word).get_attribute("stroke-width"))


def test_it_plays_by_itself_once_and_stops_where_it_is_touched(page, address):
    opened(page, address)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("slider => Number(slider.value) > 0.5", arg=time(page).element_handle())
    box = page.locator(".opening svg").bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.reload()
    expect(caption(page)).to_contain_text("Drag the dog’s bar")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_first_tap_on_play_plays_on_from_where_it_waits_for_a_hand(page, address):
    page.add_init_script("const now = performance.now.bind(performance); performance.now = () => now() + 50")
    opened(page, address)
    page.reload()  # a clock that is ahead of the frame: a frame begins before the tap that it answers
    page.get_by_role("button", name="Play").click()
    expect(caption(page)).to_contain_text("194.4 ÷ 281.5 = 0.69")


def test_a_word_is_answered_with_a_thread_by_mouse_and_by_keyboard(page, address):
    opened(page, address)
    page.get_by_role("button", name="tail", exact=True).click()
    expect(caption(page)).to_contain_text("You have just paid attention")
    at(page, 1)
    page.get_by_role("button", name="dog", exact=True).focus()
    page.keyboard.press("Enter")
    expect(caption(page)).to_contain_text("You have just paid attention")
    expect(page.get_by_role("status").filter(has_text="You have just paid attention")).to_have_count(1)


def test_the_dogs_bar_is_dragged_and_threads_and_caption_follow(page, address):
    opened(page, address)
    at(page, 27.9)
    knob = page.get_by_role("slider", name="dog: living")
    before = thread(page, 1)
    box = knob.locator(".knob").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 90, steps=5)
    page.mouse.up()
    expect(caption(page)).to_contain_text("hardly an owner")
    assert thread(page, 1) < before / 2
    knob.focus()
    page.keyboard.press("End")
    expect(caption(page)).to_contain_text("knows whose tail")
    assert thread(page, 1) > before
    expect(knob).to_have_attribute("aria-valuenow", "1")


def test_it_hands_over_to_the_tour_and_whoever_is_on_the_tour_comes_back_to_it(page, address):
    opened(page, address)
    at(page, 31)
    page.get_by_role("button", name=ON).click()
    expect(page.get_by_text("1. A word is a row of numbers.")).to_be_visible()
    page.wait_for_url(re.compile("step=1"))
    expect(page.locator(".opening svg")).to_be_hidden()
    expect(page.locator("td.cell").first).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name=ON)).to_be_visible()


def test_with_reduced_motion_it_is_stills_and_it_can_be_heard_as_a_whole(page, address):
    opened(page, address, reduced_motion="reduce")
    for text in ("just paid", "not enough", "offers what", "knows whose", "194.4 ÷ 281.5 = 0.69"):
        page.get_by_role("button", name="Next", exact=False).click()
        expect(caption(page)).to_contain_text(text)
    told = page.locator(".opening .told li").all_text_contents()
    assert len(told) == 11
    assert any("0.69" in text for text in told)


def test_on_a_phone_half_of_the_first_view_is_the_picture_and_nothing_lies_aside(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    opened(page, address)
    parts = [page.locator(f".opening {part}").bounding_box() for part in ("svg", ".caption", ".player")]
    assert parts[-1]["y"] + parts[-1]["height"] <= 800
    assert sum(box["height"] for box in parts[:2]) >= 400
    assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    ring, word = (page.locator(".opening " + part).bounding_box() for part in (".halo", "[data-word='2']"))
    assert word["x"] + word["width"] <= ring["x"], "the ring touches the word before"
