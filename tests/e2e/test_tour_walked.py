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


def stands_at(page, number, *, is_answered=False):
    step = STEPS[number - 1]
    undivided = {"scaled_scores"} if is_answered and step.found_graph else set()
    expect(page.get_by_role("heading", name=f"{number}. {step.title}.", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name=str(number), exact=True)).to_be_checked()
    grids = page.get_by_role("grid")
    folded = page.locator(".all > summary").and_(page.locator(".all:not([open]) > :visible"))
    for name in set(step.matrices) - undivided if not folded.count() else ():  # the picture follows the text
        expect(page.locator(f'[data-node="{name}"]:visible').first).to_be_visible()
    others = "".join(f':not([data-node="{name}"])' for name in step.matrices)
    expect(grids.and_(page.locator(f"table{others}"))).to_have_count(0)


def badge(page, text):
    return page.locator(".stMarkdownBadge", has_text=text)


def field(page, step):
    return page.get_by_role("textbox", name=step.task.prompt, exact=True)


HELD_BACK = """
const Native = WebSocket
window.held = []
window.WebSocket = class extends Native {
    constructor(...given) {
        super(...given)
        this.addEventListener("message", () => window.isSent && window.held.splice(0).forEach((late) => super.send(late)))
    }
    send(message) {
        const text = new TextDecoder().decode(message)
        if (!window.isPressed && text.includes("kept tour") && text.includes("found")) return window.held.push(message)
        super.send(message)
        window.isSent = window.isPressed
    }
}
"""
"""What the browser kept reaches the server as soon as the run after a press has begun."""


def test_what_the_browser_kept_does_not_throw_whoever_goes_on_back_to_the_tour(other_device, address):
    page = opened(other_device, address)
    page.get_by_role("radio", name=STEPS[0].task.key, exact=True).click()
    page.wait_for_function("() => localStorage.getItem('self-attention: tour')?.includes('tour.word')")
    page.add_init_script(HELD_BACK)
    page.goto(f"{address}/?step={len(STEPS)}")
    stands_at(page, len(STEPS))
    page.wait_for_function("() => window.held.length")
    page.evaluate("() => { window.isPressed = true }")
    page.get_by_role("button", name="One hour: A soft dictionary").click()
    page.wait_for_function("() => window.held.length === 0")
    expect(page.get_by_role("link", name="One hour, 3 of 8.")).to_be_visible()
    expect(page).to_have_url(re.compile("/lookup"))


def test_at_the_end_of_the_tour_the_whole_arithmetic_of_its_number_is_in_sight(other_device, address):
    page = opened(other_device, address, f"?step={len(STEPS)}")
    page.set_viewport_size({"width": 1280, "height": 800})
    working = page.locator(".working")
    expect(working).to_contain_text("÷ 281.50 =")
    assert working.evaluate("(working) => working.scrollHeight <= working.clientHeight")


@pytest.mark.parametrize("walked", [4, pytest.param(len(STEPS), marks=pytest.mark.nightly)])
def test_the_tour_is_walked_by_touch_on_a_phone(chromium, address, walked):
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = opened(context, address)
    for number, step in enumerate(STEPS[:walked], start=1):
        if number == 2:
            page.locator(".all > summary").tap()
        stands_at(page, number)
        said = page.get_by_role("heading", name=f"{number}. {step.title}.", exact=True).bounding_box()
        drawn = page.locator(".st-key-tour [class*=st-key-machine]").bounding_box()  # its matrices are scrolled in it
        assert drawn["y"] + drawn["height"] <= said["y"], "the picture comes first in all steps"
        assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
        steps = page.get_by_role("radiogroup", name="Step of the tour").get_by_role("radio")
        boxes = [steps.nth(i).bounding_box() for i in range(len(STEPS))]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] >= 24 for box in boxes)
        if number == 1:
            page.get_by_role("radio", name=step.task.key, exact=True).tap()
            expect(badge(page, CORRECT)).to_have_count(1)
        if number < walked:
            page.get_by_role("button", name="Next").tap()
    context.close()


