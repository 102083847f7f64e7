"""Takes a printed list apart: into the results that it holds, and what names each."""

from collections.abc import Iterator

from core.uploads.literals import Dots, Item, Word, shape_of

MOST_PARTS = 200
"""Most results that are looked for one by one in a list of lists."""


def parts(item: Item, is_collection: bool) -> Iterator[tuple[str, Item]]:
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
    elif len(item) == 2 and (words := _words(item[0])) and not _words(item[1]):
        yield from ((f"{words} {name}".strip(), part) for name, part in parts(item[1], False))
    elif rows := _rows_with_words(item):
        yield "", rows
    elif len(item) <= MOST_PARTS:
        for one in item:
            if not isinstance(one, str) or "." in one:
                yield from parts(one, False)


def pair(item: Item) -> tuple[str, str] | None:
    """The word and the number of a printed pair such as ``("bank", 0.25)``; None if it is something else."""
    if isinstance(item, str) or len(item) != 2 or not isinstance(item[0], Word) or not isinstance(item[1], str):
        return None
    return None if isinstance(item[1], Word | Dots) else (item[0], item[1])


def beside(words: Item, numbers: Item) -> str:
    """The words of one list with the numbers of another, if there are as many: ``["bank", "the"] [0.7, 0.2]``."""
    if isinstance(words, str) or not all(isinstance(word, Word) for word in words):
        return ""
    if len(words) < 2 or len(words) > MOST_PARTS or shape_of(numbers) != (len(words),):
        return ""
    return ", ".join(f"{word} {number}" for word, number in zip(words, numbers, strict=True))


def at_places(numbers: Item, places: Item) -> str:
    """Numbers with the places at which they stand in a row, as `torch.topk` gives them; "" if these are none.

    >>> at_places(["0.7", "0.2"], ["3", "1"])
    '[3] 0.7, [1] 0.2'
    """
    if isinstance(numbers, str) or isinstance(places, str) or not 1 < len(places) < MOST_PARTS:
        return ""
    whole = [place for place in places if isinstance(place, str) and place.isdigit()]
    if len({*whole}) < len(places) or shape_of(numbers) != (len(places),) or not any("." in one for one in numbers):
        return ""
    return ", ".join(f"[{place}] {number}" for place, number in zip(whole, numbers, strict=True))


def _words(item: Item) -> str:
    """A word, or several in a list, such as the keys of a dict; "" if it is something else."""
    if isinstance(item, str):
        return item if isinstance(item, Word) else ""
    return " ".join(map(_words, item)) if all(map(_words, item)) else ""


def _matrices(item: list[Item]) -> Iterator[tuple[str, Item]]:
    """The matrices of an array of more dimensions, such as one for each head; a single one is not numbered."""
    for i, one in enumerate(item):
        for name, matrix in parts(one, False):
            yield (f"[{i}]{name}" if len(item) > 1 else name), matrix


def _rows_with_words(item: list[Item]) -> Item:
    """The numbers of rows that each begin with a word; empty if these are no such rows."""
    rows: list[Item] = [one[1:] for one in item if isinstance(one, list) and len(one) > 2 and isinstance(one[0], Word)]
    return rows if len(rows) == len(item) and shape_of(rows) else []


def words_with_numbers(item: Item) -> str:
    """Words with a number each, as in a printed ranking: ``[("interest", 0.7), …]``, a dict or a flat list."""
    if isinstance(item, str) or len(item) > MOST_PARTS:
        return ""
    flat = (
        item
        if any(isinstance(one, Word) for one in item)
        else [inner for one in item if isinstance(one, list) for inner in one]
    )
    words, numbers = flat[::2], flat[1::2]
    if len(words) < 2 or len(words) != len(numbers) or len(flat) > MOST_PARTS:
        return ""
    if isinstance(words[0], str) and not isinstance(words[0], Word):
        words, numbers = numbers, words
    if not all(isinstance(w, Word) for w in words) or not all(shape_of(n) == () for n in numbers):
        return ""
    return ", ".join(f"{word} {number}" for word, number in zip(words, numbers, strict=True))
