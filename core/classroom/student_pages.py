"""What each student is told: what was right, which mistakes were made and where they are practised."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from core.classroom.result_files import Columns, encoded
from core.graph.nodes import NODES
from core.homework.exercise import Exercise
from core.homework.mistakes import MISTAKES

if TYPE_CHECKING:
    import pandas as pd

MERGE_COLUMNS: Columns = {
    "student": str, "variant": str, "score": float, "max_score": float, "percent": float, "right": str,
    "to_look_at": str, "practise": str,
}  # fmt: skip

ASKED_AS = {
    "P": "X_P", "masked_scores": "weights", "context_2": "context", "joined": "context", "output": "context",
}  # fmt: skip
"""The nodes that practice does not ask for, and those beside them that it does."""

_TEMPLATE = Path(__file__).parents[2] / "data/report/students.typ"
_SIGNS = {"correct": "✓", "partial": "(✓)", "wrong": "✗"}
_SAME_DAY = datetime(2026, 1, 1, tzinfo=UTC)
"""Stands in a PDF as the day on which it was made: the same results make the same bytes."""


@dataclass(frozen=True, kw_only=True)
class Told:
    """What a student is told of a part: its mark, why, and what to practise where, if there is anything to practise."""

    part: str
    status: str
    mark: str
    message: str
    mistakes: tuple[dict[str, str], ...]
    label: str
    link: str


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """All that one student is told."""

    name: str
    variant: str
    points: float
    most: float
    parts: tuple[Told, ...]

    @property
    def score(self) -> str:
        """The score in words."""
        return f"{self.points:.4g} of {self.most:g} points" + (
            "; some answers are still to be decided" if any(one.mark.endswith("yet") for one in self.parts) else ""
        )


def sheets(results: "pd.DataFrame", exercise: Exercise, app: str = "") -> Iterator[Sheet]:
    """A sheet for each one that was handed in; ``app`` is the address of the app that its links lead to."""
    for _, rows in results.groupby("entry"):
        yield Sheet(
            name=rows.student.iloc[0],
            variant=rows.variant.iloc[0],
            points=float(rows.points.sum()),
            most=float(rows.worth.sum()),
            parts=tuple(_told(exercise, row, app) for row in rows.itertuples()),
        )


def _told(exercise: Exercise, row: Any, app: str) -> Told:
    known = [MISTAKES[one] for one in row.mistakes.split(";") if one in MISTAKES]
    path, label = ("", "") if row.status == "correct" else _practice(exercise, row.part, [one.id for one in known])
    mark = f"{_SIGNS.get(row.status, '')} {row.status}".strip() + (", not decided yet" if isnan(row.credit) else "")
    mark += ", without credit" if row.status == "correct" and not row.credit else ""
    return Told(
        part=row.part,
        status=row.status,
        mark=mark,
        message=row.message,
        mistakes=tuple({"title": one.title, "hint": one.hint} for one in known[:2]),
        label=label,
        link=f"{app.rstrip('/')}/{path}" if app and path else "",
    )


def _practice(exercise: Exercise, part: str, mistakes: list[str]) -> tuple[str, str]:
    """The address and the name of what to practise: the step that went wrong, or else what the part asks for."""
    asked_of = next((one.node for one in exercise.parts if one.id == part), "")
    node = next(filter(None, (MISTAKES[one].node for one in mistakes)), asked_of)
    if not node:  # an idea or a text, which is not practised
        return "", ""
    asked = ASKED_AS.get(node, node)
    return f"practice?{urlencode({'practise': asked})}", NODES[asked].title


def merge_file(results: "pd.DataFrame", exercise: Exercise, app: str) -> bytes:
    """A row per student for a mail merge, which Excel and Word read as UTF-8."""
    rows: list[list[object]] = [list(MERGE_COLUMNS), *(_merge_row(sheet) for sheet in sheets(results, exercise, app))]
    return "\ufeff".encode() + encoded(rows, MERGE_COLUMNS, "csv")


def _merge_row(sheet: Sheet) -> list[object]:
    others = [one for one in sheet.parts if one.status != "correct" or one.mark.endswith("without credit")]
    right = [one.part for one in sheet.parts if one not in others]
    reasons = [f"{one.part} ({one.mark}{''.join('; ' + named['title'] for named in one.mistakes)})" for one in others]
    links = dict.fromkeys(filter(None, (one.link or one.label for one in others)))
    return [
        sheet.name, sheet.variant, round(sheet.points, 4), sheet.most, round(100 * sheet.points / sheet.most, 2),
        ", ".join(right), "; ".join(reasons), " ".join(links) if any(one.link for one in others) else ", ".join(links),
    ]  # fmt: skip


def pdf(results: "pd.DataFrame", exercise: Exercise, app: str) -> bytes:
    """A page for each student."""
    import typst

    students = [{**asdict(sheet), "score": sheet.score} for sheet in sheets(results, exercise, app)]
    report = {"title": f"{exercise.id}: {exercise.title}", "students": students}
    data = {"report": json.dumps(report, ensure_ascii=False)}
    made = typst.compile(_TEMPLATE.read_bytes(), sys_inputs=data, timestamp=int(_SAME_DAY.timestamp()))
    return bytes(made)
