"""The first view of a screen: nothing in it moves while the screen opens, and on a phone half of it is the picture.

As the browsers' own measure of movement has it: the largest sum of shifts within five seconds without a pause of one. A
picture is waited for, and then the rest, which comes at its own pace: until nothing has moved for a while. A screen
opens in a browser of its own, which takes three times as long as to go on in one: so both are looked at there at once.
"""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from core.exercises import load
from core.reading.matrix_edits import pack
from tests.e2e.app import wait_until_run
from ui.frame.sections import SECTIONS

MOST, MOST_IN_A_LESSON = 0.1, 0.05

PICTURED = ("", "learned", "similarity", "scaling", "trained", "challenges", "practice", "quiz")

PATHS = ["?step=1"] + [screen.address for screens in SECTIONS.values() for screen in screens]

LESSONS = (
    "trained", "atlas", "head-off", "why", "pronouns", "lookup", "masks", "torch-mask", "order", "two-sentences", "alignments",
    "word-by-word", "gradients", "torch-heads", "module", "dropout", "train", "seeds", "random-weights", "batches",
    "check-the-slides", "write-the-line", "rotary", "scaling", "two-heads", "shapes", "block",
)  # fmt: skip
"""Those of which the question is in sight with the figure: it leaves more room for that. The bug hunt asks in its first sentence."""

ASKED = ".st-key-lesson [class*=st-key-question]:visible"

BY_DAY = ("?step=1", "learned")
"""On a large screen; the other screens wait for the night."""

BY_DAY_ON_A_PHONE = ("", "trained", "challenges", "quiz")
"""One for each thing that is asked below; the others have the picture of Start or the field of the homework."""

