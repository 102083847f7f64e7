"""A line to write for each matrix: its field, its mark, and what it makes beside the matrix that is asked for."""

import numpy as np
import streamlit as st

from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.homework.hints import screens_of
from core.homework.results import Result
from core.lessons import write_the_line
from core.lessons.line_task import LineTask
from core.reading.line_syntax import LONGEST
from core.reading.operands import sized
from ui.charts import drawing
from ui.fields import questions, widgets
from ui.frame import navigation
from ui.machine import screen
from ui.machine.picture import Drawn, Picture
from ui.machine.side_by_side import drawn, several

PLAIN, LEARNED = "Without learning", "With learned weights"
"""The parts of the screen, each with at most seven lines."""


def choose_part() -> str:
    """Choose which lines are asked for."""
    return widgets.one_of("Part", (PLAIN, LEARNED), "line.part", usual=PLAIN)


def ask_lines(graph: str) -> list[Result]:
    """Ask for the lines of a graph, one below the other; each shows what it makes."""
    return [_ask(id, task) for id, task in write_the_line.tasks().items() if task.here.part.graph == graph]


def _ask(id: str, task: LineTask) -> Result:
    # What a line makes shares the container of its field, so that no other field moves.
    with st.container():
        text = widgets.text(task.prompt, f"line.{id}", max_chars=LONGEST, placeholder=task.question.placeholder)
        result = questions.noted(f"line.{id}", text, task.mark(text))
        questions.show_mark(result)
        for name in screens_of(task.here.exercise, task.here.part, result.mistakes):
            navigation.link(name)
        if text.strip() and (M := task.made(text)) is not None:
            screen.show(_picture(id, task, M), key=f"machine of line {id}")
    return result


def _picture(id: str, task: LineTask, M: Matrix) -> Picture:
    """The matrix that a line makes, and the one that is asked for unless they are the same to four decimals."""
    node, key = NODES[task.here.part.node], task.here.key
    made = _drawn(task, f"Your {id}", M, note="Computed by your line.")
    asked = _drawn(task, f"{id} as asked", key, note=node.sentence)
    differs = M.shape != key.shape or not np.allclose(M, key, rtol=0, atol=5e-5)
    return several(f"What your line makes of {id}", made, *([asked] if differs else []))


def _drawn(task: LineTask, title: str, M: Matrix, *, note: str) -> Drawn:
    part, M = task.here.part, np.atleast_2d(M)
    is_share = NODES[part.node].is_share and bool(((M >= 0) & (M <= 1)).all())
    words, numbered = drawing.distinct(part.tokens), [str(i + 1) for i in range(len(M))]
    rows = words if len(M) == len(words) else [words[part.row]] if part.row is not None else numbered
    columns = words if M.shape == (len(words), len(words)) else ()
    return drawn(title, title, M, rows, columns, formula=sized(M), share=is_share, note=note)
