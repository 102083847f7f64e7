"""A screen on paper."""

from tests.e2e.app import wait_until_run

LIGHTNESS = """element => {
  const [red, green, blue, alpha = 1] = getComputedStyle(element).%s.match(/[\\d.]+/g).map(Number)
  return alpha ? (red + green + blue) / 765 : 1
}"""


def test_paper_is_light_where_the_screen_is_dark(page, address):
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/lookup?lookup.show=true")
    word = page.locator(".word.most").first
    word.wait_for()
    wait_until_run(page)
    ground, title = page.get_by_test_id("stApp"), page.get_by_role("heading", level=1)
    assert ground.evaluate(LIGHTNESS % "backgroundColor") < 0.2
    page.emulate_media(media="print", color_scheme="dark")
    for element in (ground, page.locator("body"), page.get_by_test_id("stTextInputRootElement").last):
        assert element.evaluate(LIGHTNESS % "backgroundColor") == 1
    assert title.evaluate(LIGHTNESS % "color") == word.evaluate(LIGHTNESS % "fill") == 0
