"""The exercise bank: reads data/exercises/*.toml and the folder EXERCISES, and checks each exercise as it is loaded.

Of a file with faults, what can still be checked is checked as well.
"""

import contextlib
import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from core.homework import drawn_exercises
from core.homework.exercise import Exercise
from core.homework.exercise_building import build
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import BANK, ExerciseDataError, ExerciseForm, file_of, own_folder
from core.homework.variants import vary
from core.reading import data_faults
from core.reading.data_faults import excerpt
from core.reading.data_files import table


@cache
def ids() -> tuple[str, ...]:
    """The ids of the bank, the homework first; a fault in a file shows only when that file is loaded."""
    names = {file.stem for folder in (BANK, own_folder()) if folder for file in folder.glob("*.toml")}
    return tuple(sorted(names, key=lambda name: (name != "bank-interest", name)))


def graded_ids() -> tuple[str, ...]:
    """The ids of the homework; a file with a fault counts as homework, so that the fault shows when it is loaded."""
    return tuple(name for name in ids() if (form := _file_form(name)) is None or form.graded)


def ids_of_one_sentence() -> tuple[str, ...]:
    """The ids of the exercises without a second sentence; a file with a fault counts, so that the fault shows."""
    return tuple(name for name in ids() if (form := _file_form(name)) is None or not form.tokens_kv)


def title(exercise_id: str) -> str:
    """The title of an exercise, whose numbers need not be there for it; the id if its file has a fault."""
    form = _file_form(exercise_id)
    return form.title if form else exercise_id


def folder_faults() -> Iterator[str]:
    """What of the course's own folder cannot be offered, a sentence each."""
    folder = own_folder()
    if folder is None:
        return
    if not folder.is_dir():
        yield f"EXERCISES: expected a folder that can be read; found {folder}"
        return
    for file in sorted(folder.glob("*.toml")):
        if (BANK / file.name).is_file() or drawn_exercises.is_drawn(file.stem):
            yield f"{file}: expected another name: an exercise of the project is called {file.stem}"


@cache
def _file_form(exercise_id: str) -> ExerciseForm | None:
    """The fields of a file, to choose exercises by; None if it has a fault, which shows when it is loaded."""
    faults = Faults(file := file_of(exercise_id))
    try:
        form = read_exercise(file, faults)
    except ExerciseDataError:
        return None
    return None if faults.found else form


@lru_cache(maxsize=256)
def load(exercise_id: str, variant: int | None = None) -> Exercise:
    """An exercise of the bank by its id, or one that is drawn, such as ``drawn-5-3-3``.

    With a variant it has the same questions with other words and numbers, the same for everybody.

    Raises:
        ExerciseDataError: there is no such exercise or variant, or its file has a fault.

    >>> load("bank-interest").tokens
    ('the', 'bank', 'raised', 'interest', 'rates')
    """
    if variant is not None:
        return vary(load(exercise_id), variant)
    if drawn_exercises.is_drawn(exercise_id):
        return drawn_exercises.load(exercise_id)
    if exercise_id not in ids():
        raise ExerciseDataError(BANK, "id", f"expected one of {', '.join(ids())}; found {excerpt(exercise_id)}")
    return load_file(file_of(exercise_id))


@lru_cache(maxsize=256)
def find(name: str, variant: int | None = None) -> Exercise:
    """An exercise of the bank by its id, as in `load`, or one from a file by its path.

    Raises:
        ExerciseDataError: there is no such exercise, file or variant, or the file has a fault.
    """
    if not name.endswith(".toml"):
        if Path(name).suffix or Path(name).name != name:
            raise ExerciseDataError(name, "file", "expected the name of an exercise file, which ends in .toml")
        return load(name, variant)
    exercise = load_file(Path(name))
    return exercise if variant is None else vary(exercise, variant)


def find_written(name: str, variant: str) -> Exercise | None:
    """As `find`, with a variant as it stands in a table; None if there is no such variant."""
    with contextlib.suppress(ValueError, ExerciseDataError):
        return find(name, int(variant)) if variant.isdecimal() else None
    return None


def load_file(file: Path) -> Exercise:
    """An exercise from any file.

    Raises:
        ExerciseDataError: the file has a fault; names the field and what was expected there.
    """
    faults = Faults(file)
    form = read_exercise(file, faults)
    if form.id != file.stem:
        faults.note("id", f"expected “{file.stem}”, the name of the file; found {excerpt(form.id)}")
    with faults:
        exercise = build(file, form)
    faults.raise_if_any()
    return exercise


_ENTRY = re.compile(r"questions\[(\d+)\]\.(parts|reflections)\[(\d+)\]")

_TEXTS = ("title", "about", "source")
"""What nothing else in the file depends on."""

_STAND_INS: dict[str, dict[str, Any]] = {
    "parts": {"kind": "number", "node": "weights", "row": 0, "column": 0},
    "reflections": {"observation": ""},
}


def read_exercise(file: Path, faults: Faults) -> ExerciseForm:
    """Read an exercise file; of one with faults, which are noted, what can still be checked.

    Raises:
        ExerciseDataError: the file is unreadable or not TOML, or so much is missing, unknown or of the wrong type that
            nothing is left to check; brings all such faults.
    """
    data = table(file, error=ExerciseDataError)
    try:
        return msgspec.convert(data, ExerciseForm)
    except msgspec.ValidationError:
        for field, expected in data_faults.faults(data, ExerciseForm):
            faults.note(field, expected)
        try:
            return msgspec.convert(_without_faults(data, [one.field for one in faults.found]), ExerciseForm)
        except msgspec.ValidationError as problem:
            raise faults.first_fault() from problem


def _stand_in(path: str, kind: str, given: Any, fields: Sequence[str]) -> dict[str, Any]:
    """What stands in for a part or reflection: what it says, as far as that can be used."""
    good = {
        name: value
        for name, value in (given.items() if isinstance(given, dict) else ())
        if not any(re.match(rf"{re.escape(f'{path}.{name}')}(?![\w-])", field) for field in fields)
    }
    is_whole = _STAND_INS[kind].keys() & {"kind", "node", "observation"} <= good.keys()
    kept = good if is_whole else {name: good[name] for name in ("id", "prompt") if name in good}
    return {"id": path, "prompt": "", **({} if is_whole else _STAND_INS[kind]), **kept}


def _without_faults(data: dict[str, Any], fields: Sequence[str]) -> dict[str, Any]:
    """The file with a stand-in for each text, part and reflection with a fault, and without unknown fields."""
    for field in fields:
        if place := _ENTRY.match(field):
            entries = data["questions"][int(place[1])][place[2]]
            entries[int(place[3])] = _stand_in(place[0], place[2], entries[int(place[3])], fields)
        elif field in _TEXTS:
            data[field] = ""
        elif field in data:
            del data[field]
    return data
