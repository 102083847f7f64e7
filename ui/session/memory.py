"""What a session remembers beside what its fields hold: one object, since each one asked for costs Streamlit time."""

from dataclasses import dataclass, field
from typing import Any

import streamlit as st

_MEMORY = "memory"


@dataclass(frozen=True, kw_only=True)
class Editor:
    """A table in which the cells of a matrix are edited.

    ``key`` is its widget's, ``base`` says which matrix it edits, and ``letters`` are the edits that it was first drawn
    with: what is typed into it later is not fed back to it.
    """

    key: str
    base: str
    letters: str


@dataclass(kw_only=True)
class Memory:
    """The memory of one session."""

    router_has_run: bool = False
    cells_selected: int = 0

    checked: frozenset[str] = frozenset()
    """The keys of answers that are marked even while they are blank."""

    hints: dict[str, int] = field(default_factory=dict)
    """How many hints have been asked for, by the key of the answer."""

    kept: dict[str, Any] = field(default_factory=dict)
    """What fields held when they were last changed, by key."""

    lost: set[str] = field(default_factory=set)
    """The keys of fields that no longer hold it."""

    written: dict[str, str] = field(default_factory=dict)
    """What this session has written into the link itself, by parameter."""

    edits: dict[str, str] = field(default_factory=dict)
    """The edits of matrices as letters of the link, by the name and base of the matrix."""

    editors: dict[str, Editor] = field(default_factory=dict)
    """The table for each matrix, by name."""

    editors_made: int = 0
    usable: dict[str, tuple[str, Any]] = field(default_factory=dict)
    """The base of each matrix, and the matrix as it could last be used, by name."""

    run: Any = None
    """The training as far as it has come; None before the first."""

    learned: Any = None
    """The matrices that were learned; None while there are none."""


def memory() -> Memory:
    """The memory of this session."""
    remembered: Memory | None = content(_MEMORY)
    if remembered is None:
        remembered = st.session_state[_MEMORY] = Memory()
    return remembered


def content(key: str, default: Any = None) -> Any:
    """What a field holds, or the default; ``get`` would have Streamlit list all that there is."""
    try:
        return st.session_state[key]
    except KeyError:
        return default


def is_drawn(key: str) -> bool:
    """Whether a field is there to hold anything."""
    return key in st.session_state


def fill(key: str, value: Any) -> None:
    """Put something into a field; before it is drawn, or from a callback."""
    st.session_state[key] = value


def fill_and_keep(key: str, value: Any) -> None:
    """Put something into a field as if its student had chosen it."""
    st.session_state[key] = memory().kept[key] = value


def reset(*keys: str) -> None:
    """Let fields start again from their defaults; before they are drawn, or from a callback."""
    for key in keys:
        st.session_state.pop(key, None)
        memory().kept.pop(key, None)
