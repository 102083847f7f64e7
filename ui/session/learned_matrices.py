"""This session's training, and the matrices it has learned."""

from collections.abc import Mapping
from typing import Any

from ui.session.keys import Key
from ui.session.session_memory import fill_and_keep, memory


def last_run() -> Any:
    """The last training so far; None before the first."""
    return memory().run


def keep_run(run: Any, learned: Any) -> None:
    """Remember a training so far, and what it has learned."""
    memory().run, memory().learned = run, learned


def learned_matrices() -> Any:
    """The learned matrices; None before the first training."""
    return memory().learned


def keep_matrices(learned: Any) -> None:
    """Remember learned matrices without a training that was watched."""
    memory().learned = learned


def use_matrices(learned: Any, fields: Mapping[Key, str]) -> None:
    """Use matrices from now on, and fill the fields of the screen that shows them; call it from a callback."""
    keep_matrices(learned)
    for key, value in fields.items():
        fill_and_keep(key, value)
