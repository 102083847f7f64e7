"""Computes one line of NumPy or torch on given matrices: an interpreter of a few operations, which executes no code."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Literal

import numpy as np

from core.graph.steps import Matrix
from core.reading.line_axes import entry, transposed
from core.reading.line_names import (
    FUNCTIONS,
    KEYWORDS,
    METHODS,
    METHODS_IN,
    OPERATORS,
    VALUES,
    full_name,
    is_in_library,
)
from core.reading.line_operations import Operation, product
from core.reading.line_syntax import SUPPORTED, LineError, NotAMatrixError, WrittenLine, read_line, with_kept_axes
from core.reading.operands import Largest, Operand, Value, sized
from core.reading.readings import listed

__all__ = ["Given", "LineError", "NotAMatrixError", "WrittenLine", "compute", "read_line", "sized", "with_kept_axes"]

MOST_NUMBERS = 1_000_000
"""Most numbers of a matrix on the way."""

LARGEST = 1e9
"""The numbers of a result lie within ±LARGEST, so that they can be shown."""


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

    >>> compute(read_line("X @ X.T / 2"), Given(names={"X": np.eye(2)})).tolist()
    [[0.5, 0.0], [0.0, 0.5]]
    """
    with np.errstate(all="ignore"):
        result = _Interpreter(line, given).value(line.tree)
    if np.ndim(result) != dimensions:
        raise NotAMatrixError(f"Your line makes {_value_text(result)}, not {_WANTED[dimensions]}.")
    if not (np.abs(result) <= LARGEST).all():  # neither is nan
        raise LineError("Some numbers of the result are huge or undefined: look at what you divide by, or exp of.")
    return np.asarray(result, dtype=np.float64)


_WANTED = {1: "a row of numbers. The row of the first word is taken with [0]", 2: "a matrix"}


def _value_text(value: Value) -> str:
    return f"a matrix of {sized(value)}" if np.ndim(value) == 2 else sized(value)


