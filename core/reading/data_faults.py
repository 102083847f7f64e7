"""Says what is wrong with data that does not fit its record: where, what was found, and what is allowed."""

import re
from collections import abc
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

Kind: TypeAlias = Any
"""What a value has to be: a record, or any annotation of one of its fields."""

_LISTS = (list, tuple, set, frozenset, abc.Sequence)
_TABLES = (dict, abc.Mapping)
_WORDS: dict[Kind, str] = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}

_FROM_RECORD = re.compile(r"(?!Expected `|Invalid |Number out of range|Integer |Object |Can't )", re.DOTALL)
"""A message that is not msgspec's own but comes from the ``__post_init__`` of a record."""


def fault(data: object, kind: Kind) -> tuple[str, str]:
    """The first field, with its index, whose value is of the wrong kind, and what was expected there.

    >>> fault({"sizes": [1, "x"]}, dict[str, list[int]])
    ('sizes[1]', 'expected a whole number; found “x”')
    """
    return next(faults(data, kind))


def faults(data: object, kind: Kind, field: str = "") -> Iterator[tuple[str, str]]:
    """Every field that is of the wrong kind, unknown or missing, as in `fault`.

    >>> [field for field, _ in faults({"sizes": ["y", "x"]}, dict[str, list[int]])]
    ['sizes[0]', 'sizes[1]']
    """
    deeper = [(name, value, inner) for name, value, inner in _inner_values(data, kind) if _problem(value, inner)]
    for name, value, inner in deeper:
        yield from faults(value, inner, f"{field}{name}")
    named = list(_field_faults(data, kind, field))
    yield from named
    if not deeper and not named:
        yield _value_fault(data, kind, field)


def _field_faults(data: object, kind: Kind, field: str) -> Iterator[tuple[str, str]]:
    """The fields of a record that it does not know, and those that it lacks."""
    records = [arm for arm in map(_unbound, _kinds(kind)) if isinstance(arm, type) and issubclass(arm, msgspec.Struct)]
    if not isinstance(data, dict) or not records:
        return
    kind = records[0]
    hints = get_type_hints(kind, include_extras=True)
    if kind.__struct_config__.forbid_unknown_fields:
        for name in (name for name in data if name not in hints):
            yield _path(field, name[:40]), f"expected one of {', '.join(hints)}{nearest(name, hints)}"
    for one in msgspec.structs.fields(kind):
        if one.required and one.name not in data:
            yield _path(field, one.name), f"expected {_allowed_text(hints[one.name])}; this field is missing"


def _value_fault(data: object, kind: Kind, field: str) -> tuple[str, str]:
    """What is wrong with a value none of whose parts is wrong by itself."""
    problem = _problem(data, kind)
    if _FROM_RECORD.match(problem):
        return _path(field, ""), problem
    choices = [str(choice) for choice in get_args(_unbound(kind))] if _origin(_unbound(kind)) is Literal else []
    return _path(field, ""), f"expected {_allowed_text(kind)}; found {excerpt(data)}{nearest(data, choices)}"


def _path(field: str, name: str) -> str:
    return f"{field}.{name}".strip(".")


def _problem(value: object, kind: Kind) -> str:
    """What is wrong with a value, in the words of msgspec; "" if nothing is."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        return str(problem).partition(" - at `$")[0]
    return ""


def _inner_values(value: object, kind: Kind) -> Iterator[tuple[str, object, Kind]]:
    """The values inside a value, each with its path and kind."""
    kind = next((arm for arm in map(_unbound, _kinds(kind)) if _is_list(arm) == isinstance(value, list)), None)
    kinds = get_args(kind)
    if isinstance(value, list) and kinds:
        fixed = _origin(kind) is tuple and Ellipsis not in kinds
        pairs = zip(value, kinds if fixed else [kinds[0]] * len(value), strict=False)
        yield from ((f"[{i}]", entry, inner) for i, (entry, inner) in enumerate(pairs))
    elif isinstance(value, dict) and _origin(kind) in _TABLES:
        for key, entry in value.items():
            yield f".{key[:40]}", key, kinds[0]
            yield f".{key[:40]}", entry, kinds[1]
    elif isinstance(value, dict) and isinstance(kind, type):
        hints = get_type_hints(kind, include_extras=True)
        yield from ((f".{name}", value[name], hint) for name, hint in hints.items() if name in value)


def _origin(kind: Kind) -> Any:
    return get_origin(kind)


def _unbound(kind: Kind) -> Kind:
    """A kind without its bounds."""
    return get_args(kind)[0] if _origin(kind) is Annotated else kind


def _kinds(kind: Kind) -> list[Kind]:
    """The kinds that a value may have; a single one if there is no choice."""
    arms = get_args(_unbound(kind)) if _origin(_unbound(kind)) in (Union, UnionType) else (kind,)
    return [arm for arm in arms if arm is not NoneType]


def _is_list(kind: Kind) -> bool:
    return (_origin(kind) or kind) in _LISTS


def _allowed_text(kind: Kind) -> str:
    """What is allowed, in words.

    >>> _allowed_text(Annotated[int, msgspec.Meta(ge=0, le=12)]), _allowed_text(Literal["row", "column"] | None)
    ('a whole number from 0 to 12', 'one of row, column')
    """
    return " or ".join(map(_kind_text, _kinds(kind)))


def _kind_text(kind: Kind) -> str:
    bounds = get_args(kind)[1:] if _origin(kind) is Annotated else ()
    kind = _unbound(kind)
    kinds = get_args(kind)
    if _origin(kind) is Literal:
        return f"one of {', '.join(map(str, kinds))}" if len(kinds) > 1 else f"“{kinds[0]}”"
    if _origin(kind) is tuple and Ellipsis not in kinds:
        return f"a list of {len(kinds)}"
    words = "a list" if _is_list(kind) else _WORDS.get(kind, "a table")
    return " ".join([words, *(_bounds_text(meta) for meta in bounds if isinstance(meta, msgspec.Meta))])


def _bounds_text(meta: msgspec.Meta) -> str:
    if meta.max_length is not None:
        return f"of {meta.min_length or 0} to {meta.max_length}"
    if meta.min_length is not None:
        return f"of at least {meta.min_length}"
    if meta.ge is not None:
        return f"of at least {meta.ge}" if meta.le is None else f"from {meta.ge} to {meta.le}"
    above = [] if meta.gt is None else [f"above {meta.gt}"]
    return " and ".join([*above, *([] if meta.le is None else [f"up to {meta.le}"])])


def excerpt(value: object) -> str:
    """What was found, short enough for a sentence."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f"“{value if len(value) <= 40 else value[:39] + '…'}”"
        case int() if abs(value) >= 10**18:
            return "a number with too many digits"
        case int() | float():
            return str(value)
        case None:
            return "nothing"
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
    return f"a {type(value).__name__}"


def nearest(name: object, names: Iterable[str]) -> str:
    """A question that suggests the name probably meant; "" if none is near."""
    near = get_close_matches(name[:40], list(names), n=1) if isinstance(name, str) else []
    return f"; did you mean {near[0]}?" if near else ""
