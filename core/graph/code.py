"""The graph in words of code: the few lines of each step in NumPy and in torch, with its title, formula and shape."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.graph import tex
from core.graph.steps import NODES

Library: TypeAlias = Literal["numpy", "torch"]

LIBRARIES: dict[Library, str] = {"numpy": "NumPy", "torch": "torch"}
"""What each library is called."""

Scaling: TypeAlias = bool | float
"""What the scores are divided by: √d_k (True), nothing (False), or a number. Compare by ``is``, for 1.0 == True."""

INPUTS = ("X", "W_q", "W_k", "W_v")

_SOFTMAX: dict[Library, str] = {
    "numpy": "exponentials = np.exp({0} - {0}.max(axis=-1, keepdims=True))\n"
    "weights = exponentials / exponentials.sum(axis=-1, keepdims=True)",
    "torch": "weights = torch.softmax({0}, dim=-1)",
}


@dataclass(frozen=True, kw_only=True)
class Wording:
    """What stands above a step: its title, its formula in TeX and the names of its dimensions."""

    title: str
    formula: str
    shape: tuple[str, str]


def shown(*, learned: bool, scaled: Scaling) -> tuple[str, ...]:
    """The nodes that are a step of their own, in order: Q, K, V with learning, scaled_scores where they are scaled.

    >>> shown(learned=False, scaled=False)
    ('scores', 'weights', 'context')
    """
    hidden = {*(() if learned else ("Q", "K", "V")), *(("scaled_scores",) if scaled is False else ())}
    return tuple(node for node in NODES if node not in hidden)


def snippet(node: str, library: Library, *, learned: bool, scaled: Scaling) -> str:
    """The lines that compute a node from those before it, which are there by their names.

    Raises:
        ValueError: there is no such node.

    >>> snippet("scores", "numpy", learned=True, scaled=True)
    'scores = Q @ K.T'
    >>> snippet("scores", "torch", learned=False, scaled=False)
    'scores = X @ X.T'
    >>> snippet("scaled_scores", "numpy", learned=True, scaled=2.5)
    'scaled_scores = scores / 2.5'
    """
    _check(node)
    Q, K, V = ("Q", "K", "V") if learned else ("X", "X", "X")
    divisor = f"{K}.shape[-1] ** 0.5" if scaled is True else f"{scaled}"
    lines = {
        "Q": "Q = X @ W_q" if learned else "Q = X",
        "K": "K = X @ W_k" if learned else "K = X",
        "V": "V = X @ W_v" if learned else "V = X",
        "scores": f"scores = {Q} @ {K}.T",
        "scaled_scores": "scaled_scores = scores" if scaled is False else f"scaled_scores = scores / {divisor}",
        "weights": _SOFTMAX[library].format("scores" if scaled is False else "scaled_scores"),
        "context": f"context = weights @ {V}",
    }
    return lines[node]


def needed(nodes: Collection[str], *, learned: bool, scaled: Scaling) -> tuple[str, ...]:
    """The inputs and nodes that the lines of some nodes need, these included, in the order of evaluation.

    Raises:
        ValueError: one of them is not a node.

    >>> needed(["weights"], learned=False, scaled=False)
    ('X', 'scores', 'weights')
    """
    for node in nodes:
        _check(node)
    wanted = set(nodes)
    for node in reversed(NODES):
        if node in wanted:
            wanted.update(re.findall(r"\w+", snippet(node, "torch", learned=learned, scaled=scaled)))
    return tuple(name for name in (*INPUTS, *NODES) if name in wanted)


def wording(node: str, *, learned: bool, scaled: Scaling) -> Wording:
    """Title, formula and shape of a node.

    Raises:
        ValueError: there is no such node.

    >>> wording("Q", learned=True, scaled=True).formula
    'Q = X W_q'
    """
    _check(node)
    Q, K, V = ("Q", "K", "V") if learned else ("X", "X", "X")
    d_k, d_v = ("d_k", "d_v") if learned else ("d_model", "d_model")
    root = r"\sqrt{d_k}" if learned else r"\sqrt{d_{\text{model}}}"
    similar = r"\text{scores}"
    divisor = root if scaled is True else tex.figure(tex.shown(scaled))
    scaled_similar = similar if scaled is False else rf"\frac{{{similar}}}{{{divisor}}}"
    words = {
        "Q": ("Queries", "Q = X W_q" if learned else "Q = X", ("n", d_k)),
        "K": ("Keys", "K = X W_k" if learned else "K = X", ("n", d_k)),
        "V": ("Values", "V = X W_v" if learned else "V = X", ("n", d_v)),
        "scores": ("Scores", rf"{similar} = {Q} {K}^\top", ("n", "n")),
        "scaled_scores": ("Scaled scores", rf"\text{{scaled scores}} = {scaled_similar}", ("n", "n")),
        "weights": (
            "Weights",
            rf"\text{{weights}} = \operatorname{{softmax}}_{{\text{{rows}}}}\left({scaled_similar}\right)",
            ("n", "n"),
        ),
        "context": ("Context", rf"\text{{context}} = \text{{weights}} \, {V}", ("n", d_v)),
    }
    title, formula, shape = words[node]
    return Wording(title=title, formula=formula, shape=shape)


def _check(node: str) -> None:
    if node not in NODES:
        raise ValueError(f"expected one of {', '.join(NODES)}; got {node!r}")
