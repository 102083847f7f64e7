"""Tables in Markdown, without pandas: one costs the server no more than a paragraph."""

import re
from collections.abc import Mapping, Sequence

import streamlit as st

_NUMBER = re.compile(r"[-+]?\d[\d.,]*(e[-+]?\d+)?( ?%)?|[-+]?inf")


def draw(columns: Mapping[str, Sequence[str]]) -> None:
    """Draw columns of cells by their headings; a table that is too wide scrolls within its frame.

    Cells and headings are Markdown; what a student typed goes through `core.graph.tex.plain` first. A column whose
    first cell is a number is aligned to the right.
    """
    show(markdown(columns))


def show(table: str) -> None:
    """Draw a table in Markdown; one that is too wide scrolls within its frame."""
    with st.container(horizontal=True, wrap=False):
        st.markdown(table, width="content")


def markdown(columns: Mapping[str, Sequence[str]]) -> str:
    """A table of columns by their headings, in Markdown.

    A heading that is empty is a dash: those who listen to a table hear each cell with its heading.

    >>> print(markdown({"": ["*bank*"], "weight": ["0.7029"]}))
    | – | weight |
    |---|---:|
    | *bank* | 0.7029 |
    """
    sides = ("---:" if _NUMBER.fullmatch(next(iter(column), "")) else "---" for column in columns.values())
    rows = zip(*columns.values(), strict=True)
    return "\n".join([_line([name or "–" for name in columns]), f"|{'|'.join(sides)}|", *map(_line, rows)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