def test_on_a_phone_a_step_opens_at_its_title_though_the_one_before_was_scrolled(chromium, address):
    page = chromium.new_page(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    page.goto(f"{address}/?step=5")
    stands_at(page, 5)
    page.get_by_test_id("stMain").evaluate("main => main.scrollTop = 57")
    page.get_by_role("button", name="Next").tap()
    title = page.get_by_role("heading", name=f"6. {STEPS[5].title}.", exact=True)
    expect(title).to_be_focused()
    assert title.bounding_box()["y"] >= 50  # beneath the bar
    page.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_mark_does_not_push_next_away(page, address, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}/?step=8")
    stands_at(page, 8)
    on = page.get_by_role("button", name="Next")
    before = on.bounding_box()["y"]
    page.get_by_role("radio", name="less", exact=True).click()
    expect(badge(page, NOT_RIGHT)).to_be_visible()
    assert on.bounding_box()["y"] == before


def test_sentence_question_mark_and_picture_are_above_the_fold_and_no_explanation_is_cut_off(page, address):
    page.goto(f"{address}/?{urlencode({'step': 1, **{f'tour.{step.id}': RIGHT[step.id] for step in STEPS}})}")
    for number in range(1, len(STEPS) + 1):
        stands_at(page, number, is_answered=True)
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
        if number < len(STEPS):
            page.get_by_role("button", name="Next").click()


def test_a_reload_back_the_menu_and_a_second_browser_are_at_the_same_step_with_the_same_answers(
    profile, other_device, address
):
    page = opened(profile, address, "?step=4")
    field(page, STEPS[3]).fill("0.78")
    field(page, STEPS[3]).press("Enter")
    expect(badge(page, NOT_RIGHT)).to_have_count(1)
    page.get_by_role("button", name="Next").click()
    stands_at(page, 5)
    page.wait_for_url(re.compile("step=5"))
    page.reload()
    stands_at(page, 5)
    for come_back in (page.go_back, lambda: open_screen(page, "Start")):
        open_screen(page, "A soft dictionary")
        page.get_by_role("heading", name="A soft dictionary", exact=True).wait_for()
        come_back()
        stands_at(page, 5)
        page.wait_for_url(re.compile("step=5"))
    for one in (page, opened(other_device, address, page.url.split("/")[-1])):
        stands_at(one, 5)
        one.get_by_role("button", name="Back").click()
        expect(field(one, STEPS[3])).to_have_value("0.78")
        expect(badge(one, NOT_RIGHT)).to_have_count(1)


def test_whoever_comes_again_is_where_they_were_or_at_the_step_of_a_link_and_can_start_afresh(profile, address):
    first = opened(profile, address)
    first.get_by_role("radio", name="chased", exact=True).click()
    expect(badge(first, CORRECT)).to_have_count(1)
    first.get_by_role("button", name="Next").click()
    stands_at(first, 2)
    first.wait_for_function("() => localStorage.getItem('self-attention: tour')?.includes('2')")
    first.close()
    again = opened(profile, address, "")
    stands_at(again, 2)
    again.wait_for_url(re.compile("step=2"))
    linked = opened(profile, address, "?step=7")
    linked.wait_for_url("**tour.word=chased**")
    stands_at(linked, 7)
    again.get_by_role("button", name="Back").click()
    expect(badge(again, CORRECT)).to_have_count(1)
    again.get_by_role("button", name="Start afresh").click()
    expect(again.get_by_role("radio", name="chased", exact=True)).not_to_be_checked()
    again.wait_for_function("() => !localStorage.getItem('self-attention: tour').includes('chased')")
    expect(again.get_by_role("button", name="Start afresh")).to_have_count(0)


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


@pytest.mark.parametrize("number", [8, *(pytest.param(one, marks=pytest.mark.nightly) for one in (2, 5, 6, 7, 9))])
def test_on_a_phone_the_number_that_is_explained_is_seen_beside_what_is_asked(page, address, number):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/?step={number}")
    stands_at(page, number)
    node, row, column = STEPS[number - 1].opening
    place = f"[data-row='{tour.words().index(row)}'][data-column='{tour.columns(node).index(column)}']"
    cell = page.locator(f":is(table[data-node={node}] td, .one-row td[data-node={node}]){place}:visible").first
    foot = page.locator(".foot")
    expect(page.locator(".one-row table")).to_be_visible(visible=number != 6)  # there are no scores yet
    expect(cell).to_be_in_viewport(ratio=1)
    asked = page.get_by_text(STEPS[number - 1].task.prompt.split(" W_")[0])  # an index is set below its letter
    expect(asked.locator("visible=true").first).to_be_in_viewport(ratio=1)
    box = cell.bounding_box()
    assert box["y"] + box["height"] <= foot.bounding_box()["y"]
