"""What belongs to one run of a screen."""

from ui.session.session_memory import memory


def router_has_run() -> bool:
    """Whether the router has run in this session."""
    return memory().router_has_run


def note_router() -> None:
    """Remember that the router has run in this session."""
    remembered = memory()
    remembered.router_has_run = True
    remembered.code_sent_with = ""


def sends_code(key: str) -> bool:
    """Whether a machine is the first of this run and has to bring the picture's code.

    It is so again when its fragment is redrawn: an element less would move the machine, and what moves is drawn anew.
    """
    remembered = memory()
    remembered.code_sent_with = remembered.code_sent_with or key
    return remembered.code_sent_with == key
