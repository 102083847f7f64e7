"""A student who presses anything, anywhere, with Back, Forward and reload in between: no screen ever shows an error.

``WALK_STEPS=500 WALK_SEED=7 pytest tests/e2e/test_random_walk.py`` walks further, or another way. A failure names the
seed and the last steps.
"""

import os
import random

import pytest

from tests.e2e.app import CHROMIUM, open_screen
from ui.frame.navigation import SECTIONS

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

STEPS = int(os.environ.get("WALK_STEPS", "5"))
"""Steps on each screen; one takes one second, more on a busy machine."""

SEED = int(os.environ.get("WALK_SEED", "1"))

SCREENS = [screen.name for screens in SECTIONS.values() for screen in screens]

TEXTS = (
    "",
    "0.2097",
    "1 2 3",
    "bank",
    "the otter swam",
    "7:no-mask",
    "\\frac{1}{2} $x$ <b>",
    "−1e400",
    "9" * 300,
    "👩‍🚀 Ω",
)

MAIN = '[data-testid="stMain"]'

PRESSED = f"{MAIN} button:visible:enabled, {MAIN} summary:visible, {MAIN} label[data-baseweb=checkbox]:visible"

LEFT_ALONE = (
    "seeds 1 to",
    "Load BERT",
    "PNG",
    "SVG",
    "Notebook",
    "script",
    "CSV",
    "LaTeX",
    "Upload",
    "Fullscreen",
    "Print",
)
"""What takes long, downloads a file, or waits for the printer."""


def settle(page):
    """Wait until the server has answered."""
    page.wait_for_timeout(60)
    page.wait_for_function(
        "() => document.querySelector('[data-testid=stApp]')?.dataset.testScriptState === 'notRunning'"
        " && document.querySelector('[data-testid=stMain] h1')",
        timeout=60_000,
    )


def type_something(page, way):
    fields = page.locator(f"{MAIN} input[type=text]:visible:not([role=combobox]), {MAIN} textarea:visible")
    if count := fields.count():
        field, text = fields.nth(way.randrange(count)), way.choice(TEXTS)
        field.fill(text, timeout=1500)
        field.press("Control+Enter")
        return f"type {text!r}"
    return ""


def type_over_something(page, way):
    cells = page.locator(f"{MAIN} table.editable td.cell:visible")
    if count := cells.count():
        cell, text = cells.nth(way.randrange(count)), way.choice(TEXTS)
        cell.focus(timeout=1500)
        page.keyboard.press("F2")
        cell.locator("input").fill(text, timeout=1500)
        page.keyboard.press(way.choice(["Enter", "Tab", "Escape"]))
        return f"type {text!r} over a number"
    return ""


def point_at_something(page, way):
    cells = page.locator(f"{MAIN} td.cell:visible, {MAIN} canvas.strip:visible")
    if count := cells.count():
        cell = cells.nth(way.randrange(count))
        cell.focus(timeout=1500)
        page.keyboard.press(way.choice(["ArrowDown", "ArrowRight", "End"]))
        page.keyboard.press(way.choice(["Enter", "Escape", "Control+z"]))
        return "point at a number"
    return ""


def pick_in_the_picture(page, way):
    pickers = page.locator(f"{MAIN} select:visible:enabled")
    if count := pickers.count():
        picker = pickers.nth(way.randrange(count))
        index = way.randrange(picker.locator("option").count())
        picker.select_option(index=index, timeout=1500)
        return f"pick option {index} in the picture"
    return ""


def slide_in_the_picture(page, way):
    sliders = page.locator(f"{MAIN} input[type=range]:visible:enabled")
    if count := sliders.count():
        slider = sliders.nth(way.randrange(count))
        slider.press(way.choice(["ArrowLeft", "ArrowRight", "Home", "End"]), timeout=1500)
        return "slide in the picture"
    return ""


def pick_something(page, way):
    pickers = page.locator(f"{MAIN} input[role=combobox]:visible")
    if count := pickers.count():
        picker = pickers.nth(way.randrange(count))
        picker.click(timeout=1500)
        picker.press("ArrowDown")
        options = page.get_by_role("option")
        options.first.wait_for(timeout=1500)
        option = options.nth(way.randrange(options.count()))
        name = option.inner_text()
        option.click(timeout=1500)
        return f"pick {name}"
    return ""


def press_something(page, way):
    buttons = page.locator(PRESSED)
    if count := buttons.count():
        button = buttons.nth(way.randrange(count))
        name = button.inner_text(timeout=1500)
        if not any(word in name for word in LEFT_ALONE):
            button.click(timeout=1500)
            return f"press {name!r}"
    return ""


def move_something(page, way):
    sliders = page.locator(f"{MAIN} [role=slider]:visible")
    if count := sliders.count():
        sliders.nth(way.randrange(count)).press(way.choice(["ArrowLeft", "ArrowRight", "Home", "End"]), timeout=1500)
        return "move a slider"
    return ""


def leave(page, way):
    title = way.choice([screen.title for screens in SECTIONS.values() for screen in screens])
    page.keyboard.press("Escape")  # a menu that is open would be closed by a click on its button
    open_screen(page, title)
    return f"leave for {title}"


def go_back(page, way):
    page.go_back()
    return "back"


def go_forward(page, way):
    page.go_forward()
    return "forward"


def reload(page, way):
    page.reload()
    return "reload"


ACTIONS = [type_something] * 4 + [pick_something] * 4 + [press_something] * 5 + [move_something] * 2
ACTIONS += [type_over_something] * 2 + [point_at_something] * 2 + [pick_in_the_picture, slide_in_the_picture]
ACTIONS += [leave, go_back, go_back, go_forward, reload]


def shown_errors(page):
    return page.locator('[data-testid="stException"]').all_inner_texts()


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_that_is_pressed_in_any_order_shows_an_error(chromium, address, name):
    from playwright.sync_api import Error

    way, done, acted = random.Random(f"{SEED} {name}"), [], 0
    page = chromium.new_page(viewport={"width": 1280, "height": 2000})
    raised = []
    page.on("pageerror", lambda error: raised.append(str(error)))
    start = f"{address}/{'' if name == 'home' else name}"
    page.goto(start)
    settle(page)
    for step in range(STEPS):
        if page.url.split("?")[0].rstrip("/") != start.rstrip("/") and way.random() < 0.4:
            page.goto(start)
            settle(page)
        try:
            what = next(filter(None, (action(page, way) for action in way.sample(ACTIONS, len(ACTIONS)))))
            acted += 1
            done.append(f"{what} at {page.url[-150:]}")
        except Error as moved:  # what was about to be pressed is gone, or something lies on it: a student tries again
            done.append(f"moved: {str(moved)[:60]}")
            page.keyboard.press("Escape")
        if page.url.startswith("about:"):
            page.goto(start)
        settle(page)
        assert not shown_errors(page), f"seed {SEED}, step {step}: {done[-12:]}"
        assert not raised, f"seed {SEED}, step {step}: {raised} after {done[-12:]}"
    assert acted > STEPS / 3, f"{acted} of {STEPS} steps did anything: {done}"
    page.close()
