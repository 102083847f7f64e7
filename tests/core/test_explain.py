"""Every cell of every exercise: the figures shown, multiplied and added, give the figure shown."""

import doctest
import re
from itertools import pairwise
from math import exp, prod

import numpy as np
import pytest

from core import exercises, explain, typeset
from core.attention import NODES, attend

GRAPHS = [(name, graph) for name in exercises.ids() for graph in exercises.load(name).graphs]
ROUNDED = 5.1e-6
"""How far a figure of six significant digits may be off, as a share of itself; half a unit of the last."""

FIGURE = re.compile(r"-?\d+(?:\.\d+)?(?: \\times 10\^\{-?\d+\})?")


def cells(trace):
    for node in (*explain.GIVEN, *NODES):
        if (M := getattr(trace, node)) is not None:
            yield from ((node, i, j) for i, j in np.ndindex(*M.shape))


def figures(tex):
    """The numbers in a piece of TeX, in the order they stand there."""
    return [float(text.replace(r" \times 10^{", "e").removesuffix("}")) for text in FIGURE.findall(tex)]


def assert_close(shown, computed, parts, slack=ROUNDED):
    """The figures are off by no more than the rounding of what they were computed from."""
    assert abs(shown - computed) <= slack * sum(map(abs, parts)) + 1e-12


def assert_adds_up(working, value, trace_value):
    for term in working.terms:
        match working.kind, term.factors:
            case _, ():
                continue
            case "products", factors:
                assert_close(term.value, prod(factors), [term.value], slack=3 * ROUNDED)
            case "quotient", (above, below):
                assert_close(term.value, above / below, [term.value], slack=3 * ROUNDED)
            case "exponentials", (raised, *less):
                assert_close(term.value, exp(raised - sum(less)), [term.value], slack=2e-6 + ROUNDED)
            case "same" | "shares", (only,):
                assert term.value == only
            case other:
                raise AssertionError(other)
    values = [term.value for term in working.terms]
    assert_close(working.total, sum(values), [*values, working.total])
    if working.kind in ("exponentials", "shares"):
        own = [term.value / working.total for term in working.terms if term.factors]
        assert min(abs(quotient - working.result) for quotient in own) <= 3 * ROUNDED * abs(working.result)
    else:
        assert working.result == working.total
    assert working.result == value
    assert value == pytest.approx(trace_value, rel=ROUNDED, abs=1e-12)


@pytest.mark.parametrize(("exercise_id", "graph"), GRAPHS)
def test_the_figures_shown_multiplied_and_added_give_the_figure_shown(exercise_id, graph):
    exercise = exercises.load(exercise_id)
    trace = exercise.traces[graph]
    seen = 0
    for node, i, j in cells(trace):
        explanation = explain.explain(trace, node, i, j, tokens=exercise.tokens)
        assert bool(explanation.workings) == (node not in explain.GIVEN)
        for working in explanation.workings:
            assert_adds_up(working, explanation.value, float(getattr(trace, node)[i, j]))
        seen += 1
    assert seen == sum(
        getattr(trace, node).size for node in (*explain.GIVEN, *NODES) if getattr(trace, node) is not None
    )


@pytest.mark.parametrize(("exercise_id", "graph"), GRAPHS)
def test_the_tex_shows_the_very_figures_of_the_data(exercise_id, graph):
    exercise = exercises.load(exercise_id)
    trace = exercise.traces[graph]
    names = [f"word{'x' * i}" for i in range(len(exercise.tokens))]
    for node, i, j in cells(trace):
        for working in explain.explain(trace, node, i, j, tokens=names).workings:
            if working.kind in ("same", "quotient"):
                assert figures(working.tex)[-1] == working.result
                continue
            body, _, foot = working.tex.partition(r"\hline")
            for term, line in zip(working.terms, body.split(r" \\ "), strict=False):
                at = line.split("&")
                assert figures(at[2]) == [term.value]
                if not term.factors:
                    assert figures(at[1]) == [term.count]
                elif working.kind == "products":
                    assert figures(at[1]) == list(term.factors)
            assert body.count(r" \\ ") == len(working.terms)
            assert figures(foot)[0] == working.total
            assert figures(foot)[-1] == working.result


