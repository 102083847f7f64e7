"""Reads words of the sentence with their weights, in any order and any spelling."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from core.reading.copied_text import without_markup
from core.reading.denied_answers import denial_message
from core.reading.layouts import UnclosedError, square, unwrap
from core.reading.names import FILLERS, PLACEHOLDER, AmbiguousNameError, Names, distinct, names, simplified
from core.reading.numbers import Number, number, tidy
from core.reading.prints import bare
from core.reading.readings import AnswerForm, Unreadable, WeightedWords, counted, describe, quoted

_COMPARISON = re.compile(r"(?:[<>≠≤≥]=?|!=)(?= ?[-+.\d])")
_ARTICLE = re.compile(
    r"\b(?:the|a|an|das|ein)\s+(?=(?:weights?|scores?|values?|shares?|words?|attention)\b)", re.IGNORECASE
)

_MOST_LISTED = 12
"""Most words of a sentence that a message lists."""

_SEPARATORS = re.compile(r"[-=]*[>→⇒⟶]|[\s;|&:=≈~\[\]{}\"'\\]+|,(?!\d)|(?<!\d),|(?<=%),")
_RULED_HEADING = re.compile(r"^(?:[^\n]{0,200}\n)?(?=[^\n]*---)[ \t|:+-]+$", re.MULTILINE)
_NUMBERING = re.compile(rf"^[| \t]*\d{{1,4}}[.)]?[| \t]+(?=[\"'(]*{PLACEHOLDER}.*\d)", re.MULTILINE)
_IN_LINE_NUMBERING = re.compile(rf"(?:^|(?<=\s))\d{{1,2}}\. ?(?=[\"'(]*{PLACEHOLDER})")
_NUMBERS_BEFORE_WORDS = re.compile(rf"(?:^|(?<=\s))\d{{1,2}}[.)] ?(?=[\"']*{PLACEHOLDER})")
"""1. and 1) before a word: the latter only where no bracket is opened, since it may close a calculation."""


_Item: TypeAlias = int | Number | str
"""A word of the sentence, by the place of its mention; a number; or what is neither."""


def read_ranking(text: str, form: AnswerForm) -> WeightedWords | Unreadable:
    """The words of a text with their weights; a word without one has None."""
    problem = None
    typed = bare(text)
    for candidate in dict.fromkeys((without_markup(typed), typed)):
        for known in names(form.columns):
            try:
                reading = _read_words(candidate, form, known)
            except UnclosedError:
                reading = Unreadable(message=f"The brackets do not match. Expected {describe(form)}.")
            if isinstance(reading, WeightedWords):
                return reading
            problem = problem or reading
    return problem or Unreadable(message=f"Expected {describe(form)}.")


def _without_comments(text: str) -> str:
    """The text without what says of a number that it is a weight, and without a slash between two words."""
    text = re.sub(
        r"\((?:the )?(?:weight|score|share|attention)[ :=]*([-+.\d,]+ ?%?)\)", r"\1", text, flags=re.IGNORECASE
    )
    return _ARTICLE.sub("", re.sub(r" / (?=[^\W\d])", ", ", text))


def _read_words(typed: str, form: AnswerForm, known: Names) -> WeightedWords | Unreadable:
    text, mentions = known.put_placeholders(_without_comments(simplified(_RULED_HEADING.sub("", typed))))
    if sign := _COMPARISON.search(re.sub(r"[-=]+>", "→", text)):
        return Unreadable(message=f"{denial_message(quoted(sign[0]))} Expected {describe(form)}.")
    items = _items(text)
    if _count_weights(items) > _count_words(items):
        items = _items(_NUMBERING.sub("", text))
    for item in items:
        if isinstance(item, str):
            return Unreadable(message=_unknown_word(item, form))
    if not _count_words(items):
        return Unreadable(message=f"No word of the sentence was found. Expected {describe(form)}.")
    try:
        places = known.find_positions(mentions[item] for item in items if isinstance(item, int))
    except AmbiguousNameError as problem:
        return Unreadable(message=str(problem))
    if len(places) != form.shape[0] or _count_weights(items) > len(places):
        found = f"{counted(len(places), 'word')} and {counted(_count_weights(items), 'weight')}"
        return Unreadable(message=f"Expected {describe(form)}; found {found}.")
    shown = distinct(form.columns)
    if (twice := next((place for place in places if places.count(place) > 1), None)) is not None:
        return Unreadable(message=f"“{shown[twice]}” is there twice. Expected {describe(form)}.")
    weights = _weights_by_word(items)
    if weights is None:
        return Unreadable(message=f"Expected {describe(form)}; one word has two weights.")
    pairs = tuple((shown[place], weight) for place, weight in zip(places, weights, strict=True))
    return WeightedWords(pairs=pairs, shown=", ".join(f"{word} {weight or '?'}" for word, weight in pairs))


def _unknown_word(piece: str, form: AnswerForm) -> str:
    if re.fullmatch(r".*\d.*|[+-]?(?:nan|inf|infinity)|[\W_]*", piece, re.IGNORECASE | re.DOTALL):
        return f"{quoted(piece)} could not be read as a number."
    listed = f": {', '.join(distinct(form.columns))}" if len(form.columns) <= _MOST_LISTED else ""
    return f"{quoted(piece)} is not a word of the sentence{listed}."


def _count_weights(items: Sequence[_Item]) -> int:
    return sum(isinstance(item, Number) for item in items)


def _count_words(items: Sequence[_Item]) -> int:
    return sum(isinstance(item, int) for item in items)


def _items(text: str) -> tuple[_Item, ...]:
    """What a text with placeholders says, in order."""
    text = unwrap(tidy(re.sub(rf"({PLACEHOLDER})", r" \1 ", text)))
    text = _IN_LINE_NUMBERING.sub("", text) if "(" in text else _NUMBERS_BEFORE_WORDS.sub("", text)
    text = re.sub(rf"\( ?({PLACEHOLDER}) ?\)", r"\1", text)
    text = re.sub(rf"({PLACEHOLDER})['\")\]*]*[ \t]*-{{1,2}}(?=\s)|^ ?- |(?<=\s)- (?={PLACEHOLDER})", r"\1 ", text)
    text = re.sub(r"(?<![\w)])\(([^()]*,\s[^()]*)\)", r" \1 ", square(text))
    return tuple(_pieces(_closed_up(text)))


def _closed_up(text: str) -> str:
    """The text without the blanks inside a calculation."""
    text = re.sub(r" ?([*/^×·]) ?", r"\1", text)
    depth, characters = 0, []
    for character in text:
        depth += (character == "(") - (character == ")")
        if character != " " or depth <= 0:
            characters.append(character)
    return "".join(characters)


def _pieces(text: str) -> Iterator[_Item]:
    for piece in _SEPARATORS.split(re.sub(rf"({PLACEHOLDER})", r" \1 ", text)):
        if re.fullmatch(PLACEHOLDER, piece):
            yield ord(piece) - ord(PLACEHOLDER[1])
            continue
        bare = piece.lstrip("*·")
        for part in bare.split(",") if "." in bare else [bare.replace(",", ".")]:
            if part.strip(".!?-_#*/()") and part.casefold() not in FILLERS:
                yield number(part.casefold().rstrip(".")) or part


def _weights_by_word(items: Sequence[_Item]) -> list[Number | None] | None:
    """The weight of each word in turn: the one beside it or, if all words come first, the one in the same place."""
    numbers = [item for item in items if isinstance(item, Number)]
    words = _count_words(items)
    if len(numbers) in (0, words):
        return [*numbers] or [None] * words
    weights: list[Number | None] = [None] * words
    first = isinstance(items[0], Number)
    word = -1
    for item in items:
        if isinstance(item, int):
            word += 1
        elif isinstance(item, Number):
            place = word + first
            if place >= words or weights[place] is not None:
                return None
            weights[place] = item
    return weights
