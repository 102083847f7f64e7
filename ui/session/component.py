"""Our own components for the browser: each is registered with Streamlit once in a process, when it is first drawn."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

_IMPORT = re.compile(r'^import \{ (\w+) \} from "(\.\.?/[\w/]+\.js)"\n', re.MULTILINE)

_COMMENT = re.compile(r"^ *//[^\n]*\n|/\*\*.*?\*/ ?", re.MULTILINE | re.DOTALL)
"""A whole line of one, or types: a quarter of a script, which nobody reads in a browser."""


@cache
def component(
    name: str, script: str, *, html: str | None = None, css: str | None = None, isolated: bool = True
) -> Callable[..., Any]:
    """The component of this name, which draws an instance of it when it is called.

    Of a list or a mapping in a field of its data Streamlit asks pandas, and imports it, whether it is a table. So lists
    are sent as tuples; send no mapping there. Its styles are its own, or those of the whole page if not ``isolated``.
    """
    drawn = st.components.v2.component(name, js=script, html=html, css=css, isolate_styles=isolated)

    def draw(*, data: Any = None, **told: Any) -> Any:
        return drawn(data=without_lists(data) if isinstance(data, dict) else data, **told)

    return draw


def without_lists(data: dict[str, Any]) -> dict[str, Any]:
    """The fields with tuples in place of lists; what is inside them stays as it is."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


@cache
def beside(file: str, suffix: str = ".js") -> str:
    """The text of the file beside a Python file, under the same name: ``beside(__file__)`` is its script.

    A component's script cannot import: each function that it imports is written into it, with all that it needs.
    Comments stay here.
    """
    return _COMMENT.sub("", _whole(Path(file).with_suffix(suffix)))


def _whole(path: Path) -> str:
    def imported(found: re.Match[str]) -> str:
        name, text = found[1], _whole(path.parent / found[2]).replace("\nexport ", "\n")
        return f"const {name} = (() => {{\n{text}return {name}\n}})()\n"

    return _IMPORT.sub(imported, path.read_text(encoding="utf-8"))
