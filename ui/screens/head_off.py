"""Heads of the trained model switched off or made even: what changes in the sentence's vector, and what does not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random

import numpy as np
import streamlit as st

from core.graph.tex import plain
from core.lessons import head_off, trained
from core.lessons.atlas import head_of
from core.lessons.head_off import Change
from core.models.minilm import HEADS, LAYERS, Head
from ui.charts import dial, threads
from ui.charts.dial import Dial
from ui.fields import trained_head, widgets
from ui.fields.trained_head import ChosenHead
from ui.frame.lesson import LessonAnswers
from ui.screens import head_picture
from ui.session import contents
from ui.session.linked_value import linked_text

_WITH, _HOW = "head-off.with", "head-off.how"

_PRESSED = linked_text("head-off.pressed", longest=3)
"""Whether a head was pressed in the figure."""

_MARKED = {
    "vector": "Tick: another sentence.",
    "most": "Ticks: the four.",
    "seven": "Ticks: random sets, mean {:.1f}° (bold).",
}
"""What the ticks are, by the question that is answered."""

_NAMES: Mapping[Change, str] = {"off": "switched off", "even": "made even"}


def show_figure(chosen: ChosenHead, heads: tuple[Head, ...], change: Change, asked: LessonAnswers) -> None:
    """The sentence and its heads, those crossed out that are changed, and what that changes; one is pressed.

    The heads that a question is about stand out; pressing one shows what it changes, and answers nothing.
    The head that the screen opens with is on until it is pressed, or the question about it is answered.
    """

    def press(place: tuple[int, int]) -> None:
        trained_head.take_pressed(place)
        if len(heads) == 1:
            contents.change(_WITH, "")
        _PRESSED.remember("yes")

    off = () if _is_on(heads, change, asked) else heads
    about = {"most": head_off.FOUR_HEADS, "seven": head_off.seven_heads()}.get(asked.name, ())
    threads.draw(
        replace(
            head_picture.threads(chosen.run, heads[0], f"The heads, and which of them are changed, in: {chosen.text}"),
            off=frozenset(head.place for head in off),
            change=_NAMES[change] + f" with {len(heads) - 1} more" * (len(heads) > 1),
            outlined=frozenset(head.place for head in about),
        ),
        key="threads", on={"head": press},
    )  # fmt: skip
    _tell_change(chosen, heads, change, asked)


def _switch_off(heads: Iterable[Head]) -> None:
    """Switch off these heads and no others; call it from a callback."""
    first, *others = heads
    trained_head.take_pressed(first.place)
    _PRESSED.remember("")
    contents.change(_WITH, head_off.spell_heads(others))
    contents.change(_HOW, _NAMES["off"])


SHOWN: Mapping[str, Callable[[str], None]] = {
    "vector": lambda _: _switch_off([trained.HEAD]),
    "most": lambda name: _switch_off(filter(None, [head_of(name)])),
    "seven": lambda _: _switch_off(head_off.seven_heads()),
    "means": lambda _: _switch_off([trained.HEAD]),
}
"""What is switched off as a question is answered, given the option."""


def choose_change() -> Change:
    """Choose what is done to the heads."""
    chosen = widgets.one_of("What is done", list(_NAMES.values()), _HOW, usual=_NAMES["off"])
    return next(change for change, name in _NAMES.items() if name == chosen)


def choose_heads(chosen: ChosenHead, asked: LessonAnswers) -> tuple[Head, ...]:
    """The head that is chosen, and any others that are to be changed with it.

    Until a question is answered, what the answers before it have switched off is on again.
    """
    with st.container():  # what is told moves nothing below it
        typed = widgets.text(
            "More heads to change with it, as *layer.head*", _WITH, placeholder="for example 5.4 6.11", max_chars=400
        )
        heads, unread = head_off.read_heads(typed)
        if unread:
            st.warning(
                f"No head is called {plain(' '.join(unread)[:40])}: layers are 1 to {LAYERS}, heads 1 to {HEADS}, as "
                "in 6.11. The others are changed."
            )
    every = tuple(dict.fromkeys((chosen.head, *heads)))
    i = head_picture.focus(chosen.labels)
    j = int(np.argmax(chosen.trace.weights[i]))
    alike = [head for head in head_off.strong_heads(chosen.run, i, j) if head != chosen.head]
    with st.container(horizontal=True):
        label = f"All in which {plain(chosen.labels[i])} gives {plain(chosen.labels[j])} more than {head_off.STRONG:g}"
        _offer(label, alike)
        drawn = head_off.draw_from_same_layers(every[1:], Random())  # noqa: S311  nothing is kept secret
        _offer("As many at random, from the same layers", drawn, key="head-off.random")
        _offer("This head alone", ())
    answered = [{head_of(asked.text("most"))}, {*head_off.seven_heads()} if asked.text("seven") else set()]
    waits = not (asked.is_open(asked.name) or _PRESSED.value())
    return (trained.HEAD,) if waits and {*every} in answered else every


def _offer(label: str, heads: Iterable[Head], *, key: str | None = None) -> None:
    """A button that fills in the heads that are changed with the one chosen."""
    st.button(label, key=key, on_click=contents.change, args=(_WITH, head_off.spell_heads(heads)))


def _covering_question(chosen: ChosenHead, heads: tuple[Head, ...], change: Change, asked: LessonAnswers) -> str:
    """The question that covers what a change does, which is asked or will be; "" if none."""
    question, names = head_off.question_about(chosen.text, heads, change), list(asked.marks)
    waits = question and not asked.is_open(question) and names.index(question) >= names.index(asked.name)
    return question if waits else ""


def _is_on(heads: Sequence[Head], change: Change, asked: LessonAnswers) -> bool:
    """Whether all are on: the one that the screen opens with is, until one is pressed or the question answered."""
    waits = not (asked.is_open(asked.name) or _PRESSED.value())
    return waits and change == "off" and [*heads] == [trained.HEAD]


def _tell_change(chosen: ChosenHead, heads: tuple[Head, ...], change: Change, asked: LessonAnswers) -> None:
    """How far the sentence's vector is turned, beside what that is to be compared with; covered while it is asked."""
    degrees: float | None = 0.0
    if _is_on(heads, change, asked):
        told = "Press a head: switched off, it turns the sentence’s vector, the mean of its last states."
    elif covering := _covering_question(chosen, heads, change, asked):
        degrees, by = None, f"?: answer question {list(asked.marks).index(covering) + 1}."
        told = f"{_describe_change(heads, change)}, the vector turns by {by}"
    else:
        degrees = head_off.angle_between(head_off.changed_run(chosen.text, heads, change), chosen.run)
        told = f"{_describe_change(heads, change)}, the vector turns by {degrees:.1f}°."
    is_compared = asked.name in _MARKED and asked.is_open(asked.name) and chosen.text == trained.pizza()
    marks = tuple(head_off.angles(asked.name).values()) if is_compared else ()
    mean = float(np.mean(marks)) if is_compared and asked.name == "seven" else None
    predicted = head_off.EXPECTED.get(asked.text()) if is_compared else None
    if is_compared:
        told += f" {_MARKED[asked.name].format(np.mean(marks))}{' Dashed: yours.' * bool(predicted)}"
    label = f"{degrees or 0:.1f}°"
    dial.show(Dial(degrees=degrees, label=label, marks=marks, mean=mean, predicted=predicted), told)


def _describe_change(heads: Sequence[Head], change: Change) -> str:
    first = heads[0]
    which = f"layer {first.layer}, head {first.number}" if len(heads) == 1 else f"these {len(heads)} heads"
    return f"Without {which}" if change == "off" else f"With {which} even"
