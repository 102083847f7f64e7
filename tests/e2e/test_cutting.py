"""A matrix that is cut into heads, in a real browser: its cells go where they belong, and a place answers, by keys too."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


@pytest.fixture
def opened(page, address):
    """A function that opens a question; returns the figure."""

    def at(question):
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{address}/torch-heads?question=module.{question}")
        figure = page.get_by_role("group", name=re.compile("^Numbers of each word"))
        expect(figure).to_be_visible(timeout=60_000)
        wait_until_run(page)
        return figure

    return at


def lefts(figure):
    """Where the cells of the first row begin, in widths of a cell from the first."""
    boxes = [cell.bounding_box() for cell in figure.locator("i:not(.away)").all()[:8]]
    return [round((box["x"] - boxes[0]["x"]) / box["width"], 1) for box in boxes]


def test_the_columns_part_where_a_head_ends(page, opened):
    figure = opened("split")
    assert lefts(figure) == [0, 1, 2, 3, 4.5, 5.5, 6.5, 7.5]
    page.get_by_role("radio", name="4", exact=True).click()
    expect(figure).to_contain_text("head 4")
    assert lefts(figure) == [0, 1, 2.5, 3.5, 5, 6, 7.5, 8.5]


def test_a_place_that_is_chosen_by_keys_answers_and_the_heads_are_side_by_side_then(page, opened):
    figure = opened("joined")
    figure.get_by_role("button", name="Beside head 1").focus()
    page.keyboard.press("Enter")
    expect(figure).to_contain_text("(5, 8)")
    assert lefts(figure) == [0, 1, 2, 3, 4, 5, 6, 7]
    expect(figure.locator("p")).to_be_focused()
