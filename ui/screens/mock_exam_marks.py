"""After a mock exam: all verdicts at once, what to practise next, and the solutions if they are asked for."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial

import streamlit as st

from core.classroom.check import spell
from core.graph.tex import in_prose, plain
from core.homework.arithmetic_lines import arithmetic_line
from core.homework.hints import screen_of, screens_of
from core.homework.mistakes import MISTAKES
from core.practice.exam import LARGEST_NUMBER
from core.practice.exam_marks import ExamMarks, Mark, mark_exam
from core.practice.sitting import Sitting, time_taken
from ui.fields import widgets
from ui.fields.questions import BADGES
from ui.frame import navigation, page
from ui.screens import (
    hand_in,
    mock_exam_start,
    practice_graphs,
    printed_exam,
    quiz_dots,
    quiz_marks,
    quiz_numbers,
    quiz_picture,
)
from ui.screens.answers_in_boxes import MarkedAnswers
from ui.session import exam_sitting, focus, keys, screen_scores

_TOLD = "Each step has the points that you earned in it. Press a step to see its parts."

_WIDTH = 680
"""Pixels of what is told of the parts, about a column beside the card."""

_MOST_SCREENS = 4
"""The most screens that are named as what to practise next."""


def draw(sitting: Sitting) -> None:
    """Draw the score, every verdict, what to practise next, and the ways on."""
    exam = sitting.exam
    exam_sitting.open_answers(sitting)
    focus.place(exam_sitting.PLACE, on=".st-key-score h2")
    marking = mark_exam(exam, exam_sitting.texts(exam))
    count = len(exam.parts)
    st.container(key="score").header(f"{round(marking.points, 2):g} of {count} points", anchor=False)
    st.caption(f"Exam number {exam.number}, handed in after {time_taken(sitting)}.")
    screen_scores.note(marking.points, count)
    columns = st.container(key="exam-columns")
    with columns:
        dots = [
            quiz_dots.Dot(prompt=mark.part.prompt, sign=sign, state=state, begins=False)
            for mark in marking.marks for sign, state in [quiz_dots.state(mark.result)]
        ]  # fmt: skip
        quiz_dots.draw_all(dots, -1, lambda i: focus.move_to(f"part {i + 1}"))
        graph, beside = st.columns((3, 2), gap="medium")
    with graph:
        mock_exam_start.draw_graph(exam, _TOLD, marking.marks)
    with beside.container(key="card"):
        _show_what_next(marking)
        _offer_file(sitting)
        printed_exam.offer(exam, minutes=sitting.minutes, may_see_key=True)
        _offer_more(sitting)
    with columns, st.container(width=_WIDTH):
        is_solved = widgets.field(st.toggle, "Show the solutions", key="exam.solutions", usual=False)
        for group in exam.groups:
            earned = [one.part.id for one in marking.marks if one.group is group and one.points == 1]
            st.header(group.title, anchor=group.id, divider="gray")
            for mark in (one for one in marking.marks if one.group is group):
                _show(mark, earned, is_solved=is_solved)
    page.next_screen()


def _show_what_next(marking: ExamMarks) -> None:
    st.header("What to practise next", anchor=False)
    if marking.points == len(marking.marks):
        st.markdown(":material/celebration: Everything is right. Another exam has other numbers and other parts.")
    for name, places in marking.mistakes.items():
        mistake = MISTAKES[name]
        st.markdown(in_prose(f"**{plain(mistake.title)}** ({_name_parts(places)}). {plain(mistake.hint)}"))
    for screen, leading in [*_screens(marking).items()][:_MOST_SCREENS]:
        navigation.link(screen, f"{_name_parts(leading).capitalize()}.")
    navigation.link("practice")


def _name_parts(places: Iterable[int]) -> str:
    named = [*map(str, sorted(places))]
    return f"part{'s' if named[1:] else ''} {', '.join(named)}"


def _screens(marking: ExamMarks) -> Mapping[str, set[int]]:
    """The screens of the mistakes, then those that compute what was not right, each with the parts that lead there."""
    screens: dict[str, set[int]] = {}
    for mark in sorted((one for one in marking.marks if one.points < 1), key=lambda one: not one.result.mistakes):
        of_mistakes = screens_of(mark.group, mark.part, mark.result.mistakes)
        for screen in (*of_mistakes, screen_of(mark.group, mark.part)):
            screens.setdefault(screen, set()).add(mark.place)
    return screens


def _offer_more(sitting: Sitting) -> None:
    again = (sitting.parts, sitting.source, sitting.minutes or sitting.exam.minutes)
    with st.container(horizontal=True):
        following = (sitting.number + 1) % (LARGEST_NUMBER + 1)
        st.button(
            f"Another exam: number {following}", type="primary", key="another exam",
            on_click=exam_sitting.begin_now, args=(following, *again),
        )  # fmt: skip
        st.button(
            "The same exam again", key="same exam", on_click=exam_sitting.begin_now, args=(sitting.number, *again),
            help="With empty fields, and the clock from the start.",
        )  # fmt: skip
        st.button(
            "Choose another length", key="leave exam", type="tertiary", on_click=exam_sitting.leave, args=(sitting,)
        )


def _offer_file(sitting: Sitting) -> None:
    texts = exam_sitting.texts(sitting.exam)
    with hand_in.open_expander() as is_open:
        if is_open:
            st.caption(f"Exam number {sitting.number}. It is practice: its solutions are a click away.")
            groups = [
                hand_in.answers(
                    group, {part.id: texts[group.id, part.id] for part in group.parts},
                    partial(keys.exam_key, sitting.exam.id, group),
                )
                for group in sitting.exam.groups
            ]  # fmt: skip
            hand_in.offer("mock-exam", hand_in.ask_for_name(), groups, begun=sitting.started)


def _show(mark: Mark, earned: Collection[str], *, is_solved: bool) -> None:
    """The verdict on a part, and unless it is right the figure that it was asked of, marked or with the solution."""
    group, part, status = mark.group, mark.part, mark.result.status
    blank = BADGES["blank"] * (status == "blank")
    with st.container(gap="xsmall", key=f"mark {mark.place}"):
        focus.place(f"part {mark.place}", on=f".st-key-mark-{mark.place} p")
        st.markdown(f"**Part {mark.place}:** {part.prompt} {blank}")
        if status == "unreadable":
            st.caption(f"You wrote: {plain(' '.join(mark.text.split()))}")
        if not blank:
            quiz_marks.show_verdict(
                part, mark.result, in_boxes=quiz_picture.has_marks(group, part), typed=mark.text,
                working=arithmetic_line(group, part, earned) if part.id in earned else "",
            )  # fmt: skip
        is_told = is_solved and mark.points < 1
        if is_told:
            solution = spell(group.answer(part.id), part.decimals).replace("\n", "  \n")
            st.markdown(f":material/key: **{solution}**")
        if is_told or status in ("partial", "wrong", "imprecise"):
            sheet = MarkedAnswers(exercise=group, texts={part.id: mark.text}, grade={part.id: mark.result})
            alone = replace(group.question_of(part), id=part.id, parts=(part,))
            quiz_numbers.draw_picture(sheet, alone, is_told=is_told)
        practice_graphs.offer(group, part, mark.result, keys.answer_key(group, part))
