"""Answers that this browser keeps come back wherever their screen is opened without any.

What the browser keeps is known a run later than the first. A field that had been drawn by then would be emptied again:
what the browser sends meanwhile still says that nothing stands in it. So no field is drawn before it is known, and the
browser is asked only where its cookie says that there is something to bring back.

What is tried afterwards does not change the first answer to a question of a lesson. It stands in the link beside the
answer, once that is another one: a link without it holds the first.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import streamlit as st

from core.practice.progress import FIRST, LESSON, BestAnswer, last_texts
from ui.session import clock, contents, going_back, kept_progress, link, screen_scores, session_memory
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue, linked_text
from ui.session.session_memory import fill_and_keep, link_contents, memory

_Name: TypeAlias = tuple[str, int | None]
"""Whose answers they are: an exercise and its variant, or a lesson and its numbers."""

_LONGEST_CHOICE = 20
"""The most characters by which chosen numbers are told apart."""


def bring_back(exercise: str, variant: int | None, keys: Mapping[str, str]) -> bool:
    """Fill fields with what stood in them last, once in a session, and only if none holds or held anything.

    The best answers would not do: what follows from another one is marked with that. Call it before the fields are
    drawn. Answers in a link go first. While the browser has not said what it keeps, the run ends here.

    Args:
        exercise: its id.
        variant: of its numbers.
        keys: the key of each field, by part or reflection.

    Returns:
        Whether they were filled, in this run or before.
    """
    begun = any(contents.texts(keys.values())) or any(map(going_back.changed_at, keys.values()))
    return _bring_back((exercise, variant), keys, begun=begun)


def bring_back_lesson(numbers: Mapping[str, str]) -> None:
    """Do the same for the questions of a lesson, and offer to start afresh.

    Which questions it asks is not known yet: a link goes first that holds anything but a field named in `Key` or one
    that chooses ``numbers`` of which it asks; these are given with what they usually hold. Answers come back only with
    the numbers that they were given for.
    """
    memory().lesson = f"{LESSON}{link.current_screen()}{_chosen_numbers(numbers)}"
    memory().numbers_chosen_at = max(map(going_back.changed_at, numbers), default=clock.NEVER)
    if _bring_back(name := _lesson(), None, begun=not {*Key, *numbers}.issuperset(link_contents())):
        offer_to_start_afresh(kept_progress.answers(*name))


def _chosen_numbers(numbers: Mapping[str, str]) -> str:
    """Which numbers are chosen, as in a link; "" for the usual ones."""
    chosen = {
        key: text[:_LONGEST_CHOICE].casefold() for key, text in zip(numbers, contents.texts(numbers), strict=True)
    }
    others = [f"{key}={text}" for key, text in chosen.items() if text not in ("", numbers[key].casefold())]
    return "?" + "&".join(others) if others else ""


def note(key: str, text: str, credit: float, first: str = "") -> None:
    """Note a marked answer to a question of the lesson of this run, unless it is a link's or was given for others.

    With it comes the ``first`` one, if that was not right.
    """
    if (at := going_back.changed_at(key)) > memory().numbers_chosen_at:
        for name, its, answer in ((key, credit, text), (name_of_first(key), 0.0, first)):
            if answer:
                kept_progress.note_answer(*_lesson(), name, BestAnswer(credit=its, at=int(at), text=answer))


def _lesson() -> _Name:
    return memory().lesson, None


def _bring_back(name: _Name, keys: Mapping[str, str] | None, *, begun: bool) -> bool:
    """Fill the fields of some parts, or else those under whose keys answers to a lesson were noted."""
    settled = memory().answers_brought_back
    if name not in settled and name not in memory().asked_for_here:
        if not begun:
            _wait_for_browser(name)
        kept = last_texts(kept_progress.answers(*name))
        keys = {part: part for part in kept} if keys is None else keys
        found = {keys[part]: text for part, text in kept.items() if part in keys and text}
        if begun or any(map(going_back.changed_at, found)):
            settled[name] = False
        elif found:
            settled[name] = True
            _fill(found)
    memory().asked_for_here.add(name)
    return settled.get(name, False)


def offer_to_start_afresh(keys: Iterable[str]) -> None:
    """Say that the fields were filled with what the browser kept, and offer to empty them."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(":material/history: Your answers so far, as this browser has kept them.", width="content")
        st.button(
            "Start afresh",
            icon=":material/ink_eraser:",
            type="tertiary",
            on_click=_empty,
            args=(tuple(keys),),
            help="Empties the fields here. *My work* keeps your best results.",
        )


def forget(exercise: str, variant: int | None, keys: Iterable[str]) -> None:
    """Empty fields, and forget the answers to an exercise here and in the browser; call it from a callback."""
    kept_progress.forget_answers(exercise, variant)
    memory().answers_brought_back[exercise, variant] = False
    for key in keys:
        session_memory.forget(key)
        session_memory.fill(key, "")


def _fill(texts: Mapping[str, str]) -> None:
    link.write_before_drawn(texts)
    for key, text in texts.items():
        fill_and_keep(key, text)


def _empty(keys: Iterable[str]) -> None:
    for key in keys:
        contents.change(key, "")
        _first_of(key).remember("")


def _wait_for_browser(name: _Name) -> None:
    """End the run until the browser has said what it keeps, if it keeps anything for this screen."""
    if kept_progress.is_read() or not screen_scores.was_answered_before():
        return
    kept_progress.ask()
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("Your answers are on their way from this browser …", width="content")
        leave = memory().answers_brought_back.update
        st.button("Begin without them", type="tertiary", on_click=leave, args=({name: False},))
    kept_progress.keep()
    st.stop()


_LONGEST_FIRST = 1000
"""The most characters of an answer: no field of a lesson takes more."""


def begin_unnamed(asked: str) -> None:
    """Note all that is asked on a screen whose numbers have no name: what was answered before is no answer to it."""
    remembered = memory()
    if remembered.lesson not in ("", asked):
        remembered.numbers_chosen_at = clock.now()
    remembered.lesson = asked


def first_answer(key: str, text: str, *, counts: bool, base: str = "") -> str:
    """The first answer to a question: this text if it ``counts`` and there was none before; "" for none.

    With other numbers the question is another one, and what was left over in its field is no answer to it. ``base`` is
    what tells one from another where numbers have no name.
    """
    named, is_given = _first_of(key, base), going_back.changed_at(key) >= memory().numbers_chosen_at
    first = named.held() or (text if counts and is_given else "")
    named.remember(first)
    if not first or text not in ("", first):
        link.write_in_place(name_of_first(key), first)
    return first


def name_of_first(key: str) -> str:
    """The name of the first answer to a question, in the link and where the browser keeps the best ones."""
    return f"{key}{FIRST}"


def _first_of(key: str, base: str = "") -> LinkedValue[str]:
    return linked_text(name_of_first(key), base or memory().lesson, longest=_LONGEST_FIRST)
