"""Where a number comes from: a cell of any matrix of a screen, chosen by pointing or by pickers, written out."""

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
"""Tells where cell (i, j) of a node comes from."""

_FIRST = (NODES["weights"].title, "bank", "interest")
"""Matrix, row and column of the cell that is explained until another one is chosen."""

_NARROWEST = 320
"""Pixels of one way of writing it out beside another."""


@contextmanager
def beneath(explain: Explainer, steps: Sequence[Step]) -> Iterator[Point]:
    """Ask for a cell of some steps and explain it, beneath all that is drawn within.

    Args:
        explain: where cell (i, j) of a node comes from.
        steps: those whose cells can be explained; where there is only one, no matrix is asked for.

    Yields:
        What lets the heat maps of the steps choose cells and light up.
    """
    above = st.container()
    point = _choose_and_explain(explain, steps)
    with above:
        yield point


def _choose_and_explain(explain: Explainer, steps: Sequence[Step]) -> Point:
    st.markdown(
        "### Where does a number come from?\n\n:gray[:small[Select a cell of any matrix above, or choose it here. "
        "The rows and columns it came from light up.]]"
    )
    step = steps[0]
    with st.grid(3 if len(steps) > 1 else 2):
        if len(steps) > 1:
            step = steps[widgets.pick("Matrix", [step.title for step in steps], _FIRST[0], Key.MATRIX)]
        i = widgets.pick("Row", step.rows, _FIRST[1], Key.ROW)
        j = widgets.pick("Column", step.column_labels, _FIRST[2], Key.COLUMN)
    explanation = explain(step.node, i, j)
    _show(step, explanation)
    steer, turn = len(steps) > 1, selection.cells_selected()
    return lambda other: _pointing(other, explanation, explain, steer=steer, turn=turn)


def _show(step: Step, explanation: Explanation) -> None:
    st.markdown(_sentence(step, explanation))
    if explanation.workings:
        with st.grid(len(explanation.workings), min_column_width=_NARROWEST, border=True):
            for working in explanation.workings:
                st.markdown(f":gray[:small[{working.lead}]]\n\n$$\n{working.tex}\n$$")


def _sentence(step: Step, explanation: Explanation) -> str:
    row, column = emphasised(step.rows[explanation.row]), emphasised(step.column_labels[explanation.column])
    return f"**{step.title}**, row {row}, column {column}: ${figure(explanation.value)}$. {explanation.lead}"


def _pointing(step: Step, explanation: Explanation, explain: Explainer, *, steer: bool, turn: int) -> Pointing:
    """A heat map's part in it: 2 where the explained cell is, 1 where the cells are that it came from."""
    lit = np.zeros(step.M.shape, dtype=np.int64)
    for operand in explanation.operands:
        if operand.node == step.node:
            lit[_all_if_none(operand.row), _all_if_none(operand.column)] = 1
    if step.node == explanation.node:
        lit[explanation.row, explanation.column] = 2

    def selected() -> None:
        title = step.title if steer else None
        for i, j in selection.choose_selected_cell(step.node, title, step.rows, step.column_labels):
            value = _sentence(step, explain(step.node, i, j))
            st.toast(f"{value} It is written out below.", icon=":material/calculate:")

    return Pointing(key=keys.cell_key(step.node), on_select=selected, lit=lit, turn=turn)


def _all_if_none(position: int | None) -> int | slice:
    return slice(None) if position is None else position
