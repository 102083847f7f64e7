"""The picture of what a screen computes with: its numbers can be typed over, and later words be hidden."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Any

from core.graph.form import Form
from core.graph.masking import CAUSAL
from core.graph.ways import divided_by
from core.homework.answer_cover import NO_COVER
from core.reading import divisors, matrix_edits
from ui.fields.matrices import Inputs
from ui.machine import screen
from ui.machine.machine import Handlers
from ui.machine.picture import Divisor, Picture, typed_over
from ui.machine.screen import Pinned
from ui.session import chosen_divisor
from ui.session.linked_value import LinkedValue, linked_text

_ON = "true"

_HIDES_LATER = LinkedValue[bool](
    names=("causal",), read=lambda text: text.casefold() == _ON, written=lambda is_on: (_ON if is_on else "",)
)
"""Whether later words are hidden from each word: switched in a picture, and kept in the link."""


def with_mask(form: Form) -> Form:
    """A form with later words hidden, if the student hides them."""
    return replace(form, mask=CAUSAL) if _HIDES_LATER.value() else form


def with_positions(form: Form, given: Inputs) -> Form:
    """A form with positions added to X, if the student asks for it."""
    return replace(form, positions=given.positions)


def with_divisor(form: Form, given: Inputs) -> Form:
    """A form with learning whose scores are divided by what the student has chosen, by √d_k if that is nothing else."""
    divisor = chosen_divisor.chosen_divisor(_d_k(given))
    return form if divisor == sqrt(_d_k(given)) else replace(form, scaling=divided_by(divisor))


def divisor(given: Inputs) -> Divisor:
    """What was typed in place of √d_k, for a picture in which it can be typed over."""
    d_k = _d_k(given)
    return Divisor(typed=chosen_divisor.entry(d_k), problem=chosen_divisor.problem(d_k), most=divisors.largest(d_k))


def _d_k(given: Inputs) -> int:
    return int(given.matrices["W_k"].shape[1])


def show(
    picture: Picture, given: Inputs, *, key: str, on: Handlers | None = None, opens_on: str = "weights",
    pressed: Callable[[Pinned], object] | None = None,
) -> None:  # fmt: skip
    """Draw a picture of what follows from the inputs, in which they can be changed.

    A mask can be switched in it if its ``hides_later`` is not None. ``on`` says what else to call, by event; of the
    matrix ``opens_on`` a number is explained at first, and ``pressed`` is called with one that is pinned.
    """
    handlers: Handlers = {"edited": partial(receive, given), **(on or {})}
    if picture.hides_later is not None:
        handlers = {"hidden": _hide, **handlers}
    shown = replace(typed_over(picture, given.bases, given.typed, given.problems), previewed=given.cover is NO_COVER)
    screen.show(shown, key=key, on=handlers, opens_on=opens_on, pressed=pressed)


def _hide(sent: Any) -> None:
    _HIDES_LATER.set(sent is True)


def receive(given: Inputs, sent: Any) -> None:
    """Take over the cells that were typed over, by matrix: row, column and text. The browser may send anything."""
    for name, cells in sent.items() if isinstance(sent, Mapping) else ():
        if name in given.bases and isinstance(cells, list):
            typed = matrix_edits.read_cells(cells, given.at_first[name])
            linked_text(name, given.bases[name]).set(matrix_edits.pack(typed))
    match sent:
        case {"divisor": [[0, 0, str(text)]]} if "W_k" in given.matrices:
            chosen_divisor.type_over(_d_k(given), matrix_edits.tidied(text))
        case {"divisor": []} if "W_k" in given.matrices:
            chosen_divisor.type_over(_d_k(given), "")
