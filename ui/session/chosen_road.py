"""The road along which a student goes: the one whose lesson was opened last on Start."""

from ui.session.session_memory import memory


def title() -> str:
    """Its title; "" for none."""
    return memory().road


def choose(title: str) -> None:
    """Go along another road from now on."""
    memory().road = title
