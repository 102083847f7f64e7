"""The questions of the lessons: one record for what a data file says.

A data file holds the words of a question and names what is computed: the key and the wrong values that known slips lead
to are facts, which the lesson supplies. So no file holds an answer that has to be computed.
"""

import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import field

from core.reading.data_files import FileRecord

Kind: TypeAlias = Literal["choice", "number", "vector", "shape", "line"]

Facts: TypeAlias = Mapping[str, Any]
"""What a lesson has computed, by name: texts and numbers for the braces, keys, and the values of slips.

A key is an option, a number, an array (n,), or a tuple, which is a shape.
"""


class FactsError(RuntimeError):
    """The facts that an answer is compared with cannot be computed; the message says why."""


class Question(FileRecord):
    """One question, as a data file words it; each text may name facts in braces, and ``{chosen}`` is the answer.

    ``key`` is the right option of a choice; otherwise the name of the fact that is the right answer. ``slips`` says
    what is wrong with an option, or with the fact of that name. ``praise`` is the message for the right answer and
    ``otherwise`` for any other. A number needs ``decimals`` decimals; one fewer is enough, and 0 asks for a whole
    number; one dragged no further off than ``within`` is right. Its ``units`` are the spellings of one and the same
    unit, which may follow it. ``renamed`` holds what an option that an older link names is called now.
    A line of code has neither key nor slips here: it is marked by what it makes, and its mistakes are the known ones.
    """

    prompt: str
    kind: Kind
    key: str = ""
    options: tuple[str, ...] = ()
    renamed: dict[str, str] = field(default_factory=dict)
    slips: dict[str, str] = field(default_factory=dict)
    praise: str = "Right."
    otherwise: str = ""
    decimals: int = 4
    within: float = 0
    units: tuple[str, ...] = ()
    placeholder: str = ""

    @property
    def fewest_decimals(self) -> int:
        """One fewer than ``decimals``."""
        return max(self.decimals - 1, 0)


class Lesson(FileRecord):
    """The file of a lesson: its questions by name, and what else the record of that lesson adds."""

    questions: dict[str, Question]


class LazyFacts(Mapping[str, Any]):
    """Facts that take a while; they are computed when the first is needed that is not ``known``, once for a class."""

    def __init__(self, compute: Callable[[], Facts], **known: Any) -> None:
        self._compute, self._lock, self._known = compute, threading.Lock(), known
        self._facts: Facts | None = None

    def _computed(self) -> Facts:
        with self._lock:
            if self._facts is None:
                self._facts = {**self._compute(), **self._known}
            return self._facts

    def __getitem__(self, name: str) -> Any:
        return self._known[name] if name in self._known else self._computed()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._computed())

    def __len__(self) -> int:
        return len(self._computed())
