"""The scripts of the browser, joined: one file for the app, and one of the picture alone for a notebook or a page."""

from functools import cache
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
"""What Streamlit serves as it is."""


def code_address(name: str = "app") -> str:
    """Where the browser gets a file of scripts; if it is missing, the browser will say so.

    It is looked for again once it is gone: on Community Cloud a commit replaces the file before the app is rebooted.
    """
    if not _file(name, STATIC).exists():
        _file.cache_clear()
    return f"app/static/{_file(name, STATIC).name}"


@cache
def _file(name: str, folder: Path) -> Path:
    return next(folder.glob(f"{name}-*.js"), folder / f"{name}.js")
