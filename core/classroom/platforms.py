"""The gradebooks of three platforms: what their columns are called, as their own importers read them.

Moodle: the grading worksheet of an assignment (mod/assign/feedback/offline there needs Identifier, Grade and Last
modified (grade)), or Grades > Import > CSV, where the teacher says which column is which. Canvas: Student and an ID
come first, Section last before the assignments, then there is a row of points (lib/gradebook_importer.rb); comments
are not taken. Blackboard: Username, the number behind “|” by which a column is known again, and behind a comment the
format in which that is written. Only Canvas finds a student by name.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from core.classroom.headings import plain

SCORE = "Self-attention"
"""What the column with the score is called, unless the teacher says otherwise."""


@dataclass(frozen=True, kw_only=True)
class Platform:
    """A platform: the columns that name a student, and those that stay as they are before the score.

    ``fresh`` are the columns of a file that starts from nothing; in the first the student stands, and in ``also``.
    ``score`` is the column of the score where it has a fixed name, ``comments`` are those where it takes comments;
    ``comment_format`` is that in which it says how they are written.
    ``most`` finds how many points a column has in its heading; ``most_column`` is the column that says so in each row,
    and ``points_row`` how a row begins that says so for all.
    """

    names: tuple[str, ...]
    kept: tuple[str, ...]
    fresh: tuple[str, ...]
    also: tuple[str, ...] = ()
    score: str = ""
    comments: tuple[str, ...] = ()
    comment_format: str = ""
    most: str = ""
    most_column: str = ""
    points_row: str = ""
    html: bool = False

    def is_title(self, heading: str, title: str) -> bool:
        """Whether a heading is that of a column: its title, perhaps with a number or points behind it.

        >>> PLATFORMS["canvas"].is_title("Homework 1 (4711)", "homework 1")
        True
        """
        return bool(re.fullmatch(rf"{re.escape(plain(title))}( \(\d+\)| ?\[.*\] ?\|.*)?", plain(heading)))


PLATFORMS: Mapping[str, Platform] = MappingProxyType({
    "moodle": Platform(
        names=("identifier", "full name", "email address", "id number", "username", "first name", "last name"),
        kept=(), fresh=("Username",), score="grade", comments=("feedback comments", "feedback"),
        most_column="maximum grade", html=True,
    ),
    "canvas": Platform(
        names=("student", "id", "sis user id", "sis login id", "integration id"),
        kept=("student", "id", "sis user id", "sis login id", "integration id", "root account", "section"),
        fresh=("Student", "ID", "SIS User ID", "SIS Login ID", "Section"), also=("SIS Login ID",),
        points_row="points possible",
    ),
    "blackboard": Platform(
        names=("username", "student id", "first name", "last name"),
        kept=("last name", "first name", "username", "student id", "last access", "availability"),
        fresh=("Username",), comments=("feedback to learner", "feedback to user", "feedback"),
        comment_format="feedback format", most=r"total pts: ([\d.]+)",
    ),
})  # fmt: skip


def names_of(platform: Platform, heading: Sequence[str], cells: Sequence[str]) -> frozenset[str]:
    """All by which a student of a row may be called: its ids, and the name either way round."""
    found = {name: plain(cell) for name, cell in zip(heading, cells, strict=False) if name in platform.names}
    first, last = found.pop("first name", ""), found.pop("last name", "")
    if first and last:
        found |= {"name": f"{first} {last}", "surname first": f"{last}, {first}"}
    return frozenset(_name_orders(found.values()))


def _name_orders(names: Iterable[str]) -> Iterable[str]:
    for name in filter(None, names):
        yield name
        if name.startswith("participant "):  # what Moodle calls a student whose name is hidden, and in folders
            yield name.removeprefix("participant ")
        last, comma, first = name.partition(", ")
        if comma:
            yield f"{first} {last}"
