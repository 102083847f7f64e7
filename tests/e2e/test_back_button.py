"""The browser's Back button: what was chosen on a screen is there again, and each screen has its own tab title."""

import re
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM, open_screen
from ui.frame.navigation import SECTIONS

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

TITLES = {
    "similarity": "Similarity without learning",
    "learned": "Learned queries, keys and values",
    "scaling": "Scaled vs unscaled",
}


def weight(page, row, column):
    """The weight of a row and a column, counted from 0, in the picture."""
    table = page.locator('table[data-node="weights"]:not([data-turned])').first
    return table.locator(f'td[data-row="{row}"][data-column="{column}"]')


def leave_and_go_back(page, title):
    open_screen(page, "A soft dictionary")
    page.get_by_role("heading", name="A soft dictionary", exact=True).wait_for()
    page.go_back()
    page.get_by_role("heading", name=title, exact=True).wait_for()


@pytest.mark.parametrize("screen", TITLES)
def test_a_sentence_and_a_number_pinned_in_it_are_there_again(chromium, address, screen):
    page = chromium.new_page()
    sentence = "the otter swam along the river"
    page.goto(f"{address}/{screen}?example=your+own+sentence&sentence={quote_plus(sentence)}")
    weight(page, 1, 3).click()
    page.wait_for_url(re.compile("row=otter"))
    leave_and_go_back(page, TITLES[screen])
    expect(page.get_by_label("Your sentence", exact=True)).to_have_value(sentence)
    expect(weight(page, 1, 3)).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)
    page.wait_for_url(re.compile("row=otter"))
    page.close()


@pytest.mark.parametrize("screen", TITLES)
def test_a_number_pinned_in_the_usual_sentence_raises_nothing(chromium, address, screen):
    page = chromium.new_page()
    page.goto(f"{address}/{screen}?example=your+own+sentence")
    weight(page, 0, 7).click()
    page.wait_for_url(re.compile("column=bank"))
    leave_and_go_back(page, TITLES[screen])
    expect(weight(page, 0, 7)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_label("Your sentence", exact=True)).to_be_visible()
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)
    page.close()


def test_each_screen_has_its_own_tab_title(chromium, address):
    page = chromium.new_page()
    titles = set()
    for screens in SECTIONS.values():
        for screen in screens:
            page.goto(f"{address}/{'' if screen.name == 'home' else screen.name}")
            shown = (
                "Self-attention, computed" if screen.name == "home" else f"{screen.title} · Self-attention, computed"
            )
            expect(page).to_have_title(shown)
            titles.add(page.title())
    assert len(titles) == sum(map(len, SECTIONS.values()))
    page.close()
