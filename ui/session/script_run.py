"""What belongs to one run of a screen."""

from ui.session.session_memory import memory


def router_has_run() -> bool:
    """Whether the router has run in this session."""
    return memory().router_has_run


def note_router() -> None:
    """Remember that the router has run in this session."""
    memory().router_has_run = True
