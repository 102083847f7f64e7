"""What a screen computes with: an exercise, or the student's own sentence or numbers. Any cell can be changed."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import streamlit as st

from core.attention import Trace, attend
from core.exercises import Exercise, Part
from core.graph import code
from core.graph.form import Form
from core.graph.nodes import steps_of
from core.graph.steps import Matrix
from core.graph.tex import plain
from core.homework import covering
from core.homework.covering import OPEN, Covering
from core.homework.exercise import WEIGHTS
from core.models import agreement_model, training
from core.reading import matrix_edits
from core.reading.matrix_edits import Edits, LinkError
from core.words import sources
from ui.charts import drawing
from ui.fields import exercise_choice, sentence, trained_again, widgets
from ui.fields.earned import earned
from ui.session import contents, edits, learned_matrices, link
from ui.session.keys import Key

_WORDS = "these are mine"

_FEW = 3
"""How many cells of a matrix that cannot be used are told one by one; of the others, only how many they are."""

_LONGEST_CELL = 50
"""The most characters of a cell."""

_SEED = 5
"""The seed of the numbers that a student starts from."""


@dataclass(frozen=True, kw_only=True)
class Inputs:
    """X, with learning also W_q, W_k and W_v, and the words they are about.

    ``words`` are the tokens, numbered where one occurs more than once. ``exercise`` is the one they are taken from, and
    ``earned`` those of its parts whose answers may be seen.
    """

    name: str
    title: str
    tokens: tuple[str, ...]
    words: list[str]
    matrices: Mapping[str, Matrix]
    exercise: Exercise | None = None
    earned: frozenset[str] = frozenset()

    @property
    def covering(self) -> Covering:
        """Which of the numbers that follow from them are answers that have to stay covered."""
        return covering.covering(self.exercise, self.earned) if self.exercise else OPEN

    def evaluate(self, form: Form) -> Trace:
        """Evaluate the graph in one form, from the inputs it needs; numbers that have to stay covered are nan."""
        return covering.covered_trace(self._evaluate(form), self.covering)

    def _evaluate(self, form: Form) -> Trace:
        matrices = (self.matrices[name] for name in code.inputs(form))
        return _evaluated(form, *((M.shape, M.astype(np.float64, copy=False).tobytes()) for M in matrices))

    @property
    def parts_covered(self) -> tuple[Part, ...]:
        """The parts of the exercise that cover a number of what follows from these inputs."""
        if self.exercise is None:
            return ()
        forms = [form for form in self.exercise.graphs.values() if set(code.inputs(form)) <= set(self.matrices)]
        return covering.parts_in(self.exercise, self.earned, tuple(self._evaluate(form) for form in forms))


@lru_cache(maxsize=32)
def _evaluated(form: Form, *matrices: tuple[tuple[int, ...], bytes]) -> Trace:
    """The graph, remembered by the content of its inputs, so that a run that changes none computes nothing."""
    inputs = (np.frombuffer(numbers).reshape(shape) for shape, numbers in matrices)
    return attend(*inputs, replace=steps_of(form))


@dataclass(frozen=True, kw_only=True)
class _Base:
    """Matrices before any cell is changed; ``ids`` says which matrix each is, so that edits stay with their own."""

    name: str
    title: str
    tokens: tuple[str, ...]
    matrices: Mapping[str, Matrix]
    ids: Mapping[str, str]
    exercise: Exercise | None = None


def choose(*, learned: bool) -> Inputs:
    """Ask what to compute with, and draw the tables in which it can be changed.

    Args:
        learned: with W_q, W_k and W_v.
    """
    with st.container():  # what comes and goes here moves nothing below it
        base = _chosen()
        base = _with_weights(base) if learned else base
        words = drawing.distinct(base.tokens)
        names = ("X", *WEIGHTS) if learned else ("X",)
        letters = {name: edits.edits(base.ids[name], name) for name in names}
        tables = st.expander("Change the numbers", icon=":material/edit:", key=Key.EDITORS, on_change="rerun")
        if tables.open:
            with tables:
                st.caption(
                    "Type over any cell, or paste cells from a spreadsheet: 0.25, 1/4, −3 or 25 %. What you change "
                    "becomes part of this page's link."
                )
                for place, name in zip(_places(len(names)), names, strict=True):
                    with place:
                        letters[name] = _table(base, name, letters[name], words)
        if any(letters.values()):
            changed = [(base.ids[name], name) for name in names]
            st.button("Reset the numbers", icon=":material/undo:", on_click=edits.discard_edits, args=(changed,))
        matrices = {name: _edited(base, name, letters[name]) for name in names}
        return Inputs(
            name=base.name, title=base.title, tokens=base.tokens, words=words, matrices=matrices,
            exercise=base.exercise, earned=earned(base.exercise) if base.exercise else frozenset(),
        )  # fmt: skip


def _chosen() -> _Base:
    chosen = exercise_choice.choose_example()
    if chosen == exercise_choice.SENTENCE:
        tokens, X = sentence.ask_sentence()
        return _only_X("own-sentence", "A sentence of your own", tokens, X)
    if isinstance(chosen, str):
        return _numbers()
    name = chosen.id if chosen.variant is None else f"{chosen.id}-{chosen.variant}"
    return _Base(
        name=name, title=chosen.title, tokens=chosen.tokens, matrices=chosen.inputs, exercise=chosen,
        ids={matrix: f"{name} {M.shape}" for matrix, M in chosen.inputs.items()},
    )  # fmt: skip


def _only_X(name: str, title: str, tokens: tuple[str, ...], X: Matrix) -> _Base:
    return _Base(name=name, title=title, tokens=tokens, matrices={"X": X}, ids={"X": f"{' '.join(tokens)} {X.shape}"})


def _numbers() -> _Base:
    """Ask for words, which are only labels here, and for d_model."""
    left, right = st.columns(2)
    with left:
        typed = widgets.text("Your words", Key.WORDS, usual=_WORDS, max_chars=sentence.MOST_LETTERS)
        tokens = sources.tokenize(typed)
        if not 0 < len(tokens) <= sentence.LONGEST:
            st.warning(f"{sentence.wrong_count(tokens)} Using “{_WORDS}” for now.")
            tokens = sources.tokenize(_WORDS)
    with right:
        d_model = widgets.width(Key.D_MODEL)
    st.caption("The words are only labels. Their numbers are random: type over any of them.")
    X = matrix_edits.draw(_SEED, {"X": (len(tokens), d_model)}, "uniform")["X"].round(1)
    return _only_X("own-numbers", "Numbers of your own", tokens, X)


def _with_weights(base: _Base) -> _Base:
    source = _source(base)
    if source != widgets.TRAINED:
        link.write(Key.TRAINED, "")
    if source == widgets.GIVEN:
        return base
    if source == widgets.TRAINED:
        return _with_learned(base)
    if "W_q" not in base.matrices:
        st.caption("There are no learned weights for these words; W_q, W_k and W_v are random.")
    with st.grid(4):
        seed, distribution = widgets.seed(), widgets.distribution()
        d_k, d_v = widgets.width(Key.D_K), widgets.width(Key.D_V)
    d_model = base.matrices["X"].shape[1]
    shapes = {"W_q": (d_model, d_k), "W_k": (d_model, d_k), "W_v": (d_model, d_v)}
    drawn = matrix_edits.draw(seed, shapes, distribution)
    ids = {name: f"{seed} {distribution} {shape}" for name, shape in shapes.items()}
    return replace(base, matrices={"X": base.matrices["X"], **drawn}, ids={"X": base.ids["X"], **ids})


def _source(base: _Base) -> str:
    """Ask where W_q, W_k and W_v come from, if there is a choice."""
    options = [widgets.GIVEN, widgets.RANDOM] if "W_q" in base.matrices else [widgets.RANDOM]
    if base.matrices["X"].shape[1] == agreement_model.D_MODEL:
        wanted = contents.text(Key.WEIGHTS_OR_TRAINED) == widgets.TRAINED
        if wanted:
            trained_again.train_if_linked()
        if learned_matrices.learned_matrices() or wanted:
            source = widgets.weights([*options, widgets.TRAINED], Key.WEIGHTS_OR_TRAINED)
            if source != widgets.TRAINED or learned_matrices.learned_matrices():
                return source
            st.warning("Nothing has been trained since this page was opened: do that under “Watch it being learned”.")
            return options[0]
    return widgets.weights(options, Key.WEIGHTS) if options[1:] else options[0]


def _with_learned(base: _Base) -> _Base:
    """The matrices that this session has learned; the link has the training that leads to them."""
    learned = learned_matrices.learned_matrices()
    st.caption(
        f"Learned in {learned.epoch} epochs from seed {learned.seed}. They are too large for this page's link: it "
        "holds the epochs and the seed, and whoever opens it has them learned again."
    )
    link.write(Key.TRAINED, training.written(learned.seed, learned.epoch))
    ids = dict.fromkeys(WEIGHTS, f"{learned.seed} {learned.epoch} trained")
    return replace(base, matrices={"X": base.matrices["X"], **learned.matrices}, ids={"X": base.ids["X"], **ids})


def _places(count: int) -> Sequence[AbstractContextManager[Any]]:
    return [place for _ in range(0, count, 2) for place in st.columns(2)][:count] if count > 1 else [st.container()]


def _table(base: _Base, name: str, letters: str, words: Sequence[str]) -> str:
    """A table of one matrix with a text in each cell; returns the edits, packed for the link."""
    M = base.matrices[name]
    labels = list(words) if name == "X" else _numbered(M.shape[0])
    shown = [[f"{value:.6g}" for value in row] for row in M.tolist()]
    table = edits.editor(base.ids[name], name, letters)
    before = [list(row) for row in shown]
    for (i, j), text in _cells(table.letters).items():
        if i < M.shape[0] and j < M.shape[1]:
            before[i][j] = text
    import pandas as pd

    st.markdown(f"**{name}**, {M.shape[0]} × {M.shape[1]}")
    after = st.data_editor(
        pd.DataFrame(before, index=labels, columns=_numbered(M.shape[1]), dtype="object"),
        key=table.key,
        alt=f"Cells of {name}",
        column_config={
            str(j + 1): st.column_config.TextColumn(width=64, alignment="right", max_chars=_LONGEST_CELL)
            for j in range(M.shape[1])
        },
        disabled=["_index"],
        width="content",
    )
    typed = ["" if text is None or text is pd.NA else str(text)[:_LONGEST_CELL] for text in after.to_numpy().ravel()]
    cells = {divmod(at, M.shape[1]): text for at, text in enumerate(typed)}
    letters = matrix_edits.pack({(i, j): text for (i, j), text in cells.items() if text != shown[i][j]})
    edits.set_edits(base.ids[name], name, letters)
    return letters


def _numbered(count: int) -> list[str]:
    return [str(i + 1) for i in range(count)]


def _edited(base: _Base, name: str, letters: str) -> Matrix:
    """A matrix with its edits; a cell that cannot be read keeps the last number it had."""
    M, id = base.matrices[name], base.ids[name]
    changed, problems = matrix_edits.edited(name, M, _cells(letters, tell=True), edits.last_usable(id, name, M))
    for problem in problems[:_FEW]:
        st.warning(f"{plain(problem)} The picture keeps the last number it had there.")
    if more := problems[_FEW:]:
        st.warning(f"{len(more):,} more {'cell' if len(more) == 1 else 'cells'} of {plain(name)} cannot be used.")
    edits.note_usable(id, name, changed)
    return changed


def _cells(letters: str, *, tell: bool = False) -> Edits:
    try:
        return matrix_edits.unpack(letters)
    except LinkError as problem:
        if tell:
            st.warning(str(problem))
        return {}
