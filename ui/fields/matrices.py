"""What a screen computes with: an exercise, or the student's own sentence or numbers, with what was typed over them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial

import numpy as np
import streamlit as st

from core.attention import Trace, attend
from core.exercises import Exercise, Part
from core.graph import code
from core.graph.form import Form
from core.graph.nodes import steps_of
from core.graph.steps import Matrix
from core.homework import answer_cover
from core.homework.answer_cover import NO_COVER, AnswerCover
from core.homework.exercise import WEIGHTS
from core.lessons import tour
from core.models import agreement_model, training
from core.reading import matrix_edits
from core.reading.matrix_edits import Edits, LinkError
from core.words import sources
from ui.charts import drawing
from ui.fields import exercise_choice, sentence, widgets
from ui.fields.earned_parts import earned_parts
from ui.session import contents, edits, learned_matrices, link
from ui.session.keys import Key
from ui.session.linked_value import linked_text

_WORDS = "these are mine"

_SEED = 5
"""The seed of the numbers that a student starts from."""


@dataclass(frozen=True, kw_only=True)
class Inputs:
    """X, with learning also W_q, W_k and W_v, and the words they are about.

    ``exercise`` is the one they are taken from, and ``earned`` those of its parts whose answers may be seen.
    ``positions``: they are added to X. By matrix: ``at_first`` are the numbers before any was changed, ``bases`` says
    which numbers these are, so that edits stay with their own, ``typed`` are the texts in the cells that were typed
    over, and ``problems`` says what is wrong with some of them.
    """

    name: str
    title: str
    tokens: tuple[str, ...]
    matrices: Mapping[str, Matrix]
    exercise: Exercise | None = None
    earned: frozenset[str] = frozenset()
    positions: bool = False
    at_first: Mapping[str, Matrix] = field(default_factory=dict)
    bases: Mapping[str, str] = field(default_factory=dict)
    typed: Mapping[str, Edits] = field(default_factory=dict)
    problems: Mapping[str, Edits] = field(default_factory=dict)

    @cached_property
    def words(self) -> list[str]:
        """The tokens, numbered where one occurs more than once."""
        return drawing.distinct(self.tokens)

    @property
    def about(self) -> str:
        """What the exercise is about, in Markdown; "" if there is none."""
        return exercise_choice.about(self.exercise) if self.exercise else ""

    @property
    def columns(self) -> Mapping[str, tuple[str, ...]]:
        """What each number of a word says in the example of the tour, and by its weights of a query and key."""
        if not self.exercise or self.exercise.id != tour.EXAMPLE:
            return {}
        own = self.exercise.inputs
        is_own = all(np.array_equal(self.at_first.get(name, ()), own[name]) for name in ("W_q", "W_k"))
        return dict.fromkeys("XQK" if is_own else "X", tour.load().opening.qualities)

    @property
    def cover(self) -> AnswerCover:
        """Which of the numbers that follow from them are answers that have to stay covered."""
        return answer_cover.answer_cover(self.exercise, self.earned) if self.exercise else NO_COVER

    def evaluate(self, form: Form) -> Trace:
        """Evaluate the graph in one form, from the inputs it needs; numbers that have to stay covered are nan."""
        return answer_cover.covered_trace(self._evaluate(form), self.cover)

    def _evaluate(self, form: Form) -> Trace:
        matrices = (self.matrices[name] for name in code.inputs(form))
        return _evaluate_once(form, *((M.shape, M.astype(np.float64, copy=False).tobytes()) for M in matrices))

    @property
    def parts_covered(self) -> tuple[Part, ...]:
        """The parts of the exercise that cover a number of what follows from these inputs."""
        if self.exercise is None:
            return ()
        forms = [form for form in self.exercise.graphs.values() if set(code.inputs(form)) <= set(self.matrices)]
        return answer_cover.covered_parts(self.exercise, self.earned, tuple(self._evaluate(form) for form in forms))


@lru_cache(maxsize=32)
def _evaluate_once(form: Form, *matrices: tuple[tuple[int, ...], bytes]) -> Trace:
    """The graph, remembered by the content of its inputs, so that a run that changes none computes nothing."""
    inputs = (np.frombuffer(numbers).reshape(shape) for shape, numbers in matrices)
    return attend(*inputs, replace=steps_of(form))


def choose(
    line: st.delta_generator.DeltaGenerator, place: st.delta_generator.DeltaGenerator, *, learned: bool
) -> Inputs:
    """Ask what to compute with, with W_q, W_k and W_v if ``learned``; its numbers can be changed in the picture.

    A button in ``line`` opens what is asked; what is wrong with a link is said in ``place``.
    """
    row = line.popover("Other words and numbers", icon=":material/tune:", type="tertiary", key="other words")
    base = _choose_inputs(row, place)
    base = _add_weights(base, row) if learned else base
    with row:
        positions = widgets.positions()
    names = ("X", *WEIGHTS) if learned else ("X",)
    typed = {name: _cells_within(base.matrices[name], typed_cells(base.bases[name], name)) for name in names}
    edited = {name: _edit(base, name, typed[name]) for name in names}
    return replace(
        base,
        at_first={name: base.matrices[name] for name in names},
        bases={name: base.bases[name] for name in names},
        matrices={name: M for name, (M, _) in edited.items()},
        typed=typed,
        problems={name: bad for name, (_, bad) in edited.items()},
        earned=earned_parts(base.exercise) if base.exercise else frozenset(),
        positions=positions,
    )


def _choose_inputs(row: st.delta_generator.DeltaGenerator, place: st.delta_generator.DeltaGenerator) -> Inputs:
    with row:
        chosen = exercise_choice.choose_example(place)
    if chosen == exercise_choice.SENTENCE:
        tokens, X = sentence.ask_sentence()
        return _only_X("own-sentence", "A sentence of your own", tokens, X)
    if chosen == exercise_choice.HEAD:
        return _trained_head()
    if isinstance(chosen, str):
        return _numbers()
    return Inputs(
        name=chosen.file_name,
        title=chosen.title,
        tokens=chosen.tokens,
        matrices=chosen.inputs,
        exercise=chosen,
        bases={matrix: f"{chosen.file_name} {M.shape}" for matrix, M in chosen.inputs.items()},
    )


def _only_X(name: str, title: str, tokens: tuple[str, ...], X: Matrix) -> Inputs:
    return Inputs(
        name=name, title=title, tokens=tokens, matrices={"X": X}, bases={"X": f"{' '.join(tokens)} {X.shape}"}
    )


def _trained_head() -> Inputs:
    """Ask for a sentence and a head of the trained model, which nothing but this choice imports or loads."""
    from ui.fields import trained_head

    chosen = trained_head.choose(trained_head.INPUT_FIELDS, is_ready=trained_head.is_ready())
    if chosen is None:
        st.stop()
    st.caption("The column of ones in X adds the last row of each W, a *bias*, to each query, key or value.")
    return Inputs(
        name=chosen.name,
        title=f"{chosen.title}: {chosen.text}",
        tokens=chosen.run.tokens,
        matrices=chosen.matrices,
        bases={name: f"{chosen.name} {name} {chosen.text}" for name in chosen.matrices},
    )


def _numbers() -> Inputs:
    """Ask for words, which are only labels here, and for d_model."""
    left, right = st.columns(2)
    with left:
        typed = widgets.text("Your words", "words", usual=_WORDS, max_chars=sentence.MOST_LETTERS)
        tokens = sources.tokenize(typed)
        if not 0 < len(tokens) <= sentence.LONGEST:
            st.warning(f"{sentence.wrong_count(tokens)} Using “{_WORDS}” for now.")
            tokens = sources.tokenize(_WORDS)
    with right:
        d_model = widgets.width("d_model")
    st.caption("The words are only labels. The numbers of X are random: type over them in the picture.")
    X = matrix_edits.draw(_SEED, {"X": (len(tokens), d_model)}, "uniform")["X"].round(1)
    return _only_X("own-numbers", "Numbers of your own", tokens, X)


def _add_weights(base: Inputs, row: st.delta_generator.DeltaGenerator) -> Inputs:
    with row:
        source = _source(base)
    if source != widgets.TRAINED:
        link.write(Key.TRAINED, "")
    if source == widgets.GIVEN:
        return base
    if source == widgets.TRAINED:
        return _add_learned(base)
    if "W_q" not in base.matrices:
        st.caption("There are no learned weights for these words; $W_q$, $W_k$ and $W_v$ are random.")
    with st.grid(4):
        seed, distribution = widgets.seed(), widgets.distribution()
        d_k, d_v = widgets.width("d_k"), widgets.width("d_v")
    d_model = base.matrices["X"].shape[1]
    shapes = {"W_q": (d_model, d_k), "W_k": (d_model, d_k), "W_v": (d_model, d_v)}
    drawn = matrix_edits.draw(seed, shapes, distribution)
    bases = {name: f"{seed} {distribution} {shape}" for name, shape in shapes.items()}
    return replace(base, matrices={"X": base.matrices["X"], **drawn}, bases={"X": base.bases["X"], **bases})


def _source(base: Inputs) -> str:
    """Ask where W_q, W_k and W_v come from, if there is a choice."""
    if base.exercise is None and "W_q" in base.matrices:
        return widgets.GIVEN  # a trained head has its own
    options = [widgets.GIVEN, widgets.RANDOM] if "W_q" in base.matrices else [widgets.RANDOM]
    if base.matrices["X"].shape[1] == agreement_model.D_MODEL:
        wanted = contents.text(Key.WEIGHTS_OR_TRAINED) == widgets.TRAINED
        if wanted:
            learned_matrices.train_if_linked()
        if learned_matrices.learned_matrices() or wanted:
            source = widgets.weights([*options, widgets.TRAINED], Key.WEIGHTS_OR_TRAINED)
            if source != widgets.TRAINED or learned_matrices.learned_matrices():
                return source
            st.warning("Nothing has been trained since this page was opened. Do that on “Watch it being learned”.")
            return options[0]
    return widgets.weights(options, "weights") if options[1:] else options[0]


def _add_learned(base: Inputs) -> Inputs:
    """The matrices that this session has learned; the link has the training that leads to them."""
    learned = learned_matrices.learned_matrices()
    st.caption(
        f"Learned in {learned.epoch} epochs from seed {learned.seed}. These matrices are too large for this page’s "
        "link, which holds only the epochs and the seed: when it is opened, they are learned again."
    )
    link.write(Key.TRAINED, training.link_text(learned.seed, learned.epoch))
    bases = dict.fromkeys(WEIGHTS, f"{learned.seed} {learned.epoch} trained")
    return replace(base, matrices={"X": base.matrices["X"], **learned.matrices}, bases={"X": base.bases["X"], **bases})


def typed_cells(base: str, name: str) -> Edits:
    """The texts that were typed into cells of a matrix; those of another ``base`` are others."""
    try:
        return matrix_edits.unpack(linked_text(name, base).value())
    except LinkError as problem:
        st.warning(str(problem))
        return {}


def _cells_within(M: Matrix, typed: Edits) -> Edits:
    n, m = M.shape
    return {(i, j): text for (i, j), text in typed.items() if i < n and j < m}


def _edit(base: Inputs, name: str, typed: Edits) -> tuple[Matrix, Edits]:
    """A matrix with its edits, and what is wrong with some; a cell that cannot be read keeps the last number it had."""
    M = base.matrices[name]
    return edits.from_last_usable(base.bases[name], name, M, partial(matrix_edits.edited_matrix, name, M, typed))
