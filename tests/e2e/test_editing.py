"""A number that is typed over in the picture is in the link, and there after a reload."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect

from core import exercises
from core.attention import attend


@pytest.fixture
def page(page, address):
    page.goto(f"{address}/learned")
    expect(cell(page, "weights", 3, 1)).to_have_attribute("title", "0.69047")
    page.locator("summary", has_text="Change").click()
    return page


def cell(page, node, i, j):
    return page.locator(f'table[data-node="{node}"]:not([data-turned]) td[data-row="{i}"][data-column="{j}"]').first


def expect_weights(page, **edits):
    """Wait until the weights are those of the exercise with other numbers in some cells."""
    inputs = {name: M.copy() for name, M in exercises.load("dog-tail").inputs.items()}
    for name, cells in edits.items():
        for place, value in cells.items():
            inputs[name][place] = value
    for (i, j), weight in np.ndenumerate(attend(**inputs).weights):
        if weight > 0.001:
            expect(cell(page, "weights", i, j)).to_have_attribute("title", f"{weight:.6g}")


def test_a_number_is_typed_over_enter_moves_down_and_a_reload_loses_nothing(page):
    expect(page.get_by_label("Hide later words")).to_be_visible()
    cell(page, "W_q", 1, 0).focus()
    page.keyboard.type("9,5")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("W_q="))
    expect_weights(page, W_q={(1, 0): 9.5})
    before = page.url
    page.keyboard.type("1/4")
    page.keyboard.press("Tab")
    expect_weights(page, W_q={(1, 0): 9.5, (2, 0): 0.25})
    page.wait_for_url(lambda url: url != before)
    page.reload()
    expect_weights(page, W_q={(1, 0): 9.5, (2, 0): 0.25})
    page.locator("summary", has_text="Change").click()
    expect(page.get_by_role("button", name="Reset the numbers")).to_be_enabled()
