"""The share of the credit that the numbers of an answer earn."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from core.graph.nodes import EVERY_NODE
from core.graph.steps import Matrix
from core.homework.exercise import Part
from core.reading.readings import ReadCell
from core.reading.verdicts import Verdict, half_unit


def share(part: Part, key: float | Matrix, cells: Sequence[ReadCell], verdicts: Sequence[Verdict]) -> float:
    """The share of right numbers, row by row.

    A number that an empty row, an even one or one with all its weight on one word would have right as well earns only
    together with one that tells its row apart from those; in a row without any, together with one of another row. One
    with too few decimals may do so, unless it is itself what such a row would have.
    """
    rows = np.atleast_2d(np.asarray(key, dtype=np.float64))
    right = np.reshape([verdict.right for verdict in verdicts], rows.shape)
    tells = _telling_cells(part, rows)
    if not part.shape or not tells.any():
        return float(right.mean())
    coarse = [
        verdict is Verdict.IMPRECISE and not _is_idle(part, cell, n)
        for cell, verdict, n in zip(cells, verdicts, np.repeat(_count_seen(rows), rows.shape[1]).tolist(), strict=True)
    ]
    told = ((right | np.reshape(coarse, rows.shape)) & tells).any(axis=1, keepdims=True)
    told = np.where(tells.any(axis=1, keepdims=True), told, told.any())
    return int((right & (tells | told)).sum()) / right.size


def _telling_cells(part: Part, rows: Matrix) -> npt.NDArray[np.bool_]:
    """Which cells are neither 0 nor, in rows of shares, an even share of the words that are seen, to their decimals."""
    margin = 0.5 * 10.0**-part.fewest_decimals
    tells: npt.NDArray[np.bool_] = np.abs(rows) > margin
    if EVERY_NODE[part.node].is_share:
        seen = _count_seen(rows)[:, np.newaxis]
        return tells & ((np.abs(rows - 1 / np.maximum(seen, 1)) > margin) | (seen < 2))
    return tells


def _count_seen(rows: Matrix) -> npt.NDArray[np.intp]:
    """How many words each row attends to."""
    return np.asarray(np.count_nonzero(rows, axis=1))


def _is_idle(part: Part, cell: ReadCell, seen: int) -> bool:
    """Whether a number is, to its decimals, 0 or in a row of shares 1 or an even share: nothing had to be computed."""
    if cell is None or cell.places is None:
        return False
    idle = (0, 1, 1 / max(seen, 1)) if EVERY_NODE[part.node].is_share else (0,)
    return any(abs(float(cell.value) - value) <= half_unit(cell.places) for value in idle)
