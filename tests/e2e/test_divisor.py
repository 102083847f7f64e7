"""The divisor typed over in the picture: read, shared by link, undone, refused, and told where it is wrong."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect

from core import exercises
from core.attention import attend
from core.graph.form import Form
from core.graph.nodes import steps_of
from core.graph.ways import divided_by

INPUTS = exercises.load("dog-tail").inputs


@pytest.fixture
def page(page, address):
    page.goto(f"{address}/learned?example=dog-tail")
    expect_scaled(page, 3**0.5)
    page.locator("summary", has_text="Change").click()
    return page


def divisor(page):
    return page.get_by_role("button", name=re.compile("^Divided by"))


def type_over(page, text):
    divisor(page).click()
    field = page.get_by_role("textbox", name="Divide the scores by")
    field.fill(text)
    field.press("Enter")


def expect_scaled(page, by):
    """Wait until all scaled scores are the scores divided by a number."""
    scores = attend(**INPUTS, replace=steps_of(Form(learned=True, scaling=divided_by(by)))).scaled_scores
    for (i, j), value in np.ndenumerate(scores):
        cell = page.locator(f'table[data-node=scaled_scores] td[data-row="{i}"][data-column="{j}"]')
        expect(cell).to_have_attribute("title", f"{value:.6g}")


def test_a_divisor_is_typed_over_part_of_the_link_undone_redone_and_reset_like_the_other_numbers(page):
    expect(divisor(page)).to_have_text("√3")
    type_over(page, "√4")
    expect_scaled(page, 2.0)
    expect(divisor(page)).to_be_focused()
    page.wait_for_url(re.compile("divisor-3="))
    page.reload()
    expect_scaled(page, 2.0)
    page.wait_for_url(re.compile("divisor-3="))
    type_over(page, "6")
    expect_scaled(page, 6.0)
    page.locator("summary", has_text="Change").click()
    page.get_by_role("button", name="Undo").click()
    expect_scaled(page, 2.0)
    page.get_by_role("button", name="Redo").click()
    expect_scaled(page, 6.0)
    divisor(page).press("Control+z")
    expect_scaled(page, 2.0)
    page.get_by_role("button", name="Reset the numbers").click()
    expect_scaled(page, 3**0.5)
    page.wait_for_url(re.compile(r"^(?!.*divisor)"))


def test_a_text_that_is_no_divisor_is_told_escape_leaves_it_and_the_picture_stays(page):
    type_over(page, "2")
    expect_scaled(page, 2.0)
    type_over(page, "two")
    expect(page.get_by_role("alert").filter(has_text="divisor")).to_have_text(
        "The divisor: “two” is not a number. The picture keeps the last divisor it had."
    )
    expect(divisor(page)).to_have_text("two")
    expect_scaled(page, 2.0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert").filter(has_text="divisor")).to_have_count(0)
    expect(divisor(page)).to_have_text("2")

    page.get_by_role("button", name="Reset the numbers").click()
    expect_scaled(page, 3**0.5)
    divisor(page).press("F2")
    field = page.get_by_role("textbox", name="Divide the scores by")
    expect(field).to_have_value("√3")
    field.fill("7")
    field.press("Escape")
    expect(divisor(page)).to_have_text("√3")
    expect_scaled(page, 3**0.5)


def test_the_divisor_is_large_enough_for_a_finger_and_the_hint_stands_only_where_one_can_type(page, address):
    hint = page.locator("p.hint")
    expect(hint).to_contain_text("Type over any number of X, W_q, W_k, W_v, or the divisor (0.25")
    page.set_viewport_size({"width": 360, "height": 740})
    box = divisor(page).bounding_box()
    assert min(box["width"], box["height"]) >= 24
    page.goto(f"{address}/scaling?example=dog-tail")
    expect(page.locator("table[data-node=weights] td.cell").first).to_be_visible()
    expect(hint).to_be_hidden()
