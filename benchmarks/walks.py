"""Random walks over all screens: ``python -m benchmarks.walks [--steps N] [--browser-steps N] [--seed S] [--walk W]``.

In Streamlit's AppTest and in Chromium, somebody types, presses, sends and opens anything. Reported are each exception
with what led to it, each request that leaves the machine, and each answer that took more than two seconds.
"""

import argparse
import itertools
import logging
import statistics
import sys
import time

from streamlit import config

from tests.pages.test_screens import SCREENS, screen
from tests.random_steps import Step, Walk

STEPS_OF_A_WALK = 100
SLOW = 2.0
"""Seconds that no answer may take."""

ALLOWED = ("Train", "train.run", "Load")
"""What is pressed to compute for longer, and says how long it takes."""


def walk(seed: int, number: int, steps: int) -> tuple[list[Step], int]:
    """Take one walk, and print what went wrong; returns its steps, and how many went wrong."""
    taken, wrong = [], 0
    for step in Walk(seed=seed, number=number).steps(steps):
        taken.append(step)
        if step.error:
            wrong += 1
            print(f"EXCEPTION in walk {number} of seed {seed}, step {len(taken)}: {step.error}")
            print(f"  again: python -m benchmarks.walks --seed {seed} --walk {number}")
            for one in taken[-6:]:
                print(f"  {one!s:.1500}")
        if step.wall > SLOW:
            print(f"slow: {step.wall:.1f} s, {step.cpu:.1f} s of CPU, walk {number}, step {len(taken)}: {step!s:.300}")
        sys.stdout.flush()
    return taken, wrong


def warm() -> None:
    """Open every screen once, as deploy/warm.py does before a process takes visitors."""
    for name in SCREENS:
        screen(name)


def main() -> int:
    """Walk, and print a summary; 1 if anything has gone wrong."""
    parser = argparse.ArgumentParser(description="Random walks over all screens.")
    parser.add_argument("--steps", type=int, default=20_000, help="steps in AppTest (20,000)")
    parser.add_argument("--seed", type=int, default=1, help="names the walks (1)")
    parser.add_argument("--walk", type=int, help="only this walk, as it is named where one has failed")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)  # what is shown on the screen is logged as well
    config.set_option("client.showErrorDetails", "full")
    warm()
    steps: list[Step] = []
    wrong, started = 0, time.perf_counter()
    for number in itertools.count() if options.walk is None else [options.walk]:
        taken, failed = walk(options.seed, number, min(STEPS_OF_A_WALK, max(1, options.steps - len(steps))))
        steps, wrong = steps + taken, wrong + failed
        if len(steps) >= options.steps:
            break
        if number % 10 == 9:
            report(steps, wrong, time.perf_counter() - started)
    report(steps, wrong, time.perf_counter() - started)
    return min(wrong, 1)


def report(steps: list[Step], wrong: int, seconds: float) -> None:
    """Print how many steps there were, and how long they took."""
    for name, times in (("wall", [one.wall for one in steps]), ("CPU", [one.cpu for one in steps])):
        p95 = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        slow = sum(one > SLOW for one in times)
        print(
            f"{name}: median {statistics.median(times):.3f} s, p95 {p95:.3f} s, longest {max(times):.1f} s, {slow} above 2 s"
        )
    print(
        f"{len(steps)} steps on {len({one.screen for one in steps})} screens in {seconds:.0f} s: {wrong} went wrong",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
