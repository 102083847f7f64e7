"""The browser's Back button: what was chosen on a screen is there again."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import open_screen, wait_until_run


def test_back_after_other_numbers_shows_the_numbers_and_answers_of_the_link(page, address):
    page.goto(f"{address}/quiz?exercise=bank-interest&q1-weight=0.2097&q1-strength=weak")
    page.get_by_text("2 of 14 points").wait_for()
    page.get_by_role("button", name="The bank raised interest rates", exact=True).click()
    page.get_by_role("button", name="Other numbers").click()
    variant = page.get_by_role("button", name="The bank raised interest rates, variant 1", exact=True)
    variant.wait_for()
    page.wait_for_url(re.compile(r"\?exercise=bank-interest&variant=1$"))
    page.go_back()
    page.get_by_text("2 of 14 points").wait_for()
    expect(variant).to_have_count(0)
    page.wait_for_url(re.compile("q1-weight=0.2097&q1-strength=weak$"))
    page.go_forward()
    variant.wait_for()


def test_a_screen_that_writes_its_choice_into_a_bare_link_is_left_with_back_once(page, address):
    page.goto(f"{address}/masks")
    wait_until_run(page)
    open_screen(page, "Scaled vs unscaled")
    page.wait_for_url(re.compile("example=dog-tail"))
    wait_until_run(page)
    page.go_back()
    page.wait_for_url(re.compile("/masks\\?question=masks.next$"))
    page.get_by_role("heading", name="Masks", exact=True).wait_for()


@pytest.mark.parametrize("is_reloaded", [False, True])
def test_the_first_answer_in_a_figure_is_one_step_which_back_undoes_and_forward_brings_again(
    page, address, is_reloaded
):
    page.goto(f"{address}/gradients")
    bar = page.get_by_role("slider", name="Where the weight on one will be")
    bar.wait_for()
    wait_until_run(page)
    page.wait_for_url(re.compile("question=gradients.others$"))
    before = page.url
    bar.press("ArrowLeft")
    bar.press("Enter")
    mark = page.locator(".stMarkdownBadge")
    expect(mark).to_have_count(1)
    page.wait_for_url(re.compile("gradients.others="))
    wait_until_run(page)
    if is_reloaded:
        page.reload()
        expect(mark).to_have_count(1)
        wait_until_run(page)
    page.go_back()
    expect(mark).to_have_count(0)
    wait_until_run(page)
    assert page.url == before
    page.go_forward()
    expect(mark).to_have_count(1)


@pytest.mark.parametrize(
    ("opened", "press", "written"),
    [
        (
            "learned?example=dog-tail&learned.asked=2",
            lambda page: page.locator('table[data-node="Q"] td[data-row="3"][data-column="0"]').first,
            "learned.most=living",
        ),
        (
            "head-off?question=head-off.most",
            lambda page: page.get_by_role("radio", name="layer 5, head 6", exact=True),
            "trained.head=6",
        ),
    ],
    ids=["a number that answers", "an option that sets the figure"],
)
def test_a_press_that_changes_more_than_one_thing_is_one_step_which_back_undoes(page, address, opened, press, written):
    page.goto(f"{address}/{opened}")
    press(page).wait_for()
    wait_until_run(page)
    before = page.url
    press(page).click()
    mark = page.locator(".stMarkdownBadge")
    expect(mark).to_have_count(1)
    page.wait_for_url(re.compile(written))
    wait_until_run(page)
    page.go_back()
    expect(mark).to_have_count(0)
    wait_until_run(page)
    assert page.url == before


def test_what_was_answered_first_stands_in_the_link_and_is_no_step(page, address):
    page.goto(f"{address}/lookup?question=lookup.predict")
    page.get_by_role("radio", name="Smith", exact=True).wait_for()
    wait_until_run(page)
    steps = [page.evaluate("history.length")]
    for name, badge in (("Smith", "not right"), ("Summer", "correct")):
        page.get_by_role("radio", name=name, exact=True).click()
        expect(page.locator(".stMarkdownBadge")).to_contain_text(badge)
        wait_until_run(page)
        steps.append(page.evaluate("history.length"))
    page.wait_for_url(re.compile("lookup.predict.first=Smith"))
    assert set(steps) == {page.evaluate("history.length")}
    page.reload()
    expect(page.get_by_text("1 of 3, 0 at the first try")).to_be_visible()


@pytest.mark.parametrize("path", ["quiz", "practice"])
def test_an_answer_that_is_typed_is_no_step_however_often_it_is_tried(page, address, path):
    page.goto(f"{address}/{path}")
    field = page.locator(".st-key-asked .stTextInput input")
    field.wait_for()
    wait_until_run(page)
    steps = page.evaluate("history.length")
    for text, check in (("0.25", field), ("0.3", page.get_by_role("button", name="Check", exact=True))):
        field.fill(text)
        check.press("Enter")
        page.wait_for_url(re.compile(f"={text}"))
        wait_until_run(page)
        assert page.evaluate("history.length") == steps


def test_back_from_the_first_step_of_the_tour_leads_to_the_opening_and_not_out_of_the_app(page, address):
    page.goto(address)
    page.get_by_role("button", name="See how it is computed").click()
    page.get_by_role("heading", name="A word is a row of numbers.").wait_for()
    wait_until_run(page)
    page.go_back()
    page.get_by_role("button", name="See how it is computed").wait_for()
