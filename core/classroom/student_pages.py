"""What each student is told: what was right, which mistakes were made and where they are practised."""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from math import isnan
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlencode

import pandas as pd

from core.classroom.result_files import Columns, encoded
from core.graph.nodes import NODES
from core.homework.exercise import Exercise
from core.homework.mistakes import MISTAKES

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


Page: TypeAlias = Mapping[str, Any]
"""All that one student is told, as the template reads it."""


def pages(results: pd.DataFrame, exercise: Exercise, app: str = "") -> Iterator[Page]:
    """A page for each sheet that was handed in; ``app`` is the address of the app that its links lead to."""
    for _, rows in results.groupby("entry"):
        points, most = float(rows.points.sum()), float(rows.worth.sum())
        waiting = "; some answers are still to be decided" if rows.credit.isna().any() else ""
        yield {
            "name": rows.student.iloc[0],
            "variant": rows.variant.iloc[0],
            "points": points,
            "most": most,
            "score": f"{points:.4g} of {most:g} points{waiting}",
            "parts": [_part_message(exercise, row, app) for row in rows.itertuples()],
        }


def _part_message(exercise: Exercise, row: Any, app: str) -> Page:
    """What is said of a part: its mark, why, and what to practise where, if there is anything to practise."""
    known = [MISTAKES[one] for one in row.mistakes.split(";") if one in MISTAKES]
    asked_of = next((one.node for one in exercise.parts if one.id == row.part), "")
    # The step that went wrong, or else what the part asks for: not for an idea or a text, which is not practised.
    node = "" if row.status == "correct" else next(filter(None, (one.node for one in known)), asked_of)
    practised = ASKED_AS.get(node, node)
    mark = f"{_SIGNS.get(row.status, '')} {row.status}".strip() + (", not decided yet" if isnan(row.credit) else "")
    is_empty = row.status == "correct" and not row.credit
    return {
        "part": row.part,
        "status": row.status,
        "is_right": row.status == "correct" and not is_empty,
        "mark": mark + (", without credit" if is_empty else ""),
        "message": row.message,
        "mistakes": [{"title": one.title, "hint": one.hint} for one in known[:2]],
        "label": NODES[practised].title if node else "",
        "link": f"{app.rstrip('/')}/practice?{urlencode({'practise': practised})}" if app and node else "",
    }


def merge_file(results: pd.DataFrame, exercise: Exercise, app: str) -> bytes:
    """A row per student for a mail merge, which Excel and Word read as UTF-8."""
    rows: list[list[object]] = [list(MERGE_COLUMNS), *(_merge_row(page) for page in pages(results, exercise, app))]
    return "\ufeff".encode() + encoded(rows, MERGE_COLUMNS, "csv")


def _merge_row(page: Page) -> list[object]:
    right = [one["part"] for one in page["parts"] if one["is_right"]]
    others = [one for one in page["parts"] if not one["is_right"]]
    reasons = ["; ".join([one["mark"], *(named["title"] for named in one["mistakes"])]) for one in others]
    links = dict.fromkeys(filter(None, (one["link"] or one["label"] for one in others)))
    return [
        page["name"], page["variant"], round(page["points"], 4), page["most"],
        round(100 * page["points"] / page["most"], 2), ", ".join(right),
        "; ".join(f"{one['part']} ({why})" for one, why in zip(others, reasons, strict=True)),
        (" " if any(one["link"] for one in others) else ", ").join(links),
    ]  # fmt: skip


def pdf(results: pd.DataFrame, exercise: Exercise, app: str) -> bytes:
    """A page for each student."""
    import typst

    report = {"title": f"{exercise.id}: {exercise.title}", "students": list(pages(results, exercise, app))}
    data = {"report": json.dumps(report, ensure_ascii=False)}
    made = typst.compile(_TEMPLATE.read_bytes(), sys_inputs=data, timestamp=int(_SAME_DAY.timestamp()))
    return bytes(made)
