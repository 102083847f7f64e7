"""The words of a sentence, however they are written: the₄, the4, the (4), “Don’t”."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from core.reading.numbers import in_ascii

_QUOTES = str.maketrans(dict.fromkeys("’‘ʼ´′", "'") | dict.fromkeys("“”„«»″", '"'))
_FIRST = 0xE000
"""The first of 6,400 characters without a meaning of their own; each stands for one word that was written."""

PLACEHOLDER = "[\ue000-\uf8ff]"


def distinct(words: Sequence[str]) -> list[str]:
    """The words, with its position as a subscript to each one that occurs more than once: the₅, the₁₀."""
    below = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    counts = Counter(words)
    return [word + str(i).translate(below) if counts[word] > 1 else word for i, word in enumerate(words, start=1)]


def simplified(text: str) -> str:
    """The text in small letters, with each kind of quote, hyphen, digit and blank written one way."""
    text = re.sub(PLACEHOLDER, " ", text if text.isascii() else in_ascii(text)).translate(_QUOTES)
    return re.sub(r"[^\S\n\t]+", " ", text).casefold()


class AmbiguousNameError(ValueError):
    """A word that occurs more than once is not told apart; the message is a sentence for the student."""


@dataclass(frozen=True, kw_only=True)
class Names:
    """The words of a sentence that may be named, by their spellings."""

    words: tuple[str, ...]
    positions: Mapping[str, tuple[int, ...]]
    pattern: re.Pattern[str]

    def replaced(self, text: str) -> tuple[str, tuple[str, ...]]:
        """A simplified text with one placeholder for each word named in it, and the spellings named, in order."""
        mentions: list[str] = []

        def placeholder(match: re.Match[str]) -> str:
            mentions.append(match[0])
            return chr(_FIRST + len(mentions) - 1) if len(mentions) < 6400 else " "

        return self.pattern.sub(placeholder, text), tuple(mentions)

    def resolved(self, mentions: Iterable[str]) -> tuple[int, ...]:
        """The positions of the words that were named.

        A word that occurs twice is told apart by its number, or by naming all of its occurrences in their order.

        Raises:
            AmbiguousNameError: it is not told apart.
        """
        mentions = tuple(mentions)
        times, so_far = Counter(mentions), Counter[str]()
        places = []
        for name in mentions:
            where = self.positions[name]
            if len(where) > 1 and times[name] != len(where):
                shown = distinct(self.words)
                which = " or ".join(shown[i] for i in where[:4])
                raise AmbiguousNameError(f"“{name}” occurs {len(where)} times. Say which one you mean: {which}.")
            places.append(where[so_far[name] % len(where)])
            so_far[name] += 1
        return tuple(places)


FILLERS = frozenset(
    {
        "and", "at", "attention", "gets", "has", "is", "score", "scores", "share", "token", "tokens", "value", "values",
        "weight", "weights", "with", "word", "words",
    }
)  # fmt: skip
"""Words that may stand beside words and weights and say nothing."""


@lru_cache(maxsize=64)
def names(words: tuple[str, ...]) -> tuple[Names, Names, Names]:
    """The words that a text may name: those that can be nothing else, then all that look like words, then all.

    “and” may be a word of the sentence or stand between two of them, and “7” may be a word or a weight. A reader tries
    one after the other until the text makes sense.
    """
    plain = [simplified(word).strip() for word in words]
    wordlike = [word for word in plain if re.search(r"[^\W\d_]", word)]
    sure = [word for word in wordlike if word not in FILLERS]
    return _names(words, plain, sure), _names(words, plain, wordlike), _names(words, plain, list(filter(None, plain)))


def _names(words: tuple[str, ...], plain: Sequence[str], kind: Sequence[str]) -> Names:
    counts = Counter(plain)
    positions: dict[str, tuple[int, ...]] = {
        name: tuple(i for i, other in zip(count(), plain) if other == name) for name in kind
    }
    for i, name in enumerate(plain):
        if name in kind and counts[name] > 1:
            for spelling in ("{}{}", "{} ({})", "{}({})", "{}_{}", "{}_{{{}}}", "{}[{}]", "{} #{}", "{}#{}"):
                positions.setdefault(spelling.format(name, i + 1), (i,))
    longest_first = sorted(positions, key=lambda name: (-len(name), name))
    pattern = "|".join(_before(name) + re.escape(name) + _after(name) for name in longest_first) or r"(?!)"
    return Names(words=words, positions=positions, pattern=re.compile(pattern))


def _before(name: str) -> str:
    return r"(?<!\w)(?<!\w['-])" if _is_letter(name[0]) else r"(?<![^\s\"'(\[{|,;:*`])"


def _after(name: str) -> str:
    if _is_letter(name[-1]):
        return r"(?!\w)(?!['-][^\W\d])"
    return r"(?![^\s\"')\]}|,;:*`=-])"


def _is_letter(character: str) -> bool:
    return bool(re.fullmatch(r"\w", character))
