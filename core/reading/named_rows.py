"""Reads a matrix whose rows carry the words of the sentence, in any order, and the words over its columns."""

import re
from dataclasses import replace
from typing import TypeAlias

from core.reading.cell_numbers import summary
from core.reading.layouts import all_cells, unwrap
from core.reading.names import PLACEHOLDER, AmbiguousNameError, Names, distinct, names, simplified
from core.reading.numbers import number, tidy
from core.reading.rankings import read_ranking
from core.reading.readings import AnswerForm, Numbers, ReadCell, Unreadable, WeightedWords, counted, size

_CELL = re.compile(rf"{PLACEHOLDER}|[^\s|&,;\[\](){{}}]*\w[^\s|&,;\[\](){{}}]*")


def columns_of_heading(text: str, form: AnswerForm) -> tuple[int, ...] | Unreadable:
    """Where each column of a matrix (n, m) stands in a text whose first line is a heading; () if it has none.

    One of them may be called otherwise. Words of another sentence, or one of them twice, are told: nobody can say whose
    the numbers are then.
    """
    shape, columns, m = form.shape, form.columns, len(form.columns)
    heading = next((line for line in text.split("\n") if line.strip()), "")
    if shape[1:] != (m,):
        return ()
    _, known, _ = names(columns)
    rest, mentions = known.put_placeholders(simplified(heading))
    cells = _CELL.findall(rest)
    if len(cells) not in (m, m + 1):
        return ()
    others = [i for i, cell in enumerate(cells[-m:]) if not re.fullmatch(PLACEHOLDER, cell)]
    if len(mentions) < m - 1:
        expected = f"one column for each word of “{' '.join(columns)}”"
        return _strangers(expected, heading, form.tokens, mentions, shape) or ()
    try:
        places = list(known.find_positions(mentions))
    except AmbiguousNameError as problem:
        return Unreadable(message=str(problem))
    missing = sorted(set(range(m)) - set(places))
    if len(missing) != m - len(mentions):
        return Unreadable(message=f"The heading names a word twice. Expected each of “{' '.join(columns)}” once.")
    if len(missing) != len(others):
        return ()
    for i, place in zip(others, missing, strict=True):
        places.insert(i, place)
    return tuple(places.index(j) for j in range(m))


def foreign_rows(text: str, form: AnswerForm) -> Unreadable | None:
    """What to say of a matrix whose rows all begin with words of the columns that are not those of the rows."""
    shape, words, columns = form.shape, form.tokens, form.columns
    lines = [line for line in text.split("\n") if re.search(r"\d", line)]
    if not len(words) == shape[0] == len(lines) or set(words) & set(columns):
        return None
    firsts = " ".join(match[0] for line in lines if (match := re.match(r"[\s|\"'*\[(]*[^\W\d][^\s|,;:=]*", line)))
    return _strangers(f"one row for each word of “{' '.join(words)}”", firsts, columns, (), shape)


def _strangers(
    expected: str, heading: str, others: tuple[str, ...], mentions: tuple[str, ...], shape: tuple[int, ...]
) -> Unreadable | None:
    """What to say of a heading that names as many words of the other sentence as it has cells."""
    _, known, _ = names(others)
    _, named = known.put_placeholders(simplified(heading))
    if len(named) < max(len(_CELL.findall(heading)) - 1, 2) or len(named) <= len(mentions):
        return None
    return Unreadable(message=f"These are the words of another sentence. Expected {size(shape)}: {expected}.")


_ROW = re.compile(rf"[\s|{{\[(\"'*]*({PLACEHOLDER})[\"'*)]*[ \t]*(?:[:=|&]|[-=]+>|-(?= ?[\[(]))?(.*)", re.DOTALL)
_DICT = re.compile(r"[\"'] ?: ?(?:[\w.]{0,20}\()?[\[(]")
"""The rows of a dict, as in {'the': [0.1, 0.2]}."""

_RULE = re.compile(r"[-:|+=\s{}\[\]()\\]*")

_NamedRow: TypeAlias = tuple[int, tuple[ReadCell, ...]]
"""Which of the words named a row carries, and its cells."""


