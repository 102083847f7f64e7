"""How late answers were, and which help was used, as the cells of a row say it; read only where a policy asks."""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from core.classroom import headings
from core.classroom.headings import HINTS, LATE, SOLUTIONS
from core.classroom.policy import Policy
from core.classroom.reports import Report

_DAYS = re.compile(r"\d{1,4}(?:[.,]\d{1,9})?", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Circumstances:
    """Days after the deadline, and how many hints and solutions of each part were shown."""

    late: float = 0.0
    hints: Mapping[str, int] = field(default_factory=dict)
    solutions: Mapping[str, int] = field(default_factory=dict)


PLAIN = Circumstances()
"""In time, and without help."""


def read(cells: Mapping[str, str], parts: Collection[str], policy: Policy, line: int, report: Report) -> Circumstances:
    """What the cells of a row say that a policy asks for. What cannot be read is reported and counts as empty."""
    texts = {name: cells.get(name, "") for name in headings.columns_of(policy)}
    if not any(text.strip() for text in texts.values()):
        return PLAIN
    late = _days(texts.get(LATE, ""), line, report)
    hints, solutions = (_counts(name, texts.get(name, ""), parts, line, report) for name in (HINTS, SOLUTIONS))
    return Circumstances(late=late, hints=hints, solutions=solutions)


def _days(text: str, line: int, report: Report) -> float:
    if not text.strip():
        return 0.0
    if not _DAYS.fullmatch(text.strip()):
        report(line, f"{LATE!r}: expected days such as 1 or 0.5; found {text[:40]!r}, which counts as in time")
        return 0.0
    return float(text.strip().replace(",", "."))


def _counts(name: str, text: str, parts: Collection[str], line: int, report: Report) -> Mapping[str, int]:
    """How often each part is named.

    >>> _counts("hints", "q1 q1; q2", ["q1", "q2"], 2, print)
    {'q1': 2, 'q2': 1}
    """
    named = Counter(re.findall(r"[^\s,;]+", text))
    for one in named.keys() - set(parts):
        report(line, f"{name!r}: expected ids of parts; found {one[:40]!r}, which does not count")
    return {part: named[part] for part in named if part in parts}
