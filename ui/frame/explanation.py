"""Where a number comes from: any cell of a screen's matrices, chosen by pointing or by pickers, written out."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
import streamlit as st

from core.graph.explain import Explanation
from core.graph.nodes import NODES
from core.graph.tex import emphasised, figure
from ui.charts.drawing import Pointing
from ui.fields import widgets
from ui.frame.page import Point, Step
from ui.session import keys, selection
from ui.session.keys import Key

Explainer: TypeAlias = Callable[[str, int, int], Explanation]
"""Says where cell (i, j) of a node comes from."""

_FIRST = NODES["weights"].title
"""The matrix of the cell that is explained at first."""

_FIRST_ROWS, _FIRST_COLUMNS = ("bank", "its"), ("interest", "dog")
"""Its row and column: the first of these words that there is."""

_ANCHOR = "where-from"
"""The name of the pickers in a link: Tab reaches them from there without a step for every matrix before them."""

_NARROWEST = 320
"""The least width of one working beside another, in pixels."""


@contextmanager
def beneath(explain: Explainer, steps: Sequence[Step]) -> Iterator[Point]:
    """Ask for a cell of some steps and explain it, beneath what is drawn in the block.

    Args:
        explain: says where cell (i, j) of a node comes from.
        steps: those whose cells can be explained; with only one, there is no picker for the matrix.

    Yields:
        What makes the heat maps of the steps selectable and lights up their cells.
    """
    above = st.container()
    if len(steps) > 1:
        above.caption(f"Select a cell to see where its number comes from, or [choose a cell below](#{_ANCHOR}).")
    point = _choose_and_explain(explain, steps)
    with above:
        yield point


def _choose_and_explain(explain: Explainer, steps: Sequence[Step]) -> Point:
    st.header("Where does a number come from?", anchor=_ANCHOR)
    st.caption("Select a cell above, or choose it here. The rows and columns it came from light up.")
    step = steps[0]
    with st.grid(3 if len(steps) > 1 else 2):
        if len(steps) > 1:
            step = steps[widgets.pick("Matrix", [step.title for step in steps], _FIRST, Key.MATRIX)]
        i = widgets.pick("Row", step.rows, widgets.first_of(_FIRST_ROWS, step.rows), Key.ROW)
        columns = step.column_labels
        j = widgets.pick("Column", columns, widgets.first_of(_FIRST_COLUMNS, columns), Key.COLUMN)
    explanation = explain(step.node, i, j)
    _show(step, explanation)
    several, turn = len(steps) > 1, selection.cells_selected()
    return lambda other: _pointing(other, explanation, explain, several=several, turn=turn)


def _show(step: Step, explanation: Explanation) -> None:
    st.markdown(_sentence(step, explanation))
    if explanation.operands and not explanation.workings:
        st.caption(":material/visibility_off: The arithmetic stays covered with the answers that it holds.")
    if explanation.workings:
        with st.grid(len(explanation.workings), min_column_width=_NARROWEST, border=True):
            for working in explanation.workings:
                st.markdown(f":gray[:small[{working.lead}]]\n\n$$\n{working.tex}\n$$")


def _sentence(step: Step, explanation: Explanation) -> str:
    row, column = emphasised(step.rows[explanation.row]), emphasised(step.column_labels[explanation.column])
    value = "**?** (covered)" if np.isnan(explanation.value) else f"${figure(explanation.value)}$"
    return f"**{step.title}**, row {row}, column {column}: {value}. {explanation.lead}"


def _pointing(step: Step, explanation: Explanation, explain: Explainer, *, several: bool, turn: int) -> Pointing:
    """What lights up in a step's heat map: 2 for the explained cell, 1 for the cells that it came from."""
    lit = np.zeros(step.M.shape, dtype=np.int64)
    for operand in explanation.operands:
        if operand.node == step.node:
            lit[_all_if_none(operand.row), _all_if_none(operand.column)] = 1
    if step.node == explanation.node:
        lit[explanation.row, explanation.column] = 2

    def selected() -> None:
        title = step.title if several else None
        for i, j in selection.choose_selected_cell(step.node, title, step.rows, step.column_labels):
            value = _sentence(step, explain(step.node, i, j))
            st.toast(f"{value} It is written out below.", icon=":material/calculate:")

    return Pointing(key=keys.cell_key(step.node), on_select=selected, lit=lit, turn=turn)


def _all_if_none(position: int | None) -> int | slice:
    return slice(None) if position is None else position
