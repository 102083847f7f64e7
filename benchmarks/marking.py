"""Students marked per second in a whole class: ``python -m benchmarks.marking [STUDENTS]``.

Two classes do the bank-interest homework. In one, all answer texts are different, which is the worst case; in the
other, a few dozen texts per part occur again and again, as in a lecture. Both are marked in this process, from CSV to
results and gradebook; seconds are processor time, so that they refer to one core.
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
"""Share of right answers; the others come from known mistakes."""


def answer(part: exercises.Part, generator: random.Random, *, distinct: bool) -> str:
    """An answer to a part, as a student might type it."""
    exercise = exercises.load(EXERCISE)
    if part.kind == "choice":
        return generator.choice(part.choices)
    wrong = alternatives(exercise, part)
    value = exercise.answer(part.id) if generator.random() < RIGHT else generator.choice(wrong).answer
    decimals = generator.randint(3, 6)
    if distinct and not isinstance(value, tuple):
        value = np.asarray(value) + generator.uniform(-1e-9, 1e-9)
        decimals = generator.randint(10, 14)
    return written(value, decimals)


def write_class(file: Path, students: int, *, distinct: bool) -> None:
    """Write the answers of a class to a CSV file."""
    generator = random.Random(1)  # noqa: S311
    parts = exercises.load(EXERCISE).parts
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["student", *(part.id for part in parts)])
        for i in range(students):
            writer.writerow([f"s{i}", *(answer(part, generator, distinct=distinct) for part in parts)])


def main() -> None:
    """Print one row per class."""
    students = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    print(f"{'class':36}{'students':>10}{'seconds':>10}{'students/s':>12}")
    with tempfile.TemporaryDirectory() as folder:
        for distinct, name in ((True, "every text different"), (False, "texts occur again")):
            file = Path(folder) / "answers.csv"
            write_class(file, students, distinct=distinct)
            started = time.process_time()
            outputs = Path(folder) / "results.csv", Path(folder) / "grades.csv"
            count = mark_class(file, EXERCISE, *outputs, force=True).marked
            seconds = time.process_time() - started
            print(f"{name:36}{count:>10}{seconds:>10.2f}{count / seconds:>12.0f}")


if __name__ == "__main__":
    main()
