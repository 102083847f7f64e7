"""What each exercise offers to practice, kept in data/practice.toml: to compute it takes a second, to read it none.

It follows from the exercises and the known mistakes: `python -m tests.practice_offers` computes it again.
"""

from collections.abc import Mapping
from hashlib import sha256
from textwrap import wrap

import msgspec

from core.homework.drawn import is_drawn
from core.homework.drawn_sentences import FILE as DRAWN_SENTENCES
from core.homework.exercise_files import BANK
from core.homework.mistakes import MISTAKES
from core.practice.next_part import Offer
from core.reading.data_files import DATA, DataError, load

FILE = DATA / "practice.toml"

_HEAD = """# What exercises offer to practice (core/practice/offers.py). Written by: python -m tests.practice_offers
#
# made_from is a fingerprint of the exercise's file and the ids of the mistakes: where they have changed since, and for
# an exercise that is not here, everything is computed anew.
#
# steps count the nodes computed on the way to the answer, shows the mistakes that lead to another answer than the key.
"""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part that can be asked; the fields are those of an `Offer`."""

    id: str
    node: str
    numbers: int
    steps: int
    level: int
    shows: tuple[str, ...]


class _Exercise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exercise, and the fingerprint of what it was computed from."""

    id: str
    made_from: str
    parts: tuple[_Part, ...] = ()


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file."""

    exercises: tuple[_Exercise, ...]


def read() -> Mapping[str, tuple[Offer, ...]]:
    """The offers by exercise, without those of an exercise whose file has changed; none if the file has a fault."""
    try:
        form = load(FILE, _Form)
    except DataError:
        return {}
    return {
        one.id: tuple(
            Offer(
                exercise=one.id, part=part.id, node=part.node, numbers=part.numbers, steps=part.steps,
                level=part.level, shows=frozenset(part.shows),
            )
            for part in one.parts
        )
        for one in form.exercises
        if one.made_from == _fingerprint(one.id)
    }  # fmt: skip


def written(offers: Mapping[str, tuple[Offer, ...]]) -> str:
    """The text of the file for what exercises offer."""
    return _HEAD + "".join(_written(name, parts) for name, parts in offers.items())


def _written(name: str, parts: tuple[Offer, ...]) -> str:
    return f'\n[[exercises]]\nid = "{name}"\nmade_from = "{_fingerprint(name)}"\n' + "".join(map(_written_part, parts))


def _written_part(offer: Offer) -> str:
    shows = ", ".join(f'"{mistake}"' for mistake in sorted(offer.shows))
    lines = "\n".join(wrap(shows, 120, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False))
    return (
        f'\n[[exercises.parts]]\nid = "{offer.part}"\nnode = "{offer.node}"\nnumbers = {offer.numbers}\n'
        f"steps = {offer.steps}\nlevel = {offer.level}\nshows = [\n{lines}\n]\n"
    )


def _fingerprint(name: str) -> str:
    """Of the ids of the mistakes, and the text of an exercise's file or the sentences from which it is drawn.

    "" if there is no such file.
    """
    file = DRAWN_SENTENCES if is_drawn(name) else BANK / f"{name}.toml"
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return ""
    return sha256("\n".join((*MISTAKES, text)).encode()).hexdigest()[:16]
