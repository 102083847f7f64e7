"""The homework in a browser: one part at a time, led on by dots, gone back to, on a phone, and the whole sheet."""

import re

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run

WEIGHT = "How much does “bank” attend to “interest”?"


def dot(page, number):
    return page.get_by_role("navigation", name="The parts").get_by_role("button", name=f"Part {number},")


def test_an_answer_is_marked_its_dot_says_so_and_back_and_reload_bring_the_part_and_all_answers_again(page, address):
    page.goto(f"{address}/quiz?exercise=bank-interest")
    field = page.get_by_label(WEIGHT)
    for text, told in (("0.3", "wrong"), ("perhaps", "not readable"), ("0.2097", "right")):
        field.fill(text)
        page.get_by_role("button", name="Check", exact=True).click()
        expect(dot(page, 1)).to_have_accessible_name(re.compile(f": {told}$"))
    mark = page.locator(".st-key-mark .stMarkdownBadge")
    expect(mark).to_be_visible()
    field.press_sequentially("1")
    expect(mark).to_be_hidden()
    field.press("Backspace")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Next part").click()
    expect(dot(page, 2)).to_have_attribute("aria-current", "step")
    page.get_by_role("radio", name="strong").click()
    expect(dot(page, 2)).to_have_accessible_name(re.compile(": wrong$"))
    dot(page, 4).click()
    expect(page.get_by_label("The query of “bank”", exact=True)).to_be_visible()
    expect(dot(page, 2)).to_have_accessible_name(re.compile(": wrong$"))
    page.wait_for_url(re.compile("q1-strength=strong.*part=q2-query-bank|part=q2-query-bank.*q1-strength=strong"))
    page.go_back()
    expect(page.get_by_role("radio", name="strong")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="strong")).to_be_checked()
    page.get_by_text("1 of 14 points").wait_for()


def test_a_right_answer_that_is_left_by_tab_leaves_the_focus_on_check(page, address):
    page.goto(f"{address}/quiz?part=q2-query-bank")
    wait_until_run(page)
    page.get_by_label("The query of “bank”", exact=True).fill("4.37 2.14 4.45")
    page.keyboard.press("Tab")
    check = page.get_by_role("button", name="Check", exact=True)
    expect(check.and_(page.get_by_test_id("stBaseButton-secondary"))).to_be_focused()


