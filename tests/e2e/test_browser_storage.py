"""Texts too long for the link stay in the browser: after a reload, in two tabs, tampered with, and where it refuses."""

import csv
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import CHROMIUM, open_screen

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

BANK, BANK_BY_RIVER = exercises.load("bank-interest"), exercises.load("river-bank")
ANSWER = "\n".join(" ".join(f"{(i * 50 + j) / 1000:.4f}" for j in range(50)) for i in range(12))
TEXT = "the bank by the river raised interest rates " * 60
KEPT = "Kept in this browser"
READ = "Read as 12 × 50 numbers."
NAME = "self-attention: river-bank.context"


@pytest.fixture
def profile(chromium):
    """A browser with nothing in its storage; its pages share one."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


def opened(profile, url):
    page = profile.new_page()
    page.goto(url)
    page.locator("textarea").first.wait_for()
    return page


def field(page):
    return page.get_by_label(re.compile("^(The context vectors of all|Your text)"))


def type_in(page, text):
    field(page).fill(text)
    field(page).press("Control+Enter")
    page.get_by_text(KEPT).wait_for()


def forget(page):
    return page.get_by_role("button", name="Forget everything here")


def stored(page):
    text = page.evaluate("name => localStorage.getItem(name)", NAME)
    return json.loads(text)["text"] if text else ""


def test_a_long_answer_and_its_mark_outlive_a_reload_until_they_are_forgotten(profile, address):
    page = opened(profile, f"{address}/quiz?exercise=river-bank")
    expect(page.get_by_text(KEPT)).to_have_count(0)
    type_in(page, ANSWER)
    assert stored(page) == ANSWER
    page.reload()
    expect(field(page)).to_have_value(ANSWER)
    page.get_by_text(READ, exact=True).wait_for()
    page.get_by_text(KEPT).wait_for()
    forget(page).click()
    expect(field(page)).to_have_value("")
    expect(forget(page)).to_have_count(0)
    page.wait_for_function("name => localStorage.getItem(name) === null", arg=NAME)
    page.reload()
    page.get_by_text(re.compile(r"^0 of \d+ points$")).wait_for()
    page.wait_for_timeout(1500)
    expect(field(page)).to_have_value("")


KEPT_ANSWERS = "() => Object.entries(localStorage).flat().join()"


def test_what_is_forgotten_leaves_the_progress_too_and_no_other_tab_writes_it_again(profile, address):
    url = f"{address}/quiz?exercise=river-bank"
    tab, page = opened(profile, url), opened(profile, url)
    for one in (tab, page):
        short = one.get_by_label(BANK_BY_RIVER.part("similarity-swam-bank").prompt)
        short.fill("0.4321")
        short.press("Enter")
        one.wait_for_function(f"({KEPT_ANSWERS})().includes('0.4321')")
    type_in(page, ANSWER)
    page.wait_for_function(f"({KEPT_ANSWERS})().split('0.0010 ').length > 2")  # the text by itself, and in the progress
    forget(page).click()
    expect(field(page)).to_have_value("")
    expect(short).to_have_value("")
    page.wait_for_function(f"!/0.4321|0.0010/.test(({KEPT_ANSWERS})())")
    tab.wait_for_timeout(1100)  # what was answered when is known to the second
    other = tab.get_by_label(BANK_BY_RIVER.part("similarity-river-bank").prompt)
    other.fill("0.1234")
    other.press("Enter")
    tab.wait_for_function(f"({KEPT_ANSWERS})().includes('0.1234')")
    assert "0.4321" not in tab.evaluate(KEPT_ANSWERS)
    again = opened(profile, url)
    expect(again.get_by_label(BANK_BY_RIVER.part("similarity-river-bank").prompt)).to_have_value("0.1234")
    expect(again.get_by_label(BANK_BY_RIVER.part("similarity-swam-bank").prompt)).to_have_value("")
    expect(field(again)).to_have_value("")


def test_long_texts_put_into_five_fields_at_once_are_all_there_after_a_reload(profile, address):
    page = opened(profile, f"{address}/quiz?exercise=bank-interest")
    parts = ("q1-weights", "q2-query-bank", "q3-weights", "q5-top-two", "q6-context")
    fields = [page.locator(f".st-key-{part} :is(input, textarea)").first for part in parts]
    texts = [f"{part} " + "0.1234567890 " * 111 for part in parts]
    assert sum(map(len, texts)) > 7260
    for one, text in zip(fields, texts, strict=True):
        one.fill(text)
    page.reload()
    for one, text in zip(fields, texts, strict=True):
        expect(one).to_have_value(text)


def test_a_long_text_outlives_a_reload_and_a_link_wins_over_it(profile, address):
    page = opened(profile, f"{address}/large")
    type_in(page, TEXT)
    page.reload()
    expect(field(page)).to_have_value(TEXT)
    linked = opened(profile, f"{address}/large?text=the+bank+raised+interest")
    linked.wait_for_timeout(1500)
    expect(field(linked)).to_have_value("the bank raised interest")


def test_of_two_tabs_the_one_typed_in_last_wins(profile, address):
    first = opened(profile, f"{address}/quiz?exercise=river-bank")
    type_in(first, ANSWER)
    second = opened(profile, f"{address}/quiz?exercise=river-bank")
    expect(field(second)).to_have_value(ANSWER)
    changed = ANSWER.replace("0.0010", "7.0010")
    type_in(second, changed)
    second.wait_for_function(
        "([name, text]) => JSON.parse(localStorage.getItem(name)).text === text", arg=[NAME, changed]
    )
    open_screen(first, "A soft dictionary")
    first.get_by_role("heading", name="A soft dictionary", exact=True).wait_for()
    first.go_back()
    expect(field(first)).to_have_value(ANSWER)
    first.get_by_text(KEPT).wait_for()
    assert stored(first) == changed


def test_what_is_kept_is_cut_and_is_only_text(profile, address):
    page = profile.new_page()
    page.goto(address)
    hostile = "<img src=x onerror=alert(1)> $\\rule{9999em}{9em}$ ![](http://elsewhere.example/x.png) " + "9 " * 60_000
    page.evaluate("([name, text]) => localStorage.setItem(name, JSON.stringify({at: 1, text}))", [NAME, hostile])
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/quiz?exercise=river-bank")
    expect(field(page)).to_have_value(re.compile(r"^[\s\S]{1000}"))
    page.get_by_text("This field takes 62,000 characters").wait_for()
    assert len(field(page).input_value()) == 62_000
    assert not any("elsewhere" in url for url in asked)
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)


def test_a_browser_that_keeps_nothing_is_told_so(profile, address):
    profile.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})")
    page = opened(profile, f"{address}/quiz?exercise=river-bank")
    field(page).fill(ANSWER)
    field(page).press("Control+Enter")
    page.get_by_text("this browser keeps nothing for us").wait_for()
    page.get_by_text(READ, exact=True).wait_for()
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)


def test_a_long_text_in_ones_own_words_outlives_a_reload_and_a_short_one_is_in_the_link(profile, address):
    page = opened(profile, f"{address}/quiz")
    own = page.get_by_label(re.compile("^Is that weak or strong, given"))
    own.fill("Weak 🙂")
    own.press("Control+Enter")
    page.wait_for_url(re.compile("q1-reflection=Weak"))
    page.reload()
    expect(own).to_have_value("Weak 🙂")
    own.fill(TEXT[:1000])
    own.press("Control+Enter")
    page.get_by_text(KEPT).wait_for()
    page.wait_for_url(lambda url: "q1-reflection" not in url)
    page.get_by_text("Show what we observe").first.click()
    page.get_by_text("What we observe names answers to question 1.").wait_for()
    page.get_by_label(BANK.part("q1-weight").prompt).fill("0.2097")
    page.get_by_label(BANK.part("q1-strength").prompt).fill("weak")
    page.get_by_label(BANK.part("q1-strength").prompt).press("Enter")
    page.get_by_text("What we observe.", exact=True).wait_for()
    page.reload()
    expect(own).to_have_value(TEXT[:1000])
    page.get_by_text("What we observe.", exact=True).wait_for()


def test_the_answers_are_taken_away_with_ones_own_words(profile, address):
    page = opened(profile, f"{address}/quiz?q1-weight=0.2097&q1-reflection=weak")
    page.get_by_text("Take your answers with you").click()
    page.get_by_label(BANK.part("q4-weight").prompt).fill("0.7")
    page.get_by_label(BANK.part("q4-weight").prompt).press("Enter")
    own = page.get_by_label(re.compile("^Is it weak or strong now"))
    own.fill("strong, and\nI know why")
    own.press("Control+Enter")
    page.get_by_role("textbox", name="Your name or number").fill("Ann")
    page.get_by_role("textbox", name="Your name or number").press("Enter")
    page.wait_for_timeout(1000)
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV").click()
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        heading, row = csv.reader(file)
    assert {name: text for name, text in zip(heading, row, strict=True) if text} == {
        "student": "Ann", "q1-weight": "0.2097", "q4-weight": "0.7", "q1-reflection": "weak",
        "q4-reflection": "strong, and\nI know why",
    }  # fmt: skip
