"""What a session remembers besides the content of its fields: one object, because each look-up costs time."""

import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from secrets import token_hex
from typing import Any

import streamlit as st

from core.practice.progress import Progress
from ui.session import clock, streamlit_internals

_MEMORY = "memory"


@dataclass(frozen=True, kw_only=True)
class LongText:
    """A text for which the link has no room, and when it was typed, in seconds; 0 if the browser keeps it already."""

    text: str
    at: float = clock.NEVER


@dataclass(frozen=True, kw_only=True)
class ScreenOpening:
    """A screen that is opened by its file, with fields in its link, from another one with its link, and when."""

    page: str
    fields: dict[str, str]
    screen_left: str
    at: float
    link_left: dict[str, str] | None = None
    """None until a run has begun to open it."""


@dataclass(kw_only=True)
class Memory:
    """The memory of one session."""

    router_has_run: bool = False
    cells_selected: int = 0

    tab_title: str = ""
    """The title of the browser's tab, if the last whole run has told it."""

    in_links: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What links held, or hold, of what is remembered as it stands there, by its names and base."""

    tried: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    """What answers have typed over, by matrix: the screen, whose numbers they are, and the text in the link."""

    divisor_texts: dict[int, str] = field(default_factory=dict)
    """What was typed in place of √d_k, even if it is no divisor, by d_k."""

    checked_keys: frozenset[str] = frozenset()
    """The keys of answers that are marked even while blank."""

    drafts: frozenset[str] = frozenset()
    """The keys of answers that are pressed together, and not marked before they are checked."""

    pieced: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The texts that such an answer had, piece by piece, by its key."""

    hints: Counter[str] = field(default_factory=Counter)
    """How many hints a student has asked for, by the key of the answer."""

    answers_in_link: frozenset[str] = frozenset()
    """The names under which the link holds answers to the exercise that is chosen."""

    solutions_shown: frozenset[str] = frozenset()
    """The keys of answers whose solution a student was shown."""

    contents: dict[str, Any] = field(default_factory=dict)
    """What fields held when they were last changed, by key."""

    changed_at: dict[str, float] = field(default_factory=dict)
    """When fields were last changed by the student, in seconds, by key."""

    changed_in_run: set[str] = field(default_factory=set)
    """The keys of fields that were changed by the student since a run of a screen came to its end."""

    first_changed_at: dict[str, float] = field(default_factory=dict)
    """When fields were first changed by the student, in seconds, by key."""

    tries: Counter[str] = field(default_factory=Counter)
    """How often fields were changed by the student, by key."""

    brought_back: set[str] = field(default_factory=set)
    """The keys of fields that were filled with what the browser kept, or that are to be left alone."""

    answers_brought_back: dict[tuple[str, int | None], bool] = field(default_factory=dict)
    """Whether answers came back from the browser or are to be left alone, by exercise and variant."""

    asked_for_here: set[tuple[str, int | None]] = field(default_factory=set)
    """The exercises and variants whose fields were drawn, or are about to be, since this screen was opened."""

    lesson: str = ""
    """The lesson of this run and its numbers, as its answers are kept."""

    numbers_chosen_at: float = clock.NEVER
    """When a student last chose its numbers, in seconds."""

    forgotten_at: float = clock.NEVER
    """When the student last asked that the browser keep nothing any more, in seconds."""

    lost_keys: set[str] = field(default_factory=set)
    """The keys of fields that were found reset in this run."""

    keys_to_refill: set[str] = field(default_factory=set)
    """The keys of fields that were found reset in an earlier run and have not been refilled since."""

    changed_elsewhere: set[str] = field(default_factory=set)
    """The keys of fields that something else filled, the link or a figure of this screen, or that set a figure."""

    refilling_runs: int = 0
    """How many runs, one after the other, have followed because fields had to be refilled."""

    parameters_written: dict[str, str] = field(default_factory=dict)
    """What this session has written into the link itself, by parameter."""

    overwritten: dict[str, set[str]] = field(default_factory=dict)
    """What parameters held before this session wrote them, until a run comes with what was written."""

    just_written: set[str] = field(default_factory=set)
    """The parameters among them that were written since a run last drew a screen to its end."""

    beyond: dict[str, LongText] = field(default_factory=dict)
    """What the link of this screen has no room for, by parameter."""

    is_beyond_kept: bool = True
    """Whether the browser has been given what the link has no room for."""

    missing: set[str] = field(default_factory=set)
    """The parameters for which the link had no room, and of which this browser knows nothing."""

    completes_link: bool = False
    """Whether this run has found the link bare: then what is written into it is no step for the Back button."""

    completed: dict[str, str] = field(default_factory=dict)
    """What was written into a bare link, and is still to be put there by the browser."""

    screen: str = ""
    """The screen of this run."""

    opened: ScreenOpening | None = None
    """The screen that was opened last by a press, not by a link."""

    road: str | None = None
    """The id of the road that was opened last on Start; "" for none; None before the browser's cookie is read."""

    road_kept: str | None = None
    """The road as it was last given to the browser to keep; None if it has been given none in this session."""

    forwarded_to: set[str] = field(default_factory=set)
    """The files of the screens that older links to another screen have opened."""

    written_here: set[str] = field(default_factory=set)
    """The parameters that were written since this screen was opened."""

    done: dict[str, Any] | None = None
    """What is done on each screen, by its address; None before the browser's cookies are read."""

    answered_before: frozenset[str] = frozenset()
    """The addresses of the screens whose questions had been answered when this session began."""

    cookies: dict[str, str] = field(default_factory=dict)
    """The cookies that have changed since this screen was opened, by name; "" for one that is to go."""

    challenges_opened: dict[str, str] = field(default_factory=dict)
    """The edits, or the sentence, with which a link opened each challenge last, as they stand in the link."""

    usable: dict[str, tuple[str, Any]] = field(default_factory=dict)
    """The base of each matrix, and its last version in which every cell could be used, by name."""

    filled: Counter[str] = field(default_factory=Counter)
    """The stamp of the last change to the boxes of each machine, by its key."""

    boxes: dict[str, dict[tuple[int, int], str]] = field(default_factory=dict)
    """What a student has typed into the boxes of a matrix that is filled in for practice, by what it follows from."""

    parts_opened: dict[str, str] = field(default_factory=dict)
    """The part of the homework with which an exercise, or one of its questions, was opened, by what was opened."""

    progress: Progress = field(default_factory=Progress)
    """What was attempted, answered and solved so far, here and in earlier sessions."""

    noted: Progress = field(default_factory=Progress)
    """What of it this session has noted or loaded: what its own place in the browser holds."""

    fresh: Progress = field(default_factory=Progress)
    """What of it was noted just now."""

    unsaved_until: float = clock.NEVER
    """Until when what was noted is sent to the browser with each run, in seconds."""

    place: str = field(default_factory=partial(token_hex, 6))
    """The name of this session's own place in the browser."""

    wants_progress: bool = False
    """Whether a screen has asked for the progress."""

    is_progress_read: bool = False
    """Whether the browser has said what it keeps of the progress."""

    joined: list[str] = field(default_factory=list)
    """The places of earlier sessions that become one, because there are many of them."""

    began: float = field(default_factory=clock.now)
    """When this session began, in seconds."""

    loaded: str = ""
    """What was said of a file or a link that was loaded since this screen was opened."""

    answers_forgotten: dict[str, float] = field(default_factory=dict)
    """When the answers to an exercise were last forgotten here, in seconds, by its id and variant."""

    progress_forgotten_at: float = clock.NEVER
    """When all progress was last forgotten, here or in another tab, in seconds."""

    practised_from: str = ""
    """What a student had chosen to practise when the part was asked that practice asks."""

    variants_practised: dict[str, int] = field(default_factory=dict)
    """The last variant of each exercise of which a part was asked in practice."""

    sitting: str = ""
    """The sitting of an exam that a student is in, as in the link; "" for none."""

    sitting_left: str = ""
    """The sitting that a student has left, and can go back to."""

    handed_in: dict[str, str] = field(default_factory=dict)
    """The sittings that were handed in, by what they were called before."""

    asked_about_blanks: tuple[int, ...] = ()
    """The parts of an exam that were blank when a student wanted to hand it in."""

    focus: tuple[str, float] = ("", clock.NEVER)
    """The place of the screen to which the focus was moved last, and when."""

    found: Any = None
    """What was found in the file that a student uploaded last; None before the first."""

    run: Any = None
    """The last training so far; None before the first."""

    learned: Any = None
    """The learned matrices; None before the first training."""


