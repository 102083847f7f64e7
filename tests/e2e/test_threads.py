"""The sentence with threads: a question is answered in it, heads are looked at by pointing, and all of it with keys."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import held, middle, sweep, wait_until_run


@pytest.fixture
def words(page, address):
    page.goto(f"{address}/trained")
    expect(page.locator(".word")).to_have_count(14)
    wait_until_run(page)
    return page.locator(".word")


def test_a_short_sentence_is_one_line_on_a_phone_too(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{address}/train")
    words = page.locator("svg .word")
    expect(words).to_have_count(7)
    assert len(set(words.evaluate_all("all => all.map((one) => one.getAttribute('y'))"))) == 1
    assert min(words.evaluate_all("all => all.map((one) => parseFloat(one.getAttribute('font-size')))")) >= 14


_NOTE_EARLY_MARKS = """() => {
  let row = 0
  setInterval(() => {
    const told = [...document.querySelectorAll('.st-key-moments *')].map((one) => one.shadowRoot?.querySelector('p.told')).filter((one) => one?.checkVisibility({ visibilityProperty: true })).at(-1)
    const mark = document.querySelector('[role=tabpanel] .stMarkdownBadge')
    row = told && !told.textContent.startsWith('Epoch 20') && mark?.checkVisibility({ visibilityProperty: true }) ? row + 1 : 0
    window.early ||= row > 5 // longer than it takes to draw what comes
  }, 20)
}"""


def test_an_option_begins_the_training_and_its_mark_comes_with_the_last_epoch(page, address):
    page.goto(f"{address}/train?train.epochs=20")
    option = page.get_by_role("radio", name="said", exact=True)
    option.wait_for()
    page.evaluate(_NOTE_EARLY_MARKS)
    option.click()
    mark = page.get_by_role("tabpanel").locator(".stMarkdownBadge")
    mark.wait_for()
    expect(page.locator("p.told")).to_contain_text("Epoch 20, loss")
    expect(page.locator(".announcer")).to_contain_text("After epoch 20")
    assert not page.evaluate("window.early")
    page.get_by_role("button", name="Train").press("Enter")
    expect(page.get_by_role("note", name="Training"), "its button is gone").to_be_focused()
    page.reload()
    expect(page.locator("p.told")).to_contain_text("Epoch 20, loss")
    mark.wait_for()
    page.get_by_role("slider", name="After epoch").press("ArrowLeft")
    expect(page.locator("p.told")).to_contain_text("Epoch 19, loss")
    wait_until_run(page)
    expect(page.locator(".announcer"), "what the model says is no mark").not_to_contain_text("classifier")


def test_the_sums_that_no_training_makes_leave_what_is_trained_aside_and_say_why_two_are_never_right(page, address):
    page.goto(f"{address}/train?question=train.kinds&train.kinds=4")
    expect(
        page.get_by_text("king + he and queen + she make 0 together, and so do king + she and queen + he.")
    ).to_be_visible()
    expect(page.get_by_label("Seed")).to_be_hidden()


def test_a_head_that_is_switched_off_says_so_where_its_weights_are_told(page, address):
    page.goto(f"{address}/head-off?head-off.vector=about 25°&question=head-off.vector")
    expect(page.locator("p.told")).to_contain_text("Layer 4, head 2, switched off. Before, “it” attended to pizza 0.71")
    stroke = "one => getComputedStyle(one).stroke"
    thread = page.locator(".thread").first
    off = thread.evaluate(stroke)
    page.locator(".heads button").nth(2).hover()
    expect(page.locator("p.told")).to_contain_text("Layer 1, head 3: ")
    assert thread.evaluate(stroke) != off, "its threads are grey"


def test_with_keys_a_word_answers_and_the_arrows_lead_to_words_and_heads(page, address, words):
    words.nth(9).focus()
    for _ in range(7):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text("✓ correct")).to_be_visible()
    expect(page.locator("p.told"), "not what the word attends to that has the focus").to_contain_text("“it” attends to")
    page.goto(f"{address}/atlas")
    page.locator(".heads button").nth(13).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("p.told")).to_contain_text("Layer 3, head 2")


def test_a_finger_sweeps_over_the_heads_and_the_one_under_it_stands_above_them_large(chromium, address):
    page = chromium.new_page(
        has_touch=True, is_mobile=True, viewport={"width": 360, "height": 800}, reduced_motion="reduce"
    )
    page.goto(f"{address}/atlas?question=atlas.before")
    heads = page.locator(".heads button")
    heads.first.wait_for()
    wait_until_run(page)
    finger = held(page, [middle(heads.nth(i)) for i in (24, 25)])
    same = "(image, canvas) => image.getAttribute('href') === canvas.toDataURL()"
    assert page.locator("svg image").evaluate(same, heads.nth(25).locator("canvas").element_handle())
    expect(page.locator("p.told")).to_contain_text("Layer 3, head 2")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tabpanel").get_by_text("Only one head gives")).to_be_visible()
    expect(page.locator(".announcer")).to_contain_text("Only one head gives")  # by then the mark is in sight
    wait_until_run(page)
    places = [middle(heads.nth(i)) for i in (25, 24, 2)]
    sweep(page, places[:2])
    page.touchscreen.tap(*places[2])  # of a tap so soon after a sweep the browser makes no click
    expect(page.get_by_role("tabpanel").get_by_text("✓ correct")).to_be_visible()
    page.close()


def test_a_picture_that_is_covered_is_hatched_with_a_question_mark_until_all_is_shown(page, address):
    page.goto(f"{address}/masks")
    page.get_by_role("tab").first.wait_for()
    wait_until_run(page)
    page.get_by_role("tab", name="4", exact=True).click()
    covered = page.get_by_role("button", name="0 after the softmax, covered")
    expect(covered).to_be_visible()
    assert covered.evaluate("one => getComputedStyle(one, '::after').content").startswith('"?"')
    opacity = "one => one.querySelector('canvas').getContext('2d').getImageData(0, 0, 1, 1).data[3]"
    seen = page.get_by_role("button", name="no mask", exact=True)
    assert (covered.evaluate(opacity), seen.evaluate(opacity)) == (0, 255), "through nothing drawn, one sees hatching"
    page.get_by_text("Show everything").click()
    expect(page.locator(".heads").get_by_role("button", name="0 after the softmax", exact=True)).to_be_visible()
    expect(page.locator(".heads .veiled")).to_have_count(0)


def test_words_that_are_there_twice_stay_where_they_are_when_the_room_changes(page, address):
    page.goto(f"{address}/why?question=why.pull")
    words = page.locator('.word[data-side="from"]')
    expect(words).to_have_count(12)
    wait_until_run(page)
    glides = words.first.evaluate(
        """(word) => new Promise((resolve) => {
          const svg = word.ownerSVGElement
          const seen = new MutationObserver(() => resolve(svg.getAnimations({ subtree: true }).length))
          seen.observe(svg, { childList: true })
          svg.parentElement.style.width = "80%"
        })"""
    )
    assert glides == 0
