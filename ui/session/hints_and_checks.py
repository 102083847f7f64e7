"""What a student has asked for on answers: hints, and a check that marks the blank ones too."""

from collections.abc import Iterable

from ui.session.memory import memory


def hints_shown(key: str) -> int:
    """How many hints have been asked for on an answer."""
    return memory().hints.get(key, 0)


def show_hint(key: str) -> None:
    """Show one more hint on an answer."""
    memory().hints[key] = hints_shown(key) + 1


def checked() -> frozenset[str]:
    """The keys of the answers that were checked and not changed since: these are marked even while they are blank."""
    return memory().checked


def check(keys: Iterable[str]) -> None:
    """Note that answers were checked."""
    memory().checked |= set(keys)
