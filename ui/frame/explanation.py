"""Where a number comes from: a cell of any matrix of a screen, chosen by pointing or by pickers, written out."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
import streamlit as st

from core.graph.explain import Explanation
from core.graph.tex import emphasised, figure
from ui.charts.drawing import Pointing
from ui.fields import widgets
from ui.frame.page import Point, Step
from ui.session import state
from ui.session.state import Key

Explainer: TypeAlias = Callable[[str, int, int], Explanation]
"""Tells where cell (i, j) of a node comes from."""

_FIRST = ("Weights", "bank", "interest")
"""Matrix, row and column of the cell that is explained until another one is chosen."""

_NARROWEST = 320
"""Pixels of one way of writing it out beside another."""


def ask(explain: Explainer, shown: Sequence[Step]) -> Point:
    """Ask for a cell of the steps shown and explain it; returns what lets their heat maps choose cells and light up.

    Args:
        explain: where cell (i, j) of a node comes from.
        shown: the steps; where there is but one, it is the one.
    """
    st.markdown(
        "### Where does a number come from?\n\n:gray[:small[Select a cell of any matrix above, or choose it here. "
        "The rows and columns it came from light up.]]"
    )
    step = shown[0]
    with st.grid(3 if len(shown) > 1 else 2):
        if len(shown) > 1:
            step = shown[widgets.pick("Matrix", [step.title for step in shown], _FIRST[0], Key.MATRIX)]
        i = widgets.pick("Row", step.rows, _FIRST[1], Key.ROW)
        j = widgets.pick("Column", step.columns_named, _FIRST[2], Key.COLUMN)
    explanation = explain(step.node, i, j)
    _show(step, explanation)
    steer, turn = len(shown) > 1, state.clicks()
    return lambda other: _pointing(other, explanation, explain, steer=steer, turn=turn)


def _show(step: Step, explanation: Explanation) -> None:
    st.markdown(_told(step, explanation))
    if explanation.workings:
        with st.grid(len(explanation.workings), min_column_width=_NARROWEST, border=True):
            for working in explanation.workings:
                st.markdown(f":gray[:small[{working.lead}]]\n\n$$\n{working.tex}\n$$")


def _told(step: Step, explanation: Explanation) -> str:
    row, column = emphasised(step.rows[explanation.row]), emphasised(step.columns_named[explanation.column])
    return f"**{step.title}**, row {row}, column {column}: ${figure(explanation.value)}$. {explanation.lead}"


def _pointing(step: Step, explanation: Explanation, explain: Explainer, *, steer: bool, turn: int) -> Pointing:
    """A heat map's part in it: 2 where the explained cell is, 1 where the cells are that it came from."""
    lit = np.zeros(step.M.shape, dtype=np.int64)
    for met in explanation.met:
        if met.node == step.node:
            lit[_every(met.row), _every(met.column)] = 1
    if step.node == explanation.node:
        lit[explanation.row, explanation.column] = 2

    def selected() -> None:
        for i, j in state.take_cell(step.node, step.title if steer else None, step.rows, step.columns_named):
            told = _told(step, explain(step.node, i, j))
            st.toast(f"{told} It is written out below.", icon=":material/calculate:")

    return Pointing(key=state.cell_key(step.node), on_select=selected, lit=lit, turn=turn)


def _every(position: int | None) -> int | slice:
    return slice(None) if position is None else position
