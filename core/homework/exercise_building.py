"""Builds an exercise from the fields of a file, and checks that each part of it can be asked."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import numpy as np

from core.graph.form import Form
from core.graph.steps import Matrix, ShapeError
from core.homework import wordings
from core.homework.exercise import WEIGHTS, Exercise, Question
from core.homework.exercise_files import ExerciseDataError, ExerciseForm, Input
from core.homework.exercise_parts import parts
from core.homework.proofs import PROVEN
from core.homework.reflections import reflections
from core.reading.data_faults import shown
from core.words import sources


def build(file: Path | str, form: ExerciseForm) -> Exercise:
    """The exercise with these fields, of a file or of what stands in for one in an error, and its other wordings.

    Raises:
        ExerciseDataError: a field has a fault; names it and what was expected there.
    """
    exercise = _in_words(file, wordings.own(form))
    wordings.check(file, form)
    others = ((other, f"variants.sentences[{i}].") for i, other in enumerate(wordings.others(form)))
    reworded = tuple(wordings.reworded(exercise, other, _inputs(file, other, where)) for other, where in others)
    return replace(exercise, wordings=reworded)


def _in_words(file: Path | str, form: ExerciseForm) -> Exercise:
    """The exercise in one sentence's words."""
    inputs = _inputs(file, form)
    part_ids = [part.id for question in form.questions for part in question.parts]
    texts = [reflection.id for question in form.questions for reflection in question.reflections]
    _check_unique(file, "questions.id", [question.id for question in form.questions])
    _check_unique(file, "parts.id", [*part_ids, *texts])
    _check_columns(file, [*part_ids, *texts])
    if form.proof not in PROVEN:
        expected = f"expected one of {', '.join(map(str, PROVEN))}, the versions there are; found {shown(form.proof)}"
        raise ExerciseDataError(file, "proof", expected)
    bare = Exercise(
        id=form.id, graded=form.graded, title=form.title, about=form.about, source=form.source,
        tokens=form.tokens, tokens_kv=form.tokens_kv, inputs=inputs,
        graphs=MappingProxyType(_graphs(file, form)), questions=(),
        second_heads=frozenset(name for name, graph in form.graphs.items() if graph.head == 2), proof=form.proof,
    )  # fmt: skip
    _check_graphs(file, bare)
    questions = tuple(
        Question(id=q.id, title=q.title, text=q.text, graph=q.graph, parts=tuple(parts(file, bare, form, i)))
        for i, q in enumerate(form.questions)
    )
    asking = replace(bare, questions=questions)
    reflecting = (replace(q, reflections=tuple(reflections(file, asking, form, i))) for i, q in enumerate(questions))
    return replace(bare, questions=tuple(reflecting))


def _inputs(file: Path | str, form: ExerciseForm, where: str = "") -> Mapping[str, Matrix]:
    """The inputs by name; ``where`` is what the fields of the words begin with."""
    inputs = {name: _matrix(file, form, name, where) for name in form.inputs}
    _check_sentence(file, f"{where}tokens", form.tokens, "X", inputs)
    if form.tokens_kv or "X_kv" in inputs:
        _check_sentence(file, f"{where}tokens_kv", form.tokens_kv, "X_kv", inputs)
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


def _graphs(file: Path | str, form: ExerciseForm) -> dict[str, Form]:
    forms = {}
    for name, graph in form.graphs.items():
        try:
            forms[name] = graph.form()
        except ValueError as error:
            raise ExerciseDataError(file, f"graphs.{name}", f"expected a computable graph; {error}") from error
    return forms


def _check_columns(file: Path | str, part_ids: list[str]) -> None:
    """Make sure that each has a column of its own in a file of answers, where capitals do not count."""
    columns = Counter(part_id.casefold() for part_id in part_ids)
    for part_id in part_ids:
        if part_id.casefold() in ("student", "variant"):
            raise ExerciseDataError(file, "parts.id", f"expected another name; {shown(part_id)} is a column of its own")
        if columns[part_id.casefold()] > 1:
            expected = f"expected names that differ in more than capitals; found {shown(part_id)} and another like it"
            raise ExerciseDataError(file, "parts.id", expected)


def _check_unique(file: Path | str, field: str, names: list[str]) -> None:
    repeated = [name for name, count in Counter(names).items() if count > 1]
    if repeated:
        raise ExerciseDataError(file, field, f"expected each id once; found {', '.join(repeated)} more than once")


def _check_graphs(file: Path | str, exercise: Exercise) -> None:
    for name, graph in exercise.graphs.items():
        weights = tuple(f"{W}2" for W in WEIGHTS) if name in exercise.second_heads else WEIGHTS
        needed = {*(weights if graph.learned else ()), *(("X_kv",) if graph.cross else ())}
        missing = needed - set(exercise.inputs)
        if missing:
            raise ExerciseDataError(file, f"graphs.{name}", f"expected inputs {', '.join(sorted(missing))}")
    try:
        with np.errstate(all="ignore"):
            traces = exercise.traces
    except ShapeError as error:
        raise ExerciseDataError(file, "inputs", f"expected matrices that fit; {error}") from error
    for name, trace in traces.items():
        if not (np.isfinite(trace.scores).all() and np.isfinite(trace.context).all()):
            raise ExerciseDataError(file, f"graphs.{name}", "expected inputs that lead to finite numbers only")
