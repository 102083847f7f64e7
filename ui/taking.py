"""What a student takes along: the lines of a step as code, a screen as notebook, each matrix as CSV and LaTeX."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import streamlit as st

from core import export, snippets
from core.attention import WORD_BY_WORD
from ui import charts
from ui.charts import Matrix


def code(node: str, inputs: Mapping[str, Matrix], *, learned: bool, scaled: bool | None = None) -> None:
    """A button that opens the lines of a step in NumPy and in torch, and beneath them the whole program.

    What it opens is only made, and sent, once it is open. On one screen it can be there once for each node, with
    and without learning, scaled and not.

    Args:
        node: a name of the graph, from Q to context.
        inputs: X, and with learning W_q, W_k, W_v.
        learned: the step as it is with learning.
        scaled: the step as it is with scaling. None: with learning only.
    """
    scaled = learned if scaled is None else scaled
    key = f"code {_told_apart(node, learned, scaled)}"
    opened = st.popover(f"Code: {node}", icon=":material/code:", type="tertiary", on_change="rerun", key=key)
    if not opened.open:
        return
    with opened:
        for library, tab in zip(snippets.LIBRARIES, st.tabs(list(snippets.LIBRARIES.values())), strict=True):
            with tab:
                lines = snippets.snippet(node, library, learned=learned, scaled=scaled)
                st.code(lines, language="python", wrap_lines=True)
                st.caption("The same with all that comes before it and the numbers; runs as it stands:")
                whole = export.program(inputs, (node,), library, learned=learned, scaled=scaled)
                st.code(whole, language="python", height=240)


def take(
    name: str,
    title: str,
    tokens: Sequence[str],
    inputs: Mapping[str, Matrix],
    *,
    learned: bool,
    scaled: bool | None = None,
) -> None:
    """A button that opens downloads: the notebook, the programs, and each matrix as CSV and LaTeX.

    A file is made when it is asked for. On one screen it can be there once for each name, with and without learning,
    scaled and not.

    Args:
        name: what the files' names begin with, such as the id of an exercise.
        title: the heading of the notebook.
        tokens: n words.
        inputs: X (n × d_model), and with learning W_q, W_k, W_v.
        learned: take the graph with learning.
        scaled: take the graph with scaling. None: with learning only.
    """
    scaled = learned if scaled is None else scaled
    stem = _told_apart(_file_name(name), learned, scaled)
    nodes = snippets.shown(learned=learned, scaled=scaled)
    with st.popover("Take it along", icon=":material/download:"):
        st.caption("Every step with its numbers; each file runs as it stands.")
        with st.container(horizontal=True):
            whole = partial(export.notebook, title, tokens, inputs, learned=learned, scaled=scaled)
            _download("Notebook", whole, f"{stem}.ipynb", "application/x-ipynb+json")
            for library, label in snippets.LIBRARIES.items():
                script = partial(export.program, inputs, nodes, library, learned=learned, scaled=scaled)
                _download(f"{label} script", script, f"{stem}-{library}.py", "text/x-python")
        st.caption("Each matrix, as CSV with all its digits and as LaTeX with four decimals.")
        for matrix, M in export.matrices(inputs, learned=learned, scaled=scaled).items():
            _matrix(matrix, M, f"{stem}-{matrix}", charts.distinct(tokens))


def _matrix(name: str, M: Matrix, stem: str, words: Sequence[str]) -> None:
    n, m = M.shape
    rows = _numbered(n) if name.startswith("W_") else words
    columns = words if name in WORD_BY_WORD else _numbered(m)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"`{name}` {n} × {m}", width="stretch")
        _download("CSV", partial(_csv, M, rows, columns), f"{stem}.csv", "text/csv")
        _download("LaTeX", partial(export.latex_of, M), f"{stem}.tex", "application/x-tex")


def _csv(M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> bytes:
    """With a byte order mark, by which spreadsheets know that it is UTF-8."""
    return export.csv_of(M, rows, columns).encode("utf-8-sig")


def _download(label: str, made: Callable[[], str | bytes], file_name: str, kind: str) -> None:
    st.download_button(label, made, file_name, kind, key=f"take {file_name}", on_click="ignore")


def _numbered(count: int) -> list[str]:
    """Labels that are no numbers, so that a heading is not mistaken for a row."""
    return [f"d{i}" for i in range(1, count + 1)]


def _told_apart(name: str, learned: bool, scaled: bool) -> str:
    """A name with which graph it is of; the scaling is only named where it is not the usual one."""
    unusual = () if scaled == learned else ("scaled",) if scaled else ("unscaled",)
    return "-".join([name, "learned" if learned else "plain", *unusual])


def _file_name(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60] or "attention"
