"""A line to write for each matrix: its field, its mark, and what it makes over the matrix that is asked for."""

from dataclasses import replace
from functools import partial
from typing import Any, Literal

import numpy as np
import streamlit as st

from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.homework.hints import screens_of
from core.lessons import write_the_line
from core.reading.names import number_names
from core.reading.operands import sized
from ui.charts import drawing
from ui.frame import navigation
from ui.frame.lesson import Lesson
from ui.machine import machine, picture, screen
from ui.machine.picture import DrawnMatrix, Picture, Place
from ui.machine.side_by_side import chain, draw_matrix
from ui.session import contents, going_back
from ui.session.session_memory import fill

_PREFIX = "line."

_COLUMNS = 11
"""As many stand in two rows of matrices on a phone."""

_PIECES = ("@", ".T", "/", "** 0.5", "[…]", "softmax(…, dim=…)", "0", "1", "-1")
"""What can be added to a line by pressing it; brackets go around what is there."""

_OF_WEIGHTS = ("d_k", "/", "** 0.5", "softmax(…, dim=…)")
"""What no line needs that is given the weights: on a phone a line more would push the mark through the fold."""


def ask(here: Lesson) -> None:
    """Ask for the lines: what each makes is drawn over what is asked for, with what it may use."""
    asked = here.ask(write_the_line.tasks(), under=_offer_pieces, then=_link).name
    with here.figure:
        machine.draw(_picture(asked), key="machine of what is asked", on={"pinned": partial(_add_matrix, asked)})
    with here.controls:
        _tell_given(asked)


def _offer_pieces(id: str) -> None:
    """What can be added to a line."""
    key, pieces = f"{_PREFIX}{id}", f"{_PREFIX}{id} pieces"
    names = [M.name for M in _given_matrices(id) if not M.name.startswith("W_")]
    sizes = [name for name in write_the_line.tasks()[id].here.given.names if name == "d_k"]
    besides = [one for one in (*sizes, *_PIECES) if "weights" not in names or one not in _OF_WEIGHTS]
    st.pills(
        "Add to your line", (*names, *besides), key=pieces, on_change=_add_piece, args=(key, pieces),
        format_func=lambda piece: piece.replace(", dim=…", ""),
    )  # fmt: skip
    line = contents.text(key)
    is_right = not contents.is_draft(key) and write_the_line.tasks()[id].mark(line).status == "correct"
    with st.container(horizontal=True):
        kind: Literal["primary", "secondary"] = "secondary" if is_right else "primary"
        st.button("Check", key=f"{key} check", type=kind, on_click=going_back.note_change, args=(key,))
        st.button(
            "Take back", key=f"{key} back", icon=":material/backspace:", disabled=not line,
            on_click=contents.take_back, args=(key,),
        )  # fmt: skip


def _link(id: str) -> None:
    """Links to where the mistakes of a line that is checked are explained."""
    key, task = f"{_PREFIX}{id}", write_the_line.tasks()[id]
    if not contents.is_draft(key):
        for name in screens_of(task.here.exercise, task.here.part, task.mark(contents.text(key)).mistakes):
            navigation.link(name)


def _add_piece(key: str, pieces: str) -> None:
    if piece := contents.text(pieces):
        _add(key, piece)
        fill(pieces, None)


def _add_matrix(id: str, sent: Any) -> None:
    cell = screen.sent_cell(_picture(id), sent)
    if cell and cell.node != _made_matrix(id).name:
        _add(f"{_PREFIX}{id}", cell.node)


def _add(key: str, piece: str) -> None:
    """Add to a line, which is marked once it is checked."""
    contents.draft(key, write_the_line.with_piece(contents.text(key), piece))


def _tell_given(id: str) -> None:
    """What a line may use besides the matrices above it."""
    here = write_the_line.tasks()[id].here
    sizes = ", ".join(f"`{name}` = {size}" for name, size in here.given.names.items() if isinstance(size, int))
    st.caption(
        "What your line names is drawn, and a matrix that you press is written. Lines are read, not run, and tried on "
        f"other sizes as well. They may also use {_GIVEN[here.part.graph].format(sizes)}"
    )


_GIVEN = {
    "plain": "{}, and `S` for the scores, as in the notebook.",
    "learned": "`W_q`, `W_k`, `W_v`, {}, and names from the slides’ class: `self.W_q`, `token_encoding`, `sims`.",
}


