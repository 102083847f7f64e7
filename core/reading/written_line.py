"""Computes one line of NumPy or torch on given matrices: an interpreter of a few operations, which executes no code."""

import ast
import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import MappingProxyType
from typing import Literal

import numpy as np

from core.graph.steps import Matrix
from core.reading.line_operations import (
    FUNCTIONS,
    KEYWORDS,
    METHODS,
    METHODS_IN,
    TYPES,
    Operation,
    entry_by_entry,
    product,
    transposed,
)
from core.reading.line_syntax import SUPPORTED, LineError, WrittenLine, read, with_kept_axes
from core.reading.operands import Operand, Value, sized
from core.reading.readings import listed

__all__ = ["Given", "LineError", "WrittenLine", "compute", "read", "sized", "with_kept_axes"]

MOST_NUMBERS = 1_000_000
"""Most numbers of a matrix on the way."""

LARGEST = 1e9
"""The numbers of a result lie within ±LARGEST, so that they can be shown."""

_OPERATORS: Mapping[type[ast.operator], Operation] = MappingProxyType({
    ast.MatMult: product, ast.Add: entry_by_entry("+", np.add), ast.Sub: entry_by_entry("-", np.subtract),
    ast.Mult: entry_by_entry("*", np.multiply), ast.Div: entry_by_entry("/", np.true_divide),
    ast.Pow: entry_by_entry("**", np.power),
})  # fmt: skip

_LIBRARIES = frozenset({"np", "torch", "F", "nn", "math", "scipy"})