def read_named_rows(text: str, form: AnswerForm) -> Numbers | Unreadable | None:
    """The matrix (n, m) of a text in which lines begin with words of the sentence; None if it is not such a text.

    Where a heading names the words of the columns in another order, they are put in the order of the sentence, too.
    """
    shape, words = form.shape, form.tokens
    if len(shape) != 2 or len(words) != shape[0] or not re.search(r"[^\W\d_eE]", text):
        return None
    order = columns_of_heading(text, form)
    if isinstance(order, Unreadable):
        return order
    _, known, _ = names(words)
    text, mentions = known.put_placeholders(_one_row_per_line(simplified(text)))
    rows: list[_NamedRow] = []
    for line in text.split("\n"):
        match = _ROW.match(line)
        if match and re.search(r"\d", match[2]):
            cells = _cells(match[2], shape[1])
            if isinstance(cells, int):
                found = f"“{mentions[_mention_index(match[1])]}” has {counted(cells, 'number')}"
                return Unreadable(message=f"The row of {found}. Expected {size(shape)}.")
            rows.append((_mention_index(match[1]), cells))
        elif (rows or (re.search(r"\d", line) and not _is_numbering(line, shape[1]))) and not _RULE.fullmatch(line):
            return None
    return _order_rows(rows, order or tuple(range(shape[1])), mentions, known, shape) if rows else None


def read_named_row(text: str, form: AnswerForm) -> Numbers | None:
    """The numbers of a row in which each carries its word, in any order; None if it is not such a text."""
    if form.shape != (len(form.columns),) or not re.search(r"[^\W\d_]", text):  # most rows have no words
        return None
    reading = read_ranking(text, replace(form, kind="ranking"))
    weights = dict(reading.pairs) if isinstance(reading, WeightedWords) else {}
    cells = tuple(weights.get(word) for word in distinct(form.columns))
    return None if None in cells else Numbers(cells=cells, shown=summary(cells, form.shape))


def _is_numbering(line: str, width: int) -> bool:
    """Whether a line numbers the columns, from 0 or 1."""
    figures = [int(figure) for figure in re.findall(r"\d+", line)[:width]]
    return not re.search(r"[^\d\s|,;&]", line) and figures in (list(range(width)), list(range(1, width + 1)))


def _one_row_per_line(text: str) -> str:
    """The text with a line for each row of a dict."""
    return re.sub(r"(?<=[\])]) ?, ?", "\n", text.replace("\n", " ")) if _DICT.search(text) else text


def _mention_index(placeholder: str) -> int:
    return ord(placeholder) - ord(PLACEHOLDER[1])


def _cells(text: str, width: int) -> tuple[ReadCell, ...] | int:
    """The cells of one row, None for one that is not a number; if there are too many or too few, how many numbers."""
    candidates = [
        [cell for row in layout for cell in row] for layout in all_cells(unwrap(tidy(text.strip(" |&,;}\\"))))
    ]
    fitting = [tuple(map(number, layout)) for layout in candidates if len(layout) == width]
    best = max(fitting, key=lambda cells: sum(cell is not None for cell in cells), default=None)
    return best or max((sum(number(cell) is not None for cell in layout) for layout in candidates), default=0)


def _order_rows(
    rows: list[_NamedRow], columns: tuple[int, ...], mentions: tuple[str, ...], known: Names, shape: tuple[int, ...]
) -> Numbers | Unreadable:
    n, m = shape
    written = distinct(known.words)
    try:
        places = known.find_positions(mentions[mention] for mention, _ in rows)
    except AmbiguousNameError as problem:
        return Unreadable(message=str(problem))
    if len(set(places)) < len(places):
        twice = next(written[place] for place in places if places.count(place) > 1)
        return Unreadable(message=f"Two rows are called “{twice}”. Expected {size(shape)}.")
    by_place = {place: tuple(cells[j] for j in columns) for place, (_, cells) in zip(places, rows, strict=True)}
    empty: tuple[ReadCell, ...] = (None,) * m
    cells = tuple(cell for i in range(n) for cell in by_place.get(i, empty))
    missing = {i: written[i] for i in range(n) if i not in by_place}
    bad = sum(cell is None for cell in cells) - m * len(missing)
    read = f"{n - len(missing)} × {m} numbers" + (f", {bad} of them unreadable" if bad else "")
    blank = frozenset(i * m + j for i in missing for j in range(m))
    return Numbers(cells=cells, shown=read, missing=missing, blank=blank)
