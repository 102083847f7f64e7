"""Numbers typed over in the picture: opened, left, pasted, undone, reset, refused, and shared by link."""

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


def test_the_divisor_is_typed_over_kept_in_the_link_undone_and_reset_like_the_other_numbers(page):
    def expect_divided_by(number):
        score = attend(**exercises.load("dog-tail").inputs).scores[3, 1]
        expect(cell(page, "scaled_scores", 3, 1)).to_have_attribute("title", f"{score / number:.6g}")

    divisor = page.get_by_role("button", name=re.compile("^Divided by"))
    for text, number in (("√4", 2.0), ("6", 6.0)):
        divisor.click()
        page.get_by_role("textbox", name="Divide the scores by").fill(text)
        page.keyboard.press("Enter")
        expect_divided_by(number)
        expect(divisor).to_be_focused()
    page.wait_for_url(re.compile("divisor-3="))
    divisor.press("Control+z")
    expect_divided_by(2.0)
    page.get_by_role("button", name="Reset the numbers").click()
    expect_divided_by(3**0.5)
    page.wait_for_url(re.compile(r"^(?!.*divisor)"))


def test_a_block_is_pasted_undone_and_done_again(page):
    cell(page, "W_v", 1, 1).focus()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("() => navigator.clipboard.writeText('1,5\\t2\\n3\\t1/2\\n')")
    page.keyboard.press("Control+v")
    expect(cell(page, "W_v", 1, 1)).to_have_attribute("title", "1.5")
    expect(cell(page, "W_v", 1, 2)).to_have_attribute("title", "2")
    expect(cell(page, "W_v", 2, 1)).to_have_attribute("title", "3")
    expect(cell(page, "W_v", 2, 2)).to_have_attribute("title", "0.5")
    page.wait_for_url(re.compile("W_v="))
    page.keyboard.press("Control+z")
    expect(cell(page, "W_v", 2, 2)).to_have_attribute("title", "1")
    expect(page.locator(".status")).to_have_text("Undone. Value weights: row 2, column 2 is as it was at first")
    expect(page.get_by_role("button", name="Reset the numbers")).to_be_disabled()
    page.keyboard.press("Control+y")
    expect(cell(page, "W_v", 2, 2)).to_have_attribute("title", "0.5")
    page.get_by_role("button", name="Reset the numbers").click()
    expect(cell(page, "W_v", 2, 1)).to_have_attribute("title", "0")
    page.wait_for_url(lambda url: "W_v=" not in url)
