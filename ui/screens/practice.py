"""Practice: one part at a time, its mark, the two graphs after a mistake, and what is mastered."""

from secrets import randbelow

import streamlit as st

from core.classroom.check import spell
from core.graph.nodes import EVERY_NODE
from core.graph.tex import in_prose
from core.homework.arithmetic_lines import arithmetic_line
from core.homework.hints import hints, screen_of, screens_of
from core.practice.attempts import TO_MASTER, Attempt
from core.practice.next_part import count_mastered, mastery_by_step, next_part, right_in_a_row
from core.practice.offers import EVERYTHING, LEVELS, choices, offers
from core.practice.progress import day, days, days_in_a_row
from core.practice.step_back import search, step_back
from core.reading import answers
from ui.fields import widgets
from ui.frame import navigation, page
from ui.frame.sections import ROAD
from ui.screens import practice_graphs, practice_map, practice_part, quiz, quiz_marks, quiz_numbers, quiz_picture
from ui.screens.practice_part import PracticePart
from ui.session import (
    chosen_exercise,
    clock,
    focus,
    going_back,
    hints_and_checks,
    kept_progress,
    practice_session,
    screen_scores,
)
from ui.session.keys import Key

_HOW = (
    "A mistake, made here or in the homework, is due again 1, then 2, then 4 parts later. Avoid it "
    f"{TO_MASTER} times in a row, with new numbers each time, and it is mastered."
)

_A_DAY = 5
"""Parts that are enough for a day: about five minutes."""


def draw() -> str:
    """Draw what is asked, its mark, what is practised and what is mastered; returns the name of the part asked."""
    first, worked = page.place("asked"), st.container()
    with st.popover("What is practised", type="tertiary", icon=":material/tune:"):
        choice = widgets.pick_by_id("Practise", _titles(), EVERYTHING, Key.PRACTISE, width=320)
        st.markdown(_HOW)
    with first:
        asked = _asked_part(choice)
    if asked:
        practice_session.restore(asked.name)
        asked.note()
        practice_session.write(asked.name)
    with first:
        if asked:
            _draw_part(asked, choice)
        else:
            _draw_end(choice)
    if asked:
        with worked:
            practice_graphs.draw(asked)
    attempts = kept_progress.progress().attempts
    practice_map.draw(mastery_by_step(attempts, choices()[EVERYTHING]), _describe_standing(choice))
    if practised := _practised():
        screen_scores.note(min(sum(one.right for one in practised), _A_DAY), _A_DAY)
    return asked.name if asked else ""


def _practised() -> list[Attempt]:
    """The attempts that were not made in the homework."""
    return [one for one in kept_progress.progress().attempts if not one.is_of_homework]


def _titles() -> dict[str, str]:
    """What can be practised, as it is called: a node by its title."""
    return {choice: EVERY_NODE[choice].title if choice in EVERY_NODE else choice for choice in choices()}


def _asked_part(choice: str) -> PracticePart | None:
    """The part that is asked: that of the link or the one before, or else the next; None if nothing is left."""
    name = practice_session.current_part()
    asked = practice_part.find_part(name) if name else None
    if name and asked is None:
        st.warning("This link asks for a part that does not exist. Here is another one.")
    if asked and not practice_session.chosen_from():
        practice_session.ask(name, choice)
    if asked and (practice_session.chosen_from() == choice or asked.is_over):
        return asked
    name = _next_part(choice)
    practice_session.ask(name, choice)
    return practice_part.find_part(name) if name else None


def _next_part(choice: str, skipped: PracticePart | None = None) -> str:
    """The name of the next part; "" if everything is mastered that the choice can show."""
    attempts = kept_progress.progress().attempts
    left = (skipped.exercise.id, skipped.part.id) if skipped else None
    others = [one for one in offers() if (one.exercise, one.part) != left]
    offered = [one for one in choices()[choice] if one in others] or choices()[choice]
    offer = step_back(search(attempts, offers()), others) or next_part(attempts, offered, seed=randbelow(2**31))
    return practice_part.new_part_name(offer) if offer else ""


def _go_on(choice: str, skipped: PracticePart | None) -> None:
    practice_session.ask(_next_part(choice, skipped), choice)


def _describe_standing(choice: str) -> str:
    attempts = kept_progress.progress().attempts
    count, shown = count_mastered(attempts, choices()[choice])
    right = right_in_a_row(_practised())
    return f"**{count} of {shown}** mistakes mastered · **{right}** right in a row"


def _today() -> str:
    """What comes; after a first answer in grey how many of today are right, and whether it is enough."""
    attempts, zone = _practised(), clock.zone()
    today = day(int(clock.now()), zone)
    firsts = [one.right for one in attempts if day(one.at, zone) == today]
    right = sum(firsts)
    if not firsts:
        return "Can you compute it without a slip?"
    told = ""
    if right >= _A_DAY:
        told = " · Enough for one day: come back tomorrow, or go on."
    elif (in_a_row := days_in_a_row(days(attempts, zone), today)) > 1:
        told = f" · {in_a_row} days in a row"
    return f":gray[{right} of {len(firsts)} right today{told}]"


