"""Formulas and code for one form of the graph, put together from the records of the nodes."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from core.graph import tex
from core.graph.form import Form
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, Node, shown_nodes, steps_of, ways_of
from core.graph.steps import is_copy, origin, sources

Library: TypeAlias = Literal["numpy", "torch"]

LIBRARIES: dict[Library, str] = {"numpy": "NumPy", "torch": "torch"}
"""What each library is called."""


@dataclass(frozen=True, kw_only=True)
class Wording:
    """The heading of a step: its title, its formula in TeX and the names of its dimensions."""

    title: str
    formula: str
    shape: tuple[str, str]


def snippet(node: str, library: Library, form: Form) -> str:
    """The lines that compute a node from earlier ones, which they refer to by name.

    Raises:
        ValueError: there is no such node.

    >>> from core.graph.form import LEARNED, PLAIN
    >>> from core.graph.ways import divided_by
    >>> snippet("scores", "numpy", LEARNED)
    'scores = Q @ K.T'
    >>> snippet("scores", "torch", PLAIN)
    'scores = X @ X.T'
    >>> snippet("scaled_scores", "numpy", Form(learned=True, scaling=divided_by(2.5)))
    'scaled_scores = scores / 2.5'
    """
    _record(node)
    way, steps = ways_of(form)[node], steps_of(form)
    if is_copy(steps[node]):
        return f"{node} = {origin(node, steps)}"
    write = (way.torch if library == "torch" else None) or way.numpy
    return write(lambda name: origin(name, steps))


def needed_names(nodes: Collection[str], form: Form) -> tuple[str, ...]:
    """The inputs and nodes that the code of some nodes needs, including these nodes, in the order of evaluation.

    Raises:
        ValueError: one of them is not a node.

    >>> from core.graph.form import PLAIN
    >>> needed_names(["weights"], PLAIN)
    ('X', 'scores', 'weights')
    """
    for node in nodes:
        _record(node)
    steps, names = steps_of(form), set(nodes)
    for node in reversed(tuple(EVERY_NODE)):
        if node in names:
            names.update(origin(name, steps) for name in sources(steps[node]))
    return tuple(name for name in (*EVERY_INPUT, *EVERY_NODE) if name in names)


@lru_cache(maxsize=64)
def inputs(form: Form) -> tuple[str, ...]:
    """The inputs that a form of the graph needs, in order.

    >>> from core.graph.form import PLAIN
    >>> inputs(PLAIN)
    ('X',)
    """
    return tuple(name for name in needed_names(shown_nodes(form), form) if name in EVERY_INPUT)


@lru_cache(maxsize=256)
def wording(node: str, form: Form) -> Wording:
    """Title, formula and shape of a node.

    Raises:
        ValueError: there is no such node.

    >>> from core.graph.form import LEARNED
    >>> wording("Q", LEARNED).formula
    'Q = X W_q'
    """
    record = _record(node)
    formula = _formula(node, form, {name for name, other in EVERY_NODE.items() if not other.is_written_out})
    rows, columns = (_letter(letter, form) for letter in record.shape)
    return Wording(title=record.title, formula=formula, shape=(rows, columns))


def from_projections(node: str, form: Form) -> str:
    r"""The whole formula of a node in terms of Q, K and V, or of X where nothing is learned, in TeX.

    >>> from core.graph.form import PLAIN
    >>> from_projections("scores", PLAIN)
    '\\text{scores} = X X^\\top'
    """
    return _formula(node, form, {name for name, other in EVERY_NODE.items() if not other.is_pairwise})


@lru_cache(maxsize=256)
def beside_title(node: str, form: Form) -> str:
    r"""The formula of a node as it stands beside its title, in TeX: from the projections and the weights.

    What the title says already is left out: the name of a node whose name is a word.

    >>> from core.graph.form import LEARNED
    >>> beside_title("Q", LEARNED), beside_title("context", LEARNED)
    ('Q = X W_q', '\\text{weights} \\, V')
    """
    named = {name for name, one in EVERY_NODE.items() if one.is_share or not one.is_pairwise}
    right, _ = _right_side(node, form, named)
    formula = f"{node} = {right}" if node[0].isupper() else right
    letters = ways_of(form)[node].letters
    # A line may only break before the letters; both are in braces, for TeX would break after + and = as well.
    return rf"{{{formula}}},\quad\allowbreak {{{letters}}}" if letters else formula


def _formula(node: str, form: Form, named: Collection[str]) -> str:
    right, letters = _right_side(node, form, named)
    return r",\quad ".join([f"{tex.name(node)} = {right}", *letters])


def _right_side(node: str, form: Form, named: Collection[str]) -> tuple[str, Collection[str]]:
    """The right side of a formula, with the nodes in ``named`` written by name, and what its letters stand for."""
    steps, ways, letters = steps_of(form), ways_of(form), dict[str, None]()

    def write(name: str) -> str:
        if name == "d_k":
            return "d_k" if form.learned else r"d_{\text{model}}"
        if name in named or name in EVERY_INPUT:
            return tex.name(name)
        return written_out(name)

    def written_out(name: str) -> str:
        if meaning := ways[name].letters:
            letters[meaning] = None
        return ways[name].tex(lambda read: write(origin(read, steps)))

    right = write(origin(node, steps)) if is_copy(steps[node]) else written_out(node)
    return right, letters


def _letter(dimension: str, form: Form) -> str:
    """A dimension as it is called in a form of the graph."""
    if dimension == "n_kv" and not form.cross:
        return "n"
    return "d_model" if dimension in ("d_k", "d_v") and not form.learned else dimension


def _record(node: str) -> Node:
    if node not in EVERY_NODE:
        raise ValueError(f"expected one of {', '.join(EVERY_NODE)}; got {node!r}")
    return EVERY_NODE[node]
