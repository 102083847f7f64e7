"""Before a mock exam: its number, its length, what it is made from, the time; and the exam on paper."""

import streamlit as st

from core.graph.nodes import EVERY_NODE
from core.practice.exam import LARGEST_NUMBER, LENGTHS, SOURCES, USUAL, Exam, exam
from core.practice.sitting import MOST_MINUTES
from core.reading.readings import counted
from ui.fields import widgets
from ui.frame import page, tables
from ui.screens import printed_exam
from ui.session import contents, exam_sitting, focus
from ui.session.keys import Key

RULE = "Write four decimals: an answer with fewer than three earns nothing."

_STEPS = ("X_P", "Q", "K", "V", "scores", "weights", "context")

_FIRST, _PARTS = 1, "10"

_NARROW = 180
"""Pixels of a field for a number."""


def draw() -> None:
    """What an exam asks for, its length and what it is made from; begin, resume or print it."""
    page.say(f"{RULE} Marks and hints appear when you hand in.")
    focus.place(exam_sitting.PLACE, on=focus.TITLE)
    _offer_to_go_back()
    begun, chain = page.place("exam-sheet"), page.place("exam-chain")
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
    with chain:
        _draw_chain(chosen)
    page.next_screen()


def _draw_chain(exam: Exam) -> None:
    """The steps of the chain that an exam asks for, each with how many parts ask for it."""
    steps = [next((step for step in _STEPS if part.node.endswith(step)), "context") for _, part in exam.parts]
    with st.container(key="exam-steps"):
        st.markdown(
            tables.markdown({
                EVERY_NODE[step].title: [counted(steps.count(step), "part")]
                for step in _STEPS if step in steps or step != "X_P"
            })
        )  # fmt: skip


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
