"""Reads tables as pandas prints them, whole, wrapped or shortened."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.uploads.literals import NUMBER

WHOLE = 'pd.set_option("display.max_rows", None, "display.max_columns", None)'
"""The line of Python after which pandas prints a table whole."""

_NUMERIC = re.compile(rf"{NUMBER}%?|nan|-?inf", re.IGNORECASE)
_CELL = re.compile(rf"{_NUMERIC.pattern}|\.{{2,3}}|…|[^\W\d][\w.'’-]*", re.IGNORECASE)
_DOTS = frozenset({"...", "..", "…"})
_SIZE = re.compile(r"\s*\n\s*\[(\d{1,9}) rows x (\d{1,9}) columns\]")
_SERIES = re.compile(r"(?:Name: ([^\n,]{0,60}), )?(?:Length: \d{1,9}, )?dtype: \w{1,20}")
_MOST_COLUMNS = 2000
_PROJECTION = re.compile(r"(?:q|k|v|quer(?:y|ies)|keys?|values?)(?![^\W\d_])", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Frame:
    """The cells of a table by row, without its index and headings, which are ``index`` and ``columns``."""

    rows: tuple[tuple[str, ...], ...]
    index: tuple[str, ...]
    columns: tuple[str, ...]
    is_elided: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns; the length alone of a single column."""
        return (len(self.rows),) if len(self.columns) == 1 else (len(self.rows), len(self.columns))

    @property
    def text(self) -> str:
        """A line for each row; the words of the index stand before the numbers of a single column."""
        words = self.index if len(self.columns) == 1 and not any(map(is_numeric, self.index)) else [""] * len(self.rows)
        return "\n".join(f"{word} {' '.join(row)}".strip() for word, row in zip(words, self.rows, strict=True))


def is_numeric(cell: str) -> bool:
    """Whether a cell is one number, a percentage or not a number at all by name, "nan"."""
    return bool(_NUMERIC.fullmatch(cell))


def frame_at(lines: list[str], start: int) -> tuple[Frame, int] | None:
    """The table, or the single column, that begins on a line, and the number of the line after it; or None."""
    table, end = _block(lines, start)
    if table is None:
        return _series(lines, start)
    if frame_of_cells(table) is None:
        return None
    while lines[start].rstrip().endswith("\\") and end + 1 < len(lines) and not lines[end].strip():
        start = end + 1
        more, after = _block(lines, start)
        if more is None or len(more) != len(table) or len(table[0]) > _MOST_COLUMNS:
            break
        table, end = [left + right[1:] for left, right in zip(table, more, strict=True)], after
    if _SIZE.fullmatch("\n".join(lines[end : end + 2])):
        end += 2
    frame = frame_of_cells(table)
    return (frame, end) if frame else None


def _block(lines: list[str], start: int) -> tuple[list[list[str]] | None, int]:
    """The cells of a heading and of the rows beneath it, which have one cell more for the index."""
    heading = lines[start].rstrip().removesuffix("\\").split()
    table = [["", *heading]]
    end = start + 1
    if not all(map(_CELL.fullmatch, heading)):
        return None, end
    match "".join(lines[end : end + 1]).split():
        case [name] if not is_numeric(name):
            end += 1  # what the index is called
    first = end
    while end < len(lines):
        cells = lines[end].split()
        fits = len(cells) == len(heading) + 1 and all(map(_CELL.fullmatch, cells))
        if not fits or not (any(map(is_numeric, cells[1:])) or _DOTS.issuperset(cells)):
            break
        table.append(cells)
        end += 1
    return (table if end > first and _is_framed(table) else None), end


def _series(lines: list[str], start: int) -> tuple[Frame, int] | None:
    """A column that pandas prints without a heading, counted from 0; its name and kind stand beneath it."""
    if any(map(_is_of_series, lines[start - 1 : start])):
        return None  # it would have begun there, and has no end
    rows, end = [["", "0"]], start
    while end < len(lines) and _is_of_series(lines[end]):
        rows.append(["", lines[end].split()[-1]])
        end += 1
    if not (ending := _SERIES.match("".join(lines[end : end + 1]))):
        return None
    rows[0][1] = ending[1] or ""
    frame = frame_of_cells(rows)
    return (frame, end + 1) if frame else None


def _is_of_series(line: str) -> bool:
    cells = line.split()
    return len(cells) in (1, 2) and (_DOTS.issuperset(cells) or (cells[0].isdigit() and is_numeric(cells[-1])))


def _is_framed(table: list[list[str]]) -> bool:
    """Whether an index and a heading stand around numbers: words, or whole numbers one after the other."""
    heading, index = table[0][1:], [row[0] for row in table[1:]]
    named = [not any(map(is_numeric, names)) for names in (heading, index)]
    return all(one or _is_counting(names) for one, names in zip(named, (heading, index), strict=True))


def _is_counting(names: list[str]) -> bool:
    """Whether these are whole numbers one after the other; where some are left out, any."""
    whole = [int(name) for name in names if re.fullmatch(r"\d{1,9}", name)]
    is_elided = bool(_DOTS & {*names})
    return len(whole) + is_elided >= len(names) and (is_elided or whole == [*range(whole[0], whole[0] + len(whole))])


def frame_of_cells(table: list[list[str]]) -> Frame | None:
    """The numbers of a table whose first row and column are headings; words in a column replace the index."""
    heading, rows = table[0][1:], table[1:]
    is_elided = any(cell in _DOTS for row in table for cell in row)
    rows = [row for row in rows if not all(cell in _DOTS or not cell for cell in row[1:])]
    kept = [j for j in range(len(heading)) if heading[j] not in _DOTS and all(is_numeric(row[j + 1]) for row in rows)]
    wordy = [j for j in range(len(heading)) if not any(is_numeric(row[j + 1]) for row in rows)]
    words = [j for j in wordy if heading[j] not in _DOTS]
    if not rows or not kept:
        return None
    return Frame(
        rows=tuple(tuple(row[j + 1] for j in kept) for row in rows),
        index=tuple(row[words[0] + 1] if words else row[0] for row in rows),
        columns=tuple(heading[j] for j in kept),
        is_elided=is_elided,
    )


def projections(frame: Frame) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The columns of a table, or else its rows, that are called query, key and value, if there are two at least."""
    for headings, lines in ((frame.columns, [*zip(*frame.rows, strict=True)]), (frame.index, frame.rows)):
        named = [(name, line) for name, line in zip(headings, lines, strict=True) if _PROJECTION.match(name)]
        if len({name for name, _ in named}) > 1:
            yield from named
            return
