"""What a student has asked for: hints, and a check of blank answers too."""

from collections.abc import Iterable

from ui.session.session_memory import memory


def hints_shown(key: str) -> int:
    """How many hints a student has asked for on an answer."""
    return memory().hints[key]


def show_hint(key: str) -> None:
    """Show one more hint on an answer."""
    memory().hints[key] += 1


def checked_keys() -> frozenset[str]:
    """The keys of the answers that were checked and not changed since: they are marked even while blank."""
    return memory().checked_keys


def check(keys: Iterable[str]) -> None:
    """Note that answers were checked."""
    memory().checked_keys |= set(keys)
