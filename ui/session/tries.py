"""How often a student has changed each answer in this session, and since when."""

from collections.abc import Iterable

from ui.session.session_memory import memory


def tries(key: str) -> int:
    """How often the field of an answer was changed."""
    return memory().tries.get(key, 0)


def begun(keys: Iterable[str]) -> int:
    """When the first of some fields was first changed, in whole seconds since 1970; 0 if none was."""
    first = memory().first_changed_at
    return int(min((first[key] for key in keys if key in first), default=0))
