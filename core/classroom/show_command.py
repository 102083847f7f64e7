"""Lists the exercises, and shows one as JSON: its inputs, questions and parts, with ``--key`` its answers."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from core.classroom.assigned_numbers import variant_of
from core.classroom.key_files import read_key
from core.classroom.reports import BatchError, visible
from core.homework import bank
from core.homework.exercise_files import ExerciseDataError
from core.homework.line_marks import key_of


def list_exercises(_options: argparse.Namespace) -> int:
    """List the exercises with their titles; what cannot be read is told, and the others are listed all the same."""
    for sentence in bank.folder_faults():
        print(visible(sentence), file=sys.stderr)
    for name in bank.ids():
        try:
            exercise = bank.load(name)
        except ExerciseDataError as error:
            print(visible(str(error)), file=sys.stderr)
        else:
            print(f"{name:16}{len(exercise.parts):3} parts  {exercise.title}")
    return 0


def add_variant(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a variant."""
    parser.add_argument("--variant", help="the same questions with other words and numbers: a whole number from 0")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``show`` needs besides the exercise."""
    add_variant(parser)
    parser.add_argument("--student", metavar="ID", help="the numbers that “assign” gave to this id of the roster")
    parser.add_argument("--key-file", type=Path, help="the key with which they were assigned")
    parser.add_argument("--key", action="store_true", help="add the answers at full precision")


def run(options: argparse.Namespace) -> int:
    """Print an exercise as one JSON object."""
    if options.student is not None:
        if not options.key_file or options.variant is not None:
            raise BatchError(
                "--student needs --key-file, the key with which the numbers were assigned, and no --variant"
            )
        its_id = bank.find(options.exercise).id
        options.variant = variant_of(read_key(options.key_file), its_id, options.student)
    exercise = bank.find(options.exercise, options.variant)
    keys: dict[str, Any] = {part.id: key_of(exercise, part) for part in exercise.parts} if options.key else {}
    parts = [
        {"id": part.id, "question": part.question, "kind": part.kind, "shape": part.shape, "prompt": part.prompt}
        | ({} if part.points == 1 else {"points": part.points})
        | ({"options": part.choices} if part.options else {})
        | ({"answer": keys[part.id]} if keys else {})
        for part in exercise.parts
    ]
    texts = [
        {"id": one.id, "question": one.question, "prompt": one.prompt, "points": one.points} for one in exercise.texts
    ]
    contents = {
        "id": exercise.id,
        "title": exercise.title,
        "about": exercise.about,
        "variant": exercise.variant,
        "tokens": exercise.tokens,
        **({"tokens_kv": exercise.tokens_kv} if exercise.tokens_kv else {}),
        "inputs": dict(exercise.inputs),
        "questions": [
            {"id": question.id, "title": question.title, "text": question.text, "graph": question.graph}
            for question in exercise.questions
        ],
        "parts": parts,
        **({"texts": texts} if texts else {}),
    }
    print(json.dumps(contents, ensure_ascii=False, indent=2, default=np.ndarray.tolist))
    return 0
