"""The machine: the whole chain in one picture that answers the finger.

Its data travel only when they change.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, TypeAlias

from ui.machine import payload
from ui.machine.picture import Picture
from ui.session.component import component
from ui.session.session_memory import sent_value

Handlers: TypeAlias = Mapping[str, Callable[[Any], object]]
"""What to call with what the browser sends, by event."""


def draw(picture: Picture, *, key: str, on: Handlers | None = None) -> None:
    """Draw a picture of the chain; ``on`` says what to call with what the browser sends, by event, such as "pinned".

    The ``key`` begins with *machine*, by which the page knows what to wait for.
    """
    data, calls = _pack(key, picture, tuple(on or ())), callbacks(key, on or {})
    component(__file__)(key=key, data=data, height=reserved_height(picture), **calls)


_CHAIN, _ROW, _AROUND, _CONTROLS = 700, 27, 48, 60
"""Pixels: of a chain until it is drawn, so that what follows comes into sight after it; of a row of a matrix, of what
stands around that, and of the controls and the arithmetic."""

_FEW = 2
"""So many matrices are no higher than one of them."""


def reserved_height(picture: Picture) -> int:
    """How many pixels are kept for a picture until it is drawn, so that it moves nothing."""
    if len(picture.matrices) > _FEW and not picture.is_small:
        return _CHAIN
    rows = max((len(M.rows) for M in picture.matrices), default=0)
    return _AROUND + _ROW * rows + _CONTROLS * (not picture.is_small)


def callbacks(key: str, on: Handlers) -> dict[str, Callable[[], None]]:
    """The callbacks of a component: each calls what is to be called with what the browser has sent as its event."""
    return {f"on_{event}_change": partial(_tell, key, event, handle) for event, handle in on.items()}


def _tell(key: str, event: str, handle: Callable[[Any], object]) -> None:
    handle(sent_value(key, event))


@lru_cache(maxsize=64)
def _pack(name: str, picture: Picture, events: tuple[str, ...]) -> bytes:
    """The picture as it travels: as bytes, because Streamlit imports pandas for anything else."""
    sent: payload.Message = {"name": name, "events": events, "picture": payload.of(picture)}
    return payload.to_json(sent).encode(errors="replace")
