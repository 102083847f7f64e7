"""The river of a token's state: a band is dragged, parts are switched and words looked at, with the mouse and with keys."""

import re

from playwright.sync_api import expect

from core.lessons import block, trained
from core.models import minilm

PIZZA = trained.pizza()


def test_on_a_phone_the_verdict_is_said_once_in_sight_with_the_words_and_the_figure_has_the_focus_of_its_slider(
    page, address
):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/block")
    slider = page.locator(".river").get_by_role("slider")
    slider.press("Enter")
    expect(page.get_by_role("group", name="What each part")).to_be_focused()
    verdict = page.locator("p").filter(has_text=re.compile(r"it is \d+\s%"))
    expect(verdict).to_have_count(1)
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.locator(".words")).to_be_in_viewport(ratio=1)
    says = page.locator(".river .says")
    expect(says).to_have_text("✗ expected here")
    box = says.bounding_box()
    assert 0 <= box["x"] < box["x"] + box["width"] <= 360


def test_with_keys_a_word_is_chosen_a_part_switched_off_and_the_table_says_what_is_left(page, address):
    page.goto(f"{address}/block?block.show=true")
    page.get_by_role("button", name="pizza", exact=True).press("Enter")
    page.get_by_role("button", name="attention, layer 6").press("Enter")
    left = block.cosine_without(PIZZA, frozenset({(6, "attention")}))
    expect(page.locator(".st-key-left p")).to_contain_text(f"turns by {minilm.angle(left):.1f}°")
    page.get_by_text("In figures").press("Enter")
    last = page.get_by_role("row").last
    expect(last.get_by_role("cell").nth(1)).to_have_text(re.compile("0.0000"))
    page.get_by_role("button", name="attention, layer 6").press("Enter")
    expect(page.locator(".st-key-left p")).to_contain_text("A part’s name switches all layers")


def test_on_a_phone_each_figure_stands_in_its_band_and_a_switch_that_is_off_stands_at_the_other_end(page, address):
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"{address}/block?block.show=true&block.switched=6.attention")
    off = page.get_by_role("button", name="attention, layer 6")
    expect(off).to_have_attribute("aria-pressed", "false")
    assert all(re.fullmatch(r"\d+", one) for one in page.locator(".river text.on").all_text_contents()), "all alike"
    assert page.locator(".river text.attention").count() == 5
    knob = "button => parseFloat(getComputedStyle(button, '::after').left)"
    on = page.get_by_role("button", name="attention, layer 5")
    assert off.evaluate(knob) < on.evaluate(knob)
    box = page.locator(".switches button").last.bounding_box()
    assert box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
