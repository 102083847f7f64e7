"""Answers read from the right node in the wrong place or order: another word's row or cell, rows for columns."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from core.graph.nodes import EVERY_NODE
from core.graph.steps import Matrix
from core.homework.exercise import Part, read_answer
from core.homework.mistake import MisreadAnswer, Mistake
from core.homework.places import cell_place


def transposed(part: Part, node: Matrix) -> Iterator[MisreadAnswer]:
    """The answer read with row and column swapped; of two sentences, each has a side of its own."""
    if EVERY_NODE[part.node].is_pairwise and not part.tokens_kv:
        yield MisreadAnswer(read_answer(part, node.T))


def of_another_word(part: Part, node: Matrix) -> Iterator[MisreadAnswer]:
    """The answers read from all other rows and, for a single number, from all other columns."""
    if part.row is None:
        return
    places = [(row, part.column) for row in range(len(node)) if row != part.row]
    if part.column is not None:
        places += [(part.row, column) for column in range(node.shape[1]) if column != part.column]
    for row, column in places:
        answer = read_answer(replace(part, row=row, column=column), node)
        yield MisreadAnswer(answer, cell_place(part, row, column))


def without_own_word(part: Part, node: Matrix) -> Iterator[MisreadAnswer]:
    """The heaviest words other than the one that looks, if that is among them."""
    if part.kind == "ranking" and not part.tokens_kv and node.shape[1] > part.shape[0]:
        others = np.array(node, dtype=np.float64)
        others[part.row, part.row] = -np.inf
        yield MisreadAnswer(read_answer(part, others))


def with_weights_exchanged(part: Part, node: Matrix) -> Iterator[MisreadAnswer]:
    """The right words of a ranking, with the weights of two of them exchanged."""
    ranking = read_answer(part, node)
    if isinstance(ranking, tuple):
        words, weights = zip(*ranking, strict=True)
        for i, j in combinations(range(len(words)), 2):
            exchanged = list(weights)
            exchanged[i], exchanged[j] = weights[j], weights[i]
            yield MisreadAnswer(tuple(zip(words, exchanged, strict=True)))


def reversed_row(part: Part, node: Matrix) -> Iterator[MisreadAnswer]:
    """The numbers of a vector from the last to the first."""
    if part.kind == "vector":
        yield MisreadAnswer(node[part.row][::-1])


MISREADINGS: tuple[Mistake, ...] = (
    Mistake(
        id="row-and-column-swapped", transposes=True,
        misread=transposed,
        title="Row and column exchanged",
        why="The row is the word that attends, the column is the word attended to; here it is the other way round.",
        hint="How much “a” attends to “b” stands in row “a”, column “b”.",
    ),
    Mistake(
        id="other-head", screen="two-heads",
        of_other_head=True,
        title="The other head",
        why="The computation is right, but with the weights of the other head, which looks for something else.",
        hint="Each head has its own W_q, W_k and W_v: take all three of the head that is asked for.",
    ),
    Mistake(
        id="wrong-word",
        misread=of_another_word,
        title="Another word’s row or cell",
        why="The computation is right, but for another word.",
        hint="Count the rows in the order of the sentence; code counts from 0.",
    ),
    Mistake(
        id="own-word-left-out",
        misread=without_own_word,
        title="The word itself left out",
        why="A word also attends to itself, and its own weight counts like any other.",
        hint="Look at the whole row, the word’s own column included.",
    ),
    Mistake(
        id="weights-exchanged",
        misread=with_weights_exchanged,
        title="Weights the wrong way round",
        why="The words are right and so are the weights, but each weight stands beside the wrong word.",
        hint="Look up each word’s weight in the row once more.",
    ),
    Mistake(
        id="reversed-order",
        misread=reversed_row,
        title="The numbers in reverse order",
        why="The numbers are right, but they stand from the last to the first.",
        hint="Keep the order of the columns, from left to right.",
    ),
)  # fmt: skip
