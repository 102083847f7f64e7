"""Builds an exercise from the fields of a file, and checks that each part of it can be asked."""

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
from core.homework.exercise_files import ExerciseDataError, ExerciseForm, Input
from core.homework.exercise_parts import parts
from core.homework.proofs import PROVEN
from core.homework.reflections import reflections
from core.reading.data_faults import shown
from core.words import sources


def build(file: Path | str, form: ExerciseForm) -> Exercise:
    """The exercise with these fields, of a file or of what stands in for one in an error, and its other wordings.

    Raises:
        ExerciseDataError: a field has a fault; names it and what was expected there. It brings all the others.
    """
    faults = Faults()
    words, inputs = wordings.own(form), _inputs(file, form, faults)
    are_given = not faults.found
    _check_names(file, form, faults)
    wordings.check(file, form, faults)
    if not are_given:
        faults.tell()
    exercise = _in_words(file, words, inputs, faults)
    faults.tell()
    others = [
        wordings.reworded(exercise, other, _inputs(file, other, faults, f"variants.sentences[{i}]."))
        for i, other in enumerate(wordings.others(form))
    ]
    faults.tell()
    return replace(exercise, wordings=tuple(others))


def _check_names(file: Path | str, form: ExerciseForm, faults: Faults) -> None:
    """Make sure that questions and columns have names of their own, and that the version of the proof is known."""
    fields: dict[str, str] = {}
    for i, question in enumerate(form.questions):
        fields |= {f"questions[{i}].parts[{j}].id": one.id for j, one in enumerate(question.parts)}
        fields |= {f"questions[{i}].reflections[{j}].id": one.id for j, one in enumerate(question.reflections)}
    _check_unique(file, {f"questions[{i}].id": one.id for i, one in enumerate(form.questions)}, faults)
    _check_unique(file, fields, faults)
    _check_columns(file, fields, faults)
    if form.proof not in PROVEN:
        expected = f"expected one of {', '.join(map(str, PROVEN))}, the versions there are; found {shown(form.proof)}"
        with faults:
            raise ExerciseDataError(file, "proof", expected)


def _in_words(file: Path | str, form: ExerciseForm, inputs: Mapping[str, Matrix], faults: Faults) -> Exercise:
    """The exercise in one sentence's words."""
    bare = Exercise(
        id=form.id, graded=form.graded, title=form.title, about=form.about, source=form.source,
        tokens=form.tokens, tokens_kv=form.tokens_kv, inputs=inputs,
        graphs=MappingProxyType(_graphs(file, form, faults)), questions=(),
        second_heads=frozenset(name for name, graph in form.graphs.items() if graph.head == 2), proof=form.proof,
    )  # fmt: skip
    bare = _evaluated(file, bare, faults)
    questions = tuple(
        Question(id=q.id, title=q.title, text=q.text, graph=q.graph, parts=tuple(parts(file, bare, form, i, faults)))
        for i, q in enumerate(form.questions)
    )
    asking = replace(bare, questions=questions)
    reflecting = (
        replace(q, reflections=tuple(reflections(file, asking, form, i, faults))) for i, q in enumerate(questions)
    )
    return replace(bare, questions=tuple(reflecting))


def _inputs(file: Path | str, form: ExerciseForm, faults: Faults, where: str = "") -> Mapping[str, Matrix]:
    """The inputs by name; ``where`` is what the fields of the words begin with."""
    inputs: dict[Input, Matrix] = {}
    for name in form.inputs:
        with faults:
            inputs[name] = _matrix(file, form, name, where)
    for name, field, tokens in (("X", "tokens", form.tokens), ("X_kv", "tokens_kv", form.tokens_kv)):
        with faults:
            if name in inputs or ((name == "X" or tokens) and name not in form.inputs):
                _check_sentence(file, f"{where}{field}", tokens, name, inputs)
    return MappingProxyType({str(name): M for name, M in inputs.items()})


