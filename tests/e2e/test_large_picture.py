"""The picture of a long text in a real browser: clicked on, and reopened from its link."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


def picker(page, name):
    """The picker of a row or a column, by role, because cells of a heat map have the same description."""
    return page.get_by_role("combobox", name=re.compile(f"^{name}: the word"))


def test_a_clicked_spot_is_shown_in_figures_and_kept_in_the_link(page, address):
    page.set_viewport_size({"width": 1280, "height": 1400})
    page.goto(f"{address}/large?question=cost.twice")
    expect(picker(page, "Row")).to_have_value("bank 13")
    expect(picker(page, "Column")).to_have_value("river 6")
    pictures = page.locator('[data-testid="stVegaLiteChart"]')
    pictures.first.locator("canvas, svg").first.wait_for()
    box = pictures.first.bounding_box()
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.6 * box["height"])
    page.wait_for_function("() => location.search.includes('row=')")
    expect(picker(page, "Row")).not_to_have_value("bank 13")
    row, column = (picker(page, name).input_value() for name in ("Row", "Column"))
    word, _, _ = row.partition(" ")
    page.get_by_text("Evenly spread, each weight would be").first.get_by_text(word, exact=True).first.wait_for()
    page.reload()
    expect(picker(page, "Row")).to_have_value(row)
    expect(picker(page, "Column")).to_have_value(column)
    page.get_by_text("Evenly spread, each weight would be").first.get_by_text(word, exact=True).first.wait_for()


def test_all_weights_are_a_square(page, address):
    page.goto(f"{address}/large?question=cost.twice")
    frame = page.locator('[data-testid="stVegaLiteChart"] path.background').first
    frame.wait_for()
    wait_until_run(page)
    box = frame.bounding_box()
    assert box["width"] == pytest.approx(box["height"], abs=1)


def test_what_is_pressed_in_the_covered_row_is_an_answer_before_any_picture_has_come(page, address):
    page.route("**/*Vega*", lambda _: None)  # which never comes
    page.goto(f"{address}/large")
    covered = page.locator(".strip.covered")
    covered.wait_for()
    wait_until_run(page)
    width = covered.bounding_box()["width"]
    covered.click(position={"x": 104 / 360 * width, "y": 10})
    expect(page.get_by_role("radio", name="its neighbours")).to_be_checked()
