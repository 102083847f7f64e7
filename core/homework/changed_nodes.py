"""A node of the graph after each of many changes, computed step by step for all of them at once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from core.graph.steps import Array, Matrix, SecondHead, Step, reads
from core.homework.exercise import Exercise
from core.homework.mistake import Altered

MOST_AT_ONCE = 2_000_000
"""Numbers of all nodes together that are held at once."""

Several: TypeAlias = tuple[Altered, ...]
"""Changes of different steps, made together."""

_Form: TypeAlias = tuple[Array, npt.NDArray[np.intp]]
"""A step, or an input in its place, and the places of the changes after which it is this one."""


def changed_nodes(exercise: Exercise, graph: str, node: str, changes: Sequence[Several]) -> list[Matrix | None]:
    """The node after each of some changes, as `Exercise.node` has it; None where one does not fit the shapes.

    Steps take stacks of matrices, (…, rows, columns), so each is called once for all the changes that share it.
    """
    numbers = sum(np.size(M) for M in exercise.traces[graph].matrices.values() if M is not None)
    size = max(1, MOST_AT_ONCE // numbers)
    parts = (changes[first : first + size] for first in range(0, len(changes), size))
    with np.errstate(all="ignore"):
        return [M for part in parts for M in _Stacks(exercise, graph, part).nodes(node)]


class _Stacks:
    """The matrices that follow from some changes, by name, (changes, rows, columns), where any change reaches them."""

    def __init__(self, exercise: Exercise, graph: str, changes: Sequence[Several]) -> None:
        self._exercise, self._graph, self._changes = exercise, graph, changes
        self._steps, self._right = exercise.steps[graph], exercise.traces[graph].matrices
        self._forms = _forms(exercise, graph, changes)
        self._stacks: dict[str, Matrix] = {}
        self._fits = np.ones(len(changes), dtype=np.bool_)
        self._is_reshaped = np.zeros(len(changes), dtype=np.bool_)

    def nodes(self, node: str) -> Iterator[Matrix | None]:
        """The node after each of the changes."""
        for name in self._forms.keys() - self._steps.keys():
            self._stacks[name] = self._copies(self._right[name])
            for M, places in self._forms[name]:
                self._stacks[name][places] = M
        for name in self._steps:
            self._evaluate(name)
            if name == node:
                break
        stack = self._stacks[node] if node in self._stacks else self._copies(self._right[node])
        are_known = zip(self._fits.tolist(), self._is_reshaped.tolist(), strict=True)
        for M, several, (fits, is_reshaped) in zip(stack, self._changes, are_known, strict=True):
            yield self._by_itself(node, several) if is_reshaped else M if fits else None

    def _copies(self, M: Array) -> Matrix:
        """A matrix after each of the changes, which may then be written over."""
        return np.array(np.broadcast_to(M, (len(self._changes), *np.shape(M)[-2:])), dtype=np.float64)

    def _evaluate(self, name: str) -> None:
        """Evaluate the right form of a step on all that is there, then the wrong ones where they are made."""
        step, forms = self._steps[name], self._forms.get(name, ())
        is_reached = not self._stacks.keys().isdisjoint(reads(step))
        if is_reached or forms:
            M = step(*[self._stacks.get(read, self._right[read]) for read in reads(step)]) if is_reached else None
            self._stacks[name] = self._copies(self._right[name] if M is None else M)
        for wrong, places in forms:
            self._write(name, wrong, places[self._fits[places]])

    def _write(self, name: str, step: Step, places: npt.NDArray[np.intp]) -> None:
        """Put what a wrong form leads to where it is made, if it has the right shape."""
        read = (self._stacks[one][places] if one in self._stacks else self._right[one] for one in reads(step))
        try:
            M = step(*read)
        except ValueError:
            self._fits[places] = False
            return
        if M.shape[-2:] == self._stacks[name].shape[-2:]:
            self._stacks[name][places] = M
        else:
            self._fits[places], self._is_reshaped[places] = False, True

    def _by_itself(self, node: str, several: Several) -> Matrix | None:
        """The node after changes that lead to a matrix of another shape."""
        try:
            return self._exercise.node(self._graph, node, _together(several))
        except ValueError:
            return None


def _together(several: Several) -> Altered:
    return {name: wrong for change in several for name, wrong in change.items()}


def _forms(exercise: Exercise, graph: str, changes: Sequence[Several]) -> Mapping[str, list[_Form]]:
    """The wrong steps and inputs by name."""
    each: dict[int, tuple[Altered, list[int]]] = {}
    for i, several in enumerate(changes):
        for change in several:
            each.setdefault(id(change), (change, []))[1].append(i)
    forms: dict[str, dict[object, tuple[Array, list[int]]]] = {}
    for change, places in each.values():
        for name, wrong in change.items():
            forms.setdefault(name, {}).setdefault(id(wrong), (wrong, []))[1].extend(places)
    if isinstance(exercise.steps[graph].get("context_2"), SecondHead):
        forms["context_2"] = _second_heads(exercise, graph, changes)
    return {name: [(wrong, np.array(places)) for wrong, places in those.values()] for name, those in forms.items()}


def _second_heads(exercise: Exercise, graph: str, changes: Sequence[Several]) -> dict[object, tuple[Array, list[int]]]:
    """The second head where the changes are made in it as well."""
    forms: dict[object, tuple[Array, list[int]]] = {}
    for i, several in enumerate(changes):
        head = exercise.in_both_heads(graph, _together(several)).get("context_2")
        if head is not None:
            steps = head.steps.values() if isinstance(head, SecondHead) else [head]
            forms.setdefault(tuple(map(id, steps)), (head, []))[1].append(i)
    return forms
