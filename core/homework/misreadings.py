"""Answers read from the right node in the wrong place: rows for columns, or the row or cell of another word."""

from collections.abc import Iterator
from dataclasses import replace

from core.graph.nodes import NODES
from core.graph.steps import Matrix
from core.homework.exercise import Answer, Part, read_answer
from core.homework.mistake import Mistake


def transposed(part: Part, node: Matrix) -> Iterator[Answer]:
    """The answer read with row and column swapped."""
    if NODES[part.node].is_square:
        yield read_answer(part, node.T)


def of_another_word(part: Part, node: Matrix) -> Iterator[Answer]:
    """The answers read from all other rows and, for a single number, from all other columns."""
    if part.row is None:
        return
    for row in range(len(node)):
        if row != part.row:
            yield read_answer(replace(part, row=row), node)
    if part.kind == "number":
        for column in range(node.shape[1]):
            if column != part.column:
                yield read_answer(replace(part, column=column), node)


MISREADINGS: tuple[Mistake, ...] = (
    Mistake(
        id="row-and-column-swapped", screen="similarity", transposes=True,
        misread=transposed,
        title="Row and column exchanged",
        why="The row is the word that attends, the column is the word attended to; here it is the other way round.",
        hint="How much “a” attends to “b” stands in row “a”, column “b”.",
    ),
    Mistake(
        id="wrong-word", screen="similarity", rejects_draws=False,
        misread=of_another_word,
        title="Another word's row or cell",
        why="The computation is right, but this is the value of another word.",
        hint="Count the rows in the order of the sentence; code counts from 0.",
    ),
)  # fmt: skip
