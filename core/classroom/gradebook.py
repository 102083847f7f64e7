"""Writes the scores of a class into the gradebook of a platform, as the platform exported it, or into a new one."""

import html
import re
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from core.classroom import answer_files
from core.classroom.headings import plain
from core.classroom.platforms import Platform, names_of
from core.classroom.reports import BatchError, Report

Table: TypeAlias = list[list[str]]
"""Rows of cells, all of one width; the first is the heading."""

_NEEDED = ("student", "score", "max_score")
_SMART = "SMART_TEXT"
"""What Blackboard calls text without tags."""


@dataclass(frozen=True, kw_only=True)
class Score:
    """What a student has, of how much, and what is said of it; no points if the student is not marked."""

    student: str
    points: float | None
    most: float
    comment: str = ""


def read_table(file: Path, names: Container[str], report: Report) -> Table:
    """The rows of a file, all as wide as its heading.

    Raises:
        BatchError: the file cannot be read, or is empty.
    """
    with answer_files.open_table(file, names, report) as (columns, records):
        if not columns:
            raise BatchError("there is nothing in it")
        width = len(columns)
        return [columns, *([*row[:width], *[""] * (width - len(row))] for _, row in records)]


def read_scores(file: Path, comments: Mapping[str, str], report: Report) -> list[Score]:
    """The scores of a class, from what “grade --summary” wrote; of a student with two rows none.

    Raises:
        BatchError: the file cannot be read, or holds no scores.
    """
    with answer_files.open_named(file, _NEEDED, _NEEDED, "what “grade --summary” writes", report) as records:
        rows = [row for _, row in records]
    counts = Counter(plain(row["student"]) for row in rows)
    for name in (name for name, count in counts.items() if count > 1):
        report(None, f"student {name[:40]!r} has {counts[name]} rows; none is written: only you know which one counts")
    return [
        Score(
            student=row["student"],
            points=_number(file, row["score"]) if row["score"].strip() else None,
            most=_number(file, row["max_score"]),
            comment=comments.get(plain(row["student"]), ""),
        )
        for row in rows
        if counts[plain(row["student"])] == 1
    ]


def _number(file: Path, text: str) -> float:
    try:
        return float(text.replace(",", "."))
    except ValueError as error:
        raise BatchError(f"{file}: expected a number of points; found {text[:40]!r}") from error


def new_table(platform: Platform, scores: Sequence[Score], title: str) -> Table:
    """A table that starts from nothing: students are named in the column by which the platform knows them.

    Raises:
        BatchError: a student is called by a name, and the platform finds nobody by that.
    """
    names = [one.student for one in scores if " " in one.student.strip()]
    if names and platform.fresh == ("Username",):
        raise BatchError(f"the platform does not find {names[0][:40]!r} by a name: add --into with what it exported")
    own = ["Feedback to Learner", "Feedback Format"] if platform.comment_format else [f"{title}: feedback"]
    comments = own if platform.comments else []
    heading = [*platform.fresh, title, *comments]
    points = [["Points Possible", *[""] * (len(platform.fresh) - 1), f"{scores[0].most:g}"]] if scores else []
    rows = [
        [
            *(one.student if name in (platform.fresh[0], *platform.also) else "" for name in platform.fresh),
            _points(one, one.most),
            *[_comment(one, platform), _SMART][: len(comments)],
        ]
        for one in scores
    ]
    return [heading, *(points if platform.points_row else []), *rows]


def fill_in(
    platform: Platform, table: Table, scores: Sequence[Score], title: str, report: Report
) -> tuple[Table, list[Score]]:
    """The platform's own table with the scores in it, and the students whom it does not have, or has twice.

    No column is changed but those of the score and the comment. Where the platform has a column per assignment, those
    of others are left out, so that nothing is written over. Whoever is not in the class keeps what stands there.
    """
    heading = list(map(plain, table[0]))
    if not any(name in heading for name in platform.names):
        raise BatchError(f"expected an export in English: a column such as {', '.join(platform.names[:3])}")
    name = platform.score if platform.score in heading else title
    at = next((i for i, one in enumerate(heading) if platform.is_title(one, name)), len(heading))
    if at == len(heading):
        table = [[*row, title if row is table[0] else ""] for row in table]
        heading.append(plain(title))
        report(None, f"there is no column {title!r} yet; a new one is added")
    comment, form = (_first_index(heading, names) for names in (platform.comments, (platform.comment_format,)))
    if comment is None and any(one.comment for one in scores):
        report(None, "there is no column for comments; they are not written")
    by_name, lost = _rows_by_score(platform, heading, table, scores)
    most = [_maximum(platform, heading, table, at, row) for row in table]
    for points in sorted({one for one in most if one and scores and one != scores[0].most}):
        report(None, f"the column has {points:g} points, the scores {scores[0].most:g}; they are scaled")
    rows = [list(row) for row in table]
    for number, score in by_name.items():
        if score.points is not None:
            rows[number][at] = _points(score, most[number] or score.most)
        if comment is not None and score.comment:
            rows[number][comment] = _comment(score, platform)
            if form is not None:
                rows[number][form] = _SMART
    ours = (at, comment, form)
    kept = [i for i, name in enumerate(heading) if not platform.kept or name in platform.kept or i in ours]
    return [[row[i] for i in kept] for row in rows], lost


def _first_index(heading: Sequence[str], names: Sequence[str]) -> int | None:
    return next((heading.index(name) for name in names if name in heading), None)


def _rows_by_score(
    platform: Platform, heading: Sequence[str], table: Table, scores: Sequence[Score]
) -> tuple[dict[int, Score], list[Score]]:
    """The number of each row with its score, and the scores that belong to no row, or to more than one."""
    rows_of: dict[str, list[int]] = {}
    for number, row in enumerate(table[1:], start=1):
        for name in names_of(platform, heading, row):
            rows_of.setdefault(name, []).append(number)
    found, lost = dict[int, Score](), list[Score]()
    for score in scores:
        name = plain(score.student)
        given_id = re.search(r"\(([^()]+)\)$", name)  # as “collect” tells namesakes apart
        numbers = rows_of.get(name) or rows_of.get(given_id[1] if given_id else "", [])
        if len(numbers) == 1 and numbers[0] not in found:
            found[numbers[0]] = score
        else:
            lost.append(score)
    return found, lost


def _maximum(platform: Platform, heading: Sequence[str], table: Table, at: int, row: Sequence[str]) -> float | None:
    """How many points the platform gives for the column of the score, if it says so."""
    text = row[heading.index(platform.most_column)] if platform.most_column in heading else ""
    if platform.most and (match := re.search(platform.most, heading[at])):
        text = match[1]
    if platform.points_row:
        text = next((one[at] for one in table if plain(one[0]).startswith(platform.points_row)), "")
    number = re.fullmatch(r"\d+(?:[.,]\d+)?", text.strip())
    return float(number[0].replace(",", ".")) or None if number else None


def _points(score: Score, most: float) -> str:
    """The points as the platform counts them, with two decimals at most.

    >>> _points(Score(student="Ann", points=7.5, most=14), 100)
    '53.57'
    """
    return "" if score.points is None else f"{round(score.points * most / score.most, 2):g}"


def _comment(score: Score, platform: Platform) -> str:
    lines = score.comment.splitlines()
    return "<br>".join(map(html.escape, lines)) if platform.html else " ".join(lines)