class _Interpreter:
    def __init__(self, line: WrittenLine, given: Given) -> None:
        self._line, self._given = line, given
        self._named_on_the_way: dict[str, Value] = {}

    def value(self, node: ast.expr) -> Value:
        value = self._value(node)
        if np.size(value) > MOST_NUMBERS:
            raise LineError(f"{self._line.piece(node)} has more than {MOST_NUMBERS:,} numbers.")
        return value

    def _value(self, node: ast.expr) -> Value:
        if (full := full_name(node)) in VALUES:
            return VALUES[full]
        match node:
            case ast.Constant(value=constant):
                return self._constant(node, constant)
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                return self._find(name)
            case ast.UnaryOp(op=ast.USub() | ast.UAdd() as sign, operand=of):
                return _with_sign(sign, self._operand(of))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return OPERATORS[type(op)](self._operand(left), self._operand(right))
            case ast.Subscript(value=of, slice=index):
                return self._entry(node, self._operand(of), index)
            case ast.Call():
                return self._call(node)
            case ast.Attribute(value=of, attr=name):
                return self._attribute(node, of, name)
        return self._collect(node)

    def _collect(self, node: ast.expr) -> Value:
        """Whole numbers in brackets, as of a shape, or a value that is given a name on the way."""
        match node:
            case ast.Tuple(elts=parts):
                return tuple(self._operand(part).whole for part in parts)
            case ast.NamedExpr(target=ast.Name(id=name), value=of):
                self._named_on_the_way[name] = self.value(of)
                return self._named_on_the_way[name]
        raise self._unsupported(node)

    def _operand(self, node: ast.expr) -> Operand:
        return Operand(text=self._line.piece(node), value=self.value(node))

    def _unsupported(self, node: ast.AST) -> LineError:
        near = get_close_matches(full_name(node) if isinstance(node, ast.expr) else "", FUNCTIONS, n=1, cutoff=0.8)
        advice = f"Did you mean {near[0]}?" if near else SUPPORTED
        return LineError(f"{self._line.piece(node)} is nothing that can be computed here. {advice}")

    def _constant(self, node: ast.expr, constant: object) -> Value:
        if constant is None or isinstance(constant, bool | str):
            return constant
        if not isinstance(constant, int | float):
            raise self._unsupported(node)
        if not abs(constant) < 1e15:
            raise LineError(f"{self._line.piece(node)} is too large a number.")
        return constant

    def _find(self, name: str) -> Value:
        given = {**self._given.others, **self._given.names, **self._named_on_the_way}
        if name in given:
            return given[name]
        near = get_close_matches(name, self._given.names, n=1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise LineError(f"There is no “{name[:40]}” here.{meant} The names are {listed(list(self._given.names))}.")

    def _attribute(self, node: ast.Attribute, of: ast.expr, name: str) -> Value:
        full = full_name(node)
        if name == "weight" and (layer := full.removeprefix("self.").removesuffix(".weight")) in self._given.layers:
            return np.asarray(self._find(layer)).T  # nn.Linear has a row for each output
        if name in ("T", "mT") and not is_in_library(full):
            return transposed(self._operand(of))
        if name == "shape" and not is_in_library(full):
            return self._operand(of).array.shape
        if name == "values" and isinstance(largest := self._operand(of).value, Largest):
            return largest.values
        if full in FUNCTIONS or (name in METHODS and not is_in_library(full)):
            raise LineError(f"{self._line.piece(node)} has to be called: brackets with what it takes are missing.")
        raise self._unsupported(node)

    def _entry(self, node: ast.expr, of: Operand, index: ast.expr) -> Value:
        """A size, by its axis; a row, a column, a number or a part of an array, or the array with an axis put in."""
        if isinstance(of.value, tuple):
            axis = self._operand(index).whole
            if not -len(of.value) <= axis < len(of.value):
                raise LineError(f"There is no axis {axis}: 0 runs down the columns, 1 or -1 along the rows.")
            return int(of.value[axis])
        if isinstance(of.value, Largest) and self._operand(index).whole == 0:
            return of.value.values
        indices = list(index.elts if isinstance(index, ast.Tuple) else [index])
        put_in = sum(ast.unparse(one) in ("None", "np.newaxis", "numpy.newaxis") for one in indices)
        left = of.array.ndim - (len(indices) - 1 - put_in)
        places = tuple(place for one in indices for place in self._places(node, one, left))
        return entry(of, places, self._line.piece(node))

    def _places(self, node: ast.expr, index: ast.expr, left: int) -> Iterator[int | slice | None]:
        """The place that an index means; of three dots, as many whole axes as are left."""
        match index:
            case ast.Constant(value=value) if value is ...:
                yield from [slice(None)] * left
            case ast.Slice(step=None, lower=lower, upper=upper):
                first, last = (None if one is None else self._operand(one).whole for one in (lower, upper))
                yield slice(first, last)
            case ast.Slice():
                raise LineError(f"{self._line.piece(node)}: take one row, as in X[0], or one column, as in X[:, 0].")
            case _:
                place = self._operand(index)
                yield None if place.value is None else place.whole

    def _call(self, node: ast.Call) -> Value:
        match node.func:
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name) if name in self._given.layers:
                return self._apply(node, name, lambda A: product(A, Operand(text=f"“{name}”", value=self._find(name))))
            case ast.Call(func=func, args=args, keywords=keywords) if full_name(func) == "nn.Softmax":
                called = ast.Call(node.func, [*node.args, *args], [*node.keywords, *keywords])
                return self._apply(ast.copy_location(called, node), "F.softmax", FUNCTIONS["F.softmax"])
        name = full_name(node.func)
        if name in FUNCTIONS:
            return self._apply(node, name, FUNCTIONS[name])
        if isinstance(node.func, ast.Attribute):
            method = node.func.attr
            operation = METHODS_IN[self._line.library].get(method) or METHODS.get(method)
            if operation and not is_in_library(name):
                operand = self._operand(node.func.value)
                if not isinstance(operand.value, np.ndarray):
                    raise LineError(f"{operand}; only a matrix has .{method}.")
                return self._apply(node, method, operation, operand)
        raise self._unsupported(node.func)

    def _apply(self, node: ast.Call, name: str, operation: Operation, *first: Operand) -> Value:
        arguments = [self._operand(argument) for argument in node.args]
        signature = inspect.signature(operation)
        names = {
            keyword: parameter
            for keyword, parameter in KEYWORDS.get(name.rpartition(".")[0], KEYWORDS[""]).items()
            if parameter in signature.parameters
        }
        for keyword in node.keywords:
            if keyword.arg not in names:
                allowed = f", but {listed([*names])}" if names else " or anything like it"
                raise LineError(f"{self._line.piece(node.func)} takes no {keyword.arg or '**'}{allowed}.")
        keywords = {names[str(keyword.arg)]: self._operand(keyword.value) for keyword in node.keywords}
        try:
            signature.bind(*first, *arguments, **keywords)
        except TypeError:
            parameters = [*signature.parameters][len(first) :]
            what = f"what belongs in the brackets is {listed(parameters)}" if parameters else "its brackets stay empty"
            raise LineError(f"{self._line.piece(node)} does not work: {what}.") from None
        return operation(*first, *arguments, **keywords)


def _with_sign(sign: ast.UAdd | ast.USub, operand: Operand) -> Value:
    value = operand.whole if type(operand.value) is int else operand.numbers
    return value if isinstance(sign, ast.UAdd) else -value
