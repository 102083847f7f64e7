"""Back, after other numbers or another exercise: the numbers and the answers of before are there again."""

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]


def points(count, exercise):
    """What stands at the foot of the homework."""
    return f"{count} of {len(exercises.load(exercise).parts)} points"


@pytest.mark.parametrize(("pressed", "then"), [("Other numbers", "bank-interest"), ("journey", "journey")])
def test_back_shows_the_exercise_and_the_answers_of_before(chromium, address, pressed, then):
    page = chromium.new_page()
    page.goto(f"{address}/quiz?exercise=bank-interest&q4-weight=0.7029")
    page.get_by_text(points(1, "bank-interest")).wait_for()
    page.wait_for_timeout(1000)
    before = page.url
    page.get_by_text(pressed, exact=True).first.click()
    page.get_by_text(points(0, then)).wait_for()
    page.wait_for_timeout(1000)
    for _ in range(2):  # Streamlit takes the choice and the answers out of the link one after the other
        if page.url != before:
            page.go_back()
            page.wait_for_timeout(2000)
    page.get_by_text(points(1, "bank-interest")).wait_for()
    expect(page.get_by_text("Variant 1", exact=False)).to_have_count(0)
    expect(page.get_by_label("How much does “bank” attend to “interest” now?")).to_have_value("0.7029")
    assert page.url == before
    page.close()
