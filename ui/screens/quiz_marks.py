"""The mark of an answer: its message, its mistakes, a mark for each number, and the numbers in full precision."""

from collections.abc import Iterator, Sequence
from math import prod

import numpy as np
import streamlit as st

from core.exercises import Exercise, Part
from core.grading import Result
from core.graph.nodes import NODES
from core.homework.mistakes import MISTAKES
from core.reading.answers import Numbers
from ui.charts import drawing
from ui.fields.questions import BADGES
from ui.frame import covered_answers, navigation, tables
from ui.session.keys import Key

_MOST_CELLS = 100
"""The most numbers that are shown with their marks; of more, only the marks are shown."""

_CELLS = {"correct": ("✓", "green"), "wrong": ("✗", "red"), "imprecise": ("…", "blue"), "unreadable": ("?", "violet")}
"""Mark and colour of a number: the mark says it too, for those who do not see the colour."""

_FEW = 6
"""The most numbers that are written out within the text."""

_CONTINUE = "For what follows, use the unrounded"
"""How the full precision is introduced."""


def show(exercise: Exercise, part: Part, result: Result) -> None:
    """Show the mark of an answer."""
    st.markdown("\n\n".join(_paragraphs(exercise, part, result)))
    if result.cells is not None and part.shape and result.status in ("partial", "wrong", "imprecise"):
        _show_cells(exercise, part, result)
    for name in result.mistakes:
        if (screen := MISTAKES[name].screen) != "quiz":
            navigation.link(screen, fields=covered_answers.fields(Key.EXAMPLE, exercise))
    if _is_shown_in_full(part, result) and prod(part.shape) > _FEW:
        with st.popover("Full precision", type="tertiary", help=f"{_CONTINUE} numbers."):
            st.code(_in_full(exercise.answer(part.id)), language=None)


def _paragraphs(exercise: Exercise, part: Part, result: Result) -> Iterator[str]:
    """What there is to say about an answer; shown as one text, because each element costs the browser time."""
    reading = f"  \n:gray[:small[Read as {result.reading}.]]" if result.reading else ""
    yield f"{BADGES[result.status]} {result.message}{reading}"
    if _is_shown_in_full(part, result) and prod(part.shape) <= _FEW:
        noun = "numbers" if prod(part.shape) > 1 else "number"
        yield f":gray[:small[{_CONTINUE} {noun}:]] `{_in_full(exercise.answer(part.id))}`"
    for mistake in (MISTAKES[name] for name in result.mistakes):
        yield f"**{mistake.title}.** {mistake.why}  \n:material/lightbulb: {mistake.hint}"


def _is_shown_in_full(part: Part, result: Result) -> bool:
    """Whether the full precision is shown: once the answer is right, unless it only follows from a slip."""
    return result.status == "correct" and part.kind in ("number", "vector", "matrix") and not result.carried


def _in_full(answer: object) -> str:
    rows = np.atleast_2d(np.asarray(answer, dtype=float))
    return "\n".join("  ".join(repr(float(value)) for value in row) for row in rows)


def _show_cells(exercise: Exercise, part: Part, result: Result) -> None:
    """The numbers as they were read, each with its mark and colour, in the shape of the answer."""
    reading = result.answer
    if not isinstance(reading, Numbers):
        return
    statuses = np.atleast_2d(np.array(result.cells, dtype=object))
    words = drawing.distinct(exercise.tokens)
    if statuses.size > _MOST_CELLS:
        rows = ["".join(_CELLS[status][0] for status in row) for row in statuses]
        width = max(map(len, words))
        st.code("\n".join(f"{word:>{width}} {row}" for word, row in zip(words, rows, strict=True)), language=None)
        return
    figures = np.array([str(cell) if cell else "?" for cell in reading.cells], dtype=object).reshape(statuses.shape)
    columns = words if NODES[part.node].is_square else [str(j + 1) for j in range(statuses.shape[1])]
    labels = [words[part.row]] if part.row is not None else words
    lines = [
        [
            f":{_CELLS[status][1]}-background[{_CELLS[status][0]}\N{NO-BREAK SPACE}{figure}]"
            for status, figure in zip(*row, strict=True)
        ]
        for row in zip(statuses, figures, strict=True)
    ]
    _show_table(columns, labels, lines)


def _show_table(columns: Sequence[str], labels: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    head = f"| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}\n"
    body = "\n".join(f"| *{label}* | {' | '.join(line)} |" for label, line in zip(labels, lines, strict=True))
    tables.show(head + body)
