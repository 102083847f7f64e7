"""Before a mock exam: its number, its length, what it is made from, the time; and the exam on paper."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import ceil

import streamlit as st

from core.exercises import Part
from core.graph import steps
from core.graph.form import LEARNED
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, role_of
from core.graph.ways import UNSCALED
from core.practice.exam import LARGEST_NUMBER, LENGTHS, SOURCES, USUAL, Exam, exam, minutes_of
from core.practice.exam_marks import Mark
from core.practice.sitting import MOST_MINUTES
from core.reading.readings import counted, listed
from ui.charts import exam_graph
from ui.charts.exam_graph import Step
from ui.fields import widgets
from ui.frame import page
from ui.screens import printed_exam
from ui.session import contents, exam_sitting, focus
from ui.session.keys import Key

RULE = "Write four decimals: an answer with fewer than three earns nothing."

_STEPS = ("X", "Q", "K", "V", "scores", "weights", "context")
"""The steps of the picture, in the order of computing."""

_FORM = replace(LEARNED, scaling=UNSCALED)
"""What is read for its numbers: of K, what divides takes the size alone."""

_TOLD = "Each step has its points. Press a step to see what it asks, and what it needs."

_FIRST, _PARTS = 1, "10"

_NARROW = 180
"""Pixels of a field for a number."""


def draw() -> None:
    """What an exam asks for, its length and what it is made from; begin, resume or print it."""
    page.say(f"{RULE} Marks and hints appear when you hand in.")
    focus.place(exam_sitting.PLACE, on=focus.TITLE)
    _offer_to_go_back()
    with st.container(key="asked"):  # as during the exam
        figure, beside = st.columns((3, 2), gap="medium")
    with figure:
        graph = page.place("hero")
    with beside, st.container(key="card"):
        begun = page.place("exam-sheet")
        with st.container(key="exam-choice", horizontal=True):
            parts = int(widgets.one_of("Parts", [str(length) for length in LENGTHS], "exam.parts", usual=_PARTS))
            source = widgets.one_of("Made from", list(SOURCES), "exam.from", usual=USUAL, wrap=True)
        with st.expander("Its number, and a clock", icon=":material/timer:", key="exam-number"):
            number = _whole_number("Exam number", "exam", usual=_FIRST, most=LARGEST_NUMBER)
            chosen = exam(number, parts, source)
            minutes = _ask_for_time(chosen)
            st.caption("The same number gives everybody the same exam: **share the address of this page**.")
        printed_exam.offer(chosen, minutes=minutes if contents.is_on(Key.CLOCK) else 0, may_see_key=False)
    with begun:
        _offer_to_begin(chosen, minutes)
    with graph:
        draw_graph(chosen, _TOLD)
    page.next_screen()


def draw_graph(chosen: Exam, told: str, marks: Sequence[Mark] = ()) -> None:
    """The graph of an exam with what each step is worth, or once there are ``marks`` what was earned in it."""
    exam_graph.draw([_step(chosen, name, marks) for name in _STEPS], told, key="threads of the exam")


def _step(chosen: Exam, name: str, marks: Sequence[Mark]) -> Step:
    """A step of the graph, with how many points and minutes the exam has for it, and for what kinds of answers."""
    made = [mark for mark in marks if _step_of(mark.part) == name]
    earned = round(sum(mark.points for mark in made), 2)
    parts = [part for _, part in chosen.parts if _step_of(part) == name]
    kinds = Counter("row" if part.kind == "vector" else part.kind for part in parts)
    has_positions = name == "X" and bool(parts)
    title = EVERY_NODE["X_P"].title if has_positions else (EVERY_INPUT if name == "X" else EVERY_NODE)[name].title
    if made:
        many = "s" if made[1:] else ""
        told = f"{earned:g} of {counted(len(parts), 'point')}, part{many} {listed([str(mark.place) for mark in made])}."
    elif parts:
        time, asked = ceil(sum(map(minutes_of, parts))), [counted(n, kind) for kind, n in kinds.items()]
        told = f"{counted(len(parts), 'point')}, about {counted(time, 'minute')}: {listed(asked)}."
    else:
        told = "given, for each sentence." if name == "X" else "not asked this time, yet needed for what follows."
    return Step(
        name=name, symbol="X + P" if has_positions else name, title=title, role=role_of(name), reads=_reads(name),
        points=len(parts) or (None if name == "X" else 0), earned=earned if made else None, told=f"{title}: {told}",
    )  # fmt: skip


def _reads(name: str) -> tuple[str, ...]:
    """The steps of the picture that one reads, whatever stands between them."""
    read = () if name in EVERY_INPUT else steps.sources(EVERY_NODE[name].way(_FORM).step)
    return tuple(step for one in read for step in ((one,) if one in _STEPS else _reads(one)))


def _step_of(part: Part) -> str:
    """The step of the picture that a part asks for."""
    return "X" if part.node == "X_P" else next((step for step in _STEPS if part.node.endswith(step)), "context")


def _offer_to_begin(chosen: Exam, minutes: int) -> None:
    time = counted(minutes, "minute") if contents.is_on(Key.CLOCK) else "as long as you like"
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.button(
            f"Start exam number {chosen.number}", type="primary", key="start exam",
            on_click=exam_sitting.begin_now, args=(chosen.number, len(chosen.parts), chosen.source, minutes),
        )  # fmt: skip
        st.markdown(f"{len(chosen.parts)} parts, {time}", width="content")


def _offer_to_go_back() -> None:
    left = exam_sitting.left_sitting()
    if left is None:
        return
    with st.container(horizontal=True, border=True, vertical_alignment="center"):
        what = "You have handed in" if left.handed_in else "You have begun"
        st.markdown(f"{what} exam number {left.number}, with {left.parts} parts.", width="stretch")
        label = "See its marks" if left.handed_in else "Go on with it"
        st.button(label, icon=":material/undo:", key="back to exam", on_click=exam_sitting.go_back)


def _whole_number(label: str, key: str, *, usual: int, most: int, **options: str) -> int:
    """Ask for a whole number; the usual one replaces one that cannot be used, and says so."""
    with st.container(width=_NARROW):
        typed = widgets.text(label, key, usual="" if options else str(usual), max_chars=20, **options).strip()
        if not typed and options:
            return usual
        if typed.isascii() and typed.isdigit() and int(typed) <= most:
            return int(typed)
        st.warning(f"A whole number up to {most:,}, such as {usual}. Using {usual} for now.")
        return usual


def _ask_for_time(chosen: Exam) -> int:
    """Ask for a clock and the minutes; those that are suggested follow from how many numbers are asked for."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="exam-time"):
        if not ask_for_clock():
            return chosen.minutes
        minutes = _whole_number(
            "Minutes", "exam.minutes", usual=chosen.minutes, most=MOST_MINUTES,
            placeholder=f"{chosen.minutes}, as suggested",
            help="A minute for each sentence and each part, and half a minute for each number.",
        )  # fmt: skip
        return max(1, minutes)


def ask_for_clock() -> bool:
    """The switch of the clock, which can be turned off at any time."""
    return bool(widgets.field(st.toggle, "Clock", key=Key.CLOCK, usual=True, value=True))
