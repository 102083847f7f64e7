"""The command that says whose marks moved between two results of a class, and what may be why."""

import argparse
import contextlib
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import TypeAlias

from core.classroom.class_results import open_results
from core.classroom.marked_sheet import DECISION_LEAD
from core.classroom.reports import report_nothing, visible
from core.classroom.result_files import Columns, check_outputs, tell, write_rows
from core.reading.readings import counted, first_of

_MAKERS = ("policy", "exercise", "program")
_MOST_SHOWN = 20

Row: TypeAlias = Mapping[str, str]
Results: TypeAlias = Mapping[tuple[str, str, int], Row]
"""By a student, a part, and the how many-th row of that student and part it is."""


@dataclass(frozen=True, kw_only=True)
class MovedMark:
    """A mark that is not what it was, as a row of the table; None stands for undecided, or for no such row."""

    student: str
    part: str
    old_points: float | None
    new_points: float | None
    old_status: str
    new_status: str
    why: str


COLUMNS: Columns = {field.name: str if field.type is str else float for field in fields(MovedMark)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("old", type=Path, help="results that “grade --out” wrote")
    parser.add_argument("new", type=Path, help="those of the same class that were written later")
    parser.add_argument("--out", type=Path, help="where each mark that moved goes, one row each; - prints them")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(options: argparse.Namespace) -> int:
    """Compare two results and say what differs; return the exit code."""
    check_outputs([options.old, options.new], [options.out], force=options.force)
    old, new = _results(options.old), _results(options.new)
    moved = tuple(_moved_marks(old, new))
    if options.out:
        write_rows(options.out, COLUMNS, map(astuple, moved), force=options.force)
    tell([options.out], *map(visible, (*_different_makers(old, new), *_summary(old, new, moved))))
    return 0


def _results(file: Path) -> Results:
    turns, found = Counter[tuple[str, str]](), dict[tuple[str, str, int], Row]()
    with open_results(file, report_nothing) as rows:
        for _, row in rows:
            place = row["student"], row["part"]
            turns[place] += 1
            found[*place, turns[place]] = row
    return found


def _points(row: Row | None, column: str) -> float | None:
    """What a row earns; None if that is undecided or there is no row."""
    with contextlib.suppress(ValueError):
        if row and math.isfinite(points := float(row[column].replace(",", "."))):
            return points
    return None


def _moved_marks(old: Results, new: Results) -> Iterator[MovedMark]:
    column = "points" if all(row["max_points"] for row in (*old.values(), *new.values())) else "credit"
    for key in dict.fromkeys((*old, *new)):
        one, other = old.get(key), new.get(key)
        points = _points(one, column), _points(other, column)
        if points[0] == points[1] and one and other:
            continue
        yield MovedMark(
            student=key[0], part=key[1], old_points=points[0], new_points=points[1], why=_why(one, other),
            old_status=one["status"] if one else "", new_status=other["status"] if other else "",
        )  # fmt: skip


def _why(old: Row | None, new: Row | None) -> str:
    """All that differs and may be why a mark moved."""
    if not old or not new:
        return "only in the new results" if new else "only in the old results"
    decided = [row["message"].partition(DECISION_LEAD)[2] for row in (old, new)]
    whys = ["decided by the teacher"] * (decided[0] != decided[1])
    whys += ["other numbers"] * (old["variant"] != new["variant"])
    whys += ["the answer is another, or is read otherwise"] * (old["reading"] != new["reading"])
    whys += [name for name in _MAKERS if old[name] != new[name] and old[name] and new[name]]
    if not all(row[name] for name in _MAKERS for row in (old, new)):
        whys += ["what the files do not say (policy, exercise and program stand in results of --policy)"]
    return "; ".join(whys) or "help, lateness or earlier answers"


def _different_makers(old: Results, new: Results) -> Iterator[str]:
    """By what each file was made, where that differs."""
    for name in _MAKERS:
        made = [", ".join(dict.fromkeys(row[name] or "not said" for row in rows.values())) for rows in (old, new)]
        if made[0] != made[1]:
            yield f"{name.capitalize()}: {made[0]} → {made[1]}."


def _summary(old: Results, new: Results, moved: Sequence[MovedMark]) -> Iterator[str]:
    """How many marks moved, whose, by how much and why."""
    if not moved:
        yield f"No mark has moved: {len(new)} marks are what they were."
        return
    by_student = defaultdict[str, list[MovedMark]](list)
    for one in moved:
        by_student[one.student].append(one)
    students = len(by_student)
    yield f"{len(moved)} of {len(old.keys() | new.keys())} marks moved, of {counted(students, 'student')}:"
    for student, ones in list(by_student.items())[:_MOST_SHOWN]:
        more = sum((one.new_points or 0.0) - (one.old_points or 0.0) for one in ones)
        whys = "; ".join(dict.fromkeys(why for one in ones for why in one.why.split("; ")))
        yield f"{student}: {more:+.4g} in {first_of([one.part for one in ones], 5)} ({whys})"
    if students > _MOST_SHOWN:
        yield f"And {counted(students - _MOST_SHOWN, 'more student')}; --out lists them all."
