"""The questions of the lessons: a field for the answer, its result beneath it, and how many are right."""

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

import streamlit as st

from core.graph.tex import in_prose
from core.homework.results import Result
from core.lessons import tried
from core.lessons.task import Task
from ui.fields import widgets
from ui.session import contents, done, kept_answers
from ui.session.keys import Key
from ui.session.remembered import remembered_text
from ui.session.session_memory import fill, is_drawn

BADGES = {
    "correct": ":green-badge[✓ correct]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "blank": ":gray-badge[○ blank]",
}
"""How each status is shown."""

NO_CHOICES: Mapping[str, Callable[[str], object]] = MappingProxyType({})
"""Where an option that is chosen does nothing but answer."""

_SAID_BY_BADGE = re.compile(r"(?:Right(?:\.|([,:;]))|Not right yet\.)")
"""What a message may begin with, and its badge says already."""


def verdict(status: str, message: str) -> str:
    """The badge of a status and the message to it, without the verdict that the badge has already given.

    A colon after the verdict stands in the badge, which has room around it.

    >>> verdict("correct", "Right: the same products.")
    ':green-badge[✓ correct:] the same products.'
    """
    badge, said = BADGES[status], _SAID_BY_BADGE.match(message)
    if said:
        badge, message = f"{badge[:-1]}{said[1] or ''}]", message[said.end() :]
    return f"{badge} {message.lstrip()}".rstrip()


def ask_question(task: Task, key: str, *, chosen: Callable[[str], object] | None = None) -> Result:
    """Ask a question and show its mark beneath the answer; ``key`` names the answer in the link.

    ``chosen`` is called with the option that is chosen.

    A field that moves is redrawn and loses what is being typed in it, so the mark shares a container with its field
    and moves no other.
    """
    with st.container():
        result = ask_and_mark(task, key, chosen=chosen)
        show_mark(result)
    return result


def ask_and_mark(task: Task, key: str, *, chosen: Callable[[str], object] | None = None) -> Result:
    """Ask a question and mark the answer, without showing the mark."""
    with st.container(key=f"question {key}"):  # by which a lesson has it larger than all around it
        text = read_answer(task, key, chosen=chosen)
    return noted(key, text, task.mark(text))


def noted(key: str, text: str, result: Result) -> Result:
    """Have the browser keep a marked answer if it is the best one so far; returns its mark."""
    if result.status not in ("blank", "unreadable"):
        kept_answers.note(key, text, result.credit)
    return result


def read_answer(task: Task, key: str, *, chosen: Callable[[str], object] | None = None) -> str:
    """Ask a question, with options or a line to type in, without marking the answer."""
    if not task.options:
        return widgets.text(task.prompt, key, placeholder=task.question.placeholder)
    contents.rename(key, task.renamed)
    contents.clear_if_not_offered(key, task.options)
    options = list(task.options)
    return str(
        widgets.linked(st.segmented_control, task.prompt, key=key, usual=None, then=chosen, options=options) or ""
    )


def ask_to_try(
    name: str, lead: str, *, chosen: Callable[[str], object] | None = None, is_covered: bool = False
) -> bool:
    """Ask the one question of a screen that computes, above its picture and beside the sentence that opens it.

    The link holds the answer, and the road whether it is right. ``chosen`` is called with the option that is chosen.
    Where what it is about ``is_covered``, nothing can be tried, and only the sentence stands there.
    Returns whether its answer may be told: it is right, or nothing is asked.
    """
    if is_covered:
        st.markdown(in_prose(lead))
        return True
    with st.container(key=f"question tried {name}"):
        st.markdown(in_prose(lead))
        task = tried.tasks()[name]
        result = task.mark(read_answer(task, f"{name}.tried", chosen=chosen))
        show_mark(result)
    if result.status != "blank":
        done.note(result.credit, 1)
    return result.status == "correct"


def show_mark(result: Result) -> None:
    """Show the mark of an answer unless it is blank."""
    if result.status != "blank":
        st.markdown(in_prose(verdict(result.status, result.message)))


def ask_in_turn(
    tasks: Mapping[str, Task],
    key: str,
    *,
    then: Callable[[str], object] | None = None,
    chosen: Mapping[str, Callable[[str], object]] = NO_CHOICES,
) -> tuple[dict[str, Result], str]:
    """Ask questions, by their names in the link, beside a figure, one at a time, in tabs of this key.

    All are drawn, so that the link holds every answer, and all but one stand in tabs that are closed. The link
    names the one that is asked, so that a reload stays there; a link that names none opens on the first that is blank.
    ``then`` draws what follows a question in its tab, given its name; ``chosen``: see `ui.frame.lesson.Lesson.ask`.

    Returns:
        The marks by these names, and the name of the question that is asked.
    """
    names, numbers = list(tasks), [str(number) for number, _ in enumerate(tasks, start=1)]
    named = remembered_text(Key.QUESTION, key)
    if not is_drawn(key) or named.is_opened():
        blank = (name for name, text in zip(names, contents.texts(names), strict=True) if not text)
        opened = named.held()
        fill(key, numbers[names.index(opened if opened in names else next(blank, names[-1]))])
    tabs = st.tabs(numbers, key=key, on_change="rerun")
    marks, asked = dict[str, Result](), names[0]
    for i, (name, tab) in enumerate(zip(names, tabs, strict=True)):
        with tab:
            marks[name] = ask_question(tasks[name], name, chosen=chosen.get(name))
            if then:
                then(name)
            if numbers[i + 1 :]:
                is_answered = marks[name].status not in ("blank", "unreadable")
                st.button(
                    "Next", key=f"{key} {i}", type="primary" if is_answered else "secondary",
                    on_click=fill, args=(key, numbers[i + 1]),
                )  # fmt: skip
        if tab.open:
            asked = name
    named.set(asked)
    return marks, asked


ANOTHER = "another word"
"""The option for all words that are not offered."""


def answer_with(key: str, task: Task, word: str) -> None:
    """Answer a question with a word that was chosen in a figure; call it from a callback."""
    contents.change(key, word if word in task.options else ANOTHER)


def all_answered(results: Iterable[Result]) -> bool:
    """Whether every question is answered, rightly or wrongly."""
    return all(result.status != "blank" for result in results)


def show_score(results: Iterable[Result]) -> None:
    """Show how many answers are right, with a bar, and note it for the road; call it once on a screen."""
    results = list(results)
    credit = sum(result.credit for result in results)
    if any(result.status != "blank" for result in results):
        done.note(credit, len(results))
    st.progress(credit / len(results), text=f"**{round(credit, 2):g} of {len(results)} right**")
