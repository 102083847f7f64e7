"""Splits a pasted text into rows of cell texts: Python, NumPy, torch, MATLAB, LaTeX, Markdown, spreadsheets."""

import re
from collections.abc import Iterator
from typing import TypeAlias

Rows: TypeAlias = tuple[tuple[str, ...], ...]

_OPENING = re.compile(
    r"(?:np|numpy|torch|pd|tf|jnp)?\.?"
    r"(?:tensor|array|asarray|matrix|Tensor|float(?:16|32|64)?|Parameter|Series|DataFrame|dict|Counter|OrderedDict"
    r"|Decimal|Fraction|mpf|(?<!\w)c)\(",
    re.IGNORECASE,
)
_OPTION = re.compile(
    r",\s{0,20}(?:dtype|grad_fn|device|requires_grad|names|shape|size|layout)\s?=\s?"
    r"(?:<[^<>]{0,80}>|'[^']{0,40}'|\([^()]{0,40}\)|[\w.]{1,40})"
)
_SERIES = re.compile(r"^ ?(?:Name: [^\n]{0,60}, )?(?:Length: \d{1,9}, )?dtype: \w{1,20}$", re.MULTILINE | re.IGNORECASE)
"""What pandas prints beneath a column."""

PLACE = re.compile(r"(?<!\w)[^\W\d]\w{0,30}(?:\[[\d\s,:+-]{1,20}\]){1,3}")
"""Where a number stands, as in W[1, 3]; the figures in its brackets are not the number."""

_OF_A_PLACE = re.compile(rf"{PLACE.pattern} ?(?:==?|[:≈~])")

_DECIMALS = re.compile(r"[ \t]*[-+]?\d+,\d+[ \t]*(?:\n+[ \t]*[-+]?\d+,\d+[ \t]*)+\n*")
"""One number with a decimal comma a line."""

_LABEL = re.compile(r"[^\W\d_][\w'’.\- ]*:?|<\w+>|\w*[^\W\d_]\w*")
_NOT_A_LABEL = re.compile(r"[+-]?(?:nan|inf|infinity|e|pi)|\d+e\d+", re.IGNORECASE)


class UnclosedError(ValueError):
    """The brackets do not match."""


def unwrap(text: str) -> str:
    """A tidied text without what surrounds the numbers: ``name =``, ``tensor(…, grad_fn=…)``, TeX environments."""
    text = re.sub(r"Parameter containing:?", " ", _SERIES.sub("", text))
    text = _OPTION.sub("", _OF_A_PLACE.sub(" ", text))
    while text != (text := _without_call(text)):
        pass
    text = re.sub(r"\\(?:begin|end) ?\{\w+\*?\}(?:\{[clr|]{0,200}\})?|\\hline|\\[()\[\]]", " ", text)
    text = re.sub(r"(?<=[\])])(?:\^\(?T\)?|\.?T)$|^<(?=[^<>]*>$)|(?<=\d)>$", "", text.strip())
    text = re.sub(r"([\[({,;|&\n]) ?[≈~] ?(?=[-+.\d])", r"\1 ", text)
    text = re.sub(r"^(?:[^\W\d][^=≈~\n]{0,60})?(?:==?|≈|~)\s*", "", text.strip())
    return re.sub(r"^(?:about|approx\.?|approximately|ca\.?|circa)\s", "", text, flags=re.IGNORECASE).strip()


def _parentheses(text: str) -> tuple[dict[int, int], bool]:
    """Where each round bracket that is opened is closed, and whether none is left over."""
    closed, opened, is_whole = dict[int, int](), list[int](), True
    for i, character in enumerate(text):
        if character == "(":
            opened.append(i)
        elif character == ")" and opened:
            closed[opened.pop()] = i
        elif character == ")":
            is_whole = False
    return closed, is_whole and not opened


def _without_call(text: str) -> str:
    """The text without ``tensor(`` and the like, and without the parentheses that close them."""
    calls = [(match.start(), match.end()) for match in _OPENING.finditer(text)]
    closed = _parentheses(text)[0] if calls else {}
    characters = list(text)
    for start, end in calls:
        if end - 1 not in closed:
            raise UnclosedError
        characters[start:end] = [""] * (end - start)
        characters[closed[end - 1]] = ""
    return "".join(characters)


def layouts(text: str) -> Iterator[Rows]:
    """As `all_cells`, but without the words at the edges of a table; then each of them without its numbered rows."""
    for cells in all_cells(text):
        yield (rows := _without_labels(cells))
        if numbered := _without_index(rows):
            yield numbered