_SHORT = (("torch.nn.functional.", "F."), ("nn.functional.", "F."), ("torch.nn.", "nn."), ("numpy.", "np."))
"""The longer names of libraries, longest first."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Given:
    """What a line may name: matrices and whole numbers, and which of the matrices may be called, as nn.Linear is.

    ``others`` are further names, which no message lists. ``self.W_q`` means W_q, and W_q(X) means X W_q.
    """

    names: Mapping[str, Matrix | int]
    others: Mapping[str, Matrix | int] = field(default_factory=dict)
    layers: frozenset[str] = frozenset()


def compute(line: WrittenLine, given: Given, *, dimensions: Literal[1, 2] = 2) -> Matrix:
    """The matrix that a line makes of what is given, or the row of numbers if that has one dimension.

    Raises:
        LineError: it names something that is not there, does something that is not supported, matrices do not fit, or
            the result is not a matrix (or not a row) of numbers that can be shown.

    >>> compute(read("X @ X.T / 2"), Given(names={"X": np.eye(2)})).tolist()
    [[0.5, 0.0], [0.0, 0.5]]
    """
    with np.errstate(all="ignore"):
        result = _Interpreter(line, given).value(line.tree)
    if np.ndim(result) != dimensions:
        raise LineError(f"Your line makes {_called(result)}, not {_WANTED[dimensions]}.")
    if not (np.abs(result) <= LARGEST).all():  # neither is nan
        raise LineError("Some numbers of the result are huge or undefined: look at what you divide by, or exp of.")
    return np.asarray(result, dtype=np.float64)


_WANTED = {1: "a row of numbers. The row of the first word is taken with [0]", 2: "a matrix"}


def _called(value: Value) -> str:
    return f"a matrix of {sized(value)}" if np.ndim(value) == 2 else sized(value)


class _Interpreter:
    def __init__(self, line: WrittenLine, given: Given) -> None:
        self._line, self._given = line, given

    def value(self, node: ast.expr) -> Value:
        value = self._value(node)
        if np.size(value) > MOST_NUMBERS:
            raise LineError(f"{self._line.piece(node)} has more than {MOST_NUMBERS:,} numbers.")
        return value

    def _value(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(value=bool() | int() | float() as number):
                return self._number(node, number)
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                return self._named(name)
            case ast.UnaryOp(op=ast.USub(), operand=of):
                operand = self._operand(of)
                return -operand.whole if type(operand.value) is int else -operand.numbers
            case ast.UnaryOp(op=ast.UAdd(), operand=of):
                return self._operand(of).numbers
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](self._operand(left), self._operand(right))
            case ast.Subscript(value=of, slice=index):
                return self._entry(node, self._operand(of), index)
            case ast.Call():
                return self._called(node)
            case ast.Attribute(value=of, attr=name):
                return self._attribute(node, of, name)
        raise self._unsupported(node)

    def _operand(self, node: ast.expr) -> Operand:
        return Operand(text=self._line.piece(node), value=self.value(node))

    def _unsupported(self, node: ast.AST) -> LineError:
        return LineError(f"{self._line.piece(node)} is nothing that can be computed here. {SUPPORTED}")

    def _number(self, node: ast.expr, number: float) -> Value:
        if not isinstance(number, bool) and not abs(number) < 1e15:
            raise LineError(f"{self._line.piece(node)} is too large a number.")
        return number

    def _named(self, name: str) -> Matrix | int:
        given = {**self._given.others, **self._given.names}
        if name in given:
            return given[name]
        near = get_close_matches(name, self._given.names, n=1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise LineError(f"There is no “{name[:40]}” here.{meant} The names are {listed(list(self._given.names))}.")

    def _attribute(self, node: ast.Attribute, of: ast.expr, name: str) -> Value:
        if (full := _full_name(node)) in TYPES:
            return TYPES[full]
        if name in ("T", "mT") and not _is_in_library(full):
            return transposed(self._operand(of))
        if name == "shape" and not _is_in_library(full):
            return self._operand(of).matrix.shape
        if full in FUNCTIONS or (name in METHODS and not _is_in_library(full)):
            raise LineError(f"{self._line.piece(node)} has to be called: brackets with what it takes are missing.")
        raise self._unsupported(node)

    def _entry(self, node: ast.expr, of: Operand, index: ast.expr) -> Value:
        """A size, by its axis; a row, a column or a number of a matrix; or a number of a row."""
        if isinstance(of.value, tuple):
            return of.value[self._operand(index).axis]
        places = [self._place(node, one) for one in (index.elts if isinstance(index, ast.Tuple) else [index])]
        array = of.array
        if len(places) > array.ndim:
            raise LineError(f"{of}: {self._line.piece(node)} names more places than that has axes.")
        for place, many in zip(places, array.shape, strict=False):
            if isinstance(place, int) and not -many <= place < many:
                raise LineError(f"{of}: {self._line.piece(node)} is outside; places are counted from 0 to {many - 1}.")
        return np.asarray(array[tuple(places)])

    def _place(self, node: ast.expr, index: ast.expr) -> int | slice:
        match index:
            case ast.Slice(lower=None, upper=None, step=None):
                return slice(None)
            case ast.Slice():
                raise LineError(f"{self._line.piece(node)}: take one row, as in X[0], or one column, as in X[:, 0].")
        return self._operand(index).whole

    def _called(self, node: ast.Call) -> Value:
        match node.func:
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name) if name in self._given.layers:
                return self._apply(node, name, lambda A: product(A, Operand(text=f"“{name}”", value=self._named(name))))
            case ast.Call(func=func, keywords=keywords) if _full_name(func) == "nn.Softmax" and not node.func.args:
                return self._apply(ast.copy_location(ast.Call(node.func, node.args, keywords), node), "F.softmax")
        name = _full_name(node.func)
        if name in FUNCTIONS:
            return self._apply(node, name, FUNCTIONS[name])
        if isinstance(node.func, ast.Attribute):
            method = node.func.attr
            operation = METHODS_IN[self._line.library].get(method) or METHODS.get(method)
            if operation and not _is_in_library(name):
                operand = self._operand(node.func.value)
                if not isinstance(operand.value, np.ndarray):
                    raise LineError(f"{operand}; only a matrix has .{method}.")
                return self._apply(node, method, operation, operand)
        raise self._unsupported(node.func)

    def _apply(self, node: ast.Call, name: str, operation: Operation | None = None, *first: Operand) -> Value:
        operation = operation or FUNCTIONS[name]
        arguments = [self._operand(argument) for argument in node.args]
        names = KEYWORDS.get(name.rpartition(".")[0], KEYWORDS[""])
        for keyword in node.keywords:
            if keyword.arg not in names:
                raise LineError(
                    f"{self._line.piece(node.func)} takes no {keyword.arg or '**'}, but {listed([*names])}."
                )
        keywords = {names[str(keyword.arg)]: self._operand(keyword.value) for keyword in node.keywords}
        signature = inspect.signature(operation)
        try:
            signature.bind(*first, *arguments, **keywords)
        except TypeError:
            parameters = [*signature.parameters][len(first) :]
            what = f"what belongs in the brackets is {listed(parameters)}" if parameters else "its brackets stay empty"
            raise LineError(f"{self._line.piece(node)} does not work: {what}.") from None
        return operation(*first, *arguments, **keywords)


def _is_in_library(full_name: str) -> bool:
    return full_name.partition(".")[0] in _LIBRARIES


def _full_name(node: ast.expr) -> str:
    """The dotted name of a function, with its library as short as it can be; "" if it is not a name."""
    parts = list[str]()
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    name = ".".join((node.id, *reversed(parts)))
    return next((short + name.removeprefix(long) for long, short in _SHORT if name.startswith(long)), name)
