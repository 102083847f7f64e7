"""Tables of texts, without pandas: Markdown, which costs a server as much as a paragraph does."""

import re
from collections.abc import Mapping, Sequence

import streamlit as st

_NUMBER = re.compile(r"[-+]?\d[\d.,]*(e[-+]?\d+)?( ?%)?|[-+]?inf")


def draw(columns: Mapping[str, Sequence[str]]) -> None:
    """Draw columns of cells by their headings, numbers on the right; what is too wide scrolls within its frame.

    Cells and headings are Markdown: `core.graph.tex.plain` makes it of what a student typed. The first cell of a column
    tells whether it is one of numbers.
    """
    show(written(columns))


def show(table: str) -> None:
    """Draw a table in Markdown; what is too wide scrolls within its frame."""
    with st.container(horizontal=True, wrap=False):
        st.markdown(table, width="content")


def written(columns: Mapping[str, Sequence[str]]) -> str:
    """A table of columns by their headings, in Markdown.

    >>> print(written({"": ["*bank*"], "weight": ["0.7029"]}))
    |  | weight |
    |---|---:|
    | *bank* | 0.7029 |
    """
    sides = ("---:" if _NUMBER.fullmatch(next(iter(column), "")) else "---" for column in columns.values())
    rows = zip(*columns.values(), strict=True)
    return "\n".join([_line(columns), f"|{'|'.join(sides)}|", *map(_line, rows)])


def _line(cells: Sequence[str] | Mapping[str, Sequence[str]]) -> str:
    return f"| {' | '.join(cells)} |"
