"""The pictures of the later lessons answer: pointed at, slid, shuffled, and written by a line of code."""

import re

import pytest
from playwright.sync_api import expect

from core.lessons import order, two_heads, word_by_word


@pytest.fixture
def opened(page, address):
    """A function that opens a screen."""

    def at(path):
        page.goto(f"{address}/{path}")
        return page

    return at


def cell(page, node, row, column):
    return page.locator(f'table[data-node="{node}"] td.cell[data-row="{row}"][data-column="{column}"]').first


def lit(page, node):
    return page.locator(f'table[data-node="{node}"]').first.locator("td.cell[data-lit]")


def labels(page, node):
    return page.locator(f'table[data-node="{node}"]').first.locator("th[scope=row]")


def told(page):
    return page.locator("[data-part=working]").first


def figure(page):
    return told(page).locator(".value")


def test_one_word_less_is_one_key_less_and_a_score_points_back_to_what_was_kept(opened):
    page, words = opened("word-by-word?word-by-word.show=true&word-by-word.words=5"), word_by_word.words()
    expect(labels(page, "triangle")).to_have_text(list(words))
    slider = page.get_by_role("slider", name="Words so far")
    slider.press("ArrowLeft")
    expect(labels(page, "triangle")).to_have_text(list(words[:4]))
    expect(labels(page, "weights")).to_have_text([words[3]])
    new = page.locator(".st-key-machine-of-the-new-word")
    cell(new, "scores", 0, 2).hover()
    expect(told(new).locator(".what")).to_have_text(f"Scores: {words[3]}, {words[2]}")
    expect(figure(new)).to_contain_text(f"{word_by_word.written(4).scores[3, 2]:.6g}")
    expect(lit(new, "K")).to_have_count(3)


def test_words_are_shuffled_in_the_picture_and_equal_distances_have_equal_dot_products(opened):
    page = opened("order?order.show=true&question=order.without")
    expect(labels(page, "X")).to_have_text(list(order.shuffled_words(1)))
    page.get_by_role("button", name="Shuffle", exact=True).click()
    expect(labels(page, "X")).to_have_text(list(order.shuffled_words(2)))
    opened("order?order.show=true&question=order.relative")
    for place in (2, 7):
        page.locator("svg .word").nth(place).click()
        expect(page.locator("svg .share").nth(place + 3)).to_have_text("1.96")


def test_a_head_takes_from_its_own_columns_only_and_the_output_from_both(opened):
    page, row = opened("two-heads?heads.show=true"), two_heads.row()
    page.get_by_text("Where the numbers come from").click()
    value = page.locator("[data-part=working]").nth(1).locator(".value")  # of the whole, under the step that is asked
    cell(page, "context 2", row, 1).hover()
    expect(value).to_have_text(f"{two_heads.heads().trace.context[1, row, 1]:.6g}")
    expect(lit(page, "weights 2")).to_have_count(3)
    expect(lit(page, "weights 1")).to_have_count(0)
    cell(page, "output", row, 0).hover()
    expect(value).to_have_text(f"{two_heads.heads().output[row, 0]:.6g}")
    for node in ("joined", "W_o"):
        expect(lit(page, node)).to_have_count(4)


def test_what_a_line_makes_is_drawn_over_what_is_asked_and_outlives_a_reload(opened):
    page = opened("write-the-line?line.part=With+learned+weights&question=line.scores")  # as older links begin
    field = page.get_by_placeholder("scores = ", exact=True)  # not that of scaled_scores
    expect(page.locator('table[data-node="scores as asked"]')).to_be_visible()
    field.fill("K @")
    field.press("Enter")
    cell(page, "Q", 1, 0).click()
    expect(field).to_have_value("K @ Q")
    page.get_by_role("radio", name=".T", exact=True).click()
    expect(page.locator('table[data-node="Your scores"]')).to_be_visible()
    expect(page.get_by_text("The 20 marked numbers differ")).to_be_visible()
    page.reload()
    expect(field).to_have_value("K @ Q.T")
    field.fill("Q @ K.T")
    field.press("Enter")
    expect(page.get_by_text("Your line makes 5 × 5")).to_be_visible()
    expect(page.get_by_text("marked numbers differ")).to_be_hidden()


@pytest.mark.parametrize("path", ["order", "alignments"])
def test_the_question_is_the_largest_text_beside_the_figure_and_the_switch_comes_last(opened, path):
    page = opened(path)
    beside = page.locator(".st-key-lesson > *").nth(1)
    switch = beside.get_by_text("Show everything")
    expect(switch).to_be_visible()
    expect(beside.get_by_text(re.compile("of (3|2) right"))).to_be_visible()
    texts = beside.locator("p:visible, p > span:visible").evaluate_all(
        "(all) => all.map((one) => [parseFloat(getComputedStyle(one).fontSize), one.getBoundingClientRect().top,"
        " one.textContent])"
    )
    questions = {"order": "Press", "alignments": "Draw each French"}
    (largest, *_), (_, _, lowest) = max(texts), max(texts, key=lambda one: one[1])
    assert largest == 19
    assert all(text.startswith(questions[path]) for size, _, text in texts if size == largest)
    assert lowest == "Show everything"
