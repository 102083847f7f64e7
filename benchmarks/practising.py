"""How soon the next part of /practice is there: ``python -m benchmarks.practising [--rounds 20] [--check]``.

20 students with 100 attempts each ask for their next part, one after the other and all at once, in threads. What is
timed is all that *Next* computes: the choice, a variant that nobody has had, drawn and proven, and the part alone.

``--check`` exits with 1 if the time of 95 in 100 has collapsed to more than four times what is required.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median, quantiles

from benchmarks import COLLAPSE
from core import exercises
from core.practice.attempts import Attempt
from core.practice.next_part import next_part
from core.practice.offers import alone, next_variant, offers

STUDENTS = 20
ATTEMPTS = 100
MOST = 0.1
"""Seconds that are required of 95 in 100."""

_RIGHT = 0.7
"""The share of the attempts that are right."""


def attempts(student: int) -> list[Attempt]:
    """What a student has done so far: any parts, most of them right."""
    chances = random.Random(student)  # noqa: S311
    done = []
    for at in range(ATTEMPTS):
        offer, right = chances.choice(offers()), chances.random() < _RIGHT
        made = frozenset[str]() if right else frozenset({chances.choice(sorted(offer.shows))})
        done.append(
            Attempt(
                at=at, exercise=offer.exercise, variant=at, part=offer.part, node=offer.node, right=right,
                seen=offer.shows, made=made,
            )
        )  # fmt: skip
    return done


def ask(done: Sequence[Attempt], seed: int) -> tuple[float, float]:
    """Ask for the next part; returns the seconds that it takes, and those of a processor."""
    before = time.perf_counter(), time.thread_time()
    offer = next_part(done, offers(), seed=seed) or offers()[seed % len(offers())]
    alone(exercises.load(offer.exercise, next_variant(offer.exercise, seed)), offer.part)
    return time.perf_counter() - before[0], time.thread_time() - before[1]


def main() -> None:
    """Print a row for students one after the other, and one for all at once."""
    parser = argparse.ArgumentParser(description="How soon the next part is there.")
    parser.add_argument("--rounds", type=int, default=20, help="parts that each student asks for")
    parser.add_argument("--check", action="store_true", help="exit with 1 on a collapse")
    options = parser.parse_args()
    students = [attempts(student) for student in range(STUDENTS)]
    asked = [(done, 10_000 * student + turn) for turn in range(options.rounds) for student, done in enumerate(students)]
    asked_again = [(done, 1_000_000 + seed) for done, seed in asked]
    one_by_one = [ask(done, seed) for done, seed in asked]
    with ThreadPoolExecutor(STUDENTS) as threads:
        at_once = list(threads.map(lambda each: ask(*each), asked_again))
    print("| 20 students, 100 attempts each | p50 ms | p95 ms | CPU p50 | CPU p95 |\n|---|---:|---:|---:|---:|")
    for name, asking in (("one after the other", one_by_one), ("all at once, without a pause", at_once)):
        both = [figure for times in zip(*asking, strict=True) for figure in (median(times), _late(times))]
        print(f"| {name} | {' | '.join(f'{1000 * seconds:.0f}' for seconds in both)} |")
    if options.check and _late([seconds for seconds, _ in one_by_one]) > COLLAPSE * MOST:
        sys.exit(1)


def _late(times: Sequence[float]) -> float:
    """What 95 in 100 do not exceed."""
    return quantiles(times, n=20)[-1]


if __name__ == "__main__":
    main()
