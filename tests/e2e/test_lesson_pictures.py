"""Pictures on the screens of the lessons: boxes to scale, a look-up that explains itself, weights that move."""

import re

import pytest
from playwright.sync_api import expect

MISFIT = "shapes?shapes.X=(1,6,8)&shapes.W_q=(5,8)&shapes.Q=(1,6,9)"

NOTE_TITLES = """cell => {
  cell.titles = [cell.title]
  new MutationObserver(() => cell.titles.push(cell.title)).observe(cell, { attributeFilter: ["title"] })
}"""
"""Note in the browser each number that a cell has: a training may be over before one asks three times."""


@pytest.fixture
def opened(page, address):
    """A function that opens a screen."""

    def at(path):
        page.goto(f"{address}/{path}")
        return page

    return at


def figure(page, symbols):
    return page.get_by_role("group", name=f"{symbols}: shapes drawn to scale")


def measured(boxes):
    """Where each box is and its size, all at one moment: the page above may still be growing."""
    script = "all => Object.fromEntries(all.map(b => [b.dataset.place, b.getBoundingClientRect().toJSON()]))"
    return boxes.locator(".box").evaluate_all(script)


@pytest.mark.parametrize("width", [1280, 360])
def test_boxes_are_drawn_to_one_scale_and_within_the_screen(page, opened, width):
    page.set_viewport_size({"width": width, "height": 900})
    opened(MISFIT)
    boxes = figure(page, "X, W_q, Q")
    expect(boxes).to_be_visible()
    sides = measured(boxes)
    unit = sides["left"]["width"] / 8
    assert unit > 6
    for place, rows, columns in (("left", 6, 8), ("right", 5, 8), ("result", 6, 9)):
        box = sides[place]
        assert (box["width"], box["height"]) == pytest.approx((columns * unit, rows * unit), abs=2), place
    left, right, result = (sides[place] for place in ("left", "right", "result"))
    assert left["y"] == pytest.approx(result["y"], abs=1)
    assert right["x"] == pytest.approx(result["x"], abs=1)
    assert right["y"] + right["height"] <= result["y"]
    assert result["x"] + result["width"] <= width


def test_sides_that_should_be_equal_are_marked_by_more_than_a_colour_and_told(opened):
    page = opened(MISFIT)
    boxes = figure(page, "X, W_q, Q")
    expect(boxes.get_by_text("X has 8 columns, but W_q has 5 rows.")).to_be_visible()
    style = "b => [getComputedStyle(b).borderTopStyle, getComputedStyle(b).borderLeftStyle]"
    assert boxes.locator(".left .box").evaluate(style) == ["dashed", "solid"]
    assert boxes.locator(".right .box").evaluate(style) == ["dashed", "dashed"]
    expect(boxes.locator(".left .label")).to_have_text("X n × d_model ≠ columns")
    page.get_by_role("tab", name="4", exact=True).click()
    field = page.get_by_label("What is the shape of W_q?")
    field.fill("(8, 5)")
    field.press("Enter")
    expect(boxes.get_by_text("X has 8 columns")).to_have_count(0)
    expect(boxes.locator(".left .box")).not_to_have_attribute("data-columns", "unequal")
    assert boxes.locator(".left .box").evaluate(style) == ["solid", "solid"]


def test_pointing_at_the_weight_of_a_key_explains_it_and_it_glides_unless_one_wants_less_motion(opened):
    page = opened("lookup?lookup.name=Smeth")
    page.get_by_text("The same in numbers, and with vectors").click()
    weights = page.get_by_role("grid", name=re.compile("^Weights, 1 row, "))
    expect(weights).to_be_visible()
    weights.locator("td.cell").nth(2).hover()
    told = page.locator("[data-part=working]").first
    expect(told.locator(".what")).to_have_text("Weights: Smeth, Smeeth")
    expect(told).to_contain_text("each exponential is divided by the sum of the row’s exponentials")
    query = page.get_by_role("grid", name=re.compile("^Query q"))
    expect(query.locator("td.cell[data-lit]")).to_have_count(5)
    blend = page.get_by_role("grid", name=re.compile("^Blend, "))
    blend.locator("td.cell").hover()
    expect(told).to_contain_text("Row “Smeth” of weights meets column 1 of V.")
    moves = "cell => getComputedStyle(cell).transitionDuration + getComputedStyle(cell).transitionProperty"
    assert weights.locator("td.cell").first.evaluate(moves).startswith("0.12s")
    page.emulate_media(reduced_motion="reduce")
    assert weights.locator("td.cell").first.evaluate(moves).endswith("none")


def test_weights_move_while_they_are_learned_and_the_slider_brings_back_an_epoch(opened):
    page = opened("train?train.epochs=300&train.seed=77")
    page.get_by_role("button", name="Train", exact=True).click()
    live = page.get_by_role("grid", name=re.compile("^Weights, ")).first
    cell = live.locator("td.cell[title]").nth(1).element_handle()
    cell.evaluate(NOTE_TITLES)
    expect(page.get_by_text("Seed 77.", exact=False).first).to_be_visible()
    assert len(set(cell.evaluate("cell => cell.titles"))) >= 3, "the same cells glide; they are not drawn anew"
    kept = page.get_by_role("grid", name=re.compile("^Weights, ")).first.locator("td.cell").nth(1)
    last = kept.get_attribute("title")
    slider = page.get_by_role("slider", name="After epoch")
    slider.focus()
    slider.press("Home")
    expect(kept).not_to_have_attribute("title", re.compile(f"^{re.escape(last)}$"))


def test_pointing_at_a_hidden_score_says_what_hides_it(opened):
    page = opened("masks?masks.show=true")
    told = page.locator("[data-part=working]")
    page.locator('table[data-node=masked_scores] td[data-row="1"][data-column="3"]').first.hover()
    expect(told.first).to_contain_text("“its” comes later than “dog”, so it is hidden.")
    page.locator('table[data-node=masked_scores] td[data-row="3"][data-column="0"]').nth(1).hover()
    expect(told.nth(1)).to_contain_text("“its” sees only the last 2 words, itself included, so “the” is hidden.")
    page.locator('table[data-node=masked_scores] td[data-row="1"][data-column="3"]').last.hover()
    expect(told.last).to_contain_text("The scaled score, or −∞ in a column of padding.")