class _LookedUp(threading.local):
    """The memory of the session whose screen runs in this thread, and what its link holds; None outside such a run."""

    memory: Memory | None = None
    link: Mapping[str, str] | None = None


_looked_up = _LookedUp()


@contextmanager
def look_up_once() -> Iterator[None]:
    """Look both up once for all of the block: a run asks for them two hundred times, and each look-up costs."""
    _looked_up.memory, _looked_up.link = memory(), streamlit_internals.link_contents()
    try:
        yield
    finally:
        _looked_up.memory = _looked_up.link = None


def memory() -> Memory:
    """The memory of this session."""
    remembered: Memory | None = _looked_up.memory or content(_MEMORY)
    if remembered is None:
        remembered = st.session_state[_MEMORY] = Memory()
    return remembered


def link_contents() -> Mapping[str, str]:
    """What the link holds."""
    return st.query_params if _looked_up.link is None else _looked_up.link


def forget_everything() -> None:
    """Begin a new memory, and forget what all fields hold; call it from a callback."""
    before = memory()
    for key in list(st.session_state):
        del st.session_state[key]
    st.session_state[_MEMORY] = Memory(router_has_run=before.router_has_run, screen=before.screen)


def content(key: str, default: Any = None) -> Any:
    """What a field holds, or the default; ``get`` would make Streamlit list the whole session state."""
    try:
        return st.session_state[key]
    except KeyError:
        return default


def sent_value(key: str, event: str) -> Any:
    """What the browser has sent from a component or a chart; for the callback of that event.

    None if the session knows nothing of it any more: what was drawn on a screen that was left still sends for a while.
    """
    return getattr(content(key), event, None)


def is_drawn(key: str) -> bool:
    """Whether the session has a field of this key."""
    return key in st.session_state


def fill(key: str, value: Any) -> None:
    """Set a field; call it before the field is drawn, or from a callback."""
    st.session_state[key] = value


def fill_and_keep(key: str, value: Any) -> None:
    """Set a field as if the student had chosen the value."""
    st.session_state[key] = memory().contents[key] = value


def forget(key: str) -> None:
    """Forget what a field held."""
    remembered = memory()
    remembered.contents.pop(key, None)
    remembered.lost_keys.discard(key)
    remembered.keys_to_refill.discard(key)


def reset(*keys: str) -> None:
    """Return fields to their defaults; call it before they are drawn, or from a callback."""
    for key in keys:
        st.session_state.pop(key, None)
        forget(key)
