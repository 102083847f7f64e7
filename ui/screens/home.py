"""The opening, and the tour: one step at a time, a sentence, a question and the picture as far as the tour has come."""

from dataclasses import replace
from functools import cache

import streamlit as st

from core.graph.tex import in_prose
from core.homework import bank
from core.homework.results import Result
from core.lessons import tour
from core.lessons.tour import Step
from core.practice.done_screens import ScreenScore
from ui.fields import questions, widgets
from ui.frame import navigation, page
from ui.frame.sections import ROADS, Road, named, road_of
from ui.machine import excerpt, picture, screen
from ui.machine.picture import Cell, Picture, Story
from ui.session import browser_storage, contents, going_back, kept_answers, link, session_memory, step_fields
from ui.session.keys import Key
from ui.session.streamlit_internals import is_back

_WITHOUT_LEARNING, _WHOLE = "4", "9"
"""The steps that show what links from before the tour showed."""

_OPENING = "0"
"""The step before the first: the opening, on which everybody begins."""

_NAME = "tour"
"""Of what the browser keeps."""

_NARROWEST = 300
"""Pixels of the sentence, and of the question beside it."""


def _key(step: Step) -> str:
    return f"tour.{step.id}"


def _keys() -> tuple[str, ...]:
    """What the link holds: the step, and the answers."""
    return (Key.STEP, *_answers())


def _answers() -> tuple[str, ...]:
    return tuple(_key(step) for step in tour.load().steps)


def _numbers() -> tuple[str, ...]:
    return tuple(str(tour.number_of(step)) for step in tour.load().steps)


def choose_step() -> Step | None:
    """The step of the link, or the one where the student was, or else none: the opening."""
    if link.is_bare() and is_back():
        session_memory.fill_and_keep(Key.STEP, _OPENING)
    step_fields.restore(_keys())
    if ended_road():
        return None
    if not step_fields.contents(_keys()) and (old := _step_of_old_link()):
        session_memory.fill_and_keep(Key.STEP, old)
    usual = _numbers()[0] if step_fields.contents(_answers()) else _OPENING
    number = int(step_fields.choice(Key.STEP, (_OPENING, *_numbers()), usual=usual))
    step_fields.write(_keys())
    return tour.load().steps[number - 1] if number else None


def ended_road() -> Road | None:
    """The road whose end is shown in place of the tour."""
    return None if link.parameter(Key.STEP) else road_of(link.parameter(Key.END))


def _step_of_old_link() -> str:
    """The step for a link that was stored when the start page had the weights of the example alone."""
    if link.parameter(Key.LEARNING) == "without learning":
        return _WITHOUT_LEARNING
    names = (Key.LEARNING, Key.MATRIX, Key.ROW, Key.COLUMN)
    return _WHOLE if any(link.new_parameter(name) for name in names) else ""


def done() -> ScreenScore:
    """How much of the tour is done; call it after it is shown."""
    return ScreenScore(right=len(_numbers()) - len(_open_steps()), of=len(_numbers()))


def _open_steps() -> dict[str, str]:
    """The steps of the tour whose question has no right answer: their numbers and titles."""
    held, steps = step_fields.contents(_answers()), zip(_numbers(), tour.load().steps, strict=True)
    return {number: one.title for number, one in steps if one.task.mark(held.get(_key(one), "")).credit < 1}


def show(step: Step | None) -> None:
    """The opening, a step, or the end of a road."""
    if step:
        with st.container(key="tour"):
            _show_step(step)
    elif road := ended_road():
        _tell_of_end(road)
    else:
        screen.show(
            _opening_picture(), key="machine", on={"opened": lambda _: contents.change_as_step(Key.STEP, _numbers()[0])}
        )
    if browser_storage.was_brought_back(_NAME) and step_fields.contents(_answers()):
        kept_answers.offer_to_start_afresh(_answers())
    step_fields.keep(_keys(), answers=_answers(), name=_NAME)


@cache
def _opening_picture() -> Picture:
    words, opening = tour.words(), tour.load().opening
    learned = picture.of(tour.trace("learned"), tour.FORMS["learned"], words, name=bank.load(tour.EXAMPLE).title)
    plain = picture.of(tour.trace("plain"), tour.FORMS["plain"], words)
    return replace(
        learned,
        story=Story(
            focus=words.index(tour.FOCUS), owner=words.index(tour.OWNER), qualities=opening.qualities,
            offers=opening.offers, nothing=opening.nothing, asks=opening.asks, captions=opening.captions,
            plain=plain.matrices,
        ),
    )  # fmt: skip


