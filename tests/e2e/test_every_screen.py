"""Screens, opened by their links: what they ask for, their headings, what axe says, and their width on two screens.

By day one of each kind in the light theme; the others and the dark one wait for the night.
"""

import itertools
import re
import time
from urllib.parse import urlencode, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.app import ROOT, wait_until_run
from ui.frame.navigation import TAB_ICON
from ui.frame.sections import SECTIONS

TITLES = {screen.address: screen.title for screens in SECTIONS.values() for screen in screens}

NAMES = {screen.address: screen.name for screens in SECTIONS.values() for screen in screens}

OURS = "Self-attention, computed"

UNCOVERED = {screen.address: screen.shown_by for screens in SECTIONS.values() for screen in screens if screen.shown_by}
"""What uncovers the picture of a screen before anything is predicted, by its address."""

STREAMLITS = (
    "[data-testid=stSidebarNav]",  # ul and li with something between
    "[data-testid=stFileUploaderDropzone]",  # role="presentation" with a name
    "[data-testid=stSkipToContent]",  # in no landmark
)
"""What axe finds fault with and is Streamlit's own, which cannot be mended from here."""

SCROLLS = "scrollable-region-focusable"
"""Of a row that scrolls sideways: Chromium and Firefox let Tab stop there, which axe does not know."""

SHOWN = ", ".join(
    ["td.cell", "canvas[data-node]", ".opening svg"] + [
        f"[data-testid={name}]" for name in ("stVegaLiteChart", "stProgress", "stFileUploader", "stBaseButton-primary")
    ]
)  # fmt: skip
"""What is there at the latest once a screen is: a picture, a chart, a bar, or what a student begins with."""


MARKDOWN = re.compile(r"(?<![\w*])\*\S|`|\$|\]\(|:[\w-]+\[|:material/")
"""What is read aloud as it is written; d_k**1/2 is meant so."""


def link(path):
    more = f"&{UNCOVERED[path]}=true" if path in UNCOVERED else ""
    return f"{path}?q1-weight=0.2097{more}"


def heading(path):
    """The title on a screen: as its page writes it, or as the record of its lesson has it."""
    written = re.search(r'page\.begin\w*\(\s*"([^"]+)"', (ROOT / f"pages/{NAMES[path]}.py").read_text("utf-8"))
    return written[1] if written else TITLES[path]


@pytest.fixture
def asked(page):
    """The addresses that the page asks for, as they come."""
    found = []
    page.on("request", note := lambda what: found.append(what.url))
    page.on("websocket", note)
    yield found
    page.remove_listener("request", note)
    page.remove_listener("websocket", note)


def opened(page, address, path):
    page.goto(f"{address}/{link(path)}")
    expect(page.get_by_role("heading", name=heading(path), exact=True)).to_be_visible()
    page.locator(SHOWN).locator("visible=true").first.wait_for()
    wait_until_run(page)


def assert_narrow(page):
    assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0, "it scrolls sideways"


def assert_whole(page):
    """Nothing on a page is wider than it, or has failed; axe finds nothing in what is ours."""
    assert_narrow(page)
    assert page.get_by_test_id("stException").count() + page.get_by_role("dialog").count() == 0
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [one for one in names if MARKDOWN.search(one)] == []
    options = {"resultTypes": ["violations"], "rules": {SCROLLS: {"enabled": False}}}
    found = Axe().run(page, context={"exclude": [[one] for one in STREAMLITS]}, options=options).response
    assert found["passes"], "axe has not seen the screen"
    assert [(rule["id"], node["html"]) for rule in found["violations"] for node in rule["nodes"]] == []


def on_a_phone_in_the_dark(page):
    page.set_viewport_size({"width": 360, "height": 900})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.get_by_test_id("stApp")).not_to_have_css("background-color", "rgb(255, 255, 255)")


BY_DAY = {
    "", "similarity", "scaling", "quiz", "practice", "challenges", "check-homework", "my-work", "trained", "shapes",
    "gradients", "train",
}  # fmt: skip
"""One screen for each kind of picture, field and table; an exam has its own test, and the others wait for the night."""


@pytest.mark.parametrize(
    "path", [path if path in BY_DAY else pytest.param(path, marks=pytest.mark.nightly) for path in NAMES]
)
def test_a_screen_opens_whole(page, address, asked, path):
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    opened(page, address, path)
    expect(page).to_have_title(f"{TITLES[path]} · {OURS}" if path else OURS)
    assert any(url.startswith("ws:") for url in asked)
    assert {urlsplit(url).netloc for url in asked} <= {"", urlsplit(address).netloc}, "nobody else is asked"
    menus = page.get_by_test_id("stTopNavSection").locator("visible=true")
    menus.first.wait_for()
    assert menus.all_inner_texts() == [title for title in SECTIONS if title]
    headings = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(one => Number(one.tagName[1]))")
    assert headings[0] == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(headings)), headings
    assert_whole(page)
    page.set_viewport_size({"width": 360, "height": 900})
    expect(page.get_by_test_id("stTopNav")).to_be_hidden()
    assert_narrow(page)


@pytest.mark.nightly
@pytest.mark.parametrize("path", NAMES)
def test_a_screen_is_whole_at_either_size_in_either_theme(page, address, path):
    """It opens on a phone in the dark, and is changed as it stands: what a width or a theme changes is done in CSS."""
    page.set_viewport_size({"width": 360, "height": 900})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    opened(page, address, path)
    assert_whole(page)
    for width, scheme in ((360, "light"), (1280, "dark")):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.get_by_test_id("stApp")).to_have_css("color-scheme", scheme)
        assert_whole(page)


@pytest.mark.parametrize(("handed_in", "seen"), [(False, "1 of 15 answered"), (True, "of 15 points")])
def test_an_exam_is_whole_while_it_is_sat_and_once_it_is_handed_in(page, address, handed_in, seen):
    now = int(time.time())
    sitting = f"12-15-1-45-{now - 60}" + (f"-{now}" if handed_in else "")
    answers = {"12-15-1.bank-interest.q2-value-bank": "1 2 3"}
    page.goto(f"{address}/mock-exam?{urlencode({'sitting': sitting, 'exam.solutions': 'true', **answers})}")
    expect(page.get_by_text(seen)).to_be_visible()
    wait_until_run(page)
    on_a_phone_in_the_dark(page)
    assert_whole(page)


def test_what_is_chosen_is_readable_while_it_is_pointed_at_in_the_dark(page, address):
    opened(page, address, "seeds")
    on_a_phone_in_the_dark(page)
    page.locator("[data-testid=stButtonGroup] button:visible").first.click()
    expect(page.locator("[data-testid=stButtonGroup] button[data-hovered]")).to_be_visible()
    expect(page.get_by_test_id("stBaseButton-primary").locator("visible=true")).to_be_visible()
    assert_whole(page)


@pytest.mark.parametrize("path", ["similarity?example=river-bank&matrix=Scores&row=swam", "quiz?exercise=river-bank"])
def test_the_widest_exercise_does_not_scroll_sideways_on_a_phone(page, address, path):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/{path}")
    page.locator(SHOWN).locator("visible=true").first.wait_for()
    assert_narrow(page)


def test_the_tab_has_an_icon_that_our_server_sends(page, address):
    page.goto(address)
    page.locator(f'link[rel="shortcut icon"][href$="{TAB_ICON}"]').wait_for(state="attached")
    answer = page.request.get(f"{address}{TAB_ICON}")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
