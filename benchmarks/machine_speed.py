"""The picture of the chain and the screens that show it: ``python -m benchmarks.machine_speed [--short] [--check]``.

First what one run of /learned sends. Then Chromium: the first number after a reload, in turn with the bare page's field;
and from the pointer's arrival at a number to its arithmetic. How often a second a screen runs: `benchmarks.answering`.

``--check`` exits with 1 if something has collapsed to more than four times what is wanted.
"""

import asyncio
import contextlib
import statistics
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from benchmarks.answering import Server, serve, visit
from benchmarks.client import Session
from benchmarks.measured import Figure, main
from tests.e2e.app import browser

RELOADED = ("", "learned")

PATIENCE = 60_000
QUIET = 500
"""Milliseconds: for something to appear, and for the rest of a screen to be drawn before the next turn."""

FIELD, NUMBER = ".stTextInput input", "table[role=grid][data-node] td[data-row]"

IN_PAGE = """
window.inside = (selector, root = document) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const host of root.querySelectorAll("*")) {
        const within = host.shadowRoot && inside(selector, host.shadowRoot);
        if (within) return within;
    }
    return null;
};
window.seen = test => new Promise(resolve => {
    const look = () => test() ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
});
window.timed = (type, test) => {
    window.result = new Promise(resolve => addEventListener(type, event => {
        requestAnimationFrame(() => seen(test).then(at => resolve(at - event.timeStamp)));
    }, {capture: true, once: true}));
};
const Native = WebSocket;
window.WebSocket = class extends Native {
    send(message) {
        window.sent = (window.sent ?? 0) + 1;
        super.send(message);
    }
};
"""
"""Looks for elements within components, and times inside the page, so that driving the browser is not measured."""

SHOWN = "selector => seen(() => { const one = inside(selector); return one && (one.value !== undefined || one.textContent); })"
CHANGE = """([type, selector]) => {
    const before = inside(selector).textContent;
    timed(type, () => inside(selector).textContent !== before);
}"""


async def sent(app: Server) -> list[Figure]:
    """What a run of /learned sends: the first of a session, and one in which nothing has changed."""
    session = await Session.open(app.address, "learned")
    figures = []
    for which in ("the first run", "a full run after that"):
        await session.run()
        figures += [
            Figure(what=f"/learned, messages of {which}", measured=len(session.messages), most=30),
            Figure(what=f"/learned, {which}", measured=session.bytes_received / 1000, most=45, unit="kB"),
        ]
    await session.close()
    return figures


class Tab:
    """A tab of the browser, and times taken inside its page, in milliseconds."""

    def __init__(self, chromium: Any, address: str, selector: str) -> None:
        self._selector = selector
        self.page = chromium.new_context(viewport={"width": 1280, "height": 900}).new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(IN_PAGE)
        self.page.goto(address)
        self.page.evaluate(SHOWN, selector)
        self.page.wait_for_timeout(4 * QUIET)

    def reload(self) -> float:
        """From the reload to the first content."""
        self.page.bring_to_front()
        self.page.reload(wait_until="commit")
        shown = float(self.page.evaluate(SHOWN, self._selector))
        self.page.wait_for_timeout(QUIET)
        return shown

    def time(self, act: Callable[[], None]) -> float:
        """What was asked to be timed, from the event that an act triggers."""
        act()
        milliseconds = float(self.page.evaluate("() => window.result"))
        self.page.wait_for_timeout(QUIET)
        return milliseconds

    def point(self, cell: str) -> float:
        """From the pointer's arrival at a cell to its arithmetic."""
        place = self.page.locator(cell).first
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(QUIET)
        self.page.evaluate(CHANGE, ["pointerover", "[data-part=working]"])
        return self.time(lambda: self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))


def reloads(chromium: Any, app: Server, bare: Server, turns: int) -> Iterator[Figure]:
    """The first number after a reload, as a multiple of the time to the bare page's field."""
    plain = Tab(chromium, bare.address, FIELD)
    tabs = {f"/{screen}": Tab(chromium, f"{app.address}/{screen}", NUMBER) for screen in RELOADED}
    times = [(plain.reload(), {name: tab.reload() for name, tab in tabs.items()}) for _ in range(turns)]
    for name in tabs:
        yield Figure(
            what=f"{name}, first number after a reload", measured=_median(one[name] for _, one in times), unit="ms"
        )
        ratio = _median(one[name] / field for field, one in times)
        yield Figure(what=f"{name}, first number after a reload, to bare", measured=ratio, most=1.3)


def time_pointing(chromium: Any, app: Server, turns: int) -> Iterator[Figure]:
    """Pointing at a number, and what it sends to the server."""
    tab = Tab(chromium, f"{app.address}/learned", NUMBER)
    before = tab.page.evaluate("() => window.sent")
    times = [
        tab.point(f'table[data-node=weights] td[data-row="{1 + turn % 2}"][data-column="3"]') for turn in range(turns)
    ]
    yield Figure(what="pointing at a number, to its arithmetic", measured=_median(times), most=50, unit="ms")
    yield Figure(
        what="messages to the server meanwhile", measured=tab.page.evaluate("() => window.sent") - before, most=0
    )


def _median(values: Sequence[float] | Iterator[float]) -> float:
    return statistics.median(values)


def figures(*, short: bool) -> Iterator[Figure]:
    """Measure everything; ``short`` with fewer turns."""
    turns = 5 if short else 15
    with contextlib.ExitStack() as stack:
        app, bare = (stack.enter_context(serve(script)) for script in ("streamlit_app.py", "benchmarks/bare.py"))
        for server in (app, bare):
            asyncio.run(visit(server))
        yield from asyncio.run(sent(app))
        with browser() as chromium:  # last, because Playwright's loop allows no other
            yield from reloads(chromium, app, bare, turns)
            yield from time_pointing(chromium, app, turns)


if __name__ == "__main__":
    main("The picture of the chain and the screens that show it.", lambda options: figures(short=options.short))
