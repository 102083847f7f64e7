"""The lines of self-attention, each to be written: data/write_the_line.toml, and the matrices that it asks for.

A line is computed on the matrices of an exercise, and once more on random ones whose sizes are all different.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Literal

import numpy as np

from core.graph.code import snippet
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.homework import bank
from core.homework.exercise import Exercise, Part
from core.homework.exercise import Question as ExerciseQuestion
from core.homework.line_marks import AXES_MESSAGE, WRONG_NUMBERS, LineMarks, Setting, values_before
from core.homework.mistake import Mistake
from core.homework.mistakes import MISTAKES
from core.homework.results import Result
from core.lessons.schema import Question
from core.lessons.task import Task
from core.reading.answers import Choice, Numbers
from core.reading.data_files import DataFile, FileRecord
from core.reading.written_line import Given, LineError, WrittenLine, compute, read_line


@dataclass(frozen=True, kw_only=True, eq=False)
class LineTask(Task):
    """A line to write: it has to make the matrix that is asked for ``here``, and on the other numbers ``elsewhere``."""

    here: Setting
    elsewhere: Setting

    @property
    def answer(self) -> str:
        """The line that the project itself writes for it, and what NumPy needs where it has no such line."""
        part = self.here.part
        form = self.here.exercise.graphs[part.graph]
        line, *several = snippet(part.node, "torch", form), *snippet(part.node, "numpy", form).split("\n")
        if part.row is None:
            return f"`{line}`" + (f", or in NumPy `{'; '.join(several)}`" if several[1:] else "")
        return f"`{self.question.placeholder}({line.partition(' = ')[2]})[{part.row}]`: rows are counted from 0"

    def names_in(self, text: str) -> frozenset[str]:
        """The matrices whose numbers a line uses, as the project calls them.

        >>> sorted(tasks()["Y"].names_in("S_scaled @ x"))
        ['X', 'weights']
        >>> sorted(tasks()["scaled_scores"].names_in("scores / K.shape[1]"))
        ['scores']
        """
        given, words = self.here.given, re.findall(r"\w+\b(?!\.(?:shape|size))", text)
        named = {id(given.names.get(word, given.others.get(word))) for word in words}
        return frozenset(name for name, M in given.names.items() if id(M) in named)

    def factors(self, text: str) -> Mapping[str, Matrix]:
        """The two matrices of a line that multiplies them, as it writes them; none of any other line.

        >>> {name: M.shape for name, M in tasks()["scores"].factors("Q @ K.T").items()}
        {'Q': (5, 3), 'K.T': (3, 5)}
        """
        line = read_line(text)
        match line.tree:
            case ast.BinOp(left=left, op=ast.MatMult(), right=right):
                made = {ast.unparse(one): self._compute(replace(line, tree=one)) for one in (left, right)}
                return {name: np.atleast_2d(M) for name, M in made.items() if M is not None}
        return {}

    def row_of(self, M: Matrix) -> int | None:
        """Which row of a matrix of the exercise a matrix is, if it has one row; None if that is in none.

        >>> task = tasks()["y_dog"]
        >>> [task.row_of(np.atleast_2d(task.compute(text))) for text in ("weights[2]", "weights[2] @ X", "X.T[2]")]
        [2, 2, None]
        """
        rows = (
            enumerate(one)
            for one in self.here.exercise.traces[self.here.part.graph].matrices.values()
            if one is not None and one.shape[1:] == M.shape[1:]
        )
        return next((i for i, row in chain.from_iterable(rows) if len(M) == 1 and np.allclose(row, M)), None)

    def compute(self, text: str) -> Matrix | None:
        """The matrix, or the row of one, that a line makes here; None if it makes none."""
        try:
            return self._compute(read_line(text))
        except LineError:
            return None

    def _compute(self, line: WrittenLine) -> Matrix | None:
        for dimensions in _DIMENSIONS:
            with suppress(LineError):
                return compute(line, self.here.given, dimensions=dimensions)
        return None

    def _result(self, reading: Numbers | Choice, text: str) -> Result:
        """Mark a line; what is said of it is Markdown, with one mistake and why it is one."""
        result = LineMarks(here=self.here, elsewhere=self.elsewhere, praise=self.question.praise).mark(text)
        if result.status == "correct" or result.message == AXES_MESSAGE:
            return result
        message = result.message
        if message == WRONG_NUMBERS:
            message += " Those that differ are marked in the picture."
        message = plain(message)
        if told := _likeliest(result.mistakes, text):
            message = f"**{plain(told.title)}.** {plain(told.why)}"
            if told.id == "wrong-word" and (M := self.compute(text)) is not None:
                i = self.row_of(np.atleast_2d(M)) or 0
                message = f"That is row {i}, of *{self.here.part.tokens[i]}*: rows are counted from 0."
        return replace(result, message=message, answer=reading)


def _likeliest(names: Iterable[str], line: str) -> Mistake | None:
    """The first of the mistakes that make the same numbers which the line may show."""
    mistakes = (MISTAKES[name] for name in names)
    return next((one for one in mistakes if not one.line_words or any(map(line.__contains__, one.line_words))), None)


_DIMENSIONS: tuple[Literal[2], Literal[1]] = (2, 1)

SIZES = {"n": 5, "d_model": 4, "d_k": 2, "d_v": 3}
"""The sizes of the other matrices on which a line is computed; as many words, so that [-4] is *dog* there as well."""


class Line(FileRecord, kw_only=True):
    """A line that is asked for: it makes a node of a graph, or the row of a word in that node."""

    id: str
    graph: str
    node: str
    word: str = ""
    question: Question


class Lesson(FileRecord):
    """The whole lesson: the exercise on which the lines are computed, what else its matrices are called, the lines.

    ``inputs`` are other numbers for some of its matrices, ``others`` has for each graph further names of its matrices,
    and ``axes`` names of axes.
    """

    exercise: str
    inputs: dict[str, tuple[tuple[float, ...], ...]]
    others: dict[str, dict[str, str]]
    axes: dict[str, int]
    lines: tuple[Line, ...]


load = DataFile("write_the_line.toml", Lesson)


@cache
def exercise() -> Exercise:
    """The exercise on which the lines are computed, with a part for each of them."""
    base = bank.load(load().exercise)
    others = {name: np.array(rows) for name, rows in load().inputs.items()}
    return _with_questions(replace(base, inputs={**base.inputs, **others}))


@cache
def _elsewhere() -> Exercise:
    """The same on random matrices of other sizes."""
    n, d_model, d_k, d_v = SIZES.values()
    random = np.random.default_rng(0)
    shapes = {"X": (n, d_model), "W_q": (d_model, d_k), "W_k": (d_model, d_k), "W_v": (d_model, d_v)}
    drawn = {name: random.normal(size=shape).round(2) for name, shape in shapes.items()}
    return _with_questions(replace(exercise(), tokens=tuple("abcde"), inputs=drawn))


def _with_questions(exercise: Exercise) -> Exercise:
    parts = tuple(_part(exercise, line) for line in load().lines)
    return replace(exercise, questions=(ExerciseQuestion(id="lines", title="", text="", graph="", parts=parts),))


def _part(exercise: Exercise, line: Line) -> Part:
    # The row is that of the word in the lesson's own sentence, for elsewhere the words are other ones.
    row = bank.load(load().exercise).tokens.index(line.word) if line.word else None
    n, m = np.shape(exercise.traces[line.graph].matrices[line.node])
    return Part(
        id=line.id, question="lines", kind="vector" if line.word else "matrix", prompt="", graph=line.graph,
        node=line.node, row=row, shape=(m,) if line.word else (n, m), tokens=exercise.tokens, decimals=4,
        fewest_decimals=3,
    )  # fmt: skip


@cache
def tasks() -> Mapping[str, LineTask]:
    """The lines to write, by id."""
    return {
        line.id: LineTask(
            question=line.question, here=_setting(exercise(), line), elsewhere=_setting(_elsewhere(), line)
        )
        for line in load().lines
    }


def _setting(exercise: Exercise, line: Line) -> Setting:
    return Setting(exercise=exercise, part=exercise.part(line.id), given=_given(exercise, line))


def _given(exercise: Exercise, line: Line) -> Given:
    """All that comes before a node, by name, the sizes, and what the course calls the same."""
    before = values_before(exercise, line.graph, line.node)
    others = {other: before.names[name] for other, name in load().others[line.graph].items() if name in before.names}
    return replace(before, others={**others, **load().axes})


_GAP = "…"


def with_piece(line: str, piece: str) -> str:
    """A line with a piece added: at its end, around it if the piece has room for it, or in its first gap.

    >>> with_piece(with_piece("X @", "X.T"), "softmax(…, dim=…)")
    'softmax(X @ X.T, dim=…)'
    >>> with_piece(with_piece("X", "[…]"), "1")
    'X[1]'
    >>> with_piece(with_piece("softmax(…, dim=…)", "scores"), "0")
    'softmax(scores, dim=0)'
    """
    if line and piece[0] in ".[":
        return line + piece
    if _GAP in piece:
        return piece.replace(_GAP, line or _GAP, 1)
    return line.replace(_GAP, piece, 1) if _GAP in line else f"{line} {piece}".lstrip()
