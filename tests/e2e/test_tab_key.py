"""What those meet who have no mouse: fields that are reached with Tab are in sight."""

import re

from playwright.sync_api import expect

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
    for _ in range(180):
        page.keyboard.press("Tab")
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


def test_few_tabs_lead_to_the_numbers_and_one_more_a_matrix_and_the_divisor_to_the_arithmetic(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/learned")
    tables = page.locator("table[data-node]")
    expect(tables.first).to_be_visible()
    before = _tabs_until(page, 30, f"() => ({_FOCUSED})().matches('td.cell')")
    after = _tabs_until(page, tables.count() + 1, f"() => ({_FOCUSED})().matches('[data-part=working]')")
    assert before + after <= 45
