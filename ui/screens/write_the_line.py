"""A line to write for each matrix: its field, its mark, and what it makes beside the matrix that is asked for."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.homework.hints import screens_of
from core.lessons import write_the_line
from core.reading.operands import sized
from ui.charts import drawing
from ui.fields import widgets
from ui.frame import navigation
from ui.frame.lesson import Lesson
from ui.machine import machine, picture, screen
from ui.machine.picture import Drawn, Picture, Place, place
from ui.machine.side_by_side import chain, drawn, several
from ui.session import contents

PLAIN, LEARNED = "Without learning", "With learned weights"
"""The parts of the screen, with three lines each."""

_PREFIX = "line."


def ask(here: Lesson) -> None:
    """Ask for the lines of a part: the matrix beside those that it follows from, the line, and what it makes."""
    with here.beside:
        lines, made = st.container(), st.container()
        is_plain = widgets.one_of("Part", (PLAIN, LEARNED), "line.part", usual=PLAIN) == PLAIN
    graph = "plain" if is_plain else "learned"
    tasks = {id: task for id, task in write_the_line.tasks().items() if task.here.part.graph == graph}
    asked = replace(here, beside=lines).ask(tasks, then=_link_screens).name
    with here.figure:
        machine.draw(_given_and_asked(asked), key="machine of what is asked")
    with here.controls:
        _tell_given(asked)
    with made:
        _show_made(asked)


def _link_screens(key: str) -> None:
    """Links to where the mistakes of a line are explained."""
    task = write_the_line.tasks()[key.removeprefix(_PREFIX)]
    for name in screens_of(task.here.exercise, task.here.part, task.mark(contents.text(key)).mistakes):
        navigation.link(name)


def _show_made(id: str) -> None:
    """What the line makes, compared number by number with what is asked for if that is as large."""
    made = write_the_line.tasks()[id].made(contents.text(f"{_PREFIX}{id}"))
    if made is not None:
        screen.show(_made(id, np.atleast_2d(made)), key="machine")


def _tell_given(id: str) -> None:
    """What a line may use besides the matrices above it."""
    task = write_the_line.tasks()[id]
    names = task.here.given.names
    sizes = ", ".join(f"`{name}` = {size}" for name, size in names.items() if isinstance(size, int))
    st.caption(f"Your line may use the matrices above, and {sizes}.{_ALSO.get(task.here.part.graph, '')}")


_ALSO = {
    "learned": " Names from the slides’ class, such as `self.W_q`, `token_encoding` and `sims`, are understood as well."
}


def _given_and_asked(id: str) -> Picture:
    """The matrix that a line should make, and those that it may use, the latest first."""
    setting = write_the_line.tasks()[id].here
    exercise, graph = setting.exercise, setting.part.graph
    nodes = [name for name in setting.given.names if name in NODES]
    given = picture.drawn(
        exercise.traces[graph], exercise.graphs[graph], tuple(drawing.distinct(exercise.tokens)), nodes
    )
    asked = _asked(id)
    places = [place(asked), *(Place(below=name) for name in reversed(given))]
    return replace(chain(f"{_name(id)} as asked", (*given.values(), asked), {"": places}), is_small=True)


def _name(id: str) -> str:
    """What a line makes, as its field begins."""
    return write_the_line.tasks()[id].question.placeholder.removesuffix(" = ")


def _asked(id: str) -> Drawn:
    key = np.atleast_2d(write_the_line.tasks()[id].here.key)
    return _drawn(id, f"{_name(id)} as asked", "What is asked for", key, note="")


def _made(id: str, M: Matrix) -> Picture:
    asked, made = (
        _asked(id),
        _drawn(id, f"Your {_name(id)}", f"Your line makes {sized(M)}", M, note="Computed by your line."),
    )
    if M.shape != asked.M.shape:
        return several("What your line makes", made)
    both = several("What your line makes", replace(made, other=asked))
    return replace(both, comparison=("your line", "as asked"))


def _drawn(id: str, name: str, title: str, M: Matrix, *, note: str) -> Drawn:
    """What a line should make or makes, in the colour of its node."""
    part = write_the_line.tasks()[id].here.part
    node, all_words = NODES[part.node], drawing.distinct(part.tokens)
    words = all_words if part.row is None else all_words[part.row : part.row + 1]
    made = drawn(
        name, title, M, words if len(M) == len(words) else [str(i + 1) for i in range(len(M))],
        words if M.shape == (len(words), len(words)) else (), symbol=_name(id),
        share=node.is_share and bool(((M >= 0) & (M <= 1)).all()), note=note,
    )  # fmt: skip
    return replace(made, role=node.role)
