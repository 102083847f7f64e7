"""A whole mock exam in a browser: the clock, a reload in the middle, time that runs out, handing in, printing."""

import re
import time
from urllib.parse import urlencode

from playwright.sync_api import expect

from core.classroom.check import written
from core.practice.exam import SOURCES, exam
from tests.e2e.app import open_screen, wait_until_run
from ui.session.keys import exam_key

ONE, ALL, _ = SOURCES
EXAM = exam(12, 5, ONE)
KEYS = [exam_key(EXAM.id, group, part) for group, part in EXAM.parts]
RIGHT = dict(zip(KEYS, (written(group.answer(part.id), 4) for group, part in EXAM.parts), strict=True))
CHOSEN = urlencode({"exam": 12, "exam.parts": 5, "exam.from": ONE})


UNDER_THE_BAR = """() => {
  let focused = document.activeElement
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const bar = document.querySelector("[data-testid=stBottom]").getBoundingClientRect()
  return focused.getBoundingClientRect().bottom - bar.top
}"""
"""How far down under the bar at the foot of the window the focused field reaches, in pixels."""


def sitting(*, minutes=15, left=600, handed_in=0):
    started = int(time.time()) + left - 60 * minutes
    return f"12-5-0-{minutes}-{started}" + (f"-{handed_in}" if handed_in else "")


def link(address, **parameters):
    return f"{address}/mock-exam?{urlencode(parameters)}"


def field(page, number):
    return page.get_by_label(re.compile(rf"^Part {number}:"))


def settled(page):
    """Wait until nothing runs any more and a click would arrive."""
    wait_until_run(page)
    page.wait_for_load_state("networkidle")
    return page


def test_a_whole_exam_on_a_phone(page, address):
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{address}/mock-exam?{CHOSEN}")
    page.get_by_role("button", name="Start exam number 12").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"1[45]:\d\d"))
    for number, answer in enumerate(list(RIGHT.values())[:4], 1):
        field(page, number).fill(answer)
        field(page, number).press("Tab")
        expect(page.get_by_text(f"{number} of 5 answered")).to_be_visible()
        settled(page)
        assert page.evaluate(UNDER_THE_BAR) <= 0, "what is reached with Tab is seen"
    expect(page.get_by_text("Read as")).to_have_count(4)
    page.reload()
    expect(page.get_by_text("4 of 5 answered")).to_be_visible()
    expect(field(page, 1)).to_have_value(RIGHT[KEYS[0]])
    settled(page)
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("Part 5 is blank. Hand in all the same?")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Hand in all the same").click()
    expect(page.get_by_text("4 of 5 points")).to_be_visible()
    expect(page.locator(".stMarkdownBadge", has_text="correct")).to_have_count(4)
    expect(page.get_by_text("Not answered.")).to_have_count(1)
    expect(page.get_by_text(re.compile("^Handed in after 1 of 15 minutes"))).to_be_visible()
    page.reload()
    expect(page.get_by_text("4 of 5 points")).to_be_visible()
    settled(page)
    page.get_by_text("Show the solutions").click()
    answer = RIGHT[KEYS[4]].split()
    expect(page.get_by_role("cell", name=answer[0], exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    settled(page)
    page.get_by_role("button", name="The same exam again").click()
    expect(page.get_by_text("0 of 5 answered")).to_be_visible()
    expect(field(page, 1)).to_have_value("")


def test_the_clock_ticks_without_the_server_and_survives_a_reload(profile, address):
    page, sent = profile.new_page(), []

    def note(frame):
        sent.append(frame)

    def listen(socket):
        socket.on("framesent", note)

    page.on("websocket", listen)
    page.goto(link(address, sitting=sitting(left=600)))
    timer = page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"9:5\d"))
    settled(page)
    before = len(sent)
    assert before, "what is sent to the server is seen"
    for _ in range(2):
        expect(timer).not_to_have_text(timer.inner_text())
    assert len(sent) == before
    assert timer.get_attribute("aria-live") is None, "it is not said aloud every second"
    expect(page.get_by_role("status").filter(has_text="left")).to_have_count(0)
    page.reload()
    expect(timer).to_have_text(re.compile(r"9:[2-5]\d"))


