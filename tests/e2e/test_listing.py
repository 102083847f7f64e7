"""The listing of the bug hunt: a line is pressed in it or reached with keys, and its code scrolls sideways on a phone."""

import re

import pytest
from playwright.sync_api import expect

from core.lessons.bug_hunt import hunt, listing
from tests.e2e.app import wait_until_run


@pytest.fixture
def lines(page, address):
    page.goto(f"{address}/bug-hunt")
    rows = page.get_by_role("list", name=re.compile("The module")).get_by_role("button")
    expect(rows.first).to_be_visible()
    wait_until_run(page)
    return rows


def test_a_line_is_pressed_or_reached_with_arrow_keys_and_named_beside_the_listing(page, lines):
    line = lines.filter(has_text="scaled_scores =")
    line.click()
    expect(page.locator("p").filter(has_text="What is wrong with line 28?")).to_be_visible()
    line.press("ArrowDown")
    expect(lines.filter(has_text="weights = scaled_scores.softmax")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("p").filter(has_text="What is wrong with line 29?")).to_be_visible()
    expect(line).to_have_attribute("aria-pressed", "false")


def test_no_answer_moves_what_the_module_computes(page, lines):
    computed = page.locator(".st-key-machine-of-the-module[data-drawn]")
    before = computed.bounding_box()["y"]
    lines.filter(has_text="scaled_scores =").click()
    page.locator(".st-key-question-bugs").get_by_role("radio").first.click()
    expect(page.locator(".st-key-guess .stMarkdownBadge")).to_be_visible()
    assert computed.bounding_box()["y"] == before


def test_at_360_pixels_code_opens_at_its_first_line_if_a_line_that_answers_is_seen_there(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/module")
    rows = page.get_by_role("list", name=re.compile("^The class"))
    expect(rows.get_by_text("class SelfAttention")).to_be_in_viewport()
    assert rows.evaluate("one => one.scrollTop < 8 && one.scrollHeight > one.clientHeight")
    assert rows.evaluate("one => [...one.children].every((line) => !line.innerText.trim() || line.clientHeight >= 18)")


def test_at_360_pixels_code_keeps_its_indentation_and_scrolls_in_its_own_place(page, lines):
    page.set_viewport_size({"width": 360, "height": 780})
    faulty = listing([fault.kind for fault in hunt().faults]).splitlines()
    line = lines.filter(has_text="self.W_k = Linear").first
    assert "    " + line.inner_text() in faulty
    assert line.bounding_box()["height"] < 30
    code = page.get_by_role("list", name=re.compile("The module"))
    assert code.evaluate("one => one.scrollWidth == one.clientWidth"), "the end of each line is in sight"
    page.set_viewport_size({"width": 300, "height": 780})
    assert code.evaluate("one => one.scrollWidth > one.clientWidth")
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_finger_sees_all_lines_of_the_bug_hunt_and_steps_from_one_to_the_next(chromium, address):
    with chromium.new_context(viewport={"width": 360, "height": 800}, has_touch=True) as phone:
        page = phone.new_page()
        page.goto(f"{address}/bug-hunt?bugs.line=30")
        wait_until_run(page)
        above, below = (page.get_by_role("button", name=f"The line {side}") for side in ("above", "below"))
        below.tap()
        expect(page.locator("p").filter(has_text="What is wrong with line 31?")).to_be_in_viewport()
        below.tap()  # from the last line to the first
        expect(page.locator("p").filter(has_text="What is wrong with line 14?")).to_be_in_viewport()
        above.tap()
        expect(page.locator("p").filter(has_text="What is wrong with line 31?")).to_be_in_viewport()
        assert above.bounding_box()["height"] >= 40
        code = page.get_by_role("list", name=re.compile("The module"))
        assert code.evaluate("one => one.scrollHeight == one.clientHeight")


_COLOURED = """role => [...CSS.highlights.get(`role-${role}`) ?? []].map(range => String(range))"""


@pytest.mark.parametrize(
    ("path", "coloured"),
    [
        ("shapes", {"query": "W_q", "key": "keys", "weight": "weights", "value": "V", "context": "context"}),  # code
        ("learned", {"value": "V", "weight": "weights", "context": "context"}),  # options
    ],
)
def test_the_names_of_the_roles_have_their_colours_in_what_streamlit_draws(page, address, path, coloured):
    page.goto(f"{address}/{path}")
    for role, name in coloured.items():
        page.wait_for_function(f"([role, name]) => ({_COLOURED})(role).includes(name)", arg=[role, name])


def test_in_a_listing_too(lines):
    names = lines.locator("[data-role=query]", has_text="W_q").first
    expect(names).not_to_have_css("color", lines.first.evaluate("one => getComputedStyle(one).color"))
