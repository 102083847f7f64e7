"""Questions of the lessons as fields with their marks, and how many are right."""

from collections.abc import Iterable, Sequence

import streamlit as st

from core.lessons.schema import Mark, Marker
from core.lessons.why_questions import Asked
from ui.fields import widgets
from ui.session import contents

BADGES = {
    "correct": ":green-badge[✓ correct]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "blank": ":gray-badge[○ blank]",
}
"""How each status is shown."""


def ask_question(
    prompt: str, key: str, mark: Marker, *, options: Sequence[str] | None = None, placeholder: str = ""
) -> Mark:
    """Ask one thing and mark it as soon as it is answered, beneath it; the arguments are those of `ask_and_mark`."""
    marked = ask_and_mark(prompt, key, mark, options=options, placeholder=placeholder)
    show_mark(marked)
    return marked


def ask_and_mark(
    prompt: str, key: str, mark: Marker, *, options: Sequence[str] | None = None, placeholder: str = ""
) -> Mark:
    """Ask one thing and mark it; to show the mark is left to the caller.

    Args:
        prompt: what is asked, in Markdown.
        key: the name of the answer in the link, such as ``shapes.q3``.
        mark: marks what was typed or chosen.
        options: what there is to choose from; None: the answer is typed.
        placeholder: what an answer looks like.
    """
    if options is None:
        answer = widgets.text(prompt, key, placeholder=placeholder)
    else:
        contents.empty_if_not_offered(key, options)
        answer = str(widgets.linked(st.segmented_control, prompt, key=key, usual=None, options=list(options)) or "")
    return mark(answer)


def show_mark(mark: Mark) -> None:
    """Show the mark of an answer, nothing if it is blank."""
    if mark.status != "blank":
        st.markdown(f"{BADGES[mark.status]} {mark.message}")


def ask_predictions(*predictions: Asked) -> list[Mark]:
    """Ask what will come of something, one question below the other."""
    return [ask_question(one.prompt, f"why.{one.id}", one.mark, options=one.options) for one in predictions]


def all_answered(marks: Iterable[Mark]) -> bool:
    """Whether every question is answered, rightly or wrongly."""
    return all(mark.status != "blank" for mark in marks)


def show_score(marks: Iterable[Mark]) -> None:
    """Show how many answers are right, with a bar."""
    marks = list(marks)
    got = sum(mark.credit for mark in marks)
    st.progress(got / len(marks), text=f"**{got:g} of {len(marks)} right**")
