"""How a number that is known comes about, in one line of its own numbers."""

import re
from collections.abc import Collection

import numpy as np

from core.graph import tex
from core.graph.nodes import ways_of
from core.graph.steps import Matrix, sources
from core.graph.ways import SOFTMAX
from core.homework.answer_cover import answer_cover, covered_trace
from core.homework.exercise import Exercise, Part

_MOST = 4
"""The most products that stand in a line."""


def arithmetic_line(exercise: Exercise, part: Part, earned: Collection[str]) -> str:
    r"""The arithmetic of a number, or of the first of several, in TeX; "" if it shows an answer that is not ``earned``.

    Products, the last with the result, and large numbers are in braces: no line of a phone ends within one.

    >>> from core.exercises import load
    >>> bank = load("bank-interest")
    >>> arithmetic_line(bank, bank.part("q1-weight"), ["q1-weight"])
    '${e^{0.42}/\\Sigma e^{\\text{score}}} = {1.522/7.257 = 0.2097}$'
    >>> arithmetic_line(bank, bank.part("q2-key-bank"), ["q2-key-bank"])
    'First: ${0.4 \\cdot 2.7} + {0.5 \\cdot 0.2} + {0.3 \\cdot 2.6 = 1.96}$'
    >>> arithmetic_line(bank, bank.part("q1-strength"), ["q1-weight"])
    '$0.2097 < 2/5$'
    >>> arithmetic_line(bank, bank.part("q1-strength"), ["q1-strength"])
    '“strong” means at least 2/5 = 0.4'
    >>> arithmetic_line(bank, bank.part("q5-top-two"), [one.id for one in bank.parts])
    '${0.7029 + 0.2482} = 0.9511$, so the others share $0.0489$'
    >>> arithmetic_line(bank, bank.part("q6-context"), ["q3-weights", "q6-context"]).partition(" + ")[2]
    '{0.3166 \\, v_{\\text{bank}}} + {\\cdots = (1.3903, 2.3684, 2.4021)}$'
    """
    if not part.is_computed or part.kind not in ("number", "vector", "matrix", "choice", "ranking"):
        return ""
    covers = answer_cover(exercise, frozenset(earned))
    traces = {graph: (trace, covered_trace(trace, covers)) for graph, trace in exercise.traces.items()}
    known, form = traces[part.graph][1].matrices, exercise.graphs[part.graph]
    way, row, column = ways_of(form)[part.node], part.row or 0, part.column or 0
    if part.kind == "choice":
        weight, n = known[part.node][row][column], len(part.columns)
        sign = r"\ge" if weight * n >= part.strong_from else "<"
        return part.threshold if np.isnan(weight) else rf"${weight:.4g} {sign} {part.strong_from:g}/{n}$"
    if isinstance(ranked := exercise.answer(part.id), tuple):
        weights = [weight for _, weight in ranked]
        total, made = sum(weights), " + ".join(f"{weight:.4f}" for weight in weights)
        return rf"${{{made}}} = {total:.4f}$, so the others share ${1 - total:.4f}$" if part.id in earned else ""
    lead, result = "First: " if part.shape else "", _result(known[part.node][row][[column]], part.decimals)
    left, right = known[sources(way.step)[0]][row], known[sources(way.step)[-1]]
    if way.account.kind == "product" and len(left) <= _MOST:
        factors = right[column] if way.account.turned else right[:, column]
        made = " + ".join(rf"{{{a:.4g} \cdot {_factor(b)}}}" for a, b in zip(left, factors, strict=True))
    elif part.node == "context" and not np.isnan(left).any():
        words = exercise.words(part.graph, "n_kv")
        most = np.argsort(-left, kind="stable")[:2]
        lead, result = "", _result(known[part.node][row], part.decimals)
        made = (
            rf"c_{{{tex.words(exercise.words(part.graph, 'n')[row])}}} = "
            + "".join(rf"{{{left[j]:.4f} \, v_{{{tex.words(words[j])}}}}} + " for j in most)
            + r"{\cdots}"
        )
    elif way.account.kind == "softmax" and form.normalise == SOFTMAX:
        share = f"{_large(np.exp(left[column]))}/{_large(np.exp(left).sum())}"
        made = rf"{{e^{{{left[column]:.4g}}}/\Sigma e^{{\text{{score}}}}}} = {{{share}}}"
    else:
        return ""
    hidden = [
        M[np.isnan(seen.matrices[name])]
        for whole, seen in traces.values() for name, M in whole.matrices.items() if M is not None
    ]  # fmt: skip
    shown = [float(number) for number in re.findall(r"\d+\.\d{3,}", made)]
    is_telling = any(np.any(np.abs(np.abs(M) - number) < 1e-3) for M in hidden for number in shown)
    return "" if "nan" in made or is_telling else f"{lead}${made[:-1]}{result}}}$"


def _result(numbers: Matrix, decimals: int) -> str:
    """What a sum comes to: one number or a row of a few, with the decimals asked; "" if any is covered."""
    if np.isnan(numbers).any() or len(numbers) > _MOST:
        return ""
    told = ", ".join(_rounded(number, decimals) for number in numbers)
    sign = r"\approx" if np.any((np.round(numbers, decimals) == 0) & (numbers != 0)) else "="
    return f" {sign} ({told})" if numbers[1:].size else f" {sign} {told}"


def _rounded(number: float, decimals: int) -> str:
    """A number with so many decimals, or with fewer that are all it has."""
    text = f"{number:.{decimals}f}"
    return text.rstrip("0").rstrip(".") if np.isclose(number, float(text), rtol=0) else text


def _factor(number: float) -> str:
    return f"{number:.4g}" if number >= 0 else f"({number:.4g})"


def _large(number: float) -> str:
    """A number as it is set, a large one with a power of ten."""
    return re.sub(r"(.*)e\+0*(\d+)", r"{(\1 \\cdot 10^{\2})}", f"{number:.4g}")
