"""The tour in a browser: walked by keyboard and by touch, on a phone and beneath the menus, left and come back to."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from core.lessons import tour
from tests.e2e.app import open_screen
from tests.pages.test_home import RIGHT

STEPS = tour.load().steps
CORRECT, NOT_RIGHT = "✓ correct", "✗ not right"


def opened(context, address, path="?step=1"):
    page = context.new_page()
    page.goto(f"{address}/{path}")
    page.locator("td.cell").first.wait_for()
    return page


def stands_at(page, number):
    step = STEPS[number - 1]
    expect(page.get_by_text(f"{number}. {step.title}.", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name=str(number), exact=True)).to_be_checked()
    for _ in range(100):  # the picture follows the text
        drawn = set(page.get_by_role("grid").evaluate_all("all => all.map(one => one.dataset.node)"))
        if drawn == set(step.matrices):
            return
        page.wait_for_timeout(100)
    raise AssertionError(drawn)


def begins(page):
    expect(page.get_by_role("button", name="See how it is computed")).to_be_visible()


def badge(page, text):
    return page.locator(".stMarkdownBadge", has_text=text)


def tab_to(page, locator):
    """Press Tab until something has the focus."""
    for _ in range(120):  # the road at the foot of the tour has a link for each screen
        if locator.evaluate("e => e === document.activeElement || e.contains(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with Tab: {locator}")


def field(page, step):
    return page.get_by_role("textbox", name=step.task.prompt, exact=True)


def test_the_tour_is_walked_and_answered_with_the_keyboard_alone(page, address):
    page.goto(f"{address}/?step=1")
    for number, step in enumerate(STEPS, start=1):
        stands_at(page, number)
        if step.task.options:
            tab_to(page, page.get_by_role("radiogroup", name=step.task.prompt))
            right = page.get_by_role("radio", name=step.task.key, exact=True)
            for _ in step.task.options:
                if right.evaluate("e => e === document.activeElement"):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        else:
            tab_to(page, field(page, step))
            page.keyboard.type("99")
            page.keyboard.press("Enter")
            expect(badge(page, NOT_RIGHT)).to_have_count(1)
            page.keyboard.press("Control+a")
            page.keyboard.type(RIGHT[step.id])
            page.keyboard.press("Enter")
        expect(badge(page, CORRECT)).to_have_count(1)
        if number < len(STEPS):
            tab_to(page, page.get_by_role("button", name="Next"))
            page.keyboard.press("Enter")
    following = page.get_by_test_id("stMain").get_by_role("link", name="Why attention").first
    tab_to(page, following)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Why attention", exact=True).wait_for()


def test_the_tour_is_walked_by_touch_on_a_phone(chromium, address):
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = opened(context, address)
    for number, step in enumerate(STEPS, start=1):
        stands_at(page, number)
        assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
        steps = page.get_by_role("radiogroup", name="Step of the tour").get_by_role("radio")
        boxes = [steps.nth(i).bounding_box() for i in range(len(STEPS))]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] >= 24 for box in boxes)
        if step.task.options:
            page.get_by_role("radio", name=step.task.options[0], exact=True).tap()
            page.get_by_role("radio", name=step.task.key, exact=True).tap()
            expect(badge(page, CORRECT)).to_have_count(1)
        if number < len(STEPS):
            page.get_by_role("button", name="Next").tap()
    context.close()


def test_sentence_question_mark_and_picture_are_above_the_fold_and_no_explanation_is_cut_off(page, address):
    for number, step in enumerate(STEPS, start=1):
        page.goto(f"{address}/?{urlencode({'step': number, f'tour.{step.id}': RIGHT[step.id]})}")
        stands_at(page, number)
        expect(badge(page, CORRECT)).to_be_visible()
        grids = page.get_by_role("grid")
        bottom = grids.evaluate_all("all => Math.max(...all.map(e => e.getBoundingClientRect().bottom))")
        assert page.get_by_role("navigation", name="App pages").is_visible()
        assert bottom <= 900
        aside = page.locator("aside.working")
        assert aside.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "it is cut off"
        working = aside.bounding_box()
        assert working["width"] >= 200, "the arithmetic has too little room"
        for grid in grids.all():
            box = grid.bounding_box()
            is_apart = box["x"] + box["width"] <= working["x"] + 1 or (
                box["y"] + box["height"] <= working["y"] + 1 or working["y"] + working["height"] <= box["y"] + 1
            )
            assert is_apart, "the arithmetic lies over the picture"
        assert page.get_by_role("radio", name=str(number), exact=True).bounding_box()["y"] < 900


def test_a_reload_and_a_second_browser_are_at_the_same_step_with_the_same_answers(chromium, profile, address):
    page = opened(profile, address, "?step=4")
    field(page, STEPS[3]).fill("0.78")
    field(page, STEPS[3]).press("Enter")
    expect(badge(page, NOT_RIGHT)).to_have_count(1)
    page.get_by_role("button", name="Next").click()
    stands_at(page, 5)
    page.wait_for_url(re.compile("step=5"))
    page.reload()
    page.locator("td.cell").first.wait_for()
    stands_at(page, 5)
    other = opened(chromium, address, page.url.split("/")[-1])
    stands_at(other, 5)
    other.get_by_role("button", name="Back").click()
    expect(field(other, STEPS[3])).to_have_value("0.78")
    expect(badge(other, NOT_RIGHT)).to_have_count(1)
    other.close()


def test_the_back_button_comes_back_to_the_step(profile, address):
    page = opened(profile, address, "?step=5")
    page.get_by_role("radio", name="that of tail", exact=True).click()
    expect(badge(page, NOT_RIGHT)).to_have_count(1)
    open_screen(page, "A soft dictionary")
    page.get_by_role("heading", name="A soft dictionary", exact=True).wait_for()
    page.go_back()
    stands_at(page, 5)
    expect(badge(page, NOT_RIGHT)).to_have_count(1)
    open_screen(page, "A soft dictionary")
    page.get_by_role("heading", name="A soft dictionary", exact=True).wait_for()
    open_screen(page, "Start")
    stands_at(page, 5)
    page.wait_for_url(re.compile("step=5"))


def test_whoever_comes_again_without_a_link_is_where_they_were(profile, address):
    first = opened(profile, address)
    first.get_by_role("radio", name="chased", exact=True).click()
    expect(badge(first, CORRECT)).to_have_count(1)
    for number in (2, 3):
        first.get_by_role("button", name="Next").click()
        stands_at(first, number)
    first.wait_for_function("() => localStorage.getItem('self-attention: tour')?.includes('3')")
    first.close()
    again = opened(profile, address, "")
    stands_at(again, 3)
    again.wait_for_url(re.compile("step=3"))
    again.get_by_role("radio", name="1", exact=True).click()
    expect(badge(again, CORRECT)).to_have_count(1)
    linked = opened(profile, address, "?step=7")
    linked.wait_for_timeout(1500)  # what the browser kept comes after the page
    stands_at(linked, 7)


@pytest.mark.parametrize(
    "kept", ['{"at": 1, "text": "["}', '{"at": 1, "text": "{\\"step\\": 5, \\"tour.word\\": \\"cat\\"}"}']
)
def test_what_the_browser_kept_may_be_damaged(page, address, kept):
    page.goto(address)
    begins(page)
    page.evaluate("kept => localStorage.setItem('self-attention: tour', kept)", kept)
    page.reload()
    begins(page)
    page.wait_for_timeout(1500)  # what the browser kept comes after the page
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)
    page.get_by_role("button", name="See how it is computed").click()
    stands_at(page, 1)


def test_a_right_answer_writes_its_number_into_the_picture_without_a_new_one_and_is_said(page, address):
    page.goto(f"{address}/?step=2")
    asked = page.locator('table[data-node="scores"] td[data-row="3"][data-column="4"]')
    expect(asked).to_contain_text("?")
    asked.evaluate("cell => { cell.marked = true }")
    field(page, STEPS[1]).fill("0,78")
    field(page, STEPS[1]).press("Enter")
    expect(asked).to_have_text("0.78")
    assert asked.evaluate("cell => cell.marked")
    expect(page.locator("[role=status][aria-live=polite]").filter(has_text=CORRECT)).to_have_count(1)