def _given_matrices(id: str) -> list[DrawnMatrix]:
    """The matrices that a line may use, in the order of computing, without how: other lines are asked for that."""
    setting = write_the_line.tasks()[id].here
    exercise, graph = setting.exercise, setting.part.graph
    nodes = [name for name in setting.given.names if name in NODES]
    words = tuple(drawing.distinct(exercise.tokens))
    matrices = picture.draw_matrices(exercise.traces[graph], exercise.graphs[graph], words, nodes)
    return [replace(M, formula="") for M in matrices.values()]


def _picture(id: str) -> Picture:
    """What is asked for, or in its place what the line makes; what was computed last, and what the line names."""
    made, given = _made_matrix(id), {M.name: M for M in _given_matrices(id)}
    task, line = write_the_line.tasks()[id], contents.text(f"{_PREFIX}{id}")
    is_made = made.name.startswith("Your")
    factors = task.factors(line) if is_made else {}
    if len(factors) == 2:
        left, right = factors
        for name, M in factors.items():
            drawn = _drawn_matrix(id, name, f"{'' if name == left else '@ '}{name} {sized(M)}", M)
            named = min(task.names_in(name), default="")
            given[name] = replace(drawn, role=given[named].role if named in given else "")
        made = replace(made, title=(makes := f"makes {sized(made.M)}"), symbol=makes)
        places = [Place(below=left), Place(below=made.name, above=right)]
    else:
        all_named = task.names_in(line)
        latest = [*given.values()][::-1]
        last = min(latest, key=lambda M: "QKVXW".find(M.name[0]))
        drawn_too = (M for M in given.values() if M.name in all_named)
        used = sorted(drawn_too, key=lambda M: M.M.shape[1])  # narrow ones together
        sets = ((made, *used, last), (made, *used), (made, *used[-1:]) if is_made else used)
        shown = next((one for one in sets if sum(M.M.shape[1] for M in one) <= _COLUMNS), sets[-1])
        is_row = len(made.rows) == 1  # level with that of its word in the matrix before it
        places = [Place(below=name) for name in dict.fromkeys(M.name for M in shown[:: -1 if is_row else 1])]
    return replace(
        chain("What is asked for, and what your line may use", (made, *given.values()), {"": places}), is_small=True,
        comparison=("your line", "as asked") if made.other else None,
    )  # fmt: skip


def _made_matrix(id: str) -> DrawnMatrix:
    """What is asked for, or what the line makes: with what is asked for, number by number if it is as large."""
    task, name = write_the_line.tasks()[id], _name(id)
    key = f"{_PREFIX}{id}"
    M = None if contents.is_draft(key) else task.compute(contents.text(key))
    asked = _drawn_matrix(id, f"{name} as asked", f"Asked for: {name}", np.atleast_2d(task.here.key))
    if M is None:
        return asked
    totals = M.sum(axis=-1)
    is_told = NODES[task.here.part.node].is_share and not np.allclose(totals, 1)
    sums = f", rows sum to {totals.min():.2f} – {totals.max():.2f}" if is_told else ""
    made = _drawn_matrix(
        id, f"Your {name}", f"Your line makes {sized(M).removeprefix('a row of ')}{sums}", np.atleast_2d(M)
    )
    has_others = made.M.shape == asked.M.shape and not np.allclose(made.M, asked.M)
    return replace(made, other=asked) if has_others else made


def _name(id: str) -> str:
    return write_the_line.tasks()[id].question.placeholder.removesuffix(" = ")


def _drawn_matrix(id: str, name: str, title: str, M: Matrix) -> DrawnMatrix:
    """What a line should make or makes, in the colour of its node; a row of one that was computed has its word."""
    task = write_the_line.tasks()[id]
    node, words = NODES[task.here.part.node], drawing.distinct(task.here.part.tokens)
    rows, columns = (words if many == len(words) else number_names(many) for many in M.shape)
    if (i := task.row_of(M)) is not None:
        rows = words[i : i + 1]
    share = node.is_share and bool(((M >= 0) & (M <= 1)).all())
    made = draw_matrix(name, title, M, rows, columns, symbol=title, share=share)
    return replace(made, role=node.role)
