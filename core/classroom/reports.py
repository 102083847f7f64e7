"""What is said about a file of a class while it is marked, and the one error that stops the marking."""

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import TypeAlias

Report: TypeAlias = Callable[[int | None, str], None]
"""Called for everything odd: with the line of the file (None: the whole file), and what is odd about it."""


def report_nothing(_line: int | None, _text: str) -> None:
    """Report nothing."""


class BatchError(ValueError):
    """A file of a class can be neither read nor written; each message is one sentence that names it."""


def failure(error: Exception) -> str:
    """What is said of answers on which the program itself failed: enough to report it, and nothing of the answers."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{type(error).__name__} in {PurePath(place.filename).name}, line {place.lineno}"
    return f"The program failed on these answers ({where}). The fault is not theirs; please report it."


def visible(text: str) -> str:
    """A text in which nothing acts on a terminal: what cannot be printed, such as ESC, is spelt out."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def reporter(file: Path, write: Callable[..., object] = print) -> Report:
    """Tells on the terminal what is odd about a file; ``write`` is for a terminal with a progress bar."""

    def report(line: int | None, text: str) -> None:
        write(visible(f"{file}:{line}: {text}" if line else f"{file}: {text}"), file=sys.stderr)

    return report


@contextmanager
def name_file(file: Path) -> Iterator[None]:
    """Begin the message of a fault with the file that it is in."""
    try:
        yield
    except BatchError as error:
        raise BatchError(f"{file}: {error}") from error
