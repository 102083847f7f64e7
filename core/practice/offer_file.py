"""What each exercise offers to practice, kept in data/practice.json: to compute it takes seconds, to read it none.

The first students would wait for it. A release writes it: `python -m tests.practice_offers`. Until then one that is
new or changed is computed when it is needed, and a new mistake is not yet looked for.
"""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256

import msgspec

from core.homework import drawn_sentences
from core.homework.drawn import is_drawn
from core.homework.exercise_files import file_of
from core.homework.mistakes import MISTAKES
from core.practice.next_part import Offer
from core.reading.data_files import DATA, DataError, text

FILE = DATA / "practice.json"


class _Exercise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the file: what an exercise offers, and the fingerprint of what that was computed from."""

    id: str
    made_from: str
    offers: tuple[Offer, ...]


_LINES = msgspec.json.Decoder(_Exercise)


def kept_offers() -> Mapping[str, tuple[Offer, ...]]:
    """The offers by exercise, without those of an exercise whose file has changed; none if the file has a fault."""
    try:
        kept = _LINES.decode_lines(text(FILE))
    except (DataError, msgspec.MsgspecError):
        return {}
    return {
        one.id: tuple(msgspec.structs.replace(offer, shows=offer.shows.intersection(MISTAKES)) for offer in one.offers)
        for one in kept
        if one.made_from == _fingerprint(one.id)
    }


def written(offers: Mapping[str, tuple[Offer, ...]]) -> str:
    """The text of the file for what exercises offer."""
    lines = (_Exercise(id=name, made_from=_fingerprint(name), offers=parts) for name, parts in offers.items())
    return "".join(f"{msgspec.json.encode(line, order='deterministic').decode()}\n" for line in lines)


def _fingerprint(name: str) -> str:
    """Of the text of an exercise's file, or of the sentences from which it is drawn; of none without that file."""
    content = ""
    with suppress(DataError):
        content = text(drawn_sentences.texts.path if is_drawn(name) else file_of(name))
    return sha256(content.encode()).hexdigest()[:16]
