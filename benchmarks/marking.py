"""Rows a second of marking whole classes: ``python -m benchmarks.marking [STUDENTS]``.

Two classes do the bank-interest homework. In the one every answer text is different, which is the worst there is;
in the other a few dozen texts a part occur again and again, as in a lecture. Both are marked from CSV to results
and gradebook in this one process; seconds are of its processor time, so that they mean one core.
"""

import csv
import random
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from core import exercises
from core.classroom.check import written
from core.classroom.whole_class import mark_class
from core.homework.diagnosis import alternatives

EXERCISE = "bank-interest"
RIGHT = 0.6
"""Share of right answers; the others are those of known mistakes or random numbers."""


def answer(part: exercises.Part, generator: random.Random, *, distinct: bool) -> str:
    """One answer to a part as a student might type it."""
    exercise = exercises.load(EXERCISE)
    if part.kind == "choice":
        return generator.choice(part.choices)
    known = alternatives(exercise, part)
    value = exercise.answer(part.id) if generator.random() < RIGHT else generator.choice(known).answer
    decimals = generator.randint(3, 6)
    if distinct and not isinstance(value, tuple):
        value = np.asarray(value) + generator.uniform(-1e-9, 1e-9)
        decimals = generator.randint(10, 14)
    return written(value, decimals)


def write_class(file: Path, students: int, *, distinct: bool) -> None:
    """A CSV of a class's answers."""
    generator = random.Random(1)  # noqa: S311
    parts = exercises.load(EXERCISE).parts
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["student", *(part.id for part in parts)])
        for i in range(students):
            writer.writerow([f"s{i}", *(answer(part, generator, distinct=distinct) for part in parts)])


def main() -> None:
    """Print a row a class."""
    students = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    print(f"{'class':36}{'students':>10}{'seconds':>10}{'students/s':>12}")
    with tempfile.TemporaryDirectory() as folder:
        for distinct, name in ((True, "every text different"), (False, "texts occur again")):
            file = Path(folder) / "answers.csv"
            write_class(file, students, distinct=distinct)
            started = time.process_time()
            count = mark_class(file, EXERCISE, Path(folder) / "results.csv", Path(folder) / "grades.csv")
            seconds = time.process_time() - started
            print(f"{name:36}{count:>10}{seconds:>10.2f}{count / seconds:>12.0f}")


if __name__ == "__main__":
    main()
