"""Writes the types of what the browser is sent of a picture anew: ``python -m tests.machine_types``."""

from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ui.machine import payload
from ui.machine.picture import DrawnMatrix, Picture

FILE = Path(payload.__file__).with_name("payload.d.ts")

_HEAD = "// Written by `python -m tests.machine_types` from ui/machine/payload.py, which says what each record is.\n"
_NAMES = {str: "string", float: "number", int: "number", bool: "boolean", NoneType: "null"}


def types() -> str:
    """The types as they should be: each record comes after those that it is made of."""
    records: dict[type, str] = {}
    _add(payload.Message, records)
    _add(payload.PagePayload, records)
    return "\n".join((_HEAD, *records.values()))


def _add(record: type, records: dict[type, str]) -> None:
    lines = []
    for name, kind in _fields(record):
        is_optional = get_origin(kind) is NotRequired
        lines.append(f"  {name}{'?' * is_optional}: {_type(get_args(kind)[0] if is_optional else kind, records)}\n")
    records[record] = f"export interface {_interface(record)} {{\n{''.join(lines)}}}\n"


def _fields(record: type) -> Iterable[tuple[str, Any]]:
    hints = get_type_hints(record, include_extras=True)
    if record is not Picture:
        return hints.items()
    sent = {payload.camel_case(name): kind for name, kind in hints.items() if name not in payload.UNSENT}
    return {**sent, **get_type_hints(payload.Derived)}.items()


def _interface(record: type) -> str:
    return "PicturePayload" if record is Picture else record.__name__


def _type(kind: Any, records: dict[type, str]) -> str:
    kind = Picture if kind == payload.PicturePayload else payload.Matrix if kind is DrawnMatrix else kind
    origin, inside = get_origin(kind), get_args(kind)
    if kind in _NAMES:
        return _NAMES[kind]
    if is_typeddict(kind) or is_dataclass(kind):
        if kind not in records:
            _add(kind, records)
        return _interface(kind)
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in inside)
    if origin in (Union, UnionType):
        return " | ".join(_type(one, records) for one in inside)
    if origin in (dict, Mapping):
        return f"Record<string, {_type(inside[1], records)}>"
    if origin is list or (origin is tuple and inside[-1] is Ellipsis):
        item = _type(inside[0], records)
        return f"({item})[]" if get_origin(inside[0]) in (Union, UnionType, Literal) else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_type(one, records) for one in inside)}]"
    raise TypeError(f"{kind} has no type in the browser yet")


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8", newline="\n")
