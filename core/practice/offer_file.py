"""What each exercise offers to practice, kept in data/practice.toml: to compute it takes seconds, to read it none.

The first students would wait for it. A release writes it: `python -m tests.practice_offers`. Until then one that is
new or changed is computed when it is needed, and a new mistake is not yet looked for.
"""

from collections.abc import Mapping
from hashlib import sha256
from textwrap import wrap

import msgspec

from core.homework import drawn_sentences
from core.homework.drawn import is_drawn
from core.homework.exercise_files import file_of
from core.homework.mistakes import MISTAKES
from core.practice.next_part import Offer
from core.reading.data_files import DATA, DataError, load

FILE = DATA / "practice.toml"

_HEAD = """# What exercises offer to practice. A release writes it: python -m tests.practice_offers
#
# made_from is a fingerprint of the exercise's file: if that has changed since, or is not here, it is computed anew.
#
# steps count the nodes computed on the way to the answer, shows the mistakes that lead to another answer than the key.
"""


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part that can be asked; the fields are those of an `Offer`."""

    id: str
    node: str
    numbers: int
    steps: int
    form: str
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


def kept_offers() -> Mapping[str, tuple[Offer, ...]]:
    """The offers by exercise, without those of an exercise whose file has changed; none if the file has a fault."""
    try:
        form = load(FILE, _Form)
    except DataError:
        return {}
    return {
        one.id: tuple(
            Offer(
                exercise=one.id, part=part.id, node=part.node, numbers=part.numbers, steps=part.steps,
                form=part.form, level=part.level, shows=frozenset(MISTAKES.keys() & part.shows),
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
        f'steps = {offer.steps}\nform = "{offer.form}"\nlevel = {offer.level}\nshows = [\n{lines}\n]\n'
    )


def _fingerprint(name: str) -> str:
    """Of the text of an exercise's file, or of the sentences from which it is drawn.

    "" if there is no such file.
    """
    file = drawn_sentences.texts.path if is_drawn(name) else file_of(name)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return ""
    return sha256(text.encode()).hexdigest()[:16]
