"""A mock exam on paper: a sheet to fill in, with the inputs and room for each number, and the key on a page after it.

The text is HTML without styles or scripts; every word of it is escaped.
"""

import re
from collections.abc import Sequence
from html import escape

import numpy as np

from core.classroom.check import spell
from core.classroom.worksheets import in_full, rounded
from core.graph import code
from core.graph.nodes import EVERY_INPUT, EVERY_NODE
from core.homework.exercise import Exercise, Part
from core.practice.exam import Exam
from core.reading.names import distinct

_INDEX = re.compile(r"\b([A-Za-z])_(\w+)")
"""A letter with an index, such as W_q."""


def paper(exam: Exam, *, minutes: int, key: bool) -> str:
    """The sheet of an exam, and with ``key`` the answers on a new page; 0 minutes: no time is named."""
    count = len(exam.parts)
    time = f" · {minutes} minutes" if minutes else ""
    head = (
        f"<header><h1>Mock exam number {exam.number}</h1>"
        f"<p>{count} parts · {count} points{time} · {_text(exam.source)}</p>"
        '<p class="name">Name</p>'
        "<p>Write four decimals. Fractions and percentages count too.</p></header>"
    )
    sheet = f'<section class="sheet">{head}{"".join(_group(exam, group) for group in exam.groups)}</section>'
    return f"<article>{sheet}{_key(exam) if key else ''}</article>"


def _group(exam: Exam, group: Exercise) -> str:
    graphs = dict.fromkeys(part.graph for part in group.parts)
    needed = dict.fromkeys(group.name_of(graph, name) for graph in graphs for name in code.inputs(group.graphs[graph]))
    given = "".join(_input_matrix(group, name) for name in needed)
    asked = "".join(
        f"<h3>{_text(question.title)}</h3><p>{_text(question.text)}</p>"
        + "".join(_part(exam, group, part, _answer_space(part)) for part in question.parts)
        for question in group.questions
    )
    return f'<section class="group"><h2>{_text(group.title)}</h2><div class="given">{given}</div>{asked}</section>'


def _input_matrix(group: Exercise, name: str) -> str:
    M = group.inputs[name]
    words = {"X": group.tokens, "X_kv": group.tokens_kv}.get(name, ())
    rows = distinct(words) if words else [""] * len(M)
    title = f"{EVERY_INPUT[name.removesuffix('2')].title}, {name}"
    return _table(rows, [""] * M.shape[1], in_full(M), title)


def _part(exam: Exam, group: Exercise, part: Part, below: str) -> str:
    return f'<div class="part"><p><b>{exam.place(group, part)}.</b> {_text(part.prompt)}</p>{below}</div>'


def _answer_space(part: Part) -> str:
    """Room for an answer: a line for a number, lines for words with their weights, and boxes for what has a shape."""
    match part.kind:
        case "choice":
            return f'<p class="choices">{"".join(f"<span>☐ {_text(one)}</span>" for one in part.choices)}</p>'
        case "ranking":
            return '<p class="line"></p>' * part.shape[0]
        case "number":
            return '<p class="line"></p>'
    rows, columns = _labels(part)
    return _table(rows, columns, [[""] * len(columns) for _ in rows], "", boxes=True)


def _key(exam: Exam) -> str:
    items = "".join(_part(exam, group, part, _answer(group, part)) for group, part in exam.parts)
    return f'<section class="key"><h1>Key to mock exam number {exam.number}</h1>{items}</section>'


def _answer(group: Exercise, part: Part) -> str:
    answer = group.answer(part.id)
    if isinstance(answer, np.ndarray):
        rows, columns = _labels(part)
        return _table(rows, columns, rounded(np.atleast_2d(answer), part.decimals), "")
    return f"<p>{_text(spell(answer, part.decimals))}</p>"


def _labels(part: Part) -> tuple[Sequence[str], Sequence[str]]:
    """The words of the rows and columns of an answer."""
    rows = distinct(part.tokens)
    columns = distinct(part.columns) if EVERY_NODE[part.node].is_pairwise else [""] * part.shape[-1]
    return ([rows[part.row]] if part.row is not None else rows), columns


def _table(
    rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[str]], title: str, *, boxes: bool = False
) -> str:
    caption = f"<caption>{_text(title)}</caption>" if title else ""
    head = f"<tr><td></td>{''.join(f'<th>{_text(one)}</th>' for one in columns)}</tr>" if any(columns) else ""
    body = "".join(
        f"<tr><th>{_text(label)}</th>{''.join(f'<td>{_text(cell)}</td>' for cell in line)}</tr>"
        for label, line in zip(rows, cells, strict=True)
    )
    return f"<table{' class=boxes' if boxes else ''}>{caption}{head}{body}</table>"


def _text(text: str) -> str:
    """A text in HTML, with the index of a letter below it."""
    return _INDEX.sub(r"\1<sub>\2</sub>", escape(text))
