"""What those hear who listen to a screen: marks as they appear, headings in order, and figures by name."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


def test_each_new_mark_is_said_and_those_of_the_link_are_not(page, address):
    page.goto(f"{address}/quiz?view=sheet&q2-key-bank=1+2+3")
    page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
    field = page.get_by_label("The query of “bank”", exact=True)
    field.fill("4.37 2.14 4.45")
    field.press("Enter")
    live = page.locator("[role=status][aria-live=polite]")
    expect(live.filter(has_text="✓ correct")).to_have_count(1)
    assert "not right" not in live.filter(has_text="✓ correct").inner_text()
    field.fill("4.37 2.14 4.44")
    field.press("Enter")
    expect(live.filter(has_text=re.compile("not right|partly right"))).to_have_count(1)


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
    expect(page.locator("figure p", has_text="Each row above tail has got one more 0.")).to_be_visible()
    assert page.evaluate("window.said") == []


def test_a_slider_is_named_once(page, address):
    page.goto(f"{address}/train")
    expect(page.get_by_role("slider", name="Epochs", exact=True)).to_have_count(1)