def _draw_search(asked: PracticePart) -> None:
    """Tell that practice is looking for the first wrong step, or which it is."""
    found = search(kept_progress.progress().attempts, offers())
    if found.is_under_way:
        st.info(
            "No known mistake explains your last wrong answers. So practice steps back along the chain, looking for "
            f"your first wrong step. It is {' or '.join(_title_of(node) for node in found.suspects)}.",
            icon=":material/undo:",
        )
    elif found.first_wrong_step and asked.is_over:
        with st.container():
            st.info(
                f"Your first wrong step is {_title_of(found.first_wrong_step)}: everything before it was right. "
                "Work through it below, or see how it is computed.", icon=":material/flag:",
            )  # fmt: skip
            navigation.link(screen_of(asked.exercise, asked.part))


def _title_of(node: str) -> str:
    return f"**{EVERY_NODE[node].title}**"


def _draw_part(asked: PracticePart, choice: str) -> None:
    """The figure that a part is asked of, and beside it the part."""
    question = asked.exercise.questions[0]
    st.markdown(_today())
    figure, beside = st.columns((3, 2), gap="medium")
    with figure, st.container(key="hero"):
        quiz_numbers.draw_picture(asked, question, is_told=asked.is_drawn_whole)
    with beside, st.container(key="card"):
        note = quiz_numbers.note(asked.exercise, question)
        st.markdown(f"**{in_prose(question.title)}.** {in_prose(question.text)} {note}")
        _draw_search(asked)
        _draw_field(asked)
        _draw_buttons(asked, choice)
    with beside:
        quiz_numbers.show_code(asked.exercise)


def _draw_field(asked: PracticePart) -> None:
    part, key = asked.part, asked.key(asked.part)
    widget = st.text_area if part.kind == "matrix" else st.text_input
    with st.container(key="question"):
        text = widget(
            part.prompt, key=key, placeholder=quiz.placeholder(part), max_chars=practice_session.LONGEST,
            persist_state="session", on_change=going_back.note_change, args=(key,), disabled=asked.is_solved_for,
        )  # fmt: skip
    going_back.keep(key, text or "")
    widgets.tell_if_full(text or "", practice_session.LONGEST)


def _draw_buttons(asked: PracticePart, choice: str) -> None:
    is_done = asked.is_solved_for or asked.is_right  # or else one tries again first
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button(
            "Check", key="check", type="secondary" if is_done else "primary", disabled=asked.is_solved_for,
            on_click=hints_and_checks.check, args=((asked.key(asked.part),),),
        )  # fmt: skip
        st.button(
            "Next part", key="next", type="primary" if is_done else "secondary",
            on_click=_go_on, args=(choice, None if asked.is_over else asked),
        )  # fmt: skip
        if not is_done:
            quiz.offer_hint(asked.name)
            st.button(
                "Solution", icon=":material/visibility:", type="tertiary", key=f"solution {asked.name}",
                on_click=_give, args=(asked.name,),
            )  # fmt: skip
    with st.container(key="mark"):  # so it moves no button
        _draw_mark(asked, is_done=is_done)
    if not is_done and quiz.show_hints(asked.name, hints(asked.exercise, asked.part)):
        navigation.link(screen_of(asked.exercise, asked.part))


def _draw_mark(asked: PracticePart, *, is_done: bool) -> None:
    part, result = asked.part, asked.result
    working = arithmetic_line(asked.exercise, part, (part.id,)) if is_done else ""
    if asked.is_solved_for:
        focus.place(asked.name, "The solution")
        solution = spell(asked.exercise.answer(part.id), part.decimals)
        if part.shape:
            st.code(solution, language=None)
        lead = working if part.shape else f"It is **{solution}**" + (working and f": {working}")
        more = "" if asked.attempt else " It does not count, and will be asked again with other numbers."
        st.markdown(f":material/visibility: {lead and f'{lead}.'}{more}")
        return
    if result.status == "blank" and asked.key(part) not in hints_and_checks.checked_keys():
        if not hints_and_checks.hints_shown(asked.name):
            st.caption("Four decimals. Your first answer counts.")
        return
    if not asked.is_over and result.status in ("partial", "wrong", "correct"):
        st.caption(f"It is marked once it is complete: type {answers.describe(part)}.")
        return
    in_boxes = quiz_picture.has_marks(asked.exercise, part)
    quiz_marks.show_verdict(part, result, in_boxes=in_boxes, typed=asked.text(part), working=working)
    for screen in screens_of(asked.exercise, part, quiz_marks.explained_mistakes(result)):
        navigation.link(screen)
    if result.status == "correct" and asked.attempt and not asked.attempt.right:
        st.caption("Your first answer counts, so this will be asked again with other numbers.")


def _give(key: str) -> None:
    chosen_exercise.show_solutions((key,))
    focus.move_to(key)


def _draw_end(choice: str) -> None:
    if choice != EVERYTHING:
        st.success("You have mastered every mistake that these parts can show.", icon=":material/check_circle:")
        chosen = widgets.named_choice(_titles(), EVERYTHING, Key.PRACTISE)
        st.button("Practise everything", on_click=chosen.set, args=(EVERYTHING,))
        return
    st.success(
        "You have mastered everything that can be practised here: you avoided each mistake three times in a row, with "
        "new numbers each time.", icon=":material/celebration:",
    )  # fmt: skip
    st.button("One of the hardest again", icon=":material/exercise:", on_click=_ask_hard, args=(choice,))
    for name in ("mock-exam", "quiz"):
        if any(screen.name == name for screen in ROAD):
            navigation.link(name)


def _ask_hard(choice: str) -> None:
    offer = next_part((), choices()[LEVELS[-1]], seed=randbelow(2**31))
    practice_session.ask(practice_part.new_part_name(offer) if offer else "", choice)
