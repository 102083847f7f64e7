"""Another face of the picture, the lines between words, in Chromium."""

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.modules import page_with
from tests.javascript.node import CHAIN
from tests.javascript.test_mirror import chain_of

FLOW = """([data, focus]) => {
  const host = document.body.querySelector("main") ?? document.body.appendChild(document.createElement("main"))
  window.drawn = chainOf(data)
  window.draw ??= flow_module.flow(host, (word) => window.draw(window.drawn, word))
  window.draw(window.drawn, focus)
}"""

EXERCISE = exercises.load("bank-interest")
GRAPH = list(EXERCISE.graphs)[-1]
WEIGHTS = EXERCISE.traces[GRAPH].weights


@pytest.fixture
def page(chromium):
    page = page_with(chromium, "flow")
    page.add_script_tag(content=CHAIN)
    yield page
    page.close()


def data():
    return chain_of(EXERCISE.traces[GRAPH], EXERCISE.graphs[GRAPH], EXERCISE.tokens)


def test_words_have_their_weights_beside_them_in_their_names_and_as_lines_from_a_threshold_on(page):
    page.evaluate(FLOW, [data(), None])
    told = f"bank, attends to bank {WEIGHTS[1, 1]:.4f}, interest {WEIGHTS[1, 3]:.4f}"
    expect(page.locator(".flow-left button").nth(1)).to_have_attribute("aria-label", told)
    expect(page.locator(".flow-lines line")).to_have_count(int((WEIGHTS >= 0.1).sum()))
    page.get_by_role("slider").fill("0.5")
    expect(page.locator(".flow-lines line")).to_have_count(int((WEIGHTS >= 0.5).sum()))
    expect(page.locator("output")).to_have_text("weights of 0.50 or more")


def test_the_arrow_keys_move_the_focus_and_keys_that_move_none_are_left_to_the_browser(page):
    page.evaluate(FLOW, [data(), 1])
    numbers = page.locator(".flow-weights span")
    expect(numbers).to_have_text([f"{weight:.4f}" for weight in WEIGHTS[1]])
    page.locator(".flow-left button").nth(1).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".flow-left button[aria-pressed=true]")).to_have_text("raised")
    expect(page.locator(".flow-left button").nth(2)).to_be_focused()
    expect(numbers).to_have_text([f"{weight:.4f}" for weight in WEIGHTS[2]])
    page.keyboard.press("Tab")
    expect(page.locator(".flow-right button").nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(0)


def test_a_covered_weight_has_no_line_and_a_question_mark(page):
    covered = data()
    next(M for M in covered if M["name"] == "weights")["values"][1][3] = None
    page.evaluate(FLOW, [covered, 1])
    expect(page.locator(".flow-weights span").nth(3)).to_have_text("?")
    expect(page.locator('[data-cell="1,3"]')).to_have_count(0)
    expect(page.locator('[data-cell="1,1"]')).to_have_count(1)
