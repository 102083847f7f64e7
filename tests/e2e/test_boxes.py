"""Filling in: numbers are typed into the picture, marked where they stand, and are those of the field beside it."""

import re
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import expect

from core import exercises

BANK = exercises.load("bank-interest")
QUERY = [f"{value:.4f}" for value in BANK.answer("q2-query-bank")]
FIELD = "The query of “bank”"


def opened(page, address, **answers):
    query = "&".join(f"{name.replace('_', '-')}={quote_plus(text)}" for name, text in answers.items())
    page.goto(f"{address}/quiz?view=sheet&{query}")
    box(page, 1).wait_for()
    expect(page.get_by_text("points")).to_be_visible()
    return page


def box(page, column, row="bank", matrix="Queries"):
    return page.get_by_label(f"{matrix}: {row}, column {column}", exact=True)


def mark(page, column, row="bank", matrix="Queries"):
    return box(page, column, row, matrix).locator("xpath=..")


def test_numbers_are_marked_where_they_stand_and_are_those_of_the_field_also_after_a_reload(page, address):
    opened(page, address)
    box(page, 1).click()
    for text in (QUERY[0], "9", QUERY[2][:3]):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(box(page, 1, "interest")).to_be_focused()
    for column, status in ((1, "correct"), (2, "wrong"), (3, "imprecise")):
        expect(mark(page, column)).to_have_attribute("data-mark", status)
    signs = [mark(page, j).evaluate("td => getComputedStyle(td, '::after').content") for j in (1, 2, 3)]
    assert signs == ['"✓"', '"✗"', '"…"']
    expect(box(page, 2)).to_have_attribute("aria-invalid", "true")
    expect(box(page, 1)).to_have_attribute("aria-invalid", "false")
    expect(box(page, 2)).to_have_attribute("aria-description", "not right")
    assert mark(page, 1, "interest").get_attribute("data-mark") == ""
    field = page.get_by_label(FIELD)
    expect(field).to_have_value(f"{QUERY[0]} 9 {QUERY[2][:3]}")
    field.fill(f"[{', '.join(QUERY)}]")
    field.press("Enter")
    for _ in range(2):
        for column, text in enumerate(QUERY, start=1):
            expect(box(page, column)).to_have_value(text)
            expect(mark(page, column)).to_have_attribute("data-mark", "correct")
        page.wait_for_url(re.compile("q2-query-bank="))
        page.reload()


def test_a_hint_says_where_the_number_of_a_wrong_box_comes_from(page, address):
    opened(page, address, q2_query_bank="1 2 3")
    box(page, 1).click()
    given = page.get_by_role("group", name="The numbers of Queries, keys and values")
    assert given.locator("td[data-lit=left]").count() == given.locator("td[data-lit=right]").count() == 3
    expect(page.locator(".cell-hint:visible")).to_have_text("Row “bank” of X meets column 1 of Wq.")
    box(page, 2, "interest").focus()
    expect(page.locator(".cell-hint:visible")).to_have_count(0)


DELAY = """(ms) => {
  const Real = WebSocket
  const later = (socket) => {
    const set = (listener) => (event) => setTimeout(() => listener(event), window.isSlow ? ms : 0)
    const add = socket.addEventListener.bind(socket)
    socket.addEventListener = (type, listener, ...rest) => add(type, type === "message" ? set(listener) : listener, ...rest)
    let mine = null
    add("message", (event) => setTimeout(() => mine?.(event), window.isSlow ? ms : 0))
    Object.defineProperty(socket, "onmessage", { set: (listener) => { mine = listener }, get: () => mine })
    return socket
  }
  window.WebSocket = new Proxy(Real, { construct: (target, given) => later(new target(...given)) })
}"""


def test_nothing_typed_quickly_is_lost_where_the_server_is_slow(profile, address):
    page = profile.new_page()
    page.add_init_script(f"({DELAY})(1500)")
    opened(page, address)
    page.evaluate("window.isSlow = true")
    typed = {}
    box(page, 1).click()
    for i, (row, column) in enumerate((row, column) for row in ("bank", "interest") for column in (1, 2, 3)):
        typed[row, column] = f"1.{i}"
        page.keyboard.type(typed[row, column], delay=60)
        page.keyboard.press("Enter")
    box(page, 1).fill("8.88")  # while the answer to its first content is still on the way
    box(page, 1).press("Enter")
    typed["bank", 1] = "8.88"
    page.keyboard.type("4")  # and a box in which one is still typing
    page.wait_for_timeout(2500)
    expect(box(page, 2)).to_have_value("4")
    page.keyboard.press("Escape")
    box(page, 2).fill(typed["bank", 2])
    box(page, 2).press("Enter")
    expect(page.get_by_label(FIELD)).to_have_value("8.88 1.1 1.2")
    expect(page.get_by_label("The query of “interest”")).to_have_value("1.3 1.4 1.5")
    for (row, column), text in typed.items():
        expect(box(page, column, row)).to_have_value(text)
        expect(mark(page, column, row)).to_have_attribute("data-mark", "wrong")


@pytest.mark.nightly  # on a busy machine the last number may miss the field: a fault of the app, which is still to be found
@pytest.mark.parametrize("pause", [0, 70])
def test_a_whole_matrix_typed_quickly_is_in_the_field_beside_it(page, address, pause):
    """The field gets what Python makes of one number after the picture does, and after the next number is sent."""
    opened(page, address)
    page.get_by_label("Weights: the, the", exact=True).first.focus()
    numbers = [f"{i / 100:.2f}" for i in range(1, 26)]
    for number in numbers:
        page.keyboard.type(number)
        page.keyboard.press("Enter")
        page.wait_for_timeout(pause)
    all_of_them = re.compile(r"\s+".join(map(re.escape, numbers)))
    expect(page.get_by_label("All 25 weights")).to_have_value(all_of_them)


def test_a_printed_sheet_has_a_line_for_the_name_and_no_controls_and_a_worksheet_empty_boxes_unless_one_chooses(
    page, address
):
    opened(page, address, q2_query_bank=" ".join(QUERY))
    expect(mark(page, 1)).to_have_attribute("data-mark", "correct")
    page.emulate_media(media="print")
    assert page.get_by_role("heading", level=1).evaluate("it => getComputedStyle(it, '::after').content") == '"Name:"'
    for control in ("View", "Exercise"):
        expect(page.get_by_role("radiogroup", name=control)).to_be_hidden()
    for control in ("Other numbers", "The numbers to copy", "Hand in, or take your answers with you"):
        expect(page.get_by_text(control, exact=True).first).to_be_hidden()
    page.emulate_media(media="screen")
    colour = "box => [getComputedStyle(box).color, getComputedStyle(box.parentElement, '::after').content]"
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print as a worksheet").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    assert box(page, 1).evaluate(colour) == ["rgba(0, 0, 0, 0)", "none"]
    expect(page.get_by_label(FIELD)).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_label("with what I typed").locator("visible=true").check()
    page.get_by_role("button", name="Print as a worksheet").click()
    page.emulate_media(media="print")
    shown, sign = box(page, 1).evaluate(colour)
    assert (shown != "rgba(0, 0, 0, 0)", sign) == (True, '"✓"')
