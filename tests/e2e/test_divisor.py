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
