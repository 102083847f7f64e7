"""An answer field with its check and hint buttons, and the marking beneath it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import prod

import numpy as np
import streamlit as st

from core import answers, grading
from core.attention import WORD_BY_WORD
from core.exercises import Exercise, Part, Question
from core.grading import Grade, Result
from core.hints import hints
from core.mistakes import told
from ui import charts, navigation, state
from ui.lesson import BADGES

_LONGEST_IN_LINK = 100
"""Numbers of an answer that are kept in the link; longer ones would make links that servers refuse."""

_MOST_CELLS = 100
"""Numbers that are shown with their marks; of more only the marks are."""

_CELLS = {"correct": ("✓", "green"), "wrong": ("✗", "red"), "imprecise": ("…", "blue"), "unreadable": ("?", "violet")}
"""Mark and colour of a number: the mark says it too, for those who do not see the colour."""

_HINTS = ("Hint", "Another hint", "The last hint")

_FEW = 6
"""Numbers of a vector that are typed rather than pasted."""


_SCORE = "score"
"""The name under which the score is drawn again; a question has its id."""


@dataclass(kw_only=True, eq=False)
class Sheet:
    """The marking of an exercise on the screen, as it was last shown."""

    exercise: Exercise
    grade: Grade = field(init=False)

    def __post_init__(self) -> None:
        """Mark what is there."""
        self.grade = self._mark()

    def _mark(self) -> Grade:
        return grading.grade(self.exercise, {part.id: state.text(self.key(part)) for part in self.exercise.parts})

    def mark_again(self, changed: Part) -> None:
        """Mark after one answer was changed, and have drawn again what that has changed; to be called from a callback.

        By carrying forward one answer may mark another otherwise.
        """
        if not state.run_is_partial():
            return
        before, self.grade = self.grade, self._mark()
        other = {part.id for part in self.exercise.parts if self.grade[part.id] != before[part.id]} | {changed.id}
        st.rerun([*(one.id for one in self.exercise.questions if other & {part.id for part in one.parts}), _SCORE])

    def is_shown(self, part: Part) -> bool:
        """Whether the mark of a part is shown: a blank one only when it was asked for."""
        return bool(state.text(self.key(part)).strip()) or self.key(part) in state.checked()

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        return state.answer_key(self.exercise, part)


def ask(sheet: Sheet, question: Question, title: str) -> None:
    """Draw a question: its text, the field and the mark of each part, and hints; it is drawn again alone."""
    st.fragment(partial(_question, sheet, question, title), key=question.id)()


def _question(sheet: Sheet, question: Question, title: str) -> None:
    with st.container(border=True):
        st.markdown(f"### {title}\n\n{question.text}")
        for part in question.parts:
            _text(sheet, part)
            if sheet.is_shown(part):
                _result(sheet, part)
        offered = st.expander(
            "Hints", icon=":material/lightbulb:", type="compact", key=state.hints_key(question.id), on_change="rerun"
        )
        if offered.open:
            with offered:
                for part in question.parts:
                    _hints(sheet, part)


def _hints(sheet: Sheet, part: Part) -> None:
    """The hints on a part that were asked for, and a button for the next."""
    key = sheet.key(part)
    shown = state.hints_shown(key)
    st.caption(part.prompt)
    for hint in hints(sheet.exercise, part)[:shown]:
        with st.container(horizontal=True, wrap=not hint.startswith("$")):
            st.markdown(f":material/lightbulb: {hint}", width="content" if hint.startswith("$") else "stretch")
    if shown < len(_HINTS):
        st.button(_HINTS[shown], key=f"hint {key}", type="tertiary", on_click=state.show_hint, args=(key,))


def total(sheet: Sheet) -> None:
    """Show the credits so far at the foot of the window, with a bar and a button that checks all answers."""
    keys = tuple(sheet.key(part) for part in sheet.exercise.parts)
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        st.fragment(partial(_score, sheet), key=_SCORE)()
        st.button("Check all", type="primary", on_click=state.check, args=(keys,))


def _score(sheet: Sheet) -> None:
    score, most = f"{sheet.grade.score:.2f}".rstrip("0").rstrip("."), f"{sheet.grade.max_score:g}"
    st.progress(sheet.grade.score / sheet.grade.max_score, text=f"**{score} of {most} points**")


def _text(sheet: Sheet, part: Part) -> None:
    key = sheet.key(part)
    in_link = prod(part.shape) <= _LONGEST_IN_LINK
    state.bring_back(key)
    widget = st.text_area if part.kind == "matrix" else st.text_input
    text = widget(
        part.prompt,
        key=key,
        placeholder=_placeholder(part),
        on_change=_changed,
        args=(sheet, part),
        bind="query-params" if in_link else None,
        persist_state="session",
    )
    state.keep(key, text or "")
    if not in_link:
        st.file_uploader(
            "Or a file with the numbers", type=["csv", "txt", "tsv"], key=state.upload_key(key),
            on_change=_uploaded, args=(sheet, part), help="Its text takes the place of what is in the field.",
        )  # fmt: skip
        st.caption("Too long for the link: kept until you close this tab.")


def _changed(sheet: Sheet, part: Part) -> None:
    state.typed(sheet.key(part))
    sheet.mark_again(part)


def _uploaded(sheet: Sheet, part: Part) -> None:
    state.take_upload(sheet.key(part))
    sheet.mark_again(part)


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
    marked = sheet.grade[part.id]
    st.markdown(f"{BADGES[marked.status]} {marked.message}")
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
