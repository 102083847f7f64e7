"""How long long inputs take: ``python -m benchmarks.long [--short] [--check]``.

The first screens with sentences of 12 and of 64 words: on the server (from the request to the end of the answer, with a
new sentence and with the same again) and in a headless Chromium (from the address to the last change of the page,
including charts). The two lengths take turns; ratios are medians over the turns. Then /large with new texts of 2,048
words: on the server, and in Chromium from Ctrl+Enter until the page has the new picture.

``--check`` exits with 1 if something has collapsed to four times what is required.
"""

import argparse
import asyncio
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote_plus

import numpy as np

from benchmarks import COLLAPSE
from benchmarks.client import Session
from core.words import sources
from core.words.long_text import LONGEST
from tests.e2e.app import browser, free_port, served

SCREENS = ("similarity", "learned", "scaling")
FEW, MANY = 12, 64
MOST = 2.0
"""Largest acceptable ratio of the long sentence's time to the short one's."""

SECONDS = 1.0
"""Most seconds from a text of 2,048 words to its picture."""

PAUSE = 0.05
"""Seconds before a rerun: without a pause it would wait for the end of the previous run."""

PATIENCE = 60_000
"""Milliseconds."""

WATCH = """() => {
    const look = () => { window.changed = performance.now(); };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
"""Notes when the page last changed, so that driving the browser is not measured."""

QUIET = """() => {
    const app = document.querySelector('[data-testid="stApp"]');
    const charts = [...document.querySelectorAll('[data-testid="stVegaLiteChart"]')];
    return app?.dataset.testScriptState === "notRunning" && charts.length
        && charts.every(chart => chart.querySelector("canvas, svg")) && performance.now() - window.changed > 1000;
}"""


@dataclass(frozen=True, kw_only=True)
class Row:
    """The seconds measured on one screen, with those of the short sentence if there is one."""

    what: str
    few: Sequence[float]
    many: Sequence[float]
    most: float

    @property
    def measured(self) -> float:
        """What must not be more than ``most``: the ratio, or the seconds themselves."""
        if not self.few:
            return statistics.median(self.many)
        return statistics.median(many / few for few, many in zip(self.few, self.many, strict=True))

    def __str__(self) -> str:
        few, many = (f"{1000 * statistics.median(times):.0f}" if times else "" for times in (self.few, self.many))
        unit = "×" if self.few else "s"
        return f"| {self.what} | {few} | {many} | {self.measured:.2f} {unit} | {self.most:g} {unit} |"


def words(count: int, turn: int) -> str:
    """Words that have a vector, different in each turn, and repeated about as often as in a text."""
    usual = [word for word in list(sources.load().rows)[:5000] if word.isalpha()]
    rng = np.random.default_rng([count, turn + 1])
    ranks = (len(usual) * rng.random(count) ** 3).astype(int)
    return " ".join(usual[rank] for rank in ranks)


async def on_the_server(address: str, page: str, turns: int) -> list[Row]:
    """Time reruns of one screen with new sentences, and with the same again."""
    few, many = [
        await Session.open(address, page, f"example=your+own+sentence&sentence={quote_plus(words(count, -1))}")
        for count in (FEW, MANY)
    ]
    sides = {FEW: few, MANY: many}
    new: dict[int, list[float]] = {FEW: [], MANY: []}
    again: dict[int, list[float]] = {FEW: [], MANY: []}
    for session in sides.values():
        await session.run()
    for turn in range(turns):
        for count, session in sides.items():
            await asyncio.sleep(PAUSE)
            new[count].append(await session.run({"sentence": words(count, turn)}))
            await asyncio.sleep(PAUSE)
            again[count].append(await session.run())
    for session in sides.values():
        await session.close()
    rows = {"server, a new sentence": new, "server, the same again": again}
    return [Row(what=f"/{page}: {what}", few=t[FEW], many=t[MANY], most=MOST) for what, t in rows.items()]


async def large_on_the_server(address: str, turns: int) -> Row:
    """Time new texts on /large."""
    session = await Session.open(address, "large")
    await session.run()
    times = [await session.run({"text": words(LONGEST, turn)}) for turn in range(turns)]
    await session.close()
    return Row(what="/large: server, a new text", few=(), many=times, most=SECONDS)


def time_to_draw(page: Any, address: str) -> float:
    """Seconds until an address is drawn."""
    page.goto(address)
    page.wait_for_function(QUIET, timeout=PATIENCE)
    return page.evaluate("window.changed") / 1000


def in_the_browser(chromium: Any, address: str, screen: str, turns: int) -> Row:
    """Time opening one screen again and again."""
    page = chromium.new_page(viewport={"width": 1280, "height": 1000})
    page.add_init_script(f"({WATCH})()")
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    for turn in range(-1, turns):  # the first fills the browser's cache
        for count, seconds in times.items():
            query = f"example=your+own+sentence&sentence={quote_plus(words(count, turn))}"
            seconds.append(time_to_draw(page, f"{address}/{screen}?{query}"))
    page.close()
    return Row(what=f"/{screen}: browser", few=times[FEW][1:], many=times[MANY][1:], most=MOST)


def large_in_the_browser(chromium: Any, address: str, turns: int) -> Row:
    """Time pasting one text after another."""
    page = chromium.new_page(viewport={"width": 1280, "height": 1000})
    page.add_init_script(f"({WATCH})()")
    time_to_draw(page, f"{address}/large")
    field, times = page.get_by_label("Your text"), []
    for turn in range(turns):
        field.fill(words(LONGEST, 1000 + turn))
        page.wait_for_function(QUIET, timeout=PATIENCE)
        page.evaluate("addEventListener('keydown', () => { window.pressed = performance.now(); }, {once: true})")
        field.press("Control+Enter")
        page.wait_for_function(QUIET, timeout=PATIENCE)
        times.append(page.evaluate("window.changed - window.pressed") / 1000)
    page.close()
    return Row(what="/large: browser, a new text", few=(), many=times, most=SECONDS)


def main() -> None:
    """Print one row per measurement."""
    parser = argparse.ArgumentParser(description="How long long inputs take.")
    parser.add_argument("--short", action="store_true", help="fewer turns")
    parser.add_argument("--check", action="store_true", help="exit with 1 if something has collapsed")
    options = parser.parse_args()
    turns = 5 if options.short else 15
    with served(free_port()) as address:
        rows = [row for page in SCREENS for row in asyncio.run(on_the_server(address, page, turns))]
        rows.append(asyncio.run(large_on_the_server(address, turns)))
        with browser() as chromium:
            rows += [in_the_browser(chromium, address, page, turns) for page in SCREENS]
            rows.append(large_in_the_browser(chromium, address, turns))
    print(f"|  | {FEW} words, ms | {MANY} or {LONGEST:,}, ms | measured | at most |\n|---|---:|---:|---:|---:|")
    print("\n".join(map(str, rows)))
    if options.check and any(row.measured > COLLAPSE * row.most for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
