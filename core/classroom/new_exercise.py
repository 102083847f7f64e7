"""Asks six things, at a terminal or on standard input, and writes an exercise that `check` accepts."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from core.classroom.exercise_schema import SCHEMA_FILE
from core.classroom.reports import BatchError, visible
from core.classroom.result_files import check_outputs, write_bytes
from core.homework.exercise_files import file_of
from core.homework.first_exercise import GRAPHS, PARTS, Wishes, written
from core.reading.data_faults import excerpt, nearest

WORDS, WIDTHS = range(3, 13), range(2, 9)
"""How many words a first exercise may have, and how large d_model and d_k."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command that writes an exercise."""
    parser.add_argument("--out", type=Path, help="the folder for the file, named after its id (default: this folder)")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(options: argparse.Namespace) -> int:
    """Ask, and write the file; return the exit code."""
    answers = {name: _ask(question, read) for name, (question, read) in _QUESTIONS.items()}
    d_model, d_k = answers.pop("size")
    wishes = Wishes(**answers, d_model=d_model, d_k=d_k)
    file = (options.out or Path()) / f"{wishes.id}.toml"
    check_outputs([], [file], force=options.force)
    schema = Path(os.path.relpath(SCHEMA_FILE, file.parent.resolve())).as_posix()
    try:
        write_bytes(file, (written(wishes, schema) + "\n").encode(), force=options.force)
    except ValueError as error:
        raise BatchError(str(error)) from error
    print(f"Wrote {visible(str(file))}: change it as you like, then see python -m core check {visible(str(file))}")
    print("docs/exercises/every-kind.toml has every kind of part.")
    return 0


def _ask(question: str, read: Callable[[str], Any]) -> Any:
    """The answer to a question; at a terminal, it is asked again until it can be used."""
    is_terminal = sys.stdin.isatty()
    while True:
        print(question, end=" " if is_terminal else "\n", file=sys.stderr, flush=True)
        if not (line := sys.stdin.readline()):
            raise BatchError(f"{question} Expected an answer; found the end of the input.")
        try:
            return read(line.strip())
        except ValueError as error:
            if not is_terminal:
                raise BatchError(f"{question} {error}") from error
            print(error, file=sys.stderr)


def _id(text: str) -> str:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,60}", text) or text.startswith("drawn-"):
        raise ValueError(f"Expected small letters, digits and “-”, not “drawn-…”; found {excerpt(text)}.")
    if file_of(text).is_file():
        raise ValueError(f"Expected another id: there is an exercise {text}.")
    return text


def _title(text: str) -> str:
    if not text or not text.isprintable() or "{" in text:
        raise ValueError(f"Expected a title without braces; found {excerpt(text)}.")
    return text


def _sentence(text: str) -> tuple[str, ...]:
    words = tuple(text.split())
    if len(words) not in WORDS or "{" in text or not text.isprintable():
        raise ValueError(f"Expected {WORDS[0]} to {WORDS[-1]} words without braces; found {len(words)}.")
    return words


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9])(?:\s*[/ ,x×]\s*([0-9]))?", text)
    found = (int(match[1]), int(match[2] or match[1])) if match else ()
    if not found or any(width not in WIDTHS for width in found):
        raise ValueError(f"Expected numbers from {WIDTHS[0]} to {WIDTHS[-1]}, such as 3/2; found {excerpt(text)}.")
    return found


def _reader_of_some(names: Mapping[str, Any]) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        chosen = re.split(r"[\s,]+", text.lower())
        for name in chosen:
            if name not in names:
                raise ValueError(f"Expected some of {', '.join(names)}; found {excerpt(name)}{nearest(name, names)}.")
        return tuple(name for name in names if name in chosen)

    return read


_QUESTIONS: Mapping[str, tuple[str, Callable[[str], Any]]] = MappingProxyType({
    "id": ("The id, which names the file, such as mine:", _id),
    "title": ("The title:", _title),
    "words": (f"The sentence, {WORDS[0]} to {WORDS[-1]} words:", _sentence),
    "size": ("d_model/d_k, such as 3/2 or 3 for both:", _size),
    "graphs": (f"Which graphs, several with commas, of {', '.join(GRAPHS)}:", _reader_of_some(GRAPHS)),
    "parts": (f"Which parts, several with commas, of {', '.join(PARTS)}:", _reader_of_some(PARTS)),
})  # fmt: skip
"""What is asked, in this order, and how each answer is read."""
