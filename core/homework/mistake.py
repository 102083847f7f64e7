"""A known mistake: one record of what goes wrong, when it can happen, and what to say to the student."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from core.graph.form import Form
from core.graph.nodes import EVERY_NODE, steps_on_the_way
from core.graph.steps import Across, Array, Matrix, Step, sources
from core.homework.exercise import Answer, Exercise, Part
from core.reading.data_faults import excerpt, nearest
from core.reading.numbers import Number

Change: TypeAlias = Mapping[str, Step]
"""The wrong steps that replace the right ones, by node."""

Overrides: TypeAlias = Mapping[str, Step | Array]
"""The wrong steps, by node, and the inputs in whose place other numbers were used, by name."""

Condition: TypeAlias = Callable[[Form, Part, Exercise], bool]
"""Whether a mistake can happen in a graph, on the way to a part, with the inputs of an exercise."""


class MisreadAnswer(NamedTuple):
    """A wrong answer read from the right node, and in words the place it was read from, if it has a name."""

    answer: Answer
    place: str = ""


Misreading: TypeAlias = Callable[[Part, Matrix], Iterable[MisreadAnswer]]
"""Finds the wrong answers to a part that can be read from its node."""


class Variation(NamedTuple):
    """One among many forms of a mistake: what it changes, and in words the word or number that it concerns."""

    change: Overrides
    place: str = ""


Range: TypeAlias = Callable[[Exercise, Part], Iterable[Variation]]
"""Goes through the forms of a mistake that may concern any word or number."""

Slip: TypeAlias = Callable[[Number], Iterable[Number]]
"""Finds the numbers that may have been meant by the one that was typed."""


def always(_form: Form, _part: Part, _exercise: Exercise) -> bool:
    """True: for a mistake that can happen anywhere."""
    return True


def makes_weights(_form: Form, part: Part, _exercise: Exercise) -> bool:
    """Whether the weights are made on the way to a part; before them, nothing went wrong with the softmax."""
    return "weights" in steps_on_the_way(part.node)


Shorten: TypeAlias = Callable[[Array, int], Array]
"""Leaves numbers only so many decimals."""


@dataclass(frozen=True, kw_only=True)
class Mistake:
    """A known mistake.

    What goes wrong is said by ``changes``, ``ranges``, ``shortens``, ``misread``, ``of_other_head`` or ``undoes``.
    Across two sentences keys and values come from the other one, in a wrong step as well: for X_P it reads X_kv.

    Args:
        id: its name in results and files.
        title: what the student sees it called.
        why: why it is wrong.
        hint: what to do instead, without giving a number away.
        screen: the id of the screen that shows how it is done right, which the navigation knows; of what is misread it
            is the one that computes it.
        when: where it can happen.
        changes: the wrong steps, one set for each form of the mistake; they take stacks of matrices (``.mT``,
            ``axis=-1``).
        needs_two_sentences: it needs two sentences.
        ranges: the wrong steps of a mistake that may concern any word or number, a set for each. They are looked for
            only where there are numbers enough to tell.
        shortens: rounds figures on the way, or cuts them off.
        misread: reads the right node in the wrong place.
        of_other_head: reads the same place in the other of two heads, where there are two.
        undoes: takes back a slip of the pen.
        comes_first: where it fits several numbers, others that lead to the same explain nothing.
        transposes: rows and columns are swapped somewhere, which goes unnoticed in symmetric scores.
        line_words: words of which a line of code that makes it has one; without them another is told that makes the
            same numbers.

    Raises:
        ValueError: a text is empty, a node does not exist, or not exactly one field says what goes wrong.
    """

    id: str
    title: str
    why: str
    hint: str
    screen: str = ""
    when: Condition = always
    changes: tuple[Change, ...] = ()
    needs_two_sentences: bool = False
    ranges: Range | None = None
    shortens: Shorten | None = None
    misread: Misreading | None = None
    of_other_head: bool = False
    undoes: Slip | None = None
    comes_first: bool = False
    transposes: bool = False
    line_words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse at once a record that would otherwise fail when a student makes the mistake."""
        for field in fields(self):
            may_be_empty = field.name == "screen" and self.misread
            if field.type is str and not getattr(self, field.name).strip() and not may_be_empty:
                raise ValueError(f"Mistake {self.id!r}: {field.name} is empty.")
        ways = ("changes", "ranges", "shortens", "misread", "of_other_head", "undoes")
        if sum(bool(getattr(self, way)) for way in ways) != 1:
            raise ValueError(f"Mistake {self.id!r}: needs exactly one of {', '.join(ways)}.")
        for node in self.changed_nodes - EVERY_NODE.keys():
            raise ValueError(f"Mistake {self.id!r}: there is no node {excerpt(node)}{nearest(node, EVERY_NODE)}")

    @property
    def changed_nodes(self) -> frozenset[str]:
        """The nodes whose step is replaced in some form of the mistake."""
        return frozenset(node for change in self.changes for node in change)

    @property
    def node(self) -> str:
        """The first node that goes wrong in every form of the mistake, or else in its first form; "" if none does."""
        common = [node for node in EVERY_NODE if self.changes and all(node in change for change in self.changes)]
        return next(iter(common or (node for node in EVERY_NODE if self.changes and node in self.changes[0])), "")

    @property
    def is_of_figures(self) -> bool:
        """Whether the method is right, and only figures on the way were shortened."""
        return self.shortens is not None

    def changes_in(self, form: Form) -> tuple[Change, ...]:
        """The wrong steps in a form of the graph."""
        if form.cross:
            return tuple(map(_across, self.changes))
        return () if self.needs_two_sentences else self.changes

    def applies(self, exercise: Exercise, part: Part) -> bool:
        """Whether the mistake can be made on the way to the answer of a part."""
        form = exercise.graphs[part.graph]
        return (
            (form.cross or not self.needs_two_sentences)
            and (not self.of_other_head or bool(exercise.other_heads(part.graph)))
            and (not self.changes or not self.changed_nodes.isdisjoint(steps_on_the_way(part.node)))
            and self.when(form, part, exercise)
        )


def _across(change: Change) -> Change:
    """The same wrong steps where keys and values come from the other sentence."""
    return {
        node: Across(step) if node in ("K", "V") and "X_P" in sources(step) else step for node, step in change.items()
    }


def by_id(mistakes: Iterable[Mistake]) -> Mapping[str, Mistake]:
    """The mistakes by their ids, in order.

    Raises:
        ValueError: two have the same id.
    """
    by_id: dict[str, Mistake] = {}
    for mistake in mistakes:
        if mistake.id in by_id:
            raise ValueError(f"Mistake {mistake.id!r}: the id is used twice.")
        by_id[mistake.id] = mistake
    return MappingProxyType(by_id)
