"""What those meet who have no mouse: fields that are reached with Tab are in sight."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run
from tests.e2e.test_every_screen import NAMES, SHOWN

_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

_PLACE = """() => {
  const field = document.activeElement, bar = document.querySelector("[data-testid=stBottom]")
  const within = (other) => other.contains(field)
  return ["INPUT", "TEXTAREA"].includes(field.tagName) && !within(bar)
    ? [field.getAttribute("aria-label"), field.getBoundingClientRect().bottom, bar.getBoundingClientRect().top]
    : null
}"""


def test_no_field_of_the_quiz_hides_behind_the_bar_at_the_foot(page, address):
    page.set_viewport_size({"width": 640, "height": 480})
    page.goto(f"{address}/quiz?view=sheet")
    page.get_by_text(re.compile(r"^0 of \d+ points$")).wait_for()
    reached = set()
    for field in page.locator("//input | //textarea").all():  # not the boxes in pictures: focused is the picture
        field.focus()
        page.evaluate(_FRAME)  # it scrolls in the next one
        if place := page.evaluate(_PLACE):
            label, bottom, bar = place
            reached.add(label)
            assert bottom <= bar + 1, label
    assert len(reached) >= 11


def _tabs_until(page, at_most, is_there):
    for count in range(1, at_most + 1):
        page.keyboard.press("Tab")
        if page.evaluate(is_there):
            return count
    raise AssertionError(f"not reached with {at_most} Tabs")


_FOCUSED = """() => {
  let at = document.activeElement
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}"""


_MOST = 8
"""Stops of the Tab key to the first answer, or where nothing is asked to what is done first with the picture."""

_ANSWERED = (
    "td.cell, .word, button.block, [data-testid=stTextInput] input:not([aria-label=Seed]), textarea,"
    " [data-testid=stButtonGroup] button, [data-testid=stFileUploader] button, button.answer, input.asked, .river input, ul > li > button"
)

_PLAYED = ", .stepping button, section button[data-state]"
"""Where a picture, or the map of one's work, is only looked at; in the challenges the numbers to change are the answer."""

_BY_DAY = {"", "challenges", "gradients", "quiz"}
"""A picture that is played, its numbers, the figure of a lesson and a field; the others wait for the night."""


@pytest.mark.parametrize(
    "path", [pytest.param(one, marks=() if one in _BY_DAY else pytest.mark.nightly) for one in NAMES]
)
def test_few_tabs_lead_to_the_first_answer(page, address, path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/{path}")
    page.locator(SHOWN).locator("visible=true").first.wait_for()
    wait_until_run(page)
    expect(page.locator("body")).to_have_attribute("data-screen", path)
    answered = "[aria-readonly=false] td.cell" if path == "challenges" else _ANSWERED + _PLAYED
    _tabs_until(page, _MOST, f"() => ({_FOCUSED})().matches('{answered}')")


@pytest.mark.parametrize("path", ["masks?question=masks.hidden", "torch-mask", "batches?question=shapes.block"])
def test_what_can_be_pressed_in_a_figure_is_one_stop_on_the_way_to_the_question(page, address, path):
    page.goto(f"{address}/{path}")
    figure = page.locator("figure :is(button, .word)").first
    figure.wait_for()
    wait_until_run(page)
    page.get_by_role("link", name=re.compile("The idea|One sentence")).focus()
    _tabs_until(page, 5, f"() => ({_FOCUSED})().matches('.st-key-lesson [class*=st-key-question] *')")


def test_few_tabs_lead_to_the_question_of_a_chain_which_is_read_before_its_controls(page, address):
    page.goto(f"{address}/learned")
    expect(page.locator("table[data-node]").first).to_be_visible()
    wait_until_run(page)
    _tabs_until(page, _MOST, f"() => ({_FOCUSED})().matches('[class*=st-key-question] [role=radio]')")


def test_few_tabs_lead_to_the_numbers_which_are_one_stop_and_to_the_divisor_and_the_arithmetic(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.locator("table[data-node]").first).to_be_visible()
    before = _tabs_until(page, 30, f"() => ({_FOCUSED})().matches('td.cell')")
    after = _tabs_until(page, 2, f"() => ({_FOCUSED})().matches('[data-part=working]')")
    assert before + after <= 12


@pytest.mark.parametrize("width", [360, 1280])
def test_the_row_that_is_to_be_filled_in_along_a_road_takes_the_focus_in_sight_and_nothing_lies_over_it(
    page, address, width
):
    page.set_viewport_size({"width": width, "height": 800})
    page.context.add_cookies([{"name": "self-attention-road", "value": "One%20hour", "url": address}])
    page.goto(f"{address}/learned")
    page.locator("td.cell").locator("visible=true").first.wait_for()
    task, right = page.locator(".st-key-task"), page.get_by_text("0 of 3 right")
    assert not right.is_visible() or right.bounding_box()["y"] + 16 < task.bounding_box()["y"]
    page.get_by_role("button", name="Fill in").click()
    box = page.get_by_label(re.compile("^Weights: its, the")).first
    expect(box).to_be_focused()
    expect(box).to_be_in_viewport()
    expect(page.locator("table[data-node=weights] thead th").last).to_be_in_viewport(ratio=1)
    if width > 360:  # there the arithmetic is one line at the foot
        context, working = page.locator("table[data-node=context]"), page.locator("[data-part=working]")
        end = context.evaluate("one => one.getBoundingClientRect().right")
        assert working.evaluate(
            "(one, end) => one.classList.contains('under') || one.getBoundingClientRect().left > end", end
        )


def test_what_stands_beside_a_chart_is_one_stop_and_the_part_that_is_open_is_none(page, address):
    page.goto(f"{address}/large")
    buttons = page.locator("[data-testid=stElementToolbar]").last.get_by_role("button", include_hidden=True)
    expect(buttons.nth(1)).to_have_attribute("tabindex", "-1")
    assert buttons.first.evaluate("one => one.tabIndex") == 0
    buttons.first.focus()
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    names = buttons.evaluate_all("all => all.map((one) => [one.closest('[role=toolbar]').ariaLabel, one.ariaLabel])")
    (chart,) = {bar for bar, _ in names}
    assert chart
    assert all(chart not in name for _, name in names), names
    page.goto(f"{address}/head-off")
    page.locator(".st-key-parts a[tabindex='-1']").first.wait_for(state="attached")
    left_out = "all => all.filter((one) => one.tabIndex).map((one) => one.pathname)"
    assert {*page.locator(".st-key-parts a").evaluate_all(left_out)} == {"/head-off"}


def test_no_link_of_the_closed_panel_is_a_stop_and_all_are_there_once_it_is_open(page, address):
    page.set_viewport_size({"width": 640, "height": 450})
    page.goto(f"{address}/masks")
    panel = page.get_by_test_id("stSidebar")
    expect(panel).to_have_attribute("inert", "")
    page.get_by_test_id("stExpandSidebarButton").press("Enter")
    link = panel.get_by_role("link", name="Masks", exact=True)
    expect(panel).not_to_have_attribute("inert", "")
    link.focus()
    expect(link).to_be_focused()
