"""What those hear who listen to a screen: marks as they appear, headings in order, and figures by name."""

import re

import pytest
from playwright.sync_api import expect

from core.lessons import tour
from tests.e2e.app import wait_until_run


def test_each_new_mark_is_said_and_those_of_the_link_are_not(page, address):
    page.goto(f"{address}/quiz?view=sheet&q2-key-bank=1+2+3")
    page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
    page.keyboard.press("Shift")  # before the announcer listens, which it does last
    field = page.get_by_label("The query of “bank”", exact=True)
    field.fill("4.37 2.14 4.45")
    field.press("Enter")
    live = page.locator("[role=status][aria-live=polite]")
    expect(live.filter(has_text="✓ correct")).to_have_count(1)
    assert "not right" not in live.filter(has_text="✓ correct").inner_text()
    field.fill("4.37 2.14 4.44")
    field.press("Enter")
    expect(live.filter(has_text=re.compile("not right|partly right"))).to_have_count(1)


def test_in_the_next_step_of_the_tour_the_mark_of_the_step_before_is_gone(page, address):
    page.goto(f"{address}/?step=1")
    wait_until_run(page)
    page.keyboard.press("Shift")  # before the announcer listens, which it does last
    page.locator(".st-key-tour").get_by_role("radio", name="chased", exact=True).click()
    live = page.locator("[role=status][aria-live=polite]").filter(has_text=re.compile("correct|not right"))
    expect(live).to_have_count(1)
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(page.locator("body")).to_have_attribute("data-step", tour.load().steps[1].id)
    expect(live).to_have_count(0)


_SAID = """value => {
  window.said = []
  const note = () => value.ariaLive === "off" || window.said.push(value.innerText)
  new MutationObserver(note).observe(value, { childList: true })
}"""


def test_of_a_divisor_that_glides_only_where_it_ends_is_said(page, address):
    page.goto(f"{address}/scaling")
    value = page.locator(".dial output")
    expect(value).to_have_text(re.compile("^√"))
    wait_until_run(page)
    value.evaluate(_SAID)
    page.locator(".st-key-lesson [class*=st-key-question]").get_by_role("radio").first.click()
    expect(value).to_have_text("1")
    wait_until_run(page)
    assert {*page.evaluate("window.said")} == {"1"}


@pytest.mark.parametrize("path", ["similarity", "why"])
def test_what_is_asked_is_a_heading_beneath_the_title(page, address, path):
    page.goto(f"{address}/{path}")
    for level, text in ((1, ""), (2, "[?]$")):
        expect(page.get_by_role("heading", level=level, name=re.compile(text))).to_have_count(1)


@pytest.mark.parametrize("path", ["why", "gradients", "masked-word", "rotary"])
def test_beside_a_mark_nothing_is_said_of_the_numbers_in_a_figure(page, address, path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/{path}")
    page.locator("output").first.wait_for()
    wait_until_run(page)
    page.locator("output").evaluate_all(
        f"all => all.forEach({_SAID.replace('window.said = []', 'window.said ??= []')})"
    )
    page.locator(".st-key-lesson [class*=st-key-question]").get_by_role("radio").first.click()
    expect(page.locator(".announcer")).to_have_text(re.compile("[✓✗]"))
    assert page.evaluate("window.said") == []


def test_beside_a_mark_nothing_is_said_of_what_an_answer_does_to_rows(page, address):
    page.goto(f"{address}/word-by-word")
    told = page.locator("figure p", has_text="Read so far:")
    told.wait_for()
    wait_until_run(page)
    told.evaluate(_SAID)
    page.locator(".st-key-lesson [class*=st-key-question]").get_by_role("radio").first.click()
    expect(page.locator(".announcer")).to_have_text(re.compile("[✓✗]"))
    expect(page.locator("figure p", has_text="Old rows get one more 0")).to_be_visible()
    assert page.evaluate("window.said") == []


def test_what_is_read_of_the_values_is_said_as_the_sharpness_moves_and_a_word_is_named_with_its_value(page, address):
    page.goto(f"{address}/lookup?question=lookup.even&lookup.even=201")
    page.get_by_role("button", name="Smith, room 200: Summeth attends to it: 0.08").wait_for()
    wait_until_run(page)
    page.get_by_role("slider", name=re.compile("^Sharpness")).press("Home")
    expect(page.locator(".announcer")).to_have_text(re.compile("^Blend: .* = 220$"))


def test_a_slider_is_named_once(page, address):
    page.goto(f"{address}/train")
    page.get_by_text("Seed, epochs and sentence").click()
    expect(page.get_by_role("slider", name="Epochs", exact=True)).to_have_count(1)


def test_hints_are_said_in_words_and_the_next_part_with_its_question(page, address):
    page.goto(f"{address}/practice")
    said = page.locator(".announcer")
    for button, heard in [
        ("Hint", "^You are asked for"), ("Hint 2", r"^[^\\{}]+ = [^\\{}]+$"), ("Next part", r"\. .+[?.]$"),
    ]:  # fmt: skip
        page.get_by_role("button", name=button, exact=True).click()
        expect(said).to_have_text(re.compile(heard))


def test_a_hint_after_a_mark_does_not_say_the_mark_again(page, address):
    page.goto(f"{address}/practice")
    page.get_by_test_id("stMain").get_by_role("textbox").first.fill("7")
    page.keyboard.press("Enter")
    said = page.locator(".announcer")
    expect(said).to_have_text(re.compile("^[✗?]"))
    page.locator(".st-key-check").dispatch_event(
        "click"
    )  # a check of which nothing came, such as one beside its button
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(said).to_have_text(re.compile("^You are asked for[^✗?]*$"))
    wait_until_run(page)
    page.wait_for_timeout(500)
    assert "✗" not in said.inner_text()


def test_the_question_to_which_back_leads_is_said_with_its_answer_and_mark_and_no_other_mark(page, address):
    page.goto(f"{address}/atlas")
    page.locator(".st-key-lesson").get_by_role("radio", name="the word before", exact=True).click()
    expect(page.locator(".announcer")).to_have_text(re.compile("^[✓✗]"))
    page.get_by_role("button", name="Next", exact=True).locator("visible=true").click()
    expect(page.locator(".announcer")).to_have_text(re.compile("^Question 2 of 3[^✓✗]*$"))
    page.get_by_role("tab", name="1", exact=True).wait_for()
    page.go_back()
    expect(page.locator(".announcer")).to_have_text(re.compile("^Question 1 of 3.*Your answer: the word before. [✓✗]"))


def test_a_hint_of_the_bug_hunt_is_said_and_nothing_as_it_opens(page, address):
    page.goto(f"{address}/bug-hunt")
    page.get_by_text(re.compile("^Up to 2.12 off")).wait_for()
    wait_until_run(page)
    expect(page.locator("body")).to_have_attribute("data-screen", "bug-hunt")
    page.wait_for_timeout(500)
    expect(page.locator(".announcer")).to_have_text("")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".announcer")).to_have_text(re.compile(r"^What does Linear add.*\?$"))


def test_once_a_lesson_is_loaded_again_its_question_is_said_with_answer_and_mark_and_tab_goes_on_there(page, address):
    page.goto(f"{address}/atlas?atlas.most=evenly&question=atlas.most")
    expect(page.locator("body")).to_have_attribute("data-screen", "atlas")
    expect(page.locator(".announcer")).to_have_text("")
    page.reload()
    expect(page.locator(".announcer")).to_have_text(re.compile("^Question 1 of 3.*Your answer: all words alike. [✓✗]"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("tabpanel").get_by_role("radio").and_(page.locator(":focus"))).to_have_count(1)
