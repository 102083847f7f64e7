"""What a line of code on /shapes gives: its shape as a box in the chain, which fits or does not, and its numbers."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import unmarked
from core.lessons import fitting
from core.lessons.from_scratch import Line, Names, labels, script, shape, value
from core.reading.answers import Numbers
from ui.charts import shape_boxes
from ui.charts.shape_boxes import Boxes, Cells
from ui.frame.lesson import LessonAnswers
from ui.machine import screen
from ui.machine.picture import DrawnMatrix, Place
from ui.machine.side_by_side import chain, draw_matrix


def show_chain(asked: LessonAnswers, names: Names) -> None:
    """All results as boxes in one chain, as far as they are predicted; that of the line that is asked is dragged."""
    steps = script().steps
    line = next(one for one in steps if one.id == asked.name)
    right = {one.id for one in steps if asked.is_found(one.follows or one.id)}
    arrays = {
        one.id: shape(one, names) if one.id in right else _predicted_shape(asked, one)
        for one in steps if len(shape(one, names)) > 1
    }  # fmt: skip
    columns = fitting.columns(steps, arrays, names)
    product = fitting.boxes(line, columns)
    boxes = [box for column in columns for box in (column.above, column.below) if box]
    is_dragged = line.id in arrays and line.id not in right
    cells: dict[str, Cells] = {box.symbol: tints(_matrix(box.matrix, names)) for box in boxes if box.line in right}
    misfits, has_negative = fitting.misfits(product), any(np.min(numbers) < 0 for numbers in cells.values())
    meets = bool(product) and not misfits and all(box.shape for box in product.values())
    shape_boxes.draw(
        Boxes(
            words=script().sentences[0].split(), columns=columns, product=dict(product),
            misfits=misfits, asked=line.id if is_dragged else "",
            cells=cells,
            told="" if is_dragged
            else "Each row beside a word is that word’s: press one." + " Striped is negative." * has_negative
            + " Thick sides meet." * meets,
        ),
        key="threads of boxes",
        on_shape=lambda draw_matrix: asked.answer(str((*shape(line, names)[:-2], *draw_matrix))),
    )  # fmt: skip


def show_line(asked: LessonAnswers) -> None:
    """The code that is asked about, once its shape is predicted."""
    line = next(one for one in script().steps if one.id == asked.name)
    if asked.is_open(line.id):
        st.code(f"# {unmarked(line.title)}\n{line.code.strip()}", language="python")


def tints(M: Matrix) -> list[list[float]]:
    """The numbers of a box: each as a share of the largest."""
    return np.round(M / max(np.abs(M).max(), np.finfo(float).tiny), 2).tolist()  # type: ignore[no-any-return]


def show_right(asked: LessonAnswers, names: Names) -> None:
    """What the line that is asked about computes once that is right, and what follows; what is below it stays."""
    words = script().sentences[0].split()
    with st.container():
        for line in script().steps:
            if asked.name not in (line.id, line.follows):
                continue
            if asked.is_found():
                st.markdown(f"**{line.title}** &nbsp; `{line.symbol}.shape` is `{shape(line, names)}`.")
                if line.question:
                    _show_numbers(line, names, words)
                elif len(row := np.ravel(value(line.symbol, names))) == len(words):
                    st.markdown(f"The largest weight is that of *{words[row.argmax()]}*: {row.max():.4f}.")


def _predicted_shape(asked: LessonAnswers, line: Line) -> tuple[float, ...] | None:
    answer = asked.marks[line.id].answer if line.question else None
    return answer.values if isinstance(answer, Numbers) else None


def _show_numbers(line: Line, names: Names, words: Sequence[str]) -> None:
    """The numbers of the result; of a product, each with what it is the sum of."""
    M, factors, formula = _matrix(line.picture, names), tuple[DrawnMatrix, ...](), line.picture
    if line.product:
        formula = f"{line.product.left.symbol} {line.product.right.symbol}{'ᵀ' * line.product.turned}"
        factors = tuple(
            draw_matrix(f"{factor.symbol} of {line.id}", factor.symbol, _matrix(factor.matrix, names),
                  *_labels(factor.matrix, names, words), symbol=factor.symbol)
            for factor in (line.product.left, line.product.right)
        )  # fmt: skip
    result = draw_matrix(
        line.id, unmarked(line.title), M, *_labels(line.picture, names, words), formula=formula, share=line.weights,
        kind="product" if factors else "given", reads=factors, turned=bool(line.product and line.product.turned),
        note="" if factors else "Drawn at random.",
    )  # fmt: skip
    shown = (Place(below=line.id),)
    screen.show(chain(unmarked(line.title), (*factors, result), {"": shown}), key=f"machine of {line.id}")


def _matrix(code: str, names: Names) -> Matrix:
    return np.ascontiguousarray(value(code, names))


def _labels(code: str, names: Names, words: Sequence[str]) -> tuple[list[str], Sequence[str]]:
    """The labels of rows, and of columns where there is one for each word."""
    n, m = np.shape(value(code, names))
    return labels(n, words), words if m == len(words) else ()
