"""An answer field with its check and hint buttons, and the marking beneath it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

import numpy as np
import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from core import answers, grading
from core.attention import WORD_BY_WORD
from core.exercises import Exercise, Part
from core.grading import Grade, Result
from core.hints import hints
from core.mistakes import told
from ui import charts, navigation, state

_LONGEST_IN_LINK = 100
"""Numbers of an answer that are kept in the link; longer ones would make links that servers refuse."""

_MOST_CELLS = 100
"""Numbers that are shown with their marks; of more only the marks are."""

_BADGES = {
    "correct": ":green-badge[✓ correct]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "blank": ":gray-badge[○ blank]",
}

_CELLS = {"correct": ("✓", "green"), "wrong": ("✗", "red"), "imprecise": ("…", "blue"), "unreadable": ("?", "violet")}
"""Mark and colour of a number: the mark says it too, for those who do not see the colour."""

_HINTS = ("Hint", "Another hint", "The last hint")

_FEW = 6
"""Numbers of a vector that are typed rather than pasted."""


@dataclass(kw_only=True, eq=False)
class Sheet:
    """The marking of an exercise on the screen: how its parts were last marked, and where that is shown."""

    exercise: Exercise
    grade: Grade | None = None
    """None until all parts have been drawn."""

    places: dict[str, DeltaGenerator] = field(default_factory=dict)

    def mark(self) -> Grade:
        """Mark what is typed now."""
        return grading.grade(self.exercise, {part.id: state.text(self.key(part)) for part in self.exercise.parts})

    def is_shown(self, part: Part) -> bool:
        """Whether the mark of a part is shown: a blank one only when it was asked for."""
        return bool(state.text(self.key(part)).strip()) or self.key(part) in state.checked()

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        return state.answer_key(self.exercise, part)


@st.fragment
def ask(sheet: Sheet, part: Part) -> None:
    """Draw the field of a part. Once it is changed, it alone is drawn again with its mark.

    All are drawn again where its change has marked another part otherwise, which it does by carrying forward.
    """
    key = sheet.key(part)
    place = st.container(border=True)
    with place:
        _text(part, key)
        shown = state.hints_shown(key)
        if shown < len(_HINTS):
            st.button(_HINTS[shown], key=f"hint {key}", type="tertiary", on_click=state.show_hint, args=(key,))
        for hint in hints(sheet.exercise, part)[:shown]:
            with st.container(horizontal=True, wrap=not hint.startswith("$")):
                st.markdown(f":material/lightbulb: {hint}", width="content" if hint.startswith("$") else "stretch")
    sheet.places[part.id] = place
    if sheet.grade is None:
        return
    before, sheet.grade = sheet.grade, sheet.mark()
    if any(sheet.grade[other.id] != before[other.id] for other in sheet.exercise.parts if other != part):
        st.rerun()
    _result(sheet, part)
    _score(sheet)


def total(sheet: Sheet) -> None:
    """Mark all parts that have been drawn, and show the credits at the foot of the window."""
    sheet.grade = sheet.mark()
    for part in sheet.exercise.parts:
        _result(sheet, part)
    keys = tuple(sheet.key(part) for part in sheet.exercise.parts)
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        sheet.places[_SCORE] = st.empty()
        st.button("Check all", type="primary", on_click=state.check, args=(keys,))
    _score(sheet)


_SCORE = ""
"""Where, among the places of the parts, the score stands."""


def _score(sheet: Sheet) -> None:
    if sheet.grade is not None:
        score, most = f"{sheet.grade.score:.2f}".rstrip("0").rstrip("."), f"{sheet.grade.max_score:g}"
        sheet.places[_SCORE].progress(sheet.grade.score / sheet.grade.max_score, text=f"**{score} of {most} points**")


def _text(part: Part, key: str) -> None:
    in_link = prod(part.shape) <= _LONGEST_IN_LINK
    state.bring_back(key)
    widget = st.text_area if part.kind == "matrix" else st.text_input
    text = widget(
        part.prompt,
        key=key,
        placeholder=_placeholder(part),
        on_change=state.typed,
        args=(key,),
        bind="query-params" if in_link else None,
        persist_state="session",
    )
    state.keep(key, text or "")
    if not in_link:
        st.file_uploader(
            "Or a file with the numbers", type=["csv", "txt", "tsv"], key=state.upload_key(key),
            on_change=state.take_upload, args=(key,), help="Its text takes the place of what is in the field.",
        )  # fmt: skip
        st.caption("Too long for the link: kept until you close this tab.")


def _placeholder(part: Part) -> str:
    match part.kind:
        case "number":
            return "0.25, 1/4 or 25 %"
        case "vector" if part.shape[0] <= _FEW:
            return "  ".join(f"0.{i + 1}" for i in range(part.shape[0]))
        case "vector" | "matrix":
            return "A whole print of NumPy or torch, or rows from a spreadsheet"
        case "ranking":
            return "word 0.5, other 0.25"
        case "choice":
            return " or ".join(part.choices)


def _result(sheet: Sheet, part: Part) -> None:
    """Show the marking of one part in its place, if it is marked."""
    if sheet.grade is None or not sheet.is_shown(part):
        return
    marked = sheet.grade[part.id]
    with sheet.places[part.id]:
        st.markdown(f"{_BADGES[marked.status]} {marked.message}")
        if marked.reading:
            st.caption(f"Read as {marked.reading}.")
        if marked.cells is not None and part.shape and marked.status in ("partial", "wrong", "imprecise"):
            _cells(sheet.exercise, part, state.text(sheet.key(part)), marked)
        for name in marked.mistakes:
            mistake = told()[name]
            st.markdown(f"**{mistake.title}.** {mistake.why}  \n:material/lightbulb: {mistake.hint}")
            if mistake.screen != "quiz":
                navigation.link(mistake.screen)
        if marked.status == "correct" and part.kind in ("number", "vector", "matrix") and not marked.carried:
            with st.popover("Full precision", type="tertiary", help="To go on with, so that rounding does not spread."):
                st.code(_full(sheet.exercise.answer(part.id)), language=None)


def _cells(exercise: Exercise, part: Part, text: str, marked: Result) -> None:
    """The numbers as they were read, each with its mark and colour, in the shape of the answer."""
    reading = answers.read(text, part, exercise)
    statuses = np.atleast_2d(np.array(marked.cells, dtype=object))
    words = charts.distinct(exercise.tokens)
    if not isinstance(reading, answers.Numbers):
        return
    if statuses.size > _MOST_CELLS:
        rows = ["".join(_CELLS[status][0] for status in row) for row in statuses]
        wide = max(map(len, words))
        st.code("\n".join(f"{word:>{wide}} {row}" for word, row in zip(words, rows, strict=True)), language=None)
        return
    figures = np.array([str(cell) if cell else "?" for cell in reading.cells], dtype=object).reshape(statuses.shape)
    square = part.node in WORD_BY_WORD
    columns = words if square else [str(j + 1) for j in range(statuses.shape[1])]
    lines = [
        [f":{_CELLS[status][1]}-background[{_CELLS[status][0]} {figure}]" for status, figure in zip(*row, strict=True)]
        for row in zip(statuses, figures, strict=True)
    ]
    labels = [words[part.row]] if part.row is not None else words
    _table(columns, labels, lines)


def _table(columns: Sequence[str], labels: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    head = f"| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}\n"
    body = "\n".join(f"| *{label}* | {' | '.join(line)} |" for label, line in zip(labels, lines, strict=True))
    with st.container(horizontal=True, wrap=False):
        st.markdown(head + body, width="content")


def _full(answer: object) -> str:
    rows = np.atleast_2d(np.asarray(answer, dtype=float))
    return "\n".join("  ".join(repr(float(value)) for value in row) for row in rows)