def _show_step(step: Step) -> None:
    """What is said and beside it what is asked, the way back and on, and beneath them the picture, then the mark."""
    number = tour.number_of(step)
    with st.grid(2, min_column_width=_NARROWEST):
        st.markdown(f"**{number}. {step.title}.** {in_prose(step.text)}")
        with st.container():
            result = step.task.mark(_ask(step))
    _move(number, result)
    screen.show(_picture(step, number, result), key="machine")
    with st.container(key="verdict"):
        questions.show_mark(result)


def _ask(step: Step) -> str:
    task, key = step.task, _key(step)
    if not task.options:
        return str(widgets.labelled_field(
            st.text_input, task.prompt, key=key, placeholder=step.question.placeholder, max_chars=step_fields.LONGEST,
            on_change=going_back.note_change, args=(key,),
        ))  # fmt: skip
    contents.rename(key, task.renamed)
    step_fields.choice(key, task.options)
    chosen = st.segmented_control(
        task.prompt, task.options, key=key, required=True, format_func=lambda option: option.replace("_k", "ₖ"),
        on_change=going_back.note_change, args=(key,),
    )  # fmt: skip
    return chosen or ""


def _move(number: int, result: Result) -> None:
    """Back, the nine steps, and on; the last leads on along the road.

    Each step has its own buttons: a double press is one.
    """
    with st.container(horizontal=True):
        st.button("Back", key=f"back from {number}", icon=":material/arrow_back:", on_click=contents.change,
                  args=(Key.STEP, str(number - 1)))  # fmt: skip
        st.segmented_control(
            "Step of the tour", _numbers(), key=Key.STEP, label_visibility="collapsed", required=True, wrap=True,
            on_change=going_back.note_change, args=(Key.STEP,),
        )  # fmt: skip
        if number < len(_numbers()):
            st.button("Next", key=f"next from {number}", icon=":material/arrow_forward:", type="primary",
                      on_click=questions.go_on,
                      args=(_answers()[number - 1], contents.change, Key.STEP, str(number + 1)))  # fmt: skip
        else:
            _offer_road(navigation.road() or ROADS[0], is_main=result.status == "correct")


def _tell_of_end(road: Road) -> None:
    """What one can do at the end of a road, or each that is left; what to take away of the rest; and the way on."""
    left, steps = tuple(navigation.to_do(road.stops)), {} if road.is_uncovered else _open_steps()
    page.say(f"**The end of {road.title}.** {'Left to do:' if steps or left else road.able}")
    with st.container(horizontal=True, gap="xsmall"):
        for number, title in steps.items():
            st.button(f"{number}. {title}", on_click=contents.change_as_step, args=(Key.STEP, number))
        for one in left:
            st.button(one.title, on_click=navigation.open_along, args=(road.id, one))
    stops = (*(named("home"),) * (done().right > 0), *road.stops)
    page.say("\n".join(f"- {one.take_away}" for one in stops if one.take_away and one not in left))
    _offer_road(road)


def _offer_road(road: Road, *, is_main: bool = True) -> None:
    """The one way on: along a road, or once all is done there along the next."""
    ahead = navigation.road_ahead(road)
    screen = next(navigation.to_do(ahead.stops), None)
    if screen:
        st.button(f"{ahead.title}: {screen.title}", icon=":material/arrow_forward:", key="along the road",
                  type="primary" if is_main else "secondary",
                  on_click=navigation.open_along, args=(ahead.id, screen))  # fmt: skip
    else:
        st.markdown("All is done.", width="content")


def _picture(step: Step, number: int, result: Result) -> Picture:
    is_answered = result.status == "correct"
    trace = tour.evaluate_step(number, is_answered=is_answered)
    node, row, column = (is_answered and step.found) or step.opening
    opening = Cell(node=node, row=tour.words().index(row), column=tour.columns(node).index(column))
    form = tour.FORMS[step.shown_graph(is_answered=is_answered)]
    shown = excerpt.keep_only(picture.of(trace, form, tour.words(), name=step.title), step.matrices)
    lit = {node: (tour.words().index(row),) for node, row, _ in step.asked[:1] if row == tour.OWNER}
    named = dict.fromkeys("XQK", tour.load().opening.qualities)
    framed = tuple(replace(M, lit=lit.get(M.name, ()), columns=named.get(M.name, M.columns)) for M in shown.matrices)
    return replace(shown, matrices=framed, opening=opening, rowed=True)
