"""A link has one budget: what it has no room for comes back in the browser that keeps it, and is told elsewhere."""

from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import wait_until_run
from ui.screens.quiz import longest
from ui.session.keys import HOMEWORK, answer_key
from ui.session.link import BUDGET

EXERCISE = exercises.load(HOMEWORK)
PARTS = [part for part in EXERCISE.parts if part.kind != "choice"]
LONG = {answer_key(EXERCISE, part): f"{i}" + " 0.5" * ((longest(part) - 4) // 4) for i, part in enumerate(PARTS)}
"""An answer to each part, with almost as many characters as its field takes: no two are alike."""

TYPED = list(LONG)[-3:]
NO_ROOM = "This link had no room for everything"


def size(page):
    return len(urlsplit(page.url).query)


def field(page, key):
    return page.locator(f".st-key-{key.replace('.', '-')} :is(input, textarea)").first


@pytest.fixture
def filled(page, address):
    """The homework, opened by an old link that holds more than a link may hold now, and typed into."""
    rest = {key: text for key, text in LONG.items() if key not in TYPED}
    page.goto(f"{address}/quiz?view=sheet&{urlencode(rest)}")
    page.locator('[data-testid="stMain"] h1').wait_for()
    for key in TYPED:
        field(page, key).fill(LONG[key])
        field(page, key).press("Tab")
    wait_until_run(page)
    page.wait_for_function(f"location.search.length <= {BUDGET}")
    return page


def test_every_long_answer_is_there_after_a_reload_and_the_link_stays_short(filled):
    assert sum(map(len, LONG.values())) > BUDGET
    filled.wait_for_function(
        "() => new URL(location).searchParams.get('kept')?.split(' ')"
        ".every((name) => localStorage.getItem(`self-attention: quiz?${name}`))"
    )
    filled.reload()
    for key, text in LONG.items():
        expect(field(filled, key)).to_have_value(text)
    wait_until_run(filled)
    assert size(filled) <= BUDGET
    expect(filled.get_by_text(NO_ROOM)).to_have_count(0)
