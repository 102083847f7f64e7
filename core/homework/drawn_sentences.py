"""The sentences of drawn exercises, by their number of words, and the two words in them that are asked about."""

from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta

from core.homework.exercise_files import SentenceForm
from core.reading.data_files import DataFile

Text = TypeVar("Text", str, tuple[str, str])


class Sentences(msgspec.Struct, Generic[Text], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sentences of as many words, or pairs of them, of which the first asks; and the two words that are asked about."""

    row: int
    column: int
    texts: Annotated[tuple[Text, ...], Meta(min_length=2)]


class Texts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of data/drawn.toml, by the number of words."""

    sentences: tuple[Sentences[str], ...]
    pairs: tuple[Sentences[tuple[str, str]], ...]


def of(place: int, *, in_pairs: bool) -> tuple[int, int, tuple[SentenceForm, ...]]:
    """The word that asks and the one that is attended to, by their positions, and all sentences, or pairs of them.

    ``place`` is the number of words, counted from the fewest.
    """
    asked = (texts().pairs if in_pairs else texts().sentences)[place]
    each = ((one,) if isinstance(one, str) else one for one in asked.texts)
    return asked.row, asked.column, tuple(_sentence(*one) for one in each)


def _sentence(text: str, other: str = "") -> SentenceForm:
    title = text[0].upper() + text[1:]
    return SentenceForm(
        title=f"{title}? {other}." if other else title, tokens=tuple(text.split()), tokens_kv=tuple(other.split())
    )


texts = DataFile("drawn.toml", Texts)
"""All sentences, as they stand in data/drawn.toml."""
