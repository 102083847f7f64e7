"""The homework: answer fields with hints, marked as they are filled, and the score."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from math import prod

import streamlit as st

from core import grading
from core.exercises import Exercise, Part, Question
from core.grading import Grade
from core.homework.hints import hints, screen_of
from core.reading import answers
from ui.charts import drawing
from ui.fields import earned, widgets
from ui.frame import covered_answers, navigation, page
from ui.screens import quiz_marks
from ui.session import browser_storage, contents, going_back, hints_and_checks, keys, streamlit_internals
from ui.session.keys import Key

_LONGEST_IN_LINK = 100
"""The most numbers of an answer that is kept in the link: servers refuse longer links."""

_HINTS = ("Hint", "Another hint", "The last hint")

_FEW = 6
"""The most numbers of a vector that are typed rather than pasted."""

_ABOVE_THE_FOOTER = "<style>[data-testid=stMain] { scroll-padding-bottom: 9rem; }</style>"
"""A field that is reached with Tab is scrolled into sight: above the bar at the foot of the window, not behind it."""

_SCORE = "score"
"""The key of the score's fragment; that of a question is its id."""


@dataclass(kw_only=True, eq=False)
class Sheet:
    """The answers to an exercise and their marks, as last shown on the screen."""

    exercise: Exercise
    texts: Mapping[str, str] = field(init=False)
    """What was typed, by part."""

    grade: Grade = field(init=False)
    checked_keys: Collection[str] = field(init=False)
    """The keys of the answers that are marked even while blank."""

    shown: Collection[str] = field(init=False)
    """The ids of the parts whose solution was shown."""

    hints: bool = field(init=False)
    """Whether hints are offered on every answer that is not right, and not only on wrong ones."""

    def __post_init__(self) -> None:
        """Mark the answers."""
        going_back.restore(*self.keys)
        self.hints = contents.is_on(Key.HINTS)
        self.shown = earned.shown(self.exercise)
        self._mark()

    def _mark(self) -> None:
        ids = [part.id for part in self.exercise.parts]
        self.texts = dict(zip(ids, contents.texts(self.keys), strict=True))
        self.checked_keys = hints_and_checks.checked_keys()
        self.grade = grading.grade(self.exercise, self.texts)

    def mark_again(self, changed: Part) -> None:
        """Mark again after one answer has changed, and redraw what that affects; call it from a callback.

        Through carry-forward one answer may change the mark of another. Streamlit redraws the answer's own question in
        any case; asking for nothing else would only draw it twice.
        """
        if not streamlit_internals.is_partial():
            return
        before = self.grade
        self._mark()
        affected = {part.id for part in self.exercise.parts if self.grade[part.id] != before[part.id]} | {changed.id}
        fragments = [one.id for one in self.exercise.questions if affected & {part.id for part in one.parts}]
        if self.grade.score != before.score:
            fragments.append(_SCORE)
        if len(fragments) > 1:
            st.rerun(fragments)

    def is_shown(self, part: Part) -> bool:
        """Whether the mark of a part is shown: that of a blank one only after a check."""
        return bool(self.texts[part.id].strip()) or self.key(part) in self.checked_keys

    def offers_hints(self, part: Part) -> bool:
        """Whether hints on a part are offered; a right answer needs none."""
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
    """The matrices that an exercise gives, in an expander."""
    numbers = st.expander("The numbers you need", icon=":material/grid_on:", key=Key.NUMBERS, on_change="rerun")
    if numbers.open:
        with numbers:
            page.draw_given(exercise.inputs, drawing.distinct(exercise.tokens))


def draw_question(sheet: Sheet, question: Question, title: str) -> None:
    """Draw a question: its text and, in a fragment, the field, the mark and the hints of each part."""
    st.markdown(f"---\n### {title}\n\n{question.text}")
    _fragment(question.id)(sheet, question)


@cache
def _fragment(key: str) -> Callable[[Sheet, Question], None]:
    """The fragment that draws the parts of a question; cached, because Streamlit inspects what it is made of."""
    return st.fragment(_draw_parts, key=key)