def test_a_sum_of_fifty_terms_shows_the_first_the_largest_the_last_and_how_many_lie_between():
    exercise = exercises.load("river-bank")
    trace = exercise.traces["plain"]
    for i, j in np.ndindex(12, 12):
        (working,) = explain.explain(trace, "scores", i, j, tokens=exercise.tokens).workings
        products = trace.X[i] * trace.X[j]
        largest = int(np.argmax(np.abs(products)))
        named = [int(term.name) - 1 for term in working.terms if term.factors]
        assert {0, largest, 49} <= set(named)
        assert len(named) <= 5
        assert sum(term.count for term in working.terms) == 50
        between = [term.count for term in working.terms if not term.factors]
        assert between == [b - a - 1 for a, b in pairwise(named) if b - a > 1]
        assert min(between) > 1
        assert all(f"{count} terms between" in working.tex for count in between)


def test_a_weight_among_many_words_is_kept_and_an_overflowing_exponential_is_not_tried():
    X = np.linspace(-30, 40, 40)[:, None]
    names = [f"w{i}" for i in range(40)]
    for j in (0, 7, 39):
        (working,) = explain.explain(attend(X), "weights", 39, j, tokens=names).workings
        assert names[j] in [term.name for term in working.terms]
        assert working.result == pytest.approx(attend(X).weights[39, j], rel=1e-5)
        assert all(len(term.factors) == 2 for term in working.terms if term.factors)


@pytest.mark.parametrize("causal", [False, True])
def test_what_met_is_where_the_numbers_come_from(causal):
    exercise = exercises.load("bank-interest")
    trace = attend(*(exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v")), causal=causal)
    for node, i, j in cells(trace):
        explanation = explain.explain(trace, node, i, j, tokens=exercise.tokens)
        lines = [getattr(trace, met.node) for met in explanation.met]
        lines = [
            M[met.row, met.column] if None not in (met.row, met.column)
            else M[met.row] if met.row is not None else M[:, met.column]
            for M, met in zip(lines, explanation.met, strict=True)
        ]  # fmt: skip
        if len(lines) == 2:
            assert lines[0] @ lines[1] == pytest.approx(getattr(trace, node)[i, j])
        elif node == "weights":
            allowed = lines[0][: i + 1] if causal else lines[0]
            expected = 0 if causal and j > i else np.exp(lines[0][j]) / np.exp(allowed).sum()
            assert explanation.value == pytest.approx(expected, rel=1e-5)
        elif node == "scaled_scores":
            assert lines[0] / 3**0.5 == pytest.approx(getattr(trace, node)[i, j])
        else:
            assert lines == []


def test_without_learning_everything_comes_from_X_and_nothing_is_scaled():
    trace = attend([[0.0, 1.0], [1.0, 0.5]])
    for node in ("Q", "scores", "context"):
        assert {met.node for met in explain.explain(trace, node, 0, 1, tokens="ab").met} <= {"X", "weights"}
    assert "not scaled" in explain.explain(trace, "scaled_scores", 0, 1, tokens="ab").lead
    assert "given" in explain.explain(trace, "X", 0, 1, tokens="ab").lead


def test_words_that_mean_something_to_tex_or_markdown_are_harmless():
    trace = attend([[0.0, 1.0], [1.0, 0.5]])
    explanation = explain.explain(trace, "context", 0, 1, tokens=["$50%}\\frac", "*[x](y)_"])
    assert r"\text{\textdollar{}50\%\}\textbackslash{}frac}" in explanation.lines[0]
    assert r"\text{*[x](y)\_}" in explanation.lines[0]
    assert r"*\$50\%\}\\frac*" in explanation.lead


def test_the_examples_in_the_docstrings():
    for module in (explain, typeset):
        assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("X", [[[1e200, 1.0], [1.0, 2.0]], [[1e-200, 0.0], [0.0, 0.0]], [[-40.0, 30.0], [40.0, 30.0]]])
def test_no_number_is_too_large_or_too_small_to_be_written_out(X):
    with np.errstate(all="ignore"):
        trace = attend(X)
        for node, i, j in cells(trace):
            explanation = explain.explain(trace, node, i, j, tokens=["a", "b"])
            assert all(explanation.lines)
