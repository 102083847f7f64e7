"""Reads an exercise file into its fields; of a file with faults, what can still be checked."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseDataError, ExerciseForm
from core.reading import data_faults
from core.reading.data_files import table

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
            return msgspec.convert(_rest(data, [one.field for one in faults.found]), ExerciseForm)
        except msgspec.ValidationError as problem:
            raise faults.first() from problem


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


def _rest(data: dict[str, Any], fields: Sequence[str]) -> dict[str, Any]:
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
