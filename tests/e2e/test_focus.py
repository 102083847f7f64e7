"""The keyboard's focus after a press that takes its button away: it is at what came by it, and Tab goes on from there."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from core.lessons import tour
from core.practice.exam import SOURCES
from tests.e2e.app import open_screen, wait_until_run

STEPS = tour.load().steps

ANNOUNCED = ".announcer[aria-live=polite]"

EXAM = f"mock-exam?{urlencode({'exam': 12, 'exam.parts': 5, 'exam.from': next(iter(SOURCES))})}"


@pytest.fixture
def page(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    return page


def press(page, name):
    """Press a button with the keyboard, once a press would arrive."""
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_be_visible()
    wait_until_run(page)
    button.focus()
    page.keyboard.press("Enter")


def focused(page, says, role="heading"):
    """The title that has the focus, which stays there once nothing runs any more, and in sight."""
    place = page.get_by_role(role, name=says)
    expect(place).to_be_focused()
    wait_until_run(page)
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    return place


def titled(page, name, *, announced=True):
    """The title that has the focus, and is announced, if it is that of a screen: one of a step would be said twice."""
    title = page.get_by_role("heading", name=name, exact=True)
    expect(title).to_be_focused()
    expect(page.locator(ANNOUNCED)).to_have_text(name if announced else "")
    return title


def test_another_screen_and_another_step_have_the_focus_at_their_title(page, address):
    page.goto(f"{address}/?step=1")
    expect(page.locator("body")).to_have_attribute("data-step", STEPS[0].id)
    expect(page.locator("h1, [role=heading]").and_(page.locator(":focus"))).to_have_count(0)
    expect(page.locator(ANNOUNCED)).to_have_text("")
    press(page, "Next")
    titled(page, f"2. {STEPS[1].title}.", announced=False)
    expect(page.get_by_role("group", name=STEPS[1].title, exact=True)).to_be_visible()
    open_screen(page, "Masks")
    titled(page, "Masks")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("stMain").get_by_role("button", name="The words")).to_be_focused()
    page.go_back()
    titled(page, "Self-attention, computed")


def test_the_words_are_scrolled_by_keys_and_close_behind_the_focus_which_goes_on_from_their_button(page, address):
    page.goto(f"{address}/masks")
    button = page.get_by_test_id("stMain").get_by_role("button", name="The words")
    press(page, "The words")
    panel = page.get_by_test_id("stPopoverBody")
    expect(panel).to_contain_text("embedding")
    expect(panel).to_be_focused()
    page.keyboard.press("PageDown")
    page.wait_for_function("panel => panel.scrollTop > 100", arg=panel.element_handle())
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    button.press("Enter")
    expect(panel).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel).to_have_count(0)
    expect(button).not_to_be_focused()
    expect(page.locator("[data-testid=stMain] :focus")).to_have_count(1)


def test_tab_goes_on_from_the_title_before_a_slow_screen_has_all_of_its_figure(page, address):
    page.goto(f"{address}/trained")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("stMain").get_by_role("button", name="The words")).to_be_focused()


def test_an_exam_begins_at_its_first_part_and_its_marks_at_the_score(page, address):
    page.goto(f"{address}/{EXAM}")
    press(page, "Start exam number 12")
    first = page.get_by_label(re.compile("^Part 1:"))
    asked = page.get_by_role("heading", name=re.compile("^Part 1:"))
    expect(asked).to_be_focused()
    expect(asked).to_have_css("outline-style", "solid")
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.type("0.5")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    expect(first).to_be_focused()
    press(page, "Hand in")
    focused(page, re.compile("Hand in all the same"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hand in all the same")).to_be_focused()
    page.keyboard.press("Enter")
    score = focused(page, re.compile("of 5 points"))
    expect(page.locator(ANNOUNCED)).to_have_text(score.inner_text())
    press(page, "Choose another length")
    focused(page, "Mock exam")


def test_the_marks_of_a_check_of_all_and_the_place_that_has_the_focus_then_move_nothing(page, address):
    page.goto(f"{address}/quiz?view=sheet")
    title, above = page.get_by_role("heading", name="6. All new vectors"), page.locator(".st-key-numbers")
    expect(page.locator("body")).to_have_attribute("data-screen", "quiz")  # all is drawn
    expect(above.get_by_text("The numbers to copy")).to_be_visible()
    before = title.bounding_box()["y"] - above.bounding_box()["y"]
    press(page, "Check all")
    focused(page, "How much does “bank” attend to “interest”?")
    assert title.bounding_box()["y"] - above.bounding_box()["y"] == pytest.approx(before, abs=1)


def test_after_the_last_hint_which_takes_its_button_away_the_focus_is_on_that_hint(page, address):
    page.goto(f"{address}/practice")
    for name in ("Hint", "Hint 2", "Hint 3"):
        press(page, name)
    hints = page.locator("[class*=st-key-said-] p")
    expect(hints).to_have_count(3)
    expect(hints.last).to_be_focused()


_SEEN = """() => {
  const note = () => { window.focused.push(document.activeElement.tagName); requestAnimationFrame(note) }
  window.focused = []
  note()
}"""


def test_the_focus_is_at_the_number_of_the_next_question_as_soon_as_its_button_is_gone(page, address):
    page.goto(f"{address}/learned")
    page.get_by_role("radio", name="living", exact=True).click()
    page.evaluate(_SEEN)
    press(page, "Next")
    expect(page.get_by_role("tab", name="2", exact=True)).to_be_focused()
    expect(page.locator(ANNOUNCED)).to_have_text(re.compile("^Question 2 of 3. Type over a number of the matrix"))
    seen = page.evaluate("focused")
    assert "BODY" not in seen[seen.index("BUTTON") :]


def test_who_goes_on_into_the_field_of_the_next_question_at_once_types_there(page, address):
    page.goto(f"{address}/large?question=cost.twice&cost.twice=4")
    wait_until_run(page)
    page.get_by_role("button", name="Next", exact=True).locator("visible=true").click()
    field = page.locator("[class*=st-key-question] input[type=text]:visible")
    page.wait_for_function(
        """() => document.activeElement.innerText === "3" && !document.querySelector(".st-key-question-cost-memory input").focus()"""
    )
    wait_until_run(page)
    page.wait_for_timeout(800)
    expect(field).to_be_focused()


def test_on_a_phone_the_squares_of_a_question_and_all_that_is_asked_are_in_sight_once_they_are_drawn(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/trained?trained.predict=pizza&trained.wide=animal&question=trained.wide")
    wait_until_run(page)
    page.get_by_role("button", name="Next", exact=True).locator("visible=true").click()
    expect(page.get_by_role("button", name="The pizza burned in the oven and it tasted bad.: open")).to_be_in_viewport(
        ratio=1
    )
    for word in ("[CLS]", "it"):
        expect(page.locator(".st-key-lesson svg text").get_by_text(word, exact=True).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("radio", name="none of these")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("name", "option"), [("atlas", "the word before"), ("learned", "living")])
def test_the_question_that_back_and_forward_lead_to_is_announced_and_has_the_focus_at_its_number(
    page, address, name, option
):
    page.goto(f"{address}/{name}")
    page.get_by_role("radio", name=option, exact=True).click()
    press(page, "Next")
    for number, go in ("2", None), ("1", page.go_back), ("2", page.go_forward):
        if go:
            go()
        expect(page.get_by_role("tab", name=number, exact=True)).to_be_focused()
        expect(page.locator(ANNOUNCED)).to_have_text(re.compile(f"^Question {number} of 3. "))
        wait_until_run(page)


def test_on_a_phone_the_figure_comes_back_into_sight_with_the_next_question(page, address):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/rotary?question=rotary.together")
    page.get_by_role("slider", name="Both words together").focus()
    wait_until_run(page)
    button = page.get_by_role("button", name="Next", exact=True).locator("visible=true")
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 500)")
    expect(page.locator(".st-key-figure")).not_to_be_in_viewport(ratio=0.8)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="3", exact=True)).to_be_focused()
    for seen in (page.locator(".st-key-figure"), button):
        expect(seen).to_be_in_viewport(ratio=0.95)


CUT = """() => {
  const main = document.querySelector("[data-testid=stMain]"), texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const bar = document.querySelector("[data-testid=stHeader]").getBoundingClientRect().bottom, lines = document.createRange(), cut = []
  while (texts.nextNode()) {
    lines.selectNode(texts.currentNode)
    if (!texts.currentNode.parentElement.closest("h1")) for (const { top, bottom } of lines.getClientRects()) if (top < bar - 1 && bottom > bar + 1) cut.push(texts.currentNode.data)
  }
  return cut
}"""


@pytest.mark.parametrize(("height", "fits"), [(800, True), (700, False)])
def test_on_a_phone_a_mark_that_fits_beneath_the_figure_scrolls_nothing_and_any_other_cuts_neither_title_nor_line(
    page, address, height, fits
):
    page.set_viewport_size({"width": 360, "height": height})
    page.goto(f"{address}/why?question=why.undivided")
    asked = page.locator(".st-key-lesson [role=tabpanel]:visible")
    asked.get_by_role("radio").nth(1).click()
    mark = asked.locator("p:has(.stMarkdownBadge)")
    mark.wait_for()
    wait_until_run(page)
    page.wait_for_timeout(500)  # the announcer waits, too
    expect(mark).to_be_in_viewport(ratio=1)
    assert (page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0) == fits
    assert page.get_by_role("heading", level=1).bounding_box()["y"] == 0
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("path", ["lookup", "two-sentences"])
def test_on_a_phone_neither_an_answer_that_makes_the_figure_lower_moves_anything_nor_next_though_it_grows(
    page, address, path
):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/{path}")
    asked = page.locator(".st-key-lesson [role=tabpanel]:visible")
    option = asked.get_by_role("radio").nth(1)
    option.wait_for()
    wait_until_run(page)
    before = option.bounding_box()["y"]
    option.click()
    asked.locator("p:has(.stMarkdownBadge)").wait_for()
    wait_until_run(page)
    assert option.bounding_box()["y"] == pytest.approx(before, abs=1)
    numbers = page.get_by_role("tab", name="1", exact=True).bounding_box()["y"]
    press(page, "Next")
    expect(page.get_by_role("tab", name="2", exact=True)).to_be_focused()
    wait_until_run(page)
    page.wait_for_timeout(500)  # its figure is drawn
    assert page.get_by_role("tab", name="2", exact=True).bounding_box()["y"] == pytest.approx(numbers, abs=1)


@pytest.mark.parametrize(
    ("path", "width", "height"), [("large", 360, 800), ("word-by-word", 360, 800), ("learned", 1280, 900)]
)
def test_the_next_question_stands_at_the_title_though_the_mark_was_still_coming_into_sight(
    page, address, path, width, height
):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}/{path}")
    wait_until_run(page)
    asked = page.locator(".st-key-lesson [role=tabpanel]:visible")
    asked.get_by_role("radio").last.click()
    asked.locator(".stMarkdownBadge").wait_for()
    press(page, "Next")
    expect(page.get_by_role("tab", name="2", exact=True)).to_be_focused()
    wait_until_run(page)
    page.wait_for_timeout(500)  # as long as a scroll takes that has begun
    assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0


@pytest.mark.parametrize(
    ("link", "button", "said"),
    [
        ("random-weights", "Draw again", "in 16 draws"),
        ("dropout?question=module.sums", "Draw again", "Seed 8 drops"),
        (
            "head-off?head-off.most=layer+1,+head+3&question=head-off.most",
            "layer 6, head 6",
            "Without layer 6, head 6",
        ),
    ],
)
def test_what_a_press_draws_anew_is_announced(page, address, link, button, said):
    page.goto(f"{address}/{link}")
    page.get_by_role("tab", name="1", exact=True).wait_for()
    press(page, button) if button == "Draw again" else page.get_by_role("radio", name=button).click()
    expect(page.locator(ANNOUNCED)).to_contain_text(said)


def test_what_a_press_right_after_the_screen_is_there_brings_far_from_itself_is_announced(page, address):
    page.goto(f"{address}/challenges")
    press(page, "Show me a solution")
    expect(page.locator(ANNOUNCED)).to_contain_text("W k")
    expect(page.get_by_test_id("stPopoverBody")).to_be_focused()
    press(page, "Try it")
    expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)  # it would cover what it does
    press(page, "Next challenge")
    asks = page.get_by_role("heading").filter(has_text="so that every score")
    expect(asks).to_be_focused()
    assert asks.evaluate("asks => getComputedStyle(asks).outlineStyle") == "solid", "the keyboard's ring is seen"
