"""Whose a file is, as the names say that Moodle, Canvas and Blackboard give to the files they export.

Sources: for Blackboard, ``assignment_username_attempt_time_file`` and a text without a file beside it,
https://github.com/kwurst/bb-file-cleanup; for Canvas, a name, ``_LATE`` if it is, two ids and the file, with a number
before its ending if it was handed in again, https://github.com/TimHanneman/Canvas_submission_sort.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Platform: TypeAlias = Literal["Moodle", "Canvas", "Blackboard", ""]
"""Which platform named a file; empty for none of them."""

_MOODLE = re.compile(r"(?P<name>[^/]+?)_(?P<id>\d+)_assignsubmission_(?P<what>file|onlinetext)_?/?(?P<file>.*)")
_BLACKBOARD = re.compile(
    r"[^/]*?_(?P<id>[^_/]+)_attempt_(?P<attempt>\d{4}(?:-\d\d){2}(?:-\d\d){3})(?:_(?P<file>[^/]+)|\.txt)"
)
_CANVAS = re.compile(r"(?P<name>[^_/]+?)(?P<late>_LATE)?_(?P<id>\d+)_(?:\d+_(?P<file>[^/]+)|text\.html)", re.IGNORECASE)
_NAMES: dict[Platform, re.Pattern[str]] = {"Moodle": _MOODLE, "Blackboard": _BLACKBOARD, "Canvas": _CANVAS}

_ABOUT = re.compile(r"^Name:\s*(?P<name>.+?)\s*\((?P<id>[^()]+)\)\s*$", re.MULTILINE)


@dataclass(frozen=True, kw_only=True)
class Sender:
    """Who handed in a file: a name and an id as the platform gives them, and what the file was called.

    ``attempt`` sorts several attempts of one student, ``is_late`` is what Canvas says, ``is_about`` that the file is
    what Blackboard writes about the others.
    """

    name: str
    id: str
    file: str
    attempt: str = ""
    is_late: bool = False
    is_about: bool = False


def platform_of(paths: Iterable[str]) -> Platform:
    """The platform that named most files: no student can call a file so that it seems to be another's."""
    listed = list(paths)
    counts = {platform: sum(_match_name(path, platform) is not None for path in listed) for platform in _NAMES}
    best = max(counts, key=lambda platform: counts[platform])
    return best if 2 * counts[best] > len(listed) else ""


def _match_name(path: str, platform: Platform) -> re.Match[str] | None:
    """How a platform names a path or its end: it may stand in folders, of which the outermost that fits counts."""
    folders = path.split("/")
    ends = ("/".join(folders[i:]) for i in range(len(folders)))
    return next((found for end in ends if (found := _NAMES[platform].fullmatch(end))), None)


def sender(path: str, platform: Platform) -> Sender:
    """Whose a file is, by its path; one that no platform named is its folder's, or called after the student.

    >>> sender("Anna Lee_123_assignsubmission_file_/work.ipynb", "Moodle").id, sender("top/Ben/w.ipynb", "").name
    ('123', 'Ben')
    >>> sender("Ben.ipynb", "").name, sender("Ben", "").name
    ('Ben', 'Ben')
    >>> sender("leeanna_LATE_55_901_work.ipynb", "Canvas").is_late
    True
    >>> sender("leeanna_55_901_work-1.ipynb", "Canvas").file, sender("ben_56_text.html", "Canvas").file
    ('work-1.ipynb', 'ben_56_text.html')
    >>> sender("Homework 1_alee7_attempt_2026-11-20-13-45-10_work.ipynb", "Blackboard").id
    'alee7'
    >>> sender("Home_work_1_alee7_attempt_2026-11-20-13-45-10.txt", "Blackboard").is_about
    True
    >>> sender("ben_56_text.html", "Canvas").is_about
    False
    """
    folder, _, name = path.rpartition("/")
    found = _match_name(path, platform) if platform else None
    if not found:
        return Sender(name=folder.rpartition("/")[2] or name.rpartition(".")[0] or name, id="", file=name)
    groups = found.groupdict()
    file = (groups["file"] or "").rpartition("/")[2]
    return Sender(
        name=groups.get("name") or "",
        id=groups["id"],
        file=file or name,
        attempt=groups.get("attempt") or "",
        is_late=bool(groups.get("late")),
        is_about=platform == "Blackboard" and not file,
    )


def name_and_id(text: str) -> tuple[str, str]:
    r"""The name and the id that Blackboard's own text says; empty where it does not.

    >>> name_and_id("Name: Anna Lee (alee7)\nAssignment: Homework 1\n")
    ('Anna Lee', 'alee7')
    """
    found = _ABOUT.search(text)
    return (found["name"], found["id"]) if found else ("", "")
