"""What those meet who have no mouse: fields that are reached with Tab are in sight."""

import pytest

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

_PLACE = """() => {
  const field = document.activeElement, bar = document.querySelector("[data-testid=stBottom]")
  const within = (other) => other.contains(field)
  return ["INPUT", "TEXTAREA"].includes(field.tagName) && !within(bar)
    ? [field.getAttribute("aria-label"), field.getBoundingClientRect().bottom, bar.getBoundingClientRect().top]
    : null
}"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 640, "height": 480}], ids=str)
def test_no_field_of_the_quiz_hides_behind_the_bar_at_the_foot(chromium, address, size):
    page = chromium.new_page(viewport=size)
    page.goto(f"{address}/quiz")
    page.get_by_text("0 of 12 points").wait_for()
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        page.wait_for_timeout(50)
        if place := page.evaluate(_PLACE):
            label, bottom, bar = place
            reached.add(label)
            assert bottom <= bar + 1, label
    assert len(reached) >= 11
    page.close()
