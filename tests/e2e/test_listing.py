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


def test_a_line_is_pressed_or_reached_with_arrow_keys_and_what_is_wrong_with_it_is_asked_and_told_beneath_it(
    page, lines
):
    line = lines.filter(has_text="scaled_scores =")
    line.click()
    page.get_by_role("group", name="What is wrong with line 28?").wait_for()
    line.press("ArrowDown")
    following = lines.filter(has_text="weights = scaled_scores.softmax")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    asked = page.get_by_role("group", name="What is wrong with line 29?")
    expect(asked.locator("xpath=..")).to_contain_text("dim=-2")
    expect(line).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Tab")
    expect(asked.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("output").filter(has_text="Line 29 has a different fault.")).to_be_visible()
    asked.get_by_role("button", name="the wrong dimension").press("Enter")
    expect(page.locator("li.fixed output")).to_have_text(re.compile("^✓ The wrong dimension"))
    expect(page.locator(".heard")).to_have_text(re.compile("^✓ The wrong dimension"))
    expect(lines.filter(has_text="dim=-1")).to_be_focused()


def test_at_360_pixels_the_whole_class_is_in_sight_with_what_is_asked_about_it(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/module")
    rows = page.get_by_role("list", name=re.compile("^The class"))
    expect(rows.get_by_text("class SelfAttention")).to_be_in_viewport()
    assert rows.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    expect(page.get_by_text("Where in these lines does the code stop?").first).to_be_in_viewport(ratio=1)
    assert rows.evaluate("one => [...one.children].every((line) => !line.innerText.trim() || line.clientHeight >= 18)")
    rows.get_by_role("button").first.click()
    expect(rows.locator("output")).to_have_count(2)
    assert rows.evaluate("one => one.scrollHeight <= one.clientHeight"), "and with what torch says of it"


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


def test_a_finger_sees_all_lines_of_the_bug_hunt_and_what_may_be_wrong_with_the_one_it_presses_and_none_moves(
    chromium, address
):
    with chromium.new_context(viewport={"width": 360, "height": 800}, has_touch=True) as phone:
        page = phone.new_page()
        page.goto(f"{address}/bug-hunt")
        wait_until_run(page)
        rows = page.get_by_role("list", name=re.compile("The module")).get_by_role("listitem")
        expect(rows.last).to_be_in_viewport(ratio=1)
        line = rows.filter(has_text="context = torch.matmul")
        assert line.bounding_box()["height"] >= 28
        line.tap()
        options = page.get_by_role("group", name="What is wrong with line 30?").get_by_role("button")
        for option in options.all():
            expect(option).to_be_in_viewport(ratio=1)
            assert option.bounding_box()["height"] >= 40
        before = rows.last.bounding_box()
        rows.last.get_by_role("button").first.tap()
        wait_until_run(page)
        assert rows.last.bounding_box() == before
        expect(page.get_by_role("group", name="What is wrong with line 31?")).to_be_in_viewport(ratio=1)
        assert page.get_by_test_id("stMain").evaluate("one => one.scrollTop") == 0, (
            "what the module computes stays in sight"
        )
        rows.last.get_by_text("What is wrong with line 31?").tap()
        expect(page.get_by_role("group", name="What is wrong with line 31?")).to_have_count(0)


def test_on_a_laptop_what_may_be_wrong_with_a_line_stands_beside_the_code_and_moves_no_line(page, lines):
    ends = lines.filter(has_text="self.W_q = Linear"), lines.filter(has_text="return context")

    def height():
        return ends[1].bounding_box()["y"] - ends[0].bounding_box()["y"]

    before = height()
    for line in ends:
        line.click()
        wait_until_run(page)
        asked = page.get_by_role("group", name=re.compile("What is wrong with line"))
        assert asked.bounding_box()["x"] > line.bounding_box()["x"] + 300
        assert height() == before


_COLOURED = """role => [...CSS.highlights.get(`role-${role}`) ?? []].map(range => String(range))"""


@pytest.mark.parametrize(
    ("path", "coloured"),
    [
        ("shapes", {"query": "W_q", "key": "keys", "weight": "weights", "value": "V", "context": "context"}),  # code
        ("learned", {"value": "V", "weight": "weights", "context": "context"}),  # options
        ("lookup", {"query": "query", "key": "keys", "value": "values"}),  # bold
    ],
)
def test_the_names_of_the_roles_have_their_colours_in_what_streamlit_draws(page, address, path, coloured):
    page.goto(f"{address}/{path}")
    for role, name in coloured.items():
        page.wait_for_function(f"([role, name]) => ({_COLOURED})(role).includes(name)", arg=[role, name])


def test_in_a_listing_too(lines):
    names = lines.locator("[data-role=query]", has_text="W_q").first
    names.click()
    expect(names).not_to_have_css("color", lines.first.evaluate("one => getComputedStyle(one).color"))
