"""What a line of code on /shapes gives: the typed shape as a box that fits or does not, and its numbers."""

from collections.abc import Sequence

import numpy as np

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons import fitting
from core.lessons.from_scratch import Line, Names, labels, script, task, value
from core.reading.answers import Numbers
from ui.charts import shape_boxes
from ui.machine import screen
from ui.machine.picture import Drawn, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents


def plain(title: str) -> str:
    """The title of a line without its Markdown."""
    return title.replace("*", "")


def show_fitting(result: Result, line: Line, names: Names) -> None:
    """The shape that is typed as a box, beside those of the factors as they are typed."""
    typed = _shape(result)
    if typed and line.picture:
        asked = {other.id: other for other in script().steps if other.question.kind == "shape"}
        predicted = {id: _shape(task(other, names).mark(contents.text(f"shapes.{id}"))) for id, other in asked.items()}
        shape_boxes.draw(fitting.fit(line, {**predicted, line.id: typed}, names), key=f"boxes of {line.id}")


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
