"""Two machines in one, in a browser: marks that are seen where the numbers differ, and a frame around the explained one."""

import numpy as np
from playwright.sync_api import expect

from core import exercises
from core.attention import attend
from core.graph.form import PLAIN
from core.graph.nodes import steps_of
from tests.e2e.app import wait_until_run

DOG = exercises.load("dog-tail").inputs
LEARNED = attend(*DOG.values())
UNLEARNED = attend(DOG["X"], replace=steps_of(PLAIN))


def opened(page, address, path):
    page.goto(f"{address}/{path}")
    page.locator("td.cell").first.wait_for()
    wait_until_run(page)
    return page


def cells(page, node):
    """The cells of a matrix where it stands first, row by row."""
    return page.locator(f"table[data-node={node}]:not([data-turned])").first.locator("tbody tr")


def test_cells_whose_figures_differ_are_marked_the_more_the_larger_and_without_colour(page, address):
    opened(page, address, "learned?example=dog-tail&compare=not+divided")
    apart = np.abs(LEARNED.scores - LEARNED.scaled_scores)
    sizes = (
        cells(page, "scaled_scores")
        .locator("td")
        .evaluate_all("cells => cells.map(cell => parseFloat(getComputedStyle(cell, '::after').width) || 0)")
    )
    assert np.argmax(sizes) == np.argmax(apart)
    assert sizes[int(np.argmin(apart))] < max(sizes) / 2
    page.emulate_media(forced_colors="active")
    colour = "cell => getComputedStyle(cell, '::after').backgroundColor"
    text = "cell => getComputedStyle(cell).color"
    largest = cells(page, "scaled_scores").locator("td").nth(int(np.argmax(apart)))
    assert largest.evaluate(colour) == largest.evaluate(text)
    page.set_viewport_size({"width": 360, "height": 800})
    expect(page.get_by_test_id("stTopNav")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for target in page.locator(".controls button:visible, .controls input:visible").all():
        box = target.bounding_box()
        assert box["height"] >= 24
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 360
