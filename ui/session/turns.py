"""Heavy work takes turns: one piece at a time in this process, in the order in which it was asked for.

    with turns.take(lambda before: place.caption(turns.notice(before))):
        ...  # the heavy work, in the run of the script that asked for it

A training and the picture of a chart each take a core for seconds. Twenty at once would make everybody wait for all of
them; one after another, the others' screens hardly notice. Whoever waits sees how many are before them;
when too many wait, nobody else joins them.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import streamlit as st

from core.models.replay import Replay
from core.reading.readings import counted
from ui.session import runs

_POLL = 0.5
"""Seconds between two reports, with which Streamlit also ends the run of a student who has left."""

MOST = 40
"""How many may wait: each holds a thread, and the last of them waits for some minutes."""

_queue: list[object] = []
_changed = threading.Condition()


class TooManyError(RuntimeError):
    """So many wait already that nobody may join them; the message is one sentence for the student."""


@contextmanager
def take(report: Callable[[int], object], *, unless: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Wait for one's turn, and keep it for as long as the block lasts; an exception gives it up, too.

    Args:
        report: called while one waits, at least twice a second, with how many are before. It has to draw something:
            there Streamlit ends the run of a student who has pressed something else or has left.
        unless: asked just as often; once it is true, the block begins without waiting, because somebody before has
            done the same work and kept it.

    Raises:
        TooManyError: there is no place left to wait.
    """
    ticket = object()
    with _changed:
        if len(_queue) > MOST and not unless():
            raise TooManyError(f"{MOST} students are waiting for something like this. Try again in a few minutes.")
        _queue.append(ticket)
    runs.note_heavy()
    try:
        while (before := _count_before(ticket)) and not unless():
            report(before)
            with _changed:
                _changed.wait_for(lambda before=before: _queue.index(ticket) < before, timeout=_POLL)  # type: ignore[misc]
        yield
    finally:
        with _changed:
            _queue.remove(ticket)
            _changed.notify_all()


def take_for(kept: Replay[Any], bar: st.delta_generator.DeltaGenerator) -> AbstractContextManager[None]:
    """Wait, with a bar that says so, for one's turn to compute what is kept, unless somebody before has computed it."""
    return take(lambda before: bar.progress(0.0, text=notice(before)), unless=lambda: kept.is_complete)


def _count_before(ticket: object) -> int:
    with _changed:
        return _queue.index(ticket)


def count_waiting() -> int:
    """How many wait, besides the one whose turn it is."""
    return max(0, len(_queue) - 1)


def notice(before: int) -> str:
    """How many are before somebody who waits, in words.

    >>> notice(2)
    'Waiting for your turn: 2 students ahead of you.'
    """
    return f"Waiting for your turn: {counted(before, 'student')} ahead of you."
