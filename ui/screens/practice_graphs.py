"""After a mistake: the student's own graph and the right one in one picture, with the first difference lit."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import streamlit as st

from core.exercises import Exercise, Part
from core.grading import Result
from core.practice.own_graph import OwnGraph, own_graph
from ui.machine import machine
from ui.machine.comparison import compare
from ui.machine.picture import Cell, Picture
from ui.screens import quiz_picture
from ui.screens.practice_part import PracticePart

_NAMES = ("right", "yours")
_APART = 5e-5
"""Numbers closer than this look the same with four decimals."""


def draw(asked: PracticePart) -> None:
    """Offer what follows a wrong answer, or the graph worked through, once an answer has counted or was shown."""
    if asked.is_over:
        offer(asked.exercise, asked.part, asked.result, asked.name, is_answered=asked.attempt is not None)


def offer(exercise: Exercise, part: Part, result: Result, name: str, *, is_answered: bool = True) -> None:
    """Offer what follows a wrong answer, or the graph worked through; ``name`` is that of the part on its screen."""
    is_wrong = result.status in ("partial", "wrong") and is_answered
    title = "Where it goes wrong" if result.mistakes else "How it is computed"
    label, icon = title if is_wrong else "Worked through", ":material/account_tree:"
    opened = st.expander(label, icon=icon, on_change="rerun", key=f"worked {name}")
    if opened.open:
        with opened:
            drawn = (_compare if is_wrong else _right)(exercise, part, result)
            machine.draw(drawn, key=f"machine of {name}")


def _compare(exercise: Exercise, part: Part, result: Result) -> Picture:
    """Both graphs, below the words for where they first differ."""
    own = own_graph(exercise, part, result)
    both, first = join_graphs(exercise, part, own) if own else (None, None)
    if both is None or first is None:
        st.markdown("Your answer does not follow from any of the known mistakes, so only the right way is shown.")
        return _right(exercise, part, result)
    lead = "" if own and own.is_one_way else "They first differ in "
    st.markdown(f"{lead}{tell_cell(both, first, is_one_way=not lead)} What differs is marked; "
                "the slider goes from one graph to the other.")  # fmt: skip
    return both


def tell_cell(both: Picture, cell: Cell, *, is_one_way: bool) -> str:
    """A number of both graphs; where theirs is one way to an answer among several, nothing is said of what they did."""
    M = next(M for M in both.matrices if M.name == cell.node)
    numbers = (f"{one.M[cell.row, cell.column]:.4f}" for one in (M, M.other) if one)
    right, yours = (f"**{number.replace('-inf', '−∞').replace('-', '−')}**" for number in numbers)
    where = f"**{M.title}**, row *{M.rows[cell.row]}*, column *{M.columns[cell.column]}*"
    if is_one_way:
        return f"One way to your answer: in {where}, {yours} in place of {right}."
    return f"{where}: {right} is right, and yours is {yours}."


def _right(exercise: Exercise, part: Part, _result: Result) -> Picture:
    cell = Cell(node=part.node, row=part.row or 0, column=part.column or 0)
    return replace(quiz_picture.whole_picture(exercise, part.graph), opening=cell, pinned=cell)


def join_graphs(exercise: Exercise, part: Part, own: OwnGraph) -> tuple[Picture, Cell | None]:
    """The right graph with the student's own in one picture, and where they first differ."""
    form = exercise.graphs[part.graph]
    right = quiz_picture.whole_picture(exercise, part.graph)
    both = compare(right, exercise.traces[part.graph], form, own.trace, form, _NAMES, own.why)
    first = next(differences(both, is_one_way=own.is_one_way), None)
    return replace(both, opening=first, pinned=first), first


def differences(both: Picture, *, is_one_way: bool) -> Iterator[Cell]:
    """The numbers that differ between two graphs, in the order of computing.

    One way to an answer has figures that were shortened; one of three decimals at most has lost none but to a computer,
    for which 0.57 is a little less.
    """
    for M in both.matrices:
        if M.other is not None:
            with np.errstate(invalid="ignore"):  # −∞ − (−∞) is no number, and no difference
                differ = (M.M != M.other.M) & ~(np.abs(M.M - M.other.M) <= _APART)
                if is_one_way:
                    differ &= np.abs(M.M - np.round(M.M, 3)) > _APART
            for row, column in np.argwhere(differ).tolist():
                yield Cell(node=M.name, row=row, column=column)
