"""A listing of self-attention with ten faults: what a student names is read and marked.

The listing and what is said of each fault are in data/bug_hunt.toml. What a student names is compared with it and
never run.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from core.lessons.schema import BLANK, Mark, right, wrong

_FILE = Path(__file__).parents[2] / "data" / "bug_hunt.toml"

LONGEST = 4000
"""Characters of a text that are looked at; a link has no room for more."""


class Fault(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line gone wrong: ``faulty`` takes the place of the mended line, numbered from 1."""

    kind: str
    line: int
    faulty: str
    hint: str
    why: str


class Hunt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The mended module, its faults by their lines, and the kinds of fault by id, with those that it does not have."""

    mended: str
    kinds: Mapping[str, str]
    not_here: Mapping[str, str]
    faults: tuple[Fault, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the mended module."""
        return tuple(self.mended.splitlines())

    def fault(self, kind: str) -> Fault:
        """The fault of a kind that the listing has."""
        return next(fault for fault in self.faults if fault.kind == kind)


@cache
def hunt() -> Hunt:
    """The listing and its faults."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Hunt)


def every() -> frozenset[str]:
    """The kinds of the faults of the listing."""
    return frozenset(fault.kind for fault in hunt().faults)


def listing(left: Collection[str]) -> str:
    """The module with these faults, by kind, and no others.

    >>> listing(["missing-root"]).splitlines()[27].strip()
    'scaled_scores = scores / d_k'
    """
    lines = list(hunt().lines)
    for fault in hunt().faults:
        if fault.kind in left:
            lines[fault.line - 1] = fault.faulty
    return "\n".join(lines)


def hints(fault: Fault) -> tuple[str, ...]:
    """What leads to a fault: the method that it is in, with its first and last line, then what to look at."""
    lines = hunt().lines
    starts = [i for i, text in enumerate(lines, start=1) if text.lstrip().startswith("def ")]
    start = max(i for i in starts if i <= fault.line)
    # An empty line stands between two methods.
    end = min((i - 2 for i in starts if i > fault.line), default=len(lines))
    name = lines[start - 1].split("(")[0].split()[-1]
    return f"One is in `{name}`, lines {start} to {end}.", fault.hint


@dataclass(frozen=True, kw_only=True)
class Guess:
    """A line and a kind of fault, as a student names them."""

    line: int
    kind: str

    def __str__(self) -> str:
        """As it stands in the link."""
        return f"{self.line}:{self.kind}"


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What was named, in order, and what could not be read."""

    guesses: tuple[Guess, ...]
    unread: tuple[str, ...] = ()


def read(text: str) -> Reading:
    """The faults named in a text.

    >>> [str(guess) for guess in read("7:no-mask, 28:Missing-Root").guesses]
    ['7:no-mask', '28:missing-root']
    """
    # A colon may stand apart from what it joins.
    pieces = re.sub(r"\s{0,9}:\s{0,9}", ":", text[:LONGEST]).replace(",", " ").replace(";", " ").split()
    guesses = [(piece, _guess(piece)) for piece in pieces]
    return Reading(
        guesses=tuple(guess for _, guess in guesses if guess),
        unread=tuple(piece for piece, guess in guesses if not guess),
    )


def _guess(piece: str) -> Guess | None:
    found = re.fullmatch(r"([0-9]{1,3}):([a-z-]+)", piece.casefold())
    if not found or found[2] not in hunt().kinds or not 1 <= int(found[1]) <= len(hunt().lines):
        return None
    return Guess(line=int(found[1]), kind=found[2])


@dataclass(frozen=True, kw_only=True)
class Named:
    """A guess with its mark, and the kind of the fault that it helps to find."""

    guess: Guess
    mark: Mark
    fault: str | None = None


def mark(guesses: Iterable[Guess]) -> tuple[Named, ...]:
    """The guesses with their marks: half for the line or the kind of a fault alone, nothing for one found before."""
    found: set[str] = set()
    named = []
    for guess in guesses:
        named.append(_mark(guess, found))
        if named[-1].mark.status == "correct":
            found.add(guess.kind)
    return tuple(named)


def _mark(guess: Guess, found: Collection[str]) -> Named:
    here = next((fault for fault in hunt().faults if fault.line == guess.line), None)
    if here and here.kind == guess.kind:
        praise = "You have found this one already." if here.kind in found else "Right, and mended."
        return Named(guess=guess, mark=right(praise), fault=here.kind)
    if here and here.kind in found:
        return Named(guess=guess, mark=wrong(f"Line {guess.line} had another fault, which you have mended."))
    if here:
        said = f"Line {guess.line} has a fault, but not this one. {_elsewhere(guess, found)}"
        return Named(guess=guess, mark=_half(said), fault=here.kind)
    said = f"There is nothing wrong with line {guess.line}. {_elsewhere(guess, found)}"
    if guess.kind in every() and guess.kind not in found:
        return Named(guess=guess, mark=_half(said), fault=guess.kind)
    return Named(guess=guess, mark=wrong(said))


def _half(said: str) -> Mark:
    return Mark(status="partial", message=said.strip(), credit=0.5)


def _elsewhere(guess: Guess, found: Collection[str]) -> str:
    if guess.kind in hunt().not_here:
        return hunt().not_here[guess.kind]
    if guess.kind in found:
        return "You have found this fault already, elsewhere."
    return f"This fault is {'above' if hunt().fault(guess.kind).line < guess.line else 'further down'}."


def left(named: Sequence[Named]) -> tuple[Fault, ...]:
    """The faults that nobody has named rightly yet, in the order of their lines."""
    return tuple(fault for fault in hunt().faults if fault.kind not in found(named))


def found(named: Sequence[Named]) -> tuple[str, ...]:
    """The kinds of the faults that were named rightly, in that order."""
    return tuple(dict.fromkeys(one.guess.kind for one in named if one.mark.status == "correct"))


def best(named: Sequence[Named]) -> tuple[Mark, ...]:
    """Of each fault the best mark."""
    return tuple(
        max((one.mark for one in named if one.fault == fault.kind), key=lambda mark: mark.credit, default=BLANK)
        for fault in hunt().faults
    )
