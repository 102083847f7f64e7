"""The machine on a phone, where a number is tapped, on paper, and read in both themes."""

import re

import pytest
from playwright.sync_api import expect

CONTRAST = """host => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true})
  const luminance = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(v => v / 255)
      .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return [...host.shadowRoot.querySelectorAll("td.cell")].filter(cell => ["plus", "minus"].includes(cell.dataset.sign)).map(cell => {
    const style = getComputedStyle(cell)
    const [low, high] = [luminance(style.color), luminance(style.backgroundColor)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  })
}"""
"""The contrast of every figure with what is behind it (WCAG 2, 1.4.3)."""


BACKGROUNDS = {"light": r"^rgb\(255, 255, 255\)$", "dark": r"^rgb\((?!255)"}


@pytest.fixture
def opened(page, address):
    """A function that opens a screen."""

    def at(path, page=page):
        page.goto(f"{address}/{path}")
        page.locator("td.cell").locator("visible=true").first.wait_for()
        return page

    return at


def cell(page, node, row, column, nth=0):
    place = f'table[data-node="{node}"]:not([data-turned]) td.cell[data-row="{row}"][data-column="{column}"]'
    return page.locator(place).nth(nth)


def what(page):
    return page.locator(".working .what")


def test_on_a_phone_the_arithmetic_is_one_line_that_opens_and_never_hides_the_number_tapped(opened, chromium):
    page = chromium.new_page(has_touch=True, viewport={"width": 360, "height": 740})
    opened("learned?example=dog-tail", page)
    target, line = cell(page, "context", 2, 0), page.locator(".gist")
    is_in_sight = """cell => {
      const { top, bottom } = cell.getBoundingClientRect()
      return top > 60 && bottom <= cell.getRootNode().querySelector('.foot').getBoundingClientRect().top
    }"""
    page.locator(".all > summary").tap()
    target.tap()
    expect(target).to_have_attribute("aria-selected", "true")
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(line).to_contain_text(f"{round(float(target.get_attribute('title')), 4):g} = ")
    expect(line).to_have_accessible_name(re.compile("^chased, column 1: "))
    expect(page.locator(".working")).to_be_hidden()
    page.wait_for_function(is_in_sight, arg=target.element_handle())
    line.tap()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(what(page)).to_be_visible()
    expect(what(page)).to_contain_text("Context")
    assert page.locator(".working").bounding_box()["height"] <= 0.45 * 740
    page.wait_for_function(is_in_sight, arg=target.element_handle())
    line.tap()
    expect(page.locator(".working")).to_be_hidden()
    page.close()


@pytest.mark.parametrize("path", ["learned", "challenges", "similarity"])
def test_a_finger_types_over_the_number_that_it_has_chosen(opened, chromium, path):
    page = chromium.new_page(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 800})
    opened(path, page)
    target = page.get_by_role("grid").and_(page.locator("[aria-readonly=false]")).locator("td.cell").first
    target.tap()
    expect(target).to_have_attribute("aria-selected", "true")
    target.tap()
    field = target.locator("input")
    expect(field).to_be_focused()
    expect(field).to_have_css("font-size", "16px")
    field.tap()
    field.fill("0.75")
    page.locator("h1").tap()
    expect(target).to_have_attribute("title", re.compile(r"^0\.75"))
    page.close()


def test_every_figure_can_be_read_on_its_colour_and_paper_is_white_without_controls(opened):
    page = opened("learned?example=bank-interest")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        theme = page.get_by_test_id("stApp")
        expect(theme).to_have_css("background-color", re.compile(BACKGROUNDS[scheme]))
        ratios = page.locator("td.cell").first.evaluate(f"cell => ({CONTRAST})(cell.getRootNode().host)")
        assert len(ratios) > 50
        assert min(ratios) >= 4.5
    page.emulate_media(media="print")
    colour = "cell => getComputedStyle(cell).color"
    assert page.locator("td.cell").first.evaluate(colour) == "rgb(0, 0, 0)"
    expect(page.locator(".controls").first).to_be_hidden()
