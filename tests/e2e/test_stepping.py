"""The picture built step by step, played, and explained in its colours; large matrices as strips."""

import re

from playwright.sync_api import expect

from core import exercises
from core.graph.nodes import NODES
from core.graph.tex import rounded
from tests.e2e.app import wait_until_run

SHADES = """canvas => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height)
  const alphas = data.filter((_, index) => index % 4 === 3)
  return [Math.min(...alphas), Math.max(...alphas)]
}"""
"""How transparent the most transparent point of a strip is, and the least."""


def opened(page, address, path="learned?example=dog-tail", **how):
    page.emulate_media(**how)
    page.goto(f"{address}/{path}")
    page.locator("td.cell").locator("visible=true").first.wait_for()
    return page


def steps(page):
    return page.get_by_role("slider", name="Step")


def stepped_to(page, step):
    """The slider moved to a step, counted from 0: what is given. On a narrow screen it comes with Play."""
    if not steps(page).is_visible():
        page.get_by_role("button", name="Play").click()
    steps(page).press("Home")
    for _ in range(step):
        steps(page).press("ArrowRight")


def said(page):
    """The sentence of the step, as it is seen."""
    return page.locator("p.sentence.now")


def paced(page, speed):
    """Choose how fast it is played, which is under Change."""
    page.locator(".change > summary").click()
    page.get_by_label("Speed").select_option(speed)


def plain(sentence):
    return sentence.replace("_q", "q").replace("_k", "k").replace("_v", "v")


def test_every_step_has_its_sentence_and_the_picture_beneath_does_not_jump(page, address):
    page.set_viewport_size({"width": 280, "height": 740})
    opened(page, address)
    top = "e => e.getBoundingClientRect().top - e.getRootNode().host.getBoundingClientRect().top"
    frame = page.locator(".frame").evaluate(top)
    expect(said(page)).to_have_text("")
    stepped_to(page, 0)
    at_rest = page.locator(".stage").evaluate(top)  # of all matrices, in the room of the row of one word
    for node in ("Q", "K", "V", "scores", "scaled_scores", "weights", "context"):
        steps(page).press("ArrowRight")
        expect(said(page)).to_have_text(plain(NODES[node].sentence))
        assert (page.locator(".stage").evaluate(top), page.locator(".frame").evaluate(top)) == (at_rest, frame)


def test_a_large_matrix_is_a_strip_that_is_pointed_at_zoomed_into_painted_as_the_theme_says_and_stepped(page, address):
    opened(page, address, "similarity?example=river-bank")
    assert page.locator(".stage").bounding_box()["height"] < 1300, "it is higher than two screens"
    context, X = page.locator("canvas[data-node=context]"), exercises.load("river-bank").inputs["X"]
    low, high = context.evaluate(SHADES)
    assert low == 0 < high, "what is covered is hatched"
    assert page.locator("canvas[data-node=X]").first.evaluate(SHADES)[0] > 0
    strip = page.locator("canvas[data-node=X]").first
    strip.hover(position={"x": 3, "y": 3})
    expect(page.locator("[data-part=working] .value")).to_have_text(f"{rounded(float(X[0, 0]))}".replace("-", "−"))
    page.get_by_role("button", name="Zoom into Embeddings").first.click()
    window = page.locator(".window table[data-node=X]")
    expect(window).to_be_visible()
    assert window.locator("tbody tr").count() == 12
    page.get_by_role("button", name="Close").click()
    expect(window).to_have_count(0)
    page.mouse.move(5, 5)
    painted = "canvas => canvas.toDataURL()"
    before = strip.evaluate(painted)
    strip.evaluate("canvas => canvas.getRootNode().host.style.setProperty('--plain', 'rgb(0, 160, 0)')")
    page.wait_for_function("([canvas, before]) => canvas.toDataURL() !== before", arg=[strip.element_handle(), before])
    stepped_to(page, 1)
    expect(context).to_be_hidden()
    expect(context).to_have_attribute("aria-hidden", "true")
    expect(page.get_by_role("button", name="Zoom into Context")).to_have_count(0)
    expect(strip).to_be_visible()


AHEAD = """stage => new Promise(resolve => {
  const root = stage.getRootNode()
  const isSeen = one => { const style = getComputedStyle(one); return style.visibility === "visible" && style.opacity > 0.1 }
  const area = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 2 && down > 2
  }
  const found = { products: 0, portions: 0, ahead: [], covered: [] }
  const look = () => {
    const value = root.querySelector(".working .value")
    const made = root.querySelector("table[data-current]:not([data-turned])")
    const filled = [...root.querySelectorAll(".product, .portion")].filter(isSeen)
    for (const one of filled) found[one.className + "s"]++
    const cells = made ? [...made.querySelectorAll("td.cell")] : []
    if (root.querySelector(".performance") && isSeen(value) && !cells.some(cell => Math.abs(cell.title - value.textContent) <= 0.00005 && getComputedStyle(cell).opacity > 0))
      found.ahead.push(value.textContent)
    for (const one of filled)
      for (const other of [...root.querySelectorAll("figcaption, th"), ...cells])
        if (isSeen(other) && area(one, other)) found.covered.push([one.outerHTML, other.outerHTML])
    if (root.querySelector(".stepping .button").textContent.includes("Play")) resolve(found)
    else requestAnimationFrame(look)
  }
  look()
})"""


def test_while_it_plays_the_arithmetic_is_never_ahead_and_no_caption_or_digit_is_covered(page, address):
    opened(page, address)
    paced(page, "quickly")
    stepped_to(page, 3)  # Q, K and V are made as the scores are
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    found = page.locator(".stage").evaluate(AHEAD)
    assert found["products"] > 0 < found["portions"]
    assert found["ahead"] == []
    assert found["covered"] == []


def test_in_the_middle_of_play_other_colours_end_nothing_and_what_is_printed_is_whole(page, address):
    opened(page, address)
    paced(page, "slowly")
    page.get_by_role("button", name="Play").click()
    page.locator(".product").first.wait_for(state="attached", timeout=10_000)
    redrawn = "one => { one.dispatchEvent(new Event('change')); return !!one.getRootNode().querySelector('.product') }"
    assert page.locator("select.spread").evaluate(redrawn)
    page.emulate_media(media="print")
    cells = page.locator("table[data-current]:not([data-turned]) td.cell")
    assert set(cells.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")) == {"1"}


def test_on_a_phone_what_is_made_is_brought_into_sight(page, address):
    page.set_viewport_size({"width": 360, "height": 740})
    opened(page, address, reduced_motion="reduce")
    paced(page, "quickly")
    stepped_to(page, 3)
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", re.compile("^Scores"))
    expect(page.locator("table[data-node=scores]")).to_be_in_viewport(ratio=1)
    assert page.locator(".performance").count() == 0, "nothing moves where motion is not wanted"


def test_what_changes_the_numbers_opens_beneath_its_row_and_escape_leads_back_to_its_button(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/learned")
    button, inside = page.locator(".change > summary"), page.get_by_label("Hide later words")
    button.wait_for()
    wait_until_run(page)
    place = button.bounding_box()
    button.press("Enter")
    expect(inside).to_be_visible()
    assert button.bounding_box() == place
    inside.press("Escape")
    expect(inside).to_be_hidden()
    expect(button).to_be_focused()
