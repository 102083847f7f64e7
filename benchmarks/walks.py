"""Random walks over all screens: ``python -m benchmarks.walks [--steps N] [--browser-steps N] [--seed S] [--walk W]``.

In Streamlit's AppTest and in Chromium, somebody types, presses, sends and opens anything. Reported are each exception
with what led to it, each request that leaves the machine, and each answer that took more than two seconds.
"""

import argparse
import itertools
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from streamlit import config

from tests.e2e.app import browser, free_port, served
from tests.e2e.walking import BrowserWalk
from tests.pages.test_screens import SCREENS, screen
from tests.random_steps import Walk

STEPS_OF_A_WALK = 100
STEPS_IN_A_BROWSER = 40
SLOW = 2.0
"""Seconds that no answer may take."""

Taken = tuple[str, str, list[float], str]
"""A step: what was done, on which screen, how long each answer to it took (seconds), and what was wrong."""


@dataclass(kw_only=True)
class Tally:
    """All steps of one kind so far. ``again`` is the command that takes a walk once more, without its number."""

    kind: str
    again: str
    started: float = field(default_factory=time.perf_counter)
    steps: int = 0
    wrong: int = 0
    answers: list[float] = field(default_factory=list)
    screens: set[str] = field(default_factory=set)

    def add(self, walk: int, taken: list[Taken]) -> None:
        """Count the last step of a walk, and print what was wrong with it or slow."""
        what, where, answers, wrong = taken[-1]
        self.steps += 1
        self.answers += answers
        self.screens.add(where)
        if wrong:
            self.wrong += 1
            print(f"WRONG in walk {walk}, step {len(taken)}: {wrong}\n  again: {self.again} --walk {walk}")
            for before, *_ in taken[-6:]:
                print(f"  {before:.1500}")
        for seconds in answers:
            if seconds > SLOW:
                print(f"slow, {seconds:.1f} s: walk {walk}, step {len(taken)}: {what:.200}")
        sys.stdout.flush()

    def report(self) -> None:
        """Print how many steps there were, and how long the answers took."""
        times = self.answers
        if len(times) > 1:
            p95, slow = statistics.quantiles(times, n=20)[-1], sum(one > SLOW for one in times)
            print(
                f"{self.kind}: answers: median {statistics.median(times):.3f} s, p95 {p95:.3f} s, "
                f"longest {max(times):.1f} s, {slow} above {SLOW:g} s"
            )
        seconds = time.perf_counter() - self.started
        print(f"{self.kind}: {self.steps} steps on {len(self.screens)} screens in {seconds:.0f} s: {self.wrong} wrong")
        sys.stdout.flush()


def in_apptest(seed: int, walk: int) -> Iterator[Taken]:
    """The steps of a walk in AppTest, timed in seconds of CPU: a busy machine makes no answer slower."""
    for step in Walk(seed=seed, number=walk).steps(STEPS_OF_A_WALK):
        yield str(step), step.screen, [step.cpu], step.error


def in_browser(chromium: object, address: str, log: Path, seed: int, walk: int) -> Iterator[Taken]:
    """The steps of a walk in Chromium, timed by the clock."""
    name = SCREENS[walk % len(SCREENS)]
    walker = BrowserWalk(chromium, address, name, seed=f"{seed} {walk}", log=log)
    for step in walker.steps(STEPS_IN_A_BROWSER):
        where = step.at.removeprefix(address).split("?")[0].strip("/") or "home"
        yield str(step), where, list(step.answers), step.wrong
    walker.close()


def take(tally: Tally, steps: int, walks: Iterator[int], begin: Callable[[int], Iterator[Taken]]) -> None:
    """Take walks until there are so many steps."""
    for walk in walks if steps else ():
        taken: list[Taken] = []
        for step in begin(walk):
            taken.append(step)
            tally.add(walk, taken)
            if tally.steps >= steps:
                return tally.report()
        tally.report()
    return None


def warm() -> None:
    """Open every screen once, as deploy/warm.py does before a process takes visitors."""
    for name in SCREENS:
        screen(name)


def main() -> int:
    """Walk, and print a summary; 1 if anything has gone wrong."""
    parser = argparse.ArgumentParser(description="Random walks over all screens.")
    parser.add_argument("--steps", type=int, default=20_000, help="steps in AppTest (20,000)")
    parser.add_argument("--browser-steps", type=int, default=5_000, help="steps in Chromium (5,000)")
    parser.add_argument("--seed", type=int, default=1, help="names the walks (1)")
    parser.add_argument("--walk", type=int, help="only this walk, as it is named where one has failed")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)  # what is shown on the screen is logged as well
    config.set_option("client.showErrorDetails", "full")
    command = f"python -m benchmarks.walks --seed {options.seed}"

    def walks() -> Iterator[int]:
        return itertools.count() if options.walk is None else iter([options.walk])

    tested = Tally(kind="AppTest", again=f"{command} --browser-steps 0")
    if options.steps:
        warm()
        take(tested, options.steps, walks(), lambda walk: in_apptest(options.seed, walk))
    seen = Tally(kind="Chromium", again=f"{command} --steps 0")
    if options.browser_steps:
        with tempfile.TemporaryDirectory() as folder, browser() as chromium:
            log = Path(folder) / "server.log"
            with served(free_port(), log=log) as address:
                begin = lambda walk: in_browser(chromium, address, log, options.seed, walk)  # noqa: E731
                take(seen, options.browser_steps, walks(), begin)
    return min(tested.wrong + seen.wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
