"""Pictures that are not the whole chain: one matrix, several side by side, or a few steps."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.nodes import role_of
from core.graph.steps import Matrix
from core.reading.names import number_names
from ui.machine.picture import Cell, DrawnMatrix, Kind, Picture, Place, place


def draw_matrix(
    name: str,
    title: str,
    M: Matrix,
    rows: Sequence[str],
    columns: Sequence[str] = (),
    *,
    symbol: str = "",
    formula: str = "",
    share: bool = False,
    kind: Kind = "given",
    reads: tuple[DrawnMatrix, ...] = (),
    turned: bool = False,
    lead: str = "",
    note: str = "",
) -> DrawnMatrix:
    """A matrix (n × m) of a picture, with n and m labels; for the rest see `DrawnMatrix`.

    Without ``columns`` these are numbered, and without a ``symbol`` sentences call it by its name. ``share``: all
    numbers lie in 0 … 1. The ``lead`` of a mask says why a number is hidden, with {row} and {column}.
    """
    return DrawnMatrix(
        name=name, title=title, symbol=symbol or name, formula=formula, rows=tuple(rows),
        columns=tuple(columns) or number_names(M.shape[1]), M=np.asarray(M, dtype=np.float64),
        role=role_of(name) or ("weight" if share else ""), share=share, kind=kind,
        reads=tuple(one.name for one in reads), turned=turned, lead=lead, note=note,
    )  # fmt: skip


def chain(
    name: str,
    matrices: Sequence[DrawnMatrix],
    parts: Mapping[str, Sequence[DrawnMatrix | Place]],
    *,
    opening: Cell | None = None,
    opens_folded: bool = False,
) -> Picture:
    """A picture of a few steps, whose ``matrices`` are all of them, in the order of evaluation.

    ``parts`` are, by title, those that stand side by side, or their places; a product has its right factor above it.
    """
    places = {
        title: tuple(one if isinstance(one, Place) else place(one) for one in part) for title, part in parts.items()
    }
    return Picture(
        name=name, words=matrices[0].rows, matrices=tuple(matrices), places=places, opening=opening,
        opens_folded=opens_folded,
    )  # fmt: skip


def several(name: str, *matrices: DrawnMatrix) -> Picture:
    """Matrices side by side."""
    return chain(name, matrices, {"": matrices})


def single(
    title: str, M: Matrix, rows: Sequence[str], columns: Sequence[str] = (), *, share: bool = False, note: str = ""
) -> Picture:
    """A picture of one matrix."""
    return several(title, draw_matrix("M", title, M, rows, columns, share=share, note=note))
