"""A still of some matrices where no picture can be drawn: tables of HTML, or plain text. Words in it are only words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from core.graph import tex
from core.graph.nodes import EVERY_INPUT, EVERY_NODE
from core.graph.steps import Array, Matrix, origin

_MOST = 12
"""The most rows and columns that are written out."""

_SHADE = "rgba(106, 63, 196, {:.2f})"
"""Behind a share of attention; light enough for words of any page, on a dark one too."""

_DARKEST = 0.45

_APART = "border-collapse:separate;border-spacing:0.5em 0"
"""Where a notebook leaves no room between cells, as marimo does, figures would run into each other."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """A matrix (n × m) of a still: its title, n and m labels, and whether its numbers are shares."""

    title: str
    M: Matrix
    rows: Sequence[str]
    columns: Sequence[str]
    share: bool


def in_numpy(values: Any) -> Any:
    """An array as NumPy's, wherever it is, with gradients or without."""
    if hasattr(values, "detach"):  # torch; NumPy has no half of its own for bfloat16
        values = values.detach().cpu()
        values = values.float() if "bfloat16" in str(values.dtype) else values
    return np.asarray(values)


def tables(matrices: Mapping[str, Array], steps: Mapping[str, Any]) -> Iterator[Table]:
    """The matrices of a trace that are no copies of others, of one sentence; rows and columns are numbered."""
    for name, values in matrices.items():
        if values is None or origin(name, steps) != name or name == "P":
            continue
        record, M = (EVERY_NODE if name in EVERY_NODE else EVERY_INPUT)[name], in_numpy(values)
        title = f"{record.title} {name}" if name[0].isupper() else record.title
        title += "" if M.ndim == 2 else f", the first of {' × '.join(map(str, M.shape[:-2]))}"
        M = M.reshape(-1, *M.shape[-2:])[0] if M.size else M.reshape(0, 0)
        rows, columns = ([str(i + 1) for i in range(count)] for count in M.shape)
        share = name in EVERY_NODE and EVERY_NODE[name].is_share
        yield Table(title=title, M=M, rows=rows, columns=columns, share=share)


def bundle(all_tables: Iterable[Table], sentence: str = "") -> dict[str, str]:
    """What a notebook shows, by its kind; above the tables stands a sentence, if there is one."""
    several = tuple(all_tables)
    plain = "\n\n".join(filter(None, (*map(_plain_table, several), sentence)))
    return {"text/plain": plain, "text/html": html(several, sentence)}


def html(several: Sequence[Table], sentence: str = "") -> str:
    """Tables of HTML, beside each other where there is room."""
    said = f"<p>{escape(sentence)}</p>" if sentence else ""
    return f'{said}<div style="display:flex;flex-wrap:wrap;gap:1em">{"".join(map(_table, several))}</div>'


def _table(one: Table) -> str:
    rows, columns, cells = _figures(one)
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    lines = "".join(
        f'<tr><th scope="row">{escape(row)}</th>{"".join(_cell(figure, share) for figure, share in line)}</tr>'
        for row, line in zip(rows, cells, strict=True)
    )
    return f'<table style="{_APART}"><caption>{escape(one.title)}</caption><tr><td></td>{head}</tr>{lines}</table>'


def _cell(figure: str, share: float) -> str:
    shade = f' style="background:{_SHADE.format(share * _DARKEST)}"' if share > 0 else ""
    return f"<td{shade}>{figure}</td>"


def _plain_table(one: Table) -> str:
    rows, columns, cells = _figures(one)
    lines = [["", *columns], *([row, *(figure for figure, _ in line)] for row, line in zip(rows, cells, strict=True))]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    written = ("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "\n".join((one.title, *written))


def _figures(one: Table) -> tuple[list[str], list[str], list[list[tuple[str, float]]]]:
    """The labels and figures that are written out, each figure with how dark its cell is."""
    M = np.asarray(one.M, dtype=np.float64)
    decimals = tex.decimals(np.where(np.isfinite(M), M, 0.0)) if M.size else 0
    shown = [
        [(_figure(value, decimals), min(value, 1.0) if one.share else 0.0) for value in row[:_MOST]]
        for row in M[:_MOST].tolist()
    ]
    rows, columns = (_cut_labels(labels, count) for labels, count in zip((one.rows, one.columns), M.shape, strict=True))
    if M.shape[1] > _MOST:
        shown = [[*line, ("…", 0.0)] for line in shown]
    if M.shape[0] > _MOST:
        shown.append([("…", 0.0)] * len(columns))
    return rows, columns, shown


def _cut_labels(labels: Sequence[str], count: int) -> list[str]:
    tidy = [" ".join(label.split()) for label in labels[: min(count, _MOST)]]
    return [*tidy, "…"] if count > _MOST else tidy


def _figure(value: float, decimals: int) -> str:
    if value != value:  # noqa: PLR0124  nan
        return "?"
    return "−∞" if value == -np.inf else f"{value:z.{decimals}f}"
