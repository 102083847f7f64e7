"""Where a number comes from: a cell of any matrix of a screen, chosen by pointing or by pickers, written out."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.attention import Trace
from core.explain import Explanation, explain
from core.typeset import emphasised, figure
from ui import state
from ui.charts import Pointing
from ui.frame import Point, Step
from ui.state import Key

_FIRST = ("Weights", "bank", "interest")
"""Matrix, row and column of the cell that is explained until another one is chosen."""


def ask(trace: Trace, words: Sequence[str], shown: Sequence[Step]) -> Point:
    """Ask for a cell of the steps shown and explain it; returns what lets their heat maps choose cells and light up."""
    st.subheader("Where does a number come from?", anchor=False)
    st.caption("Select a cell of any matrix above, or choose it here. The rows and columns it came from light up.")
    titles = [step.title for step in shown]
    matrix, row, column = st.columns(3)
    with matrix:
        step = shown[_pick("Matrix", titles, _FIRST[0], Key.MATRIX)]
    with row:
        i = _pick("Row", step.rows, _FIRST[1], Key.ROW)
    with column:
        j = _pick("Column", step.columns_named, _FIRST[2], Key.COLUMN)
    explanation = explain(trace, step.node, i, j, tokens=words)
    with st.container(border=True):
        _show(step, explanation)
    return lambda other: _pointing(other, explanation, trace, words)


def _pick(label: str, options: Sequence[str], default: str, key: Key) -> int:
    state.settle(key, options)
    first = options.index(default) if default in options else 0
    chosen = st.selectbox(label, options, index=first, key=key, bind="query-params")
    return options.index(chosen)


def _show(step: Step, explanation: Explanation) -> None:
    st.markdown(_told(step, explanation))
    if not explanation.workings:
        return
    for place, working in zip(st.columns(len(explanation.workings)), explanation.workings, strict=True):
        with place:
            st.caption(working.lead)
            with st.container(horizontal=True, wrap=False):
                st.latex(working.tex, width="content")


def _told(step: Step, explanation: Explanation) -> str:
    row, column = emphasised(step.rows[explanation.row]), emphasised(step.columns_named[explanation.column])
    return f"**{step.title}**, row {row}, column {column}: ${figure(explanation.value)}$. {explanation.lead}"


def _pointing(step: Step, explanation: Explanation, trace: Trace, words: Sequence[str]) -> Pointing:
    """A heat map's part in it: 2 where the explained cell is, 1 where the cells are that it came from."""
    lit = np.zeros(step.M.shape, dtype=np.int64)
    for i, j in np.ndindex(*step.M.shape):
        if (step.node, i, j) == (explanation.node, explanation.row, explanation.column):
            lit[i, j] = 2
        elif any(met.holds(step.node, i, j) for met in explanation.met):
            lit[i, j] = 1

    def selected() -> None:
        for i, j in state.take_cell(step.node, step.title, step.rows, step.columns_named):
            told = _told(step, explain(trace, step.node, i, j, tokens=words))
            st.toast(f"{told} It is written out below the matrices.", icon=":material/calculate:")

    return Pointing(key=state.cell_key(step.node), on_select=selected, lit=lit, turn=state.clicks())
