"""The sentences that are counted, in a browser: what is pressed lights what it counts for, and a bar is the answer."""

import re

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


def test_a_sentence_lights_its_bar_and_a_bar_answers_uncovers_the_counts_and_lights_its_sentences(page, address):
    page.goto(f"{address}/masked-word")
    sentences = page.get_by_role("list", name="The sentences").get_by_role("button")
    bars = page.get_by_role("list", name="What follows “the other”").get_by_role("button")
    pressed, pieces = page.locator("button[aria-pressed=true]"), page.locator("ul i")
    expect(bars).to_have_text(["bank?", "side?", "end?", "twin?"])
    gap = page.locator("section > p")
    expect(gap).to_have_text("I swam across the river to the other ?.")
    wait_until_run(page)
    sentences.nth(4).click()
    expect(pressed).to_have_text(["One twin wrote a letter to the other twin.", "twin?"])
    expect(pieces).to_have_count(0)
    bars.nth(1).click()
    expect(bars).to_have_text(["bank3 of 10", "side5 of 10", "end1 of 10", "twin1 of 10"])
    expect(pressed).to_have_count(6)
    expect(gap).to_have_text("I swam across the river to the other side.")
    expect(page.locator("ul i.lit")).to_have_count(5)
    sentences.first.click()
    expect(page.locator("ul i.lit")).to_have_count(1)
    wait_until_run(page)
    expect(page.get_by_test_id("stTabs")).to_contain_text("It says side in every sentence")
    page.get_by_role("button", name="Next").first.click()
    expect(page.locator("section.faded")).to_have_count(0)
    gap.get_by_role("button", name="river").click()
    expect(page.locator(".faded li.far")).to_have_count(6)
    page.get_by_label("Among the sentences").fill("0.75")
    page.keyboard.press("Enter")
    expect(bars).to_have_text(["bank3 of 4", "side1 of 4", "end0 of 4", "twin0 of 4"])
    expect(gap).to_have_text("I swam across the river to the other bank.")


def test_at_360_pixels_no_bar_is_hidden_beneath_an_edge(page, address):
    page.set_viewport_size({"width": 360, "height": 1200})
    page.goto(f"{address}/masked-word")
    last = page.get_by_role("list", name="What follows “the other”").get_by_role("button").last
    expect(last).to_be_in_viewport(ratio=1)


def test_back_lights_in_the_figure_what_is_answered_then(page, address):
    page.goto(f"{address}/masked-word")
    bars = page.get_by_role("list", name="What follows “the other”").get_by_role("button")
    gap, pressed = page.locator("section > p"), page.locator("ul button[aria-pressed=true]")
    wait_until_run(page)
    bars.first.click()
    expect(bars.first).to_have_text("bank3 of 10")
    page.wait_for_url(re.compile("=bank"))
    wait_until_run(page)
    page.go_back()
    expect(bars.first).to_have_text("bank?")
    expect(gap).to_have_text("I swam across the river to the other ?.")
    expect(pressed).to_have_count(0)
