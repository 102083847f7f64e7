"""A whole mock exam in a browser: the clock, a reload in the middle, time that runs out, handing in, printing."""

import re
import time
from urllib.parse import urlencode

from playwright.sync_api import expect

from core.classroom.check import spell
from core.practice.exam import SOURCES, exam
from tests.e2e.app import sent_by, wait_until_run
from ui.session.keys import exam_key

ONE, ALL, _ = SOURCES
EXAM = exam(12, 5, ONE)
KEYS = [exam_key(EXAM.id, group, part) for group, part in EXAM.parts]
RIGHT = dict(zip(KEYS, (spell(group.answer(part.id), 4) for group, part in EXAM.parts), strict=True))
CHOSEN = urlencode({"exam": 12, "exam.parts": 5, "exam.from": ONE})


UNDER_THE_BAR = """() => {
  let focused = document.activeElement
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const bar = document.querySelector("[data-testid=stBottom]").getBoundingClientRect()
  return focused.getBoundingClientRect().bottom - bar.top
}"""
"""How far down under the bar at the foot of the window the focused field reaches, in pixels."""


def sitting(*, left=600):
    return f"12-5-0-15-{int(time.time()) + left - 60 * 15}"


def opened(page, address, **parameters):
    """The whole sheet of an exam that has begun."""
    page.goto(f"{address}/mock-exam?{urlencode(parameters)}&view=sheet")
    answered(page, len(parameters) - 1)
    return page


def field(page, number):
    return page.get_by_label(re.compile(rf"^Part {number}:"))


def answered(page, count):
    """Wait until so many parts are answered, and the rest of the sheet has come."""
    expect(page.get_by_text(f"{count} of 5 answered")).to_be_attached()
    wait_until_run(page)


def answer(page, number, text):
    """Answer a part; where one is asked alone, its dot leads to it."""
    dot = page.get_by_role("button", name=re.compile(rf"^Part {number}, "))
    expect(dot.or_(field(page, number)).first).to_be_visible()
    if dot.count():
        dot.click()
        wait_until_run(page)
    field(page, number).fill(text)
    field(page, number).press("Tab")


def start(page, address):
    """Choose an exam, and begin it; the number of steps of the history before."""
    page.goto(f"{address}/mock-exam?{CHOSEN}")
    button = page.get_by_role("button", name="Start exam number 12")
    expect(button).to_be_visible()
    wait_until_run(page)
    steps = page.evaluate("history.length")
    button.click()
    answered(page, 0)
    return steps


def test_a_whole_exam_on_a_phone(page, address):
    page.set_viewport_size({"width": 360, "height": 640})
    start(page, address)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"1[45]:\d\d"))
    for number, text in enumerate(list(RIGHT.values())[:4], 1):
        answer(page, number, text)
        answered(page, number)
        assert page.evaluate(UNDER_THE_BAR) <= 0, "what is reached with Tab is seen"
    expect(page.get_by_test_id("stCaptionContainer").get_by_text("Read as")).to_have_count(1)
    page.reload()
    answered(page, 4)
    expect(field(page, 4)).to_have_value(RIGHT[KEYS[3]])
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("Part 5 is blank. Hand in all the same?")).to_be_visible()
    page.get_by_role("button", name="Hand in all the same").click()
    expect(page.get_by_text("4 of 5 points")).to_be_visible()
    expect(page.locator(".stMarkdownBadge", has_text="correct")).to_have_count(4)
    expect(page.locator(".stMarkdownBadge", has_text="blank")).to_have_count(1)
    expect(page.get_by_text(re.compile("handed in after 1 of 15 minutes"))).to_be_visible()
    page.reload()
    expect(page.get_by_text("4 of 5 points")).to_be_visible()
    wait_until_run(page)
    page.get_by_text("Show the solutions").click()
    expect(page.locator("strong", has_text=RIGHT[KEYS[4]].split()[0])).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="The same exam again").click()
    answered(page, 0)
    answer(page, 5, RIGHT[KEYS[4]])
    answered(page, 1)  # nothing typed before the page was loaded again comes back
    page.get_by_role("button", name=re.compile("^Part 1, ")).click()
    expect(field(page, 1)).to_have_value("")


