"""The colours of the roles, which a figure shares with the picture of the chain."""

from functools import cache
from pathlib import Path

from ui.session.component import beside

_ROLES = Path(__file__).parents[1] / "machine" / "roles.css"


@cache
def styles(file: str) -> str:
    """The colours of the roles, and after them the styles beside a Python file: ``styles(__file__)`` are its own."""
    return _ROLES.read_text(encoding="utf-8") + beside(file, ".css")


@cache
def of_page() -> str:
    """The colours of the roles for what Streamlit draws: those of the whole page."""
    return _ROLES.read_text(encoding="utf-8").partition("\n}\n")[0].replace(":host", ":root") + "\n}\n"
