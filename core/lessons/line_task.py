"""A question that is answered with a line of code, which is marked by the matrix that it makes."""

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

import numpy as np

from core.graph.code import snippet, wording
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.homework.diagnosis import Diagnosis, diagnose
from core.homework.diagnosis_in_words import in_words
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES
from core.homework.results import Result
from core.lessons.task import Task, unreadable
from core.reading.answers import Choice, Numbers
from core.reading.numbers import Number
from core.reading.written_line import Given, LineError, WrittenLine, compute, read_line, sized, with_kept_axes


@dataclass(frozen=True, kw_only=True, eq=False)
class Setting:
    """The matrix, or a row of one, that a part of an exercise asks for, and what a line that makes it may name."""

    exercise: Exercise
    part: Part
    given: Given

    @property
    def key(self) -> Matrix:
        """The matrix that is asked for."""
        return np.asarray(self.exercise.answer(self.part.id))

    def compute(self, line: WrittenLine) -> Matrix:
        """What a line makes of what it may name; LineError if it is not what the part asks for, a matrix or a row."""
        return compute(line, self.given, dimensions=1 if self.part.kind == "vector" else 2)

    def diagnose(self, M: Matrix) -> Diagnosis:
        """The known mistakes that make this matrix."""
        cells = tuple(Number(Decimal(repr(float(value))), None) for value in M.flat)
        return diagnose(self.exercise, self.part, Numbers(cells=cells, shown=""))


@dataclass(frozen=True, kw_only=True, eq=False)
class LineTask(Task):
    """A line to write: it has to make the matrix that is asked for ``here``, and on the other numbers ``elsewhere``.

    So a line that is right only by accident, because it says 3 where it means d_k, is told so.
    """

    here: Setting
    elsewhere: Setting

    @property
    def answer(self) -> str:
        """The line that the project itself writes for it."""
        part = self.here.part
        line = snippet(part.node, "numpy", self.here.exercise.graphs[part.graph]).replace("\n", "; ")
        return f"`{line}`" if part.row is None else f"`{line}`, then its row {part.row}"

    def made(self, text: str) -> Matrix | None:
        """The matrix that a line makes here; None if it makes none."""
        try:
            return self.here.compute(read_line(text))
        except LineError:
            return None

    def _result(self, _: Numbers | Choice, text: str) -> Result:
        """Mark a line. One that is right here and not elsewhere earns half."""
        try:
            line = read_line(text)
            return self._marked(line, self.here.compute(line))
        except LineError as problem:
            return unreadable(str(problem))

    def _marked(self, line: WrittenLine, M: Matrix) -> Result:
        key = self.here.key
        if M.shape != key.shape:
            return Result(status="wrong", message=plain(self._of_another_shape(M)))
        other, problem = self._made_elsewhere(line)
        if _same(M, key) and other is not None and _same(other, self.elsewhere.key):
            return Result(status="correct", credit=1.0, message=self.question.praise)
        if np.allclose(M, key, rtol=_NEAR, atol=_NEAR):
            return Result(status="partial", credit=0.5, message=plain(self._by_accident(M, other, problem)))
        if self._is_mended_by_kept_axes(line):
            return Result(status="wrong", message=_AXES)
        return self._explained(M)

    def _of_another_shape(self, M: Matrix) -> str:
        part, key = self.here.part, self.here.key
        if key.ndim == 1:
            return f"Your line makes {sized(M)}. A row of {part.node} has {len(key)}."
        rows, columns = wording(part.node, self.here.exercise.graphs[part.graph]).shape
        return f"Your line makes a matrix of {sized(M)}. {part.node} is {rows} × {columns}, here {sized(key)}."

    def _made_elsewhere(self, line: WrittenLine) -> tuple[Matrix | None, str]:
        """The matrix of the right shape that a line makes elsewhere, or why it makes none."""
        try:
            M = self.elsewhere.compute(line)
        except LineError as problem:
            return None, str(problem)
        return (M if M.shape == self.elsewhere.key.shape else None), ""

    def _by_accident(self, M: Matrix, other: Matrix | None, problem: str) -> str:
        sizes = {name: size for name, size in self.elsewhere.given.names.items() if isinstance(size, int)}
        with_others = ", ".join(f"{name} = {size}" for name, size in sizes.items())
        right = "right" if _same(M, self.here.key) else "nearly right"
        why = problem if other is None else in_words(self.elsewhere.diagnose(other))
        return (
            f"The numbers are {right} here, but by accident: on other matrices, with {with_others}, they are not. "
            f"{why or 'Put a name such as d_k in place of a number that belongs to this example.'}"
        )

    def _is_mended_by_kept_axes(self, line: WrittenLine) -> bool:
        try:
            return _same(self.here.compute(with_kept_axes(line)), self.here.key)
        except LineError:
            return False

    def _explained(self, M: Matrix) -> Result:
        diagnosis = self.here.diagnose(M)
        if not diagnosis.explanations:
            return Result(status="wrong", message=plain(self._name_of(M)))
        message = " ".join([in_words(diagnosis), *_advice(diagnosis.mistakes)])
        return Result(status="wrong", message=plain(message), mistakes=diagnosis.mistakes)

    def _name_of(self, M: Matrix) -> str:
        """What a matrix is called, if it is another one of the graph."""
        asked = self.here.part
        matrices = self.here.exercise.traces[asked.graph].matrices
        name = next((name for name, other in matrices.items() if other is not None and _same(M, other)), "")
        return f"That makes {name}, not {asked.node}." if name else _OTHERWISE


_NEAR = 2e-3
"""Within this, a matrix is that of a line in which a number was rounded."""

_AXES = (
    "The sums lie along a row, so each column is divided by the sum of another row. "
    "Keep them in a column: `keepdims=True` in NumPy, `keepdim=True` in torch."
)

_OTHERWISE = "It runs, and the shape is right, but the numbers are not. Compare what is beneath, number by number."


def _same(A: Matrix, B: Matrix) -> bool:
    return A.shape == B.shape and np.allclose(A, B, rtol=1e-9, atol=1e-12)


def _advice(mistakes: Iterable[str]) -> list[str]:
    """Why it is wrong and what to do, if only one mistake explains it."""
    match list(mistakes):
        case [name]:
            return [MISTAKES[name].why, MISTAKES[name].hint]
    return []
