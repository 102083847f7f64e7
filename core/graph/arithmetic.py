"""The arithmetic behind one number: its terms in a column, their sum, the quotient, in TeX and as data.

Every figure is rounded once, as it is shown, so that the arithmetic works out with the figures on the screen.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from typing import Literal, TypeAlias

from core.graph.tex import exponent, factor, figure, shown, words

Kind: TypeAlias = Literal["products", "quotient", "same", "exponentials", "shares", "plus"]

MOST_TERMS = 12
"""Up to this many terms are all shown; of more, the first, the largest, the last, and how many lie between."""

_SMALL = r"\footnotesize"
"""Size of a column of figures, so that it fits on a phone."""

_LARGEST_EXPONENT = 700.0
"""Exponentials of larger numbers overflow."""

_CUT = 1e7
"""Figures this large lose too many digits to be subtracted inside an exponent."""

_NOTHING = 1e-12
"""A sum this small compared with its largest term is only rounding error."""


@dataclass(frozen=True, kw_only=True)
class Term:
    """One term of a sum, or the total of ``count`` terms if that is more than one."""

    name: str
    factors: tuple[float, ...]
    value: float
    count: int = 1


@dataclass(frozen=True, kw_only=True)
class Working:
    """One piece of arithmetic: a sentence about it, its terms, their total and the result."""

    kind: Kind
    lead: str
    terms: tuple[Term, ...]
    total: float
    result: float
    tex: str


def as_it_is(value: float, lead: str = "As it is:") -> Working:
    """A number that was copied, or for which nothing was computed."""
    value = shown(value)
    term = Term(name="", factors=(value,), value=value)
    tex = rf"\mathbf{{{figure(value)}}}"
    return Working(kind="same", lead=lead, terms=(term,), total=value, result=value, tex=tex)


def plus(first: float, second: float) -> Working:
    """The sum of two numbers."""
    a, b, result = shown(first), shown(second), shown(first + second)
    term = Term(name="", factors=(a, b), value=result)
    tex = rf"{figure(a)} + {factor(b)} = \mathbf{{{figure(result)}}}"
    return Working(kind="plus", lead="Added:", terms=(term,), total=result, result=result, tex=tex)


def over_root(score: float, d_k: int) -> Working:
    """A score divided by √d_k."""
    formula = rf"\frac{{\text{{score}}}}{{\sqrt{{d_k}}}} = \frac{{{figure(shown(score))}}}{{\sqrt{{{d_k}}}}}"
    return _over(score, sqrt(d_k), formula)


def over(score: float, divisor: float) -> Working:
    """A score divided by any number except 0."""
    return _over(score, divisor, rf"\frac{{\text{{score}}}}{{{figure(shown(divisor))}}}")


def _over(score: float, divisor: float, formula: str) -> Working:
    above, below, result = shown(score), shown(divisor), shown(score / divisor)
    term = Term(name="", factors=(above, below), value=result)
    tex = rf"{formula} = \frac{{{figure(above)}}}{{{figure(below)}}} = \mathbf{{{figure(result)}}}"
    return Working(kind="quotient", lead="Divided:", terms=(term,), total=result, result=result, tex=tex)


def products(left: Sequence[float], right: Sequence[float], *, names: Sequence[str] | None = None) -> Working:
    """A row times a column: Σ left · right, the terms numbered unless they have names."""
    names = names or [str(m + 1) for m in range(len(left))]
    exact = [a * b for a, b in zip(left, right, strict=True)]
    terms = _fewer(
        [
            Term(name=name, factors=(shown(a), shown(b)), value=shown(a * b))
            for name, a, b in zip(names, left, right, strict=True)
        ],
        exact,
    )
    total = _added(exact)
    column = _column(terms, lambda term: rf"{figure(term.factors[0])} \cdot {factor(term.factors[1])}", total)
    return Working(
        kind="products",
        lead="Multiplied pair by pair, and added:",
        terms=terms,
        total=total,
        result=total,
        tex=f"{_SMALL} {column}",
    )


def exponentials(row: Sequence[float], j: int, *, names: Sequence[str]) -> tuple[Working, ...]:
    """Entry j of the softmax of a row: by the formula, unless it overflows, and with the maximum subtracted."""
    largest = max(row)
    stable = _softmax(row, j, names, largest)
    return (_softmax(row, j, names, None), stable) if abs(largest) < _LARGEST_EXPONENT else (stable,)


def _softmax(row: Sequence[float], j: int, names: Sequence[str], largest: float | None) -> Working:
    cut = any(_CUT <= abs(score) < inf for score in row)
    less = () if largest is None or cut else (exponent(largest),)
    powers = [score - (largest or 0.0) for score in row]
    raised = [exp(power) for power in powers]
    terms = [
        Term(name=name, factors=(exponent(first), *less), value=shown(e))
        for name, first, e in zip(names, row if less else powers, raised, strict=True)
    ]

    def formula(term: Term) -> str:
        return "e^{" + " - ".join([figure(term.factors[0]), *map(factor, term.factors[1:])]) + "}"

    lead = (
        "As the formula says:"
        if largest is None
        else "As computers do it: the row’s largest score is subtracted first, so that no exponential exceeds 1. "
        "The weight is the same:"
    )
    return _quotient(j, "exponentials", lead, terms, raised, formula)


def share(row: Sequence[float], j: int, *, names: Sequence[str]) -> Working:
    """Entry j of a row divided by its sum."""
    terms = [Term(name=n, factors=(shown(s),), value=shown(s)) for n, s in zip(names, row, strict=True)]
    return _quotient(j, "shares", "The row’s sum:", terms, row, lambda _: words("score"))


def _quotient(
    j: int, kind: Kind, lead: str, terms: Sequence[Term], exact: Sequence[float], formula: Callable[[Term], str]
) -> Working:
    visible = _fewer(terms, exact, and_also=j)
    total, result = _added(exact), shown(exact[j] / sum(exact))
    tex = _column(visible, formula, total, bold=False)
    quotient = rf"\frac{{{figure(terms[j].value)}}}{{{figure(total)}}} = \mathbf{{{figure(result)}}}"
    tex = rf"{_SMALL} \begin{{gathered}} {tex} \\[1em] {words(terms[j].name)}:\; {quotient} \end{{gathered}}"
    return Working(kind=kind, lead=lead, terms=visible, total=total, result=result, tex=tex)


def _added(exact: Sequence[float]) -> float:
    total = sum(exact)
    return 0.0 if abs(total) < _NOTHING * max(map(abs, exact)) else shown(total)


def _fewer(terms: Sequence[Term], exact: Sequence[float], and_also: int = 0) -> tuple[Term, ...]:
    """All terms if they are few; otherwise the first, the largest and the last, with each gap summed up as one term."""
    if len(terms) <= MOST_TERMS:
        return tuple(terms)
    largest = max(range(len(exact)), key=lambda m: abs(exact[m]))
    visible: list[Term] = []
    after = 0
    for m in sorted({0, largest, and_also, len(terms) - 1}):
        if m == after + 1:
            visible.append(terms[after])
        elif m > after:
            between = exact[after:m]
            visible.append(Term(name="", factors=(), value=_added(between), count=len(between)))
        visible.append(terms[m])
        after = m + 1
    return tuple(visible)


def _column(terms: Iterable[Term], formula: Callable[[Term], str], total: float, *, bold: bool = True) -> str:
    """Terms in a column, a line, and their sum.

    The rule of width 0 makes the first line as tall as its exponents, which a browser would otherwise cut off.
    """
    lines = [
        rf"{words(term.name)} & {formula(term)} & {figure(term.value)}"
        if term.factors
        else rf"\vdots & {words(f'{term.count} terms between')} & {figure(term.value)}"
        for term in terms
    ]
    result = rf"\mathbf{{{figure(total)}}}" if bold else figure(total)
    body = r" \\ ".join(lines)
    return rf"\begin{{array}}{{l|r|r}} \rule{{0pt}}{{1.2em}} {body} \\ \hline & {words('sum')} & {result} \end{{array}}"
