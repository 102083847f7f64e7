"""Before a mock exam: its number, its length, what it is made from, the time; and the exam on paper."""

from dataclasses import replace
from typing import Any

import streamlit as st

from core.exercises import Exercise
from core.practice.exam import LARGEST_NUMBER, LENGTHS, SOURCES, USUAL, Exam, exam
from core.practice.sitting import MOST_MINUTES
from ui.fields import widgets
from ui.frame import page
from ui.machine import machine, screen
from ui.machine.side_by_side import drawn, several
from ui.screens import exam_paper_printed
from ui.session import contents, exam_sitting, focus
from ui.session.keys import Key
from ui.session.remembered import remembered_text

_FIRST, _PARTS = 1, "10"

_NARROW = 180
"""Pixels of a field for a number."""


_SENTENCE = remembered_text("exam.sentence", longest=2)
"""The sentence of the sheet that was pressed last."""


def draw() -> None:
    """What is on the sheet of an exam, and beside it its length and what it is made from; begin, resume or print it."""
    page.say("Marks and hints come when you hand in.")
    focus.place(exam_sitting.PLACE, "Choose an exam")
    _offer_to_go_back()
    with st.container(key="lesson"):  # whose styles put them side by side
        figure = page.place("exam-figure")
        with st.container():
            sheet = page.place("exam-sheet")
            with st.container(key="exam-choice"):
                parts = int(widgets.one_of("Parts", [str(length) for length in LENGTHS], Key.EXAM_PARTS, usual=_PARTS))
                source = widgets.one_of(
                    "Made from", list(SOURCES), Key.EXAM_SOURCE, usual=USUAL, wrap=True,
                    format_func=lambda name: name.replace("with", "+"),
                )  # fmt: skip
        controls = st.container()
    with controls, st.expander("Its number, and a clock", icon=":material/timer:", key="exam-number"):
        number = _whole_number("Exam number", Key.EXAM, usual=_FIRST, most=LARGEST_NUMBER)
        chosen = exam(number, parts, source)
        minutes = _ask_for_time(chosen)
        st.caption("The same number gives everybody the same exam: **share the address of this page**.")
    with sheet:
        _offer_to_begin(chosen, minutes)
    with figure:
        _show_sheet(chosen)
    with controls:
        exam_paper_printed.offer(chosen, minutes=minutes if contents.is_on(Key.CLOCK) else 0, may_see_key=False)
    page.next_screen()


def _offer_to_begin(chosen: Exam, minutes: int) -> None:
    time = f"{minutes} minute{'s' * (minutes != 1)}" if contents.is_on(Key.CLOCK) else "as long as you like"
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.button(
            f"Start exam number {chosen.number}", type="primary", key="start exam",
            icon=":material/timer:" if contents.is_on(Key.CLOCK) else ":material/play_arrow:",
            on_click=exam_sitting.begin_now, args=(chosen.number, len(chosen.parts), chosen.source, minutes),
        )  # fmt: skip
        st.markdown(f"{len(chosen.parts)} parts, {time}", width="content")


def _show_sheet(chosen: Exam) -> None:
    """The embeddings of each sentence, and what is asked of it: all of it once its embeddings are pressed."""
    titles = [_numbered(chosen, group) for group in chosen.groups]
    names = [f"X{i}" for i in range(len(titles))]
    embeddings = (
        drawn(name, title, group.inputs["X"], group.tokens, symbol="X", note="Given on the sheet.")
        for name, title, group in zip(names, titles, chosen.groups, strict=True)
    )
    pressed = _SENTENCE.value()

    sheet = replace(several("The sentences", *embeddings), is_small=True)

    def press(sent: Any) -> None:
        if cell := screen.received(sheet, sent):
            _SENTENCE.set(cell.node)

    machine.draw(sheet, key=f"machine of the sheet {chosen.id}", on={"pinned": press})
    st.caption("Press a sentence to see all that is asked of it.")
    asked = [[part.prompt for part in group.parts] for group in chosen.groups]
    told = (
        " · ".join(all_of_it) if name == pressed else f"{all_of_it[0]}{' …' * (len(all_of_it) > 1)}"
        for name, all_of_it in zip(names, asked, strict=True)
    )
    st.markdown("  \n".join(f"**{title}** · {what}" for title, what in zip(titles, told, strict=True)))


def _numbered(chosen: Exam, group: Exercise) -> str:
    first, last = (chosen.place(group, group.parts[i]) for i in (0, -1))
    return f"Part {first}" if first == last else f"Parts {first} to {last}"


def _offer_to_go_back() -> None:
    left = exam_sitting.left()
    if left is None:
        return
    with st.container(horizontal=True, border=True, vertical_alignment="center"):
        what = "You have handed in" if left.handed_in else "You have begun"
        st.markdown(f"{what} exam number {left.number}, with {left.parts} parts.", width="stretch")
        label = "See its marks" if left.handed_in else "Go on with it"
        st.button(label, icon=":material/undo:", key="back to exam", on_click=exam_sitting.go_back)


def _whole_number(label: str, key: Key, *, usual: int, most: int, **options: str) -> int:
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
            "Minutes", Key.EXAM_MINUTES, usual=chosen.minutes, most=MOST_MINUTES,
            placeholder=f"{chosen.minutes}, as suggested",
            help="A minute for each sentence and each part, and half a minute for each number.",
        )  # fmt: skip
        return max(1, minutes)


def ask_for_clock() -> bool:
    """The switch of the clock, which can be turned off at any time."""
    return bool(widgets.linked(st.toggle, "Clock", key=Key.CLOCK, usual=True, value=True))
