"""The words of a sentence, however they are written: the₄, the4, the (4), “Don’t”."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.reading.numbers import in_ascii

_QUOTES = str.maketrans(dict.fromkeys("’‘ʼ´′", "'") | dict.fromkeys("“”„«»″", '"'))
_BELOW, _NUMERALS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"), str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")

_FIRST = 0xE000
"""The first of 6,400 characters without a meaning of their own; each stands for one word that was written."""

PLACEHOLDER = "[\ue000-\uf8ff]"


def distinct(words: Sequence[str]) -> list[str]:
    """The words, with its position as a subscript to each one that occurs more than once: the₅, the₁₀."""
    counts = Counter(words)
    return [word + str(i).translate(_BELOW) if counts[word] > 1 else word for i, word in enumerate(words, start=1)]


def number_names(count: int) -> tuple[str, ...]:
    """The names of so many rows or columns that have none: their numbers, from 1."""
    return tuple(str(i) for i in range(1, count + 1))


def inline_name(name: str) -> str:
    """A distinct word with its position on the line, where a subscript would be too small to read.

    >>> inline_name("the₁₀"), inline_name("cat")
    ('the 10', 'cat')
    """
    return re.sub("[₀-₉]+$", lambda match: f" {match[0].translate(_NUMERALS)}", name)


def simplified(text: str) -> str:
    """The text with each kind of quote, hyphen, digit and blank written one way, and a subscript as _4."""
    text = re.sub("[₀-₉]+", lambda match: f"_{match[0].translate(_NUMERALS)}", text)
    text = re.sub(PLACEHOLDER, " ", text if text.isascii() else in_ascii(text)).translate(_QUOTES)
    return re.sub(r"[^\S\n\t]+", " ", text)


class AmbiguousNameError(ValueError):
    """A word that occurs more than once is not told apart; the message is a sentence for the student."""


@dataclass(frozen=True, kw_only=True)
class Names:
    """The words of a sentence that may be named, by their spellings."""

    words: tuple[str, ...]
    positions: Mapping[str, tuple[int, ...]]
    pattern: re.Pattern[str]

    def put_placeholders(self, text: str) -> tuple[str, tuple[str, ...]]:
        """A simplified text with one placeholder for each word named in it, and the spellings named, in order."""
        mentions: list[str] = []

        def placeholder(match: re.Match[str]) -> str:
            mentions.append(match[0])
            return chr(_FIRST + len(mentions) - 1) if len(mentions) < 6400 else " "

        return self.pattern.sub(placeholder, text), tuple(mentions)

    def find_positions(self, mentions: Iterable[str]) -> tuple[int, ...]:
        """The positions of the words that were named.

        A word that occurs twice is told apart by its number, or by naming all of its occurrences in their order.

        Raises:
            AmbiguousNameError: it is not told apart.
        """
        mentions = tuple(mentions)
        candidates = tuple(map(self._candidates, mentions))
        times, so_far = Counter(candidates), Counter[tuple[int, ...]]()
        places = []
        for mention, where in zip(mentions, candidates, strict=True):
            if len(where) > 1 and times[where] != len(where):
                shown = distinct(self.words)
                which = " or ".join(shown[i] for i in where[:4])
                raise AmbiguousNameError(f"“{mention}” occurs {len(where)} times. Say which one you mean: {which}.")
            places.append(where[so_far[where] % len(where)])
            so_far[where] += 1
        return tuple(places)

    def _candidates(self, mention: str) -> tuple[int, ...]:
        """The positions of the words that a mention may mean; capitals count only where they tell words apart."""
        if exact := self.positions.get(mention):
            return exact
        alike = (
            where for name, where in self.positions.items() if re.fullmatch(re.escape(name), mention, re.IGNORECASE)
        )
        return tuple(sorted({place for where in alike for place in where}))


FILLERS = frozenset(
    {
        "a", "and", "are", "at", "attends", "attention", "first", "for", "für", "get", "gets", "has", "have", "is",
        "ist", "it", "mit", "of", "on", "score", "scores", "second", "share", "sind", "their", "then", "to", "token",
        "tokens", "two", "und", "value", "values", "weighs", "weight", "weights", "with", "word", "words",
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
    sure = [word for word in wordlike if word.casefold() not in FILLERS]
    return _names(words, plain, sure), _names(words, plain, wordlike), _names(words, plain, list(filter(None, plain)))


_NUMBERED = ("{}{}", "{} ({})", "{}({})", "{}_{}", "{}_{{{}}}", "{}[{}]", "{} #{}", "{}#{}")
"""How the place of a word that occurs more than once is written: the4, the (4)."""


def _names(words: tuple[str, ...], plain: Sequence[str], kind: Sequence[str]) -> Names:
    counts = Counter(plain)
    positions = {name: tuple(i for i, other in enumerate(plain) if other == name) for name in kind}
    for i, name in enumerate(plain):
        for numbered in _NUMBERED if name in kind and counts[name] > 1 else ():
            positions.setdefault(numbered.format(name, i + 1), (i,))
    return Names(words=words, positions=positions, pattern=re.compile(_pattern(positions), re.IGNORECASE))


def _pattern(spellings: Iterable[str]) -> str:
    """What finds the spellings: the (4) before the4, and that before the; those with the same edges share them."""
    by_edges: dict[tuple[int, str, str], list[str]] = {}
    for name in sorted(spellings, key=lambda name: (-len(name), name)):
        rank, after = next((i, after) for i, (end, after) in enumerate(_RIGHT_EDGES) if re.search(end, name))
        by_edges.setdefault((rank, _left_edge(name), after), []).append(re.escape(name))
    groups = sorted(by_edges.items())
    return "|".join(f"{before}(?:{'|'.join(names)}){after}" for (_, before, after), names in groups) or "(?!)"


def _left_edge(name: str) -> str:
    if re.match(r"\d", name):
        return r"(?<!\w)(?<!\w['-])(?<!\d[.,])"
    return r"(?<!\w)(?<!\w['-])" if re.match(r"\w", name) else r"(?<![^\s\"'(\[{|,;:*`])"


_RIGHT_EDGES = (
    (r"\W\Z", r"(?![^\s\"')\]}|,;:*`=])"), (r"\d\Z", r"(?!\w)(?!['-][^\W\d])(?![.,]\d)"),
    (r"\w\Z", r"(?!\w)(?!['-][^\W\d])"),
)  # fmt: skip
"""By its last character what may not follow a spelling."""
