"""Figures of lessons in a real browser: cells, blocks, products, counts and dots that are pressed, by keys too."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import middle, sweep, wait_until_run


@pytest.fixture
def opened(page, address):
    """A function that opens a question; returns the figure."""

    def at(question):
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{address}/torch-heads?question=module.{question}")
        figure = page.get_by_role("group", name=re.compile("^Numbers of each word"))
        expect(figure).to_be_visible(timeout=60_000)
        wait_until_run(page)
        return figure

    return at


def lefts(figure):
    """Where the cells of the first row begin, in widths of a cell from the first."""
    boxes = [cell.bounding_box() for cell in figure.locator("i:not(.away)").all()[:8]]
    return [round((box["x"] - boxes[0]["x"]) / box["width"], 1) for box in boxes]


def test_the_frame_of_a_shape_ends_with_its_last_column(opened):
    figure = opened("split&module.split=5, 8")
    frame, last = (figure.locator(one).bounding_box() for one in (".mine", "i:not(.away) >> nth=7"))
    assert frame["x"] + frame["width"] == pytest.approx(last["x"] + last["width"], abs=1)


FARTHEST = """() => new Promise(done => {
  const top = one => one.getBoundingClientRect().top
  let far = 0, frames = 0
  const look = () => {
    const root = [...document.querySelectorAll("*")].map(one => one.shadowRoot).find(one => one?.querySelector(".word"))
    if (root) far = Math.max(far, Math.abs(top(root.querySelector(".word")) - top(root.querySelector("i"))))
    if (root && ++frames === 40) done(far)
    else requestAnimationFrame(look)
  }
  look()
})"""


def test_each_row_stands_beside_its_word_while_the_columns_part(page, address):
    page.goto(f"{address}/torch-heads")
    assert page.evaluate(FARTHEST) < 2


def test_what_is_swept_over_with_the_mouse_stays_pressed_until_it_is_right_and_then_the_mask_is_drawn(page, address):
    page.goto(f"{address}/masks?question=masks.hidden")
    figure = page.get_by_role("group", name="The weights of each word, row by row")
    first, last = (figure.get_by_role("button", name=f"the attends to {word}:") for word in ("dog", "tail"))
    first.wait_for()
    wait_until_run(page)
    first.hover()
    page.mouse.down()
    last.hover()
    page.mouse.up()
    expect(figure.locator("[data-state=gone]").first).to_be_visible()
    expect(last).to_have_attribute("aria-pressed", "true")
    figure.get_by_role("button", name="All of chased").click()
    figure.locator(".answer").click()
    expect(page.get_by_test_id("stTabs")).to_contain_text("not right")
    expect(figure.locator("[aria-pressed=true]")).to_have_count(7)
    typed = page.get_by_role("tabpanel").get_by_role("textbox")
    typed.fill("15")
    typed.press("Enter")
    expect(figure.locator("[aria-pressed=true]")).to_have_count(15)
    typed.fill("10")
    typed.press("Enter")
    expect(figure.locator("[data-state=gone]")).to_have_count(10)


def test_arrows_lead_through_the_weights_and_to_the_words_of_their_rows(page, address):
    page.goto(f"{address}/masks?question=masks.hidden")
    figure = page.get_by_role("group", name="The weights of each word, row by row")
    figure.get_by_role("button", name="the attends to the:").press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(figure.get_by_role("button", name="dog attends to dog:")).to_be_focused()
    page.keyboard.press("Space")
    expect(figure.locator("p")).to_have_text("1 weight becomes 0.")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(figure.get_by_role("button", name="All of dog")).to_be_focused()


@pytest.mark.parametrize(("question", "figure"), [("hidden", ".line"), ("after", ".bar")])
def test_on_a_phone_a_verdict_comes_into_sight_with_the_figure_that_was_pressed(page, address, question, figure):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/masks?question=masks.{question}")
    if question == "hidden":
        page.get_by_role("button", name="All of its").click()
        page.locator(".answer").click()
    else:
        page.locator(".bar input").press("Enter")
    expect(page.locator(".stMarkdownBadge").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Next").first).to_be_in_viewport(ratio=1)
    expect(page.locator(f"figure {figure}").first).to_be_in_viewport(ratio=1)


def test_the_button_that_answers_with_what_was_dragged_takes_the_place_of_a_line_and_moves_nothing(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/masks?question=masks.after")
    heads, answer = page.locator("figure:has(.bar) .heads"), page.get_by_role("button", name="Answer with")
    stood = heads.evaluate("heads => heads.offsetTop")
    page.locator(".bar input").press("ArrowRight")
    expect(answer).to_be_visible()
    expect(page.locator("figure .told")).to_be_hidden()
    answer.click()
    expect(page.locator("figure .told")).to_be_visible()
    assert heads.evaluate("heads => heads.offsetTop") == stood


@pytest.mark.parametrize(
    ("path", "pressed", "come"),
    [
        ("train?train.epochs=5", ".st-key-lesson [role=radio]", "p:has(.stMarkdownBadge):visible"),
        ("head-off?question=head-off.most", ".st-key-lesson [role=radio]:visible", "p:has(.stMarkdownBadge):visible"),
        ("check-homework", ".st-key-dots button >> nth=6", "[class*=st-key-found-]:visible"),
    ],
)
def test_on_a_phone_what_a_press_brings_beneath_comes_into_sight(page, address, path, pressed, come):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/{path}")
    wait_until_run(page)
    page.locator(pressed).first.click()
    expect(page.locator(come).first).to_be_in_viewport(ratio=1)


def test_on_a_phone_next_leads_to_the_title_above_the_next_question(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/scaling")
    wait_until_run(page)
    page.locator(".st-key-lesson [role=tabpanel] [role=radio]").first.click()
    go_on = page.get_by_role("button", name="Next").first
    page.locator(".stMarkdownBadge").wait_for()
    wait_until_run(page)
    page.locator("[data-testid=stMain]").evaluate("main => main.scrollTo(0, 300)")
    go_on.click()
    page.wait_for_function("() => document.querySelector('[data-testid=stMain]').scrollTop === 0")


def test_a_weight_is_tapped_and_a_row_is_swept_with_a_finger(chromium, address):
    page = chromium.new_page(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    page.goto(f"{address}/masks?question=masks.hidden")
    figure = page.get_by_role("group", name="The weights of each word, row by row")
    tapped, *swept = (
        figure.get_by_role("button", name=f"its attends to {word}:") for word in ("tail", "the", "dog", "chased")
    )
    tapped.wait_for()
    wait_until_run(page)
    tapped.tap()
    expect(figure.locator("p")).to_have_text("1 weight becomes 0.")
    expect(tapped).to_have_attribute("aria-pressed", "true")
    tapped.tap()
    expect(figure.locator("p")).to_have_text("Press a weight or a word.")
    tapped.tap()
    sweep(page, [middle(one) for one in swept])
    expect(figure.locator("p")).to_have_text("4 weights become 0.")
    page.close()


MIDDLES = """all => all.map(one => {
  const { left, right } = one.getBoundingClientRect()
  return (left + right) / 2
})"""


@pytest.mark.parametrize(("width", "apart"), [(1280, 79), (768, 60), (360, 60)])
def test_the_words_of_the_threads_stand_above_their_keys_and_scores(page, address, width, apart):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}/two-heads")
    scores = page.locator('table[data-node="scores 1"] td.cell')
    expect(scores).to_have_count(3)
    wait_until_run(page)
    words = page.get_by_role("group", name="What head 1 attends to").locator(".word")
    below = scores.evaluate_all(MIDDLES)
    middles = words.evaluate_all(MIDDLES)
    assert middles == pytest.approx(below, abs=apart / 4)
    assert min(middles[1] - middles[0], middles[2] - middles[1]) >= 44, "each under a finger of its own"
    assert page.locator('table[data-node="K 1"] td.cell').evaluate_all(MIDDLES)[:3] == pytest.approx(below, abs=2)
    queries = page.locator('table[data-node="Q 1"] td.cell').first.bounding_box()
    assert queries["y"] == pytest.approx(scores.first.bounding_box()["y"], abs=1)


@pytest.fixture
def slider(page, address):
    page.goto(f"{address}/bank-in-five?question=bank.axis")
    slider = page.get_by_role("slider", name="Step", exact=True)
    expect(slider).to_be_visible()
    return slider


def test_the_dots_move_by_themselves_until_somebody_takes_the_slider(page, slider):
    told = page.locator("output")
    expect(told).to_contain_text("Layer 1 · 1: 0.43, 0.44")
    slider.press("Home")
    expect(told).to_contain_text("Input · 1: 0.25, 0.31")
    slider.press("End")
    expect(told).to_contain_text("Layer 1 · 1: 0.43, 0.44")


def test_dots_that_are_drawn_anew_do_not_glide_there_from_the_corner(page, slider):
    slider.press("Home")
    wide = page.locator("figure:has(.dot) svg").get_attribute("viewBox")
    page.set_viewport_size({"width": 700, "height": 800})
    moving = """(svg, wide) => new Promise((done) => {
      const look = () => svg.getAttribute("viewBox") === wide ? requestAnimationFrame(look)
        : requestAnimationFrame(() => done([...svg.querySelectorAll(".dot")].flatMap((dot) => dot.getAnimations()).length))
      look()
    })"""
    assert page.locator("figure:has(.dot) svg").evaluate(moving, wide) == 0


def test_the_dots_glide_on_where_what_is_told_of_them_becomes_longer(page, address):
    page.goto(f"{address}/why?why.before=1.0000")
    slider = page.get_by_role("slider", name="Step", exact=True)
    slider.press("Home")
    expect(page.locator("output")).to_contain_text("Before")
    slider.press("ArrowRight")
    glides = "dots => new Promise(done => setTimeout(() => done(dots[0].getAnimations().length), 150))"
    assert page.locator(".dot").evaluate_all(glides) == 1


def test_an_answer_has_the_dots_go_where_it_is_seen_and_what_is_said_of_a_step_waits_for_it(page, address):
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/why")
    told = page.locator("output")
    expect(told, "it waits where it is asked of").to_contain_text("Before · A")
    page.get_by_role("slider", name="Step", exact=True).press("End")
    expect(told).to_contain_text("All words have equal weights. B: ?")
    page.get_by_role("radio", name="not at all").first.click()
    expect(told).to_contain_text("Before · A")
    expect(page.locator("svg .cosine:not(.pale)")).to_have_text("cosine 1.0000")


def test_a_sentence_lights_its_bar_and_a_bar_answers_uncovers_the_counts_and_lights_its_sentences(page, address):
    page.goto(f"{address}/masked-word")
    sentences = page.get_by_role("list", name="The sentences").get_by_role("button")
    bars = page.get_by_role("list", name="What follows “the other”").get_by_role("button")
    pressed, pieces = page.locator("button[aria-pressed=true]"), page.locator("ul i")
    expect(bars).to_have_text(["bank?", "side?", "end?", "twin?"])
    gap = page.locator("section > p")
    expect(gap).to_have_text("I swam across the river to the other ?.")
    wait_until_run(page)
    sentences.nth(4).click()
    expect(pressed).to_have_text(["One twin wrote a letter to the other twin.", "twin?"])
    expect(pieces).to_have_count(0)
    bars.nth(1).click()
    expect(bars).to_have_text(["bank3 of 10", "side5 of 10", "end1 of 10", "twin1 of 10"])
    expect(pressed).to_have_count(6)
    expect(gap).to_have_text("I swam across the river to the other side.")
    expect(page.locator("ul i.lit")).to_have_count(5)
    sentences.first.click()
    expect(page.locator("ul i.lit")).to_have_count(1)
    wait_until_run(page)
    expect(page.get_by_test_id("stTabs")).to_contain_text("It says side in every sentence")
    page.get_by_role("button", name="Next").first.click()
    expect(page.locator("section.faded")).to_have_count(0)
    gap.get_by_role("button", name="river").click()
    expect(page.locator(".faded li.far")).to_have_count(6)
    page.get_by_label("Among its sentences").fill("0.75")
    page.keyboard.press("Enter")
    expect(bars).to_have_text(["bank3 of 4", "side1 of 4", "end0 of 4", "twin0 of 4"])
    expect(gap).to_have_text("I swam across the river to the other bank.")


def test_at_360_pixels_no_bar_is_hidden_beneath_an_edge(page, address):
    page.set_viewport_size({"width": 360, "height": 1200})
    page.goto(f"{address}/masked-word")
    last = page.get_by_role("list", name="What follows “the other”").get_by_role("button").last
    expect(last).to_be_in_viewport(ratio=1)


def test_on_a_phone_three_kinds_of_sentences_stand_side_by_side(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/trained?question=trained.rule")
    squares = page.locator(".st-key-sentences-of-three-kinds section button")
    expect(squares).to_have_count(18)
    sides = page.locator(".st-key-sentences-of-three-kinds section").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect().left, one.scrollWidth - one.clientWidth])"
    )
    assert len({left for left, _ in sides}) == 3
    assert not any(over for _, over in sides)
