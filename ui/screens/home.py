"""The tour: one step at a time, a sentence, a question and the picture as far as the tour has come."""

from dataclasses import replace

import streamlit as st

from core.homework.results import Result
from core.lessons import tour
from core.lessons.tour import Step
from ui.fields import questions
from ui.frame import navigation, page
from ui.machine import excerpt, picture, screen
from ui.machine.picture import Cell, Picture
from ui.session import browser_storage, going_back, kept_answers, link, place, session_memory
from ui.session.keys import Key

_WITHOUT_LEARNING, _WHOLE = "4", "9"
"""The steps that show what links from before the tour showed."""

_NAME = "tour"
"""Of what the browser keeps."""

_NARROWEST = 300
"""Pixels of the sentence, and of the question beside it."""


def _key(step: Step) -> str:
    """The name of an answer in the link."""
    return f"tour.{step.id}"


def _keys() -> tuple[str, ...]:
    """What the link holds: the step, and the answers."""
    return (Key.STEP, *_answers())


def _answers() -> tuple[str, ...]:
    return tuple(_key(step) for step in tour.load().steps)


def _numbers() -> tuple[str, ...]:
    """The steps, counted from 1."""
    return tuple(str(tour.number_of(step)) for step in tour.load().steps)


def choose_step() -> Step:
    """The step of the tour: that of the link, or the one where the student was, or the first."""
    place.restore(_keys())
    if not place.contents(_keys()) and (old := _of_old_link()):
        session_memory.fill_and_keep(Key.STEP, old)
    step = tour.load().steps[int(place.chosen(Key.STEP, _numbers(), usual=_numbers()[0])) - 1]
    place.write(_keys())
    return step


def _of_old_link() -> str:
    """The step for a link that was stored when the start page had the weights of the example alone."""
    if link.parameter(Key.LEARNING) == "without learning":
        return _WITHOUT_LEARNING
    names = (Key.LEARNING, Key.MATRIX, Key.ROW, Key.COLUMN)
    return _WHOLE if any(link.new_parameter(name) for name in names) else ""


def show(step: Step) -> None:
    """A step: its sentence and its question side by side, the way back and on, and the picture beneath."""
    number = tour.number_of(step)
    with st.grid(2, min_column_width=_NARROWEST):
        with st.container():
            st.markdown(f"**{number}. {step.title}.** {step.text}")
        with st.container():
            result = step.task.mark(_ask(step))
            questions.show_mark(result)
    _move(number)
    screen.show(_picture(step, number, result), key="machine")
    if browser_storage.was_brought_back(_NAME) and place.contents(_answers()):
        kept_answers.offer_to_start_afresh(_answers())
    place.keep(_keys(), answers=_answers(), name=_NAME)


def _ask(step: Step) -> str:
    task, key = step.task, _key(step)
    if not task.options:
        return st.text_input(
            task.prompt, key=key, placeholder=step.question.placeholder, max_chars=place.LONGEST,
            on_change=going_back.note_change, args=(key,),
        )  # fmt: skip
    place.chosen(key, task.options)
    chosen = st.segmented_control(task.prompt, task.options, key=key, on_change=going_back.note_change, args=(key,))
    return chosen or ""


def _move(number: int) -> None:
    """Back, the nine steps, and on; the last leads on along the road."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button("Back", icon=":material/arrow_back:", disabled=number == 1, on_click=place.go,
                  args=(Key.STEP, str(number - 1)))  # fmt: skip
        if number < len(_numbers()):
            st.button("Next", icon=":material/arrow_forward:", type="primary", on_click=place.go,
                      args=(Key.STEP, str(number + 1)))  # fmt: skip
        elif following := navigation.next_to_do():
            navigation.link(following.name, navigation.NEXT)
        st.segmented_control(
            "Step of the tour", _numbers(), key=Key.STEP, label_visibility="collapsed", required=True, wrap=True,
            on_change=going_back.note_change, args=(Key.STEP,),
        )  # fmt: skip
        page.offer_words()


def _picture(step: Step, number: int, result: Result) -> Picture:
    trace = tour.evaluated(number, is_answered=result.status == "correct")
    node, row, column = step.opening
    opening = Cell(node=node, row=tour.words().index(row), column=tour.columns(node).index(column))
    return replace(
        excerpt.only(picture.of(trace, step.form, tour.words(), name=step.title), step.matrices), opening=opening
    )
