"""Challenges in the browser: the meter moves while a number is dragged or typed, and Python's verdict counts."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run

SOLVED = re.compile("Solved. The query of “bank”")


@pytest.fixture
def page(page, address):
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/challenges")
    expect(meter(page)).to_have_attribute("aria-valuenow", "0")
    wait_until_run(page)
    return page


def meter(page):
    return page.get_by_role("meter", name="How far the goal is")


def cell(page, node, i, j):
    return page.locator(f'table[data-node="{node}"]:not([data-turned]) td[data-row="{i}"][data-column="{j}"]').first


def percent(page):
    return int(meter(page).get_attribute("aria-valuenow"))


def slider(page):
    return page.get_by_role("slider", name="W_k, row 4, column 2")


def test_the_meter_moves_while_a_number_is_dragged_and_python_counts_when_it_is_let_go(page):
    before = page.locator(".goal").bounding_box()["height"]
    cell(page, "W_k", 3, 1).click()
    expect(slider(page)).to_be_visible()
    assert page.locator(".goal").bounding_box()["height"] == before, "a second click meets the same number"
    wait_until_run(page)
    box = slider(page).bounding_box()
    assert box["height"] >= 24
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * (1.1 + 2) / 4, y)
    page.mouse.down()
    seen = []
    for part in (0.7, 0.5, 0.35, 0.2):
        page.mouse.move(box["x"] + box["width"] * part, y)
        seen.append(percent(page))
    assert seen == sorted(set(seen)), "it moves at each step"
    assert 0 < seen[-1] < 100
    asked = page.locator(".share-bar.asked")
    expect(asked).to_have_text("interest")
    share = asked.evaluate("bar => Number(bar.style.getPropertyValue('--share'))")
    assert 0.1937 < share < 0.6, "the weight that is asked for is drawn as it moves"
    expect(cell(page, "W_k", 3, 1)).not_to_have_text("1.10")
    expect(page.get_by_role("group", name="The goal")).to_contain_text(re.compile(r"0\.\d{4} \(goal: at least 0\.6\)"))
    expect(page.get_by_text(SOLVED)).to_have_count(0)
    assert "W_k=" not in page.url
    page.mouse.move(box["x"] - 20, y)
    expect(meter(page)).to_have_attribute("aria-valuenow", "100")
    page.mouse.up()
    expect(page.get_by_text(SOLVED)).to_be_visible()
    page.wait_for_url(re.compile("W_k="))
    expect(page.get_by_role("group", name="The goal")).to_contain_text("100 %: reached")
    expect(page.get_by_role("group", name="The goal")).to_contain_text("Changed: 1 number, by 3.1 in all.")


def test_the_meter_stays_in_sight_and_hides_no_number_that_is_reached_by_key(page, address):
    page.set_viewport_size({"width": 360, "height": 720})
    page.goto(f"{address}/challenges?challenge=careless-grader")
    wait_until_run(page)
    before = page.locator(".goal").bounding_box()["height"]
    cell(page, "W_v", 0, 1).click()
    expect(page.get_by_role("slider", name="W_v, row 1, column 2")).to_be_visible()
    assert page.locator(".goal").bounding_box()["height"] == before, "a second click meets the same number"
    bar = meter(page).bounding_box()
    far_below, goal = cell(page, "context", 2, 1), page.get_by_role("group", name="The goal")
    far_below.focus()
    stays = goal.bounding_box()
    header, foot = page.get_by_test_id("stHeader").bounding_box(), stays["y"] + stays["height"]
    assert header["y"] + header["height"] <= stays["y"], "the app's own bar lies over it"
    assert meter(page).bounding_box()["y"] <= bar["y"]
    page.get_by_test_id("stMain").evaluate("(e, by) => e.scrollBy(0, by)", far_below.bounding_box()["y"] - foot - 4)
    for _ in range(2):
        page.keyboard.press("ArrowUp")
        assert page.locator("td.cell:focus").bounding_box()["y"] >= foot
        assert goal.bounding_box() == stays


def test_on_a_laptop_the_picture_is_large_and_what_a_few_small_matrices_leave_is_not_kept_empty(page, address):
    page.set_viewport_size({"width": 1280, "height": 900})
    assert cell(page, "X", 4, 3).bounding_box()["width"] >= 64
    last, frame = page.locator(".shares").bounding_box(), page.locator(".frame").bounding_box()
    assert last["x"] + last["width"] - frame["x"] >= 0.9 * frame["width"]
    page.goto(f"{address}/challenges?challenge=copy")
    first = cell(page, "X", 0, 0).bounding_box()
    stage = page.locator(".stage").bounding_box()
    assert first["y"] - stage["y"] <= 80


@pytest.mark.parametrize("width", [360, 1280])
def test_what_the_goal_asks_of_stands_as_bars_by_the_matrix_that_is_changed_with_the_meter(page, width):
    page.set_viewport_size({"width": width, "height": 740})
    page.reload()
    wait_until_run(page)
    expect(cell(page, "W_k", 3, 1)).to_be_in_viewport()
    expect(meter(page)).to_be_in_viewport()
    bars, changed = page.locator(".shares"), page.locator('table[data-node="W_k"]').bounding_box()
    for bar in bars.locator(".share-bar").all():
        expect(bar).to_be_in_viewport(ratio=1)
    box = bars.bounding_box()
    if width == 360:  # beneath it, as wide as the window
        assert 0 <= box["y"] - changed["y"] - changed["height"] < 40
        assert box["width"] >= 300
        return
    assert 0 <= box["x"] - changed["x"] - changed["width"] < 60
    assert box["height"] >= 200
    assert abs(box["y"] + box["height"] - changed["y"] - changed["height"]) < 12


def test_on_a_phone_the_box_that_says_that_it_is_solved_leads_to_the_next_challenge(page):
    page.set_viewport_size({"width": 360, "height": 800})
    page.reload()
    wait_until_run(page)
    following = page.locator(".goal").get_by_role("button", name="Next challenge")
    assert page.locator(".goal").bounding_box()["height"] <= 44, "it covers little of what is changed"
    page.locator(".goal .change > summary").click()
    assert page.locator(".goal").bounding_box()["height"] <= 88, "what it offers has a line of its own"
    page.locator(".goal .change > summary").click()
    expect(cell(page, "weights", 1, 4)).to_be_hidden()  # the bars say it
    cell(page, "W_k", 3, 1).click()
    expect(following).to_be_hidden()
    slider(page).press("Home")
    expect(following).to_be_in_viewport(ratio=1)
    box = slider(page).bounding_box()
    assert box["x"] + box["width"] <= page.get_by_role("button", name="Why").bounding_box()["x"]
    expect(page.get_by_role("button", name="Next challenge")).to_have_count(1)
    following.click()
    page.wait_for_url(re.compile("challenge=one-more"))
