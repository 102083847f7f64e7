"""The questions of the lessons: a field for the answer, its result beneath it, and how many are right."""

from collections.abc import Iterable

import streamlit as st

from core.homework.results import Result
from core.lessons.schema import Task
from ui.fields import widgets
from ui.session import state

BADGES = {
    "correct": ":green-badge[✓ correct]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "blank": ":gray-badge[○ blank]",
}
"""How each status is shown."""


def question(task: Task, key: str) -> Result:
    """Ask one thing and mark it as soon as it is answered, beneath it; ``key`` names the answer in the link."""
    result = ask(task, key)
    say(result)
    return result


def ask(task: Task, key: str) -> Result:
    """Ask one thing and mark it; what is said about the answer is left to the caller."""
    return task.mark(field(task, key))


def field(task: Task, key: str) -> str:
    """The field of a question: options to choose from, or a line to type in; returns the answer."""
    if not task.options:
        return widgets.text(task.prompt, key, placeholder=task.question.placeholder)
    state.drop_if_gone(key, task.options)
    chosen = widgets.kept(st.segmented_control, task.prompt, key=key, usual=None, options=list(task.options))
    return str(chosen or "")


def say(result: Result) -> None:
    """Show the result of an answer; nothing if it is blank."""
    if result.status != "blank":
        st.markdown(f"{BADGES[result.status]} {result.message}")


def score(results: Iterable[Result]) -> None:
    """Show how many answers are right, with a bar."""
    results = list(results)
    credit = sum(result.credit for result in results)
    st.progress(credit / len(results), text=f"**{credit:g} of {len(results)} right**")