def _matrix(file: Path | str, form: ExerciseForm, name: Input, where: str) -> Matrix:
    rows = form.inputs[name]
    if rows == "glove":
        field = "tokens_kv" if name == "X_kv" else "tokens"
        looked_up = sources.load().look_up(getattr(form, field))
        if looked_up.unknown:
            unknown = ", ".join(looked_up.unknown)
            raise ExerciseDataError(file, where + field, f"expected words with a GloVe vector; found {unknown}")
        return looked_up.X
    lengths = {len(row) for row in rows}
    if len(lengths) != 1 or 0 in lengths or not np.isfinite(np.asarray(rows)).all():
        raise ExerciseDataError(file, f"inputs.{name}", "expected rows of finite numbers, all of the same length")
    return np.asarray(rows, dtype=np.float64)


def _check_sentence(
    file: Path | str, field: str, tokens: tuple[str, ...], name: Input, inputs: Mapping[Input, Matrix]
) -> None:
    """Make sure that a sentence has words, and a matrix with one row per word."""
    for i, token in enumerate(tokens):
        if not any(character.isprintable() and not character.isspace() for character in token):
            raise ExerciseDataError(file, f"{field}[{i}]", f"expected a word; found {shown(token)}")
    if not tokens:
        raise ExerciseDataError(file, field, f"expected the words of {name}; found none")
    if name not in inputs or len(inputs[name]) != len(tokens):
        raise ExerciseDataError(file, f"inputs.{name}", f"expected {len(tokens)} rows, one per token")


def _graphs(file: Path | str, form: ExerciseForm, faults: Faults) -> dict[str, Form]:
    forms = {}
    for name, graph in form.graphs.items():
        with faults:
            try:
                forms[name] = graph.form()
            except ValueError as error:
                raise ExerciseDataError(file, f"graphs.{name}", f"expected a computable graph; {error}") from error
    return forms


def _check_columns(file: Path | str, fields: Mapping[str, str], faults: Faults) -> None:
    """Make sure that each has a column of its own in a file of answers, where capitals do not count."""
    before: dict[str, str] = {}
    for field, name in fields.items():
        with faults:
            if name.casefold() in ("student", "variant"):
                raise ExerciseDataError(file, field, f"expected another name; {shown(name)} is a column of its own")
            if before.setdefault(name.casefold(), name) != name:
                expected = f"expected names that differ in more than capitals; found {shown(name)} and another like it"
                raise ExerciseDataError(file, field, expected)


def _check_unique(file: Path | str, fields: Mapping[str, str], faults: Faults) -> None:
    """Make sure that no id is used a second time."""
    before: set[str] = set()
    for field, name in fields.items():
        with faults:
            if name in before:
                raise ExerciseDataError(file, field, f"expected each id once; found {name} more than once")
            before.add(name)


def _evaluated(file: Path | str, exercise: Exercise, faults: Faults) -> Exercise:
    """The exercise with those of its graphs that can be evaluated."""
    graphs = dict(exercise.graphs)
    for name, graph in exercise.graphs.items():
        with faults:
            del graphs[name]
            _check_graph(file, exercise, name, graph)
            graphs[name] = graph
    return replace(exercise, graphs=MappingProxyType(graphs))


def _check_graph(file: Path | str, exercise: Exercise, name: str, graph: Form) -> None:
    """Make sure that a graph has its inputs, and that they lead to numbers."""
    weights = tuple(f"{W}2" for W in WEIGHTS) if name in exercise.second_heads else WEIGHTS
    needed = {*(weights if graph.learned else ()), *(("X_kv",) if graph.cross else ())}
    needed |= set(HEAD_INPUTS) if graph.heads > 1 else set()
    missing = needed - set(exercise.inputs)
    if missing:
        raise ExerciseDataError(file, f"graphs.{name}", f"expected inputs {', '.join(sorted(missing))}")
    try:
        with np.errstate(all="ignore"):
            trace = exercise.evaluate(name)
    except ShapeError as error:
        raise ExerciseDataError(file, "inputs", f"expected matrices that fit; {error}") from error
    if not (np.isfinite(trace.scores).all() and np.isfinite(trace.context).all()):
        raise ExerciseDataError(file, f"graphs.{name}", "expected inputs that lead to finite numbers only")
