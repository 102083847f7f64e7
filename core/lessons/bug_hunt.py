"""A listing of self-attention with faults: the student names a line and its fault, and each guess is marked.

The listing and what is said about each fault are in data/bug_hunt.toml. What a student types is only compared with
them, and never run.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.homework.results import Result, Status
from core.lessons.task import BLANK
from core.reading.answers import Choice
from core.reading.data_files import DataFile, FileRecord

LONGEST = 4000
"""The most characters of a text that are read; a link cannot hold more."""

NOTHING = "nothing"
"""What is named in place of a kind of fault where a line has none."""


class Fault(FileRecord):
    """One faulty line: ``faulty`` replaces the correct line, counted from 1."""

    kind: str
    line: int
    faulty: str
    hint: str
    why: str


class Hunt(FileRecord):
    """The correct module, its faults in the order of their lines, and all kinds of fault by id.

    ``suspected`` has for each kind the lines of which it is offered; ``not_here`` says what to check to whoever
    names a kind where it is not. Of older links, ``older`` has the kinds by their titles there, and ``gone`` those that
    are no more.
    """

    correct: str
    kinds: Mapping[str, str]
    suspected: Mapping[str, tuple[int, ...]]
    older: Mapping[str, str]
    not_here: Mapping[str, str]
    gone: frozenset[str]
    faults: tuple[Fault, ...]

    @property
    def names(self) -> Mapping[str, str]:
        """All that can be named at a line, by id: the kinds of fault, and that it has none."""
        return {**self.kinds, NOTHING: "nothing: it is right"}

    def names_at(self, line: int) -> Mapping[str, str]:
        """What is offered of a line, by id; of one that is not shown all that can be named."""
        offered = [kind for kind, lines in self.suspected.items() if line in lines]
        return {kind: self.names[kind] for kind in (*(offered or self.kinds), NOTHING)}

    @property
    def first_line(self) -> int:
        """The first line that is shown: the first that one may suspect."""
        return min(min(lines) for lines in self.suspected.values())

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the correct module."""
        return tuple(self.correct.splitlines())


hunt = DataFile("bug_hunt.toml", Hunt)
"""The listing and its faults."""


def kinds_here() -> frozenset[str]:
    """The kinds of fault in the listing."""
    return frozenset(fault.kind for fault in hunt().faults)


def listing(kinds: Collection[str]) -> str:
    """The module with the faults of these kinds, and no others.

    >>> listing(["missing-root"]).splitlines()[27].strip()
    'scaled_scores = scores / d_k'
    """
    lines = list(hunt().lines)
    for fault in hunt().faults:
        if fault.kind in kinds:
            lines[fault.line - 1] = fault.faulty
    return "\n".join(lines)


def read_line(text: str) -> int:
    """The line that a text names, counted from 1; 0 if it names none in which something stands."""
    return {str(number): number for number, line in enumerate(hunt().lines, start=1) if line}.get(text, 0)


@dataclass(frozen=True, kw_only=True)
class Guess:
    """A line and a kind of fault, as a student names them."""

    line: int
    kind: str

    def __str__(self) -> str:
        """As it is written in the link."""
        return f"{self.line}:{self.kind}"


def read_guesses(text: str) -> tuple[tuple[Guess, ...], tuple[str, ...]]:
    """The guesses in a text, in order, and the pieces of it that cannot be read.

    Those at faults that the listing no longer has are left out.

    >>> read_guesses("28:Missing-Root, x")
    ((Guess(line=28, kind='missing-root'),), ('x',))
    """
    # A colon may have spaces around it.
    pieces = re.sub(r"\s{0,9}:\s{0,9}", ":", text[:LONGEST]).replace(",", " ").replace(";", " ").split()
    guesses = [(piece, _guess(piece)) for piece in pieces if piece.casefold().partition(":")[2] not in hunt().gone]
    return tuple(guess for _, guess in guesses if guess), tuple(piece for piece, guess in guesses if not guess)


def _guess(piece: str) -> Guess | None:
    match = re.fullmatch(r"([0-9]{1,3}):([a-z-]+)", piece.casefold())
    if not match or match[2] not in hunt().names or not 1 <= int(match[1]) <= len(hunt().lines):
        return None
    return Guess(line=int(match[1]), kind=match[2])


@dataclass(frozen=True, kw_only=True)
class MarkedGuess:
    """A guess with its result."""

    guess: Guess
    result: Result


def mark(guesses: Iterable[Guess]) -> tuple[MarkedGuess, ...]:
    """Mark guesses in order. Only a line together with its fault earns anything, once.

    Otherwise naming every line, or every fault in one line, would earn half of everything.
    """
    marked: list[MarkedGuess] = []
    for guess in guesses:
        is_right, message = _verdict(guess, fixed_kinds(marked))
        answer = Choice(word=str(guess), shown=str(guess))
        status: Status = "correct" if is_right else "wrong"
        result = Result(status=status, credit=float(is_right), answer=answer, message=message.rstrip())
        marked.append(MarkedGuess(guess=guess, result=result))
    return tuple(marked)


def _verdict(guess: Guess, fixed: Collection[str]) -> tuple[bool, str]:
    here = next((fault for fault in hunt().faults if fault.line == guess.line), None)
    is_free = here is None or here.kind in fixed
    if guess.kind == NOTHING:
        return is_free, "" if is_free else "It has a fault."
    if here and here.kind == guess.kind:
        return True, here.why
    if here and is_free:
        return False, f"Line {guess.line} had another fault, which you have already fixed."
    told = f"Line {guess.line} has a different fault." if here else f"There is nothing wrong with line {guess.line}."
    if guess.kind in fixed:
        return False, f"{told} You have already found this fault, in another line."
    return False, f"{told} {hunt().not_here.get(guess.kind, '')}"


def fixed_kinds(marked: Sequence[MarkedGuess]) -> tuple[str, ...]:
    """The kinds of the faults that were named correctly, and so are fixed, in that order."""
    named = dict.fromkeys(one.guess.kind for one in marked if one.result.status == "correct")
    return tuple(kind for kind in named if kind != NOTHING)


def remaining_faults(marked: Sequence[MarkedGuess]) -> tuple[Fault, ...]:
    """The faults that are not fixed yet, in the order of their lines."""
    return tuple(fault for fault in hunt().faults if fault.kind not in fixed_kinds(marked))


def score(marked: Sequence[MarkedGuess]) -> tuple[Result, ...]:
    """A result for each fault: that of the guess which named it, or a blank one."""
    named = {one.guess.kind: one.result for one in marked if one.result.status == "correct"}
    return tuple(named.get(fault.kind, BLANK) for fault in hunt().faults)