def test_on_a_phone_the_figure_comes_first_and_nothing_is_cut_off(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/quiz?part=q6-context")
    table = page.locator("table[data-node=context]").first
    table.wait_for()
    field = page.get_by_label(re.compile("^The 5 × 3 context vectors"))
    assert table.bounding_box()["y"] < field.bounding_box()["y"]
    field.fill("0.1")
    expect(page.get_by_test_id("InputInstructions")).to_be_hidden()  # of keys that it has not
    assert page.evaluate("() => document.querySelector('[data-testid=stMain]').scrollWidth") <= 360
    last = dot(page, 14)
    expect(last).to_be_in_viewport()
    expect(page.get_by_role("navigation", name="The parts")).to_have_class("before")  # where dots fade: more are there


def test_on_a_phone_matrices_begin_beneath_each_other_and_neither_they_nor_check_move_with_an_answer(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/quiz?part=q1-weight")
    first, box = (page.locator(f"table[data-node={node}] td.cell").first for node in ("X", "weights"))
    box.wait_for()
    before = first.bounding_box()
    assert abs(before["x"] - box.bounding_box()["x"]) < 3
    page.get_by_label(WEIGHT).fill("0.5")
    check = page.get_by_role("button", name="Check", exact=True)
    place = check.bounding_box()["y"]
    check.click()
    expect(dot(page, 1)).to_have_accessible_name(re.compile(": wrong$"))
    page.wait_for_timeout(500)  # the announcer waits, too
    assert first.bounding_box() == before
    assert check.bounding_box()["y"] == place


def test_on_a_phone_a_link_to_no_exercise_has_all_of_them_to_choose_from(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/quiz?exercise=nowhere")
    page.get_by_role("radio", name="The bank raised").click()
    expect(page.get_by_label(WEIGHT)).to_be_visible()


def test_on_a_low_phone_the_field_of_a_long_prompt_is_above_the_bar_at_the_foot(page, address):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/quiz?part=q1-strength")
    page.locator(".st-key-hero td.cell").first.wait_for()
    wait_until_run(page)
    field, foot = (
        page.get_by_role("radio", name="strong").bounding_box(),
        page.locator(".st-key-quiz-foot").bounding_box(),
    )
    assert field["y"] + field["height"] <= foot["y"]


def test_on_a_phone_the_row_that_is_asked_about_is_in_sight_with_the_mark_and_with_the_next_part(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/quiz")
    field = page.get_by_label(WEIGHT)
    row = page.locator("table[data-node=X] td[data-row='1']").first
    field.fill("0.3")
    for again in ("", "Again: "):
        # As the keyboard of a phone does.
        page.locator(".st-key-check").evaluate("one => one.scrollIntoView({ block: 'start' })")
        page.get_by_role("button", name="Check", exact=True).press("Enter")
        expect(page.locator(".announcer")).to_have_text(re.compile(f"^{again}✗ not right"))
        expect(page.locator(".stMarkdownBadge", has_text="✗ not right")).to_be_in_viewport(ratio=1)
        expect(row).to_be_in_viewport(ratio=1)
    page.locator(".st-key-next").evaluate("one => one.scrollIntoView({ block: 'start' })")
    page.get_by_role("button", name="Next part").press("Enter")
    expect(page.get_by_role("radio", name="strong")).to_be_in_viewport(ratio=1)
    expect(row).to_be_in_viewport(ratio=1)


def test_the_figure_is_as_large_as_its_room_allows_and_no_larger(page, address):
    page.set_viewport_size({"width": 1280, "height": 800})
    heights = {}
    for part in ("q1-weight", "q2-query-bank", "q3-weights"):
        page.goto(f"{address}/quiz?part={part}")
        page.locator("[data-testid=stMain] td.cell").first.wait_for()
        stage = page.locator(".stage.small")
        heights[part] = stage.locator("td.cell").first.bounding_box()["height"]
        assert stage.evaluate("(stage) => stage.scrollHeight <= parseFloat(getComputedStyle(stage).minHeight) + 1"), (
            part
        )
        word = stage.locator("tbody th").first.evaluate("(th) => parseFloat(getComputedStyle(th).fontSize)")
        assert 16 <= word <= 18, part
    assert heights["q1-weight"] > heights["q2-query-bank"] > heights["q3-weights"]
    assert heights["q1-weight"] >= 40


def test_answers_typed_in_quick_succession_are_all_kept_and_marked(page, address):
    page.goto(f"{address}/quiz?view=sheet")
    labels = [f"The {vector} of “{word}”" for word in ("bank", "interest") for vector in ("query", "key", "value")]
    typed = ["4.37 2.14 4.45", "1 2 3", "2.09 2.77 2.83", "4 5 6", "7 8 9", "1 1 1"]
    page.get_by_label(labels[0], exact=True).click()
    for text in typed:
        page.keyboard.type(text)
        page.keyboard.press("Tab")  # no Enter before it: once a wrong answer is marked, its hint comes next
        page.wait_for_timeout(400)  # nobody types the next answer sooner
    page.get_by_text("2 of 14 points").wait_for()
    expect(page.locator(".stMarkdownBadge", has_text=re.compile("correct|not right"))).to_have_count(6)
    for label, text in zip(labels, typed, strict=True):
        expect(page.get_by_label(label, exact=True)).to_have_value(text)
    assert page.locator(".stMarkdownBadge", has_text="✓ correct").count() == 2


def test_what_cannot_be_handed_in_without_a_name_can_be_read(page, address):
    page.goto(f"{address}/quiz?q1-weight=0.2097")
    page.get_by_text("Hand in, or take your answers with you").click()
    button = page.get_by_test_id("stDownloadButton").get_by_test_id("stBaseButton-primary").first
    expect(button).to_be_disabled()
    expect(button).not_to_have_css("color", "rgb(255, 255, 255)")  # its ground is that of the page
