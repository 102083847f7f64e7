"""What is said about a file of a class while it is marked, and the one error that stops the marking."""

from collections.abc import Callable
from typing import TypeAlias

Report: TypeAlias = Callable[[int | None, str], None]
"""Called for everything odd: with the line of the file (None: the whole file), and what is odd about it."""


class BatchError(ValueError):
    """A file of a class can be neither read nor written; the message is one sentence that names it."""
