"""Writes the answers of a class for the tests, marks them and reads what comes out."""

import csv

from core import exercises
from core.__main__ import main
from core.classroom.whole_class import mark_class

PARTS = [part.id for part in exercises.load("bank-interest").parts]


def write(file, rows, heading=("student", *PARTS), encoding="utf-8"):
    with file.open("w", encoding=encoding, newline="") as stream:
        csv.writer(stream).writerows([heading, *rows])
    return file


def row(student, **answers):
    return [student, *(answers.get(part.replace("-", "_"), "") for part in PARTS)]


def rows_of(file, encoding="utf-8"):
    with file.open(encoding=encoding, newline="") as stream:
        return list(csv.DictReader(stream))


def mark(tmp_path, rows, **options):
    """Mark rows, the bytes of a file or a file: the results, the grades and what was reported."""
    reports = []
    file = rows if hasattr(rows, "suffix") else tmp_path / "answers.csv"
    if isinstance(rows, bytes):
        file.write_bytes(rows)
    elif file is not rows:
        write(file, rows)
    out, summary = tmp_path / "results.csv", tmp_path / "grades.csv"
    mark_class(file, "bank-interest", out, summary, report=lambda line, text: reports.append((line, text)), **options)
    return rows_of(out), rows_of(summary), reports


def grade(folder, answers, *more, of="bank-interest", code=0, name="r"):
    """Mark a file by the command: the results by student and part, and the grades by student; none if it cannot be."""
    out, summary = folder / f"{name}.csv", folder / f"{name}-grades.csv"
    command = ["grade", answers, "--exercise", of, "--out", out, "--summary", summary, "--force", *more]
    assert main(list(map(str, command))) == code
    if code == 2:
        assert not out.exists()
        return {}, {}
    results = {(one["student"], one["part"]): one for one in rows_of(out)}
    return results, {one["student"]: one for one in rows_of(summary)}


def policy(folder, text):
    """The file of a policy with this text."""
    file = folder / "policy.toml"
    file.write_text(text, encoding="utf-8")
    return file


def decided(folder, rows, name="decisions.csv"):
    """Fill in some cells of the table that the marking wrote: by student and part, the column and the text."""
    table = [one | rows.get((one["student"], one["part"]), {}) for one in rows_of(folder / "open.csv", "utf-8-sig")]
    return write(folder / name, (one.values() for one in table), table[0], "utf-8-sig")
