"""Rows and cells of a node in words, as a student is told which one is meant."""

from core.graph.nodes import EVERY_NODE
from core.homework.exercise import Part

MOST_NAMED = 3
"""The most rows or numbers that a sentence names."""


def row_place(part: Part, row: int) -> str:
    """A row of a node.

    >>> from core import exercises
    >>> row_place(exercises.load("bank-interest").part("q4-weight"), 3)
    'row “interest”'
    """
    return f"row {_word(part.tokens, row)}"


def column_place(part: Part, column: int) -> str:
    """A column of a node: a word's, where there is one column per word; otherwise its number."""
    return f"column {_word(part.columns, column) if EVERY_NODE[part.node].is_pairwise else column + 1}"


def cell_place(part: Part, row: int, column: int | None) -> str:
    """A cell of a node, or a whole row if there is no column."""
    return row_place(part, row) if column is None else f"{row_place(part, row)}, {column_place(part, column)}"


def _word(tokens: tuple[str, ...], position: int) -> str:
    """A word of a sentence, with its position if it occurs more than once."""
    word = tokens[position]
    return f"“{word}” (word {position + 1})" if tokens.count(word) > 1 else f"“{word}”"
