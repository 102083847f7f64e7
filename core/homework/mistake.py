"""What a known mistake is: one record of what goes wrong, when it can happen, and what the student is told."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from core.graph.form import Form
from core.graph.nodes import NODES, ancestors
from core.graph.steps import Matrix, Step
from core.homework.exercise import Answer, Exercise, Part
from core.reading.numbers import Number

Change: TypeAlias = Mapping[str, Step]
"""By node, the steps that take the place of the right ones."""

Condition: TypeAlias = Callable[[Form, Part, Exercise], bool]
"""Whether a mistake can happen in a graph, on the way to a part, with the inputs of an exercise."""

Misreading: TypeAlias = Callable[[Part, Matrix], Iterable[Answer]]
"""The wrong answers to a part that can be read from its node."""

Slip: TypeAlias = Callable[[Number], Iterable[Number]]
"""The numbers that may have been meant by the one that was typed."""

SCREENS = frozenset(file.stem for file in (Path(__file__).parents[2] / "pages").glob("*.py"))
"""The names of the screens."""


def always(_form: Form, _part: Part, _exercise: Exercise) -> bool:
    """True, for a mistake that can happen everywhere."""
    return True


@dataclass(frozen=True, kw_only=True)
class Mistake:
    """A known mistake; exactly one of ``changes``, ``rounded_to``, ``misread`` and ``meant`` says what goes wrong.

    Args:
        id: its name in results and files.
        title: what it is called.
        why: why it is wrong.
        hint: what to do instead; gives no number away.
        screen: the screen that shows how it is done right.
        when: where it can happen.
        changes: the changed steps, in each form that the mistake takes.
        rounded_to: the decimals to which every step on the way may have been rounded.
        misread: a wrong reading of the right node.
        meant: a slip of the pen, undone.
        transposes: rows and columns change places somewhere, which symmetric scores do not show.
        rejects_draws: a variant is drawn again if it cannot tell this mistake from others; False for mistakes whose
            answers may meet any other by chance.

    Raises:
        ValueError: a text is empty, a screen or node does not exist, or what goes wrong is not said exactly once.
    """

    id: str
    title: str
    why: str
    hint: str
    screen: str
    when: Condition = always
    changes: tuple[Change, ...] = ()
    rounded_to: tuple[int, ...] = ()
    misread: Misreading | None = None
    meant: Slip | None = None
    transposes: bool = False
    rejects_draws: bool = True

    def __post_init__(self) -> None:
        """Refuse a record that would fail only once a student makes the mistake."""
        for field in fields(self):
            if field.type is str and not getattr(self, field.name).strip():
                raise ValueError(f"Mistake {self.id!r}: {field.name} is empty.")
        if sum(map(bool, (self.changes, self.rounded_to, self.misread, self.meant))) != 1:
            raise ValueError(f"Mistake {self.id!r}: needs one of changes, rounded_to, misread and meant.")
        _check_name(self.id, "screen", self.screen, SCREENS)
        for node in self.changed_nodes:
            _check_name(self.id, "node", node, NODES)

    @property
    def changed_nodes(self) -> frozenset[str]:
        """The nodes whose step is another one in some form of the mistake."""
        return frozenset(node for change in self.changes for node in change)

    def applies(self, exercise: Exercise, part: Part) -> bool:
        """Whether the mistake can be made on the way to what a part asks for."""
        on_the_way = not self.changes or bool(self.changed_nodes & ancestors(part.node))
        return on_the_way and self.when(exercise.graphs[part.graph], part, exercise)


def _check_name(mistake: str, what: str, name: str, names: Iterable[str]) -> None:
    names = sorted(names)
    if name not in names:
        nearest = get_close_matches(name, names, n=1)
        advice = f"did you mean {nearest[0]!r}?" if nearest else f"expected one of {', '.join(names)}."
        raise ValueError(f"Mistake {mistake!r}: there is no {what} {name!r}; {advice}")


def by_id(mistakes: Iterable[Mistake]) -> Mapping[str, Mistake]:
    """The mistakes by their ids, in order.

    Raises:
        ValueError: two have the same id.
    """
    named: dict[str, Mistake] = {}
    for mistake in mistakes:
        if mistake.id in named:
            raise ValueError(f"Mistake {mistake.id!r}: the id is used twice.")
        named[mistake.id] = mistake
    return MappingProxyType(named)
