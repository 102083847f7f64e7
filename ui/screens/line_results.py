"""What a line of code on /shapes gives: its shape as a box in the chain, which fits or does not, and its numbers."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons import fitting
from core.lessons.from_scratch import Line, Names, labels, script, task, value
from core.reading.answers import Numbers
from ui.charts import shape_boxes
from ui.charts.shape_boxes import Boxes
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.machine.picture import Drawn, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents


def plain(title: str) -> str:
    """The title of a line without its Markdown."""
    return title.replace("*", "")


def show_chain(asked: Asked, names: Names) -> None:
    """All results as boxes in one chain, as far as they are predicted; that of the line that is asked is dragged."""
    steps = script().steps
    line = next(one for one in steps if one.id == asked.name)
    st.code(f"# {plain(line.title)}\n{line.code.strip()}", language="python", wrap_lines=True)
    right = {one.id for one in steps if asked.shows_all or asked.marks[one.id].status == "correct"}
    shapes = {
        one.id: fitting.last_two(task(one, names).key) if one.id in right else _shape(asked.marks[one.id])
        for one in steps if len(task(one, names).key) > 1
    }  # fmt: skip
    columns = fitting.columns(steps, shapes, names)
    product = fitting.boxes(line, columns)
    boxes = [box for column in columns for box in (column.above, column.below) if box]
    is_dragged = line.id in shapes and line.id not in right
    shape_boxes.draw(
        Boxes(
            words=script().sentences[0].split(), columns=columns, product=dict(product),
            misfits=fitting.misfits(product), asked=line.id if is_dragged else "",
            cells={box.symbol: _cells(box.matrix, names) for box in boxes if box.line in right},
            told=_DRAG.format(line.question.key) if is_dragged else _POINT,
        ),
        key="threads of boxes",
        on_shape=lambda shape: contents.change(f"shapes.{line.id}", _written(shape, line, names)),
    )  # fmt: skip


_DRAG = (
    "Drag the corner of {} until it has the rows and columns that you expect. "
    "If there is a batch axis in front of them, it is added for you."
)

_POINT = (
    "Each row is a word, from its numbers to its context: point at one. Darker is farther from 0; striped is negative."
)


def _written(shape: fitting.Shape, line: Line, names: Names) -> str:
    """A shape that was drawn as one types it, with the batch axis if the result has one."""
    return str((*task(line, names).key[:-2], *shape))


def _cells(code: str, names: Names) -> list[list[float]]:
    M = _matrix(code, names)
    return np.round(M / max(np.abs(M).max(), np.finfo(float).tiny), 2).tolist()  # type: ignore[no-any-return]


def show_right(asked: Asked, lines: Sequence[Line], names: Names) -> None:
    """What each of these lines computes whose question is answered correctly; what stands below keeps its place."""
    with st.container():
        for line in lines:
            if asked.shows_all or asked.marks[line.id].status == "correct":
                st.markdown(f"**{line.title}** &nbsp; `{line.question.key}.shape` is `{task(line, names).key}`.")
                show_numbers(line, names, script().sentences[0].split())


def _shape(result: Result) -> fitting.Shape | None:
    return fitting.last_two(result.answer.values) if isinstance(result.answer, Numbers) else None


def show_numbers(line: Line, names: Names, words: Sequence[str]) -> None:
    """The numbers of the result; of a product, each with what it is the sum of."""
    if not line.picture:
        return
    M, factors, formula = _matrix(line.picture, names), tuple[Drawn, ...](), line.picture
    if line.product:
        formula = f"{line.product.left.symbol} {line.product.right.symbol}{'ᵀ' * line.product.turned}"
        factors = tuple(
            drawn(f"{factor.symbol} of {line.id}", factor.symbol, _matrix(factor.matrix, names),
                  *_labels(factor.matrix, names, words), symbol=factor.symbol)
            for factor in (line.product.left, line.product.right)
        )  # fmt: skip
    result = drawn(
        line.id, plain(line.title), M, *_labels(line.picture, names, words), formula=formula, share=line.weights,
        kind="product" if factors else "given", reads=factors, turned=bool(line.product and line.product.turned),
        note=f"Computed by {line.code}",
    )  # fmt: skip
    shown = (Place(below=line.id),)
    screen.show(chain(plain(line.title), (*factors, result), {"": shown}), key=f"machine of {line.id}")


def _matrix(code: str, names: Names) -> Matrix:
    return np.ascontiguousarray(value(code, names))


def _labels(code: str, names: Names, words: Sequence[str]) -> tuple[list[str], Sequence[str]]:
    """The labels of rows, and of columns where there is one for each word."""
    n, m = np.shape(value(code, names))
    return labels(n, words), words if m == len(words) else ()
