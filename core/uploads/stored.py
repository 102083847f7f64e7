"""The outputs of a file as a short text that a browser keeps, and back: what comes back is never trusted."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from core.uploads.outputs import Output

LONGEST = 500_000
"""Most characters that are kept."""

_FIRST, _LAST = 400, 200
"""Characters that are kept of what stands around an output: the nearest, and the headings at its end."""


def brief(outputs: Sequence[Output]) -> tuple[Output, ...]:
    """The outputs with no more around each than is kept, so that they are matched alike before and after."""
    return tuple(replace(one, around=_shortened(one.around)) for one in outputs)


def _shortened(text: str) -> str:
    return text if len(text) <= _FIRST + _LAST else f"{text[:_FIRST]}\n{text[-_LAST:]}"


def written(outputs: Sequence[Output]) -> str:
    """The outputs as text; "" if that would be too long to be kept."""
    text = json.dumps([[*asdict(one).values()] for one in outputs], ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONGEST else ""


def read_outputs(text: str) -> tuple[Output, ...]:
    """The outputs in a text that was kept; none if it is anything else.

    >>> read_outputs(written([Output(text="0.7029", place="cell 7, line 2")]))[0].place, read_outputs("{")
    ('cell 7, line 2', ())
    """
    try:
        return tuple(_output(*one) for one in json.loads(text[:LONGEST]))
    except (ValueError, TypeError, RecursionError):
        return ()


def _output(
    text: Any, place: Any, name: Any, around: Any, shape: Any, is_elided: Any, whole_line: Any, is_unread: Any = False
) -> Output:  # the last is not kept by earlier versions
    return Output(
        text=_text(text), place=_text(place), name=_text(name), around=_text(around),
        shape=tuple(_length(length) for length in shape), is_elided=is_elided is True, whole_line=_text(whole_line),
        is_unread=is_unread is True,
    )  # fmt: skip


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value.encode(errors="replace").decode()


def _length(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < 10**9:
        raise TypeError(value)
    return value
