"""Pictures that are not the whole chain: one matrix, several side by side, or a few steps."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.nodes import role_of
from core.graph.steps import Matrix
from ui.machine.picture import Cell, Drawn, Kind, Picture, Place, place


def drawn(
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
    reads: tuple[Drawn, ...] = (),
    turned: bool = False,
    divisor: tuple[float, str] = (1.0, ""),
    lead: str = "",
    note: str = "",
) -> Drawn:
    """A matrix (n × m) of a picture.

    Args:
        name: its name within the picture.
        title: what stands above it.
        M: its numbers.
        rows: n labels.
        columns: m labels; none: they are numbered.
        symbol: what sentences call it; none: its name.
        formula: beside the title, as plain text.
        share: all numbers lie in 0 … 1.
        kind: how it follows from what it reads.
        reads: the matrices that it follows from.
        turned: the second of them is transposed.
        divisor: of a quotient, and how it is written.
        lead: of a mask, why a number is hidden, with {row} and {column}.
        note: where the numbers of a given matrix come from.
    """
    return Drawn(
        name=name, title=title, symbol=symbol or name, formula=formula, rows=tuple(rows),
        columns=tuple(columns) or tuple(str(j + 1) for j in range(M.shape[1])), M=np.asarray(M, dtype=np.float64),
        role=role_of(name) or ("weight" if share else ""), share=share, kind=kind,
        reads=tuple(one.name for one in reads), turned=turned, divisor=divisor[0], divisor_text=divisor[1], lead=lead,
        note=note,
    )  # fmt: skip


def chain(
    name: str,
    matrices: Sequence[Drawn],
    parts: Mapping[str, Sequence[Drawn | Place]],
    *,
    opening: Cell | None = None,
    opens_folded: bool = False,
) -> Picture:
    """A picture of a few steps.

    Args:
        name: what it is called, for those who listen to it.
        matrices: all of them, in the order of evaluation.
        parts: by title, those that stand side by side, or their places; a product has its right factor above it.
        opening: the cell that is explained before any is pointed at.
        opens_folded: none is.
    """
    places = {
        title: tuple(one if isinstance(one, Place) else place(one) for one in part) for title, part in parts.items()
    }
    return Picture(
        name=name,
        words=matrices[0].rows,
        matrices=tuple(matrices),
        places=places,
        opening=opening,
        opens_folded=opens_folded,
    )


def several(name: str, *matrices: Drawn) -> Picture:
    """Matrices side by side."""
    return chain(name, matrices, {"": matrices})


def single(
    title: str, M: Matrix, rows: Sequence[str], columns: Sequence[str] = (), *, share: bool = False, note: str = ""
) -> Picture:
    """A picture of one matrix."""
    return several(title, drawn("M", title, M, rows, columns, share=share, note=note))
