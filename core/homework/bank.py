"""The exercise bank: reads data/exercises/*.toml into exercises and checks each as it is loaded."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType

import numpy as np

from core.graph.form import Form
from core.graph.steps import Matrix, ShapeError
from core.homework.exercise import WEIGHTS, Exercise, Question
from core.homework.exercise_files import BANK, ExerciseDataError, ExerciseForm, read
from core.homework.exercise_parts import parts
from core.homework.reflections import reflections
from core.homework.variants import vary
from core.reading.data_faults import shown
from core.words import sources


@cache
def ids() -> tuple[str, ...]:
    """The ids of the bank, the homework first; a fault in a file shows only when that file is loaded."""
    names = {file.stem for file in BANK.glob("*.toml")}
    return tuple(sorted(names, key=lambda name: (name != "bank-interest", name)))


def graded_ids() -> tuple[str, ...]:
    """The ids of the homework; a file with a fault counts as homework, so that the fault shows when it is loaded."""
    return tuple(name for name in ids() if _is_graded(name))


@cache
def _is_graded(exercise_id: str) -> bool:
    try:
        return read(BANK / f"{exercise_id}.toml").graded
    except ExerciseDataError:
        return True


@lru_cache(maxsize=256)
def load(exercise_id: str, variant: int | None = None) -> Exercise:
    """An exercise of the bank by its id; with a variant, the same questions with other, reproducible numbers.

    Raises:
        ExerciseDataError: there is no such exercise or variant, or its file has a fault.

    >>> load("bank-interest").tokens
    ('the', 'bank', 'raised', 'interest', 'rates')
    """
    if exercise_id not in ids():
        raise ExerciseDataError(BANK, "id", f"expected one of {', '.join(ids())}; found {shown(exercise_id)}")
    if variant is None:
        return load_file(BANK / f"{exercise_id}.toml")

    return vary(load(exercise_id), variant)


def ids_of_one_sentence() -> tuple[str, ...]:
    """The ids of the exercises without a second sentence; a file with a fault counts, so that the fault shows."""
    return tuple(name for name in ids() if not _has_two_sentences(name))


@cache
def _has_two_sentences(exercise_id: str) -> bool:
    try:
        return bool(read(BANK / f"{exercise_id}.toml").tokens_kv)
    except ExerciseDataError:
        return False


def find(name: str, variant: int | None = None) -> Exercise:
    """An exercise of the bank by its id, as in `load`, or one from a file by its path.

    Raises:
        ExerciseDataError: there is no such exercise, file or variant, or the file has a fault.
    """
    if not name.endswith(".toml"):
        if Path(name).suffix or Path(name).name != name:
            raise ExerciseDataError(name, "file", "expected the name of an exercise file, which ends in .toml")
        return load(name, variant)
    return _find_file(name, variant)


@lru_cache(maxsize=256)
def _find_file(name: str, variant: int | None) -> Exercise:
    exercise = load_file(Path(name))
    return exercise if variant is None else vary(exercise, variant)


def load_file(file: Path) -> Exercise:
    """An exercise from any file.

    Raises:
        ExerciseDataError: the file has a fault; names the field and what was expected there.
    """
    form = read(file)
    if form.id != file.stem:
        raise ExerciseDataError(file, "id", f"expected “{file.stem}”, the name of the file; found {shown(form.id)}")
    inputs = {str(name): _matrix(file, form, name) for name in form.inputs}
    _check_sentence(file, "tokens", form.tokens, "X", inputs)
    if form.tokens_kv or "X_kv" in inputs:
        _check_sentence(file, "tokens_kv", form.tokens_kv, "X_kv", inputs)
    _check_unique(file, "questions.id", [question.id for question in form.questions])
    part_ids = [part.id for question in form.questions for part in question.parts]
    texts = [reflection.id for question in form.questions for reflection in question.reflections]
    _check_unique(file, "parts.id", [*part_ids, *texts])
    _check_columns(file, [*part_ids, *texts])
    bare = Exercise(
        id=form.id, graded=form.graded, title=form.title, about=form.about, source=form.source, tokens=form.tokens,
        tokens_kv=form.tokens_kv,
        inputs=MappingProxyType(inputs), graphs=MappingProxyType(_graphs(file, form)), questions=(),
    )  # fmt: skip
    _check_graphs(file, bare)
    questions = tuple(
        Question(id=q.id, title=q.title, text=q.text, graph=q.graph, parts=tuple(parts(file, bare, form, i)))
        for i, q in enumerate(form.questions)
    )
    asking = replace(bare, questions=questions)
    reflecting = (replace(q, reflections=tuple(reflections(file, asking, form, i))) for i, q in enumerate(questions))
    return replace(bare, questions=tuple(reflecting))


def _matrix(file: Path, form: ExerciseForm, name: str) -> Matrix:
    rows = form.inputs[name]  # type: ignore[index]
    if rows == "glove":
        field = "tokens_kv" if name == "X_kv" else "tokens"
        looked_up = sources.load().look_up(getattr(form, field))
        if looked_up.unknown:
            unknown = ", ".join(looked_up.unknown)
            raise ExerciseDataError(file, field, f"expected words with a GloVe vector; found {unknown}")
        return looked_up.X
    lengths = {len(row) for row in rows}
    if len(lengths) != 1 or 0 in lengths or not np.isfinite(np.asarray(rows)).all():
        raise ExerciseDataError(file, f"inputs.{name}", "expected rows of finite numbers, all of the same length")
    return np.asarray(rows, dtype=np.float64)


def _check_sentence(file: Path, field: str, tokens: tuple[str, ...], name: str, inputs: Mapping[str, Matrix]) -> None:
    """Make sure that a sentence has words, and a matrix with one row per word."""
    for i, token in enumerate(tokens):
        if not any(character.isprintable() and not character.isspace() for character in token):
            raise ExerciseDataError(file, f"{field}[{i}]", f"expected a word; found {shown(token)}")
    if not tokens:
        raise ExerciseDataError(file, field, f"expected the words of {name}; found none")
    if name not in inputs or len(inputs[name]) != len(tokens):
        raise ExerciseDataError(file, f"inputs.{name}", f"expected {len(tokens)} rows, one per token")


def _graphs(file: Path, form: ExerciseForm) -> dict[str, Form]:
    forms = {}
    for name, graph in form.graphs.items():
        try:
            forms[name] = graph.form()
        except ValueError as error:
            raise ExerciseDataError(file, f"graphs.{name}", f"expected a computable graph; {error}") from error
    return forms


def _check_columns(file: Path, part_ids: list[str]) -> None:
    """Make sure that each has a column of its own in a file of answers, where capitals do not count."""
    columns = Counter(part_id.casefold() for part_id in part_ids)
    for part_id in part_ids:
        if part_id.casefold() in ("student", "variant"):
            raise ExerciseDataError(file, "parts.id", f"expected another name; {shown(part_id)} is a column of its own")
        if columns[part_id.casefold()] > 1:
            expected = f"expected names that differ in more than capitals; found {shown(part_id)} and another like it"
            raise ExerciseDataError(file, "parts.id", expected)


def _check_unique(file: Path, field: str, names: list[str]) -> None:
    repeated = [name for name, count in Counter(names).items() if count > 1]
    if repeated:
        raise ExerciseDataError(file, field, f"expected each id once; found {', '.join(repeated)} more than once")


def _check_graphs(file: Path, exercise: Exercise) -> None:
    for name, graph in exercise.graphs.items():
        needed = {*(WEIGHTS if graph.learned else ()), *(("X_kv",) if graph.cross else ())}
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