def test_the_clock_can_be_hidden_and_switched_off(page, address):
    page.goto(link(address, sitting=sitting(left=600)))
    timer = page.get_by_role("timer")
    expect(timer).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Hide").click()
    expect(timer).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Show the clock")).to_be_visible()
    expect(timer).to_be_hidden()
    settled(page)
    page.get_by_role("button", name="Show the clock").click()
    expect(timer).to_be_visible()
    page.get_by_text("Clock", exact=True).click()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("0 of 5 answered")).to_be_visible()
    settled(page)
    expect(page.get_by_role("timer")).to_have_count(0)


def test_when_the_time_is_up_it_is_said_and_everything_can_still_be_handed_in(page, address):
    page.goto(link(address, sitting=sitting(left=6), **dict(list(RIGHT.items())[:4])))
    expect(page.get_by_text("4 of 5 answered")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Time is up.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text("0:00")
    expect(field(page, 1)).to_have_value(RIGHT[KEYS[0]])
    field(page, 5).fill(RIGHT[KEYS[4]])
    field(page, 5).press("Tab")
    expect(page.get_by_text("5 of 5 answered")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Time is up.")).to_have_count(1)
    settled(page)
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("5 of 5 points")).to_be_visible()
    expect(page.get_by_text(re.compile("after time was up"))).to_be_visible()


def test_what_is_typed_stays_when_one_leaves_and_comes_back(page, address):
    page.goto(link(address, sitting=sitting()))
    field(page, 1).fill("0.123")
    field(page, 1).press("Tab")
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    settled(page)
    open_screen(page, "A soft dictionary")
    expect(page.get_by_role("heading", name="A soft dictionary")).to_be_visible()
    settled(page)
    page.go_back()
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    expect(field(page, 1)).to_have_value("0.123")
    settled(page)
    open_screen(page, "A soft dictionary")
    expect(page.get_by_role("heading", name="A soft dictionary")).to_be_visible()
    settled(page)
    open_screen(page, "Mock exam")
    expect(field(page, 1)).to_have_value("0.123")


def test_the_browser_keeps_an_exam_for_who_comes_back_without_its_link(page, address):
    page.goto(link(address, sitting=sitting()))
    field(page, 1).fill("0.123")
    field(page, 1).press("Tab")
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    page.wait_for_function("localStorage.getItem('self-attention: mock exam')?.includes('0.123')")
    page.goto(f"{address}/mock-exam")
    expect(page.get_by_text("You have begun exam number 12, with 5 parts.")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Go on with it").click()
    expect(field(page, 1)).to_have_value("0.123")
    for odd in ("{", '{"sitting": "1-5-0-15-x"}'):
        page.evaluate(
            "text => localStorage.setItem('self-attention: mock exam', JSON.stringify({at: 9e12, text}))", odd
        )
        page.goto(f"{address}/mock-exam")
        expect(page.get_by_role("button", name="Start exam number 1")).to_be_visible()
        settled(page)
        expect(page.get_by_text("You have begun exam")).to_have_count(0)


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def test_a_print_is_the_sheet_and_on_a_new_page_the_key_once_it_may_be_seen(page, address):
    page.emulate_media(color_scheme="dark")
    page.goto(link(address, sitting=sitting(), **RIGHT))
    expect(page.get_by_text("5 of 5 answered")).to_be_visible()
    settled(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Mock exam number 12")).to_be_visible()
    expect(page.get_by_role("button", name="Hand in", exact=True)).to_be_hidden()
    expect(field(page, 1)).to_be_hidden()
    expect(page.get_by_text("Key to mock exam")).to_have_count(0)
    sheet = pages(page.pdf(format="A4"))
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Hand in", exact=True).click()
    expect(page.get_by_text("5 of 5 points")).to_be_visible()
    settled(page)
    page.get_by_text("On paper").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    settled(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Key to mock exam number 12")).to_be_visible()
    expect(page.get_by_text("5 of 5 points")).to_be_hidden()
    expect(page.get_by_role("button", name="HTML")).to_be_hidden()
    assert pages(page.pdf(format="A4")) == sheet + 1


def test_a_teacher_prints_an_exam_and_takes_it_away_with_and_without_its_key(page, address):
    page.goto(f"{address}/mock-exam?{CHOSEN}")
    expect(page.get_by_role("button", name="Start exam number 12")).to_be_visible()
    settled(page)
    page.get_by_text("On paper").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    settled(page)
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    texts = []
    for name in ("mock-exam-12-5-0.html", "mock-exam-12-5-0-with-key.html"):
        with page.expect_download() as download:
            page.get_by_role("button", name="HTML").click()
        assert download.value.suggested_filename == name
        texts.append(download.value.path().read_text(encoding="utf-8"))
        if "key" not in name:
            page.mouse.move(0, 0)  # the button's help lies over what is above it
            page.get_by_text("With the key").click()
            page.locator(".exam-paper .key").wait_for(state="attached")
            settled(page)
    assert "Key to mock exam" not in texts[0]
    assert "Key to mock exam number 12" in texts[1]
    page.set_content(texts[1])
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Mock exam number 12", exact=True)).to_be_visible()
    assert pages(page.pdf(format="A4")) == 1 + _sheet_pages(page, texts[0])


def _sheet_pages(page, text):
    page.set_content(text)
    return pages(page.pdf(format="A4"))


def test_back_after_the_start_leads_to_the_choice_and_on_from_there(page, address):
    page.goto(f"{address}/mock-exam?{CHOSEN}")
    expect(page.get_by_role("button", name="Start exam number 12")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Start exam number 12").click()
    field(page, 1).fill("0.123")
    field(page, 1).press("Tab")
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    settled(page)
    for _ in range(4):
        page.go_back()
        settled(page)
        if page.get_by_role("button", name="Go on with it").is_visible():
            break
    page.get_by_role("button", name="Go on with it").click()
    expect(field(page, 1)).to_have_value("0.123")


def test_the_address_of_the_choice_is_the_same_exam_for_a_class(page, chromium, address):
    page.goto(f"{address}/mock-exam")
    expect(page.get_by_role("button", name="Start exam number 1")).to_be_visible()
    settled(page)
    page.get_by_label("Exam number").fill("12")
    page.get_by_label("Exam number").press("Enter")
    expect(page.get_by_role("button", name="Start exam number 12")).to_be_visible()
    settled(page)
    page.get_by_role("radio", name="15").click()
    expect(page.get_by_text("15 parts about")).to_be_visible()
    page.wait_for_url(re.compile(r"exam=12.*exam\.parts=15"))
    asked = []
    for _ in range(2):
        student = chromium.new_page()
        student.goto(page.url)
        student.get_by_role("button", name="Start exam number 12").click()
        expect(student.get_by_text("0 of 15 answered")).to_be_visible()
        settled(student)
        student.get_by_text("The numbers to copy").first.click()
        expect(student.get_by_test_id("stCode").first).to_contain_text("np.array")
        asked.append(
            (
                student.locator("label", has_text="Part ").all_inner_texts(),
                student.get_by_test_id("stCode").first.inner_text(),
            )
        )
        student.close()
    assert asked[0] == asked[1]
    assert len(asked[0][0]) >= 14


def test_what_is_typed_into_boxes_is_an_answer_without_a_mark(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(link(address, sitting=sitting()))
    expect(page.get_by_text("0 of 5 answered")).to_be_visible()
    settled(page)
    boxes = page.locator("table[data-node=V] input.box")
    for i, text in enumerate(RIGHT[KEYS[1]].split()):
        boxes.nth(i).fill(text)
        boxes.nth(i).press("Enter")
    expect(field(page, 2)).to_have_value(RIGHT[KEYS[1]])
    expect(page.get_by_text("1 of 5 answered")).to_be_visible()
    settled(page)
    expect(page.locator("[data-mark=correct], [data-mark=wrong]")).to_have_count(0)
