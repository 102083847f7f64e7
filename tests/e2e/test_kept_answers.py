"""What was answered comes back wherever its screen is opened without answers, until one starts afresh."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import open_screen, opened_tab

KEPT = """text => Object.values(localStorage).some((kept) => kept.includes(`"text":"${text}"`))"""


def field(page, part):
    return page.locator(f".st-key-{part} input")


def answered(profile, address):
    page = opened_tab(profile, f"{address}/quiz")
    for part, text in (("q1-weight", "0.2097"), ("q1-strength", "strong")):
        field(page, part).fill(text)
        field(page, part).press("Enter")
        page.wait_for_function(KEPT, arg=text)
    page.close()


def test_the_homework_comes_back_from_the_menu_and_in_a_second_tab(profile, address):
    answered(profile, address)
    page = opened_tab(profile, address)
    open_screen(page, "Graded homework")
    for tab in (page, opened_tab(profile, f"{address}/quiz?exercise=bank-interest")):
        expect(field(tab, "q1-weight")).to_have_value("0.2097")
        expect(field(tab, "q1-strength")).to_have_value("strong")
        tab.get_by_text("1 of 14 points").wait_for()
        tab.wait_for_url("**q1-weight=0.2097**")
        tab.wait_for_timeout(1000)  # what the browser sends late empties nothing
        expect(field(tab, "q1-weight")).to_have_value("0.2097")


def test_answers_in_a_link_go_first_and_one_can_start_afresh(profile, address):
    answered(profile, address)
    page = opened_tab(profile, f"{address}/quiz?q4-weight=0.5")
    expect(field(page, "q4-weight")).to_have_value("0.5")
    expect(field(page, "q1-weight")).to_have_value("")
    page = opened_tab(profile, f"{address}/quiz")
    page.get_by_role("button", name="Start afresh").click()
    expect(field(page, "q1-weight")).to_have_value("")
    expect(field(page, "q1-strength")).to_have_value("")
    expect(page).not_to_have_url("q1-weight")
    page.get_by_text("0 of 14 points").wait_for()


def test_a_lesson_comes_back_in_a_new_session_and_one_can_start_afresh(profile, address):
    page = opened_tab(profile, f"{address}/masks")
    field(page, "masks-hidden").fill("10")
    field(page, "masks-hidden").press("Enter")
    page.wait_for_function(KEPT, arg="10")
    page.get_by_text("all on itself", exact=True).click()
    page.wait_for_function(KEPT, arg="all on itself")
    page.close()
    page = opened_tab(profile, address)
    open_screen(page, "Masks")
    expect(field(page, "masks-hidden")).to_have_value("10")
    page.get_by_text("2 of 6 right").wait_for()
    assert "masks.hidden=10" in page.url
    page.wait_for_timeout(1000)
    expect(field(page, "masks-hidden")).to_have_value("10")
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_text("0 of 6 right").wait_for()
    expect(field(page, "masks-hidden")).to_have_value("")
    page = opened_tab(profile, f"{address}/masks?masks.after=0.0708")
    page.get_by_text("1 of 6 right").wait_for()
    expect(field(page, "masks-hidden")).to_have_value("")


@pytest.mark.parametrize(
    ("screen", "part", "right", "others", "wrong"), [("seeds", "module-drawn", "18", "module.seed=7", "17")]
)
def test_answers_come_back_only_with_the_numbers_they_were_given_for(
    profile, address, screen, part, right, others, wrong
):
    for link, text in ((screen, right), (f"{screen}?{others}", wrong)):
        page = opened_tab(profile, f"{address}/{link}")
        expect(field(page, part)).to_have_value("")
        field(page, part).fill(text)
        field(page, part).press("Enter")
        page.wait_for_function(KEPT, arg=text)
        page.close()
    for link, text in ((screen, right), (f"{screen}?{others}", wrong)):
        expect(field(opened_tab(profile, f"{address}/{link}"), part)).to_have_value(text)


def test_other_numbers_do_not_take_over_the_answers_that_stand_there(profile, address):
    page = opened_tab(profile, f"{address}/shapes")
    field(page, "shapes-tokens").fill("3")
    field(page, "shapes-tokens").press("Enter")
    page.wait_for_function(KEPT, arg="3")
    field(page, "seed").fill("5")
    field(page, "seed").press("Enter")
    page.wait_for_url("**seed=5**")
    page.get_by_text("default_rng(5)").wait_for()
    field(page, "shapes-X").fill("(3, 3)")
    field(page, "shapes-X").press("Enter")
    page.wait_for_function(KEPT, arg="(3, 3)")
    page = opened_tab(profile, f"{address}/shapes?seed=5")
    expect(field(page, "shapes-X")).to_have_value("(3, 3)")
    expect(field(page, "shapes-tokens")).to_have_value("")


def test_the_bug_hunt_comes_back_and_one_can_start_afresh(profile, address):
    page = opened_tab(profile, f"{address}/bug-hunt")
    guesses = field(page, "bugs-named")
    guesses.fill("1:no-mask 28:missing-root")
    guesses.press("Enter")
    page.wait_for_function(KEPT, arg="1:no-mask 28:missing-root")
    page = opened_tab(profile, address)
    open_screen(page, "Bug hunt")
    page.get_by_text("1 of 12 right").wait_for()
    expect(field(page, "bugs-named")).to_have_value("1:no-mask 28:missing-root")
    page.wait_for_url("**bugs.named=**")
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_text("0 of 12 right").wait_for()
    page.get_by_role("button", name="Name it").click()
    expect(field(page, "bugs-named")).to_have_value(re.compile("^1:"))


def test_the_last_prediction_of_a_training_comes_back(profile, address):
    page = opened_tab(profile, f"{address}/train")
    field(page, "train-count").fill("1")
    field(page, "train-count").press("Enter")
    page.wait_for_function(KEPT, arg="1")
    for text in ("more", "fewer"):
        page.wait_for_timeout(1100)  # which of two answers is the later one is known to the second
        page.get_by_role("radio", name=text, exact=True).click()
        page.wait_for_function(KEPT, arg=text)
    page = opened_tab(profile, f"{address}/train")
    expect(page.get_by_role("radio", name="fewer", exact=True)).to_be_checked()


def test_the_tour_comes_back_at_the_step_of_a_link_and_one_can_start_afresh(profile, address):
    page = opened_tab(profile, address)
    page.get_by_role("radio", name="chased", exact=True).click()
    page.wait_for_function("() => localStorage.getItem('self-attention: tour')?.includes('chased')")
    page = opened_tab(profile, f"{address}/?step=2")
    page.wait_for_url("**tour.word=chased**")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("radio", name="chased", exact=True)).to_be_checked()
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("radio", name="chased", exact=True)).not_to_be_checked()
    page.wait_for_function("() => !localStorage.getItem('self-attention: tour').includes('chased')")
    expect(page.get_by_role("button", name="Start afresh")).to_have_count(0)
