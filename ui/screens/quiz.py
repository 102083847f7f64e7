"""An answer field with its hints, and the marking beneath it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import prod

import numpy as np
import streamlit as st

from core import grading
from core.exercises import Exercise, Part, Question
from core.grading import Grade, Result
from core.graph.nodes import NODES
from core.homework.hints import hints
from core.homework.mistakes import MISTAKES
from core.reading import answers
from ui.charts import drawing
from ui.fields.questions import BADGES
from ui.frame import navigation, page, tables
from ui.session import contents, going_back, hints_and_checks, keys, script_run
from ui.session.keys import Key

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
    """The answers to an exercise and their marking on the screen, as they were last shown."""

    exercise: Exercise
    texts: Mapping[str, str] = field(init=False)
    """What was typed, by part."""

    grade: Grade = field(init=False)
    checked: Collection[str] = field(init=False)
    """The keys of the answers of which a blank one is told that it is blank."""

    hints: bool = field(init=False)
    """Whether hints are offered on every answer, and not only on those that are wrong."""

    def __post_init__(self) -> None:
        """Mark what is there."""
        going_back.restore(*self.keys)
        self.hints = contents.is_on(Key.HINTS)
        self._mark()

    def _mark(self) -> None:
        ids = [part.id for part in self.exercise.parts]
        self.texts = dict(zip(ids, contents.texts(self.keys), strict=True))
        self.checked = hints_and_checks.checked_keys()
        self.grade = grading.grade(self.exercise, self.texts)

    def mark_again(self, changed: Part) -> None:
        """Mark after one answer was changed, and have drawn again what that has changed; to be called from a callback.

        By carrying forward one answer may mark another otherwise. The question of the answer is drawn again in any
        case: asking for it would only have the browser draw twice.
        """
        if not script_run.is_partial():
            return
        before = self.grade
        self._mark()
        other = {part.id for part in self.exercise.parts if self.grade[part.id] != before[part.id]} | {changed.id}
        again = [one.id for one in self.exercise.questions if other & {part.id for part in one.parts}]
        if self.grade.score != before.score:
            again.append(_SCORE)
        if len(again) > 1:
            st.rerun(again)

    def is_shown(self, part: Part) -> bool:
        """Whether the mark of a part is shown: a blank one only when it was asked for."""
        return bool(self.texts[part.id].strip()) or self.key(part) in self.checked

    def hints_on(self, part: Part) -> bool:
        """Whether hints on a part are offered: one that is right needs none."""
        status = self.grade[part.id].status
        return status in ("wrong", "partial") or (self.hints and status != "correct")

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all fields, in order."""
        return tuple(self.key(part) for part in self.exercise.parts)

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        return keys.answer_key(self.exercise, part)


def show_numbers(exercise: Exercise) -> None:
    """The matrices that an exercise gives, once they are unfolded."""
    numbers = st.expander("The numbers you need", icon=":material/grid_on:", key=Key.NUMBERS, on_change="rerun")
    if numbers.open:
        with numbers:
            page.draw_given(exercise.inputs, drawing.distinct(exercise.tokens))


def draw_question(sheet: Sheet, question: Question, title: str) -> None:
    """Draw a question: its text, and of each part the field, the mark and the hints; these are drawn again alone."""
    st.markdown(f"---\n### {title}\n\n{question.text}")
    _alone(question.id)(sheet, question)


@cache
def _alone(name: str) -> Callable[[Sheet, Question], None]:
    """The parts of a question as what is drawn again under a name: made once, for Streamlit looks into what it is."""
    return st.fragment(_parts, key=name)


def _parts(sheet: Sheet, question: Question) -> None:
    for part in question.parts:
        # A mark is not to move the fields beneath it: one that moves is drawn anew, and what is being typed is lost.
        with st.container():
            _text(sheet, part)
            if sheet.is_shown(part):
                _result(sheet, part)
            if sheet.hints_on(part):
                _hints(sheet, part)


def _hints(sheet: Sheet, part: Part) -> None:
    """The hints on a part that were asked for, and a button for the next."""
    key = sheet.key(part)
    shown = hints_and_checks.hints_shown(key)
    for hint in hints(sheet.exercise, part)[:shown]:
        with st.container(horizontal=True, wrap=not hint.startswith("$")):
            st.markdown(f":material/lightbulb: {hint}", width="content" if hint.startswith("$") else "stretch")
    if shown < len(_HINTS):
        st.button(
            _HINTS[shown], icon=":material/lightbulb:", key=f"hint {key}", type="tertiary",
            on_click=hints_and_checks.show_hint, args=(key,),
        )  # fmt: skip


