"""How well outputs of notebooks are matched to parts, and how long it takes: ``python -m benchmarks.uploads``.

First the notebooks of tests/core/uploads/notebooks, each with what answers which part: how many outputs are matched to
the right part, how many answers are missed, and how many parts are given an output that is not their answer; once as in a
folder, where the last print that could answer a part is taken, and once as on the screen. Then the
seconds in which a notebook of 200 outputs is read, matched and marked, without anything that is remembered from before.
What the heaviest files cost is measured by `benchmarks.upload_costs`.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from core import exercises
from core.uploads import files
from core.uploads.marked import mark
from core.uploads.matches import Match, Matching
from core.uploads.matching import Takes, match

NOTEBOOKS = Path(__file__).parent.parent / "tests" / "core" / "uploads" / "notebooks"

OUTPUTS = 200
"""Outputs of the large notebook."""


@dataclass(frozen=True, kw_only=True)
class Count:
    """What became of the answers in one notebook; ``cut`` are those that were named as cut when they were printed.

    ``sure`` and ``guessed`` are those that were matched.
    """

    sure: int = 0
    guessed: int = 0
    missed: tuple[str, ...] = ()
    mismatched: tuple[str, ...] = ()
    cut: int = 0


def count(file: Path, takes: Takes = "best") -> Count:
    """Match one notebook and compare with the file beside it, which says what answers which part."""
    known = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    exercise, answers = exercises.load(known["exercise"]), known["answers"]
    matching = match(exercise, files.outputs(file.name, file.read_bytes()), takes=takes)
    grade = mark(exercise, matching)
    verdicts = {
        part.id: _verdict(matching, matching.matches.get(part.id), answers.get(part.id), grade[part.id].status)
        for part in exercise.parts
    }
    return Count(
        sure=[*verdicts.values()].count("sure"),
        guessed=[*verdicts.values()].count("guessed"),
        missed=tuple(part for part, verdict in verdicts.items() if verdict == "missed"),
        mismatched=tuple(part for part, verdict in verdicts.items() if verdict == "mismatched"),
        cut=[*verdicts.values()].count("cut"),
    )


def _verdict(matching: Matching, found: Match | None, answer: Mapping[str, str] | None, status: str) -> str:
    if answer is None:
        return "" if found is None or status == "correct" else "mismatched"
    if found is None:
        return "cut" if answer["why"] == "elided" and matching.elided else "missed"
    output = matching.outputs[found.output]
    is_there = output.place.startswith((f"cell {answer['cell']},", f"cell {answer['cell']} "))
    begins = found.text.startswith(answer["begins"]) or output.text.startswith(answer["begins"])
    if (is_there and begins) or status == "correct":
        return "guessed" if found.is_guess else "sure"
    return "mismatched"


def large_notebook() -> bytes:
    """A notebook of 200 outputs: matrices, vectors and numbers, some right, most of them wrong."""
    import nbformat
    import numpy as np

    exercise = exercises.load("bank-interest")
    trace, generator = exercise.traces["learned"], np.random.default_rng(1)
    cells = [nbformat.v4.new_code_cell("K", outputs=[nbformat.v4.new_output("stream", text=f"{trace.K}\n")])]
    shapes = ((5, 5), (5, 3), (3,), ())
    for i in range(OUTPUTS - 1):
        value = np.asarray(generator.random(shapes[i % 4])).round(4)
        text = f"tensor({value.tolist()})\n"
        cells.append(
            nbformat.v4.new_code_cell(
                f"step_{i} = f({i})\nprint(step_{i})", outputs=[nbformat.v4.new_output("stream", text=text)]
            )
        )
    return nbformat.writes(nbformat.v4.new_notebook(cells=cells)).encode()


def seconds() -> tuple[int, float, float]:
    """How many outputs were found, and the seconds to read, match and mark them: the first time, and once more."""
    content, exercise = large_notebook(), exercises.load("bank-interest")
    found, times = (), []
    for _ in range(2):
        started = time.perf_counter()
        found = files.outputs("homework.ipynb", content)
        mark(exercise, match(exercise, found))
        times.append(time.perf_counter() - started)
    return len(found), times[0], times[1]


def main() -> None:
    """Print one row for each notebook, and the seconds of the large one in a new process."""
    parser = argparse.ArgumentParser(description="Matched, missed and mismatched outputs, and seconds.")
    parser.add_argument("--fixtures", action="store_true", help="only the notebooks, without seconds")
    options = parser.parse_args()
    for takes in get_args(Takes):
        print(f"{f'notebook ({takes})':24}{'sure':>6}{'guessed':>9}{'missed':>8}{'mismatched':>12}{'cut':>5}")
        counts = {file.stem: count(file, takes) for file in sorted(NOTEBOOKS.glob("*.ipynb"))}
        for name, one in counts.items():
            numbers = f"{one.sure:>6}{one.guessed:>9}{len(one.missed):>8}{len(one.mismatched):>12}{one.cut:>5}"
            print(f"{name:24}{numbers}  {' '.join((*one.missed, *one.mismatched))}")
        totals = [sum(column) for column in zip(*map(_row, counts.values()), strict=True)]
        print("{:24}{:>6}{:>9}{:>8}{:>12}{:>5}\n".format("together", *totals))
    if not options.fixtures:
        code = "from benchmarks.uploads import seconds; print(*seconds())"
        run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        outputs, first, again = run.stdout.split()
        print(f"{outputs} outputs read, matched and marked: {float(first):.2f} s, once more {float(again):.2f} s")


def _row(one: Count) -> tuple[int, ...]:
    return one.sure, one.guessed, len(one.missed), len(one.mismatched), one.cut


if __name__ == "__main__":
    main()
