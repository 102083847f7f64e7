"""The JSON Schema of an exercise file, made from its records, so that editors complete and explain the fields."""

import argparse
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from core.classroom.result_files import check_outputs, is_standard_output, write_bytes
from core.homework.exercise_files import ExerciseForm, Input
from core.reading.data_files import DATA

SCHEMA_FILE = DATA / "exercise.schema.json"


def schema() -> bytes:
    """The schema, as it is published."""
    made = msgspec.json.schema(ExerciseForm)
    for record in made["$defs"].values():
        record["description"] = re.sub(r"\s+", " ", record.get("description", "")).replace("``", "")
    form = made["$defs"]["ExerciseForm"]["properties"]
    form["inputs"]["propertyNames"] = {"enum": list(get_args(Input))}
    contents: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An exercise on self-attention",
        **made,
    }
    return (json.dumps(contents, ensure_ascii=False, indent=2) + "\n").encode()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command that writes the schema."""
    default = Path(SCHEMA_FILE.name)
    parser.add_argument("--out", type=Path, default=default, help="where it goes; - prints it (default: %(default)s)")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(options: argparse.Namespace) -> int:
    """Write the schema; return the exit code."""
    check_outputs([], [options.out], force=options.force)
    write_bytes(options.out, schema(), force=options.force)
    if not is_standard_output(options.out):
        print(f"Wrote {options.out}: an exercise that begins with “#:schema {options.out}” is completed by Taplo.")
    return 0
