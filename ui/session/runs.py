"""How long each run takes: for the process that serves us, if it wants to know.

A run goes through the whole screen, or redraws parts of it. Nothing is measured while nobody has asked.
"""

import functools
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar, cast

import streamlit as st

from ui.session.link import current_screen
from ui.session.session_memory import memory
from ui.session.streamlit_internals import is_partial

Kind: TypeAlias = Literal["screen", "part", "heavy"]
Drawing = TypeVar("Drawing", bound=Callable[..., None])


@dataclass(frozen=True, kw_only=True)
class Run:
    """A run that has ended: the address of its screen, and whether it drew all of it or a part, or waited its turn."""

    screen: str
    kind: Kind
    seconds: float


class _Current(threading.local):
    """The run of this thread, from its beginning to its end."""

    kind: Kind | None = None


_observers: list[Callable[[Run], object]] = []
_current = _Current()


def observe(observer: Callable[[Run], object]) -> None:
    """Have somebody told of each run of this process once it has ended."""
    _observers.append(observer)


def note_heavy() -> None:
    """Note that this run waits for its turn: how long it takes says nothing about the others."""
    if _current.kind:
        _current.kind = "heavy"


@contextmanager
def measure(kind: Kind = "screen") -> Iterator[None]:
    """Tell how long the block took, unless it is part of a run that is measured already."""
    if not _observers or _current.kind:
        yield
        return
    _current.kind, begun = kind, time.perf_counter()
    try:
        yield
    finally:
        run = Run(screen=current_screen(), kind=_current.kind, seconds=time.perf_counter() - begun)
        _current.kind = None
        for observer in _observers:
            observer(run)


def fragment(key: str | None = None) -> Callable[[Drawing], Drawing]:
    """`st.fragment`: a function becomes a part of a screen that is redrawn alone; its runs are measured, too.

    The whole screen is redrawn if there is something new in it for which the link has no room: its end keeps that.
    """

    def decorate(draw: Drawing) -> Drawing:
        @functools.wraps(draw)
        def drawn(*arguments: Any, **named: Any) -> None:
            with measure("part"):
                draw(*arguments, **named)
                if is_partial() and not memory().is_beyond_kept:
                    st.rerun()

        return cast(Drawing, st.fragment(drawn, key=key))

    return decorate
