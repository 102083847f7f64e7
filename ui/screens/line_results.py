"""What a line of code on /shapes gives: the typed shape as a box that fits or does not, and its numbers."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons import fitting
from core.lessons.from_scratch import Line, Names, labels, script, task, value
from core.reading.answers import Numbers
from ui.charts import shape_boxes
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.machine.picture import Drawn, Place
from ui.machine.side_by_side import chain, drawn


def plain(title: str) -> str:
    """The title of a line without its Markdown."""
    return title.replace("*", "")


def show_fitting(asked: Asked, names: Names) -> None:
    """The shapes that are typed as boxes: of the line that is asked about, or of the first product that needs it."""
    steps = script().steps
    line = next(one for one in steps if one.id == asked.name)
    st.markdown(f"```python\n# {plain(line.title)}\n{line.code}\n```")
    first = next(one for one in steps if one.product)
    boxed = line if steps.index(line) > steps.index(first) else first
    if boxed.picture:
        shapes = {one.id: _predicted(one, asked, names) for one in steps if one.question.kind == "shape"}
        shape_boxes.draw(fitting.fit(boxed, shapes, names), key="boxes")


def _predicted(line: Line, asked: Asked, names: Names) -> fitting.Shape | None:
    if asked.shows_all:
        return fitting.last_two(task(line, names).key)
    return _shape(asked.marks[line.id])


def show_right(asked: Asked, lines: Sequence[Line], names: Names) -> None:
    """What each line computes whose question is answered correctly; what stands below keeps its place in the page."""
    with st.container():
        for line in lines:
            if asked.shows_all or asked.marks[line.id].status == "correct":
                st.markdown(f"**{line.title}** &nbsp; {_outcome(line.question.key, names)}")
                show_numbers(line, names, script().sentences[0].split())


def _outcome(code: str, names: Names) -> str:
    outcome = value(code, names)
    return f"`{code}` is {outcome}." if isinstance(outcome, int) else f"`{code}.shape` is `{outcome.shape}`."


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
