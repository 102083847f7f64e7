"""The scripts of the browser, joined: one file for the app, and one of the picture alone for a notebook or a page."""

from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
"""What Streamlit serves as it is."""


def code_address(name: str = "app") -> str:
    """Where the browser gets a file of scripts; if it is missing, the browser will say so.

    It is asked for again each time: on Community Cloud a commit replaces the file before the app is rebooted.
    """
    return f"app/static/{next((file.name for file in STATIC.glob(f'{name}-*.js')), f'{name}.js')}"
