"""A dozen steps in Firefox and in WebKit, which is Safari's engine, each night."""

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.support.wait import WebDriverWait

from tests.e2e import other_browsers
from tests.e2e.test_every_screen import SHOWN, heading

pytestmark = [pytest.mark.e2e, pytest.mark.nightly]

WATCH = """
window.errors = []
addEventListener("error", (event) => event.error && errors.push(event.message))
addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)))
"""
"""An event without an error is a notice of the browser's own, as that a ResizeObserver has more to tell."""

FIND = """
const [selector, words] = arguments
const roots = [document]
for (const root of roots) for (const one of root.querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot)
return roots.flatMap((root) => [...root.querySelectorAll(selector)])
  .find((one) => one.checkVisibility() && one.textContent.includes(words)) ?? null
"""
"""What is seen first of a selector, with these words in it, in pictures too."""

TEN = ["", "similarity", "learned", "large", "two-sentences", "scaling", "masks", "gradients", "practice", "challenges"]

WEIGHT = 'input[aria-label="How much does “bank” attend to “interest”?"]'


class Window:
    """A browser's window with the app in it; it waits for what it is asked for."""

    def __init__(self, driver, address):
        self.driver, self.address = driver, address
        self.wait = WebDriverWait(driver, 30, ignored_exceptions=[StaleElementReferenceException])

    def open(self, path):
        """Open a screen: from the moment its document is there, before its scripts have anything to draw, errors count."""
        self.driver.get(f"{self.address}/{path}")
        self.driver.execute_script(WATCH)

    def reload(self):
        self.driver.refresh()
        self.driver.execute_script(WATCH)

    def shows(self, selector, words=""):
        """The first element of a selector that is seen and has these words, once there is one."""
        told = f"no {selector} with “{words}”"
        return self.wait.until(lambda driver: driver.execute_script(FIND, selector, words), told)

    def settles(self):
        """Wait until the server has run the screen; nothing has gone wrong in it."""
        self.shows('[data-testid="stApp"][data-test-script-state="notRunning"]')
        assert not self.driver.execute_script("return errors")
        assert not self.driver.execute_script(FIND, '[data-testid="stException"]', "")

    def point(self, selector, words=""):
        """Bring something into view and move the pointer there; WebKit's own click finds nothing within a picture."""
        self.settles()
        target = self.shows(selector, words)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", target)
        pointer = ActionChains(self.driver).move_to_element(target)
        pointer.perform()
        return pointer

    def click(self, selector, words=""):
        self.point(selector, words).click().perform()

    def type(self, selector, text):
        """Replace what is in a field, once nothing else is under way."""
        self.settles()
        self.shows(selector).send_keys(Keys.END + Keys.BACKSPACE * 20 + text + Keys.ENTER)

    def holds(self, selector, text):
        """Wait until a field has a text."""
        value = "return document.querySelector(arguments[0])?.value"
        self.wait.until(lambda driver: driver.execute_script(value, selector) == text, f"not {text} in {selector}")

    def back(self):
        """The Back button; WebKit's own command waits for a document that never comes."""
        self.driver.execute_script("history.back()")


@pytest.fixture(scope="module", params=other_browsers.MISSING)
def driver(request, tmp_path_factory):
    if reason := other_browsers.MISSING[request.param]:
        pytest.skip(reason)
    with other_browsers.opened(request.param, tmp_path_factory.mktemp(request.param)) as driver:
        yield driver


@pytest.fixture
def window(driver, address):
    window = Window(driver, address)
    yield window
    window.settles()


@pytest.mark.parametrize("path", TEN)
def test_a_screen_opens_without_an_error(window, path):
    window.open(path)
    window.shows("h1", heading(path))
    window.shows(SHOWN)


def test_the_opening_plays_stops_where_it_is_touched_and_answers_the_keyboard(window):
    window.open("")
    window.driver.execute_script("localStorage.clear()")  # as somebody who has not seen it
    window.reload()
    window.shows("button.play", "Pause")
    time = window.shows(".opening input.time")
    window.wait.until(lambda driver: float(driver.execute_script("return arguments[0].value", time)) > 0.5)
    svg = window.shows(".opening svg")
    corner = [side // 2 - 5 for side in (svg.rect["width"], svg.rect["height"])]
    ActionChains(window.driver).move_to_element_with_offset(svg, *map(int, corner)).click().perform()
    window.shows("button.play", "Play")
    window.driver.execute_script("arguments[0].focus()", window.shows(".opening .word", "dog"))
    ActionChains(window.driver).send_keys(Keys.ENTER).perform()
    window.shows(".opening .caption", "You have just paid attention")


def test_another_screen_takes_the_focus_to_its_title(window):
    window.open("quiz")
    window.click("[data-testid=stTopNavSection]", "Learn")
    window.click("[role=menuitem]", "A soft dictionary")
    window.shows("h1:focus", "A soft dictionary")
    ActionChains(window.driver).send_keys(Keys.TAB).perform()
    window.shows("[data-testid=stMain] button:focus", "The words")


def test_a_number_that_is_pointed_at_shows_its_arithmetic(window):
    window.open("similarity")
    window.point('table[data-node="scores"]:not([data-turned]) td.cell[data-row="0"][data-column="1"]')
    window.shows(".working .what", "Scores: the, dog")
    window.shows('table[data-node="X"] td[data-lit="left"]')


def test_play_builds_the_chain(window):
    window.open("learned?example=dog-tail")
    window.click("button", "▶ Play")
    window.shows('table[data-node="context"][data-later]')
    for title in ("Queries", "Scores", "Context"):
        window.shows(f'input.steps[aria-valuetext^="{title}"]')
    window.shows('table[data-node="context"]:not([data-later])')
    window.shows("button", "▶ Play")


def test_an_answer_is_marked_wrong_and_right_and_outlives_a_reload(window):
    window.open("quiz?view=sheet")  # of parts asked one at a time, another one follows
    window.type(WEIGHT, "0.3")
    window.shows(".stMarkdownBadge", "✗ not right")
    window.type(WEIGHT, "0.2097")
    window.shows(".stMarkdownBadge", "✓ correct")
    window.reload()
    window.shows(".stMarkdownBadge", "✓ correct")
    window.holds(WEIGHT, "0.2097")


def test_back_leads_to_the_answer(window):
    window.open("quiz?q1-weight=0.3")
    window.shows(".stMarkdownBadge", "✗ not right")
    window.click("[data-testid=stTopNavSection]", "Learn")
    window.click("[role=menuitem]", "A soft dictionary")
    window.shows("h1", "A soft dictionary")
    window.back()
    window.shows(".stMarkdownBadge", "✗ not right")
    window.holds(WEIGHT, "0.3")
