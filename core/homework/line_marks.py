"""Marks a line of code by the matrix that it makes: computed by our own interpreter, and never executed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from itertools import count, islice
from types import MappingProxyType

import numpy as np

from core.graph.code import inputs, snippet, wording
from core.graph.nodes import shown_nodes
from core.graph.steps import Matrix
from core.homework.diagnosis import Diagnosis, diagnose
from core.homework.diagnosis_in_words import in_words
from core.homework.exercise import WEIGHTS, Answer, Exercise, Part, single_question
from core.homework.results import Result
from core.reading.answers import Choice, Numbers, Unreadable
from core.reading.numbers import Number
from core.reading.written_line import (
    Given,
    LineError,
    NotAMatrixError,
    WrittenLine,
    compute,
    read_line,
    sized,
    with_kept_axes,
)

_NEAR = 2e-3
"""Within this, a matrix is that of a line in which a number was rounded."""

AXES_MESSAGE = (
    "The sums lie along a row, so column j is divided by the sum of row j. "
    "Keep them in a column: `keepdims=True` in NumPy, `keepdim=True` in torch."
)

WRONG_NUMBERS = "It runs, and the shape is right, but the numbers are not."


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
        return compute(line, self.given, dimensions=2 if self.part.row is None else 1)

    def diagnose(self, M: Matrix) -> Diagnosis:
        """The known mistakes that make this matrix."""
        cells = tuple(Number(Decimal(repr(float(value))), None) for value in M.flat)
        asked = replace(self.part, kind="matrix" if self.part.row is None else "vector", shape=self.key.shape)
        return diagnose(self.exercise, asked, Numbers(cells=cells, shown=""))


@dataclass(frozen=True, kw_only=True, eq=False)
class LineMarks:
    """Marks lines that have to make the matrix that is asked for ``here``, and on other numbers ``elsewhere``.

    So a line that is right only by accident, because it says 3 where it means d_k, is told so.
    """

    here: Setting
    elsewhere: Setting
    praise: str = "Right."

    def mark(self, text: str) -> Result:
        """Mark a line; nothing that is typed raises. One that is right here and not elsewhere earns half."""
        try:
            line = read_line(text)
            return self._mark_matrix(line, self.here.compute(line))
        except NotAMatrixError as problem:
            return Result(status="wrong", message=str(problem))
        except LineError as problem:
            return Result(status="unreadable", answer=Unreadable(message=str(problem)), message=str(problem))

    def _mark_matrix(self, line: WrittenLine, M: Matrix) -> Result:
        key = self.here.key
        if M.shape != key.shape:
            return Result(status="wrong", message=self._shape_message(M))
        if np.allclose(M, key, rtol=_NEAR, atol=_NEAR):
            right, why = "right" if _is_same(M, key) else "nearly right", self._fault_elsewhere(line)
            if right == "right" and why is None:
                return Result(status="correct", credit=1.0, message=self.praise)
            return Result(status="partial", credit=0.5, message=self._accident_message(right, why))
        if self._is_mended_by_kept_axes(line):
            return Result(status="wrong", message=AXES_MESSAGE)
        diagnosis = self.here.diagnose(M)
        message = in_words(diagnosis) or self._name_message(M)
        return Result(status="wrong", message=message, mistakes=diagnosis.mistakes)

    def _shape_message(self, M: Matrix) -> str:
        part, key = self.here.part, self.here.key
        if key.ndim == 1:
            return f"Your line makes {sized(M)}. A row of {part.node} has {len(key)}."
        rows, columns = wording(part.node, self.here.exercise.graphs[part.graph]).shape
        return f"Your line makes a matrix of {sized(M)}; {part.node} should be {rows} × {columns}, here {sized(key)}."

    def _fault_elsewhere(self, line: WrittenLine) -> str | None:
        """Why a line is not right elsewhere, as far as it is known; None if it is right."""
        try:
            M = self.elsewhere.compute(line)
        except LineError as problem:
            return str(problem)
        if M.shape != self.elsewhere.key.shape:
            return ""
        return None if _is_same(M, self.elsewhere.key) else in_words(self.elsewhere.diagnose(M))

    def _accident_message(self, right: str, why: str | None) -> str:
        sizes = [f"{name} = {size}" for name, size in self.elsewhere.given.names.items() if isinstance(size, int)]
        return (
            f"The numbers are {right} here, but by accident: not with {', '.join(sizes)}. "
            f"{why or 'Put a name such as d_k in place of a number.'}"
        )

    def _is_mended_by_kept_axes(self, line: WrittenLine) -> bool:
        try:
            return _is_same(self.here.compute(with_kept_axes(line)), self.here.key)
        except LineError:
            return False

    def _name_message(self, M: Matrix) -> str:
        """What a matrix is called, if it is another one of the graph."""
        asked = self.here.part
        matrices = self.here.exercise.traces[asked.graph].matrices
        name = next((name for name, other in matrices.items() if other is not None and _is_same(M, other)), "")
        return f"That makes {name}, not {asked.node}." if name else WRONG_NUMBERS


def _is_same(A: Matrix, B: Matrix) -> bool:
    return A.shape == B.shape and np.allclose(A, B, rtol=1e-9, atol=1e-12)


def values_before(exercise: Exercise, graph: str, node: str) -> Given:
    """All that comes before a node, by the names that the exercise gives it, and the sizes.

    The weights of a second head are W_q2, …: W_q is the other head's, and nothing here.
    """
    form, trace = exercise.graphs[graph], exercise.traces[graph]
    names = (*inputs(form), *shown_nodes(form))
    before = {name: trace.matrices[name] for name in names[: names.index(node)]}
    matrices = {exercise.name_of(graph, name): M for name, M in before.items()}
    n, d_model = trace.X.shape
    sizes = {"n": n, "d_model": d_model, **({"d_k": trace.d_k, "d_v": trace.V.shape[1]} if form.learned else {})}
    others = {name: M for name, M in before.items() if name not in WEIGHTS}
    layers = frozenset(exercise.name_of(graph, W) for W in WEIGHTS)
    return Given(names={**matrices, **sizes}, others=others, layers=layers)


@lru_cache(maxsize=256)
def line_marks(exercise: Exercise, part: Part) -> LineMarks:
    """What marks the lines for a part of an exercise."""
    here, elsewhere = (
        Setting(exercise=one, part=part, given=values_before(one, part.graph, part.node))
        for one in (exercise, _on_random_matrices(exercise, part))
    )
    return LineMarks(here=here, elsewhere=elsewhere)


def line_of(exercise: Exercise, part: Part) -> str:
    """A line that is right: the project's own, in torch where NumPy needs several; "" if there is none."""
    if part.node not in shown_nodes(exercise.graphs[part.graph]):  # it is a copy of another one
        return ""
    written = (snippet(part.node, library, exercise.graphs[part.graph]) for library in ("numpy", "torch"))
    lines = (re.sub(r"\bW_[qkv]\b", lambda found: exercise.name_of(part.graph, found[0]), line) for line in written)
    rows = (line if part.row is None else f"({line.partition(' = ')[2]})[{part.row}]" for line in lines)
    marks = line_marks(exercise, part)
    return next((line for line in rows if marks.mark(line).status == "correct"), "")