def test_on_a_phone_all_that_is_chosen_and_the_way_to_begin_are_in_sight_and_then_a_part_with_its_field(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/mock-exam")
    begin = page.get_by_role("button", name="Start exam number 1")
    expect(page.get_by_text("On paper")).to_be_in_viewport(ratio=1)
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    page.get_by_role("button", name=re.compile("^Part 2, ")).click()
    expect(page.locator("input.box").last).to_be_in_viewport(ratio=1)
    bottom, bar = field(page, 2).bounding_box(), page.get_by_test_id("stBottom").bounding_box()
    assert bottom["y"] + bottom["height"] <= bar["y"]


def test_the_clock_ticks_without_the_server_is_hidden_and_switched_off(profile, address):
    page = profile.new_page()
    sent = sent_by(page)
    opened(page, address, sitting=sitting())
    timer = page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"9:[2-5]\d"))
    before = len(sent)
    assert before, "what is sent to the server is seen"
    for _ in range(2):
        expect(timer).not_to_have_text(timer.inner_text())
    assert len(sent) == before
    assert timer.get_attribute("aria-live") is None, "it is not said aloud every second"
    expect(page.get_by_role("status").filter(has_text="left")).to_have_count(0)
    page.get_by_role("button", name="Hide").click()
    expect(timer).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Show the clock").wait_for()
    expect(timer).to_be_hidden()
    wait_until_run(page)
    page.get_by_role("button", name="Show the clock").click()
    expect(timer).to_have_text(re.compile(r"9:[0-5]\d"))
    page.get_by_text("Clock", exact=True).click()
    expect(timer).to_have_count(0)
    page.reload()
    answered(page, 0)
    expect(timer).to_have_count(0)


def test_when_the_time_is_up_it_is_said_and_what_is_typed_into_boxes_still_counts(page, address):
    others = {key: text for key, text in RIGHT.items() if key != KEYS[1]}
    opened(page, address, sitting=sitting(left=6), **others)
    up = page.get_by_role("status").filter(has_text="Time is up.")
    expect(up).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text("0:00")
    boxes = page.locator("table[data-node=V] input.box")
    for i, text in enumerate(RIGHT[KEYS[1]].split()):
        boxes.nth(i).fill(text)
        boxes.nth(i).press("Enter")
    answered(page, 5)
    expect(field(page, 2)).to_have_value(RIGHT[KEYS[1]])
    expect(page.locator("[data-mark=correct], [data-mark=wrong]")).to_have_count(0)
    expect(up).to_have_count(1)
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("5 of 5 points")).to_be_visible()
    expect(page.get_by_text(re.compile("after time was up"))).to_be_visible()


def test_what_is_typed_is_there_for_whoever_comes_back_without_the_link(page, address):
    opened(page, address, sitting=sitting())
    answer(page, 1, "0.123")
    answered(page, 1)
    page.wait_for_function("localStorage.getItem('self-attention: mock exam')?.includes('0.123')")
    page.goto(f"{address}/mock-exam")
    expect(page.get_by_text("You have begun exam number 12, with 5 parts.")).to_be_visible()
    wait_until_run(page)
    page.get_by_role("button", name="Go on with it").click()
    expect(field(page, 1)).to_have_value("0.123")


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def test_a_print_is_the_sheet_and_on_a_new_page_the_key_once_it_may_be_seen(page, address):
    page.emulate_media(color_scheme="dark")
    opened(page, address, sitting=sitting(), **RIGHT)
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Mock exam number 12")).to_be_visible()
    expect(page.get_by_role("button", name="Hand in", exact=True)).to_be_hidden()
    expect(field(page, 1)).to_be_hidden()
    expect(page.get_by_text("Key to mock exam")).to_have_count(0)
    sheet = pages(page.pdf(format="A4"))
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("5 of 5 points")).to_be_visible()
    wait_until_run(page)
    page.get_by_text("On paper").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Key to mock exam number 12")).to_be_visible()
    expect(page.get_by_text("5 of 5 points")).to_be_hidden()
    expect(page.get_by_role("button", name="HTML")).to_be_hidden()
    assert pages(page.pdf(format="A4")) == sheet + 1
