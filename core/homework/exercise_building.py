"""Builds an exercise from the fields of a file, and checks that each part of it can be asked."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import numpy as np

from core.graph.form import Form
from core.graph.nodes import HEAD_INPUTS
from core.graph.steps import Matrix, ShapeError
from core.homework import wordings
from core.homework.exercise import WEIGHTS, Exercise, Question
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseForm, GraphForm, Input
from core.homework.exercise_parts import parts
from core.homework.proofs import PROOFS
from core.homework.reflections import reflections
from core.reading.data_faults import excerpt
from core.words import sources


def build(file: Path | str, form: ExerciseForm) -> Exercise:
    """The exercise with these fields, of a file or of what stands in for one in an error, and its other wordings.

    Raises:
        ExerciseDataError: a field has a fault; names it and what was expected there. It brings all the others.
    """
    faults = Faults(file)
    words, inputs = wordings.in_own_words(form), _inputs(form, faults)
    are_given = not faults.found
    _check_names(form, faults)
    wordings.check_words(form, faults)
    if not are_given:
        faults.raise_if_any()
    exercise = _in_words(words, inputs, faults)
    faults.raise_if_any()
    others = [
        wordings.reworded(exercise, other, _inputs(other, faults, f"variants.sentences[{i}]."))
        for i, other in enumerate(wordings.in_other_words(form))
    ]
    faults.raise_if_any()
    return replace(exercise, wordings=tuple(others))


def _check_names(form: ExerciseForm, faults: Faults) -> None:
    """Make sure that ids are used once and name columns of their own, and that the version of the proof is known."""
    columns: dict[str, str] = {}
    for i, question in enumerate(form.questions):
        columns |= {f"questions[{i}].parts[{j}].id": one.id for j, one in enumerate(question.parts)}
        columns |= {f"questions[{i}].reflections[{j}].id": one.id for j, one in enumerate(question.reflections)}
    for fields in ({f"questions[{i}].id": one.id for i, one in enumerate(form.questions)}, columns):
        times = Counter[str]()
        for field, name in fields.items():
            times[name] += 1
            if times[name] > 1:
                faults.note(field, f"expected each id once; found {name} more than once")
    before: dict[str, str] = {}
    for field, name in columns.items():  # of a file of answers, where capitals do not count
        if name.casefold() in ("student", "variant"):
            faults.note(field, f"expected another name; {excerpt(name)} is a column of its own")
        elif before.setdefault(name.casefold(), name) != name:
            expected = f"expected names that differ in more than capitals; found {excerpt(name)} and another like it"
            faults.note(field, expected)
    if form.proof not in PROOFS:
        versions = ", ".join(map(str, PROOFS))
        faults.note("proof", f"expected one of {versions}, the versions there are; found {excerpt(form.proof)}")


def _in_words(form: ExerciseForm, inputs: Mapping[str, Matrix], faults: Faults) -> Exercise:
    """The exercise in one sentence's words."""
    bare = Exercise(
        id=form.id, graded=form.graded, title=form.title, about=form.about, source=form.source,
        tokens=form.tokens, tokens_kv=form.tokens_kv, inputs=inputs, graphs={}, questions=(),
        second_heads=frozenset(name for name, graph in form.graphs.items() if graph.head == 2), proof=form.proof,
    )  # fmt: skip
    graphs: dict[str, Form] = {}
    for name, graph in form.graphs.items():
        with faults:
            graphs[name] = _graph(bare, name, graph, faults)
    bare = replace(bare, graphs=MappingProxyType(graphs))
    questions = tuple(
        Question(id=q.id, title=q.title, text=q.text, graph=q.graph, parts=tuple(parts(bare, form, i, faults)))
        for i, q in enumerate(form.questions)
    )
    asking = replace(bare, questions=questions)
    reflecting = (replace(q, reflections=tuple(reflections(asking, form, i, faults))) for i, q in enumerate(questions))
    return replace(bare, questions=tuple(reflecting))


def _inputs(form: ExerciseForm, faults: Faults, where: str = "") -> Mapping[str, Matrix]:
    """The inputs by name; ``where`` is what the fields of the words begin with."""
    inputs: dict[Input, Matrix] = {}
    for name in form.inputs:
        with faults:
            inputs[name] = _matrix(form, name, faults, where)
    for name, field, tokens in (("X", "tokens", form.tokens), ("X_kv", "tokens_kv", form.tokens_kv)):
        if name in inputs or ((name == "X" or tokens) and name not in form.inputs):
            with faults:
                _check_sentence(f"{where}{field}", tokens, name, inputs, faults)
    return MappingProxyType({str(name): M for name, M in inputs.items()})


def _matrix(form: ExerciseForm, name: Input, faults: Faults, where: str) -> Matrix:
    rows = form.inputs[name]
    if rows == "glove":
        field = "tokens_kv" if name == "X_kv" else "tokens"
        looked_up = sources.load().look_up(getattr(form, field))
        if looked_up.unknown:
            unknown = ", ".join(looked_up.unknown)
            raise faults.fault(where + field, f"expected words with a GloVe vector; found {unknown}")
        return looked_up.X
    lengths = {len(row) for row in rows}
    if len(lengths) != 1 or 0 in lengths:
        raise faults.fault(f"inputs.{name}", "expected rows of finite numbers, all of the same length")
    return np.asarray(rows, dtype=np.float64)


def _check_sentence(
    field: str, tokens: tuple[str, ...], name: Input, inputs: Mapping[Input, Matrix], faults: Faults
) -> None:
    """Make sure that a sentence has words, and a matrix with one row per word."""
    for i, token in enumerate(tokens):
        if not any(character.isprintable() and not character.isspace() for character in token):
            raise faults.fault(f"{field}[{i}]", f"expected a word; found {excerpt(token)}")
    if not tokens:
        raise faults.fault(field, f"expected the words of {name}; found none")
    if name not in inputs or len(inputs[name]) != len(tokens):
        raise faults.fault(f"inputs.{name}", f"expected {len(tokens)} rows, one per token")


def _graph(exercise: Exercise, name: str, entry: GraphForm, faults: Faults) -> Form:
    """A graph that can be computed, and whose inputs are there and lead to numbers."""
    try:
        graph = entry.form()
    except ValueError as error:
        raise faults.fault(f"graphs.{name}", f"expected a computable graph; {error}") from error
    weights = tuple(f"{W}2" for W in WEIGHTS) if name in exercise.second_heads else WEIGHTS
    needed = {*(weights if graph.learned else ()), *(("X_kv",) if graph.cross else ())}
    needed |= set(HEAD_INPUTS) if graph.heads > 1 else set()
    if missing := needed - set(exercise.inputs):
        raise faults.fault(f"graphs.{name}", f"expected inputs {', '.join(sorted(missing))}")
    try:
        with np.errstate(all="ignore"):
            trace = replace(exercise, graphs={name: graph}).evaluate(name)
    except ShapeError as error:
        raise faults.fault("inputs", f"expected matrices that fit; {error}") from error
    if not np.isfinite(np.append(trace.scores, trace.context)).all():
        raise faults.fault(f"graphs.{name}", "expected inputs that lead to finite numbers only")
    return graph
