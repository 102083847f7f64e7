"""Colours of the reader's own, which take away every background, and those of paper."""

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run

BAR = "cell => { const bar = getComputedStyle(cell, '::before'); return [parseFloat(bar.width), bar.backgroundColor] }"

GROUND = "element => getComputedStyle(element).backgroundColor"


def opened(page, address, path):
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"{address}/{path}")
    page.locator("[data-drawn]").first.wait_for()
    wait_until_run(page)


def test_a_bar_in_its_cell_says_how_large_a_number_is(page, address):
    opened(page, address, "learned?example=dog-tail")
    row = page.locator('table[data-node="weights"]:not([data-turned]) tr', has_text="its").last.locator("td")
    shown = [float(cell.get_attribute("title")) for cell in row.all()]
    widths, colours = zip(*row.evaluate_all(f"cells => cells.map({BAR})"), strict=True)
    assert sorted(range(5), key=widths.__getitem__) == sorted(range(5), key=shown.__getitem__)
    assert set(colours) == {row.first.evaluate("cell => getComputedStyle(cell).color")}


def test_what_is_chosen_and_what_has_the_focus_is_seen_and_no_name_looks_selected(page, address):
    opened(page, address, "gradients?gradients.show=true")
    times = page.get_by_role("radiogroup", name="Multiply W_q by")
    assert times.get_by_role("radio", checked=True).evaluate(GROUND) != times.get_by_role("radio").last.evaluate(GROUND)
    times.get_by_role("radio", checked=True).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(times.locator(":focus-visible")).to_have_css("outline-style", "solid")
    assert page.evaluate("[...CSS.highlights.values()].every((names) => !names.size)")
    page.emulate_media(forced_colors="none")
    page.wait_for_function("[...CSS.highlights.values()].some((names) => names.size)")


LIGHTNESS = """element => {
  const [red, green, blue, alpha = 1] = getComputedStyle(element).%s.match(/[\\d.]+/g).map(Number)
  return alpha ? (red + green + blue) / 765 : 1
}"""


def test_paper_is_light_where_the_screen_is_dark(page, address):
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/two-sentences?two-sentences.show=true")
    word = page.locator(".word.most").first
    word.wait_for()
    wait_until_run(page)
    ground, title = page.get_by_test_id("stApp"), page.get_by_role("heading", level=1)
    assert ground.evaluate(LIGHTNESS % "backgroundColor") < 0.2
    page.emulate_media(media="print", color_scheme="dark")
    for element in (ground, page.locator("body"), page.get_by_test_id("stTextInputRootElement").last):
        assert element.evaluate(LIGHTNESS % "backgroundColor") == 1
    assert title.evaluate(LIGHTNESS % "color") == word.evaluate(LIGHTNESS % "fill") == 0