def key_of(exercise: Exercise, part: Part) -> Answer:
    """The answer to a part at full precision; of a line of code the project's own."""
    return line_of(exercise, part) if part.kind == "line" else exercise.answer(part.id)


def mark_line(exercise: Exercise, part: Part, text: str) -> Result:
    """Mark the line that was typed for a part; one that was read says how."""
    if not text.strip():
        return Result(status="blank", message="Nothing typed yet.")
    mark = line_marks(exercise, part).mark(text)
    typed = " ".join(text.split())
    return mark if mark.status == "unreadable" else replace(mark, answer=Choice(word=typed, shown=typed))


def _on_random_matrices(exercise: Exercise, part: Part) -> Exercise:
    """The same part on random matrices: of as many words, with other sizes that are all different."""
    here = exercise.inputs_of(part.graph)
    taken = {size for M in here.values() for size in M.shape}
    d_model, d_k, d_v, d_out = islice((size for size in count(2) if size not in taken), 4)
    random = np.random.default_rng(0)
    columns = {"W_q": d_k, "W_k": d_k, "W_v": d_v}
    columns |= {f"{name}2": size for name, size in columns.items()}  # of the second head
    shapes = {**{name: (d_model, size) for name, size in columns.items()}, "W_o": (2 * d_v, d_out)}
    drawn: Mapping[str, Matrix] = {
        exercise.name_of(part.graph, name): random.normal(size=shapes.get(name, (len(M), d_model))).round(2)
        for name, M in here.items()
    }
    return replace(
        exercise,
        inputs=MappingProxyType(drawn),
        questions=(single_question(part),),
        graphs=MappingProxyType({part.graph: exercise.graphs[part.graph]}),
    )
