"""Where the browser gets the picture's code."""

from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
"""What Streamlit serves as it is."""


def code_address() -> str:
    """Where the browser gets the picture's code; if the file is missing, the browser will say so.

    It is asked for again each time: on Community Cloud a commit replaces the file before the app is rebooted.
    """
    return f"app/static/{next((file.name for file in STATIC.glob('machine-*.js')), 'machine.js')}"
