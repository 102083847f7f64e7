"""The picture built step by step, played, and explained in its colours; large matrices as strips."""

import pytest
from playwright.sync_api import expect

from core import exercises
from core.graph.tex import shown
from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

EXERCISE = exercises.load("dog-tail")


def opened(chromium, address, **how):
    page = chromium.new_page(viewport={"width": 1280, "height": 900}, **how)
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto(f"{address}/learned?example=dog-tail")
    page.locator("table[data-node=context] td").first.wait_for()
    return page


def test_the_slider_hides_what_comes_later_and_says_the_step(chromium, address):
    page = opened(chromium, address)
    slider = page.get_by_role("slider", name="Step")
    slider.press("Home")
    expect(page.locator("table[data-node=scores] td.cell").first).to_be_hidden()
    expect(page.locator("table[data-node=X] td.cell").first).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", "What is given")
    for _ in range(4):
        slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "Scores")
    expect(page.locator("table[data-node=scores] td.cell").first).to_be_visible()
    expect(page.locator("table[data-node=weights] td.cell").first).to_be_hidden()
    expect(page.locator("p.sentence")).not_to_be_empty()
    assert not page.errors


def test_playing_moves_the_lines_that_meet_and_leaves_nothing_behind(chromium, address):
    page = opened(chromium, address)
    page.get_by_label("How fast it plays").select_option("quickly")
    page.get_by_role("button", name="Play").click()
    page.locator(".flying").first.wait_for(state="attached", timeout=10_000)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".flying, .travel, .coming")).to_have_count(0)
    assert not page.errors


def test_nothing_moves_where_motion_is_not_wanted(chromium, address):
    page = opened(chromium, address, reduced_motion="reduce")
    page.get_by_label("How fast it plays").select_option("quickly")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", "Keys", timeout=10_000)
    assert page.locator(".flying").count() == 0


def test_the_ends_of_the_scale_are_those_of_the_matrix_that_is_explained(chromium, address):
    page = opened(chromium, address)
    scores = EXERCISE.traces["learned"].scores
    page.locator("table[data-node=scores] td.cell").first.hover()
    low, high = (f"{value:.3g}" for value in (scores.min(), scores.max()))
    expect(page.locator(".scale")).to_have_text(f"Scores: {low}{high}")
    page.get_by_label("Colours").select_option("all")
    expect(page.locator(".scale").first).to_have_text("weights: 01")


def test_a_large_matrix_is_a_strip_that_is_pointed_at_and_zoomed_into(chromium, address):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}/similarity?example=river-bank")
    X = exercises.load("river-bank").inputs["X"]
    strip = page.locator("canvas[data-node=X]").first
    strip.wait_for()
    strip.hover(position={"x": 3, "y": 3})
    expect(page.locator("[data-part=working] .value")).to_have_text(f"{shown(float(X[0, 0]))}".replace("-", "−"))
    page.get_by_role("button", name="Zoom into Embeddings").first.click()
    window = page.locator(".window table[data-node=X]")
    expect(window).to_be_visible()
    assert window.locator("tbody tr").count() == 12
    page.get_by_role("button", name="Close").click()
    expect(window).to_have_count(0)
