"""What a student can take away: the code of the steps, a notebook of the screen, its matrices and charts as files."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import streamlit as st

from core.export import chart_files, programs
from core.graph import code
from core.graph.form import Form, scaling
from core.graph.nodes import INPUTS, NODES, shown
from core.graph.steps import Matrix
from core.homework.covering import OPEN, Covering
from ui.charts import drawing
from ui.charts.drawing import Chart


def show_code(nodes: Sequence[str], inputs: Mapping[str, Matrix], form: Form) -> None:
    """An expander with the lines of some steps in NumPy and in torch, and beneath them the whole program.

    Its content is made and sent only once it is open. A screen can have one for each last node and form.

    Args:
        nodes: names of the graph in order, from Q to context.
        inputs: X, and with learning W_q, W_k, W_v.
        form: which evaluation of the graph the steps are of.
    """
    opened = st.expander(
        "Code of these steps", icon=":material/code:", type="compact", on_change="rerun",
        key=f"code {_identifier(nodes[-1], form)}",
    )  # fmt: skip
    if not opened.open:
        return
    with opened:
        for library, tab in zip(code.LIBRARIES, st.tabs(list(code.LIBRARIES.values())), strict=True):
            with tab:
                lines = [code.snippet(node, library, form) for node in nodes]
                st.code("\n".join(lines), language="python", wrap_lines=True)
                st.caption("The whole program, numbers included; it runs as it stands:")
                whole = programs.program(inputs, nodes, library, form)
                st.code(whole, language="python", height=240)


def offer_files(
    name: str,
    title: str,
    tokens: Sequence[str],
    inputs: Mapping[str, Matrix],
    form: Form,
    *,
    covering: Covering = OPEN,
) -> None:
    """An expander with downloads: the notebook, the programs, each matrix and each chart drawn above it.

    A file is made when it is asked for. A screen can have one expander for each name and form.

    Args:
        name: what the files' names begin with, such as the id of an exercise.
        title: the heading of the notebook.
        tokens: n words.
        inputs: X (n × d_model), and with learning W_q, W_k, W_v.
        form: which evaluation of the graph to take.
        covering: what stays covered; a matrix that holds any of it is not offered.
    """
    stem, nodes = _identifier(_file_name(name), form), shown(form)
    opened = st.expander("Take it with you", icon=":material/download:", on_change="rerun", key=f"take {stem}")
    if not opened.open:
        return
    with opened:
        st.caption("Every step with its numbers; each file runs as it stands.")
        with st.container(horizontal=True):
            notebook = partial(programs.notebook, title, tokens, inputs, form)
            _download("Notebook", notebook, f"{stem}.ipynb", "application/x-ipynb+json")
            for library, label in code.LIBRARIES.items():
                script = partial(programs.program, inputs, nodes, library, form)
                _download(f"{label} script", script, f"{stem}-{library}.py", "text/x-python")
        st.caption("Each matrix, as CSV with all its digits and as LaTeX with four decimals.")
        whole = programs.matrices(inputs, form)
        offered = {matrix: M for matrix, M in whole.items() if matrix in INPUTS or not covering.hides(matrix, M)}
        for matrix, M in offered.items():
            _matrix(matrix, M, f"{stem}-{matrix}", drawing.distinct(tokens))
        if left_out := [f"`{matrix}`" for matrix in whole if matrix not in offered]:
            st.caption(f":material/visibility_off: {', '.join(left_out)}: once you have found the answers in them.")
        st.caption("Each chart, as you see it now.")
        for i, chart in enumerate(drawing.on_screen(), start=1):
            _chart(chart, f"{stem}-{i}-{_file_name(chart.name)}")


def _chart(chart: Chart, stem: str) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(chart.name, width="stretch")
        for kind, media in chart_files.KINDS.items():
            _download(kind.upper(), partial(_picture, chart, kind), f"{stem}.{kind}", media)


def _picture(chart: Chart, kind: chart_files.Kind) -> bytes:
    return chart_files.draw(drawing.standalone(chart), kind)


def _matrix(name: str, M: Matrix, stem: str, words: Sequence[str]) -> None:
    n, m = M.shape
    rows = _numbered(n) if name.startswith("W_") else words
    columns = words if name in NODES and NODES[name].is_square else _numbered(m)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"`{name}` {n} × {m}", width="stretch")
        _download("CSV", partial(_csv, M, rows, columns), f"{stem}.csv", "text/csv")
        _download("LaTeX", partial(programs.latex_of, M), f"{stem}.tex", "application/x-tex")


def _csv(M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> bytes:
    """With a byte order mark, so that spreadsheets read it as UTF-8."""
    return programs.csv_of(M, rows, columns).encode("utf-8-sig")


def _download(label: str, make: Callable[[], str | bytes], file_name: str, kind: str) -> None:
    st.download_button(label, make, file_name, kind, key=f"take {file_name}", on_click="ignore")


def _numbered(count: int) -> list[str]:
    """Labels that are not numbers, so that a heading is not mistaken for a row."""
    return [f"d{i}" for i in range(1, count + 1)]


def _identifier(name: str, form: Form) -> str:
    """A name followed by the form of the graph; scaling and mask are mentioned only where they are unusual."""
    divided = {"by √d_k": "scaled", "not": "unscaled"}.get(str(form.scaling), f"divided-by-{form.scaling}")
    is_usual = form.scaling == scaling(None, learned=form.learned)
    unusual = [*([] if is_usual else [divided]), *(["causal"] if form.causal else [])]
    return "-".join([name, "learned" if form.learned else "plain", *unusual])


def _file_name(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60] or "attention"
