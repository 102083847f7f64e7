"""During a mock exam: inputs, fields and how each text was read; no verdict and no hint before it is handed in."""

from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from core.exercises import Exercise, Part, Question
from core.graph.tex import in_prose, plain
from core.homework.too_many_numbers import readings_of
from core.practice.exam import Exam
from core.practice.sitting import Sitting
from core.reading.answers import Blank, Unreadable
from core.reading.readings import listed
from ui.fields import widgets
from ui.frame import page
from ui.screens import exam_clock, mock_exam_start, printed_exam, quiz, quiz_dots, quiz_numbers, quiz_view
from ui.screens.answers_in_boxes import AnswersInBoxes
from ui.session import asked_part, contents, exam_sitting, focus, going_back, keys, link, step_fields
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue

_MOST_LISTED = 4
"""The most parts that are named."""


@dataclass(frozen=True, kw_only=True, eq=False)
class UnmarkedSheet(AnswersInBoxes):
    """The answers to one group of an exam, as they stand in boxes: with nothing said about them."""

    exam: Exam
    exercise: Exercise
    texts: Mapping[str, str]
    started: int

    def key(self, part: Part) -> str:
        """The key of the field of a part."""
        return keys.exam_key(self.exam.id, self.exercise, part)

    def text(self, part: Part) -> str:
        """What was typed for a part."""
        return self.texts[part.id]

    def machine_key(self, question: Question) -> str:
        """The key of the picture beside a question: another one if the same exam is sat again."""
        return f"{super().machine_key(question)} {self.exam.id} {self.started}"


def draw(sitting: Sitting) -> None:
    """Draw the parts of an exam, and the bar with the clock from which it is handed in."""
    exam = sitting.exam
    exam_sitting.open_answers(sitting)
    texts = exam_sitting.texts(exam)
    sheets = [
        UnmarkedSheet(
            exam=exam, exercise=group, started=sitting.started,
            texts={part.id: texts[group.id, part.id] for part in group.parts},
        )
        for group in exam.groups
    ]  # fmt: skip
    asked, is_whole = None, quiz_view.is_whole()
    link.write(Key.VIEW, quiz_view.link_fields()[Key.VIEW])
    with st.container(horizontal=True, gap="xsmall", vertical_alignment="center", key="part-line"):  # as on /quiz
        quiz_view.choose()
        mock_exam_start.ask_for_clock()
        st.button(
            "Leave", icon=":material/logout:", key="leave exam", type="tertiary",
            on_click=exam_sitting.leave, args=(sitting,),
            help="Choose another exam. You can go back to this one, and what you have typed stays.",
        )  # fmt: skip
    if is_whole:
        focus.place(exam_sitting.PLACE, on=focus.TITLE)
        st.caption(mock_exam_start.RULE)
        for sheet in sheets:
            _draw_group(sheet)
    else:
        asked = _draw_one(exam, sheets)
    _draw_bar(sitting, asked, texts)
    printed_exam.stand_in(exam, minutes=sitting.minutes if contents.is_on(Key.CLOCK) else 0)
    page.end()


def _asked_place(exam: Exam) -> LinkedValue[int]:
    """The place of the part that is asked alone."""
    return asked_part.part_index(f"exam {exam.id}", len(exam.parts))


def _go(exam: Exam, place: int) -> None:
    _asked_place(exam).set(place)
    focus.move_to(exam_sitting.PLACE)


def _draw_one(exam: Exam, sheets: list[UnmarkedSheet]) -> int:
    """Draw one part with its figure; returns its place, from 0."""
    at = _asked_place(exam).value()
    group, part = exam.parts[at]
    sheet = sheets[exam.groups.index(group)]
    alone = replace(group.question_of(part), parts=(part,))
    with st.container(key="asked"):  # as on /quiz
        figure, beside = st.columns((3, 2), gap="medium")
    with figure, st.container(key="hero"):
        quiz_numbers.draw_picture(sheet, alone)
    with beside, st.container(key="card"):
        first = exam.place(group, group.question_of(part).parts[0])
        with nullcontext() if first == at + 1 else st.popover(f"As in part {first}", type="tertiary"):
            _tell_question(alone, quiz_numbers.note(group, alone))
        with st.container(key="question"):
            _draw_field(sheet, part, rule=mock_exam_start.RULE)
        focus.place(exam_sitting.PLACE, on=focus.QUESTION)
        if at + 1 < len(exam.parts):
            st.button("Next part", key="next", type="primary", on_click=_go, args=(exam, at + 1))
    with beside:
        quiz_numbers.show_code(group, key=f"numbers {group.id}")
    return at


def _tell_question(question: Question, note: str = "") -> None:
    st.markdown(f"**{in_prose(question.title)}.** {in_prose(question.text)} {note}")


