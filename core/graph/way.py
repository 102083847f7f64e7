"""One way to compute a node: its step, and how that is written, explained, and named. `core.graph.ways` has them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.graph.steps import Step, is_copy

Kind: TypeAlias = Literal["described", "product", "quotient", "mask", "softmax", "shares", "sum"]
"""An arithmetic that the browser writes out for one number, and does again while an input changes.

"described" is none of them: a sentence says where the number came from.
"""

Part: TypeAlias = Literal["row", "column", "cell"]
"""What a number comes from in a matrix that is read: the number's own row or column of it, or the same cell."""

Reads: TypeAlias = Callable[[str], str]
"""Writes what is read: a node by its name, or in a formula possibly by its right side; "d_k" by its letter."""

Writing: TypeAlias = Callable[[Reads], str]
"""Writes down a node, given how to write what it reads."""


def writer(name: str, lines: str) -> Writing:
    """Writes lines of code in which {M} stands for the one matrix that they read."""
    return lambda of: lines.format(M=of(name))


@dataclass(frozen=True, kw_only=True)
class Account:
    """How the browser explains a number of a node.

    ``kind`` is its arithmetic. Of a product, ``turned`` says that the second factor is transposed; of a quotient,
    ``divisor`` gives what divides, and how that is written, from d_k. ``lead`` is a sentence that names the number's
    {row} and {column}: of what is "described", where the number came from; of a mask, why one is hidden. ``parts`` are
    what is lit up of the first matrices that a "described" number reads.
    """

    kind: Kind = "described"
    turned: bool = False
    divisor: Callable[[int], tuple[float, str]] = lambda _: (1.0, "")
    lead: str = ""
    parts: tuple[Part, ...] = ()


PRODUCT = Account(kind="product")
"""A row of the first matrix times a column of the second."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Way:
    """One way to compute a node. Two are equal if their steps are.

    ``step`` is the function; its parameters are the nodes it reads. ``tex`` is the right side of its formula, ``plain``
    the same as plain text, ``numpy`` its lines of code, ``torch`` those in torch if they differ; a copy of another node
    needs none of them. ``letters`` defines in TeX any letter of the formula that is not a node. ``account`` is how one
    number is explained.

    Of a node that can be computed in several ways, ``called`` is what this one is called on a screen, ``file_name`` in
    the name of a file, and ``heading`` in that of an exam's part; ``instruction`` tells a student to do it, and
    ``sentence``, unless the node's holds, what it is good for.
    """

    step: Step
    tex: Writing = lambda _: ""
    plain: Writing = lambda _: ""
    numpy: Writing = lambda _: ""
    torch: Writing | None = None
    letters: str = ""
    account: Account = Account()
    called: str = ""
    file_name: str = ""
    heading: str = ""
    instruction: str = ""
    sentence: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Way) and self.step == other.step

    def __hash__(self) -> int:
        return hash(self.step)

    def __repr__(self) -> str:
        return self.called or repr(self.step)

    @property
    def is_copy(self) -> bool:
        """Whether it changes nothing."""
        return is_copy(self.step)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Scaling(Way):
    """A way to scale the scores: ``over`` is what divides them, in TeX, given d_k; "" if nothing does."""

    over: Callable[[int], str]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Mask(Way):
    """A way to mask the scores.

    ``sees`` says whether word i may attend to word j, ``seen`` and ``hidden`` say the same in words after a score, and
    ``terms`` in TeX over which m a word i adds up.
    """

    sees: Callable[[int, int], bool]
    seen: str = ""
    hidden: str = ""
    terms: str = "m"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Normalising(Way):
    """A way to make shares of a row: each is its ``part`` of the row's total; in TeX, given the score."""

    part: Callable[[str], str]
