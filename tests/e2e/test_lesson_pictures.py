"""Pictures on the screens of the lessons: boxes to scale, a corner that is dragged, figures that play and are shuffled."""

import re

import pytest
from playwright.sync_api import expect

from core.lessons import order

MISFIT = "shapes?shapes.X=(1,6,8)&shapes.W_q=(5,8)&shapes.Q=(1,6,9)"


@pytest.fixture
def opened(page, address):
    """A function that opens a screen."""

    def at(path):
        page.goto(f"{address}/{path}")
        return page

    return at


CHAIN = "W_q, Q, Kᵀ, scores"


PLACES = """lesson => [...lesson.children].map(child => {
  const { top, bottom } = child.getBoundingClientRect()
  return [top, bottom]
})"""


def test_what_stands_beneath_a_figure_does_not_slide_over_it_and_the_question_stays_in_sight(page, opened):
    page.set_viewport_size({"width": 1280, "height": 600})
    lesson = opened("lookup").locator(".st-key-lesson")
    expect(page.get_by_role("textbox", name="Query: any last name")).to_be_visible()
    lesson.evaluate("lesson => lesson.lastElementChild.scrollIntoView({ block: 'end' })")
    (_, figure), (question, _), (controls, _) = lesson.evaluate(PLACES)
    assert figure <= controls
    assert question >= 0


def chain(page):
    return page.get_by_role("group", name=re.compile(f"^X, {CHAIN}.*: shapes drawn to scale"))


def box(figure, symbol):
    return figure.locator(f'.box[data-symbol="{symbol}"]')


def measured(boxes):
    """Where each box is and its size, all at one moment: the page above may still be growing."""
    script = "all => Object.fromEntries(all.map(b => [b.dataset.symbol, b.getBoundingClientRect().toJSON()]))"
    return boxes.locator(".box").evaluate_all(script)


@pytest.mark.parametrize("width", [1280, 360])
def test_boxes_are_drawn_to_one_scale_and_within_the_screen(page, opened, width):
    page.set_viewport_size({"width": width, "height": 900})
    opened(f"{MISFIT}&question=shapes.Q")
    figure = chain(page)
    expect(figure).to_be_visible()
    sides = measured(figure)
    assert "Kᵀ" not in sides, "the whole chain would have no room for its numbers"
    unit = sides["X"]["width"] / 8
    assert unit > 6
    for symbol, rows, columns in (("X", 6, 8), ("W_q", 5, 8), ("Q", 6, 9)):
        one = sides[symbol]
        assert (one["width"], one["height"]) == pytest.approx((columns * unit, rows * unit), abs=2), symbol
    assert sides["X"]["y"] == pytest.approx(sides["Q"]["y"], abs=1)
    assert sides["W_q"]["x"] == pytest.approx(sides["Q"]["x"], abs=1)
    assert sides["W_q"]["y"] + sides["W_q"]["height"] <= sides["Q"]["y"]
    room = figure.bounding_box()
    assert max(one["x"] + one["width"] for one in sides.values()) <= room["x"] + room["width"] + 1


def test_sides_that_should_be_equal_are_marked_by_more_than_a_colour_and_told(opened):
    page = opened(MISFIT)
    figure = chain(page)
    page.get_by_role("tab", name="3", exact=True).click()
    expect(figure.get_by_text("X has 8 columns, but Wq has 5 rows.")).to_be_visible()
    style = "i => [getComputedStyle(i).borderStyle, getComputedStyle(i).borderWidth]"
    assert box(figure, "X").locator(".sides").evaluate(style) == ["dashed", "4px 0px"]
    assert box(figure, "W_q").locator(".sides").evaluate(style) == ["dashed", "4px"]
    page.get_by_role("tab", name="2", exact=True).click()
    field = page.get_by_label("W_q leads from")
    field.fill("(8, 5)")
    field.press("Enter")
    page.get_by_role("tab", name="3", exact=True).click()
    expect(figure.get_by_text("X has 8 columns")).to_have_count(0)
    expect(box(figure, "X")).not_to_have_attribute("data-columns", "unequal")


def test_a_box_that_grows_covers_no_other(page, opened):
    page.set_viewport_size({"width": 360, "height": 900})
    opened("shapes")
    figure = chain(page)
    for _ in range(6):
        figure.locator(".corner").press("ArrowRight")
    sides = measured(figure)
    assert sides["X"]["right"] <= sides["Q"]["x"]
    assert figure.evaluate("one => one.scrollWidth - one.clientWidth") <= 12


def test_a_word_that_is_pointed_at_is_one_line_through_the_boxes(opened):
    page = opened("shapes?shapes.show=true")
    figure = chain(page)
    figure.get_by_text("sat", exact=True).hover()
    expect(figure.locator(".row.lit")).to_have_count(2)


def test_a_number_glides_unless_one_wants_less_motion(page, opened):
    opened("lookup?lookup.name=Smeth")
    page.get_by_text("The same in numbers").click()
    weight = page.get_by_role("grid", name=re.compile("^Weights, 1 row, ")).locator("td.cell").first
    moves = "cell => getComputedStyle(cell).transitionDuration + getComputedStyle(cell).transitionProperty"
    assert weight.evaluate(moves).startswith("0.12s")
    page.emulate_media(reduced_motion="reduce")
    assert weight.evaluate(moves).endswith("none")


def test_words_are_shuffled_in_the_picture_and_equal_distances_have_equal_dot_products(opened):
    page = opened("order?order.show=true&question=order.without&order.seed=0")
    words, shuffle = page.locator("svg .word"), page.get_by_role("button", name="Shuffle", exact=True)
    expect(words).to_have_text([*order.words()])
    stood = shuffle.bounding_box()
    shuffle.click()
    expect(words).to_have_text(list(order.shuffled_words(1)))
    shuffle.click()
    expect(words).to_have_text(list(order.shuffled_words(2)))
    assert shuffle.bounding_box() == stood
    shares = page.locator("svg .share").all_inner_texts()
    assert shares[:5] == shares[5:], "as written, beneath: the word keeps each of its shares"
    words.nth(0).drag_to(words.nth(4))
    first, *others = order.shuffled_words(2)
    expect(words).to_have_text([*others, first])
    opened("order?order.show=true&question=order.relative")
    for place in (2, 7):
        page.locator("svg .word").nth(place).click()
        expect(page.locator("svg .share").nth(place + 3)).to_have_text("1.96")


@pytest.mark.parametrize("path", ["order", "alignments"])
def test_the_question_is_the_largest_text_beside_the_figure_and_the_switch_comes_last(opened, path):
    page = opened(path)
    beside = page.locator(".st-key-card")
    switch = beside.get_by_text("Show everything")
    expect(switch).to_be_visible()
    expect(beside.get_by_text(re.compile("of (3|2) right"))).to_be_visible()
    texts = beside.locator("p:visible, p > span:visible").evaluate_all(
        "(all) => all.map((one) => [parseFloat(getComputedStyle(one).fontSize), one.getBoundingClientRect().top,"
        " one.textContent])"
    )
    questions = {"order": "Drag a word", "alignments": "Draw each French"}
    (largest, *_), (_, _, lowest) = max(texts), max(texts, key=lambda one: one[1])
    assert largest == 19
    assert all(text.startswith(questions[path]) for size, _, text in texts if size == largest)
    assert lowest == "Show everything"