def draw_foot(sheet: Sheet) -> None:
    """Show at the foot of the window the credits so far, with a bar, and what goes for all answers: hints, a check."""
    going_back.rerun_if_lost()
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        _score(sheet)
        st.toggle("Hints", key=Key.HINTS, persist_state="session")
        st.button("Check all", type="primary", on_click=hints_and_checks.check, args=(sheet.keys,))


@st.fragment(key=_SCORE)
def _score(sheet: Sheet) -> None:
    score, most = f"{sheet.grade.score:.2f}".rstrip("0").rstrip("."), f"{sheet.grade.max_score:g}"
    st.progress(sheet.grade.score / sheet.grade.max_score, text=f"**{score} of {most} points**")


def _text(sheet: Sheet, part: Part) -> None:
    key = sheet.key(part)
    in_link = prod(part.shape) <= _LONGEST_IN_LINK
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
    going_back.keep(key, text or "")
    if not in_link:
        st.file_uploader(
            "Or a file with the numbers", type=["csv", "txt", "tsv"], key=keys.upload_key(key),
            on_change=_uploaded, args=(sheet, part), help="Its text takes the place of what is in the field.",
        )  # fmt: skip
        st.caption("Too long for the link: kept until you close this tab.")


def _changed(sheet: Sheet, part: Part) -> None:
    going_back.note_change(sheet.key(part))
    sheet.mark_again(part)


def _uploaded(sheet: Sheet, part: Part) -> None:
    contents.fill_from_file(sheet.key(part))
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
    st.markdown("\n\n".join(_sentences(sheet.exercise, part, marked)))
    if marked.cells is not None and part.shape and marked.status in ("partial", "wrong", "imprecise"):
        _cells(sheet.exercise, part, marked)
    for name in marked.mistakes:
        if (screen := MISTAKES[name].screen) != "quiz":
            navigation.link(screen)
    if _in_full(part, marked) and prod(part.shape) > _FEW:
        with st.popover("Full precision", type="tertiary", help="To go on with, so that rounding does not spread."):
            st.code(_full(sheet.exercise.answer(part.id)), language=None)


def _sentences(exercise: Exercise, part: Part, marked: Result) -> Iterator[str]:
    """All that is said of an answer, in one text: each element that is sent takes the browser time."""
    reading = f"  \n:gray[:small[Read as {marked.reading}.]]" if marked.reading else ""
    yield f"{BADGES[marked.status]} {marked.message}{reading}"
    if _in_full(part, marked) and prod(part.shape) <= _FEW:
        yield f":gray[:small[To go on with, so that rounding does not spread:]] `{_full(exercise.answer(part.id))}`"
    for mistake in (MISTAKES[name] for name in marked.mistakes):
        yield f"**{mistake.title}.** {mistake.why}  \n:material/lightbulb: {mistake.hint}"


def _in_full(part: Part, marked: Result) -> bool:
    """Whether an answer is told in full precision: once it is right, and not only as it follows from a slip."""
    return marked.status == "correct" and part.kind in ("number", "vector", "matrix") and not marked.carried


def _cells(exercise: Exercise, part: Part, marked: Result) -> None:
    """The numbers as they were read, each with its mark and colour, in the shape of the answer."""
    reading = marked.answer
    statuses = np.atleast_2d(np.array(marked.cells, dtype=object))
    words = drawing.distinct(exercise.tokens)
    if not isinstance(reading, answers.Numbers):
        return
    if statuses.size > _MOST_CELLS:
        rows = ["".join(_CELLS[status][0] for status in row) for row in statuses]
        wide = max(map(len, words))
        st.code("\n".join(f"{word:>{wide}} {row}" for word, row in zip(words, rows, strict=True)), language=None)
        return
    figures = np.array([str(cell) if cell else "?" for cell in reading.cells], dtype=object).reshape(statuses.shape)
    square = NODES[part.node].is_square
    columns = words if square else [str(j + 1) for j in range(statuses.shape[1])]
    lines = [
        [
            f":{_CELLS[status][1]}-background[{_CELLS[status][0]}\N{NO-BREAK SPACE}{figure}]"
            for status, figure in zip(*row, strict=True)
        ]
        for row in zip(statuses, figures, strict=True)
    ]
    labels = [words[part.row]] if part.row is not None else words
    _table(columns, labels, lines)


def _table(columns: Sequence[str], labels: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    head = f"| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}\n"
    body = "\n".join(f"| *{label}* | {' | '.join(line)} |" for label, line in zip(labels, lines, strict=True))
    tables.show(head + body)


def _full(answer: object) -> str:
    rows = np.atleast_2d(np.asarray(answer, dtype=float))
    return "\n".join("  ".join(repr(float(value)) for value in row) for row in rows)
