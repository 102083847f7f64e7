"""The picture of a long text in a real browser: pointed at, and again from its link."""

import pytest

from tests.e2e.app import CHROMIUM, browser, free_port, served

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium")


def told(page):
    return page.get_by_text("Evenly spread, each weight would be").first


def chosen(page):
    return [page.get_by_label(label).first.input_value() for label in ("Row:", "Column:")]


def test_a_spot_of_the_picture_is_chosen_drawn_in_figures_and_part_of_the_link():
    with served(free_port()) as address, browser() as chromium:
        page = chromium.new_page(viewport={"width": 1280, "height": 1400})
        page.goto(f"{address}/large")
        told(page).get_by_text("bank₁₃").wait_for()
        pictures = page.locator('[data-testid="stVegaLiteChart"]')
        pictures.nth(2).locator("canvas, svg").first.wait_for()
        box = pictures.first.bounding_box()
        page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.3 * box["height"])
        page.wait_for_function("() => location.search.includes('row=')")
        told(page).get_by_text("bank₁₃").wait_for(state="detached")
        row, column = chosen(page)
        again = chromium.new_page()
        again.goto(page.url)
        told(again).get_by_text(row, exact=True).wait_for()
        assert chosen(again) == [row, column]
        assert (row, column) != ("bank₁₃", "river₆")
