"""The dots of one word in five sentences: they move by themselves, are swept, and the last layer comes with the answers."""

import pytest
from playwright.sync_api import expect

ANSWERED = {"bank.axis": "all five equally far along"}


@pytest.fixture
def slider(page, address):
    page.goto(f"{address}/bank-in-five")
    slider = page.get_by_role("slider", name="Step", exact=True)
    expect(slider).to_be_visible()
    return slider


def test_the_dots_move_by_themselves_until_somebody_takes_the_slider(page, slider):
    told = page.locator("output")
    expect(told).to_contain_text("Layer 1 · 1: 0.43, 0.44")
    slider.press("Home")
    expect(told).to_contain_text("Input · 1: 0.25, 0.31")
    slider.press("End")
    expect(told).to_contain_text("Layer 1 · 1: 0.43, 0.44")
    expect(told).to_contain_text("Layer 6: covered until you have answered.")


def test_without_motion_the_dots_are_where_they_end_and_the_last_layer_is_there_once_it_is_predicted(page, address):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/bank-in-five?" + "&".join(f"{name}={text}" for name, text in ANSWERED.items()))
    expect(page.locator("output")).to_contain_text("Layer 6 · 1: 0.46, 0.39")
    expect(page.locator("output")).not_to_contain_text("covered")


def test_an_answer_has_the_dots_go_where_it_is_seen_and_what_is_said_of_a_step_waits_for_it(page, address):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/why")
    told = page.locator("output")
    expect(told).to_contain_text("Cosine between A and B: 0.8270")
    page.get_by_role("radio", name="1.0000").first.click()
    expect(told).to_contain_text("Before attention · A")
    expect(told).to_contain_text("Cosine between A and B: 1.0000")


def test_dots_at_one_place_are_named_together(page, address):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/why")
    dots = page.locator(".dot")
    expect(dots).to_have_text(["A", "B"])
    page.get_by_role("slider", name="Step", exact=True).press("Home")
    expect(dots).to_have_text(["AB", "AB"])