def _draw_group(sheet: UnmarkedSheet) -> None:
    group = sheet.exercise
    st.header(group.title, anchor=group.id, divider="gray")
    for question in group.questions:
        _tell_question(question)
        with quiz_numbers.draw_beside(sheet, question), st.container():
            for part in question.parts:
                _draw_field(sheet, part)
    quiz_numbers.show_code(group, key=f"numbers {group.id}")


def _draw_field(sheet: UnmarkedSheet, part: Part, rule: str = "") -> None:
    key, label = sheet.key(part), f"Part {sheet.exam.place(sheet.exercise, part)}: {part.prompt}"
    changed: dict[str, Any] = {"on_change": going_back.note_change, "args": (key,)}
    with st.container():  # what is read moves no other field: one that moves is redrawn, and loses what is being typed
        if part.kind == "choice":
            step_fields.choice(key, part.choices)
            st.segmented_control(label, part.choices, key=key, required=True, persist_state="session", **changed)
            return
        widget = st.text_area if part.kind == "matrix" else st.text_input
        text = widget(
            label, key=key, max_chars=step_fields.LONGEST, persist_state="session",
            placeholder=quiz.placeholder(part), **changed,
        )  # fmt: skip
        widgets.tell_if_full(text or "", step_fields.LONGEST)
        with st.container(key=f"read {key}"):
            if told := explain_reading(part, text or "") or rule:
                (st.markdown if told.startswith(":violet") else st.caption)(told)  # a caption is too pale for a fault


def explain_reading(part: Part, text: str) -> str:
    """How a text was read, or why it could not be; never whether it is right."""
    match readings_of(part, text)[-1]:
        case Blank():
            return ""
        case Unreadable(message=message):
            return f":violet-badge[? not readable yet] {plain(message)}"
        case reading:
            is_short = exam_sitting.has_too_few_decimals(part, reading)
            short = f"; {part.decimals} decimals are asked for" if is_short else ""
            return f"Read as {plain(reading.shown)}{short}."


def _draw_bar(sitting: Sitting, at: int | None, texts: Mapping[tuple[str, str], str]) -> None:
    """The parts as dots where one is asked alone, how many are answered, the clock, and the way out."""
    exam = sitting.exam
    blank, unreadable = exam_sitting.blank_parts(exam), exam_sitting.unreadable_parts(exam)
    asked, count = exam_sitting.was_asked(exam), len(exam.parts)
    with st.bottom:
        focus.place(exam_sitting.BLANKS, on="[data-testid=stBottom] [data-testid=stAlert] p")
        if asked:
            told = [
                *_list_places(blank, count, "is blank", "are blank"),
                *_list_places(unreadable, count, *["cannot be read"] * 2),
                *_list_places(exam_sitting.short_parts(exam), count, "has too few decimals", "have too few decimals"),
            ]
            st.warning(" ".join([*told, "Hand in all the same?"]), icon=":material/help:")
        with st.container(horizontal=True, vertical_alignment="center", key="exam-foot"):
            hand_in: dict[str, Any] = {"on_click": exam_sitting.hand_in, "args": (sitting,)}
            if asked:  # not where the first button was: who presses it twice by mistake does not hand in
                st.button("Hand in all the same", key="hand in all the same", **hand_in)
                st.button("Go on answering", type="primary", key="go on", on_click=exam_sitting.go_on)
            if at is not None:
                quiz_dots.draw_all(list(_dots(exam, texts, unreadable)), at, partial(_go, exam))
            if not asked:
                st.markdown(f"**{count - len(blank) - len(unreadable)} of {count} answered**", width="content")
            if contents.is_on(Key.CLOCK):
                exam_clock.draw(sitting)
            if not asked:
                st.button("Hand in", key="hand in", **hand_in)


def _dots(exam: Exam, texts: Mapping[tuple[str, str], str], unreadable: tuple[int, ...]) -> Iterator[quiz_dots.Dot]:
    """Each part, and whether it is answered, and can be read: nothing of how well."""
    before = None
    for i, ((group, part), text) in enumerate(zip(exam.parts, texts.values(), strict=True), 1):
        sign, state = ("●", "answered") if text.strip() else ("○", "open")
        if i in unreadable:
            sign, state = "?", "not readable"
        yield quiz_dots.Dot(prompt=part.prompt, sign=sign, state=state, begins=group is not before)
        before = group


def _list_places(places: tuple[int, ...], count: int, one: str, more: str) -> Iterator[str]:
    """What is so of one part, or of more; nothing if of none."""
    if len(places) == 1:
        yield f"Part {places[0]} {one}."
    elif len(places) > _MOST_LISTED:
        yield f"{len(places)} of {count} parts {more}."
    elif places:
        yield f"Parts {listed([*map(str, places)])} {more}."
