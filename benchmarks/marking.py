"""Students marked per second in a whole class: ``python -m benchmarks.marking [STUDENTS] [--classes …] [--ways …]``.

Two classes do the bank-interest homework. In one, all answer texts are different, which is the worst case; in the
other, a few dozen texts per part occur again and again, as in a lecture. Each is marked from CSV to results and
gradebook by this process, by two processes (``--jobs 2``), and by two workers of a Dask scheduler on this machine.

Every run has a process of its own. Its seconds begin with the reading; processor time and memory are those of all its
processes, imports included. Dask's scheduler runs in the process that reads and writes.
"""

import argparse
import csv
import multiprocessing
import random
import resource
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import numpy as np

from core import exercises
from core.classroom.check import spell
from core.classroom.whole_class import mark_class
from core.classroom.workers import Workers, processes, scheduler, this_process
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
    return spell(value, decimals)


def write_class(file: Path, students: int, *, distinct: bool) -> None:
    """Write the answers of a class to a CSV file."""
    generator = random.Random(1)  # noqa: S311
    parts = exercises.load(EXERCISE).parts
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["student", *(part.id for part in parts)])
        for i in range(students):
            writer.writerow([f"s{i}", *(answer(part, generator, distinct=distinct) for part in parts)])


class Run(NamedTuple):
    """What a run took: seconds on the clock, seconds of all processors, and the largest resident sizes in MB."""

    marked: int
    seconds: float
    processor: float
    reader: float
    worker: float


def workers(way: str, stack: ExitStack) -> Workers:
    """Those who mark: this process, as many processes as the number says, or two of Dask's, which are started."""
    if way == "scheduler":
        from distributed import LocalCluster

        cluster = LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
        )
        return scheduler(stack.enter_context(cluster).scheduler_address)
    return this_process if way == "1" else processes(int(way))


def run(file: Path, way: str) -> Run:
    """Mark a class and measure it; in a process that has done nothing else."""
    with ExitStack() as stack:
        chosen = workers(way, stack)
        started = time.perf_counter()
        outputs = file.parent / "results.csv", file.parent / "grades.csv"
        marked = mark_class(file, EXERCISE, *outputs, force=True, workers=chosen).marked
        seconds = time.perf_counter() - started
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime
    return Run(marked, seconds, processor, own.ru_maxrss / 1024, others.ru_maxrss / 1024)


def main() -> None:
    """Print one row per class and way."""
    parser = argparse.ArgumentParser(description="Students marked per second, in two classes.")
    parser.add_argument("students", nargs="?", type=int, default=4000, help="how many each class has (4000)")
    parser.add_argument("--classes", nargs="+", choices=("different", "recurring"), default=["different", "recurring"])
    parser.add_argument("--ways", nargs="+", choices=("1", "2", "4", "scheduler"), default=["1", "2", "scheduler"])
    options = parser.parse_args()
    print("| texts | marked by | students | seconds | students/s | students/s and core | reader, MB | worker, MB |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for texts in options.classes:
            file = Path(folder) / "answers.csv"
            write_class(file, options.students, distinct=texts == "different")
            for way in options.ways:
                with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
                    one = pool.submit(run, file, way).result()
                name = "scheduler, 2 workers" if way == "scheduler" else f"{way} process{'es' if way != '1' else ''}"
                print(
                    f"| {texts} | {name} | {one.marked:,} | {one.seconds:.1f} | {one.marked / one.seconds:,.0f} | "
                    f"{one.marked / one.processor:,.0f} | {one.reader:.0f} | {one.worker:.0f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
