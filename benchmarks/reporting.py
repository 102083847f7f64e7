"""Seconds that a report takes: ``python -m benchmarks.reporting [STUDENTS …]``.

A class of 300, and one of 100,000 answers, do the bank-interest homework, each student with one of twenty variants. A
third of the answers are right, the others come from known mistakes. Each report is made by a process of its own, as a
teacher makes it; the best of three, wall and processor time.
"""

import argparse
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.marking import EXERCISE, write_class
from core import exercises
from core.classroom.whole_class import mark_class

ROUNDS = 3
CLASSES = (300, 7143)
"""Students: of the homework with its 14 parts, the second gives 100,000 answers."""


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("students", type=int, nargs="*", default=CLASSES)
    parts = len(exercises.load(EXERCISE).parts)
    print("| students | answers | what | s | s of processor |\n|---:|---:|---|---:|---:|")
    for students in parser.parse_args().students:
        with TemporaryDirectory() as folder:
            results = _results(Path(folder), students)
            for what, options in {
                "report.html": ["--out", f"{folder}/report.html"],
                "report.html and pages.csv": ["--out", f"{folder}/report.html", "--students", f"{folder}/pages.csv"],
            }.items():
                wall, used = min(_report(results, options) for _ in range(ROUNDS))
                print(f"| {students:,} | {students * parts:,} | {what} | {wall:.2f} | {used:.2f} |", flush=True)


def _results(folder: Path, students: int) -> Path:
    """The results of a class whose texts recur, with variants written into them afterwards: what is drawn is alike."""
    answers, results = folder / "answers.csv", folder / "results.csv"
    write_class(answers, students, distinct=False)
    mark_class(answers, EXERCISE, results, None)
    heading, *lines = results.read_text(encoding="utf-8").splitlines(keepends=True)
    generator = random.Random(1)  # noqa: S311
    variants = {f"s{i}": generator.randrange(1, 21) for i in range(students)}
    with results.open("w", encoding="utf-8") as stream:
        stream.write(heading)
        for line in lines:
            student, _, rest = line.split(",", 2)
            stream.write(f"{student},{variants[student]},{rest}")
    return results


def _report(results: Path, options: list[str]) -> tuple[float, float]:
    """Seconds from the start of the command to its end, and seconds of the processor."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "core", "report", str(results), "--exercise", EXERCISE, "--force", *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
