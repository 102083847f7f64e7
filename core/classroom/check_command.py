"""Says what the proof of an exercise finds: a table, what looks alike, and which parts a wrong way leads to."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence

from core.classroom.check import KEY, Finding, Outcome, mistakes_like_key, prove, unread_keys
from core.classroom.show_command import add_variant
from core.homework import bank
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES

_SIGNS: Mapping[Outcome, str] = {"diagnosed": "✓", "not distinguishable": "=", "missed": "✗"}

add_arguments = add_variant


def run(options: argparse.Namespace) -> int:
    """Prove an exercise and print what that finds."""
    from tqdm import tqdm

    def progress(parts: Sequence[Part]) -> Iterable[Part]:
        between = 0.1 if sys.stderr.isatty() else 10
        with_bar: Iterable[Part] = tqdm(parts, unit=" parts", delay=1, mininterval=between, leave=False)
        return with_bar

    exercise = bank.find(options.exercise, options.variant)
    for line in _lines(exercise, prove(exercise, progress)):
        print(line)
    return 0


def _lines(exercise: Exercise, findings: Sequence[Finding]) -> Iterator[str]:
    yield from _table(exercise, findings)
    for part_id, text in unread_keys(exercise):
        yield f"{part_id}: its own key is not read when it is written as {text!r}"
    for finding in findings:
        for other, why in finding.alike:
            if other == KEY or finding.mistake < other:
                yield f"{finding.part}: {finding.mistake} like {other}, {why}"
    yield ""
    parts = mistakes_like_key(exercise, findings)
    for part, names in parts.items():
        yield f"The right answer to {part} is also reached by {', '.join(names)}."
    if not parts:
        yield "No mistake leads to a right answer, nor do even weights or the inputs themselves."
    choices = [part.id for part in exercise.computed_parts if part.kind == "choice"]
    if choices:
        yield f"Not checked, because a guess between two words is often right: {', '.join(choices)}."


def _table(exercise: Exercise, findings: Sequence[Finding]) -> Iterator[str]:
    parts = [part.id for part in exercise.computed_parts if part.kind != "choice"]
    signs = {(finding.mistake, finding.part): _SIGNS[finding.outcome] for finding in findings}
    yield f"{exercise.id}: {', '.join(f'{i} {part}' for i, part in enumerate(parts, start=1))}\n"
    yield f"{'':30}" + "".join(f"{i:>4}" for i in range(1, len(parts) + 1))
    for mistake in (name for name in MISTAKES if any(name == finding.mistake for finding in findings)):
        yield f"{mistake:30}" + "".join(f"{signs.get((mistake, part), '·'):>4}" for part in parts)
    counts = {name: sum(finding.outcome == name for finding in findings) for name in _SIGNS}
    yield "\n" + ", ".join(f"{_SIGNS[name]} {name}: {count}" for name, count in counts.items()) + "\n"
