"""Finds the lists, arrays, tensors and dicts that are printed on a line, and what is a result in them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from core.uploads.literals import Budget, Dots, Item, Literal, Word, as_rows, has_dots, literal, shape_of
from core.uploads.number_lines import NamedNumber, NumberLine, number_line
from core.uploads.printed_results import Printout, label_of, word_ranking

WHOLE_TENSOR = 'torch.set_printoptions(profile="full")'
WHOLE_ARRAY = "np.set_printoptions(threshold=1e6)"
"""The lines of Python after which the libraries leave nothing out."""

_START = re.compile(
    r"(?:(?:np|numpy|torch)\.)?\b(?:tensor|[Aa]rray|matrix|u?int(?:8|16|32|64)|float(?:16|32|64)|complex(?:64|128)"
    r"|masked_array)\(|[\[({]"
)
_AFTER_NAME = re.compile(r"(?<=[\w\])])[\[(]")
_INDEX = re.compile(r"\[[^\[\]\n]{0,60}\]")
_SIZE = re.compile(r"(?:\bshape|\bsize|\bdim(?:s|ensions?)?)\W{0,12}\(?$", re.IGNORECASE)


def literals_on(text: str, start: int, line_end: int, budget: Budget) -> tuple[list[tuple[str, Literal]], int]:
    """The lists, arrays and tensors that begin on a line, each with its label, and where the last of them ends."""
    literals: list[tuple[str, Literal]] = []
    place = end = start
    while match := _START.search(text, place, line_end):
        place = match.end()
        if _AFTER_NAME.match(text, match.start()):
            index = _INDEX.match(text, match.start(), line_end)
            place = index.end() if index else place
        elif one := literal(text, match.start(), budget):
            label = text[end : match.start()]
            if named := pair(one.item):
                literals.append((f"{label_of(label)} {named[0]}".strip(), replace(one, item=named[1])))
            elif not _is_no_result(one, label):
                literals.append((label_of(label), one))
            place = end = match.start() + one.length
            following = text.find("\n", end)
            line_end = len(text) if following < 0 else following
    return literals, end


def _is_no_result(one: Literal, label: str) -> bool:
    """Whether this is a size, or a number in parentheses, which counts as the number."""
    entries = [entry for entry in one.item if isinstance(entry, str)]
    if isinstance(one.item, str) or len(entries) < len(one.item):
        return False
    whole = all(entry.isdigit() for entry in entries)
    return (one.kind == "(" and (whole or len(one.item) == 1)) or (whole and bool(_SIZE.search(label.rstrip())))


def literals_as_line(literals: list[tuple[str, Literal]], rest: str) -> NumberLine:
    """What a line with brackets holds: one row, or single numbers with words between them."""
    match literals:
        case [(label, one)] if len(shape_of(one.item) or ()) == 1 and not has_dots(one.item):
            return NumberLine(label=label, row=tuple(as_rows(one.item).split()))
    single = [NamedNumber(text=as_rows(one.item), label=label) for label, one in literals if isinstance(one.item, str)]
    return NumberLine(label=literals[0][0], numbers=(*single, *number_line(rest).numbers))


def results_in(literals: list[tuple[str, Literal]], heading: str, first: int, last: int) -> Iterator[Printout]:
    """The results in what begins on a line, except for single numbers, which `literals_as_line` reads."""
    for label, one in literals:
        above = heading if label == literals[0][0] else f"{literals[0][0]} {heading}".strip()
        if not isinstance(one.item, str):
            yield from _literal_results(one, label, above, first, last)
    for (label, words), (_, one) in pairwise(literals):
        if ranked := by_word(words.item, one.item) or by_place(words.item, one.item) or by_place(one.item, words.item):
            yield word_ranking(ranked, first=first, last=last, label=label, heading=heading)


def _literal_results(one: Literal, label: str, heading: str, first: int, last: int) -> Iterator[Printout]:
    """The results in a printed list, array, tensor or dict; in one that holds several of them each on its own."""
    for name, item in parts(one.item, one.kind in ("(", "{")):
        is_elided = has_dots(item)
        shape = shape_of(item) or ()
        yield Printout(
            text=as_rows(item),
            first=first,
            last=last,
            label=f"{label} {name}".strip(),
            heading=heading,
            shape=one.stated_shape or shape if is_elided else shape,
            is_elided=is_elided,
            whole_line=(WHOLE_TENSOR if one.is_torch else WHOLE_ARRAY) if is_elided else "",
        )
    if words := words_with_numbers(one.item):
        yield word_ranking(words, first=first, last=last, label=label, heading=heading)


MOST_PARTS = 200
"""Most results that are looked for one by one in a list of lists."""


def parts(item: Item, is_collection: bool = False) -> Iterator[tuple[str, Item]]:
    """The results in a list, with the words or numbers that name them."""
    if isinstance(item, str):
        if not isinstance(item, Word | Dots) and item not in ("None", "<NA>"):
            yield "", item
        return
    shape = shape_of(item)
    if len(shape or ()) > 2:
        yield from _matrices(item)
    elif shape is not None and 0 not in shape and not (is_collection and len(shape) > 1):
        yield "", item
    elif len(item) == 2 and (words := _words(item[0])):
        yield from ((f"{words} {name}".strip(), part) for name, part in parts(item[1]))
    elif rows := _rows_with_words(item):
        yield from parts(rows)
    elif len(item) <= MOST_PARTS:
        for one in item:
            if not isinstance(one, str) or "." in one:
                yield from parts(one)


def pair(item: Item) -> tuple[str, str] | None:
    """The word and the number of a printed pair such as ``("bank", 0.25)``; None if it is something else."""
    match item:
        case [Word() as word, str(number)] if not isinstance(number, Word | Dots):
            return word, number
    return None


def by_word(words: Item, numbers: Item) -> str:
    """The words of one list with the numbers of another, if there are as many: ``["bank", "the"] [0.7, 0.2]``."""
    is_one_each = shape_of(numbers) == (len(words),) == (len(numbers),)
    if not is_one_each or not all(isinstance(word, Word) for word in words):
        return ""
    return ", ".join(f"{word} {number}" for word, number in zip(words, numbers, strict=True))


def by_place(numbers: Item, places: Item) -> str:
    """Numbers with the places at which they stand in a row, as `torch.topk` gives them; "" if these are none.

    >>> by_place(["0.7", "0.2"], ["3", "1"])
    '[3] 0.7, [1] 0.2'
    """
    whole = [Word(f"[{place}]") for place in places if isinstance(place, str) and place.isdigit()]
    if isinstance(places, str) or not 1 < len({*whole}) == len(places) or not any("." in one for one in numbers):
        return ""
    return by_word([*whole], numbers)


def _words(item: Item) -> str:
    """A word, or several in a list, such as the keys of a dict; "" if it is something else."""
    if isinstance(item, str):
        return item if isinstance(item, Word) else ""
    return " ".join(map(_words, item)) if all(map(_words, item)) else ""


def _matrices(item: list[Item]) -> Iterator[tuple[str, Item]]:
    """The matrices of an array of more dimensions, such as one for each head; a single one is not numbered."""
    for i, one in enumerate(item):
        for name, matrix in parts(one):
            yield (f"[{i}]{name}" if len(item) > 1 else name), matrix


def _rows_with_words(item: list[Item]) -> list[Item]:
    """The numbers of rows that each begin with a word; empty if these are no such rows."""
    rows: list[Item] = [one[1:] for one in item if len(one) > 2 and isinstance(one[0], Word)]
    return rows if len(rows) == len(item) else []


def words_with_numbers(item: Item) -> str:
    """Words with a number each, as in a printed ranking: ``[("interest", 0.7), …]``, a dict or a flat list."""
    pairs = [inner for one in item if isinstance(one, list) for inner in one]
    flat = item if any(isinstance(one, Word) for one in item) else pairs
    words, numbers = flat[::2], flat[1::2]
    return (by_word(words, numbers) or by_word(numbers, words)) if len(words) > 1 else ""
