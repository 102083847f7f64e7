"""Where the browser gets the picture's code."""

from functools import cache
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
"""What Streamlit serves as it is."""


@cache
def code_address() -> str:
    """Where the browser gets the picture's code; if the file is missing, the browser will say so."""
    return f"app/static/{next((file.name for file in STATIC.glob('machine-*.js')), 'machine.js')}"