def _draw_parts(sheet: Sheet, question: Question) -> None:
    for part in question.parts:
        # A mark must not move the fields beneath it: a field that moves is redrawn and loses what is being typed.
        with st.container():
            _draw_field(sheet, part)
            if part.id in sheet.shown:
                st.caption(":material/visibility: You were shown the solution.")
            if sheet.is_shown(part):
                quiz_marks.show(sheet.exercise, part, sheet.grade[part.id])
            if sheet.offers_hints(part):
                _draw_hints(sheet, part)


def _draw_hints(sheet: Sheet, part: Part) -> None:
    """The hints asked for so far, and a button for the next one."""
    key = sheet.key(part)
    shown = hints_and_checks.hints_shown(key)
    for hint in hints(sheet.exercise, part)[:shown]:
        with st.container(horizontal=True, wrap=not hint.startswith("$")):
            st.markdown(f":material/lightbulb: {hint}", width="content" if hint.startswith("$") else "stretch")
    if shown:
        navigation.link(screen_of(sheet.exercise, part), fields=covered_answers.fields(Key.EXAMPLE, sheet.exercise))
    if shown < len(_HINTS):
        st.button(
            _HINTS[shown], icon=":material/lightbulb:", key=f"hint {key}", type="tertiary",
            on_click=hints_and_checks.show_hint, args=(key,),
        )  # fmt: skip


def draw_footer(sheet: Sheet) -> None:
    """Draw the score, with a bar, and what applies to all answers, hints and a check, at the foot of the window."""
    page.end()
    st.html(_ABOVE_THE_FOOTER)
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        _draw_score(sheet)
        st.toggle("Hints", key=Key.HINTS, persist_state="session")
        st.button("Check all", type="primary", on_click=hints_and_checks.check, args=(sheet.keys,))


@st.fragment(key=_SCORE)
def _draw_score(sheet: Sheet) -> None:
    score, max_score = f"{sheet.grade.score:.2f}".rstrip("0").rstrip("."), f"{sheet.grade.max_score:g}"
    st.progress(sheet.grade.score / sheet.grade.max_score, text=f"**{score} of {max_score} points**")


def _draw_field(sheet: Sheet, part: Part) -> None:
    key = sheet.key(part)
    in_link = prod(part.shape) <= _LONGEST_IN_LINK
    widget = st.text_area if part.kind == "matrix" else st.text_input
    text = widget(
        part.prompt,
        key=key,
        placeholder=_placeholder(part),
        max_chars=_longest(part),
        on_change=_changed,
        args=(sheet, part),
        bind="query-params" if in_link else None,
        persist_state="session",
    )
    going_back.keep(key, text or "")
    widgets.tell_if_full(text or "", _longest(part))
    if not in_link:
        st.file_uploader(
            "Or a file with the numbers", type=["csv", "txt", "tsv"], key=keys.upload_key(key),
            on_change=_uploaded, args=(sheet, part), help="Its text replaces what is in the field.",
        )  # fmt: skip
        browser_storage.keep(
            key, text or "", longest=_longest(part), asks=not text, changed=partial(sheet.mark_again, part)
        )


def _changed(sheet: Sheet, part: Part) -> None:
    going_back.note_change(sheet.key(part))
    sheet.mark_again(part)


def _uploaded(sheet: Sheet, part: Part) -> None:
    contents.fill_from_file(sheet.key(part), _longest(part))
    sheet.mark_again(part)


def _longest(part: Part) -> int:
    """The most characters of an answer."""
    return 2 * (answers.SPACE + answers.SPACE_PER_NUMBER * prod(part.shape))


def _placeholder(part: Part) -> str:
    match part.kind:
        case "number":
            return "0.25, 1/4 or 25 %"
        case "vector" if part.shape[0] <= _FEW:
            return "  ".join(f"0.{i + 1}" for i in range(part.shape[0]))
        case "vector" | "matrix":
            return "Paste what NumPy or torch prints, or rows from a spreadsheet"
        case "ranking":
            return "word 0.5, other 0.25"
        case "choice":
            return " or ".join(part.choices)
