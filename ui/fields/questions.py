"""The questions of the lessons: a field for the answer, its result beneath it, and how many are right."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

import streamlit as st

from core.graph.tex import in_prose
from core.homework.results import Result
from core.lessons.task import Task
from core.practice.done_screens import ScreenScore
from ui.fields import widgets
from ui.session import contents, going_back, kept_answers, screen_scores

BADGES = {
    "correct": ":green-badge[✓ correct]",
    "carried": ":blue-badge[↷ carried]",
    "partial": ":orange-badge[◐ partly right]",
    "wrong": ":red-badge[✗ not right]",
    "imprecise": ":blue-badge[… more digits]",
    "unreadable": ":violet-badge[? not readable]",
    "uncomputed": ":violet-badge[? cannot be computed]",
    "blank": ":gray-badge[○ blank]",
}
"""How each status is shown."""

_SETTLED = frozenset({"correct", "partial", "wrong"})
"""How an answer stands that counts as the first: one that only lacks digits is neither right nor wrong yet."""

_SAID_BY_BADGE = re.compile(r"(?:Right[.,:;]|Not right yet\.|Not quite[.:])\s*(a\b|[a-z]{2,}(?![(_]))?")
"""What a message may begin with, and its badge says already; then a word that begins a sentence now, but no symbol."""


def verdict(status: str, message: str) -> str:
    """The badge of a status and the message to it, without the verdict that the badge has already given.

    >>> verdict("correct", "Right: the same products.")
    ':green-badge[✓ correct] The same products.'
    """
    said = _SAID_BY_BADGE.match(message)
    rest = (said[1] or "").capitalize() + message[said.end() :] if said else message
    return f"{BADGES[status]} {rest}".replace(" %", "\N{NO-BREAK SPACE}%").rstrip()


def join_halves(mark: Result, half: Result | None) -> Result:
    """One mark for a question that may have another half: it counts once both are right.

    >>> join_halves(Result(status="correct", credit=1), Result(status="blank")).status
    'partial'
    """
    if half is None or half.credit == 1:
        return replace(mark, first=mark.first or half.first) if half else mark
    kept = half.kept and max(mark.credit, mark.kept)
    return replace(mark, credit=0.0, kept=kept, status="partial" if mark.status == "correct" else mark.status)


def ask_question(
    task: Task,
    key: str,
    *,
    chosen: Callable[[str], object] | None = None,
    under: Callable[[], object] | None = None,
    base: str = "",
) -> Result:
    """Ask a question and show its mark beneath the answer; ``key`` names the answer in the link.

    ``chosen`` is called with the option that is chosen, and ``under`` draws what stands beneath the field, above its
    mark. An answer to numbers without a name, which its ``base`` tells apart, is not kept.

    A field that moves is redrawn and loses what is being typed in it, so the mark shares a container with its field
    and moves no other.
    """
    with st.container(key=f"question {key}"):  # by which a lesson has what is asked larger than all around it
        text = read_answer(task, key, chosen=chosen)
        if under:
            under()
        result = mark_answer(task, key, text, base=base)
        if not base:
            note_answer(key, text, result)
        show_mark(result)
    return result


def mark_answer(task: Task, key: str, text: str, *, base: str = "") -> Result:
    """Mark an answer, beside which stands the one that was given first if that was not right; see `kept_answers`.

    An option is given before it is marked, where a mark waits for a training.
    """
    result = task.mark("" if contents.is_draft(key) else text)
    counts = result.status in _SETTLED or text in task.options
    first = kept_answers.first_answer(key, text, counts=counts, base=base)
    first = task.renamed.get(first, first)
    if first in ("", text):
        return result
    earned = task.mark(first)
    if earned.status == "correct":
        return replace(result, kept=earned.credit if result.status in _SETTLED else 0.0)
    return replace(result, first=first) if earned.status in ("wrong", "partial") else result


def note_answer(key: str, text: str, result: Result) -> None:
    """Have the browser keep a marked answer if it is the best one so far."""
    if result.is_answered:
        kept_answers.note(key, text, result.credit, result.first)


def read_answer(task: Task, key: str, *, chosen: Callable[[str], object] | None = None) -> str:
    """Ask a question, with options or a line to type in, without marking the answer."""
    if not task.options:
        return widgets.text(task.prompt, key, placeholder=task.question.placeholder)
    contents.rename(key, task.renamed)
    options = list(task.options)
    return str(
        widgets.field(
            st.segmented_control, task.prompt, key=key, usual=None, then=chosen, options=options, required=True
        )
        or ""
    )


def offer_next(key: str, to: tuple[str, Callable[[str, str], None], str, str], *, label: str, is_settled: bool) -> None:
    """Offer another question, in blue once the answer to this one may stand in the figure; for ``to`` see `go_on`."""
    st.button(label, key=key, type="primary" if is_settled else "secondary", on_click=go_on, args=to)


def go_on(field: str, change: Callable[[str, str], None], key: str, number: str) -> None:
    """Go on from a question, unless this very press has entered the answer in its field: then its mark comes first."""
    if going_back.is_seen(field):
        change(key, number)


def show_mark(result: Result) -> None:
    """Show the mark of an answer unless it is blank."""
    if result.status != "blank":
        status = "uncomputed" if result.status == "unreadable" and result.reading else result.status
        st.markdown(in_prose(verdict(status, result.message)))


def _later_credit(result: Result) -> float:
    """The part of an answer's credit that was not earned at first."""
    return result.credit if result.first else 0.0


def show_score(results: Iterable[Result]) -> None:
    """Show how many answers are right, and how many at first, with a bar; note it for the road. Once on a screen."""
    marks = [replace(one, credit=max(one.credit, one.kept)) for one in results]
    score = ScreenScore(right=sum(one.credit for one in marks), of=len(marks), later=sum(map(_later_credit, marks)))
    if any(mark.status != "blank" for mark in marks):
        screen_scores.note(score.right, score.of, score.later)
    st.progress(score.right / score.of, text=f"**{score.score}{score.at_first or ' right'}**")
