"""The picture of a long text in a real browser: clicked on, and reopened from its link."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run
from ui.charts.large_matrix import strips


def picker(page, name):
    """The picker of a row or a column, by role, because cells of a heat map have the same description."""
    return page.get_by_role("combobox", name=re.compile(f"^{name}: the word"))


def test_a_clicked_spot_is_shown_in_figures_and_kept_in_the_link(page, address):
    page.set_viewport_size({"width": 1280, "height": 1400})
    page.goto(f"{address}/large")
    expect(picker(page, "Row")).to_have_value("bank₁₃")
    expect(picker(page, "Column")).to_have_value("river₆")
    pictures = page.locator('[data-testid="stVegaLiteChart"]')
    pictures.first.locator("canvas, svg").first.wait_for()
    box = pictures.first.bounding_box()
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.6 * box["height"])
    page.wait_for_function("() => location.search.includes('row=')")
    expect(picker(page, "Row")).not_to_have_value("bank₁₃")
    row, column = (picker(page, name).input_value() for name in ("Row", "Column"))
    word = row.rstrip("₀₁₂₃₄₅₆₇₈₉")
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


def test_what_is_pressed_in_the_covered_row_is_an_answer(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/large")
    picture = page.locator('[data-testid="stVegaLiteChart"]').first
    picture.locator("canvas, svg").first.wait_for()
    wait_until_run(page)
    box = picture.locator("path.background").first.bounding_box()  # of all rows and columns
    axis = picture.get_by_label("X-axis").first.get_attribute("aria-label")
    n = int(re.search(r"from 1 to (\d+)", axis)[1]) - 1
    column, (above, (top, bottom)) = 104, strips(2, n)  # the other one is enlarged above it
    row = (top + bottom) / 2 - above[0]
    page.mouse.click(box["x"] + (column - 0.5) / n * box["width"], box["y"] + row / (n - above[0]) * box["height"])
    expect(page.get_by_role("radio", name="the words beside it")).to_be_checked()


def test_the_question_does_not_wait_for_the_picture_whose_place_is_kept(page, address):
    page.route("**/*Vega*", lambda _: None)  # which never comes
    page.goto(f"{address}/large")
    page.get_by_role("radio", name="the words beside it").wait_for()
    wait_until_run(page)
    assert page.locator(".st-key-lesson").evaluate("one => getComputedStyle(one).opacity") == "1"
    place = page.locator(".st-key-picture").bounding_box()
    assert place["height"] > place["width"]
