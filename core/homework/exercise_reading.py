"""Reads an exercise file into its fields; of a file with faults, what can still be checked."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from core.homework.exercise_files import ExerciseDataError, ExerciseForm, told_together
from core.reading.data_faults import faults
from core.reading.data_files import table

_ENTRY = re.compile(r"questions\[(\d+)\]\.(parts|reflections)\[(\d+)\]")

_TEXTS = ("title", "about", "source")
"""What nothing else in the file depends on."""

_STAND_INS: dict[str, dict[str, Any]] = {
    "parts": {"kind": "number", "node": "weights", "row": 0, "column": 0},
    "reflections": {"observation": ""},
}


def read_exercise(file: Path) -> ExerciseForm:
    """Read an exercise file.

    Raises:
        ExerciseDataError: the file is unreadable or not TOML, or a field is missing, unknown or of the wrong type;
            brings all such faults, and has in ``rest`` what can still be checked.
    """
    data = table(file, error=ExerciseDataError)
    try:
        return msgspec.convert(data, ExerciseForm)
    except msgspec.ValidationError as problem:
        first = told_together([ExerciseDataError(file, *one) for one in faults(data, ExerciseForm)])
        first.rest = _rest(data, [one.field for one in first.together])
        raise first from problem


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


def _rest(data: dict[str, Any], fields: Sequence[str]) -> ExerciseForm | None:
    """The file with a stand-in for each text, part and reflection with a fault; None if the fault is elsewhere."""
    for field in fields:
        if place := _ENTRY.match(field):
            entries = data["questions"][int(place[1])][place[2]]
            entries[int(place[3])] = _stand_in(place[0], place[2], entries[int(place[3])], fields)
        elif field in _TEXTS:
            data[field] = ""
        elif field in data:
            del data[field]
    try:
        return msgspec.convert(data, ExerciseForm)
    except msgspec.ValidationError:
        return None
