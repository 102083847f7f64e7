"""A line to write for each matrix: its field, its mark, and what it makes beside the matrix that is asked for."""

import numpy as np
import streamlit as st

from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.homework.hints import screens_of
from core.lessons import write_the_line
from core.lessons.line_task import LineTask
from core.reading.operands import sized
from ui.charts import drawing
from ui.fields import widgets
from ui.frame import navigation
from ui.machine import screen
from ui.machine.picture import Drawn, Picture
from ui.machine.side_by_side import drawn, several
from ui.session import contents

PLAIN, LEARNED = "Without learning", "With learned weights"
"""The parts of the screen, each with at most seven lines."""

_PREFIX = "line."


def choose_part() -> str:
    """Choose which lines are asked for; returns the graph that they belong to."""
    chosen = widgets.one_of("Part", (PLAIN, LEARNED), "line.part", usual=PLAIN)
    return "plain" if chosen == PLAIN else "learned"


def say_given(graph: str) -> None:
    """Say which names a line may use."""
    if graph == "plain":
        st.markdown("You have `X`, `scores = X @ X.T`, and the sizes `n` and `d_model`.")
        return
    st.markdown(
        "You have `X`, `W_q`, `W_k`, `W_v`, the sizes `n`, `d_model`, `d_k` and `d_v`, and for each line all that "
        "comes before it. Names from the slides’ class, such as `self.W_q`, `token_encoding` and `sims`, are "
        "understood as well."
    )


def link_screens(key: str) -> None:
    """Links to where the mistakes of a line are explained."""
    task = write_the_line.tasks()[key.removeprefix(_PREFIX)]
    for name in screens_of(task.here.exercise, task.here.part, task.mark(contents.text(key)).mistakes):
        navigation.link(name)


def show_made(id: str) -> None:
    """The matrix that is asked for, and beside it what the line makes."""
    task = write_the_line.tasks()[id]
    screen.show(_picture(id, task, task.made(contents.text(f"{_PREFIX}{id}"))), key="machine")


def _picture(id: str, task: LineTask, M: Matrix | None) -> Picture:
    """The matrix that is asked for, and the one that a line makes unless they are the same to four decimals."""
    node, key = NODES[task.here.part.node], task.here.key
    asked = _drawn(task, f"{id} as asked", key, note=node.sentence)
    if M is None:
        return several(f"What {id} should be", asked)
    made = _drawn(task, f"Your {id}", M, note="Computed by your line.")
    differs = M.shape != key.shape or not np.allclose(M, key, rtol=0, atol=5e-5)
    return several(f"What your line makes of {id}", made, *([asked] if differs else []))


def _drawn(task: LineTask, title: str, M: Matrix, *, note: str) -> Drawn:
    part, M = task.here.part, np.atleast_2d(M)
    is_share = NODES[part.node].is_share and bool(((M >= 0) & (M <= 1)).all())
    words, numbered = drawing.distinct(part.tokens), [str(i + 1) for i in range(len(M))]
    rows = words if len(M) == len(words) else [words[part.row]] if part.row is not None else numbered
    columns = words if M.shape == (len(words), len(words)) else ()
    return drawn(title, title, M, rows, columns, formula=sized(M), share=is_share, note=note)