def all_cells(text: str) -> Iterator[Rows]:
    """All ways to read an unwrapped text as rows of cells, the likeliest first; decimals come out with a point.

    With a ``;`` in the text, or with one number such as 0,5 a line, commas are first read as decimal; with a ``.``, as
    separators.

    Raises:
        UnclosedError: the brackets do not match.
    """
    if "|" in text:
        yield from _with_either_comma(text, "|")
    elif "&" in text or "\\\\" in text:
        inner = re.sub(r"^[\[({|]([^\[(].*)[\])}|]$", r"\1", text.replace("\n", " "))
        yield from _with_either_comma(inner.replace("\\\\", "\n"), "&")
    elif "\t" in text:
        yield from _with_either_comma(text, "\t")
    else:
        groups = _groups(text)
        separate, decimal = r"[,\s]+", r"\s+|,(?=\s)|,$"
        if "." in text:
            commas: tuple[str, ...] = (separate,)
        else:
            commas = (decimal, separate) if ";" in text or _DECIMALS.fullmatch(text) else (separate, decimal)
        for separator in commas:
            if len(groups) > 1:
                yield _rows(groups, f"{separator}|;")
            else:
                for row_break, cell_break in ((r"[;\n]", separator), (";", separator), ("\n", f"{separator}|;")):
                    yield _rows(tuple(re.split(row_break, groups[0])), cell_break)


def _with_either_comma(text: str, separator: str) -> Iterator[Rows]:
    yield _table(text, separator)
    yield _table(text.replace(",", "."), separator)


def _table(text: str, separator: str) -> Rows:
    rows = (tuple(cell.strip() for cell in line.split(separator)) for line in text.split("\n") if line.strip())
    if separator == "|":
        rows = (row[row[0] == "" : len(row) - (row[-1] == "")] for row in rows)
    return tuple(row for row in rows if not all(re.fullmatch(r"[-:= ]*", cell) for cell in row))


def _without_labels(rows: Rows) -> Rows:
    """The rows without a heading of words and without a first column of words."""
    if len(rows) > 1 and all(_is_label(cell) or not cell for cell in rows[0]):
        rows = rows[1:]
    if rows and rows[0][0] == "":
        rows = (rows[0][1:], *rows[1:])
    numbered = [tuple(map(str, range(len(row)))) for row in (rows[0] if rows else (), rows[1:])]
    if len(rows) > 1 and rows[0] == numbered[0] and tuple(row[0] for row in rows[1:]) == numbered[1]:
        wide = len(rows[0]) + 1
        rows = tuple(row[1:] for row in rows[1:]) if all(len(row) == wide for row in rows[1:]) else rows
    if rows and all(len(row) > 1 and _is_label(row[0]) for row in rows):
        rows = tuple(row[1:] for row in rows)
    return rows


def _without_index(rows: Rows) -> Rows:
    """The rows without a first column that counts them from 0 or 1, as pandas prints it; () if there is none."""
    if len(rows) < 2 or any(len(row) < 2 for row in rows):
        return ()
    places = tuple(row[0] for row in rows)
    counts = (tuple(map(str, range(first, first + len(rows)))) for first in (0, 1))
    return tuple(row[1:] for row in rows) if places in counts else ()


def _is_label(cell: str) -> bool:
    cell = cell.strip("*_`\"'")
    return bool(_LABEL.fullmatch(cell)) and not _NOT_A_LABEL.fullmatch(cell)


def _groups(text: str) -> tuple[str, ...]:
    """The texts between brackets: one per row of ``[[…], […]]``; the whole text if there are none."""
    text = square(text)
    if len(re.findall(r"[\[{]", text)) != len(re.findall(r"[\]}]", text)):
        raise UnclosedError
    return tuple(piece for piece in re.split(r"[\[\]{}]", text) if piece.strip(" ,;\n")) or ("",)


def square(text: str) -> str:
    """The text with square brackets in place of round ones that only group numbers, as in ``(0.1; 0.2)``."""
    closed, is_whole = _parentheses(text)
    if not is_whole:
        raise UnclosedError
    characters = list(text)
    for start, end in closed.items():
        before, after = text[max(0, start - 2) : start].strip(" ")[-1:], text[end + 1 : end + 3].strip(" ")[:1]
        if before in ("", "[", "(", ",", ";", "\n") and after in ("", "]", ")", ",", ";", "\n"):
            characters[start], characters[end] = "[", "]"
    return "".join(characters)


def _rows(lines: tuple[str, ...], separator: str) -> Rows:
    rows = (tuple(_cells(line, separator)) for line in lines)
    return tuple(row for row in rows if row)


def _cells(line: str, separator: str) -> Iterator[str]:
    """The cells of a line; spaces inside an expression, as in ``1 / 3`` and ``- 2``, do not separate."""
    line = re.sub(r" ?([*/^×·]) ?", r"\1", line.strip())
    line = re.sub(r"(^|[,;]) ?([+-]) (?=[\d.])", r"\1 \2", line)
    line = re.sub(r"\b(?:and|und)\b|['\"]?[^\W\d]\w{0,30}['\"]? ?[=:](?= ?[-+.\d])", " ", line)
    for cell in re.split(separator, line):
        if bare := (cell or "").strip("'\""):
            yield bare.replace(",", ".")
