"""Two chains in one picture: what the one that is shown is compared with."""

from dataclasses import replace

import numpy as np

from core.graph import tex
from core.graph.form import Form
from core.graph.nodes import shown_nodes
from core.graph.steps import Matrix, origin, sources
from core.graph.trace import Trace
from ui.machine import payload
from ui.machine.picture import DrawnMatrix, Picture, draw_matrices, places_of


def compare(
    picture: Picture, trace: Trace, form: Form, other: Trace, other_form: Form, names: tuple[str, str], why: str = ""
) -> Picture:
    """A picture together with the numbers of another chain, in all matrices that have the same shape in both.

    A node that only the other chain shows, such as the masked scores, is added. A number that is covered in one of them
    is covered in both, so that neither it nor the difference gives the other away.

    ``names`` are what the two are called, this one first; ``why`` is said of a step of the other that is none of the
    graph's.
    """
    present = {M.name: M for M in picture.matrices}
    added = [node for node in shown_nodes(other_form) if node not in present and node not in shown_nodes(form)]
    nodes = [node for node in trace.steps if node in present or node in added]
    alike = [node for node in nodes if np.shape(trace.matrices[node]) == np.shape(other.matrices[node])]
    others = draw_matrices(other, other_form, picture.words, alike)
    is_moving = picture.dial is not None  # what is the same now may differ soon
    places = picture.places
    if added:
        made = draw_matrices(trace, form, picture.words, nodes)
        for node in added:
            made[node] = replace(made[node], formula=others[node].formula)
        present = {name: present.get(name, M) for name, M in made.items()}
        places = places_of(present, nodes)
    counterparts = {
        name: _recognise(others[name], other, why)
        for name, M in present.items()
        if name in others and others[name].M.shape == M.M.shape
    }
    matrices = tuple(
        _pair(M, counterparts[name]) if name in counterparts and (is_moving or _differ(M, counterparts[name])) else M
        for name, M in present.items()
    )
    return replace(picture, matrices=matrices, places=places, comparison=names)


def cover_small_divisors(picture: Picture) -> Picture:
    """The picture without the weights of divisors below the usual one, in the browser as well."""
    if not (dial := picture.dial) or dial.value > dial.usual:
        return picture  # what a larger divisor is compared with stays, for links that open there
    weights = picture.matrices[-1]
    unknown = np.full_like(weights.M, np.nan)
    weights = replace(weights, M=weights.M if dial.value == dial.usual else unknown, other=None)
    below, answers = (1.0, dial.usual - 1e-9), dial.answers if dial.covered else ("weights",)
    dial = replace(dial, covered=(*dial.covered, below), answers=answers)
    return replace(picture, matrices=(*picture.matrices[:-1], weights), dial=dial)


def _differ(M: DrawnMatrix, other: DrawnMatrix) -> bool:
    return not np.array_equal(M.M, other.M, equal_nan=True) or payload.step(M) != payload.step(other)


def _pair(M: DrawnMatrix, other: DrawnMatrix) -> DrawnMatrix:
    covered = np.isnan(M.M) | np.isnan(other.M)
    if covered.any():
        M, other = (replace(one, M=np.where(covered, np.nan, one.M)) for one in (M, other))
    return replace(M, other=other)


def _recognise(M: DrawnMatrix, trace: Trace, why: str) -> DrawnMatrix:
    """A matrix that a step of another kind made: the product, quotient or copy that its numbers are, or else why."""
    step = trace.steps.get(M.name)
    if M.kind != "given" or not callable(step):
        return M
    names = tuple(origin(name, trace.steps) if name == "X_P" else name for name in sources(step))
    read = [np.asarray(trace.matrices[name]) for name in names]
    if len(read) == 1 and _are_equal(read[0], M.M):
        return replace(M, kind="copy", reads=names)
    if len(read) == 2 and read[0].shape[1] == read[1].shape[0] and _are_equal(read[0] @ read[1], M.M):
        return replace(M, kind="product", reads=names)
    if divisor := _divisor(read[0], M.M):
        return replace(M, kind="quotient", reads=names[:1], divisor=divisor, divisor_text=f"{tex.rounded(divisor):g}")
    return replace(M, note=why)


def _divisor(A: Matrix, B: Matrix) -> float:
    """The number by which each number of A is divided in B; 0 if there is none."""
    if A.shape != B.shape:
        return 0.0
    known = np.where(np.isfinite(A) & np.isfinite(B), np.abs(A), 0.0)
    at = np.unravel_index(known.argmax(), A.shape)
    divisor = float(A[at] / B[at]) if known[at] and B[at] else 0.0
    return divisor if divisor and _are_equal(A / divisor, B) else 0.0


def _are_equal(A: Matrix, B: Matrix) -> bool:
    """Whether all numbers agree that are covered in neither."""
    known = ~(np.isnan(A) | np.isnan(B)) if A.shape == B.shape else np.zeros(1, dtype=np.bool_)
    return bool(known.any() and np.allclose(A[known], B[known], rtol=1e-9))
