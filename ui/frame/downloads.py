"""What a student can take away: the code of the steps, a notebook of the screen, its matrices and charts as files."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import streamlit as st

from core.exercises import Exercise
from core.export import check_cell, programs
from core.graph import code
from core.graph.form import Form
from core.graph.nodes import INPUTS, NODES, shown_nodes
from core.graph.steps import Matrix
from core.homework.answer_cover import NO_COVER
from ui.charts import drawing, heat_map
from ui.charts.drawing import Chart
from ui.fields.matrices import Inputs
from ui.frame import chart_downloads
from ui.frame.chart_downloads import file_name
from ui.machine import picture, standalone
from ui.machine.picture import Picture
from ui.machine.thread_weights import Threads


def show_code(nodes: Sequence[str], inputs: Mapping[str, Matrix], form: Form) -> None:
    """An expander with the lines of some steps in NumPy and in torch, and beneath them the whole program.

    Its content is made and sent only once it is open. A screen can have one for each last node and form.
    """
    opened = st.expander(
        "Code of these steps",
        icon=":material/code:",
        type="compact",
        on_change="rerun",
        key=f"code {_identifier(nodes[-1], form)}",
    )
    if not opened.open:
        return
    with opened:
        for library, tab in zip(code.LIBRARIES, st.tabs(list(code.LIBRARIES.values())), strict=True):
            with tab:
                lines = [code.snippet(node, library, form) for node in nodes]
                st.code("\n".join(lines), language="python")
                st.caption("The whole program, numbers included; it runs as it stands:")
                whole = programs.program(inputs, nodes, library, form)
                st.code(whole, language="python", height=240)


def offer_files(inputs: Inputs, form: Form, *, picture: Picture | None = None, heads: Threads | None = None) -> None:
    """An expander with downloads: the notebook, the programs, the picture, each matrix and each chart drawn above it.

    A screen can have one expander for each name and form. The files' names begin with that of the inputs, and the
    notebook has their title as its heading and its results marked if they are those of an exercise. A matrix that holds
    anything covered is not offered. Shared is the ``picture``, or else the chain of this form, and the ``heads``.
    """
    stem, matrices, cover = _identifier(file_name(inputs.name), form), inputs.matrices, inputs.cover
    opened = st.expander("Take it with you", icon=":material/download:", on_change="rerun", key=f"take {stem}")
    if not opened.open:
        return
    given = ((name, M.shape, M.astype(np.float64, copy=False).tobytes()) for name, M in matrices.items())
    computed = programs.matrices(matrices, form).items() if cover is not NO_COVER else ()
    hidden = frozenset(matrix for matrix, M in computed if matrix not in INPUTS and cover.hides(matrix, M))
    files, of_matrices = _files(stem, inputs.title, tuple(inputs.tokens), form, hidden, inputs.exercise, *given)
    with opened:
        st.caption("Every step with its numbers; each file runs as it stands.")
        _row("", files)
        _offer_shared(stem, picture or shared_picture(inputs, form), heads)
        st.caption("Each matrix, as CSV with all its digits and as LaTeX with four decimals.")
        for heading, both in of_matrices.items():
            _row(heading, both)
        if hidden:
            names = ", ".join(f"`{matrix}`" for matrix in shown_nodes(form) if matrix in hidden)
            st.caption(f":material/visibility_off: {names}: available once you have found the answers in them.")
        chart_downloads.offer(stem, _charts(matrices, form, inputs.words, hidden))


@dataclass(frozen=True, kw_only=True)
class _File:
    """A file to download, and what its button says."""

    label: str
    name: str
    kind: str
    content: bytes


@lru_cache(maxsize=8)
def _files(
    stem: str,
    title: str,
    tokens: tuple[str, ...],
    form: Form,
    hidden: frozenset[str],
    exercise: Exercise | None,
    *given: tuple[str, tuple[int, ...], bytes],
) -> tuple[Sequence[_File], Mapping[str, Sequence[_File]]]:
    """The notebook and the programs, and those of each matrix that is not hidden. Of 64 words, they take a megabyte.

    They are made at once, because the link to a file that is made when it is asked for may have expired by the time
    that the browser follows it.
    """
    inputs = {name: np.frombuffer(numbers).reshape(shape) for name, shape, numbers in given}
    notebook = check_cell.add_check_cell(programs.notebook(title, tokens, inputs, form), exercise, inputs, form)
    whole = [_File(label="Notebook", name=f"{stem}.ipynb", kind="application/x-ipynb+json", content=notebook.encode())]
    for library, label in code.LIBRARIES.items():
        script = programs.program(inputs, shown_nodes(form), library, form).encode()
        whole.append(_File(label=f"{label} script", name=f"{stem}-{library}.py", kind="text/x-python", content=script))
    words = drawing.distinct(tokens)
    return whole, dict(
        _of_matrix(name, M, f"{stem}-{name}", words)
        for name, M in programs.matrices(inputs, form).items()
        if name not in hidden
    )


def _of_matrix(name: str, M: Matrix, stem: str, words: Sequence[str]) -> tuple[str, Sequence[_File]]:
    n, m = M.shape
    rows, columns = _labels(name, M, words)
    csv = programs.csv_of(M, rows, columns).encode("utf-8-sig")  # with its mark, by which spreadsheets know it
    latex = programs.latex_of(M).encode()
    return f"`{name}` {n} × {m}", (
        _File(label="CSV", name=f"{stem}.csv", kind="text/csv", content=csv),
        _File(label="LaTeX", name=f"{stem}.tex", kind="application/x-tex", content=latex),
    )


def _charts(inputs: Mapping[str, Matrix], form: Form, words: Sequence[str], hidden: Collection[str]) -> Sequence[Chart]:
    """Each matrix that is not hidden, as a heat map."""
    return tuple(
        heat_map.chart(
            (NODES[name] if name in NODES else INPUTS[name]).title,
            M.astype(np.float64, copy=False),
            *_labels(name, M, words),
            heat_map.Colours(weights=name in NODES and NODES[name].is_share),
        )
        for name, M in programs.matrices(inputs, form).items()
        if name not in hidden
    )


def _labels(name: str, M: Matrix, words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    n, m = M.shape
    rows = _numbers(n) if name.startswith("W_") else words
    return rows, words if name in NODES and NODES[name].is_pairwise else _numbers(m)


def _row(heading: str, files: Sequence[_File]) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        if heading:
            st.markdown(heading, width="stretch")
        for file in files:
            st.download_button(
                file.label, file.content, file.name, file.kind, key=f"take {file.name}", on_click="ignore"
            )


def _numbers(count: int) -> list[str]:
    """Labels that are not numbers, so that a heading is not mistaken for a row."""
    return [f"d{i}" for i in range(1, count + 1)]


def _identifier(name: str, form: Form) -> str:
    """A name followed by the form of the graph, of which only what is unusual is mentioned but for the learning."""
    return "-".join([name, "learned" if form.learned else "plain", *form.unusual()])


def shared_picture(inputs: Inputs, form: Form) -> Picture:
    """The picture of a form of the graph; where nothing is covered, its numbers can be typed over."""
    is_open = inputs.cover is NO_COVER
    drawn = picture.of(inputs.evaluate(form), form, inputs.words)
    matrices = tuple(replace(M, editable=is_open and M.name in INPUTS, base=M.name) for M in drawn.matrices)
    return replace(drawn, name=inputs.title, matrices=matrices, previewed=is_open)


def _offer_shared(stem: str, shown: Picture, heads: Threads | None) -> None:
    """The page of a picture, which opens in any browser without network, and that of all heads if there are any."""
    st.caption("The picture as one page, for a message, a slide or the site of a course; it needs no network.")
    pages = {"Share this picture": (f"{stem}.html", _page(shown))}
    if heads:
        pages["Share all heads"] = (f"{stem}-heads.html", standalone.of_threads(heads).encode())
    _row("", [_File(label=label, name=name, kind="text/html", content=page) for label, (name, page) in pages.items()])


@lru_cache(maxsize=8)
def _page(shown: Picture) -> bytes:
    """Of 64 words it has about a megabyte."""
    return standalone.of_picture(shown).encode()
