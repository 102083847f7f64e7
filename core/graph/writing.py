"""TeX and code for the nodes whose formula depends on the form of the graph."""

from collections.abc import Callable
from typing import TypeAlias

from core.graph import tex
from core.graph.form import Form

Reads: TypeAlias = Callable[[str], str]
"""Writes a node that is read: its name, or in a formula possibly its own right side."""

Writing: TypeAlias = Callable[[Form, Reads], str]
"""Writes down a node, given the form and how to write the nodes it reads."""

Letters: TypeAlias = Callable[[Form, int | None], str]
"""Says what letters of a formula stand for, given the form and d_k, or None where no sizes are known; "" if nothing."""


def no_letters(_: Form, __: int | None) -> str:
    """Nothing: every letter of the formula is a node."""
    return ""


def _size(form: Form) -> str:
    return "d_k" if form.learned else r"d_{\text{model}}"


def positions_in_numpy(form: Form, of: Reads) -> str:
    """The lines of the sinusoids; of no positions, zeros."""
    X = of("X")
    if not form.positions:
        return f"P = np.zeros_like({X})"
    return (
        f"p, j = np.arange(len({X}))[:, None], np.arange({X}.shape[1])\n"
        f"angles = p / 10000 ** (j // 2 * 2 / {X}.shape[1])\n"
        "P = np.where(j % 2 == 0, np.sin(angles), np.cos(angles))"
    )


def positions_in_torch(form: Form, of: Reads) -> str:
    """The lines of the sinusoids; of no positions, zeros."""
    X = of("X")
    if not form.positions:
        return f"P = torch.zeros_like({X})"
    return (
        f"p, j = torch.arange(len({X}), dtype={X}.dtype)[:, None], torch.arange({X}.shape[1])\n"
        f"angles = p / 10000 ** ((j // 2 * 2).to({X}.dtype) / {X}.shape[1])\n"
        "P = torch.where(j % 2 == 0, torch.sin(angles), torch.cos(angles))"
    )


def divided_in_tex(form: Form, of: Reads) -> str:
    """Scores divided by √d_k, or by a number."""
    by = tex.figure(tex.shown(form.scaling)) if isinstance(form.scaling, float | int) else rf"\sqrt{{{_size(form)}}}"
    return rf"\frac{{{of('scores')}}}{{{by}}}"


def size_in_tex(form: Form, d_k: int | None) -> str:
    """The size whose root divides the scores."""
    return f"{_size(form)} = {d_k}" if d_k is not None and form.scaling == "by √d_k" else ""


def divided_in_code(form: Form, of: Reads) -> str:
    """The line that divides the scores."""
    by = f"{form.scaling}" if isinstance(form.scaling, float | int) else f"{of('K')}.shape[-1] ** 0.5"
    return f"scaled_scores = {of('scores')} / {by}"


def masked_in_numpy(_: Form, of: Reads) -> str:
    """The line that puts −∞ above the diagonal."""
    scores = of("scaled_scores")
    return f"masked_scores = np.where(np.tri(len({scores}), dtype=bool), {scores}, -np.inf)"


def masked_in_torch(_: Form, of: Reads) -> str:
    """The line that puts −∞ above the diagonal."""
    scores = of("scaled_scores")
    return f"masked_scores = {scores}.masked_fill(torch.ones_like({scores}).triu(1).bool(), -torch.inf)"


def weights_in_tex(form: Form, of: Reads) -> str:
    """The softmax of the masked scores, or these divided by their sum."""
    scores = of("masked_scores")
    if form.normalise == "sum":
        return rf"\frac{{{scores}}}{{\sum_{{\text{{row}}}} {scores}}}"
    return rf"\operatorname{{softmax}}_{{\text{{rows}}}}\left({scores}\right)"


def weights_in_numpy(form: Form, of: Reads) -> str:
    """The lines of the softmax, or of the division by the sum."""
    scores = of("masked_scores")
    if form.normalise == "sum":
        return f"weights = {scores} / {scores}.sum(axis=-1, keepdims=True)"
    return (
        f"exponentials = np.exp({scores} - {scores}.max(axis=-1, keepdims=True))\n"
        "weights = exponentials / exponentials.sum(axis=-1, keepdims=True)"
    )


def weights_in_torch(form: Form, of: Reads) -> str:
    """The line of the softmax, or of the division by the sum."""
    scores = of("masked_scores")
    if form.normalise == "sum":
        return f"weights = {scores} / {scores}.sum(dim=-1, keepdim=True)"
    return f"weights = torch.softmax({scores}, dim=-1)"


def divided_plainly(form: Form, of: Reads) -> str:
    """Scores ÷ √d_k, or by a number."""
    by = f"{tex.shown(form.scaling):g}" if isinstance(form.scaling, float | int) else "√d_k"
    return f"{of('scores')} ÷ {by}"


def weights_plainly(form: Form, of: Reads) -> str:
    """The softmax of the rows, or these divided by their sum."""
    scores = of("masked_scores").replace("_", " ")
    return f"{scores} ÷ row sum" if form.normalise == "sum" else "softmax by rows"
