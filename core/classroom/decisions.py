"""What a teacher has decided about single answers: read from a table that the marking wrote and that was filled in."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from core.classroom import answer_files
from core.classroom.harmless_texts import is_formula
from core.classroom.reports import BatchError, Report
from core.classroom.result_files import Columns
from core.reading.data_faults import nearest

COLUMNS: Columns = {
    "answer_id": str, "student": str, "variant": str, "part": str, "why": str, "place": str, "answer": str,
    "program": str, "decision": str, "read_as": str, "reason": str,
}  # fmt: skip
"""The last three are the teacher's: ``keep`` or a credit, another text to be marked instead, and a word to the student.
"""

_EXPECTED = "decisions as “grade --decisions-out” writes them"

KEEP = "keep"
CREDIT_WORDS = {"right": 1.0, "wrong": 0.0}

_CREDIT = re.compile(r"(\d{1,3}(?:[.,]\d{0,9})?)\s*(%?)", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Decision:
    """What is decided about one answer. Without a credit, that of the program for ``read_as`` or the text counts."""

    line: int
    credit: float | None = None
    read_as: str = ""
    reason: str = ""
    decision: str = KEEP


Key: TypeAlias = str | tuple[str, str]
"""An `answer_id`; or a student and a part, whatever the answer is, for a row that was added by hand."""

Decisions: TypeAlias = Mapping[Key, Decision]


def answer_id(exercise: str, student: str, variant: str, part: str, text: str) -> str:
    """A name for one answer: once a student hands in something else, what was decided is about nothing any more.

    >>> answer_id("journey", "Ann", "7", "scores-journey", "1 2")
    'ae96244909fb'
    """
    whole = json.dumps([exercise, student.strip(), variant, part, text]).encode()
    return f"a{hashlib.sha256(whole).hexdigest()[:11]}"


def read_decisions(file: Path, report: Report, encoding: str | None = None) -> dict[Key, Decision]:
    """The rows of a table of decisions that are filled in.

    One without an ``answer_id``, an appeal, is about the only answer of the student to the part that the table has, and
    overrules what was decided about it. If the table has several, it is told and not used; if none, about whichever
    answer was handed in.

    Raises:
        BatchError: it cannot be read, lacks a column, or has cells that say nothing; all are told.
    """
    decided: dict[Key, Decision] = {}
    listed: dict[tuple[str, str], set[str]] = {}
    faults: list[str] = []
    with answer_files.open_named(file, COLUMNS, ("answer_id", "decision"), _EXPECTED, report, encoding) as rows:
        table = [(line, {name: cell.strip() for name, cell in row.items()}) for line, row in rows]
    for line, row in table:
        place = row["student"], row["part"]
        if row["answer_id"]:
            listed.setdefault(place, set()).add(row["answer_id"])
        if not (row["decision"] or row["read_as"]):
            continue
        try:
            one = _decision(line, row)
        except BatchError as error:
            faults.append(f"{file}:{line}: {error}")
            continue
        key = row["answer_id"] or place
        before = decided.setdefault(key, one)
        if (before.credit, before.read_as) != (one.credit, one.read_as):
            faults.append(f"{file}:{line}: decided otherwise than in line {before.line}, though it is the same answer")
    if faults:
        raise BatchError(*faults)
    for place, ids in listed.items():
        if appeal := decided.pop(place, None):
            if len(ids) == 1:
                decided[next(iter(ids))] = appeal
            else:
                report(None, unclear_appeal(appeal.line, *place, len(ids)))
    return decided


def unclear_appeal(line: int, student: str, part: str, count: int) -> str:
    """What is said of an appeal that may be about several answers."""
    return (
        f"line {line} of the decisions: {student[:40]!r} has {count} answers to {part[:40]}; this line is not "
        "used until it gives the answer_id of one"
    )


def _decision(line: int, row: Mapping[str, str]) -> Decision:
    if not row["answer_id"] and not (row["student"] and row["part"]):
        raise BatchError("a row without an answer_id needs a student and a part")
    said = row["decision"].casefold() or KEEP
    return Decision(
        line=line, credit=_credit(said), read_as=_bare(row["read_as"]), reason=_bare(row["reason"]), decision=said
    )


def _credit(said: str) -> float | None:
    """The share of a decision; None for that of the program.

    >>> _credit("keep"), _credit("right"), _credit("0,5"), _credit("50 %")
    (None, 1.0, 0.5, 0.5)
    """
    if said == KEEP:
        return None
    if said in CREDIT_WORDS:
        return CREDIT_WORDS[said]
    found = _CREDIT.fullmatch(said)
    share = float(found[1].replace(",", ".")) / (100 if found[2] else 1) if found else -1.0
    if not 0 <= share <= 1:
        near = nearest(said, [KEEP, *CREDIT_WORDS])
        raise BatchError(f"expected {KEEP}, right, wrong or a credit from 0 to 1; found {said[:40]!r}{near}")
    return share


def _bare(text: str) -> str:
    """A text without the apostrophe that keeps a spreadsheet from running it."""
    return text[1:] if text.startswith("'") and is_formula(text[1:]) else text
