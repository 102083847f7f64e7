"""One part of the homework at a time: the figure that it is asked of, beside it the field, and dots for all parts."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

import streamlit as st

from core.exercises import Part
from core.graph.tex import in_prose
from ui.frame import page
from ui.screens import quiz, quiz_dots, quiz_numbers, quiz_picture, quiz_reflections, quiz_view
from ui.screens.quiz_sheet import Sheet
from ui.session import asked_part, focus, hints_and_checks, keys


def draw(sheet: Sheet, part: Part, line: st.delta_generator.DeltaGenerator) -> st.delta_generator.DeltaGenerator:
    """Draw the part that is asked; ``line`` says which it is. Returns the place beneath it, beside the figure."""
    exercise = sheet.exercise
    question = exercise.question_of(part)
    alone = replace(question, parts=(part,))
    wide, narrow = st.columns((3, 2), gap="medium")
    figure, asked = (wide, narrow) if part.node else (narrow, wide)
    with figure, st.container(key="hero"):  # first, as it moves what is beneath it on a phone
        quiz_numbers.draw_picture(sheet, alone)
    with asked, st.container(key="card"):
        note = quiz_numbers.note(exercise, alone)
        line.markdown(f":small[:gray[{exercise.parts.index(part) + 1} of {len(exercise.parts)} · {question.title}]]")
        first = exercise.parts.index(question.parts[0]) + 1
        with nullcontext() if part is question.parts[0] else st.popover(f"As in part {first}", type="tertiary"):
            st.markdown(f"{in_prose(question.text)} {note}")
        _draw_answer(sheet, part)
        if focus.turn(asked_part.PLACE):
            focus.place(asked_part.PLACE, on=focus.QUESTION)
    if part is question.parts[-1]:
        with asked:
            quiz_reflections.draw(sheet, question)
    return asked


def _draw_answer(sheet: Sheet, part: Part) -> None:
    with st.container(key="question"):
        if part.kind == "choice":
            quiz.draw_options(sheet, part, partial(st.segmented_control, required=True))
        else:
            quiz.draw_field(sheet, part)
    is_right = sheet.grade[part.id].status == "correct"
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button(
            "Check", key="check", type="secondary" if is_right else "primary",
            on_click=hints_and_checks.check, args=((sheet.key(part),),),
        )  # fmt: skip
        if following := _next_part(sheet, part):
            st.button(
                "Next part", key="next", type="primary" if is_right else "secondary",
                on_click=_go, args=(sheet, following.id),
            )  # fmt: skip
        if not is_right and not part.options:
            quiz.offer_hint(sheet.key(part))
    with st.container(key="mark"):  # so it moves no button
        quiz.tell_mark(sheet, part, in_boxes=quiz_picture.has_marks(sheet.exercise, part))
        if part.kind in ("number", "vector", "matrix") and not sheet.is_shown(part):
            st.caption(quiz.RULE)
    if not is_right and hints_and_checks.hints_shown(sheet.key(part)):
        quiz.tell_hints(sheet, part)


def ask(sheet: Sheet) -> Part:
    """The part asked: the one that is named, as it is once answered, or the first open one of a question or of all."""
    base, parts = _key_of_exercise(sheet), sheet.exercise.parts
    name = in_link = asked_part.part_name(base).held()
    if all(part.id != name for part in parts):
        among = [part for part in parts if part.question == name] or parts
        name = asked_part.opening_part(base, name, [part.id for part in _open_parts(sheet, among) or among])
        if sheet.texts[name].strip():
            asked_part.part_name(base).remember(in_link := name)
    sheet.write(parts, quiz_view.link_fields(in_link))
    return sheet.exercise.part(name)


def _key_of_exercise(sheet: Sheet) -> str:
    return keys.exercise_key(sheet.exercise.id, sheet.exercise.variant)


def _open_parts(sheet: Sheet, parts: Sequence[Part]) -> list[Part]:
    return [part for part in parts if sheet.grade[part.id].status != "correct"]


def _next_part(sheet: Sheet, part: Part) -> Part | None:
    """The next part that is not right yet, after the last one again from the first; None if there is no other."""
    parts = sheet.exercise.parts
    at = parts.index(part)
    return next(iter(_open_parts(sheet, (*parts[at + 1 :], *parts[:at]))), None)


def _go(sheet: Sheet, part: str) -> None:
    asked_part.ask(_key_of_exercise(sheet), part)


def draw_footer(sheet: Sheet, asked: Part) -> None:
    """Draw the dots and the score at the foot of the window."""
    page.end()
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="quiz-foot"):
        quiz_dots.draw(sheet, asked.id, partial(_go, sheet))
        quiz.draw_score(sheet)
