"""Random steps of a student in Chromium: two tabs, Back, Forward, reload, and anything that can be pressed or typed.

A walk is named by its seed and the screen on which it begins.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from tests import hostile_values
from tests.e2e.app import open_screen
from ui.frame.sections import SECTIONS, lessons

SCREENS = [screen.name for screens in SECTIONS.values() for screen in screens]

TEXTS = [text for text in hostile_values.TYPED if "\0" not in text]
"""A browser itself leaves out what is after a null byte."""

MAIN = '[data-testid="stMain"]'

LEFT_ALONE = (
    "seeds 1 to", "Load BERT", "PNG", "SVG", "Notebook", "script", "CSV", "LaTeX", "Upload", "Fullscreen", "Print",
)  # fmt: skip
"""What takes long, downloads a file, or waits for the printer."""


def settle(page):
    """Wait until the server has answered."""
    page.wait_for_timeout(60)
    page.wait_for_function(
        "() => document.querySelector('[data-testid=stApp]')?.dataset.testScriptState === 'notRunning'"
        " && document.querySelector('[data-testid=stMain] h1')",
        timeout=60_000,
    )


def on_one_of(selector):
    """An action on any one of the elements that a page has of a kind, if there is one; the function says what it does."""

    def of(act):
        def action(page, way):
            found = page.locator(selector)
            count = found.count()
            return act(page, way, found.nth(way.randrange(count))) if count else ""

        return action

    return of


@on_one_of(f"{MAIN} input[type=text]:visible:not([role=combobox]), {MAIN} textarea:visible")
def type_something(page, way, field):
    text = way.choice(TEXTS)
    field.fill(text, timeout=1500)
    field.press("Control+Enter")
    return f"type {text!r}"


@on_one_of(f"{MAIN} table.editable td.cell:visible")
def type_over_something(page, way, cell):
    text = way.choice(TEXTS)
    cell.focus(timeout=1500)
    page.keyboard.press("F2")
    cell.locator("input").fill(text, timeout=1500)
    page.keyboard.press(way.choice(["Enter", "Tab", "Escape"]))
    return f"type {text!r} over a number"


@on_one_of(f"{MAIN} td.cell:visible, {MAIN} canvas.strip:visible")
def point_at_something(page, way, cell):
    cell.focus(timeout=1500)
    page.keyboard.press(way.choice(["ArrowDown", "ArrowRight", "End"]))
    page.keyboard.press(way.choice(["Enter", "Escape", "Control+z"]))
    return "point at a number"


@on_one_of(f"{MAIN} select:visible:enabled")
def pick_in_the_picture(page, way, picker):
    index = way.randrange(picker.locator("option").count())
    picker.select_option(index=index, timeout=1500)
    return f"pick option {index} in the picture"


@on_one_of(f"{MAIN} input[type=range]:visible:enabled")
def slide_in_the_picture(page, way, slider):
    slider.press(way.choice(["ArrowLeft", "ArrowRight", "Home", "End"]), timeout=1500)
    return "slide in the picture"


@on_one_of(f"{MAIN} input[role=combobox]:visible")
def pick_something(page, way, picker):
    picker.click(timeout=1500)
    picker.press("ArrowDown")
    options = page.get_by_role("option")
    options.first.wait_for(timeout=1500)
    option = options.nth(way.randrange(options.count()))
    name = option.inner_text()
    option.click(timeout=1500)
    return f"pick {name}"


@on_one_of(f"{MAIN} button:visible:enabled, {MAIN} summary:visible, {MAIN} label[data-baseweb=checkbox]:visible")
def press_something(page, way, button):
    name = button.inner_text(timeout=1500)
    if any(word in name for word in LEFT_ALONE):
        return ""
    button.click(timeout=1500)
    return f"press {name!r}"


@on_one_of(f"{MAIN} [role=slider]:visible")
def move_something(page, way, slider):
    slider.press(way.choice(["ArrowLeft", "ArrowRight", "Home", "End"]), timeout=1500)
    return "move a slider"


def leave(page, way):
    title = way.choice([screen.title for title in SECTIONS for screen in lessons(title)])
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


MOST_AT_ONCE, PAUSE = 6, 80
"""The most that somebody in haste does without waiting for an answer, and the most milliseconds between two of it."""


@dataclass(frozen=True, kw_only=True)
class BrowserStep:
    """What was done and at which link, and what was wrong."""

    what: str
    at: str
    wrong: str = ""
    moved: bool = False

    def __str__(self) -> str:
        return f"{self.what} at {self.at[-150:]}"


class BrowserWalk:
    """A student with two tabs of one browser.

    Args:
        chromium: the browser.
        address: the server's.
        name: the screen on which the walk begins, and to which it comes back.
        seed: with the name, what the walk is named by.
        hasty: whether several things are done at once, without waiting for the answer to each.
    """

    def __init__(self, chromium, address: str, name: str, *, seed: object, hasty: bool = False) -> None:
        self.way, self.hasty = random.Random(f"{seed} {name}"), hasty
        self.address, self.start = address, f"{address}/{'' if name == 'home' else name}"
        self.raised: list[str] = []
        self.context = chromium.new_context(viewport={"width": 1280, "height": 2000})
        self.context.on("request", lambda request: self._note_request(request.url))
        cookies = [text for text in hostile_values.COOKIES if text.isascii() and text.isprintable()]
        self.context.add_cookies(
            [
                {"name": f"self-attention.{one}", "value": self.way.choice(cookies), "url": address}
                for one in SCREENS[::5]
            ]
        )
        self.tabs = [self._tab(), self._tab()]
        self.page = self.tabs[0]

    def steps(self, count: int) -> Iterator[BrowserStep]:
        """So many steps."""
        from playwright.sync_api import Error

        for _ in range(count):
            if self.way.random() < 0.1:
                self._change_tab()
            if self.page.url.split("?")[0].rstrip("/") != self.start.rstrip("/") and self.way.random() < 0.4:
                self._open(self.page)
            acts = [self._act()]
            for _ in range(self.way.randrange(MOST_AT_ONCE) if self.hasty else 0):
                self.page.wait_for_timeout(self.way.uniform(0, PAUSE))
                acts.append(self._act())
            if self.page.url.startswith("about:"):
                self._open(self.page)
            try:
                settle(self.page)
            except Error as error:
                self.raised.append(f"no answer: {str(error)[:200]}")
            yield self._step(", ".join(what for what, _ in acts), all(moved for _, moved in acts))

    def _act(self) -> tuple[str, bool]:
        """Do something; returns what, and whether there was nothing to be done it to."""
        from playwright.sync_api import Error

        try:
            actions = self.way.sample(ACTIONS, len(ACTIONS))
            return next(filter(None, (action(self.page, self.way) for action in actions)), "nothing"), False
        except Error as error:  # what was to be pressed is gone, or something lies on it: a student tries again
            self.page.keyboard.press("Escape")
            return f"moved: {str(error)[:60]}", True

    def close(self) -> None:
        """Close both tabs."""
        self.context.close()

    def _tab(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.raised.append(f"in the browser: {error}"))
        page.on("websocket", lambda socket: self._note_request(socket.url))
        self._open(page)
        return page

    def _open(self, page) -> None:
        page.goto(self.start)
        settle(page)

    def _change_tab(self) -> None:
        self.page = self.tabs[1 - self.tabs.index(self.page)]
        self.page.bring_to_front()

    def _note_request(self, url: str) -> None:
        to = urlsplit(url)
        if to.scheme in {"http", "https", "ws", "wss"} and to.netloc != urlsplit(self.address).netloc:
            self.raised.append(f"a request leaves: {url[:200]}")

    def _step(self, what: str, moved: bool) -> BrowserStep:
        wrong = [*self.raised, *shown_errors(self.page), *self._foreign_links()]
        self.raised.clear()
        return BrowserStep(what=what, at=self.page.url, wrong="; ".join(dict.fromkeys(wrong)), moved=moved)

    def _foreign_links(self) -> list[str]:
        """What the page has a browser with a window fetch, like the icon of its tab: one without a window does not."""
        links = self.page.eval_on_selector_all("head link[href]", "links => links.map(link => link.href)")
        return [
            f"the page names {link}"
            for link in links
            if urlsplit(link).netloc not in {"", urlsplit(self.address).netloc}
        ]


def shown_errors(page):
    """The exceptions that a page shows."""
    return page.locator('[data-testid="stException"]').all_inner_texts()