RECORD = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, startTime, sources } of list.getEntries()) {
    shifts.push([startTime, value, sources.map(({ node }) => node?.textContent.slice(0, 40))])
  }
}).observe({ type: "layout-shift", buffered: true })
"""

STILL = "() => performance.now() - Math.max(0, ...shifts.map(([time]) => time)) > 1000"

PICTURES = "[data-testid=stMain] :is([class*=st-key-machine], [class*=st-key-threads])"

FOOT = ".st-key-quiz-foot"

HOMEWORK = {"": "[data-testid=stMain] a:visible:has-text('Graded homework')", "quiz": ".st-key-homework button"}
"""The way to the homework, and which one it is."""


@contextlib.contextmanager
def opened(chromium, address, path, width, height=800):
    """A screen as it stands once it has come to rest, in a new browser."""
    with chromium.new_context(viewport={"width": width, "height": height}) as context:
        context.add_init_script(RECORD)
        page = context.new_page()
        page.goto(f"{address}/{path}")
        page.locator('[data-testid="stMain"] h1').wait_for()
        wait_until_run(page)
        page.locator(".st-key-lesson:not([data-drawn])").wait_for(state="detached")  # until then it is hidden
        page.wait_for_load_state("networkidle")
        page.wait_for_function(STILL)
        yield page


def largest(page):
    """The largest sum of a window of shifts, and all shifts."""
    shifts = page.evaluate("() => shifts")
    sums, begun, last = [0.0], 0.0, 0.0
    for time, value, _ in shifts:
        if time - last > 1000 or time - begun > 5000:
            sums.append(0.0)
            begun = time
        sums[-1] += value
        last = time
    return max(sums), shifts


def assert_still(page):
    moved, shifts = largest(page)
    assert moved <= (MOST_IN_A_LESSON if page.locator(".st-key-lesson").count() else MOST), shifts


@pytest.mark.parametrize(("width", "height"), [(360, 800), pytest.param(390, 844, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(
    "path", [path if path in BY_DAY_ON_A_PHONE else pytest.param(path, marks=pytest.mark.nightly) for path in PICTURED]
)
def test_on_a_phone_nothing_moves_and_half_of_the_first_view_is_picture_with_the_field_beneath_it_in_sight(
    chromium, address, path, width, height
):
    with opened(chromium, address, path, width, height) as page:
        picture = page.locator(f"{PICTURES}[data-drawn]").first  # not the place that is kept for it
        picture.wait_for()
        page.wait_for_function(STILL)
        assert_still(page)
        seen = (picture.locator(".frame") if path == "challenges" else picture).bounding_box()  # without the goal
        assert min(height, seen["y"] + seen["height"]) - seen["y"] >= 0.5 * height
        if path in LESSONS:
            assert page.locator(ASKED).bounding_box()["y"] < height
        if path in HOMEWORK:
            way = page.locator(HOMEWORK[path]).first.bounding_box()
            assert way["y"] + way["height"] <= height
        if path in ("practice", "quiz"):
            field = page.locator("[data-testid=stTextInput], [data-testid=stTextArea]").first.bounding_box()
            foot = page.locator(FOOT).bounding_box()["y"] if path == "quiz" else height
            assert seen["y"] + seen["height"] <= field["y"]
            assert field["y"] + field["height"] <= foot


@pytest.mark.parametrize(
    ("path", "width"),
    [
        pytest.param(path, width, marks=() if width == 1280 and path in BY_DAY else pytest.mark.nightly)
        for path in PATHS
        for width in (1280, 360)
        if width == 1280 or path not in PICTURED
    ],
)
def test_nothing_moves_while_any_other_screen_opens(chromium, address, path, width):
    with opened(chromium, address, path, width) as page:
        assert_still(page)
        if width == 360 and path in LESSONS:
            assert page.locator(ASKED).bounding_box()["y"] < 800


@pytest.mark.nightly
@pytest.mark.parametrize("path", ["large", "scaling"])
def test_on_a_phone_all_options_are_in_the_first_view_and_the_mark_is_seen_with_the_picture(page, address, path):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/{path}")
    picture = page.locator(f"{PICTURES}[data-drawn] .stage, .st-key-text-of-weights").first
    picture.wait_for()
    wait_until_run(page)
    option = page.locator(f"{ASKED} [role=radio]:visible").last
    expect(option).to_be_in_viewport(ratio=1)
    expect(picture).to_be_in_viewport(ratio=1)
    option.click()
    expect(page.locator(".st-key-lesson .stMarkdownBadge")).to_be_in_viewport(ratio=1)
    expect(picture).to_be_in_viewport(ratio=0.9)  # but for the room of words above it


@pytest.mark.parametrize(
    "path", [path if path in BY_DAY else pytest.param(path, marks=pytest.mark.nightly) for path in PICTURED]
)
def test_a_laptop_at_200_percent_gives_half_of_its_first_view_to_the_picture(page, address, path):
    page.set_viewport_size({"width": 640, "height": 400})
    page.goto(f"{address}/{path}")
    picture = page.locator(f"{PICTURES}[data-drawn]").first
    picture.wait_for()
    wait_until_run(page)
    assert page.get_by_role("heading", level=1).bounding_box()["y"] > 0
    seen = picture.bounding_box()
    above = picture.locator(".goal").bounding_box() if path == "challenges" else {"y": seen["y"], "height": 0}
    assert min(400, seen["y"] + seen["height"]) - above["y"] - above["height"] >= 200


@pytest.mark.parametrize(("path", "stays"), [("quiz", "[data-testid=stBottom]"), ("challenges", ".goal")])
def test_a_laptop_at_200_percent_is_a_phone_with_no_height_for_what_stays_in_sight(page, address, path, stays):
    page.set_viewport_size({"width": 640, "height": 400})
    page.goto(f"{address}/{path}")
    page.locator(PICTURES).first.wait_for()
    wait_until_run(page)
    assert page.get_by_test_id("stMain").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    expect(page.locator(stays)).to_have_css("position", "static")


SCREENS = ("learned", "scaling")

FOLD = 900


@pytest.mark.parametrize("name", SCREENS)
def test_the_whole_picture_is_above_the_fold_beneath_the_menus_and_fits_a_phone(page, address, name):
    page.goto(f"{address}/{name}?example=dog-tail")
    if name == "learned":  # it opens on what is asked about
        expect(page.locator(".stage td.cell").locator("visible=true")).to_have_count(39)  # X, W_q and Q
        page.locator("button.whole").click()
    expect(page.locator('table[data-node="weights"] td[data-row="4"]').first).to_be_visible()
    page.get_by_text("Take it with you").wait_for()
    expect(page.get_by_role("navigation", name="App pages")).to_be_visible()
    stage = page.locator(".stage").first.bounding_box()
    last = page.locator(".stage td.cell").last.bounding_box()
    assert last["y"] + last["height"] <= stage["y"] + stage["height"] < FOLD
    if name != "scaling":
        beside = page.locator(":is([data-station=place], [data-station=project]) .column").all()
        right = max(box["x"] + box["width"] for one in beside if (box := one.bounding_box()))
        assert page.locator(".working").first.bounding_box()["x"] > right, "the arithmetic covers no matrix"
        controls = page.locator(".controls").first.locator(":scope > :not(details), :scope > details > summary")
        boxes = [box for one in controls.all() if (box := one.bounding_box()) and box["height"] and box["width"]]
        assert len(boxes) >= 3
        assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes), "they stand in one row"
    page.set_viewport_size({"width": 360, "height": FOLD})
    expect(page.get_by_test_id("stTopNav")).to_be_hidden()
    main = page.locator('[data-testid="stMain"]')
    assert main.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    for part in (".controls > *", ".stage", ".foot", ".beneath > *"):
        for one in page.locator(part).all():
            if box := one.bounding_box():
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= 360, part
    assert page.locator(".controls").first.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


@pytest.mark.parametrize(("typed", "is_beside"), [("0.6", True), ("0.6667", False)])
def test_the_arithmetic_is_seen_whole_beside_the_chain_or_beneath_it(page, address, typed, is_beside):
    page.goto(f"{address}/learned?example=dog-tail&question=learned.tried&X={pack({(0, 0): typed})}")
    working = page.locator(".working").first
    expect(working.locator(".sum")).to_be_visible()
    page.locator("button.whole").click()
    page.wait_for_function("document.fonts.status === 'loaded'")
    expect(working).to_have_class("working" if is_beside else "working under")
    assert working.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert (working.bounding_box()["y"] < page.locator(".stage").first.bounding_box()["y"] + 400) is is_beside


def test_on_a_phone_the_matrix_to_type_over_is_in_the_first_view_above_what_stays_at_the_foot(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/learned?example=dog-tail&question=learned.tried")
    weights = page.locator('[data-station="project"] table[data-node="W_v"]')
    expect(weights.locator("[data-asked]")).to_have_count(9)
    page.wait_for_function("document.fonts.status === 'loaded'")
    box, foot = weights.bounding_box(), page.locator(".foot").bounding_box()
    assert box["y"] + box["height"] <= foot["y"]


@pytest.mark.parametrize(
    ("asked", "changing", "count"),
    [("learned?learned.asked=3", "X", 15), ("similarity?question=similarity.shared", "scores", 10)],
)
def test_on_a_phone_the_weights_are_in_the_first_view_with_what_they_change_with_which_is_framed_once(
    page, address, asked, changing, count
):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/{asked}&example=dog-tail")
    before, weights = (page.locator(f'.below table[data-node="{name}"]').first for name in (changing, "weights"))
    expect(before.locator("[data-asked]")).to_have_count(count)
    expect(page.locator(f'table[data-node="{changing}"] [data-asked]')).to_have_count(count)
    page.wait_for_function("document.fonts.status === 'loaded'")
    expect(weights.locator("td.cell").first).to_have_text(re.compile(r"^0\.1"))
    foot = page.locator(".foot").bounding_box()["y"]
    for table in (before, weights):
        expect(table).to_be_in_viewport(ratio=1)
        assert table.bounding_box()["y"] + table.bounding_box()["height"] <= foot


def test_on_a_phone_a_score_stays_under_the_finger_that_presses_it(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/similarity?example=dog-tail")
    page.locator('table[data-node="X"] [data-asked]').first.wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    scores = page.locator('.stage table[data-node="scores"]')
    expect(scores.locator("[data-asked]")).to_have_count(25)
    score = scores.locator("td.cell").nth(19)
    before = score.bounding_box()
    score.click()
    expect(score).to_have_attribute("data-lit", "self")
    expect(page.locator(".stage [aria-selected]")).to_have_count(1)
    assert score.bounding_box() == before


def test_what_is_asked_stands_at_the_right_of_the_chain_where_that_leaves_room_and_above_it_elsewhere(page, address):
    page.set_viewport_size({"width": 1280, "height": 900})
    for link, is_beside in (
        ("", True),
        ("?example=dog-tail&learned.tried=V+and+the+context", True),
        ("?example=dog-tail&positions=true", False),
    ):
        page.goto(f"{address}/learned{link}")
        page.locator(".st-key-machine[data-drawn]").wait_for()
        asked = page.locator(".st-key-card").bounding_box()
        (right, top), below = page.locator("[data-station=project]").evaluate("""one => [
          [Math.max(...[...one.querySelectorAll(".column")].map(e => e.getBoundingClientRect().right)), one.getBoundingClientRect().top],
          one.getBoundingClientRect().bottom]""")
        assert (asked["x"] > right) is is_beside
        assert asked["y"] + asked["height"] < (below if is_beside else top)


def test_on_a_phone_a_words_scores_weights_values_and_context_are_in_the_first_view_and_can_be_pressed(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/learned?example=dog-tail&question=learned.tried")
    row = page.locator(".one-row")
    expect(row.get_by_role("combobox")).to_have_value("3")
    seen = {"the", "dog", "chased", "its", "tail", "Scores", "Weights", "Context"}
    assert seen <= {text.split(" ")[0] for text in row.locator("th").all_inner_texts()}
    box, foot = row.bounding_box(), page.locator(".foot").bounding_box()
    assert box["y"] + box["height"] <= foot["y"]
    its = load("dog-tail").evaluate("learned")
    for node, shown in (("scores", its.scores[3]), ("weights", its.weights[3]), ("context", its.context[3])):
        texts = row.locator(f'[data-node="{node}"]').all_inner_texts()
        assert [text.strip() for text in texts] == [f"{number:.2f}" for number in shown]
    expect(row.locator("[data-lit]")).to_have_count(0)  # the question frames W_v
    row.locator('[data-node="weights"]').nth(1).click()
    expect(page).to_have_url(re.compile("matrix=weights&row=its&column=dog"))
    row.get_by_role("combobox").select_option("tail")
    expect(page).to_have_url(re.compile("row=tail&column=dog"))
    expect(row.locator('[data-node="weights"]').nth(1)).to_have_text(f"{its.weights[4, 1]:.2f}")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(row).to_be_hidden()


@pytest.mark.parametrize("name", ["learned", "similarity"])
def test_on_a_phone_the_question_stands_whole_beneath_its_figure_which_other_faces_and_steps_leave_as_high(
    page, address, name
):
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/{name}?example=dog-tail")
    question = page.locator("[class*=st-key-question]").first
    wait_until_run(page)
    expect(question.get_by_role("radio").last).to_be_in_viewport(ratio=1)
    figure, asked = page.locator(".frame").bounding_box(), question.bounding_box()["y"]
    seen = [one.bounding_box()["height"] for one in page.locator("td.cell[data-asked]:visible").all()]
    assert seen
    assert min(seen) >= 40
    assert figure["height"] >= 400
    assert figure["y"] + figure["height"] < asked
    for face in ("Threads", "Arrows", "Numbers"):
        page.get_by_role("button", name=face, exact=True).click()
        assert question.bounding_box()["y"] == pytest.approx(asked, abs=1)
    expect(page.get_by_role("slider", name="Step")).to_be_hidden()
    page.get_by_role("button", name="▶ Play").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def test_the_tables_of_the_overflow_lab_are_not_cut_off(page, address):
    page.set_viewport_size({"width": 360, "height": 900})
    page.goto(f"{address}/scaling?closer=overflow&score=-1e4")
    page.get_by_text("naive works up to").wait_for()
    tables = page.locator('[data-testid="stMarkdown"] table')
    expect(tables).to_have_count(3)  # the softmax in two ways, what each can hold, and what the blocks keep
    for i in range(3):
        left, right = tables.nth(i).evaluate("t => [t.getBoundingClientRect().left, t.getBoundingClientRect().right]")
        assert 0 <= left < right <= 360
        frames = tables.nth(i).evaluate(
            "t => { const all = []; for (let e = t; e; e = e.parentElement) all.push(e.scrollWidth - e.clientWidth);"
            " return all; }"
        )
        assert max(frames) <= 0
